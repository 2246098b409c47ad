import type { WorkingPrinciples } from './working-principle.ts';

export const SOUND_PRINCIPLES: WorkingPrinciples = {
  quieten: [
    {
      name: 'absorption in porous material',
      limit: 'needs more depth the lower the tone, and clogs where dirt or moisture gets in',
      cues: /\b(?:(?:sound|noise|acoustic(?:al)?)[- ](?:absor\w+|dampers?|foam|felt|panels?|lin(?:er|ing)s?|wool|treatment)|absorb\w* (?:the |of )?(?:sound|noise)|(?:porous|open[- ]cell|fibrous)[- ](?:sound |acoustic )?(?:absor\w+|damper|foam|material|member|body))\b/i,
      terms: ['sound absorbing', 'acoustic liner', 'acoustic panel'],
      usualOn:
        'offices, restaurants, classrooms, recording studios, concert halls, home theaters, gyms, car cabins, dishwashers',
    },
    {
      name: 'a closed or winding path',
      limit:
        'leaks through every gap, so cables and cooling air must be led round corners, and it keeps heat in',
      cues: /\b(?:sound-?proof\w*|(?:sound|noise|acoustic(?:al)?)[- ](?:insulat\w+|barrier|enclosure|shield\w*|box|cover|housing|hood)s?|sound[- ](?:deaden\w+|block\w+)|labyrinth\w*|baffles?|turning (?:air )?paths?|(?:silencing|muffling) (?:box|case|housing|enclosure))\b/i,
      terms: ['soundproof', 'acoustic enclosure', 'sound insulation'],
      usualOn:
        'generators, air compressors, phone booths, windows, doors, earmuffs, server racks, highways, rehearsal rooms',
    },
    {
      name: 'soft mounts and damped panels',
      limit: 'stops sound that travels through solid parts only, and lets what it carries move',
      cues: /\b(?:anti-?vibration|vibration[- ](?:isolat\w+|absor\w+|damp\w*|proof\w*|reduc\w+|insulat\w+)|(?:rubber|elastomer\w*|elastic)[- ](?:mount|bush|bushing|bumper|buffer|foot|feet|pad|damper|gasket|grommet)\w*|damping (?:layer|sheet|material|member|pad)s?|constrained[- ]layer|isolat\w+ vibrations?)\b/i,
      terms: ['vibration isolation', 'rubber mount', 'damping layer'],
      usualOn:
        'washing machines, dishwashers, refrigerators, blenders, keyboards, floors, treadmills, elevators, train tracks',
    },
    {
      name: 'mufflers and resonators',
      limit: 'takes out a band of tones it is sized for, and adds volume and back pressure',
      cues: /\b(?:helmholtz|resonators?|muffl(?:er|ers|ing)|silencers?|expansion chambers?|quarter[- ]wave\w*|side[- ]branch\w*|puls(?:e|ation)[- ](?:damp\w*|limit\w*|reduc\w*|attenuat\w*)|standing waves?)\b/i,
      terms: ['Helmholtz resonator', 'muffler', 'expansion chamber'],
      usualOn:
        'cars, motorcycles, lawn mowers, leaf blowers, chainsaws, generators, guns, air tools, ventilation ducts',
    },
    {
      name: 'blades shaped for calm flow',
      limit: 'is laid out for one speed and inflow, and may cost some thrust or pressure there',
      cues: /\b(?:serrat\w+|trailing[- ]edges?|leading[- ]edges?|blade (?:tips?|pitch|spacing|passing|profiles?|apertures?)|(?:unequal|uneven|irregular)\w*[- ]spac\w+|(?:swept|skewed|curved) (?:fan )?blades|vortex generators?|(?:rotor|vane|stator|wake|turbulen\w+) (?:wakes?|noise)|flow straighteners?)\b/i,
      terms: ['serrated edge', 'fan blade', 'trailing edge'],
      usualOn:
        'drones, computer fans, ceiling fans, range hoods, hair dryers, leaf blowers, wind turbines, submarines, helicopters',
    },
    {
      name: 'slower running or quiet modes',
      limit: 'buys silence with output or time, so it fits only where full power is not wanted all day',
      cues: /\b(?:(?:quiet|silent|silence|night|low[- ]noise|mute|sleep)[- ](?:\w+ )?(?:mode|operation|setting)s?|(?:reduc\w+|lower\w*|slow\w*|limit\w*|decreas\w+) (?:the )?(?:rotation\w* |fan |motor |drive |flow |air |compressor )?(?:speed|velocity|rpm))\b/i,
      terms: ['silent mode', 'low noise', 'speed reduction'],
      usualOn:
        'dishwashers, vacuum cleaners, air purifiers, air conditioners, heat pumps, laptops, printers, wind farms, night deliveries',
    },
    {
      name: 'active cancellation',
      limit: 'holds for low steady tones in a small space only, and needs microphones, speakers and power',
      cues: /\b(?:active(?:ly)?[- ](?:noise|sound|acoustic)|noise[- ]cancel\w*|anti-?(?:noise|sound|phase)|(?:opposite|inverse|inverted|opposing)[- ]phase|cancel\w*[- ](?:sound|noise|signal|wave)s?|error microphones?)\b/i,
      terms: ['noise cancellation', 'active noise', 'antinoise'],
      usualOn:
        'headphones, earbuds, pilot headsets, car cabins, aircraft cabins, tractor cabs, ventilation ducts',
    },
    {
      name: 'a masking sound',
      limit: 'adds sound instead of taking it away, and disturbs those who hear it without need',
      cues: /\b(?:white[- ]noise|pink[- ]noise|masking[- ](?:sound|noise|signal)s?|sound[- ]masking|mask\w* (?:the |its |their )?(?:own )?(?:noise|sound|snoring))\b/i,
      terms: ['sound masking', 'white noise'],
      usualOn:
        'bedrooms, nurseries, offices, waiting rooms, therapy rooms, hotel rooms, tinnitus, hearing aids',
    },
    {
      name: 'filtering of the recorded signal',
      medium: 'information',
      limit: 'cleans the recording and not the room, and can take wanted detail away with the noise',
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
      cues: /\b(?:elastomer\w*|rubber\w*|(?:elastic|resilient)[- ](?:damp\w+[- ])?(?:member|element|mount|body|bod(?:y|ies)|bush\w*|damper|support|insert|core|pad)s?|(?:coil|leaf|helical|compression|disc|wave|steel)[- ]springs?|wire[- ]ropes?|isolators?|(?:vibration|isolation|engine)[- ](?:isolat\w+|mounts?|zones?))\b/i,
      terms: ['vibration isolator', 'rubber mount', 'elastomeric'],
      usualOn:
        'car engines, washing machines, compressors, generators, chainsaws, strollers, drone cameras, buildings, train tracks',
    },
    {
      name: 'fluid forced through an opening',
      limit: 'wears and leaks at its seals, and grows stiffer in the cold',
      cues: /\b(?:shock[- ]absorbers?|dash-?pots?|hydraulic[- ](?:fluid|oil|damp\w*|cylinder|cushion|mount|chamber)\w*|hydraulically|viscous\w*|orifices?|(?:damping|check|pilot|bypass|relief|throttle)[- ]valves?|piston[- ](?:rod|valve|chamber)s?|(?:damping|working|silicone)[- ](?:fluid|oil|medium|liquid)|throttl\w+)\b/i,
      terms: ['hydraulic damper', 'shock absorber', 'dashpot'],
      usualOn:
        'cars, motorcycles, mountain bikes, doors, kitchen cabinets, toilet seats, landing gear, prosthetic legs, bridges',
    },
    {
      name: 'foam and padding',
      limit: 'bottoms out under a hard blow, and stays flattened after long use',
      cues: /\b(?:foam\w*|padd(?:ed|ing)|(?:cushion\w*|soft|foam|gel)[- ]pads?|pillows?|soft (?:lin(?:er|ing)s?|implants?)|gels?|cushion(?:s|ing)?[- ](?:layer|core|material|pad|member|insert|strip)s?|(?:soft|layered)[- ]cushion\w*|open[- ]cell|batting|felt)\b/i,
      terms: ['cushioning foam', 'padding', 'viscoelastic foam'],
      usualOn:
        'helmets, running shoes, phone cases, parcels, mattresses, gym mats, knee pads, bicycle saddles, work gloves',
    },
    {
      name: 'enclosed air',
      limit: 'needs a tight chamber, and changes its stiffness with temperature and leakage',
      cues: /\b(?:air[- ](?:chamber|spring|cushion|bladder|cell|bellows|pocket)s?|gas[- ]springs?|pneumatic\w*|inflat\w+|bladders?)\b/i,
      terms: ['air spring', 'air cushion', 'gas spring'],
      usualOn:
        'trucks, buses, truck seats, mountain bikes, bicycle tires, running shoes, parcels, wheelchair cushions, optical tables',
    },
    {
      name: 'a tuned counter-mass',
      limit: 'answers to a narrow band of frequencies, and adds weight that does nothing else',
      cues: /\b(?:tuned[- ](?:\w+[- ])?(?:mass|damper|absorber|rod)\w*|(?:mass|dynamic|inertia)[- ](?:damper|absorber)s?|counter-?(?:mass|weight|balance)\w*|balanc(?:er|ing|e)[- ](?:shaft|weight|mass)\w*|pendulum\w*|inerters?|dual[- ]mass)\b/i,
      terms: ['tuned mass', 'dynamic damper', 'counterweight'],
      usualOn:
        'skyscrapers, footbridges, chimneys, power lines, wind turbines, crankshafts, tennis rackets, archery bows, boring bars',
    },
    {
      name: 'rubbing friction',
      limit: 'sticks at small movements, and wears away where it rubs',
      cues: /\b(?:friction\w*|coulomb|rub(?:s|bing)? against|granul\w+|particle[- ]damp\w*)\b/i,
      terms: ['friction damper', 'damping friction'],
      usualOn:
        'washing machines, freight wagons, caravans, clutches, leaf springs, laptop hinges, steel buildings, turbine blades',
    },
    {
      name: 'parts that crush once',
      limit: 'takes one blow only, and must then be replaced',
      cues: /\b(?:crush\w*|crumpl\w*|honeycombs?|plastic(?:ally)? deform\w*|frangible|sacrificial|energy[- ]absor\w+|break-?away|collaps\w+)\b/i,
      terms: ['energy absorbing', 'crushable', 'honeycomb'],
      usualOn:
        'cars, bicycle helmets, child seats, guard rails, trains, helicopter seats, airdrops, appliance packaging',
    },
    {
      name: 'actuators against the motion',
      limit: 'needs sensors, power and fast computing, and must be harmless when it fails',
      cues: /\b(?:(?:active(?:ly)?|semi-?active|adaptive)[- ](?:vibration|damp\w*|suspension|isolat\w*|control\w*|vehicle)|magneto-?rheolog\w*|electro-?rheolog\w*|(?:piezo\w*|voice[- ]coil|linear)[- ]actuators?|skyhook|electronic(?:ally)?[- ](?:adjust\w*|control\w*|damp\w*|shock)|(?:input|command)[- ]shap\w*|solenoid\w*)\b/i,
      terms: ['active damping', 'magnetorheological', 'vibration control'],
      usualOn:
        'camera lenses, drone gimbals, luxury cars, eating utensils, yachts, truck seats, microscopes, telescopes, skyscrapers',
    },
    {
      name: 'eddy currents',
      limit: 'fades as the motion slows, cannot hold a load at rest, and warms its conductor',
      cues: /\b(?:eddy[- ]currents?|(?:electro-?)?magnetic(?:ally)?[- ]damp\w*|shunt(?:ed)? (?:circuit|damp\w*|coil|piezo\w*)|regenerative (?:damp\w*|shock))\b/i,
      terms: ['eddy current', 'magnetic damper'],
      usualOn:
        'fishing reels, exercise bikes, zip lines, climbing walls, roller coasters, high-speed trains, lab balances, electricity meters, satellites',
    },
  ],
};
