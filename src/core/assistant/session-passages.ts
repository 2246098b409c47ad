import type { PatentRecord } from '../../contract/patents.ts';
import { sentences } from '../text/phrases.ts';
import type { SessionEvidence } from './evidence.ts';
import { landscapePassages } from './landscape-passages.ts';
import { opportunityPassages } from './opportunity-passages.ts';
import { asSentence, makePassage, type Passage } from './passage.ts';

function fact(label: string, value: string | null): string {
  return value === null || value === '' ? '' : asSentence(`${label} ${value}`);
}

/** The passage of a patent: its title, its text, and the facts published with it. */
export function patentPassage(patent: PatentRecord, place: { rank: number; of: number }): Passage {
  return makePassage({
    id: `patent:${patent.number}`,
    kind: 'patent',
    ref: patent.number,
    title: patent.title ?? patent.number,
    url: patent.url,
    numbers: [patent.number],
    sentences: [
      asSentence(patent.title ?? ''),
      ...sentences(patent.abstract ?? ''),
      fact('Serves:', patent.use),
      fact('Mechanism:', patent.novelty),
      fact('Published', patent.date),
      fact('Assignee:', patent.assignee),
      fact('Inventors:', patent.inventors.join(', ')),
      fact('Classes:', patent.cpc.join(', ')),
      `Rank ${place.rank} of ${place.of} in closeness to the idea.`,
    ],
  });
}

/** Everything of a session that may be cited: the report's sections first, then its patents, best first. */
export function sessionPassages(evidence: SessionEvidence): Passage[] {
  const { report } = evidence;
  return [
    ...(report ? [...report.opportunities.flatMap(opportunityPassages), ...landscapePassages(report)] : []),
    ...evidence.patents.map((patent, index) =>
      patentPassage(patent, { rank: index + 1, of: evidence.patents.length }),
    ),
  ];
}
