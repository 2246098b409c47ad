import { ACCESS_PRINCIPLES } from './access.constants.ts';
import { AIR_PRINCIPLES } from './air.constants.ts';
import { BARRIERS_PRINCIPLES } from './barriers.constants.ts';
import { CIRCULARITY_PRINCIPLES } from './circularity.constants.ts';
import { CLEANLINESS_PRINCIPLES } from './cleanliness.constants.ts';
import { ENERGY_PRINCIPLES } from './energy.constants.ts';
import { KEEPING_PRINCIPLES } from './keeping.constants.ts';
import { LIFETIME_PRINCIPLES } from './lifetime.constants.ts';
import { LIQUIDS_PRINCIPLES } from './liquids.constants.ts';
import { MAKING_PRINCIPLES } from './making.constants.ts';
import { MOVEMENT_PRINCIPLES } from './movement.constants.ts';
import { PEOPLE_PRINCIPLES } from './people.constants.ts';
import { SENSING_PRINCIPLES } from './sensing.constants.ts';
import { SEPARATION_PRINCIPLES } from './separation.constants.ts';
import { SERVICES_PRINCIPLES } from './services.constants.ts';
import { SHAPING_PRINCIPLES } from './shaping.constants.ts';
import { SIGNALS_PRINCIPLES } from './signals.constants.ts';
import { SOUND_PRINCIPLES } from './sound.constants.ts';
import { SUBSTANCES_PRINCIPLES } from './substances.constants.ts';
import { TAKING_PRINCIPLES } from './taking.constants.ts';
import { THERMAL_PRINCIPLES } from './thermal.constants.ts';
import type { WorkingPrinciple, WorkingPrinciples } from './working-principle.ts';

const PRINCIPLES: WorkingPrinciples = {
  ...ACCESS_PRINCIPLES,
  ...AIR_PRINCIPLES,
  ...BARRIERS_PRINCIPLES,
  ...CIRCULARITY_PRINCIPLES,
  ...CLEANLINESS_PRINCIPLES,
  ...ENERGY_PRINCIPLES,
  ...KEEPING_PRINCIPLES,
  ...LIFETIME_PRINCIPLES,
  ...LIQUIDS_PRINCIPLES,
  ...MAKING_PRINCIPLES,
  ...MOVEMENT_PRINCIPLES,
  ...PEOPLE_PRINCIPLES,
  ...SENSING_PRINCIPLES,
  ...SEPARATION_PRINCIPLES,
  ...SERVICES_PRINCIPLES,
  ...SHAPING_PRINCIPLES,
  ...SIGNALS_PRINCIPLES,
  ...SOUND_PRINCIPLES,
  ...SUBSTANCES_PRINCIPLES,
  ...TAKING_PRINCIPLES,
  ...THERMAL_PRINCIPLES,
};

/** Working principles of a function, the most usual first; none for functions that nearly any thing performs. */
export const principlesOf = (job: string): readonly WorkingPrinciple[] => PRINCIPLES[job] ?? [];

/** Where a text may show its principle: the name of the mechanism tells most, what it is for less, the text around least. */
export interface MechanismTexts {
  novelty: string;
  title: string;
  use: string;
  text: string;
}

const IN_NAME = 3;
const IN_USE = 2;
/** What a text says more often than this says no more. */
const MOST_COUNTED = 3;

const GLOBAL = new Map(
  Object.values(PRINCIPLES)
    .flat()
    .map((principle) => [principle, new RegExp(principle.cues.source, 'gi')]),
);

const countIn = (principle: WorkingPrinciple, text: string): number =>
  Math.min(MOST_COUNTED, text.match(GLOBAL.get(principle)!)?.length ?? 0);

/** A principle and how plainly the texts show it: 1 for a word in passing, 3 and more where the mechanism is named after it. */
export interface PrincipleSeen {
  principle: WorkingPrinciple;
  shown: number;
}

/** In a long text, one word in passing shows no principle. */
export const LEAST_SHOWN = 2;
/** What the name of the mechanism shows. */
export const BY_NAME = IN_NAME;

/** The principles of a job that the texts of a mechanism show, the plainest first. */
export const principlesIn = (job: string, { novelty, title, use, text }: MechanismTexts): PrincipleSeen[] =>
  principlesOf(job)
    .map((principle) => ({
      principle,
      shown:
        IN_NAME * countIn(principle, novelty) +
        IN_USE * countIn(principle, `${title}. ${use}`) +
        countIn(principle, text),
    }))
    .filter(({ shown }) => shown > 0)
    .sort((a, b) => b.shown - a.shown);
