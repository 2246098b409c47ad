import type { WorkingPrinciples } from './working-principle.ts';

export const BARRIERS_PRINCIPLES: WorkingPrinciples = {
  protect: [
    {
      name: 'a hard shell or guard',
      limit:
        'must be carried or mounted all the time, and passes a blow on unless something yields behind it',
      rule: 'spreading a blow over ten times the area cuts its pressure to a tenth, and a plate’s bending stiffness grows with the cube of its thickness',
      trial:
        'fix a bought sheet or guard over modelling clay, drop the worst likely weight from its true height, and stop if it breaks or the clay is dented beyond what is bearable',
      cues: /\b(?:helmets?|hard[- ](?:shell|outer|case|hat)s?|(?:rigid|outer|protective|metal|steel|ceramic) (?:shell|plate|frame|cage|guard|casing|case)s?|armou?r\w*|guard[- ]?(?:rail|plate|frame|bar)s?|cages?|roll-?over|splints?|bumpers?|bullet-?proof|ballistic)\b/i,
      terms: ['protective shell', 'guard plate', 'armor'],
      usualOn:
        'cyclists, construction workers, drones, shins, eyes, suitcases, eyeglasses, table saws, fan blades',
    },
    {
      name: 'padding that absorbs a blow',
      limit: 'needs thickness to slow the blow in, and may not recover after a hard one',
      rule: 'average deceleration in g is drop height over stopping distance, so 1 m stopped in 10 mm means about 100 g, and peaks often reach twice that',
      trial:
        'drop a dummy of equal weight with a shock logger onto bought foam from the true height five times, and stop if the peak exceeds the known limit or climbs with each drop',
      cues: /\b(?:pads?|padd(?:ed|ing)|cushion\w*|foam\w*|(?:energy|shock|impact)[- ]?(?:absor\w+|attenuat\w+|dissipat\w+)|crush\w*|crumpl\w*|collapsible|deceleration|elastomer\w* (?:layer|insert|pad)s?)\b/i,
      terms: ['impact absorbing', 'protective pad', 'energy absorption'],
      usualOn:
        'helmets, phones, laptops, knees, goalkeepers, skaters, parcels, furniture corners, playgrounds',
    },
    {
      name: 'restraints and airbags',
      limit: 'must fit whom it holds and act within a moment, and once fired or stretched is spent',
      rule: 'stopping from 50 km/h within 0.5 m takes about 20 g on average, half the distance doubles that, and twice the speed makes it four times',
      trial:
        'have ten people of different build put on a borrowed restraint unaided, tug it with a luggage scale, and stop if more than one wears it wrongly or slips out',
      cues: /\b(?:air-?bags?|inflator\w*|inflatable\w*|(?:seat|safety)[- ]?belts?|restrain(?:t|ts|ing)|harness\w*|tethers?|lanyards?|pre-?tension\w*|fall[- ]arrest\w*)\b/i,
      terms: ['airbag', 'safety harness', 'restraint'],
      usualOn:
        'cars, child seats, strollers, wheelchairs, motorcyclists, climbers, roofers, avalanche skiers, aircraft seats',
    },
    {
      name: 'a coating',
      limit: 'protects until it is scratched or worn through, and only if its ground was clean',
      rule: 'life under steady wear is dry thickness over loss per year, and a litre on 10 square metres dries to 100 µm times its share of solids',
      trial:
        'coat three samples cleaned as users would, cut a grid and pull it with tape, leave them a week in salt water, and stop if squares lift or the cut spreads',
      cues: /\b(?:coat(?:s|ed|ing|ings)|primers?|paint[- ]layers?|paints|varnish\w*|lacquer\w*|enamels?|galvani[sz]\w*|anodi[sz]\w*|protective films?|nano-?composite|barrier (?:film|layer|coat\w*)s?|passivat\w+|encapsulants?)\b/i,
      terms: ['protective coating', 'barrier layer', 'primer'],
      usualOn:
        'cars, ship hulls, bridges, pipelines, wooden floors, phone screens, lenses, circuit boards, outdoor jackets',
    },
    {
      name: 'a removable cover or sleeve',
      limit: 'gets in the way of use, so it is taken off, and then left off or lost',
      rule: 'what counts is the share of risky moments in which it is on, so a cover used in half of them at best halves the harm',
      trial:
        'give ten users a bought or sewn cover for a week, ask for a photo at two random moments a day, and stop if it is off in more than a third',
      cues: /\b(?:cover(?! the| a\b| an\b| both| its)|(?:protective|removable|sliding|flexible|front|rear|outer|end) covers|sleeves?|sheath(?:s|es|ing)?|boots?|lids?|caps?|bellows|curtains?|flaps?|shutters?|hoods?|tarps?|canop(?:y|ies)|protectors?|gloves?|masks?|aprons?|visors?|face[- ]shields?)\b/i,
      terms: ['protective cover', 'protective sleeve', 'protective cap'],
      usualOn:
        'phones, tablets, mattresses, garden furniture, barbecues, boats, strollers, toothbrushes, seedlings',
    },
    {
      name: 'heat, ray and field shields',
      limit: 'is made for one kind of heat or ray, and lets it in again at joints and openings',
      rule: 'ten half-value layers cut penetrating rays about a thousandfold, and bright metal foil facing an air gap turns back about 90 to 97 % of radiant heat',
      trial:
        'have a licensed operator fix a bought sheet with one joint between source and meter, watch the reading from safety, and stop if it passes the safe limit behind sheet or joint',
      cues: /\b(?:heat[- ](?:shield\w*|insulat\w+|barrier)s?|thermal(?:ly)?[- ](?:barrier|insulat\w+|shield\w*|protect\w*)|intumescent|fire[- ](?:retardant|resist\w+|proof\w*|protect\w*)|aerogel\w*|radiation[- ](?:shield\w*|absor\w+|protect\w*)|x-?rays?|(?:electro-?magnetic|emi|rf|magnetic)[- ](?:shield\w*|interference)|faraday|(?:uv|ultraviolet)[- ](?:absor\w+|block\w+|protect\w*|filter\w*)|sun-?(?:screen|shade|block)\w*|infrared[- ]reflect\w*)\b/i,
      terms: ['heat shield', 'radiation shielding', 'electromagnetic shielding'],
      usualOn:
        'firefighters, welders, sunglasses, car dashboards, bank cards, exhaust pipes, x-ray rooms, windows, spacecraft',
    },
    {
      name: 'switching off at the limit',
      limit: 'stops useful work with each false alarm, and is trusted only if tested',
      rule: 'the trip point must sit above the normal peak, and below harm by the sensor’s error plus all that still builds up during the reaction time',
      trial:
        'log the watched quantity with a cheap meter through a week of normal use and a harmless staged fault, and stop if no threshold parts the two in time',
      cues: /\b(?:over-?(?:current|voltage|speed|temperature|load|pressure|heat|charg)\w*|short[- ]circuit\w*|fus(?:e|es|ible)|circuit[- ]breakers?|interlock\w*|emergency[- ](?:stop|shut)\w*|shut(?:s|ting)?[- ]?(?:off|down)|cut-?off|(?:automatic\w*|power) disconnect\w*|disconnect\w* (?:the )?(?:power|supply|load|circuit|switch)\w*|(?:relief|safety)[- ]valves?|trips?|fault[- ](?:detect\w*|current)|limit[- ]switch\w*)\b/i,
      terms: ['overcurrent protection', 'safety interlock', 'emergency stop'],
      usualOn:
        'power outlets, battery packs, chargers, kettles, clothes irons, table saws, garage doors, elevators, gas boilers',
    },
    {
      name: 'locks, keys and encryption',
      medium: 'information',
      limit: 'protects as well as its keys are kept, and shuts out the owner who loses them',
      rule: 'each added random digit makes guessing ten times as long, and four digits tried once a second hold for less than three hours',
      trial:
        'let ten users live with a bought lock or password manager for a week, count lockouts, shared keys and times left open, and stop if more than two people bypass it',
      cues: /\b(?:encrypt\w*|decrypt\w*|cryptograph\w*|authenticat\w*|passwords?|tamper\w*|access[- ](?:right|control|policy|polic\w+|permission)s?|firewalls?|malware|licen[sc]es?|anti-?theft|padlocks?|credentials?|watermark\w*)\b/i,
      terms: ['encryption', 'access control', 'tamper proof'],
      usualOn:
        'doors, bicycles, cars, scooters, parcel lockers, phones, messages, bank accounts, medical records',
    },
    {
      name: 'agents against rot or rust',
      limit: 'is used up or meets resistance in time, and must not harm who touches it',
      rule: 'where an agent leaches or decays by a steady share, doubling the dose prolongs its protection by only one half-life of the agent',
      trial:
        'rinse ten treated samples for a day, set them beside ten untreated ones in warm damp soil or salt water for a week, and stop if both spoil alike',
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
      rule: 'a solid rubber ring is usually squeezed by about 10 to 30 % of its thickness, and has to press harder on its faces than what it holds back',
      trial:
        'clamp a bought ring or strip between the real faces, open and shut it a hundred times, heat and chill it overnight, and stop if soapy water or dry paper shows a leak',
      cues: /\b(?:gaskets?|o-?rings?|seal(?:ing)?[- ]rings?|ring seals?|(?:rubber|elastomer\w*|silicone|compressible|resilient)[- ](?:seal|ring|gasket|member|body|pad|strip|part|material|layer)(?:s|ing)?|seal strips?|weather-?strip\w*|grommets?|elastomer\w*)\b/i,
      terms: ['gasket', 'sealing ring'],
      usualOn:
        'lunch boxes, water bottles, pressure cookers, refrigerators, windows, car doors, watches, garden hoses, pipe flanges',
    },
    {
      name: 'a lip that rubs',
      limit: 'wears where it rubs, and holds pressure from one side only',
      rule: 'an ordinary rubber lip on an oiled turning shaft stands up to about 10 to 14 m per second, and without special support only about 30 to 50 kPa',
      trial:
        'fit a bought lip or wiper to a rod driven by hand or drill, give it the real liquid and dirt for a day, and stop if paper behind it gets stained',
      cues: /\b(?:(?:seal(?:ing)?|wiper|dust|elastic|flexible|contact|outward|ptfe)[- ]lips?|lip[- ]seals?|wiper seals?|radial shaft seals?|skirts?)\b/i,
      terms: ['lip seal', 'sealing lip'],
      usualOn:
        'hydraulic cylinders, wheel bearings, gearboxes, propeller shafts, syringes, car windows, door bottoms, bicycle forks, washing machines',
    },
    {
      name: 'a plug, stopper or cap',
      limit: 'fits one opening only, and leaks when put back crooked or not at all',
      rule: 'the push on a stopper is pressure times area, about 31 N for 100 kPa at a 20 mm opening, and grip or thread has to beat it',
      trial:
        'have ten people close a filled vessel with a bought closure ten times each, turn it over on dry paper, and stop if more than one closing in the hundred leaks',
      cues: /\b(?:stoppers?|corks?|bungs?|(?:sealing|rubber|bridge|frac|drain|vent|elastic|tapered|expandable|isolation|closing|blind|pipe) plugs?|plugs (?:an?|the) (?:hole|opening|leak|pipe|bore)|(?:screw|snap|bottle|closure|sealing|threaded|crown)[- ]?(?:caps?|on caps?)|lids?|(?:bottle|container|removable) closures?)\b/i,
      terms: ['stopper', 'closure cap'],
      usualOn:
        'wine bottles, drinks bottles, baby bottles, jars, vacuum flasks, medicine bottles, test tubes, bathtubs, fuel tanks',
    },
    {
      name: 'a weld or heat seal',
      limit: 'is seldom opened without destroying it, and joins only materials that melt together',
      rule: 'in a fusion weld both faces must pass their melting point, about 105 to 135 °C for polyethylene, 165 for polypropylene, 660 for aluminum and 1500 for steel',
      trial:
        'seal thirty samples with a borrowed sealer or welder, ten of them on soiled seams, press air into them under water, and stop if any clean one or several soiled ones bubble',
      cues: /\b(?:heat[- ]?seal\w*|(?:ultrasonic(?:ally)?|laser|friction|thermal(?:ly)?|spot|induction)[- ]?(?:weld\w*|seal\w*|bond\w*)|weld(?:s|ed|ing)?|bra[sz](?:e|ed|ing)|solder\w*|heat[- ]fus\w+|fus(?:ed|ing) together|melt\w+ (?:the )?edges|(?:seal|heating|sealing) (?:bar|jaw|band)s?|electrosurg\w+|hot[- ](?:wire|bar|plate)s?)\b/i,
      terms: ['heat seal', 'ultrasonic welding'],
      usualOn:
        'snack bags, blister packs, yogurt cups, juice cartons, tea bags, blood bags, inflatable boats, battery cells, pipelines',
    },
    {
      name: 'a sealant that sets',
      limit: 'must cure in place on clean, dry faces, and is hard to take off again',
      rule: 'one-part silicone cures about 2 to 3 mm deep a day, and a joint 12 mm wide with sealant rated 25 % may move 3 mm',
      trial:
        'bond samples of the real faces with bought sealant, some well cleaned and some merely wiped, keep them wet for a week, and stop if the wiped ones peel off by hand',
      cues: /\b(?:sealants?|adhesives?|caulk\w*|glue[ds]?|potting|mastic|grout\w*|putty|tapes?|(?:expanding|spray) foam|foam sealants?|bitum\w+|hot[- ]melts?|hydrogels?)\b/i,
      terms: ['sealant', 'adhesive seal', 'caulking'],
      usualOn:
        'bathtubs, bathroom tiles, windows, roofs, aquariums, windshields, phones, boat decks, circuit boards',
    },
    {
      name: 'an inflated or swelling body',
      limit: 'must hold its pressure for as long as it seals, and fails at one puncture',
      rule: 'it holds only while it presses harder on the wall than what it keeps out, and trapped air loses about 3.4 % of absolute pressure per 10 °C of cooling',
      trial:
        'brace a bought inner tube or pipe plug against blowing out, hold back water at working pressure for a day and cold night with nobody in line, and stop if it leaks',
      cues: /\b(?:inflat\w+|balloons?|bladders?|packers?|swell\w*|expand(?:able|ing|ed) (?:plug|element|seal|ring)s?|intumescent)\b/i,
      terms: ['inflatable seal', 'packer', 'swellable'],
      usualOn:
        'oil wells, pipe repairs, tunnels, concrete joints, fire doors, loading docks, breathing tubes, aircraft doors, flood gates',
    },
    {
      name: 'hard faces pressed together',
      limit: 'must be made flat and fine, and leaks at the first grit or scratch',
      rule: 'leakage grows with the cube of the gap, so a gap twice as high leaks eight times as much, and lapped faces are kept flat within about 1 µm',
      trial:
        'behind a screen, cycle a bought valve or face seal a hundred times with water at working pressure and a pinch of real grit, and stop if leakage passes what is bearable',
      cues: /\b(?:mechanical (?:face )?seals?|face seals?|metal(?:lic)?[- ](?:to[- ]metal|seal\w*|ring|gasket)s?|ferrules?|valve seats?|poppets?|carbon rings?|(?:tapered|conical) (?:seal|seat|face|surface)\w*|friction faces?|ball valves?|packing (?:gland|ring)s?)\b/i,
      terms: ['mechanical seal', 'valve seat', 'ferrule'],
      usualOn:
        'water pumps, kitchen taps, gas valves, engine valves, brake lines, hydraulic fittings, refrigeration lines, compressors, dishwasher pumps',
    },
    {
      name: 'a narrow gap or labyrinth',
      limit: 'always lets a little through, the more the looser it has worn',
      rule: 'gas leaking through a toothed labyrinth grows in step with the gap and falls with about the square root of the teeth, so four times the teeth halve it',
      trial:
        'stack washers round a rod at the real gap, blow air or dust at working pressure through it, measure what passes, and stop if it exceeds what you may lose',
      cues: /\b(?:labyrinths?|(?:seal(?:ing)?|narrow|minimal|radial) (?:gap|clearance)s?|clearance seals?|non-?contact\w* seals?|brush seals?|leaf seals?|knife edges?|abradable\w*|seal(?:ing)? (?:fin|teeth|tooth)s?)\b/i,
      terms: ['labyrinth seal', 'clearance seal', 'brush seal'],
      usualOn:
        'steam turbines, jet engines, turbochargers, machine spindles, electric motors, train axles, conveyor rollers, gas compressors',
    },
    {
      name: 'a liquid or gas barrier',
      limit: 'dries out or is blown through at a modest pressure, and must be topped up',
      rule: 'each centimetre of water holds back about 98 Pa, so a 50 mm trap withstands about 500, and a gas barrier must outpress what it keeps out',
      trial:
        'set up a water-filled bend of clear hose or a borrowed fan across the opening, apply the worst pressure or draught, and stop if incense smoke passes or the water is pushed out',
      cues: /\b(?:(?:ferro|magnetorheological |magnetic )-?fluid\w*|(?:barrier|buffer|seal|purge)[- ](?:gas|fluid|liquid)|water[- ](?:seal|trap|lock)s?|liquid seals?|oil films?|air curtains?|dry gas seals?|p-?traps?)\b/i,
      terms: ['ferrofluid seal', 'barrier fluid', 'water trap'],
      usualOn:
        'kitchen sinks, floor drains, toilets, fermentation jars, fermenters, shop entrances, cold rooms, clean rooms, gas compressors',
    },
  ],
};
