import { CARRIED_OVER, materialsIn, profileOf, VAGUE_FUNCTIONS } from '../functions/functional-basis.ts';
import { ideaMedium, isSpecialSetting, type Medium } from '../functions/medium.ts';
import { type Lacking, lackingFor } from '../functions/setting.ts';
import { isSmallThing } from '../functions/size.ts';
import type { CorpusModel } from '../retrieval/library-view.ts';
import { contentTerms } from '../text/tokenize.ts';
import { type IdeaMeaning, meaningOf } from './general-meaning.ts';
import { profileOfPurpose } from './idea-parts.ts';
import { type IdeaTerms, termsIn, weighTerms } from './idea-terms.ts';
import { type IdeaProfile, jobsFrom, KEY_JOB, MAIN_JOB } from './match-profile.ts';
import type { IdeaReading } from './read-idea.ts';
import { kindOfThing } from './things-like.ts';
import { readUsual, type UsualPrinciples } from './usual-principle.ts';

/** What the idea offers for comparison. */
export interface IdeaFrame {
  terms: IdeaTerms;
  meaning: IdeaMeaning;
  vector: Float32Array;
  purposeVector: Float32Array;
  profile: IdeaProfile;
  /** How usual the principles of its jobs are on such things. */
  usual: UsualPrinciples;
  medium: Medium;
  /** The thing itself: vector of its name, terms and flows; null terms when no thing is named. */
  thing: { vector: Float32Array; terms: IdeaTerms; flows: ReadonlySet<string> } | null;
  /** Stems and weights of the purpose (or of the thing, where no purpose is stated), and the stem of the thing's head noun. */
  purposeTerms: IdeaTerms;
  headStem: string | null;
  /** True when the idea is its thing alone, and no document of the library knows that word. */
  strange: boolean;
  /** Stems of what the job is done to ("falls"), where the idea is a job alone; else null. */
  jobObject: ReadonlySet<string> | null;
  /** True when the purpose speaks of the thing itself ("reporting their position"), so that it means nothing without it. */
  reflexive: boolean;
  /** True when the idea is of something that a person wears or carries. */
  small: boolean;
  /** What is lacking where it is to serve. */
  lacking: Lacking;
  /** True when the idea itself is about making parts or surgery. */
  specialSetting: boolean;
  /** Stems of the words that say what the thing is to be made of; another word for it counts as the same. */
  materialStems: ReadonlySet<string>;
  /** Stems and flows the idea must do without. */
  excluded: { stems: ReadonlySet<string>; flows: ReadonlySet<string> };
}

const QUALITY = /(?:able|ible|less|free|proof|ed|er)$|-/;

/** True for a word that may state what a thing does or is: "reusable", "self-watering". */
export const isQuality = (word: string): boolean => QUALITY.test(word);

/** Functions stated by adjectives of the thing: "self-watering", "biodegradable", "reusable". */
function qualities(product: string): ReadonlySet<string> {
  const words = product.split(' ').slice(0, -1);
  return profileOf(words.filter(isQuality).join(' ')).functions;
}

/**
 * Key functions weigh 1: what the purpose adds to the thing ("cools" of a bottle), else what its adjectives state. Adjectives and
 * context weigh .8 beside a purpose, what the name of the thing merely implies .5. What it must do without is left out.
 */
export function profileIdea(idea: IdeaReading): IdeaProfile {
  const thing = profileOf(idea.product ?? '');
  const purpose = profileOfPurpose(idea.purpose ?? '');
  const place = profileOf(idea.context ?? '');
  const around = profileOf(`${idea.context ?? ''}. ${idea.means ?? ''}`);
  const stated = qualities(idea.product ?? '');
  const functions = new Map<string, number>();
  const raise = (names: Iterable<string>, weight: number) => {
    for (const name of names) functions.set(name, Math.max(weight, functions.get(name) ?? 0));
  };
  raise(thing.functions, 0.5);
  raise(
    [...around.functions, ...stated].filter((f) => !VAGUE_FUNCTIONS.has(f)),
    0.8,
  );
  const verb = profileOf((idea.purpose ?? '').split(' ')[0] ?? '').functions;
  const added = [...purpose.functions].filter((f) => !thing.functions.has(f) || stated.has(f));
  const lead = verb.size > 0 ? added.filter((f) => verb.has(f) || CARRIED_OVER.has(f)) : added;
  raise(
    added.filter((f) => !VAGUE_FUNCTIONS.has(f)),
    0.8,
  );
  const key =
    [lead, added, [...stated], [...purpose.functions], [...around.functions], [...thing.functions]].find(
      (list) => list.length > 0,
    ) ?? [];
  const telling = key.filter((f) => !VAGUE_FUNCTIONS.has(f));
  raise(telling.length > 0 ? telling : key, 1);
  const done = profileOf(
    idea.product === null ? objectOf(idea.purpose ?? '') : withoutPlace(idea.purpose ?? ''),
  ).flows;
  const flows = new Set([...thing.flows, ...purpose.flows, ...place.flows]);
  const core = new Set([...thing.flows, ...done]);
  const materials = new Set(materialsIn(idea.product ?? ''));
  return { functions, flows, core: core.size > 0 ? core : flows, materials };
}

/** A purpose without where it happens: "warns when a child is left in the car" → "warns when a child is left". */
const withoutPlace = (purpose: string): string =>
  purpose.split(/\s(?:in|inside|at|on|through|during|near|aboard)\s/)[0] ?? '';

/** The direct object of a purpose: "detecting falls of elderly people" → "falls". */
function objectOf(purpose: string): string {
  return (
    purpose
      .split(' ')
      .slice(1)
      .join(' ')
      .split(/\s(?:of|in|on|from|for|to|with|at|by|near|during|among)\s/)[0] ?? ''
  );
}

/** All that the idea says but where it serves, which tells nothing of what the thing is. */
const withoutContext = ({ text, context, product, purpose, means, without }: IdeaReading): string =>
  context === null ? text : [product, purpose, means, without].filter(Boolean).join(' ');

/** What an idea states as something to be done, the weightiest first; software carries and holds nothing, so that its main jobs alone count. */
export const statedJobs = ({ profile, medium }: Pick<IdeaFrame, 'profile' | 'medium'>): string[] =>
  jobsFrom(medium === 'information' ? MAIN_JOB : KEY_JOB, profile);

/** Everything about the idea that documents are compared with. */
export function frameIdea(idea: IdeaReading, model: CorpusModel): IdeaFrame {
  const stated =
    [idea.product, idea.purpose, idea.context, idea.means].filter(Boolean).join(' ') || idea.text;
  const profile = profileIdea(idea);
  const terms = weighTerms(idea, model);
  const named = kindOfThing(idea);
  const small = isSmallThing(named ?? '');
  const headStem = named === null ? null : (contentTerms(named).at(-1)?.stem ?? null);
  return {
    terms,
    meaning: meaningOf(named === null ? idea.text : withoutContext(idea), model),
    strange: headStem !== null && idea.purpose === null && model.df(headStem) === 0,
    purposeTerms: termsIn(idea.purpose ?? `${idea.product ?? idea.core} ${idea.context ?? ''}`, terms),
    headStem,
    jobObject:
      named === null && idea.purpose !== null
        ? new Set(contentTerms(objectOf(idea.purpose)).map((t) => t.stem))
        : null,
    small,
    lacking: lackingFor(stated, small),
    specialSetting: isSpecialSetting(idea.text),
    reflexive: /\b(?:its|their)\b/i.test(idea.purpose ?? ''),
    thing:
      named === null
        ? null
        : { vector: model.embed(named), terms: termsIn(named, terms), flows: profileOf(named).flows },
    vector: model.embed(`${stated} ${stated} ${idea.without === null ? idea.text : ''}`),
    purposeVector: model.embed(idea.purpose ?? `${idea.product ?? idea.core} ${idea.context ?? ''}`),
    profile,
    usual: readUsual(idea, jobsFrom(KEY_JOB, profile), model.words),
    medium: ideaMedium(`${idea.product ?? ''} ${idea.core}`),
    materialStems: new Set(terms.list.filter((t) => materialsIn(t.surface).length > 0).map((t) => t.stem)),
    excluded: {
      stems: new Set(contentTerms(idea.without ?? '').map((t) => t.stem)),
      flows: profileOf(idea.without ?? '').flows,
    },
  };
}
