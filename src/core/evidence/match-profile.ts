import type { FunctionalProfile } from '../functions/functional-basis.ts';
import {
  areRelated,
  CARRIED_OVER,
  materialsIn,
  profileOf,
  tellingFlows,
  VAGUE_FLOWS,
  VAGUE_FUNCTIONS,
} from '../functions/functional-basis.ts';
import { parsePhrase } from '../language/noun-phrase.ts';

/** Functions of the idea with weights (1 for what it is to do, 0.5 for what its name implies), and its flows. */
export interface IdeaProfile {
  functions: ReadonlyMap<string, number>;
  flows: ReadonlySet<string>;
  /** Flows that the job is done to; the others are about where and for whom. */
  core: ReadonlySet<string>;
  /** What the thing is asked to be made of ("biodegradable"), by function. */
  materials: ReadonlySet<string>;
}

/** The functions of so much weight, the weightiest first. */
export const functionsFrom = (least: number, { functions }: IdeaProfile): string[] =>
  [...functions]
    .filter(([, weight]) => weight >= least)
    .sort((a, b) => b[1] - a[1])
    .map(([f]) => f);

/** What the idea states as something to be done, from a weight on, without what nearly any thing does. */
export const jobsFrom = (least: number, profile: IdeaProfile): string[] =>
  functionsFrom(least, profile).filter((f) => !VAGUE_FUNCTIONS.has(f));

/** How far what a document is for agrees with what an idea is to do. */
export interface ProfileMatch {
  /** Functions of the idea that the document's use or title names. */
  sharedFunctions: string[];
  /** Of these, what the idea states as something to be done, without what nearly any thing does. */
  sharedJobs: string[];
  /** Best weight in the idea of a shared function: 1 primary, 0.5 secondary, 0 none. */
  functionMatch: number;
  /** The same where the use is about the function, less where it only names it by the way: what its mechanism is there to do. */
  jobMatch: number;
  /** 1 a telling flow of the job is shared, 0.6 a related one, 0.5 one around it, 0.4 a vague one, 0 unknown, −1 it is about others. */
  flowMatch: number;
  /** True when it is made of what the idea asks for, whatever it is for. */
  sameMaterial: boolean;
}

/** Share of its weight that a function named by the way keeps: below that of a key job. */
export const BY_THE_WAY = 0.8;

/** Least weight of a function that the idea states rather than implies. */
export const KEY_JOB = 0.8;

/** Weight of what it is for. */
export const MAIN_JOB = 1;

const NONE: ReadonlySet<string> = new Set();

/** Doings that say how much or whether, and leave what is done to the words after them: "keeping drinks cool". */
const ASPECTS = new RegExp(
  `^(?:${[
    'keep|mak|us|prevent|avoid|reduc|improv|sav|manag|limit|stopp|eas|simplify|lower|increas|rais|help|enabl|allow|lett|gett',
    'runn|operat|eliminat|suppress|minimiz|speed|do|start|restart|perform|provid|produc|offer|maintain|restor|boost|extend',
    'strengthen|assist|automat|perfect|practic|choos|ensur|tim|combin',
  ].join('|')})ing$`,
  'i',
);

/** A doing, a second one joined to it, and what follows. */
const DOING = /^([a-z-]+ing)(?: (?:and|or) ([a-z-]+ing))?(?: (.*))?$/i;

/** Before a second doing with an object of its own. */
const JOINED = /(?<=\S \S+) (?:and|or) (?=[a-z-]+ing \S)/i;

/** Nouns that name a thing after what it does, rather than what happens: "feeders", "signals". */
const THING = /(?:(?<!pow)er|or|signal|package|light)s?$/i;

/**
 * The functions that a use names although neither its doing nor a happening this is about is one: "carry" of "recovering from
 * delivery failures". None where it leads with no doing of its own.
 */
function namedByTheWay(use: string, named: FunctionalProfile): ReadonlySet<string> {
  // "Storing heat and giving cold" is about both.
  const parts = use.split(JOINED).map((part) => DOING.exec(part) ?? []);
  const doings = parts.flatMap(([, lead, second]) => [lead, second].filter((doing) => doing !== undefined));
  if (doings.length === 0 || doings.some((doing) => ASPECTS.test(doing))) return NONE;
  const happenings = parts.map(([, , , rest = '']) => {
    const object = parsePhrase(rest)
      .short.split(' ')
      .findLast((word) => !/ly$/.test(word));
    return object !== undefined && !THING.test(object) ? object : '';
  });
  const about = profileOf([...doings, ...happenings].join(' ')).functions;
  return new Set([...named.functions].filter((f) => !about.has(f)));
}

/**
 * Jobs of the idea that a use does not name, and the first sentence of the text tells of the very things that both are about:
 * "A living plant wall is irrigated by a pump", for the care of plant walls.
 */
function toldAtOnce({ functions, core }: IdeaProfile, opening: string, named: FunctionalProfile): string[] {
  const things = tellingFlows(core).filter((flow) => named.flows.has(flow));
  if (things.length === 0 || opening === '') return [];
  const said = profileOf(opening);
  if (!things.some((flow) => said.flows.has(flow))) return [];
  return [...said.functions].filter(
    (f) => CARRIED_OVER.has(f) && (functions.get(f) ?? 0) >= 1 && !named.functions.has(f),
  );
}

/** Compares functions and flows of the idea with those that a document's use and title name. */
export function matchProfile(
  idea: IdeaProfile,
  { use, title, novelty, opening = '' }: { use: string; title: string; novelty: string; opening?: string },
): { profile: FunctionalProfile; match: ProfileMatch } {
  const named = profileOf(use);
  const titled = profileOf(title);
  const materials =
    idea.materials.size === 0
      ? []
      : materialsIn(`${use}. ${title}. ${novelty}`).filter((m) => idea.materials.has(m));
  const told = toldAtOnce(idea, opening, named);
  const profile = {
    functions: new Set([...named.functions, ...titled.functions, ...materials, ...told]),
    flows: new Set([...named.flows, ...titled.flows]),
  };
  const byTheWay = new Set([...namedByTheWay(use, named), ...told]);
  const weightOf = (f: string) => (materials.includes(f) ? 1 : (idea.functions.get(f) ?? 0));
  const sharedFunctions = [...profile.functions].filter((f) => idea.functions.has(f));
  const match = {
    sharedFunctions,
    sharedJobs: sharedFunctions.filter((f) => weightOf(f) >= KEY_JOB && !VAGUE_FUNCTIONS.has(f)),
    functionMatch: Math.max(0, ...sharedFunctions.map(weightOf)),
    jobMatch: Math.max(0, ...sharedFunctions.map((f) => weightOf(f) * (byTheWay.has(f) ? BY_THE_WAY : 1))),
    flowMatch: matchFlows(idea, profile, sharedFunctions),
    sameMaterial: materials.length > 0,
  };
  return { profile, match };
}

function matchFlows(idea: IdeaProfile, use: FunctionalProfile, sharedFunctions: readonly string[]): number {
  const flows = [...use.flows];
  const shared = flows.filter((f) => idea.flows.has(f));
  const telling = tellingFlows(shared);
  if (telling.some((f) => idea.core.has(f))) return 1;
  if (flows.some((f) => [...idea.flows].some((own) => areRelated(own, f)))) return 0.6;
  if (telling.length > 0) return 0.5;
  const conflict = flows.some((f) => !VAGUE_FLOWS.has(f)) && idea.flows.size > 0;
  if (conflict) return sharedFunctions.some((f) => CARRIED_OVER.has(f)) ? 0 : -1;
  return shared.length > 0 ? 0.4 : 0;
}
