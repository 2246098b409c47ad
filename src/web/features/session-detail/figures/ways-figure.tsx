import {
  type ShownPrinciple,
  usualText,
  type Ways,
  waysByPrinciple,
} from '../../../../contract/landscape.ts';
import { PatentNumber } from '../components/cited-text.tsx';
import { Figure } from './figure.tsx';
import styles from './ways-figure.module.css';

type Job = Ways['jobs'][number];
type Way = Job['rows'][number];

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
        {way.date && <span>{way.date.slice(0, 4)}</span>}
        {way.ended && <span>own term likely ended</span>}
        {way.also.length > 0 && (
          <span>
            much alike <Numbers list={way.also} />
          </span>
        )}
      </p>
    </li>
  );
}

/** The principle behind some ways: what limits it, and who uses it on the same kind of thing. */
function PrincipleLead({ principle }: { principle: ShownPrinciple }) {
  return (
    <div className={styles.principle}>
      <h5 className={styles.principleName}>By {principle.name}</h5>
      <p>It {principle.limit}.</p>
      <p className={styles.source}>
        <span>{principle.families === 1 ? '1 family' : `${principle.families} families`}</span>
        {usualText(principle) && <span>{usualText(principle)}</span>}
        {principle.own.length > 0 && (
          <span>
            on like things <Numbers list={principle.own} />
            {principle.own_count > principle.own.length &&
              ` and ${principle.own_count - principle.own.length} more`}
          </span>
        )}
      </p>
    </div>
  );
}

/** Principles that only documents far from the idea show. */
function Afar({ afar }: { afar: NonNullable<Job['afar']> }) {
  return (
    <div className={styles.unseen}>
      <h5 className={styles.principleName}>Also seen, further from your idea</h5>
      <ul>
        {afar.map(({ name, number, use, usual_for }) => (
          <li key={name}>
            <strong>{capitalise(name)}</strong>, for {use} <PatentNumber number={number} />
            {usualText({ usual_for }) && <span>; {usualText({ usual_for })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Principles that none of the documents shows. */
function Unseen({ unseen }: { unseen: NonNullable<Job['unseen']> }) {
  return (
    <div className={styles.unseen}>
      <h5 className={styles.principleName}>Not found for this job</h5>
      <ul>
        {unseen.map(({ name, limit, usual_for }) => (
          <li key={name}>
            <strong>{capitalise(name)}</strong>
            {usualText({ usual_for }) && `, ${usualText({ usual_for })}`}: it {limit}.
          </li>
        ))}
      </ul>
    </div>
  );
}

function JobWays({ job }: { job: Job }) {
  const groups = waysByPrinciple(job);
  return (
    <section aria-label={job.job}>
      <h4 className={styles.job}>{job.job}</h4>
      {groups.map(({ principle, rows }) => (
        <div key={principle?.name ?? 'others'} className={styles.group}>
          {principle !== null && <PrincipleLead principle={principle} />}
          {principle === null && groups.length > 1 && <h5 className={styles.principleName}>In other ways</h5>}
          <ol className={styles.ways}>
            {rows.map((way) => (
              <WayItem key={way.number} way={way} />
            ))}
          </ol>
        </div>
      ))}
      {job.afar && job.afar.length > 0 && <Afar afar={job.afar} />}
      {job.unseen && job.unseen.length > 0 && <Unseen unseen={job.unseen} />}
      {job.query && (
        <div className={styles.unseen}>
          <p>
            For what is missing here, ask a full database for{' '}
            <code className={styles.query}>{job.query}</code>
          </p>
        </div>
      )}
    </section>
  );
}

/** How patents do the jobs that the idea states, whatever they do them to, by working principle. */
export function WaysFigure({ ways }: { ways: Ways }) {
  return (
    <Figure
      title="Known ways"
      lead="How patents do your idea’s jobs, whatever they do them to, by working principle, those nearest to your idea first. What limits a principle and what it is usual for is general engineering knowledge and stands in none of the patents; which way suits is yours to judge."
      note={ways.note}
    >
      {ways.jobs.map((job) => (
        <JobWays key={job.job} job={job} />
      ))}
    </Figure>
  );
}
