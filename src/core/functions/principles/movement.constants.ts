import type { WorkingPrinciples } from './working-principle.ts';

export const MOVEMENT_PRINCIPLES: WorkingPrinciples = {
  carry: [
    {
      name: 'straps and handles',
      limit: 'is limited by what a person can bear, and tires hands, shoulders and back',
      cues: /\b(?:straps?|shoulder[- ](?:harness|belt|pad|bag)s?|shoulders|back-?packs?|harness(?:es)?|slings?|waist|hip-?belts?|worn (?:on|by|over|around|about)|wearer|vests?|carry(?:ing)? handles?|hand-?grips?|lanyards?|holsters?)\b/i,
      terms: ['shoulder strap', 'backpack', 'harness'],
      usualOn: 'backpacks, coffee cups, babies, water bottles, laptops, lunch boxes, skis, guitars, cameras',
    },
    {
      name: 'wheels and carts',
      limit: 'needs fairly level, firm ground, and stops at steps, kerbs and soft soil',
      cues: /\b(?:wheeled|wheels|casters?|castors?|carts?|trolleys?|doll(?:y|ies)|hand trucks?|wheelbarrows?|wagons?|push handles?)\b/i,
      terms: ['hand truck', 'cart', 'caster wheels'],
      usualOn:
        'suitcases, strollers, groceries, rubbish bins, hand tools, kayaks, wheelchairs, flowerpots, golf bags',
    },
    {
      name: 'belts and rollers',
      limit: 'serves one fixed route, fills the floor, and stops altogether when one part jams',
      cues: /\b(?:(?<!pneumatic )convey(?:o|e)rs?|(?<!pneumatic )conveying (?:belt|line|roller|chain|mechanism|surface)s?|transport(?:ing)? (?:belt|roller)s?|endless (?:belt|chain)s?|chutes?|screw[- ]convey\w*|augers?|bucket elevators?|roller (?:track|bed|table)s?)\b/i,
      terms: ['belt conveyor', 'roller conveyor', 'chute'],
      usualOn:
        'parcels, airport luggage, bottles, ore, harvested fruit, cartons, checkout goods, sushi plates, gravel',
    },
    {
      name: 'trucks, trains and ships',
      limit: 'pays only with a good load, and needs roads, tracks or harbours and reloading on the way',
      cues: /\b(?:(?<!hand )(?<!pallet )(?<!lift )trucks?|trailers?|semi-?trailers?|lorr(?:y|ies)|pickups?|delivery (?:vehicle|van)s?|cargo (?:bed|van|ship|vessel|truck)s?|barges?|container ships?|rail(?:way|road|car)s?|freight trains?|locomotives?|shipping containers?|intermodal)\b/i,
      terms: ['delivery vehicle', 'trailer', 'intermodal container'],
      usualOn: 'freight, pallets, groceries, cars, livestock, coal, furniture, grain, milk',
      large: true,
    },
    {
      name: 'flow through pipes',
      limit: 'takes only what flows or fits a capsule, and blocks, wears and leaks',
      cues: /\b(?:pneumatic(?:ally)?[- ](?:tube|convey|transport|deliver)\w*|(?:vacuum|transport|pneumatic) tubes?|pipelines?|pip(?:es|ing)|pump(?:s|ed|ing)?|slurr(?:y|ies)|catheters?|hoses?|infusion)\b/i,
      terms: ['pneumatic conveying', 'pipeline', 'pneumatic tube'],
      usualOn:
        'drinking water, crude oil, natural gas, grain, flour, cement, plastic pellets, hospital samples, wood pellets',
    },
    {
      name: 'cranes, hoists and cables',
      limit: 'needs something strong overhead, and loads swing and must not pass over people',
      cues: /\b(?:cranes?|hoists?|hoisting|winch\w*|cableways?|ropeways?|gantr(?:y|ies)|overhead rails?|monorails?|pulleys?)\b/i,
      terms: ['hoist', 'cableway', 'overhead rail'],
      usualOn:
        'building materials, bedridden patients, ship containers, skiers, car engines, felled logs, steel coils, theatre scenery',
    },
    {
      name: 'mobile robots and grippers',
      limit: 'must find its way and its grip anew each time, and stops where either is uncertain',
      cues: /\b(?:(?:automated|automatic|automatically) guided vehicles?|agvs?|(?:mobile|delivery|transport|transfer|autonomous|warehouse) robots?|robot(?:ic)? arms?|grippers?|end effectors?|shuttles?|suction cups?)\b/i,
      terms: ['mobile robot', 'gripper', 'guided vehicle'],
      usualOn:
        'warehouse shelves, restaurant dishes, hospital linen, silicon wafers, takeaway meals, factory parts, picked fruit, laboratory samples',
    },
    {
      name: 'aircraft and drones',
      limit: 'carries little for the energy it takes, and needs good weather and leave to fly',
      cues: /\b(?:drones?|uavs?|unmanned aerial|aircraft|airships?|helicopters?|aerial vehicles?|airplanes?)\b/i,
      terms: ['delivery drone', 'unmanned aerial', 'air cargo'],
      usualOn:
        'medicines, blood samples, air mail, air passengers, defibrillators, takeaway meals, relief supplies, cut flowers, crop seeds',
      large: true,
    },
    {
      name: 'carrier particles',
      medium: 'chemistry',
      limit: 'must keep its content on the way, let go at the right place, and be harmless itself',
      cues: /\b(?:liposom\w*|nano-?(?:particle|carrier|capsule)s?|micro-?(?:particle|sphere|capsule|bubble)s?|vesicles?|lipids?|hydrogels?|viral vectors?|exosomes?|micelles?)\b/i,
      terms: ['nanoparticle delivery', 'liposome', 'microcapsule'],
      usualOn: 'drugs, vaccines, genes, fragrances, vitamins, pesticides, cosmetics, contrast agents',
    },
  ],
  fly: [
    {
      name: 'several rotors',
      limit: 'spends power just to stay up, so its time in the air is short',
      cues: /\b(?:multi-?rotors?|multi-?copters?|quad-?(?:copter|rotor)s?|hexa-?(?:copter|rotor)s?|octo-?copters?|(?:four|six|eight|plurality of|multiple) (?:propeller|rotor)s|rotor arms?)\b/i,
      terms: ['multicopter', 'quadcopter', 'multirotor'],
      usualOn:
        'drones, aerial cameras, parcels, crop spraying, roof inspections, power lines, light shows, toys, search parties',
    },
    {
      name: 'fixed wings',
      limit: 'must keep moving to stay up, and needs room to start and land',
      cues: /\b(?:fixed[- ]wings?|airplanes?|aeroplanes?|wing[- ]?(?:span|tip|box|let)s?|(?<!flapping )(?<!tilt )(?<!tilting )(?<!rotary )(?<!rotary-)(?<!fixed )(?<!fixed-)wings?|ailerons?|empennage)\b/i,
      terms: ['fixed wing', 'airfoil', 'aileron'],
      usualOn:
        'airliners, cargo aircraft, survey drones, land mapping, border patrols, pipelines, blood deliveries, model aircraft, crop dusters',
    },
    {
      name: 'tilting rotors or wings',
      limit: 'pays with weight and moving parts, and is delicate while it changes over',
      cues: /\b(?:tilt(?:ing|able)?[- ]?(?:rotor|wing|propeller|duct)s?|convertiplanes?|tail-?sitters?|transition\w* (?:from|between) (?:hover|vertical)\w*|thrust vectoring)\b/i,
      terms: ['tiltrotor', 'VTOL', 'tail-sitter'],
      usualOn: 'air taxis, troop transports, survey drones, blood deliveries, ship decks, offshore platforms',
    },
    {
      name: 'a single main rotor',
      limit: 'needs a complex hub and something to hold it against its own torque',
      cues: /\b(?:helicopters?|swash-?plates?|main rotor|tail rotor|(?:coaxial|contra-?rotating) (?:rotor|propeller)s?|(?:cyclic|collective) pitch|gyroplanes?|autogyros?|rotorcraft)\b/i,
      terms: ['helicopter', 'coaxial rotor', 'autogyro'],
      usualOn:
        'helicopters, air ambulances, mountain rescue, offshore platforms, police patrols, forest fires, logging, crop spraying, model helicopters',
    },
    {
      name: 'lifting gas',
      limit: 'is bulky, slow, at the mercy of wind, and loses its gas little by little',
      cues: /\b(?:balloons?|airships?|aerostats?|blimps?|helium|dirigibles?|lighter[- ]than[- ]air)\b/i,
      terms: ['airship', 'balloon', 'aerostat'],
      usualOn:
        'weather balloons, airships, party balloons, advertising, sightseeing, telescopes, radio relays, heavy freight',
    },
    {
      name: 'jets or ducted fans',
      limit: 'is loud and thirsty, and hovers poorly for the power it takes',
      cues: /\b(?:ducted[- ](?:fan|propeller|rotor)s?|jet-?packs?|rockets?|rocket (?:engine|motor)s?|ionic wind|electro-?aerodynamic)\b/i,
      terms: ['ducted fan', 'jet engine', 'rocket motor'],
      usualOn:
        'airliners, business jets, fighter jets, cruise missiles, target drones, jet packs, model jets, tank inspections',
    },
    {
      name: 'gliding and parachutes',
      limit: 'only comes down, so something else must lift it first',
      cues: /\b(?:parachutes?|(?<!underwater )(?<!sea )gliders?|gliding|paragliders?|parafoils?|para-?motors?)\b/i,
      terms: ['parachute', 'glider', 'parafoil'],
      usualOn:
        'skydivers, paragliders, gliders, relief supplies, space capsules, drone rescue, rocket stages, weather probes',
    },
    {
      name: 'a tether or kite',
      limit: 'goes no further than its line, which sags, tangles and endangers others',
      cues: /\b(?:tethered (?:drone|uav|aircraft|unmanned|aerial|balloon|flight|flying|multi)\w*|tether (?:power|cable)\w*|kites?)\b/i,
      terms: ['tethered drone', 'kite', 'tether cable'],
      usualOn:
        'kites, kite surfing, cargo ships, surveillance drones, wind power, aerial cameras, emergency masts, event security',
    },
    {
      name: 'flapping wings',
      limit: 'carries next to nothing, and its hinges tire with every beat',
      cues: /\b(?:flapping|ornithopters?|bionic (?:bird|wing|insect)s?)\b/i,
      terms: ['flapping wing', 'ornithopter'],
      usualOn: 'toys, model birds, bird scaring, insect robots, airports, wildlife filming',
    },
  ],
  blow: [
    {
      name: 'an axial fan',
      limit: 'moves much air against little pressure, and stalls before filters and long ducts',
      cues: /\b(?:axial(?:ly)?[- ](?:flow[- ]?)?(?:fan|blower|impeller)s?|axial[- ]flow|propellers?|ceiling[- ]fans?|cooling[- ]fans?|shaft fan|fan[- ]blades?|fan shrouds?|fan wheel|pitch of (?:the )?blades?|blade pitch)\b/i,
      terms: ['axial fan', 'propeller', 'fan blade'],
      usualOn:
        'desktop computers, bedrooms, strollers, bathrooms, car radiators, air conditioners, greenhouses, barns, tunnels',
    },
    {
      name: 'a centrifugal impeller',
      limit:
        'builds pressure but turns the air through a right angle, and needs a housing much larger than its inlet',
      cues: /\b(?:centrifugal\w*|impellers?|radial[- ](?:fan|blower|blade|impeller)s?|volutes?|scroll[- ](?:housing|casing)s?|squirrel[- ]cage|sirocco|(?:cross|tangential)[- ]?flow[- ](?:fan|blower)s?|turbo-?(?:blower|fan|compressor)s?)\b/i,
      terms: ['centrifugal blower', 'impeller', 'radial fan'],
      usualOn:
        'vacuum cleaners, leaf blowers, hair dryers, hand dryers, range hoods, air purifiers, breathing masks, bouncy castles, air mattresses',
    },
    {
      name: 'a displacement pump',
      limit:
        'gives high pressure or deep vacuum at little flow, in pulses, with seals and heat to look after',
      cues: /\b(?:vacuum[- ](?:pump|chamber|source|generator)s?|(?:air|diaphragm|piston|rotary|vane|screw|roots|peristaltic|lobe|fore)[- ]?(?:pump|compressor|blower)s?|pump (?:power|rotor|unit|motor)|compressors?|negative[- ]pressure|reduced[- ]pressure)\b/i,
      terms: ['vacuum pump', 'diaphragm pump', 'roots blower'],
      usualOn:
        'tires, balls, paddle boards, aquariums, breast pumps, air tools, truck brakes, milking parlors, sewage plants',
    },
    {
      name: 'nozzles, louvres and dampers',
      limit: 'only shapes the air that a fan supplies, and pays for every bend and narrowing with pressure',
      cues: /\b(?:louv(?:er|re)\w*|diffusers?|nozzles?|dampers?|deflectors?|guide (?:vane|surface|blade|plate)s?|air[- ]guid\w+|grill(?:e|es)?|plenums?|air[- ](?:duct|channel|passage|tower|outlet)s?|ventilation ducts?|manifolds?)\b/i,
      terms: ['air nozzle', 'louver', 'air damper'],
      usualOn:
        'car dashboards, aircraft seats, offices, shop entrances, clean rooms, ovens, hair dryers, bottling lines, refrigerators',
    },
    {
      name: 'a jet that entrains air',
      limit: 'needs fast or compressed air to begin with, and turns much of its energy into noise',
      cues: /\b(?:ejectors?|venturi\w*|bladeless|coanda|entrain\w*|jet[- ]pumps?|(?:annular|ring)[- ](?:nozzle|jet|slit)s?|air[- ](?:amplif\w+|multipl\w+)|induced[- ]air)\b/i,
      terms: ['bladeless fan', 'air ejector', 'Coanda'],
      usualOn:
        'bladeless fans, gas burners, oxygen masks, air guns, escape slides, suction grippers, sandblasters, steam plants, road tunnels',
    },
    {
      name: 'natural draught',
      limit: 'depends on wind or a difference in temperature, and is weakest on still, mild days',
      cues: /\b(?:chimneys?|stack effect|natural(?:ly)?[- ](?:convect\w*|ventilat\w*|drau?(?:gh|f)t\w*|air)|(?:thermal|solar)[- ](?:drau?(?:gh|f)t|chimney)|ridge[- ]vents?|wind[- ](?:driven|catcher|powered)|ventilated gaps?|air gaps?|breathable|updraft)\b/i,
      terms: ['natural ventilation', 'stack effect', 'ridge vent'],
      usualOn:
        'chimneys, fireplaces, tents, attics, homes, barns, atriums, composting toilets, cooling towers',
    },
    {
      name: 'bellows, bulb or breath',
      limit: 'gives one puff at a time, for as long as somebody works it',
      cues: /\b(?:bellows|squeez\w+|hand[- ](?:pump|operated|bulb)\w*|(?:rubber|suction|squeeze)[- ]bulbs?|foot[- ]pumps?|exhal\w+|resuscitat\w+)\b/i,
      terms: ['bellows', 'squeeze bulb', 'hand pump'],
      usualOn:
        'balloons, pool floats, camping mats, camera lenses, fireplaces, baby noses, resuscitators, pressure cuffs, accordions',
    },
    {
      name: 'a vibrating blade or membrane',
      limit: 'must run at its resonance, and moves air over a short distance only',
      cues: /\b(?:piezo\w*|synthetic[- ]jets?|(?:vibrat|oscillat|flapp)\w+[- ](?:membrane|blade|diaphragm|plate|wing)s?|resonant (?:pump|cavity|blade)s?|ultrasonic (?:pump|blower|fan)s?)\b/i,
      terms: ['piezoelectric fan', 'synthetic jet'],
      usualOn: 'laptops, tablets, phones, smart glasses, led lamps, gas sensors',
    },
    {
      name: 'ionic wind',
      limit: 'moves little air at high voltage, makes ozone, and fouls its electrodes with dust',
      cues: /\b(?:ion(?:ic)?[- ]winds?|corona[- ](?:wind|discharge)\w*|electro-?hydro-?dynamic\w*|plasma[- ]actuators?|electro-?aero-?dynamic\w*)\b/i,
      terms: ['ionic wind', 'electrohydrodynamic', 'corona discharge'],
      usualOn: 'air purifiers, smoking rooms, microchips, led lamps, physics lessons',
    },
  ],
};
