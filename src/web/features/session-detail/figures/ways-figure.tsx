import { fullSearchUrl } from '../../../../contract/full-search.ts';
import {
  exceptLeading,
  knowledgeOf,
  leftOver,
  usualText,
  type WayGroup,
  type Ways,
  wayGroups,
} from '../../../../contract/ways.ts';
import { PatentNumber } from '../components/cited-text.tsx';
import { capitalise } from './capitalise.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { Figure } from './figure.tsx';
import styles from './ways-figure.module.css';

type Job = Ways['jobs'][number];
type Way = Job['rows'][number];
type LeftOver = ReturnType<typeof leftOver>;

const Numbers = ({ list }: { list: readonly string[] }) =>
  list.map((number, i) => (
    <span key={number}>
      {i > 0 && ', '}
      <PatentNumber number={number} />
    </span>
  ));

/** One mechanism: what it is for, its own words, and where and when it was published. */
function WayItem({ way }: { way: Way }) {
  return (
    <li className={styles.way}>
      <p className={styles.name}>
        <strong>{capitalise(way.mechanism)}</strong>, for {way.use}
      </p>
      {way.says && <q className={styles.says}>{way.says}</q>}
      <p className={styles.source}>
        <PatentNumber number={way.number} />
        {way.term && <span>{way.term}</span>}
        {!way.term && way.date && <span>{way.date.slice(0, 4)}</span>}
        {!way.term && way.ended && <span>own term likely ended</span>}
        {way.also.length > 0 && (
          <span>
            much alike <Numbers list={way.also} />
          </span>
        )}
      </p>
    </li>
  );
}

/** How many families show a principle, or where else it is known. */
function SeenIn({ group: { principle, afar } }: { group: WayGroup }) {
  if (afar === null) return <span>not found here</span>;
  if (afar !== undefined)
    return (
      <span>
        only far from your idea, <PatentNumber number={afar.number} />, for {afar.use}
      </span>
    );
  const { families = 0, own = [], own_count: all = 0 } = principle ?? {};
  return (
    <>
      <span>{families === 1 ? '1 family' : `${families} families`}</span>
      {own.length > 0 && (
        <span>
          on like things <Numbers list={own} />
          {all > own.length && ` and ${all - own.length} more`}
        </span>
      )}
    </>
  );
}

/** A principle: what limits it, and who uses it. */
function PrincipleLead({ group }: { group: WayGroup }) {
  const { principle } = group;
  if (principle === null) return <h5 className={styles.principleName}>In other ways</h5>;
  const { name, limit, query } = principle;
  return (
    <div className={styles.principle}>
      <h5 className={styles.principleName}>By {name}</h5>
      {limit && <p>It {limit}.</p>}
      <p className={styles.source}>
        <SeenIn group={group} />
        {usualText(principle) && <span>{usualText(principle)}</span>}
        {query && (
          <a href={fullSearchUrl(query)} target="_blank" rel="noopener noreferrer">
            Search Google Patents
          </a>
        )}
      </p>
    </div>
  );
}

/** What decides whether a principle is enough, and how to try it; the trial of a less likely one waits to be asked for. */
function PrincipleKnowledge({ group: { principle, isLikely } }: { group: WayGroup }) {
  if (principle === null) return null;
  const { trial } = principle;
  return (
    <div className={styles.knowledge}>
      {knowledgeOf(principle).map(({ label, text }) => (
        <p key={label}>
          <b>{label}:</b> {text}.
        </p>
      ))}
      {trial && isLikely && (
        <p>
          <b>Cheapest trial:</b> {trial}.
        </p>
      )}
      {trial && !isLikely && (
        <details>
          <summary>Cheapest trial</summary>
          <p>{capitalise(trial)}.</p>
        </details>
      )}
    </div>
  );
}

/** Principles that none of the documents shows. */
function Unseen({ unseen }: { unseen: LeftOver }) {
  return (
    <div className={styles.unseen}>
      <h5 className={styles.principleName}>Not found for this job</h5>
      <ul>
        {unseen.map(({ name, limit }) => (
          <li key={name}>
            <strong>{capitalise(name)}</strong>
            {limit && `: it ${limit}`}.
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What does all that is wanted already, or says so. */
function AimArt({ art: { aim, rows } }: { art: NonNullable<Ways['art']> }) {
  return (
    <section aria-label={aim}>
      <h4 className={styles.job}>Nearest in this library to {aim}</h4>
      <ol className={styles.ways}>
        {rows.map((way) => (
          <WayItem key={way.number} way={way} />
        ))}
      </ol>
    </section>
  );
}

function JobWays({ job }: { job: Job }) {
  const groups = wayGroups(job);
  const isNamed = groups.some(({ principle }) => principle !== null);
  const unseen = leftOver(job);
  return (
    <section aria-label={job.job}>
      <h4 className={styles.job}>{job.job}</h4>
      {job.conflict && <ConflictPanel conflict={job.conflict} />}
      {job.reckon && (
        <p className={styles.reckon}>
          <b>Reckon first:</b> {job.reckon}.
        </p>
      )}
      {job.ask && (
        <p className={styles.reckon}>
          <b>Ask a buyer:</b> {job.ask}
        </p>
      )}
      {groups.map((group) => (
        <div key={group.principle?.name ?? 'others'} className={styles.group}>
          {isNamed && <PrincipleLead group={group} />}
          <div>
            <PrincipleKnowledge group={group} />
            {group.rows.length > 0 && (
              <ol className={styles.ways}>
                {group.rows.map((way) => (
                  <WayItem key={way.number} way={way} />
                ))}
              </ol>
            )}
          </div>
        </div>
      ))}
      {unseen.length > 0 && <Unseen unseen={unseen} />}
      {job.query && (
        <div className={styles.unseen}>
          <p>
            For what is missing here, ask a full database for{' '}
            <a href={fullSearchUrl(job.query)} target="_blank" rel="noopener noreferrer">
              <code className={styles.query}>{job.query}</code>
            </a>
          </p>
        </div>
      )}
    </section>
  );
}

/** How patents do the jobs that the idea states, whatever they do them to, by working principle. The leading conflict is told before. */
export function WaysFigure({ ways: all }: { ways: Ways }) {
  const ways = exceptLeading(all);
  return (
    <Figure
      title="Known ways"
      lead="How patents do the jobs of your idea, whatever they do them to, by working principle, those nearest to your idea first. What a principle is usual for, what limits it, its rule of thumb and its trial are general engineering knowledge, not taken from patents: check a figure before you build on it."
      note={ways.note}
    >
      {ways.conflict && <ConflictPanel conflict={ways.conflict} />}
      {ways.art && <AimArt art={ways.art} />}
      {ways.binds?.map(({ thing, fact }) => (
        <p key={thing} className={styles.reckon}>
          <b>What binds {thing}:</b> {fact}.
        </p>
      ))}
      {ways.jobs.map((job) => (
        <JobWays key={job.job} job={job} />
      ))}
    </Figure>
  );
}
