/** How texts speak of a function: a name after "the", and what a first test of it measures. */
interface FunctionWords {
  name: string;
  test: string;
}

const words: Readonly<Record<string, FunctionWords>> = {
  cool: {
    name: 'cooling',
    test: 'the minutes to the target temperature, and how often it can be repeated before recharging',
  },
  heat: { name: 'heating', test: 'the time to temperature and the energy used per cycle' },
  irrigate: { name: 'watering', test: 'the days between refills and how even the soil moisture stays' },
  clean: { name: 'cleaning', test: 'the dirt left after one pass, and the water and time a pass takes' },
  sanitise: { name: 'disinfection', test: 'the germ count before and after, and the time it takes' },
  detect: { name: 'detection', test: 'missed events and false alarms per day in ordinary use' },
  measure: { name: 'measuring', test: 'the error against a reference instrument' },
  locate: { name: 'position finding', test: 'the position error and how long the power supply lasts' },
  quieten: {
    name: 'noise reduction',
    test: 'the sound level at the user’s ear and the performance given up for it',
  },
  damp: { name: 'damping', test: 'the vibration passed on, over the whole range of use' },
  match: { name: 'matching', test: 'the share of good matches against what people arrange by hand' },
  reuse: {
    name: 'reuse',
    test: 'the cycles until failure and the cost per use, washing and return included',
  },
  degrade: { name: 'breaking down', test: 'strength in service and mass lost over the months after it' },
  preserve: {
    name: 'preservation',
    test: 'the hours within the allowed temperature and the loss of quality',
  },
  contain: { name: 'packing', test: 'leaks, drops survived and the time to load and empty' },
  carry: { name: 'transport', test: 'the load carried per trip and the damage on arrival' },
  dispense: {
    name: 'dispensing',
    test: 'the spread of the amount delivered and the blockages per thousand doses',
  },
  grow: { name: 'growing', test: 'growth and losses against plants kept the usual way' },
  protect: { name: 'protection', test: 'the load or exposure it stands before it fails' },
  fasten: { name: 'fastening', test: 'the holding force and the time to attach and release' },
  separate: { name: 'separation', test: 'purity and yield per pass, and the energy spent' },
  mix: { name: 'mixing', test: 'how even the mixture is, and the time to get there' },
  power: { name: 'power supply', test: 'the energy gained against the energy used over a day' },
  communicate: { name: 'reporting', test: 'the share of messages that arrive, and the delay' },
  fly: { name: 'flight', test: 'the minutes in the air with the full load on board' },
  cut: { name: 'cutting', test: 'the quality of the cut and the force it takes' },
  print: { name: 'printing', test: 'resolution and adhesion on the intended surface' },
  treat: { name: 'treatment', test: 'the effect against today’s standard, with expert advice' },
  train: { name: 'training', test: 'the progress of users against a group that trains the usual way' },
  fold: { name: 'folding', test: 'the folded size and the cycles until the joints wear' },
  seal: { name: 'sealing', test: 'the leak rate after many openings' },
  support: { name: 'holding', test: 'the load held and the movement under it' },
  move: { name: 'drive', test: 'speed, slip and energy use on the intended ground' },
  adjust: { name: 'control', test: 'how far the controlled value strays, and how fast it returns' },
  blow: { name: 'airflow', test: 'the airflow per watt and the sound it makes' },
  dry: { name: 'drying', test: 'the moisture left and the energy per kilogram of water' },
  light: { name: 'lighting', test: 'the light on the spot that counts, per watt' },
  show: { name: 'display', test: 'whether users read it right at the first glance' },
  catch: { name: 'catching', test: 'the catch per hour and what is caught by mistake' },
  repel: { name: 'repelling', test: 'the share kept away, and for how long' },
  pay: { name: 'payment', test: 'the share of payments completed at the first try' },
  authenticate: { name: 'identification', test: 'false acceptances and false rejections' },
  predict: { name: 'prediction', test: 'the error on data it has not seen, against a simple rule' },
  repair: { name: 'repair', test: 'the time per repair and how long it holds' },
};

/** "watering", "noise reduction"; a neutral word for an unknown function. */
export const functionName = (id: string | undefined): string =>
  (id === undefined ? undefined : words[id]?.name) ?? 'main job';

/** What a first test of the function measures. */
export const functionTest = (id: string | undefined): string =>
  (id === undefined ? undefined : words[id]?.test) ??
  'whether it does the job as well as what people use today, and what it costs';
