import type { EvidenceDoc, IdeaFrame } from '../evidence/evidence.ts';
import type { IdeaTerms } from '../evidence/idea-terms.ts';
import { jobsFrom } from '../evidence/match-profile.ts';
import { type IdeaNames, isGenericProduct } from '../evidence/read-idea.ts';
import { wordsOf } from '../functions/functional-basis.ts';
import { joinList } from '../language/inflection.ts';
import { contentTerms } from '../text/tokenize.ts';

const MOST_JOBS = 2;
const MOST_WORDS = 5;
const MOST_TERMS = 2;
const MOST_CLASSES = 3;
/** Documents of a group that make it telling: of the idea's own field, or else of those that do its job elsewhere. */
const LEAST_OWN = 2;
const LEAST_OF_JOB = 3;
/** A main group of the Cooperative Patent Classification, "A01G27" of "A01G27/02"; from 2000 on they index and classify nothing. */
const MAIN_GROUP = /^[A-H]\d\d[A-Z]\d{1,3}(?=\/|$)/;

const phrase = (words: readonly string[]): string =>
  words.length === 1 ? words[0]! : `“${words.join(' ')}”`;

const anyOf = (words: readonly string[]): string =>
  words.length === 1 ? words[0]! : `(${words.join(' OR ')})`;

/** Words of the idea beside the given ones and the job's own, kinds of thing first, then the weightiest. */
function otherWords({ list }: IdeaTerms, said: string, jobs: readonly string[]): string[] {
  const stems = new Set(contentTerms(said).map(({ stem }) => stem));
  return list
    .filter(({ stem, surface }) => !stems.has(stem) && !isGenericProduct(surface))
    .filter(({ means }) => !jobs.some((job) => means.functions.has(job)))
    .sort((a, b) => Number(b.means.flows.size > 0) - Number(a.means.flows.size > 0))
    .map(({ surface }) => surface.toLowerCase());
}

/** The thing in its own words and by the end of its name alone, and what the job is done to; without a thing, two words more of the idea. */
function things(
  { product, serves }: IdeaNames,
  { terms, purposeTerms, reflexive }: IdeaFrame,
  jobs: readonly string[],
): string[] {
  if (product === null) return otherWords(terms, '', jobs).slice(0, MOST_TERMS);
  const words = product.toLowerCase().split(' ');
  // Without a purpose it serves as what it is, for some place.
  const object =
    reflexive || serves.includes(product) ? [] : otherWords(purposeTerms, product, jobs).slice(0, 1);
  const short = words.slice(words.length > 2 ? -2 : -1);
  return [anyOf(words.length === 1 ? words : [phrase(words), phrase(short)]), ...object];
}

/** Main groups that so many of the given documents are in, those of the closest documents first. */
function mainGroups(docs: readonly EvidenceDoc[], least: number): string[] {
  const found = new Map<string, { count: number; closeness: number }>();
  for (const { record, affinity } of docs)
    for (const group of new Set(record.cpc.flatMap((code) => MAIN_GROUP.exec(code) ?? []))) {
      const { count, closeness } = found.get(group) ?? { count: 0, closeness: 0 };
      found.set(group, { count: count + 1, closeness: closeness + affinity });
    }
  return [...found]
    .filter(([, { count }]) => count >= least)
    .sort((a, b) => b[1].closeness - a[1].closeness || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_CLASSES)
    .map(([group]) => group);
}

/**
 * What to ask a full database for the idea: the thing and its jobs in several words each, and the main groups of the documents of
 * its own field, or else of those that do its job. "(“leaf blowers” OR blowers) AND (quiet OR silent OR noise), in F04D29".
 */
export function searchQuery(names: IdeaNames, frame: IdeaFrame, field: readonly EvidenceDoc[]): string {
  const jobs = jobsFrom(1, frame.profile).slice(0, MOST_JOBS);
  const groups = [...things(names, frame, jobs), ...jobs.map((job) => anyOf(wordsOf(job, MOST_WORDS)))];
  const own = mainGroups(
    field.filter((d) => d.kinship === 'own'),
    LEAST_OWN,
  );
  const classes =
    own.length > 0
      ? own
      : mainGroups(
          field.filter((d) => d.jobMatch >= 1),
          LEAST_OF_JOB,
        );
  return `${groups.join(' AND ')}${classes.length === 0 ? '' : `, and look through ${joinList(classes)}`}`;
}

/** What to ask a full database for the idea's thing by other means: its words, and any of these terms. */
export function queryWith(terms: readonly string[], names: IdeaNames, frame: IdeaFrame): string {
  const asked = anyOf(terms.map((term) => phrase(term.split(' '))));
  return [...things(names, frame, jobsFrom(1, frame.profile).slice(0, MOST_JOBS)), asked].join(' AND ');
}
