import type { WorkingPrinciples } from './working-principle.ts';

export const BARRIERS_PRINCIPLES: WorkingPrinciples = {
  protect: [
    {
      name: 'a hard shell or guard',
      limit:
        'must be carried or mounted all the time, and passes a blow on unless something yields behind it',
      cues: /\b(?:helmets?|hard[- ](?:shell|outer|case|hat)s?|(?:rigid|outer|protective|metal|steel|ceramic) (?:shell|plate|frame|cage|guard|casing|case)s?|armou?r\w*|guard[- ]?(?:rail|plate|frame|bar)s?|cages?|roll-?over|splints?|bumpers?|bullet-?proof|ballistic)\b/i,
      terms: ['protective shell', 'guard plate', 'armor'],
      usualOn:
        'cyclists, construction workers, drones, shins, eyes, suitcases, eyeglasses, table saws, fan blades',
    },
    {
      name: 'padding that absorbs a blow',
      limit: 'needs thickness to slow the blow in, and may not recover after a hard one',
      cues: /\b(?:pads?|padd(?:ed|ing)|cushion\w*|foam\w*|(?:energy|shock|impact)[- ]?(?:absor\w+|attenuat\w+|dissipat\w+)|crush\w*|crumpl\w*|collapsible|deceleration|elastomer\w* (?:layer|insert|pad)s?)\b/i,
      terms: ['impact absorbing', 'protective pad', 'energy absorption'],
      usualOn:
        'helmets, phones, laptops, knees, goalkeepers, skaters, parcels, furniture corners, playgrounds',
    },
    {
      name: 'restraints and airbags',
      limit: 'must fit whom it holds and act within a moment, and once fired or stretched is spent',
      cues: /\b(?:air-?bags?|inflator\w*|inflatable\w*|(?:seat|safety)[- ]?belts?|restrain(?:t|ts|ing)|harness\w*|tethers?|lanyards?|pre-?tension\w*|fall[- ]arrest\w*)\b/i,
      terms: ['airbag', 'safety harness', 'restraint'],
      usualOn:
        'cars, child seats, strollers, wheelchairs, motorcyclists, climbers, roofers, avalanche skiers, aircraft seats',
    },
    {
      name: 'a coating',
      limit: 'protects until it is scratched or worn through, and only if its ground was clean',
      cues: /\b(?:coat(?:s|ed|ing|ings)|primers?|paint[- ]layers?|paints|varnish\w*|lacquer\w*|enamels?|galvani[sz]\w*|anodi[sz]\w*|protective films?|nano-?composite|barrier (?:film|layer|coat\w*)s?|passivat\w+|encapsulants?)\b/i,
      terms: ['protective coating', 'barrier layer', 'primer'],
      usualOn:
        'cars, ship hulls, bridges, pipelines, wooden floors, phone screens, lenses, circuit boards, outdoor jackets',
    },
    {
      name: 'a removable cover or sleeve',
      limit: 'gets in the way of use, so it is taken off, and then left off or lost',
      cues: /\b(?:cover(?! the| a\b| an\b| both| its)|(?:protective|removable|sliding|flexible|front|rear|outer|end) covers|sleeves?|sheath(?:s|es|ing)?|boots?|lids?|caps?|bellows|curtains?|flaps?|shutters?|hoods?|tarps?|canop(?:y|ies)|protectors?|gloves?|masks?|aprons?|visors?|face[- ]shields?)\b/i,
      terms: ['protective cover', 'protective sleeve', 'protective cap'],
      usualOn:
        'phones, tablets, mattresses, garden furniture, barbecues, boats, strollers, toothbrushes, seedlings',
    },
    {
      name: 'heat, ray and field shields',
      limit: 'is made for one kind of heat or ray, and lets it in again at joints and openings',
      cues: /\b(?:heat[- ](?:shield\w*|insulat\w+|barrier)s?|thermal(?:ly)?[- ](?:barrier|insulat\w+|shield\w*|protect\w*)|intumescent|fire[- ](?:retardant|resist\w+|proof\w*|protect\w*)|aerogel\w*|radiation[- ](?:shield\w*|absor\w+|protect\w*)|x-?rays?|(?:electro-?magnetic|emi|rf|magnetic)[- ](?:shield\w*|interference)|faraday|(?:uv|ultraviolet)[- ](?:absor\w+|block\w+|protect\w*|filter\w*)|sun-?(?:screen|shade|block)\w*|infrared[- ]reflect\w*)\b/i,
      terms: ['heat shield', 'radiation shielding', 'electromagnetic shielding'],
      usualOn:
        'firefighters, welders, sunglasses, car dashboards, bank cards, exhaust pipes, x-ray rooms, windows, spacecraft',
    },
    {
      name: 'switching off at the limit',
      limit: 'stops useful work with each false alarm, and is trusted only if tested',
      cues: /\b(?:over-?(?:current|voltage|speed|temperature|load|pressure|heat|charg)\w*|short[- ]circuit\w*|fus(?:e|es|ible)|circuit[- ]breakers?|interlock\w*|emergency[- ](?:stop|shut)\w*|shut(?:s|ting)?[- ]?(?:off|down)|cut-?off|(?:automatic\w*|power) disconnect\w*|disconnect\w* (?:the )?(?:power|supply|load|circuit|switch)\w*|(?:relief|safety)[- ]valves?|trips?|fault[- ](?:detect\w*|current)|limit[- ]switch\w*)\b/i,
      terms: ['overcurrent protection', 'safety interlock', 'emergency stop'],
      usualOn:
        'power outlets, battery packs, chargers, kettles, clothes irons, table saws, garage doors, elevators, gas boilers',
    },
    {
      name: 'locks, keys and encryption',
      medium: 'information',
      limit: 'protects as well as its keys are kept, and shuts out the owner who loses them',
      cues: /\b(?:encrypt\w*|decrypt\w*|cryptograph\w*|authenticat\w*|passwords?|tamper\w*|access[- ](?:right|control|policy|polic\w+|permission)s?|firewalls?|malware|licen[sc]es?|anti-?theft|padlocks?|credentials?|watermark\w*)\b/i,
      terms: ['encryption', 'access control', 'tamper proof'],
      usualOn:
        'doors, bicycles, cars, scooters, parcel lockers, phones, messages, bank accounts, medical records',
    },
    {
      name: 'agents against rot or rust',
      limit: 'is used up or meets resistance in time, and must not harm who touches it',
      cues: /\b(?:anti-?(?:microbial|bacterial|fungal|viral|oxidant|septic)s?|bio-?cid\w+|fungicid\w+|insecticid\w+|preservati\w+|(?:corrosion|rust)[- ](?:inhibit\w+|prevent\w+)|inhibitors?|resistance genes?|vaccin\w*|sacrificial anodes?|cathodic|(?:plant|herbal|botanical) extracts?|probiotic\w*)\b/i,
      terms: ['corrosion inhibitor', 'antimicrobial', 'preservative'],
      usualOn:
        'fences, garden decks, railway ties, fishing nets, ship hulls, crops, engine coolants, steel parts, sportswear',
    },
  ],
  seal: [
    {
      name: 'a squeezed gasket or ring',
      limit: 'takes a set and hardens with age and heat, and needs even faces and steady pressure',
      cues: /\b(?:gaskets?|o-?rings?|seal(?:ing)?[- ]rings?|ring seals?|(?:rubber|elastomer\w*|silicone|compressible|resilient)[- ](?:seal|ring|gasket|member|body|pad|strip|part|material|layer)(?:s|ing)?|seal strips?|weather-?strip\w*|grommets?|elastomer\w*)\b/i,
      terms: ['gasket', 'sealing ring'],
      usualOn:
        'lunch boxes, water bottles, pressure cookers, refrigerators, windows, car doors, watches, garden hoses, pipe flanges',
    },
    {
      name: 'a lip that rubs',
      limit: 'wears where it rubs, and holds pressure from one side only',
      cues: /\b(?:(?:seal(?:ing)?|wiper|dust|elastic|flexible|contact|outward|ptfe)[- ]lips?|lip[- ]seals?|wiper seals?|radial shaft seals?|skirts?)\b/i,
      terms: ['lip seal', 'sealing lip'],
      usualOn:
        'hydraulic cylinders, wheel bearings, gearboxes, propeller shafts, syringes, car windows, door bottoms, bicycle forks, washing machines',
    },
    {
      name: 'a plug, stopper or cap',
      limit: 'fits one opening only, and leaks when put back crooked or not at all',
      cues: /\b(?:stoppers?|corks?|bungs?|(?:sealing|rubber|bridge|frac|drain|vent|elastic|tapered|expandable|isolation|closing|blind|pipe) plugs?|plugs (?:an?|the) (?:hole|opening|leak|pipe|bore)|(?:screw|snap|bottle|closure|sealing|threaded|crown)[- ]?(?:caps?|on caps?)|lids?|(?:bottle|container|removable) closures?)\b/i,
      terms: ['stopper', 'closure cap'],
      usualOn:
        'wine bottles, drinks bottles, baby bottles, jars, vacuum flasks, medicine bottles, test tubes, bathtubs, fuel tanks',
    },
    {
      name: 'a weld or heat seal',
      limit: 'is seldom opened without destroying it, and joins only materials that melt together',
      cues: /\b(?:heat[- ]?seal\w*|(?:ultrasonic(?:ally)?|laser|friction|thermal(?:ly)?|spot|induction)[- ]?(?:weld\w*|seal\w*|bond\w*)|weld(?:s|ed|ing)?|bra[sz](?:e|ed|ing)|solder\w*|heat[- ]fus\w+|fus(?:ed|ing) together|melt\w+ (?:the )?edges|(?:seal|heating|sealing) (?:bar|jaw|band)s?|electrosurg\w+|hot[- ](?:wire|bar|plate)s?)\b/i,
      terms: ['heat seal', 'ultrasonic welding'],
      usualOn:
        'snack bags, blister packs, yogurt cups, juice cartons, tea bags, blood bags, inflatable boats, battery cells, pipelines',
    },
    {
      name: 'a sealant that sets',
      limit: 'must cure in place on clean, dry faces, and is hard to take off again',
      cues: /\b(?:sealants?|adhesives?|caulk\w*|glue[ds]?|potting|mastic|grout\w*|putty|tapes?|(?:expanding|spray) foam|foam sealants?|bitum\w+|hot[- ]melts?|hydrogels?)\b/i,
      terms: ['sealant', 'adhesive seal', 'caulking'],
      usualOn:
        'bathtubs, bathroom tiles, windows, roofs, aquariums, windshields, phones, boat decks, circuit boards',
    },
    {
      name: 'an inflated or swelling body',
      limit: 'must hold its pressure for as long as it seals, and fails at one puncture',
      cues: /\b(?:inflat\w+|balloons?|bladders?|packers?|swell\w*|expand(?:able|ing|ed) (?:plug|element|seal|ring)s?|intumescent)\b/i,
      terms: ['inflatable seal', 'packer', 'swellable'],
      usualOn:
        'oil wells, pipe repairs, tunnels, concrete joints, fire doors, loading docks, breathing tubes, aircraft doors, flood gates',
    },
    {
      name: 'hard faces pressed together',
      limit: 'must be made flat and fine, and leaks at the first grit or scratch',
      cues: /\b(?:mechanical (?:face )?seals?|face seals?|metal(?:lic)?[- ](?:to[- ]metal|seal\w*|ring|gasket)s?|ferrules?|valve seats?|poppets?|carbon rings?|(?:tapered|conical) (?:seal|seat|face|surface)\w*|friction faces?|ball valves?|packing (?:gland|ring)s?)\b/i,
      terms: ['mechanical seal', 'valve seat', 'ferrule'],
      usualOn:
        'water pumps, kitchen taps, gas valves, engine valves, brake lines, hydraulic fittings, refrigeration lines, compressors, dishwasher pumps',
    },
    {
      name: 'a narrow gap or labyrinth',
      limit: 'always lets a little through, the more the looser it has worn',
      cues: /\b(?:labyrinths?|(?:seal(?:ing)?|narrow|minimal|radial) (?:gap|clearance)s?|clearance seals?|non-?contact\w* seals?|brush seals?|leaf seals?|knife edges?|abradable\w*|seal(?:ing)? (?:fin|teeth|tooth)s?)\b/i,
      terms: ['labyrinth seal', 'clearance seal', 'brush seal'],
      usualOn:
        'steam turbines, jet engines, turbochargers, machine spindles, electric motors, train axles, conveyor rollers, gas compressors',
    },
    {
      name: 'a liquid or gas barrier',
      limit: 'dries out or is blown through at a modest pressure, and must be topped up',
      cues: /\b(?:(?:ferro|magnetorheological |magnetic )-?fluid\w*|(?:barrier|buffer|seal|purge)[- ](?:gas|fluid|liquid)|water[- ](?:seal|trap|lock)s?|liquid seals?|oil films?|air curtains?|dry gas seals?|p-?traps?)\b/i,
      terms: ['ferrofluid seal', 'barrier fluid', 'water trap'],
      usualOn:
        'kitchen sinks, floor drains, toilets, fermentation jars, fermenters, shop entrances, cold rooms, clean rooms, gas compressors',
    },
  ],
};
