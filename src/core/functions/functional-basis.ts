import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokenize.ts';

import { FLOWS, FUNCTIONS } from './functional-basis.constants.ts';

/**
 * Stems that words of other meanings share ("producing" and "produce", "modulation" and "module", "winding" and "wind"); of these only
 * the forms listed count.
 */
const SURFACE_ONLY = new Set(
  (
    'water plant report posit position light project fix order charg fish ship train fall angl signal ' +
    'produc modul medic hous apart wind ic fabric secur contain soil smoke fire good market cross cycl thermo return remov strip ' +
    'gener electr addit propel adapt puls web contract commun home drill can'
  ).split(' '),
);

function invert(groups: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  const add = (key: string, id: string) => {
    const ids = map.get(key) ?? [];
    if (!ids.includes(id)) ids.push(id);
    map.set(key, ids);
  };
  for (const [id, list] of Object.entries(groups)) {
    for (const word of list.split(' ')) {
      add(`=${word}`, id);
      const key = stem(word);
      if (!SURFACE_ONLY.has(key) && !word.includes('-')) add(key, id);
    }
  }
  return map;
}

const lookUp = (map: ReadonlyMap<string, readonly string[]>, surface: string, key: string) =>
  map.get(`=${surface}`) ?? map.get(key) ?? [];

const FUNCTION_OF = invert(FUNCTIONS);
const FLOW_OF = invert(FLOWS);

/** Functions and flows that a text names. */
export interface FunctionalProfile {
  functions: ReadonlySet<string>;
  flows: ReadonlySet<string>;
}

/** Fixed names whose words would otherwise be read as functions or flows of something else. */
const FIXED_NAMES = new RegExp(
  [
    'optical fib(?:er|re)s?|(?:LED|gate|display|source|motor|line|screw) drivers?',
    '(?:crop|aerial)[- ]dust\\w*|dusting of crops|dust (?:storms?|particles?|explosions?)',
    '(?:washing|laundry|sewing|vending|slot|milling|dish ?washing) machines?',
    'dishwashers?',
    'optical filters?',
    'clean[- ](?:power|energy|fuel|coal|room|(?:drinking )?water|air|solution)',
    '(?:is|are|be|been) clean(?:ed)?|cleanliness|clean or dirty',
    'white noise',
    '(?:low|digital|electrical|electronic|radio|phase|image|thermal|temporal|shot)[- ]noise',
    'noise (?:figure|reduction in)|noisy (?:\\w+ )?(?:positions?|readings?|data|images?|signals?)',
    'planter seed|seed planters?',
    '(?:power|nuclear|treatment|industrial|chemical|process(?:ing)?|manufacturing|desalination|wind|solar|pilot) plants?',
    '(?:refrigerated|refrigeration|shipping|freight|cargo|transport) containers?',
    '(?:transistor|semiconductor|chip|circuit|through-hole|(?:micro)?electronics?|microelectronic fold|photovoltaic|software) packag(?:es?|ing)',
    '(?:LED|capacitor|microphone|sensor|die|wafer|surface mount|electro-mechanical system|work) packag(?:es?|ing)',
    'packaging (?:substrates?|microelectronics)|system[- ]in[- ]package|package[- ]on[- ]package',
    'cool(?:ing|ant) (?:fluid|liquid|water|medium)s?|(?:liquid|gaseous) refrigerants?',
    '(?:information|content|message|media|data|video) delivery|delivery of (?:\\w+ ){0,2}(?:information|content|messages|media|data|video)',
    'energy[- ]saving|saving (?:of )?(?:energy|power)',
    '(?:electrical(?:ly)?|gas|high[- ]voltage|oil|cable|wire)[- ]insulat\\w+|insulation resistance',
    '(?:base|main|hollow|spring|valve|housing|vehicle|tubular|cylindrical|rotor|sealing|supporting|coil) bod(?:y|ies)',
    '(?:data|information|current|light|memory)[- ]leak\\w*|leak\\w* (?:currents?|of (?:\\w+ )?(?:data|information))',
    '(?:with|by) (?:liquids?|water|air)',
    '(?:bottle|plastic) preforms?|plastic bottle preforms?',
  ]
    .map((name) => `\\b(?:${name})\\b`)
    .join('|'),
  'gi',
);
/** "liquid cooling", "water-cooled": the liquid is the means, not what is cooled. */
const COOLED_BY = /\b(?:liquid|water|air)[- ](?=cool)/gi;

/** Doings told by a common verb and what comes of it: "keeping vaccines cold", "preventing leaks", "removing lead from tap water". */
const TOLD_BY_RESULT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:keep(?:s|ing)?\b(?: [\w-]+){1,4}?|giv(?:es?|ing)) cold\b/i, 'cooling'],
  [
    /\btemperature[- ](?:sensitive|controlled) (?:goods|products|items|contents|cargo)\b|\bperishable/i,
    'cooling',
  ],
  [/\bremov\w* .*\bfrom (?:[\w-]+ ){0,2}(?:water|air)\b/i, 'filtering'],
  [/\bkeep(?:s|ing)?\b(?: [\w-]+){1,4}? hot\b/i, 'heating'],
  [/\b(?:prevent|stop|avoid|reduc|limit|block|against|without)\w*(?: [\w-]+){0,2}? leak/i, 'sealing'],
];

/** That water is fresh says nothing of keeping it so. */
const FRESH_WATER = /\bfresh[- ]?water\b/gi;

/** Functions and flows named in a text, by stems. */
export function profileOf(raw: string): FunctionalProfile {
  const told = TOLD_BY_RESULT.flatMap(([form, doing]) => (form.test(raw) ? [doing] : [])).join(' ');
  const text = `${raw.replace(FIXED_NAMES, 'appliance').replace(FRESH_WATER, 'water').replace(COOLED_BY, '')} ${told}`;
  const functions = new Set<string>();
  const flows = new Set<string>();
  for (const { stem: s, surface } of tokenize(text)) {
    if (/^[A-Z]{2,}s?$/.test(surface)) continue;
    for (const f of lookUp(FUNCTION_OF, surface.toLowerCase(), s)) functions.add(f);
    for (const f of lookUp(FLOW_OF, surface.toLowerCase(), s)) flows.add(f);
  }
  return { functions, flows };
}

/** Adjectives that say what a thing is made of, by the function they state; what a process does ("composting") is none. */
const MATERIALS: readonly (readonly [string, RegExp])[] = [
  ['degrade', /(?<!\bnon-?|\bun)(?:degrad|compost|decompos|dissolv)able\b/i],
  ['recycle', /(?<!\bnon-?|\bun)recyclable\b/i],
];

/** The qualities of a material that a text states ("compostable": degrade). Unlike a mechanism, they carry over whatever is made of it. */
export const materialsIn = (text: string): string[] =>
  MATERIALS.flatMap(([quality, words]) => (words.test(text) ? [quality] : []));

/** Words of one root tell a search little more than one of them: "cool, cooler, coolant". */
const ROOT_LETTERS = 4;

/** Everyday words for one function or flow, for widening a search. */
export function wordsOf(id: string, limit = 6): string[] {
  const list = (FUNCTIONS[id] ?? FLOWS[id] ?? '').split(' ').filter((w) => w && !w.includes('-'));
  const seen = new Set<string>();
  const out: string[] = [];
  for (const word of list) {
    const key = word.slice(0, ROOT_LETTERS);
    if (seen.has(key)) continue;
    seen.add(key);
    out.push(word);
    if (out.length >= limit) break;
  }
  return out;
}

/** The flow that a place is ("offices"). */
export const PLACE = 'room';

/** Flows that nearly any use touches and that therefore tell little. */
export const VAGUE_FLOWS: ReadonlySet<string> = new Set(['temperature', 'data', 'energy', 'person', 'air']);
/** Flows without those that nearly any thing is about. */
export const tellingFlows = (flows: Iterable<string>): string[] =>
  [...flows].filter((flow) => !VAGUE_FLOWS.has(flow));

/** Functions that nearly any thing performs. */
export const VAGUE_FUNCTIONS: ReadonlySet<string> = new Set([
  'support',
  'adjust',
  'move',
  'show',
  'measure',
  'contain',
  'fasten',
]);
/** Functions so widely used that a shared one means little unless what they act on agrees too. */
export const BROAD_FUNCTIONS: ReadonlySet<string> = new Set([
  ...VAGUE_FUNCTIONS,
  ...'detect carry match protect communicate treat train power catch seal separate extract predict dispense pay authenticate repair print cut mix heat light'.split(
    ' ',
  ),
]);

/** Flows that occur together often enough to count as near. */
const RELATED_FLOWS: readonly (readonly [string, string])[] = [
  ['fish', 'sea'],
  ['food', 'container'],
  ['food', 'goods'],
  ['cycle', 'vehicle'],
  ['patient', 'body'],
  ['goods', 'vehicle'],
  ['sun', 'panel'],
  ['luggage', 'goods'],
  ['luggage', 'vehicle'],
  ['pipe', 'liquid'],
  ['garment', 'body'],
  ['salt', 'liquid'],
  ['salt', 'sea'],
  ['infant', 'food'],
  ['medicine', 'patient'],
  ['motion', 'body'],
  ['motion', 'patient'],
  ['aircraft', 'vehicle'],
  ['child', 'infant'],
  ['liquid', 'container'],
  ['waste', 'container'],
  ['pane', 'room'],
  ['panel', 'pane'],
  ['panel', 'room'],
];
const RELATED = new Set(RELATED_FLOWS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

/** True when two different flows are near one another ("fish" and "sea"). */
export const areRelated = (a: string, b: string): boolean => RELATED.has(`${a} ${b}`);

/** Functions whose means carry over whatever they act on. */
export const CARRIED_OVER: ReadonlySet<string> = new Set([
  'degrade',
  'quieten',
  'locate',
  'cool',
  'reuse',
  'recycle',
  'irrigate',
  'damp',
]);
