import styles from './example-ideas.module.css';

const EXAMPLES = [
  'A self-watering planter for offices that knows when each plant needs water',
  'A camera-free way to detect when an elderly person falls at home',
  'A drone that cleans solar panels without scratching them',
  'Reusable packaging that keeps delivered food cold without ice',
];

/** What to write when nothing comes to mind: a click fills the text in, it does not start anything. */
export function ExampleIdeas({ onChoose }: { onChoose: (idea: string) => void }) {
  return (
    <section className={styles.examples} aria-label="Example ideas">
      <p>Not sure how to put it? One sentence on what it does and for whom is enough:</p>
      <ul>
        {EXAMPLES.map((idea) => (
          <li key={idea}>
            <button type="button" onClick={() => onChoose(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
