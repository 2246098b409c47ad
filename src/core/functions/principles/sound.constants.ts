import type { WorkingPrinciples } from './working-principle.ts';

export const SOUND_PRINCIPLES: WorkingPrinciples = {
  quieten: [
    {
      name: 'absorption in porous material',
      limit: 'needs more depth the lower the tone, and clogs where dirt or moisture gets in',
      rule: 'doubling a room’s absorption lowers its echoing level by 3 dB, and a layer works well from about a tenth of a wavelength thick, 7 cm for 500 Hz',
      trial:
        'cover as much surface as you could ever line with duvets or mineral wool, measure the level at the ear before and after, and stop if it falls by less than 3 dB',
      cues: /\b(?:(?:sound|noise|acoustic(?:al)?)[- ](?:absor\w+|dampers?|foam|felt|panels?|lin(?:er|ing)s?|wool|treatment)|absorb\w* (?:the |of )?(?:sound|noise)|(?:porous|open[- ]cell|fibrous)[- ](?:sound |acoustic )?(?:absor\w+|damper|foam|material|member|body))\b/i,
      terms: ['sound absorbing', 'acoustic liner', 'acoustic panel'],
      usualOn:
        'offices, restaurants, classrooms, recording studios, concert halls, home theaters, gyms, car cabins, dishwashers',
    },
    {
      name: 'a closed or winding path',
      limit:
        'leaks through every gap, so cables and cooling air must be led round corners, and it keeps heat in',
      rule: 'an opening of 1 % of the surface caps the gain at about 20 dB and 0.1 % at 30, while doubling a wall’s weight adds about 5 to 6',
      trial:
        'close off source or listener with taped board, never unwatched and never round a flame or engine, measure level and warmth, cut the openings needed, and stop if the gain is under 10 dB',
      cues: /\b(?:sound-?proof\w*|(?:sound|noise|acoustic(?:al)?)[- ](?:insulat\w+|barrier|enclosure|shield\w*|box|cover|housing|hood)s?|sound[- ](?:deaden\w+|block\w+)|labyrinth\w*|baffles?|turning (?:air )?paths?|(?:silencing|muffling) (?:box|case|housing|enclosure))\b/i,
      terms: ['soundproof', 'acoustic enclosure', 'sound insulation'],
      usualOn:
        'generators, air compressors, phone booths, windows, doors, earmuffs, server racks, highways, rehearsal rooms',
    },
    {
      name: 'soft mounts and damped panels',
      limit: 'stops sound that travels through solid parts only, and lets what it carries move',
      rule: 'isolation starts at 1.4 times the mount’s natural frequency, which for a linear spring is about 16 Hz at 1 mm of sag and 5 Hz at 10 mm',
      trial:
        'stand it on bought rubber feet or thick foam, or hang it on elastic cord, measure the level where it disturbs, and stop if it falls by less than 3 dB',
      cues: /\b(?:anti-?vibration|vibration[- ](?:isolat\w+|absor\w+|damp\w*|proof\w*|reduc\w+|insulat\w+)|(?:rubber|elastomer\w*|elastic)[- ](?:mount|bush|bushing|bumper|buffer|foot|feet|pad|damper|gasket|grommet)\w*|damping (?:layer|sheet|material|member|pad)s?|constrained[- ]layer|isolat\w+ vibrations?)\b/i,
      terms: ['vibration isolation', 'rubber mount', 'damping layer'],
      usualOn:
        'washing machines, dishwashers, refrigerators, blenders, keyboards, floors, treadmills, elevators, train tracks',
    },
    {
      name: 'mufflers and resonators',
      limit: 'takes out a band of tones it is sized for, and adds volume and back pressure',
      rule: 'a chamber of ten times the pipe’s area takes out at most about 14 dB, around the tone whose quarter wavelength is its length, 34 cm for 250 Hz',
      trial:
        'find its loudest tones with a free spectrum app, fit a bought muffler or a lined box to the opening, and stop if they fall under 5 dB or output drops a tenth',
      cues: /\b(?:helmholtz|resonators?|muffl(?:er|ers|ing)|silencers?|expansion chambers?|quarter[- ]wave\w*|side[- ]branch\w*|puls(?:e|ation)[- ](?:damp\w*|limit\w*|reduc\w*|attenuat\w*)|standing waves?)\b/i,
      terms: ['Helmholtz resonator', 'muffler', 'expansion chamber'],
      usualOn:
        'cars, motorcycles, lawn mowers, leaf blowers, chainsaws, generators, guns, air tools, ventilation ducts',
    },
    {
      name: 'blades shaped for calm flow',
      limit: 'is laid out for one speed and inflow, and may cost some thrust or pressure there',
      rule: 'blade noise grows with about the fifth to sixth power of tip speed, so a wider, slower rotor with a fifth less tip speed is about 5 dB quieter',
      trial:
        'buy or borrow the quietest rotor that fits, bring old and new to the same flow or thrust, measure both levels, and stop if the gain is under 3 dB',
      cues: /\b(?:serrat\w+|trailing[- ]edges?|leading[- ]edges?|blade (?:tips?|pitch|spacing|passing|profiles?|apertures?)|(?:unequal|uneven|irregular)\w*[- ]spac\w+|(?:swept|skewed|curved) (?:fan )?blades|vortex generators?|(?:rotor|vane|stator|wake|turbulen\w+) (?:wakes?|noise)|flow straighteners?)\b/i,
      terms: ['serrated edge', 'fan blade', 'trailing edge'],
      usualOn:
        'drones, computer fans, ceiling fans, range hoods, hair dryers, leaf blowers, wind turbines, submarines, helicopters',
    },
    {
      name: 'slower running or quiet modes',
      limit: 'buys silence with output or time, so it fits only where full power is not wanted all day',
      rule: 'halving a fan’s speed halves its flow, cuts its power to about an eighth and its noise by about 15 dB, and 10 dB less sounds about half as loud',
      trial:
        'let ten users run it at reduced power for a week, note output, time taken and level, and stop if more than three turn it back up or leave work undone',
      cues: /\b(?:(?:quiet|silent|silence|night|low[- ]noise|mute|sleep)[- ](?:\w+ )?(?:mode|operation|setting)s?|(?:reduc\w+|lower\w*|slow\w*|limit\w*|decreas\w+) (?:the )?(?:rotation\w* |fan |motor |drive |flow |air |compressor )?(?:speed|velocity|rpm))\b/i,
      terms: ['silent mode', 'low noise', 'speed reduction'],
      usualOn:
        'dishwashers, vacuum cleaners, air purifiers, air conditioners, heat pumps, laptops, printers, wind farms, night deliveries',
    },
    {
      name: 'active cancellation',
      limit: 'holds for low steady tones in a small space only, and needs microphones, speakers and power',
      rule: 'the quiet zone round one point of cancelling is about a tenth of a wavelength wide, 34 cm at 100 Hz but only 7 at 500',
      trial:
        'record the noise at the ear, cut all below 500 Hz in free audio software, play both to ten listeners, and stop if fewer than half call it clearly quieter',
      cues: /\b(?:active(?:ly)?[- ](?:noise|sound|acoustic)|noise[- ]cancel\w*|anti-?(?:noise|sound|phase)|(?:opposite|inverse|inverted|opposing)[- ]phase|cancel\w*[- ](?:sound|noise|signal|wave)s?|error microphones?)\b/i,
      terms: ['noise cancellation', 'active noise', 'antinoise'],
      usualOn:
        'headphones, earbuds, pilot headsets, car cabins, aircraft cabins, tractor cabs, ventilation ducts',
    },
    {
      name: 'a masking sound',
      limit: 'adds sound instead of taking it away, and disturbs those who hear it without need',
      rule: 'speech 10 dB below a broad masking noise is hardly understood, while in offices masking above about 48 dB is itself felt as a nuisance',
      trial:
        'play free rain or pink noise at about 45 dB from a borrowed speaker for a week, ask ten users daily, and stop if half switch it off or notice no relief',
      cues: /\b(?:white[- ]noise|pink[- ]noise|masking[- ](?:sound|noise|signal)s?|sound[- ]masking|mask\w* (?:the |its |their )?(?:own )?(?:noise|sound|snoring))\b/i,
      terms: ['sound masking', 'white noise'],
      usualOn:
        'bedrooms, nurseries, offices, waiting rooms, therapy rooms, hotel rooms, tinnitus, hearing aids',
    },
    {
      name: 'filtering of the recorded signal',
      medium: 'information',
      limit: 'cleans the recording and not the room, and can take wanted detail away with the noise',
      rule: 'the ratio of wanted sound to noise at the microphone decides, and in the open each halving of its distance to the source gains 6 dB before any filter',
      trial:
        'run thirty real recordings, the worst included, through free noise-removal software, let ten listeners compare them blind with the raw ones, and stop if they prefer them in under half',
      cues: /\b(?:beam-?form\w*|noise[- ](?:suppress\w*|estimat\w*|filter\w*|spectr\w*)|denois\w*|(?:spectral|magnitude|time-frequency|learned|psychoacoustic)[- ](?:mask\w*|subtract\w*)|speech|multi-?microphone|microphone arrays?|wiener|band-?pass|low-?pass|digital[- ]filter\w*|signal[- ]to[- ]noise|audio (?:signal|data|stream|channel)s?|recordings?)\b/i,
      terms: ['noise suppression', 'speech enhancement', 'beamforming'],
      usualOn:
        'video calls, phone calls, hearing aids, podcasts, voice recorders, voice assistants, call centers, action cameras, music recordings',
    },
  ],
  damp: [
    {
      name: 'rubber or spring mounts',
      limit: 'isolates only well above its own natural frequency, and lets what it carries sway',
      rule: 'at twice its natural frequency a lightly damped mount passes about a third of the shaking, at three times an eighth, and near it more than the whole',
      trial:
        'set it on bought rubber feet or springs, measure the shaking on both sides with phone apps through all its speeds, and stop if over half still passes at the worst',
      cues: /\b(?:elastomer\w*|rubber\w*|(?:elastic|resilient)[- ](?:damp\w+[- ])?(?:member|element|mount|body|bod(?:y|ies)|bush\w*|damper|support|insert|core|pad)s?|(?:coil|leaf|helical|compression|disc|wave|steel)[- ]springs?|wire[- ]ropes?|isolators?|(?:vibration|isolation|engine)[- ](?:isolat\w+|mounts?|zones?))\b/i,
      terms: ['vibration isolator', 'rubber mount', 'elastomeric'],
      usualOn:
        'car engines, washing machines, compressors, generators, chainsaws, strollers, drone cameras, buildings, train tracks',
    },
    {
      name: 'fluid forced through an opening',
      limit: 'wears and leaks at its seals, and grows stiffer in the cold',
      rule: 'doubling the speed makes four times the force through a sharp opening but only twice through a long narrow one, where it also follows the fluid’s thickness',
      trial:
        'fit the nearest bought damper, film the motion once chilled, once warm and once after a thousand strokes, and stop if the time to settle more than doubles',
      cues: /\b(?:shock[- ]absorbers?|dash-?pots?|hydraulic[- ](?:fluid|oil|damp\w*|cylinder|cushion|mount|chamber)\w*|hydraulically|viscous\w*|orifices?|(?:damping|check|pilot|bypass|relief|throttle)[- ]valves?|piston[- ](?:rod|valve|chamber)s?|(?:damping|working|silicone)[- ](?:fluid|oil|medium|liquid)|throttl\w+)\b/i,
      terms: ['hydraulic damper', 'shock absorber', 'dashpot'],
      usualOn:
        'cars, motorcycles, mountain bikes, doors, kitchen cabinets, toilet seats, landing gear, prosthetic legs, bridges',
    },
    {
      name: 'foam and padding',
      limit: 'bottoms out under a hard blow, and stays flattened after long use',
      rule: 'foam takes up its crush pressure times about half to two thirds of its volume before bottoming, about 50 to 65 J per litre at 100 kPa',
      trial:
        'drop the true weight from the true height twenty times on bought foam of the thickness you can spare, and stop if it hits bottom or stays a tenth thinner next day',
      cues: /\b(?:foam\w*|padd(?:ed|ing)|(?:cushion\w*|soft|foam|gel)[- ]pads?|pillows?|soft (?:lin(?:er|ing)s?|implants?)|gels?|cushion(?:s|ing)?[- ](?:layer|core|material|pad|member|insert|strip)s?|(?:soft|layered)[- ]cushion\w*|open[- ]cell|batting|felt)\b/i,
      terms: ['cushioning foam', 'padding', 'viscoelastic foam'],
      usualOn:
        'helmets, running shoes, phone cases, parcels, mattresses, gym mats, knee pads, bicycle saddles, work gloves',
    },
    {
      name: 'enclosed air',
      limit: 'needs a tight chamber, and changes its stiffness with temperature and leakage',
      rule: 'the stiffness of trapped air grows with its absolute pressure and with the square of the loaded area, and halves when its volume is doubled',
      trial:
        'put the true load on a bought air cushion, tube or spring, note height and pressure for three days with one cold night, and stop if it sags a quarter or bottoms',
      cues: /\b(?:air[- ](?:chamber|spring|cushion|bladder|cell|bellows|pocket)s?|gas[- ]springs?|pneumatic\w*|inflat\w+|bladders?)\b/i,
      terms: ['air spring', 'air cushion', 'gas spring'],
      usualOn:
        'trucks, buses, truck seats, mountain bikes, bicycle tires, running shoes, parcels, wheelchair cushions, optical tables',
    },
    {
      name: 'a tuned counter-mass',
      limit: 'answers to a narrow band of frequencies, and adds weight that does nothing else',
      rule: 'a counter-mass of about 1 to 5 % of the moving mass is usual, tuned to the main frequency divided by one plus that share',
      trial:
        'fix a weight of about 3 % on a springy strip, tune its length, record the dying swings with a phone, and stop if they do not fade at least twice as fast',
      cues: /\b(?:tuned[- ](?:\w+[- ])?(?:mass|damper|absorber|rod)\w*|(?:mass|dynamic|inertia)[- ](?:damper|absorber)s?|counter-?(?:mass|weight|balance)\w*|balanc(?:er|ing|e)[- ](?:shaft|weight|mass)\w*|pendulum\w*|inerters?|dual[- ]mass)\b/i,
      terms: ['tuned mass', 'dynamic damper', 'counterweight'],
      usualOn:
        'skyscrapers, footbridges, chimneys, power lines, wind turbines, crankshafts, tennis rackets, archery bows, boring bars',
    },
    {
      name: 'rubbing friction',
      limit: 'sticks at small movements, and wears away where it rubs',
      rule: 'friction takes the same step off every full swing, four times its force over the spring’s stiffness, and stops all motion once the spring pulls less than it',
      trial:
        'clamp a felt or brake pad on the moving part, record the dying swings fresh, wet and after a thousand strokes, and stop if it sticks or its force changes by half',
      cues: /\b(?:friction\w*|coulomb|rub(?:s|bing)? against|granul\w+|particle[- ]damp\w*)\b/i,
      terms: ['friction damper', 'damping friction'],
      usualOn:
        'washing machines, freight wagons, caravans, clutches, leaf springs, laptop hinges, steel buildings, turbine blades',
    },
    {
      name: 'parts that crush once',
      limit: 'takes one blow only, and must then be replaced',
      rule: 'a crushed part takes up crush force times crushed length, at best about 70 % of its own length, so 10 kN over 100 mm takes 1 kJ',
      trial:
        'drop the true weight, or a scale model of it, onto paper honeycomb or empty cans filling the space you have, and stop if they crush flat or a shock logger passes the limit',
      cues: /\b(?:crush\w*|crumpl\w*|honeycombs?|plastic(?:ally)? deform\w*|frangible|sacrificial|energy[- ]absor\w+|break-?away|collaps\w+)\b/i,
      terms: ['energy absorbing', 'crushable', 'honeycomb'],
      usualOn:
        'cars, bicycle helmets, child seats, guard rails, trains, helicopter seats, airdrops, appliance packaging',
    },
    {
      name: 'actuators against the motion',
      limit: 'needs sensors, power and fast computing, and must be harmless when it fails',
      rule: 'a delay of a tenth of a period costs 36 degrees of phase, so sensing, computing and acting should run about ten times as fast as the motion',
      trial:
        'log the real motion with a phone or cheap sensor, replay it in a spreadsheet with the delay and stroke of an actuator you can buy, and stop if under half is cancelled',
      cues: /\b(?:(?:active(?:ly)?|semi-?active|adaptive)[- ](?:vibration|damp\w*|suspension|isolat\w*|control\w*|vehicle)|magneto-?rheolog\w*|electro-?rheolog\w*|(?:piezo\w*|voice[- ]coil|linear)[- ]actuators?|skyhook|electronic(?:ally)?[- ](?:adjust\w*|control\w*|damp\w*|shock)|(?:input|command)[- ]shap\w*|solenoid\w*)\b/i,
      terms: ['active damping', 'magnetorheological', 'vibration control'],
      usualOn:
        'camera lenses, drone gimbals, luxury cars, eating utensils, yachts, truck seats, microscopes, telescopes, skyscrapers',
    },
    {
      name: 'eddy currents',
      limit: 'fades as the motion slows, cannot hold a load at rest, and warms its conductor',
      rule: 'at low speed the drag grows with speed, with the conductor’s thickness and with the square of the field, so half the field brakes a quarter as much',
      trial:
        'move an aluminum or copper plate between bought neodymium magnets, time the slowing from its highest and lowest speeds, and stop if the lowest that matters is barely slowed',
      cues: /\b(?:eddy[- ]currents?|(?:electro-?)?magnetic(?:ally)?[- ]damp\w*|shunt(?:ed)? (?:circuit|damp\w*|coil|piezo\w*)|regenerative (?:damp\w*|shock))\b/i,
      terms: ['eddy current', 'magnetic damper'],
      usualOn:
        'fishing reels, exercise bikes, zip lines, climbing walls, roller coasters, high-speed trains, lab balances, electricity meters, satellites',
    },
  ],
};
