import type { PatentRecord } from '../../src/contract/patents.ts';
import { inventedRecord } from './patent-fixtures.ts';

/** Invented patents that the stand-ins of all services hold; each service shows them in its own words. */
export const INVENTED: readonly (PatentRecord & { claim: string; kind: string })[] = [
  {
    number: 'US11000001',
    kind: 'B2',
    title: 'Self-watering planter with capillary mat',
    abstract: 'A planter holds a reservoir; a capillary mat lifts water to the roots.',
    date: '2021-05-11',
    filed: '2019-03-04',
    priority: '2018-03-05',
    inventors: ['Ada Lovelace', 'Grace Hopper'],
    assignee: 'Planter Works',
    cpc: ['A01G27/06', 'A01G9/02'],
    family: '70000001',
    claim: '1. A planter comprising a reservoir and a capillary mat.',
  },
  {
    number: 'US20200123456',
    kind: 'A1',
    title: 'Planter with moisture sensor and pump',
    abstract: 'A moisture sensor switches a pump that waters the planter.',
    date: '2020-04-23',
    filed: '2018-10-19',
    priority: '2018-10-19',
    inventors: ['Alan Turing'],
    assignee: 'Sensor Garden',
    cpc: ['A01G27/00'],
    family: '70000002',
    claim: '1. A planter having a moisture sensor and a pump.',
  },
  {
    number: 'EP3500001',
    kind: 'A1',
    title: 'Folding bicycle helmet',
    abstract: 'A helmet of hinged shells folds flat for a bag.',
    date: '2019-06-26',
    filed: '2017-12-20',
    priority: '2017-12-20',
    inventors: ['Lise Meitner'],
    assignee: 'Helmet Fold',
    cpc: ['A42B3/32'],
    family: '70000003',
    claim: '1. A helmet having hinged shells.',
  },
  {
    number: 'US10500002',
    kind: 'B1',
    title: 'Bicycle helmet with airflow channels',
    abstract: 'Channels in the helmet lead air over the head.',
    date: '2019-12-10',
    filed: '2018-01-02',
    priority: '2018-01-02',
    inventors: ['Emmy Noether'],
    assignee: 'Air Helmet',
    cpc: ['A42B3/28'],
    family: '70000004',
    claim: '1. A helmet comprising airflow channels.',
  },
].map(({ number, claim, kind, ...fields }) => ({
  ...inventedRecord(number, fields),
  type: kind.startsWith('A') ? ('application' as const) : ('grant' as const),
  claim,
  kind,
}));

/** Words of a text, for the stand-ins' own idea of a search. */
export const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z0-9]+/g) ?? []);

/** Whether a patent has one of the words in title or abstract. */
export function hasAny(patent: PatentRecord, words: Iterable<string>): boolean {
  const held = wordsIn(`${patent.title} ${patent.abstract}`);
  return [...words].some((word) => held.has(word));
}

/** Patents that share words with a text, the most first. */
export function byRelevance<T extends PatentRecord>(patents: readonly T[], text: string): T[] {
  const wanted = [...wordsIn(text)].filter((word) => word.length > 4);
  const score = (patent: T) => wanted.filter((word) => hasAny(patent, [word])).length;
  return patents.filter((patent) => score(patent) > 0).sort((a, b) => score(b) - score(a));
}
