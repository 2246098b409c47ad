import type { WorkingPrinciples } from './working-principle.ts';

export const SOUND_PRINCIPLES: WorkingPrinciples = {
  quieten: [
    {
      name: 'absorption in porous material',
      limit: 'needs more depth the lower the tone, and clogs where dirt or moisture gets in',
      cues: /\b(?:(?:sound|noise|acoustic(?:al)?)[- ](?:absor\w+|dampers?|foam|felt|panels?|lin(?:er|ing)s?|wool|treatment)|absorb\w* (?:the |of )?(?:sound|noise)|(?:porous|open[- ]cell|fibrous)[- ](?:sound |acoustic )?(?:absor\w+|damper|foam|material|member|body))\b/i,
      terms: ['sound absorbing', 'acoustic liner', 'acoustic panel'],
    },
    {
      name: 'a closed or winding path',
      limit:
        'leaks through every gap, so cables and cooling air must be led round corners, and it keeps heat in',
      cues: /\b(?:sound-?proof\w*|(?:sound|noise|acoustic(?:al)?)[- ](?:insulat\w+|barrier|enclosure|shield\w*|box|cover|housing|hood)s?|sound[- ](?:deaden\w+|block\w+)|labyrinth\w*|baffles?|turning (?:air )?paths?|(?:silencing|muffling) (?:box|case|housing|enclosure))\b/i,
      terms: ['soundproof', 'acoustic enclosure', 'sound insulation'],
    },
    {
      name: 'soft mounts and damped panels',
      limit: 'stops sound that travels through solid parts only, and lets what it carries move',
      cues: /\b(?:anti-?vibration|vibration[- ](?:isolat\w+|absor\w+|damp\w*|proof\w*|reduc\w+|insulat\w+)|(?:rubber|elastomer\w*|elastic)[- ](?:mount|bush|bushing|bumper|buffer|foot|feet|pad|damper|gasket|grommet)\w*|damping (?:layer|sheet|material|member|pad)s?|constrained[- ]layer|isolat\w+ vibrations?)\b/i,
      terms: ['vibration isolation', 'rubber mount', 'damping layer'],
    },
    {
      name: 'mufflers and resonators',
      limit: 'takes out a band of tones it is sized for, and adds volume and back pressure',
      cues: /\b(?:helmholtz|resonators?|muffl(?:er|ers|ing)|silencers?|expansion chambers?|quarter[- ]wave\w*|side[- ]branch\w*|puls(?:e|ation)[- ](?:damp\w*|limit\w*|reduc\w*|attenuat\w*)|standing waves?)\b/i,
      terms: ['Helmholtz resonator', 'muffler', 'expansion chamber'],
    },
    {
      name: 'blades shaped for calm flow',
      limit: 'is laid out for one speed and inflow, and may cost some thrust or pressure there',
      cues: /\b(?:serrat\w+|trailing[- ]edges?|leading[- ]edges?|blade (?:tips?|pitch|spacing|passing|profiles?|apertures?)|(?:unequal|uneven|irregular)\w*[- ]spac\w+|(?:swept|skewed|curved) (?:fan )?blades|vortex generators?|(?:rotor|vane|stator|wake|turbulen\w+) (?:wakes?|noise)|flow straighteners?)\b/i,
      terms: ['serrated edge', 'fan blade', 'trailing edge'],
    },
    {
      name: 'slower running or quiet modes',
      limit: 'buys silence with output or time, so it fits only where full power is not wanted all day',
      cues: /\b(?:(?:quiet|silent|silence|night|low[- ]noise|mute|sleep)[- ](?:\w+ )?(?:mode|operation|setting)s?|(?:reduc\w+|lower\w*|slow\w*|limit\w*|decreas\w+) (?:the )?(?:rotation\w* |fan |motor |drive |flow |air |compressor )?(?:speed|velocity|rpm))\b/i,
      terms: ['silent mode', 'low noise', 'speed reduction'],
    },
    {
      name: 'active cancellation',
      limit: 'holds for low steady tones in a small space only, and needs microphones, speakers and power',
      cues: /\b(?:active(?:ly)?[- ](?:noise|sound|acoustic)|noise[- ]cancel\w*|anti-?(?:noise|sound|phase)|(?:opposite|inverse|inverted|opposing)[- ]phase|cancel\w*[- ](?:sound|noise|signal|wave)s?|error microphones?)\b/i,
      terms: ['noise cancellation', 'active noise', 'antinoise'],
    },
    {
      name: 'a masking sound',
      limit: 'adds sound instead of taking it away, and disturbs those who hear it without need',
      cues: /\b(?:white[- ]noise|pink[- ]noise|masking[- ](?:sound|noise|signal)s?|sound[- ]masking|mask\w* (?:the |its |their )?(?:own )?(?:noise|sound|snoring))\b/i,
      terms: ['sound masking', 'white noise'],
    },
    {
      name: 'filtering of the recorded signal',
      medium: 'information',
      limit: 'cleans the recording and not the room, and can take wanted detail away with the noise',
      cues: /\b(?:beam-?form\w*|noise[- ](?:suppress\w*|estimat\w*|filter\w*|spectr\w*)|denois\w*|(?:spectral|magnitude|time-frequency|learned|psychoacoustic)[- ](?:mask\w*|subtract\w*)|speech|multi-?microphone|microphone arrays?|wiener|band-?pass|low-?pass|digital[- ]filter\w*|signal[- ]to[- ]noise|audio (?:signal|data|stream|channel)s?|recordings?)\b/i,
      terms: ['noise suppression', 'speech enhancement', 'beamforming'],
    },
  ],
  damp: [
    {
      name: 'rubber or spring mounts',
      limit: 'isolates only well above its own natural frequency, and lets what it carries sway',
      cues: /\b(?:elastomer\w*|rubber\w*|(?:elastic|resilient)[- ](?:damp\w+[- ])?(?:member|element|mount|body|bod(?:y|ies)|bush\w*|damper|support|insert|core|pad)s?|(?:coil|leaf|helical|compression|disc|wave|steel)[- ]springs?|wire[- ]ropes?|isolators?|(?:vibration|isolation|engine)[- ](?:isolat\w+|mounts?|zones?))\b/i,
      terms: ['vibration isolator', 'rubber mount', 'elastomeric'],
    },
    {
      name: 'fluid forced through an opening',
      limit: 'wears and leaks at its seals, and grows stiffer in the cold',
      cues: /\b(?:shock[- ]absorbers?|dash-?pots?|hydraulic[- ](?:fluid|oil|damp\w*|cylinder|cushion|mount|chamber)\w*|hydraulically|viscous\w*|orifices?|(?:damping|check|pilot|bypass|relief|throttle)[- ]valves?|piston[- ](?:rod|valve|chamber)s?|(?:damping|working|silicone)[- ](?:fluid|oil|medium|liquid)|throttl\w+)\b/i,
      terms: ['hydraulic damper', 'shock absorber', 'dashpot'],
    },
    {
      name: 'foam and padding',
      limit: 'bottoms out under a hard blow, and stays flattened after long use',
      cues: /\b(?:foam\w*|padd(?:ed|ing)|(?:cushion\w*|soft|foam|gel)[- ]pads?|pillows?|soft (?:lin(?:er|ing)s?|implants?)|gels?|cushion(?:s|ing)?[- ](?:layer|core|material|pad|member|insert|strip)s?|(?:soft|layered)[- ]cushion\w*|open[- ]cell|batting|felt)\b/i,
      terms: ['cushioning foam', 'padding', 'viscoelastic foam'],
    },
    {
      name: 'enclosed air',
      limit: 'needs a tight chamber, and changes its stiffness with temperature and leakage',
      cues: /\b(?:air[- ](?:chamber|spring|cushion|bladder|cell|bellows|pocket)s?|gas[- ]springs?|pneumatic\w*|inflat\w+|bladders?)\b/i,
      terms: ['air spring', 'air cushion', 'gas spring'],
    },
    {
      name: 'a tuned counter-mass',
      limit: 'answers to a narrow band of frequencies, and adds weight that does nothing else',
      cues: /\b(?:tuned[- ](?:\w+[- ])?(?:mass|damper|absorber|rod)\w*|(?:mass|dynamic|inertia)[- ](?:damper|absorber)s?|counter-?(?:mass|weight|balance)\w*|balanc(?:er|ing|e)[- ](?:shaft|weight|mass)\w*|pendulum\w*|inerters?|dual[- ]mass)\b/i,
      terms: ['tuned mass', 'dynamic damper', 'counterweight'],
    },
    {
      name: 'rubbing friction',
      limit: 'sticks at small movements, and wears away where it rubs',
      cues: /\b(?:friction\w*|coulomb|rub(?:s|bing)? against|granul\w+|particle[- ]damp\w*)\b/i,
      terms: ['friction damper', 'damping friction'],
    },
    {
      name: 'parts that crush once',
      limit: 'takes one blow only, and must then be replaced',
      cues: /\b(?:crush\w*|crumpl\w*|honeycombs?|plastic(?:ally)? deform\w*|frangible|sacrificial|energy[- ]absor\w+|break-?away|collaps\w+)\b/i,
      terms: ['energy absorbing', 'crushable', 'honeycomb'],
    },
    {
      name: 'actuators against the motion',
      limit: 'needs sensors, power and fast computing, and must be harmless when it fails',
      cues: /\b(?:(?:active(?:ly)?|semi-?active|adaptive)[- ](?:vibration|damp\w*|suspension|isolat\w*|control\w*|vehicle)|magneto-?rheolog\w*|electro-?rheolog\w*|(?:piezo\w*|voice[- ]coil|linear)[- ]actuators?|skyhook|electronic(?:ally)?[- ](?:adjust\w*|control\w*|damp\w*|shock)|(?:input|command)[- ]shap\w*|solenoid\w*)\b/i,
      terms: ['active damping', 'magnetorheological', 'vibration control'],
    },
    {
      name: 'eddy currents',
      limit: 'fades as the motion slows, cannot hold a load at rest, and warms its conductor',
      cues: /\b(?:eddy[- ]currents?|(?:electro-?)?magnetic(?:ally)?[- ]damp\w*|shunt(?:ed)? (?:circuit|damp\w*|coil|piezo\w*)|regenerative (?:damp\w*|shock))\b/i,
      terms: ['eddy current', 'magnetic damper'],
    },
  ],
  protect: [
    {
      name: 'a hard shell or guard',
      limit:
        'must be carried or mounted all the time, and passes a blow on unless something yields behind it',
      cues: /\b(?:helmets?|hard[- ](?:shell|outer|case|hat)s?|(?:rigid|outer|protective|metal|steel|ceramic) (?:shell|plate|frame|cage|guard|casing|case)s?|armou?r\w*|guard[- ]?(?:rail|plate|frame|bar)s?|cages?|roll-?over|splints?|bumpers?|bullet-?proof|ballistic)\b/i,
      terms: ['protective shell', 'guard plate', 'armor'],
    },
    {
      name: 'padding that absorbs a blow',
      limit: 'needs thickness to slow the blow in, and may not recover after a hard one',
      cues: /\b(?:pads?|padd(?:ed|ing)|cushion\w*|foam\w*|(?:energy|shock|impact)[- ]?(?:absor\w+|attenuat\w+|dissipat\w+)|crush\w*|crumpl\w*|collapsible|deceleration|elastomer\w* (?:layer|insert|pad)s?)\b/i,
      terms: ['impact absorbing', 'protective pad', 'energy absorption'],
    },
    {
      name: 'restraints and airbags',
      limit: 'must fit whom it holds and act within a moment, and once fired or stretched is spent',
      cues: /\b(?:air-?bags?|inflator\w*|inflatable\w*|(?:seat|safety)[- ]?belts?|restrain(?:t|ts|ing)|harness\w*|tethers?|lanyards?|pre-?tension\w*|fall[- ]arrest\w*)\b/i,
      terms: ['airbag', 'safety harness', 'restraint'],
    },
    {
      name: 'a coating',
      limit: 'protects until it is scratched or worn through, and only if its ground was clean',
      cues: /\b(?:coat(?:s|ed|ing|ings)|primers?|paint[- ]layers?|paints|varnish\w*|lacquer\w*|enamels?|galvani[sz]\w*|anodi[sz]\w*|protective films?|nano-?composite|barrier (?:film|layer|coat\w*)s?|passivat\w+|encapsulants?)\b/i,
      terms: ['protective coating', 'barrier layer', 'primer'],
    },
    {
      name: 'a removable cover or sleeve',
      limit: 'gets in the way of use, so it is taken off, and then left off or lost',
      cues: /\b(?:cover(?! the| a\b| an\b| both| its)|(?:protective|removable|sliding|flexible|front|rear|outer|end) covers|sleeves?|sheath(?:s|es|ing)?|boots?|lids?|caps?|bellows|curtains?|flaps?|shutters?|hoods?|tarps?|canop(?:y|ies)|protectors?|gloves?|masks?|aprons?|visors?|face[- ]shields?)\b/i,
      terms: ['protective cover', 'protective sleeve', 'protective cap'],
    },
    {
      name: 'heat, ray and field shields',
      limit: 'is made for one kind of heat or ray, and lets it in again at joints and openings',
      cues: /\b(?:heat[- ](?:shield\w*|insulat\w+|barrier)s?|thermal(?:ly)?[- ](?:barrier|insulat\w+|shield\w*|protect\w*)|intumescent|fire[- ](?:retardant|resist\w+|proof\w*|protect\w*)|aerogel\w*|radiation[- ](?:shield\w*|absor\w+|protect\w*)|x-?rays?|(?:electro-?magnetic|emi|rf|magnetic)[- ](?:shield\w*|interference)|faraday|(?:uv|ultraviolet)[- ](?:absor\w+|block\w+|protect\w*|filter\w*)|sun-?(?:screen|shade|block)\w*|infrared[- ]reflect\w*)\b/i,
      terms: ['heat shield', 'radiation shielding', 'electromagnetic shielding'],
    },
    {
      name: 'switching off at the limit',
      limit: 'stops useful work with each false alarm, and is trusted only if tested',
      cues: /\b(?:over-?(?:current|voltage|speed|temperature|load|pressure|heat|charg)\w*|short[- ]circuit\w*|fus(?:e|es|ible)|circuit[- ]breakers?|interlock\w*|emergency[- ](?:stop|shut)\w*|shut(?:s|ting)?[- ]?(?:off|down)|cut-?off|(?:automatic\w*|power) disconnect\w*|disconnect\w* (?:the )?(?:power|supply|load|circuit|switch)\w*|(?:relief|safety)[- ]valves?|trips?|fault[- ](?:detect\w*|current)|limit[- ]switch\w*)\b/i,
      terms: ['overcurrent protection', 'safety interlock', 'emergency stop'],
    },
    {
      name: 'locks, keys and encryption',
      medium: 'information',
      limit: 'protects as well as its keys are kept, and shuts out the owner who loses them',
      cues: /\b(?:encrypt\w*|decrypt\w*|cryptograph\w*|authenticat\w*|passwords?|tamper\w*|access[- ](?:right|control|policy|polic\w+|permission)s?|firewalls?|malware|licen[sc]es?|anti-?theft|padlocks?|credentials?|watermark\w*)\b/i,
      terms: ['encryption', 'access control', 'tamper proof'],
    },
    {
      name: 'agents against rot or rust',
      limit: 'is used up or meets resistance in time, and must not harm who touches it',
      cues: /\b(?:anti-?(?:microbial|bacterial|fungal|viral|oxidant|septic)s?|bio-?cid\w+|fungicid\w+|insecticid\w+|preservati\w+|(?:corrosion|rust)[- ](?:inhibit\w+|prevent\w+)|inhibitors?|resistance genes?|vaccin\w*|sacrificial anodes?|cathodic|(?:plant|herbal|botanical) extracts?|probiotic\w*)\b/i,
      terms: ['corrosion inhibitor', 'antimicrobial', 'preservative'],
    },
  ],
  blow: [
    {
      name: 'an axial fan',
      limit: 'moves much air against little pressure, and stalls before filters and long ducts',
      cues: /\b(?:axial(?:ly)?[- ](?:flow[- ]?)?(?:fan|blower|impeller)s?|axial[- ]flow|propellers?|ceiling[- ]fans?|cooling[- ]fans?|shaft fan|fan[- ]blades?|fan shrouds?|fan wheel|pitch of (?:the )?blades?|blade pitch)\b/i,
      terms: ['axial fan', 'propeller', 'fan blade'],
    },
    {
      name: 'a centrifugal impeller',
      limit:
        'builds pressure but turns the air through a right angle, and needs a housing much larger than its inlet',
      cues: /\b(?:centrifugal\w*|impellers?|radial[- ](?:fan|blower|blade|impeller)s?|volutes?|scroll[- ](?:housing|casing)s?|squirrel[- ]cage|sirocco|(?:cross|tangential)[- ]?flow[- ](?:fan|blower)s?|turbo-?(?:blower|fan|compressor)s?)\b/i,
      terms: ['centrifugal blower', 'impeller', 'radial fan'],
    },
    {
      name: 'a displacement pump',
      limit:
        'gives high pressure or deep vacuum at little flow, in pulses, with seals and heat to look after',
      cues: /\b(?:vacuum[- ](?:pump|chamber|source|generator)s?|(?:air|diaphragm|piston|rotary|vane|screw|roots|peristaltic|lobe|fore)[- ]?(?:pump|compressor|blower)s?|pump (?:power|rotor|unit|motor)|compressors?|negative[- ]pressure|reduced[- ]pressure)\b/i,
      terms: ['vacuum pump', 'diaphragm pump', 'roots blower'],
    },
    {
      name: 'nozzles, louvres and dampers',
      limit: 'only shapes the air that a fan supplies, and pays for every bend and narrowing with pressure',
      cues: /\b(?:louv(?:er|re)\w*|diffusers?|nozzles?|dampers?|deflectors?|guide (?:vane|surface|blade|plate)s?|air[- ]guid\w+|grill(?:e|es)?|plenums?|air[- ](?:duct|channel|passage|tower|outlet)s?|ventilation ducts?|manifolds?)\b/i,
      terms: ['air nozzle', 'louver', 'air damper'],
    },
    {
      name: 'a jet that entrains air',
      limit: 'needs fast or compressed air to begin with, and turns much of its energy into noise',
      cues: /\b(?:ejectors?|venturi\w*|bladeless|coanda|entrain\w*|jet[- ]pumps?|(?:annular|ring)[- ](?:nozzle|jet|slit)s?|air[- ](?:amplif\w+|multipl\w+)|induced[- ]air)\b/i,
      terms: ['bladeless fan', 'air ejector', 'Coanda'],
    },
    {
      name: 'natural draught',
      limit: 'depends on wind or a difference in temperature, and is weakest on still, mild days',
      cues: /\b(?:chimneys?|stack effect|natural(?:ly)?[- ](?:convect\w*|ventilat\w*|drau?(?:gh|f)t\w*|air)|(?:thermal|solar)[- ](?:drau?(?:gh|f)t|chimney)|ridge[- ]vents?|wind[- ](?:driven|catcher|powered)|ventilated gaps?|air gaps?|breathable|updraft)\b/i,
      terms: ['natural ventilation', 'stack effect', 'ridge vent'],
    },
    {
      name: 'bellows, bulb or breath',
      limit: 'gives one puff at a time, for as long as somebody works it',
      cues: /\b(?:bellows|squeez\w+|hand[- ](?:pump|operated|bulb)\w*|(?:rubber|suction|squeeze)[- ]bulbs?|foot[- ]pumps?|exhal\w+|resuscitat\w+)\b/i,
      terms: ['bellows', 'squeeze bulb', 'hand pump'],
    },
    {
      name: 'a vibrating blade or membrane',
      limit: 'must run at its resonance, and moves air over a short distance only',
      cues: /\b(?:piezo\w*|synthetic[- ]jets?|(?:vibrat|oscillat|flapp)\w+[- ](?:membrane|blade|diaphragm|plate|wing)s?|resonant (?:pump|cavity|blade)s?|ultrasonic (?:pump|blower|fan)s?)\b/i,
      terms: ['piezoelectric fan', 'synthetic jet'],
    },
    {
      name: 'ionic wind',
      limit: 'moves little air at high voltage, makes ozone, and fouls its electrodes with dust',
      cues: /\b(?:ion(?:ic)?[- ]winds?|corona[- ](?:wind|discharge)\w*|electro-?hydro-?dynamic\w*|plasma[- ]actuators?|electro-?aero-?dynamic\w*)\b/i,
      terms: ['ionic wind', 'electrohydrodynamic', 'corona discharge'],
    },
  ],
};
