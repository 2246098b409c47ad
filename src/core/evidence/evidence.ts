import type { PatentRecord } from '../../contract/patents.ts';
import { dot } from '../clustering/vectors.ts';
import type { FunctionalProfile } from '../functions/functional-basis.ts';
import { profileOf, tellingFlows, VAGUE_FLOWS } from '../functions/functional-basis.ts';
import type { Medium } from '../functions/medium.ts';
import { mediumOf } from '../functions/medium.ts';
import type { Phrase } from '../language/noun-phrase.ts';
import { parsePhrase } from '../language/noun-phrase.ts';
import type { CorpusModel, RankedPatent } from '../retrieval/library-view.ts';
import { sentences } from '../text/phrases.ts';
import { countStems, tokenize } from '../text/tokenize.ts';
import { aptnessOf } from './aptness.ts';
import { compatibleWith, isSubstitute, reliesOnExcluded } from './compatible-with.ts';
import { textsOf } from './document-texts.ts';
import { compareMeaning, type MeaningMatch } from './general-meaning.ts';
import type { IdeaFrame } from './idea-frame.ts';
import { coverageInOtherWords, coverageOf, type IdeaTerms } from './idea-terms.ts';
import { affinityOf, type Kinship, kinshipOf } from './kinship.ts';
import type { LaidBeside } from './laid-beside.ts';
import { functionsFrom, matchProfile, type ProfileMatch } from './match-profile.ts';
import { apartFromThing } from './same-kind.ts';
import { type PrincipleEvidence, readPrinciples } from './shown-principle.ts';

/** One retrieved document with everything the later stages ask of it. */
export interface EvidenceDoc extends ProfileMatch, PrincipleEvidence {
  record: PatentRecord;
  /** Position in the list, from 0. */
  index: number;
  duplicates: string[];
  use: Phrase | null;
  mechanism: Phrase | null;
  /** True when the phrases were written by hand, false when extracted from title and abstract. */
  curated: boolean;
  /** Content stems of title, phrases and abstract with counts. */
  stems: ReadonlyMap<string, number>;
  strongStems: ReadonlySet<string>;
  useVector: Float32Array;
  mechanismVector: Float32Array;
  docVector: Float32Array;
  profile: FunctionalProfile;
  /** Share of the idea's term weight found in title and phrases, and in the whole text, 0..1. */
  strongCoverage: number;
  coverage: number;
  /** The second of these, where another word for the same job or kind of thing counts half. */
  wording: number;
  /** Distinct idea terms found in title and phrases. */
  matchedTerms: number;
  /** Cosine of idea and document, and of idea purpose and use phrase. */
  cosine: number;
  useCosine: number;
  /** The same by what words mean at large. */
  meaning: MeaningMatch;
  /** Closeness of the document's use to the idea, 0..1. */
  affinity: number;
  /** Chance that its mechanism is apt for the idea, 0..1. */
  aptness: number;
  kinship: Kinship;
  /** True when the document already serves the idea's purpose, by words and function. */
  serves: boolean;
  /** True when a sentence of its text names the idea's job and what it is done to, for ideas that are a job alone. */
  statesJob: boolean;
  /** True when it is about the thing itself (the head noun of the product). */
  aboutThing: boolean;
  /** True when its mechanism is such a thing with something more to it. */
  buildsOnThing: boolean;
  /** True when its title or phrases name what the job is done to ("falls"), for ideas that are a job alone. */
  namesObject: boolean;
  /** True when it works on the same flow as the idea, and names it in a word of the idea: a shipping container is no bottle. */
  sameThing: boolean;
  /** True when it does the idea's job on such things and is about the idea's own thing, if one is named: only what differs is new. */
  priorArt: boolean;
  /** Closeness to the thing itself, apart from what it is to do, 0..1; 0 for another thing of that name (a wine bottle for a baby bottle). */
  thingAffinity: number;
  medium: Medium;
  /** How well a mechanism of this medium may serve the idea, 0..1; 0 when it relies on what the idea excludes. */
  compatible: number;
  /** True when its mechanism would do the job without the idea's thing. */
  substitute: boolean;
  /** True when it detects, measures or reports, and the idea asks for nothing of the kind. */
  watches: boolean;
  /** True when it relies on what the idea must do without. */
  excluded: boolean;
  /** What it would lend to a design that gets round the idea's conflict, or null. */
  beside: LaidBeside | null;
  /** Publication year, null when undated. */
  year: number | null;
}

/** Prior art names so much of the idea and is so likely to be apt: a drill bit is no seed drill, nor a junction box a parcel box. */
const LEAST_NAMED = 0.35;
const LEAST_APT = 0.4;

const WATCHING = new Set(['detect', 'measure', 'predict', 'locate', 'communicate']);
const isWatching = (functions: Iterable<string>): boolean => [...functions].some((f) => WATCHING.has(f));

const watchesUnasked = ({ functions }: FunctionalProfile, { profile }: IdeaFrame): boolean =>
  isWatching(functions) && !isWatching(profile.functions.keys());

const isPrior = ({ jobMatch, coverage, aptness }: Pick<EvidenceDoc, 'jobMatch' | 'coverage' | 'aptness'>) =>
  jobMatch >= 1 && coverage >= LEAST_NAMED && aptness >= LEAST_APT;

const isIn = (wanted: ReadonlySet<string>, stems: { has(stem: string): boolean }): boolean =>
  wanted.size > 0 && [...wanted].every((s) => stems.has(s));

function servesPurpose(frame: IdeaFrame, shared: readonly string[], stems: ReadonlySet<string>): boolean {
  if (frame.reflexive && frame.headStem !== null && !stems.has(frame.headStem)) return false;
  const key = functionsFrom(1, frame.profile);
  const functional = key.length === 0 || key.some((f) => shared.includes(f));
  return functional && coverageOf(frame.purposeTerms, stems) >= 0.7;
}

/** A sentence names job and object, and the use is about the same people or things otherwise ("falls" of disk drives are others). */
function statesJob(frame: IdeaFrame, text: string, use: FunctionalProfile): boolean {
  const object = frame.jobObject;
  if (object === null || object.size === 0) return false;
  const around = [...frame.profile.flows].filter((f) => !frame.profile.core.has(f));
  if (around.length > 0 && !around.some((f) => use.flows.has(f))) return false;
  const key = functionsFrom(1, frame.profile);
  return sentences(text).some((sentence) => {
    const { functions } = profileOf(sentence);
    if (!key.some((f) => functions.has(f))) return false;
    return isIn(object, countStems(sentence));
  });
}

function thingAffinity(
  frame: IdeaFrame,
  doc: { stems: ReadonlySet<string>; vector: Float32Array; profile: FunctionalProfile },
): number {
  if (frame.thing === null) return 0;
  const { terms, vector, flows } = frame.thing;
  const telling = tellingFlows(flows);
  if (!telling.every((f) => doc.profile.flows.has(f))) return 0;
  return (
    0.45 * coverageOf(terms, doc.stems) +
    0.25 * Math.max(0, dot(vector, doc.vector)) +
    0.3 * (Math.min(2, telling.length) / 2)
  );
}

const namesFlow = ({ list }: IdeaTerms, stems: ReadonlySet<string>): boolean =>
  list.some(({ stem, means }) => stems.has(stem) && [...means.flows].some((f) => !VAGUE_FLOWS.has(f)));

/** What documents are read against. */
interface ReadContext {
  frame: IdeaFrame;
  model: CorpusModel;
  /** What patents would lend to designs for the idea, by number. */
  beside: ReadonlyMap<string, LaidBeside>;
}

/** Read one hit against the idea. `index` is its place in the evidence list. */
export function readDocument(hit: RankedPatent, index: number, context: ReadContext): EvidenceDoc {
  const { record } = hit;
  const { frame, model } = context;
  const beside = context.beside.get(record.number) ?? null;
  const { curated, title, abstract, use, novelty } = textsOf(record);
  // Each text is cut into words once: what is read of a document is half of an analysis.
  const words = {
    title: tokenize(title),
    use: tokenize(use),
    novelty: tokenize(novelty),
    abstract: tokenize(abstract),
  };
  const strong = [...words.title, ...words.use, ...words.novelty];
  const all = [...strong, ...words.abstract];
  const stems = countStems(all);
  const strongStems = new Set(countStems(strong).keys());
  const useVector = model.embedCounts(countStems(words.use, words.title));
  const docVector = model.embedCounts(stems);
  const { profile, match } = matchProfile(frame.profile, {
    use,
    title,
    novelty,
    opening: curated ? (sentences(abstract)[0] ?? '') : '',
  });
  const inOtherWords = (said: { has(stem: string): boolean }) =>
    match.sameMaterial ? { has: (s: string) => said.has(s) || frame.materialStems.has(s) } : said;
  const named = inOtherWords(strongStems);
  const partial = {
    ...match,
    strongCoverage: coverageOf(frame.terms, named),
    coverage: coverageOf(frame.terms, inOtherWords(stems)),
    wording: coverageInOtherWords(frame.terms, inOtherWords(stems), profile),
    matchedTerms: frame.terms.list.filter((t) => named.has(t.stem)).length,
    cosine: dot(frame.vector, docVector),
    useCosine: dot(frame.purposeVector, useVector),
    meaning: compareMeaning(frame.meaning, words, model),
  };
  const medium = mediumOf(all, record.cpc);
  const whole = `${title}. ${use}. ${novelty}. ${abstract}`;
  const excluded = reliesOnExcluded(frame, { text: whole, stems, record });
  const substitute = isSubstitute(frame, novelty);
  const told = readPrinciples(frame, match.sharedJobs, {
    curated,
    novelty,
    title,
    use,
    text: abstract,
  });
  const compatible = excluded
    ? 0
    : compatibleWith(frame, { title, use, novelty, medium, substitute, shown: told.shown });
  const affinity = affinityOf(partial);
  const aptness = aptnessOf({ ...partial, profile, compatible, index, beside, shown: told.shown });
  const apart = apartFromThing(novelty, frame);
  const states = statesJob(frame, whole, profile);
  const sameThing = match.flowMatch >= 1 && namesFlow(frame.terms, strongStems);
  // "Packaged food" is no packaging.
  const aboutThing = strong.some((t) => t.stem === frame.headStem && !/ed$/i.test(t.surface));
  const ofThing = sameThing && (frame.thing === null || aboutThing);
  const priorArt = ofThing && isPrior({ jobMatch: match.jobMatch, coverage: partial.coverage, aptness });
  return {
    ...partial,
    affinity,
    aptness,
    kinship: states ? 'own' : kinshipOf({ ...partial, aptness }),
    statesJob: states,
    serves: servesPurpose(frame, partial.sharedFunctions, strongStems),
    aboutThing,
    sameThing,
    priorArt,
    namesObject: frame.jobObject !== null && isIn(frame.jobObject, strongStems),
    thingAffinity: thingAffinity(frame, { stems: strongStems, vector: docVector, profile }),
    medium,
    compatible,
    excluded,
    substitute,
    watches: watchesUnasked(profile, frame),
    beside,
    ...told,
    record,
    index,
    duplicates: hit.duplicates,
    use: use === '' ? null : parsePhrase(use),
    mechanism: novelty === '' ? null : parsePhrase(apart),
    buildsOnThing: apart !== novelty,
    curated,
    stems,
    strongStems,
    useVector,
    mechanismVector: model.embedCounts(countStems(words.novelty)),
    docVector,
    profile,
    year: record.date === null ? null : Number(record.date.slice(0, 4)),
  };
}
