import type { Need, WorkingPrinciple } from './principles/working-principle.ts';

/** Where or on what an idea is to serve, by its words, and what is lacking there. */
interface Setting {
  named: RegExp;
  /** By need, to follow "it needs …, and": "a room has none". */
  lacks: Lacks;
  /** What is at hand there even for a small thing: a desk has a socket. */
  has?: readonly Need[];
  /** True where it is lacking even for what is usual on such things. */
  always?: true;
}

type Lacks = Partial<Readonly<Record<Need, string>>>;

/** To follow "it needs". */
const NEEDED: Readonly<Record<Need, string>> = {
  power: 'more power than a small battery gives',
  supply: 'a supply of liquid or fuel',
  drain: 'a drain',
  sky: 'sun, wind, rain or an open sky',
  press: 'to press on what it works on',
  hazard: 'a hot, sharp or poisonous part',
  sight: 'a clear view',
  signal: 'a network within reach',
  crowd: 'many users or recorded cases to begin with',
  skill: 'a trained person each time',
  plant: 'a fixed installation',
};

const words = (list: string): RegExp => new RegExp(`\\b(?:${list.trim().split(/\s+/).join('|')})\\b`, 'i');

const SETTINGS: readonly Setting[] = [
  {
    named: words('drones? uavs? quadcopters?'),
    always: true,
    lacks: {
      supply: 'all of it has to be lifted unless a hose brings it from the ground',
      press:
        'what hovers has little to push against unless it lands, clings on or sets down a crawler that does the work',
      power: 'the battery that has to give it is lifted too unless a cable brings it',
    },
  },
  {
    named: words('bab(?:y|ies) infants? newborns? toddlers? child(?:ren)? kids? nursery'),
    lacks: { hazard: 'nothing of that may come near a child' },
  },
  {
    named: words('offices? indoors? kitchens? bedrooms? bathrooms? hospitals? classrooms? apartments?'),
    has: ['power'],
    lacks: {
      drain: 'a room has none where it stands unless the liquid goes round in a closed tank',
      sky: 'a room has none',
    },
  },
  {
    named: words('fishing underwater ocean sea marine buoys? divers? diving'),
    lacks: {
      power: 'there is no socket at sea, so that a battery has to last the season',
      signal: 'radio ends a hand below the surface unless a float carries the aerial',
      sight: 'water and growth cut it off',
      sky: 'under water there is none unless a float carries the receiver',
    },
  },
  {
    // What lies in the water has no sky and no network, however usual a buoy on it is.
    named: /\b(?:underwater|sea ?bed|divers?|diving|fishing (?:nets?|gear|traps?))\b/i,
    always: true,
    lacks: {
      signal: 'radio ends a hand below the surface unless a float carries the aerial',
      sky: 'under water there is none unless a float carries the receiver',
    },
  },
  {
    named: words('hikers? hiking campers? camping remote off-grid wilderness forests? pastures?'),
    lacks: { power: 'there is no socket', signal: 'there may be none' },
  },
];

/** What a person holds, wears or has on a table. */
const SMALL: Lacks = {
  power: 'what is worn, held or carried about seldom has it away from a socket or base',
  drain: 'there is none where it is used',
};

/** What is lacking where an idea is to serve: for any principle, and for those that are not usual on such things. */
export interface Lacking {
  always: Lacks;
  unlessUsual: Lacks;
}

/** Reads what is lacking where an idea with these words is to serve; more for a thing that is held, worn or stands on a table. */
export function lackingFor(text: string, isSmall: boolean): Lacking {
  const named = SETTINGS.filter((setting) => setting.named.test(text));
  const lacks = (always: boolean) =>
    named.filter((setting) => (setting.always ?? false) === always).map((setting) => setting.lacks);
  const atHand = new Set<string>(named.flatMap(({ has = [] }) => has));
  const ofSmall = Object.entries(isSmall ? SMALL : {}).filter(([need]) => !atHand.has(need));
  return {
    always: Object.assign({}, ...lacks(true)),
    unlessUsual: Object.assign(Object.fromEntries(ofSmall), ...lacks(false)),
  };
}

/** What a principle needs and the idea's setting lacks, as a sentence without its full stop; null where nothing is known against it. */
export function hardIn(
  { always, unlessUsual }: Lacking,
  { needs = [] }: Pick<WorkingPrinciple, 'needs'>,
  isUsual: boolean,
): string | null {
  const lacks = isUsual ? always : { ...unlessUsual, ...always };
  const lack = needs.find((need) => lacks[need] !== undefined);
  return lack === undefined ? null : `it needs ${NEEDED[lack]}, and ${lacks[lack]}`;
}
