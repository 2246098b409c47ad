/** How texts speak of a function: a name after "the", what a first test measures, and what stays open. */
interface FunctionWords {
  name: string;
  test: string;
  /** What has to be answered when a mechanism for it is taken elsewhere. */
  question: string;
}

export const FUNCTION_WORDS: Readonly<Record<string, FunctionWords>> = {
  cool: {
    name: 'cooling',
    test: 'the minutes to the target temperature, and how often it can be repeated before recharging',
    question: 'where the heat goes, and how the store of cold is renewed between uses',
  },
  heat: {
    name: 'heating',
    test: 'the time to temperature and the energy used per cycle',
    question: 'how fast the heat gets there and what stops it from overshooting',
  },
  irrigate: {
    name: 'watering',
    test: 'the days between refills and how even the soil moisture stays',
    question: 'how much water is held in reserve, and what keeps the roots from standing wet',
  },
  clean: {
    name: 'cleaning',
    test: 'the dirt left after one pass, and the water and time a pass takes',
    question: 'where the dirt and the water go once they are loose',
  },
  sanitise: {
    name: 'disinfection',
    test: 'the germ count before and after, and the time it takes',
    question: 'how every surface is reached, and how a user knows that it was',
  },
  detect: {
    name: 'detection',
    test: 'missed events and false alarms per day in ordinary use',
    question: 'which ordinary events look the same and must not raise an alarm',
  },
  measure: {
    name: 'measuring',
    test: 'the error against a reference instrument',
    question: 'what disturbs the reading in everyday use, and how it is calibrated',
  },
  locate: {
    name: 'position finding',
    test: 'the position error and how long the power supply lasts',
    question: 'where the power comes from and what happens out of reach of a signal',
  },
  quieten: {
    name: 'noise reduction',
    test: 'the sound level at the user’s ear and the performance given up for it',
    question: 'how much performance is given up for each decibel',
  },
  damp: {
    name: 'damping',
    test: 'the vibration passed on, over the whole range of use',
    question: 'which frequencies matter in use and which are passed on',
  },
  match: {
    name: 'matching',
    test: 'the share of good matches against what people arrange by hand',
    question: 'which data both sides must give, and who answers when a match fails',
  },
  reuse: {
    name: 'reuse',
    test: 'the cycles until failure and the cost per use, washing and return included',
    question: 'how it comes back, who cleans it and after how many rounds it pays',
  },
  recycle: {
    name: 'recycling',
    test: 'the share that is recovered, how clean it is, and the cost per kilogram',
    question: 'who collects it, how it is kept apart, and what the recovered material is worth',
  },
  degrade: {
    name: 'biodegradation',
    test: 'strength in service and mass lost over the months after it',
    question: 'how strength is kept in service while decay is certain afterwards',
  },
  preserve: {
    name: 'preservation',
    test: 'the hours within the allowed temperature and the loss of quality',
    question: 'what holds the conditions when the trip takes longer than planned',
  },
  contain: {
    name: 'packing',
    test: 'leaks, drops survived and the time to load and empty',
    question: 'how it is filled, closed and emptied without tools',
  },
  carry: {
    name: 'transport',
    test: 'the load carried per trip and the damage on arrival',
    question: 'how loading stays quick and the load stays whole',
  },
  dispense: {
    name: 'dispensing',
    test: 'the spread of the amount delivered and the blockages per thousand doses',
    question: 'how the amount stays the same when the supply runs low',
  },
  grow: {
    name: 'growing',
    test: 'growth and losses against plants kept the usual way',
    question: 'what light, water and care are left to the user',
  },
  protect: {
    name: 'protection',
    test: 'the load or exposure it stands before it fails',
    question: 'what it costs in weight, comfort or sight',
  },
  fasten: {
    name: 'fastening',
    test: 'the holding force and the time to attach and release',
    question: 'how it is undone, and how often that can be repeated',
  },
  separate: {
    name: 'separation',
    test: 'purity and yield per pass, and the energy spent',
    question: 'what becomes of what is taken out',
  },
  purify: {
    name: 'purification',
    test: 'what is left in a litre after a day of use, against the limits for drinking water or air',
    question: 'what is held back, and how a user learns that the filter is spent',
  },
  extract: {
    name: 'removal',
    test: 'the share removed, and what is lost or damaged with it',
    question: 'where that goes which is removed',
  },
  mix: {
    name: 'mixing',
    test: 'how even the mixture is, and the time to get there',
    question: 'what happens to leftovers between batches',
  },
  power: {
    name: 'power supply',
    test: 'the energy gained against the energy used over a day',
    question: 'what it does on the worst day of the year',
  },
  communicate: {
    name: 'reporting',
    test: 'the share of messages that arrive, and the delay',
    question: 'what is sent, how often, and what happens without a link',
  },
  fly: {
    name: 'flight',
    test: 'the minutes in the air with the full load on board',
    question: 'how the weight fits the time in the air',
  },
  cut: {
    name: 'cutting',
    test: 'the quality of the cut and the force it takes',
    question: 'how the edge is kept and the user is kept away from it',
  },
  print: {
    name: 'printing',
    test: 'resolution and adhesion on the intended surface',
    question: 'how it holds on the real surface',
  },
  treat: {
    name: 'treatment',
    test: 'the effect against today’s standard, with expert advice',
    question: 'what proof of safety and effect will be asked for',
  },
  train: {
    name: 'training',
    test: 'the progress of users against a group that trains the usual way',
    question: 'how the user learns at once whether it was right',
  },
  fold: {
    name: 'folding',
    test: 'the folded size and the cycles until the joints wear',
    question: 'where the joints wear and dirt collects',
  },
  seal: {
    name: 'sealing',
    test: 'the leak rate after many openings',
    question: 'how it stays tight after many openings',
  },
  support: {
    name: 'holding',
    test: 'the load held and the movement under it',
    question: 'how it takes the load without getting in the way',
  },
  move: {
    name: 'drive',
    test: 'speed, slip and energy use on the intended ground',
    question: 'how it copes with slopes, kerbs and a flat battery',
  },
  adjust: {
    name: 'control',
    test: 'how far the controlled value strays, and how fast it returns',
    question: 'what is measured, and what happens when the sensor is wrong',
  },
  blow: {
    name: 'airflow',
    test: 'the airflow per watt and the sound it makes',
    question: 'how the air gets through without noise',
  },
  dry: {
    name: 'drying',
    test: 'the moisture left and the energy per kilogram of water',
    question: 'where the moisture goes',
  },
  light: {
    name: 'lighting',
    test: 'the light on the spot that counts, per watt',
    question: 'how it is powered and kept from dazzling',
  },
  show: {
    name: 'display',
    test: 'whether users read it right at the first glance',
    question: 'what the user sees first',
  },
  catch: {
    name: 'catching',
    test: 'the catch per hour and what is caught by mistake',
    question: 'what must not be caught',
  },
  repel: {
    name: 'repelling',
    test: 'the share kept away, and for how long',
    question: 'how long it works before it is ignored',
  },
  pay: {
    name: 'payment',
    test: 'the share of payments completed at the first try',
    question: 'who bears the risk when it fails',
  },
  authenticate: {
    name: 'identification',
    test: 'false acceptances and false rejections',
    question: 'what happens to a rightful user who is refused',
  },
  predict: {
    name: 'prediction',
    test: 'the error on data it has not seen, against a simple rule',
    question: 'what a wrong forecast costs',
  },
  repair: {
    name: 'repair',
    test: 'the time per repair and how long it holds',
    question: 'who does it, and with which parts',
  },
};
