import { openQuestion } from '../functions/function-names.ts';
import { inTurn } from '../language/inflection.ts';

/** Further questions of the functions that ideas name most, so that opportunities of one report ask different things. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  cool: [
    'how evenly the whole volume cools, and what stops it at the right temperature',
    'what it adds in weight and size',
  ],
  heat: ['what keeps hands and surroundings safe from the heat', 'how much energy a day of use takes'],
  irrigate: [
    'how it copes with plants that need little and plants that need much',
    'what a week without care does to it',
  ],
  clean: [
    'what sticks after the third pass, and what the surface suffers',
    'how often the cleaner itself needs care',
  ],
  detect: ['what it misses when it is worn, placed or charged wrongly', 'who hears the alarm, and how fast'],
  measure: ['how far the reading drifts over a month', 'which decision the reading is good enough for'],
  locate: [
    'how exact the position has to be to be worth having',
    'how it stands water, shocks and years of use',
  ],
  quieten: [
    'whether the tone that annoys goes, or only the level',
    'what it costs in airflow, weight and heat',
  ],
  match: ['how few users on each side are enough to start', 'how prices and no-shows are dealt with'],
  reuse: [
    'what the first thousand rounds look like: losses, dirt, breakage',
    'what makes people give it back',
  ],
  preserve: ['what spoils first, and how anybody notices', 'how it performs on the hottest day of the year'],
  contain: ['what it weighs against what it holds', 'how it is stored when it is empty'],
  carry: ['what the way back costs', 'what happens when it is late or left standing'],
  dispense: ['how it is refilled without error', 'what happens when an amount gets stuck'],
  power: [
    'how much of the need it covers, and what covers the rest',
    'what is left after a few years of wear',
  ],
  predict: [
    'how much past data it needs before it is worth trusting',
    'how early the warning comes, and who acts on it',
  ],
  fold: ['how many movements it takes, with one hand', 'what strength is given up at the joints'],
  train: ['what is left of the gain a month later', 'who corrects the user when the device is wrong'],
  protect: [
    'how anybody sees that it has done its work once and must be replaced',
    'what it does in heat, cold and rain',
  ],
  damp: ['how much it gives before it bottoms out', 'what remains of it after a year under load'],
  separate: ['how mixed the input may be', 'what one pass costs per kilogram'],
  communicate: ['how long it runs on one charge', 'who reads the message, and what they do then'],
  adjust: ['how it behaves between two settings', 'how the user takes over by hand'],
  support: ['what it does when the load sits off centre', 'how fast it is set up and taken away'],
};

/** The open question of a function, to follow "is": another one from one place of the list to the next. */
export function questionAt(id: string | undefined, position: number): string {
  return inTurn([openQuestion(id), ...(id === undefined ? [] : (FURTHER[id] ?? []))], position);
}
