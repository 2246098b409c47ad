import type { Coverage } from '../../contract/landscape.ts';
import type { EvidenceDoc } from '../evidence/evidence.ts';
import type { IdeaFrame } from '../evidence/idea-frame.ts';
import { counted } from '../language/inflection.ts';

const ADVICE =
  'Add a larger library with `npm run lacuna -- ingest FILE` (USPTO bulk files, CSV or JSON lines) and run the idea again.';

/** Levels by documents of the idea's own field and its neighbours, and by the share of the idea's words that the library knows. */
export function measureCoverage(docs: readonly EvidenceDoc[], frame: IdeaFrame, source: string): Coverage {
  const near = docs.filter((d) => d.kinship === 'own').length;
  const neighbours = docs.filter((d) => d.kinship === 'neighbour').length;
  const known = frame.terms.list.filter((t) => t.known).reduce((sum, t) => sum + t.weight, 0);
  const vocabulary = frame.terms.total > 0 ? known / frame.terms.total : 0;
  const closest = docs.slice(0, 5).reduce((sum, d) => sum + d.affinity, 0) / 5;
  const score = Math.min(
    1,
    0.45 * Math.min(1, near / 30) +
      0.2 * Math.min(1, neighbours / 40) +
      0.2 * vocabulary +
      0.15 * Math.min(1, closest / 0.7),
  );
  // Told as near, but no more of a field: it may share the job with the idea and nothing else.
  const art = docs.filter((d) => d.priorArt && d.kinship === 'neighbour').length;
  const named = docs.filter((d) => d.aboutThing).length;
  const measured = frame.strange ? 'none' : levelOf(near, neighbours, vocabulary);
  const level = frame.thing === null ? measured : boundByName(measured, named);
  const unknown = frame.terms.unknown.slice(0, 8);
  return {
    level,
    score: Math.round(score * 100) / 100,
    near,
    unknown_terms: unknown,
    text: describe({
      level,
      near: near + art,
      neighbours: neighbours - art,
      unknown,
      source,
      unnamed: frame.thing !== null && named === 0,
    }),
    advice: level === 'good' ? null : ADVICE,
  };
}

/** A field is well covered only when some of its documents name the thing itself. */
const LEAST_NAMED = 5;

/** Where none names it, words and jobs agree with the art of other things ("noise" of headphones and of transistors). */
function boundByName(level: Coverage['level'], named: number): Coverage['level'] {
  if (named === 0 && level !== 'none') return 'thin';
  return level === 'good' && named < LEAST_NAMED ? 'partial' : level;
}

function levelOf(near: number, neighbours: number, vocabulary: number): Coverage['level'] {
  if (vocabulary < 0.35 || near + neighbours < 3) return 'none';
  if (near >= 25 && vocabulary >= 0.7) return 'good';
  if (near >= 8 && vocabulary >= 0.6) return 'partial';
  return 'thin';
}

function describe(c: {
  level: Coverage['level'];
  near: number;
  neighbours: number;
  unknown: string[];
  source: string;
  /** No document names the thing itself. */
  unnamed: boolean;
}): string {
  const words =
    c.unknown.length === 0 ? '' : ` It does not know ${c.unknown.map((w) => `“${w}”`).join(', ')}.`;
  const named = c.unnamed && c.near + c.neighbours > 0 ? ' None of them names the thing itself.' : '';
  const base = `As far as words tell, the ${c.source} holds ${counted(c.near, 'patent')} close to the idea by its thing or its job and ${counted(c.neighbours, 'patent')} of neighbouring uses.${named}`;
  const verdicts: Readonly<Record<Coverage['level'], string>> = {
    good: ' That is enough to compare counts.',
    partial: ' That gives leads rather than findings: check each gap in a full database.',
    thin: ' That is thin: what is missing here may well exist elsewhere, so an empty cell is no white space, and any lead argues by analogy rather than by counts.',
    none: ' That is too little to say anything.',
  };
  return `${base}${words}${verdicts[c.level]}`;
}
