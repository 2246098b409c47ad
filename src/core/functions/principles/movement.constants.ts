import type { WorkingPrinciples } from './working-principle.ts';

export const MOVEMENT_PRINCIPLES: WorkingPrinciples = {
  carry: [
    {
      name: 'straps and handles',
      limit: 'is limited by what a person can bear, and tires hands, shoulders and back',
      rule: 'fit adults carry about 20 % of their weight on the back for hours, far less in one hand, and a strap twice as wide presses half as hard',
      trial:
        'hang sand of the true weight and bulk on bought straps or handles, let ten users carry it their usual distance, and stop if three put it down early',
      cues: /\b(?:straps?|shoulder[- ](?:harness|belt|pad|bag)s?|shoulders|back-?packs?|harness(?:es)?|slings?|waist|hip-?belts?|worn (?:on|by|over|around|about)|wearer|vests?|carry(?:ing)? handles?|hand-?grips?|lanyards?|holsters?)\b/i,
      terms: ['shoulder strap', 'backpack', 'harness'],
      usualOn: 'backpacks, coffee cups, babies, water bottles, laptops, lunch boxes, skis, guitars, cameras',
    },
    {
      name: 'wheels and carts',
      limit: 'needs fairly level, firm ground, and stops at steps, kerbs and soft soil',
      rule: 'pulling takes about 1 to 3 % of the weight on a hard floor, 10 to 30 % on soft ground, and each percent of slope adds one more',
      trial:
        'load a borrowed cart to the full weight, pull it by a luggage scale along the real route, and stop if the pull tops 200 N or users cannot pass a step alone',
      cues: /\b(?:wheeled|wheels|casters?|castors?|carts?|trolleys?|doll(?:y|ies)|hand trucks?|wheelbarrows?|wagons?|push handles?)\b/i,
      terms: ['hand truck', 'cart', 'caster wheels'],
      usualOn:
        'suitcases, strollers, groceries, rubbish bins, hand tools, kayaks, wheelchairs, flowerpots, golf bags',
    },
    {
      name: 'belts and rollers',
      limit: 'serves one fixed route, fills the floor, and stops altogether when one part jams',
      rule: 'pieces an hour are the speed divided by their spacing, so 0.5 m/s with one each metre gives 1800, and at least three rollers must lie under each',
      trial:
        'count hour by hour for a week what moves along the route, run samples over a borrowed roller track or belt, and stop if it would mostly stand empty or samples jam',
      cues: /\b(?:(?<!pneumatic )convey(?:o|e)rs?|(?<!pneumatic )conveying (?:belt|line|roller|chain|mechanism|surface)s?|transport(?:ing)? (?:belt|roller)s?|endless (?:belt|chain)s?|chutes?|screw[- ]convey\w*|augers?|bucket elevators?|roller (?:track|bed|table)s?)\b/i,
      terms: ['belt conveyor', 'roller conveyor', 'chute'],
      usualOn:
        'parcels, airport luggage, bottles, ore, harvested fruit, cartons, checkout goods, sushi plates, gravel',
      needs: ['plant'],
    },
    {
      name: 'trucks, trains and ships',
      limit: 'pays only with a good load, and needs roads, tracks or harbours and reloading on the way',
      rule: 'a loaded heavy truck takes about 0.5 to 1.5 MJ per tonne and kilometre, trains and large ships a fraction, and half a load nearly doubles the cost per tonne',
      trial:
        'plan last month’s real loads into hired trips on paper, get three carriers’ quotes, and stop if trips run less than half full or cost more than the goods can bear',
      cues: /\b(?:(?<!hand )(?<!pallet )(?<!lift )trucks?|trailers?|semi-?trailers?|lorr(?:y|ies)|pickups?|delivery (?:vehicle|van)s?|cargo (?:bed|van|ship|vessel|truck)s?|barges?|container ships?|rail(?:way|road|car)s?|freight trains?|locomotives?|shipping containers?|intermodal)\b/i,
      terms: ['delivery vehicle', 'trailer', 'intermodal container'],
      usualOn: 'freight, pallets, groceries, cars, livestock, coal, furniture, grain, milk',
      large: true,
      needs: ['power', 'plant'],
    },
    {
      name: 'flow through pipes',
      limit: 'takes only what flows or fits a capsule, and blocks, wears and leaks',
      rule: 'at equal turbulent flow a pipe twice as wide loses about a thirtieth of the pressure, and air that carries loose solids needs about 15 to 30 m/s',
      trial:
        'run the material or a safe substitute through clear hose of the planned bore and bends, shut down while full, start again, and stop if it blocks once in ten starts',
      cues: /\b(?:pneumatic(?:ally)?[- ](?:tube|convey|transport|deliver)\w*|(?:vacuum|transport|pneumatic) tubes?|pipelines?|pip(?:es|ing)|pump(?:s|ed|ing)?|slurr(?:y|ies)|catheters?|hoses?|infusion)\b/i,
      terms: ['pneumatic conveying', 'pipeline', 'pneumatic tube'],
      usualOn:
        'drinking water, crude oil, natural gas, grain, flour, cement, plastic pellets, hospital samples, wood pellets',
      needs: ['plant'],
    },
    {
      name: 'cranes, hoists and cables',
      limit: 'needs something strong overhead, and loads swing and must not pass over people',
      rule: 'each of two slings spread 120° apart carries the whole load, at 60° about 58 %, and lifting rope should break at no less than about five times its load',
      trial:
        'have an engineer check what is to hold it overhead, lift a test weight with a rented hoist, and stop if the support fails on paper or people must stand beneath',
      cues: /\b(?:cranes?|hoists?|hoisting|winch\w*|cableways?|ropeways?|gantr(?:y|ies)|overhead rails?|monorails?|pulleys?)\b/i,
      terms: ['hoist', 'cableway', 'overhead rail'],
      usualOn:
        'building materials, bedridden patients, ship containers, skiers, car engines, felled logs, steel coils, theatre scenery',
    },
    {
      name: 'mobile robots and grippers',
      limit: 'must find its way and its grip anew each time, and stops where either is uncertain',
      rule: 'at 99 % success per grip and 600 grips an hour somebody must help six times, so the failure rate decides how many robots one attendant serves',
      trial:
        'move a hundred real items with a hand held gripper or a cart steered by remote control, log each failure, and stop if more than five fail even with a person steering',
      cues: /\b(?:(?:automated|automatic|automatically) guided vehicles?|agvs?|(?:mobile|delivery|transport|transfer|autonomous|warehouse) robots?|robot(?:ic)? arms?|grippers?|end effectors?|shuttles?|suction cups?)\b/i,
      terms: ['mobile robot', 'gripper', 'guided vehicle'],
      usualOn:
        'warehouse shelves, restaurant dishes, hospital linen, silicon wafers, takeaway meals, factory parts, picked fruit, laboratory samples',
      needs: ['power'],
    },
    {
      name: 'aircraft and drones',
      limit: 'carries little for the energy it takes, and needs good weather and leave to fly',
      rule: 'batteries hold about 0.2 kWh per kilogram against 12 for kerosene, so each kilogram of payload is paid for in range, most of all on battery',
      trial:
        'compare a year of hourly weather records and the airspace map with the data sheet of an aircraft for hire, and stop if more trips fall out than customers would bear',
      cues: /\b(?:drones?|uavs?|unmanned aerial|aircraft|airships?|helicopters?|aerial vehicles?|airplanes?)\b/i,
      terms: ['delivery drone', 'unmanned aerial', 'air cargo'],
      usualOn:
        'medicines, blood samples, air mail, air passengers, defibrillators, takeaway meals, relief supplies, cut flowers, crop seeds',
      large: true,
      needs: ['power', 'sky'],
    },
    {
      name: 'carrier particles',
      medium: 'chemistry',
      limit: 'must keep its content on the way, let go at the right place, and be harmless itself',
      rule: 'where release is by diffusion a particle half as wide empties about four times as fast, and the content as a share of its weight sets how much is needed',
      trial:
        'load a bought blank carrier with dye or the content, keep it for a week in the fluid and warmth of its use, and stop if half leaks before it would arrive',
      cues: /\b(?:liposom\w*|nano-?(?:particle|carrier|capsule)s?|micro-?(?:particle|sphere|capsule|bubble)s?|vesicles?|lipids?|hydrogels?|viral vectors?|exosomes?|micelles?)\b/i,
      terms: ['nanoparticle delivery', 'liposome', 'microcapsule'],
      usualOn: 'drugs, vaccines, genes, fragrances, vitamins, pesticides, cosmetics, contrast agents',
    },
  ],
  fly: [
    {
      name: 'several rotors',
      limit: 'spends power just to stay up, so its time in the air is short',
      rule: 'hovering takes about 100 to 200 W for each kilogram, less with larger rotors, so a third of the weight in batteries lasts about 15 to 35 min',
      trial:
        'hang the true payload or its weight under a rented drone, hover over open ground down to 30 % of charge, and stop if the minutes fall short of the task',
      cues: /\b(?:multi-?rotors?|multi-?copters?|quad-?(?:copter|rotor)s?|hexa-?(?:copter|rotor)s?|octo-?copters?|(?:four|six|eight|plurality of|multiple) (?:propeller|rotor)s|rotor arms?)\b/i,
      terms: ['multicopter', 'quadcopter', 'multirotor'],
      usualOn:
        'drones, aerial cameras, parcels, crop spraying, roof inspections, power lines, light shows, toys, search parties',
      needs: ['power'],
    },
    {
      name: 'fixed wings',
      limit: 'must keep moving to stay up, and needs room to start and land',
      rule: 'thrust in level flight is the weight divided by the glide ratio, about 8 to 20, and four times the weight on the same wing doubles the landing speed',
      trial:
        'pace out at the real sites the start and landing run in the handbook of a comparable aircraft, add half for safety, and stop if most sites are too short',
      cues: /\b(?:fixed[- ]wings?|airplanes?|aeroplanes?|wing[- ]?(?:span|tip|box|let)s?|(?<!flapping )(?<!tilt )(?<!tilting )(?<!rotary )(?<!rotary-)(?<!fixed )(?<!fixed-)wings?|ailerons?|empennage)\b/i,
      terms: ['fixed wing', 'airfoil', 'aileron'],
      usualOn:
        'airliners, cargo aircraft, survey drones, land mapping, border patrols, pipelines, blood deliveries, model aircraft, crop dusters',
      needs: ['power', 'sky'],
    },
    {
      name: 'tilting rotors or wings',
      limit: 'pays with weight and moving parts, and is delicate while it changes over',
      rule: 'cruise on the wing takes about a quarter to two thirds of the power of hovering, so it pays only where most of the trip is cruise',
      trial:
        'split ten real missions into minutes of hover and of cruise, reckon them for a winged craft for hire with separate lift rotors, and stop if that serves as well',
      cues: /\b(?:tilt(?:ing|able)?[- ]?(?:rotor|wing|propeller|duct)s?|convertiplanes?|tail-?sitters?|transition\w* (?:from|between) (?:hover|vertical)\w*|thrust vectoring)\b/i,
      terms: ['tiltrotor', 'VTOL', 'tail-sitter'],
      usualOn: 'air taxis, troop transports, survey drones, blood deliveries, ship decks, offshore platforms',
      needs: ['power', 'sky'],
    },
    {
      name: 'a single main rotor',
      limit: 'needs a complex hub and something to hold it against its own torque',
      rule: 'for the same weight a rotor twice as wide needs about half the power to hover, and a tail rotor takes roughly a tenth on top',
      trial:
        'do one real task with a hired machine of fitting size and its pilot, add crew and upkeep hours to its cost, and stop if several rotors or a vehicle do it for less',
      cues: /\b(?:helicopters?|swash-?plates?|main rotor|tail rotor|(?:coaxial|contra-?rotating) (?:rotor|propeller)s?|(?:cyclic|collective) pitch|gyroplanes?|autogyros?|rotorcraft)\b/i,
      terms: ['helicopter', 'coaxial rotor', 'autogyro'],
      usualOn:
        'helicopters, air ambulances, mountain rescue, offshore platforms, police patrols, forest fires, logging, crop spraying, model helicopters',
      needs: ['power'],
    },
    {
      name: 'lifting gas',
      limit: 'is bulky, slow, at the mercy of wind, and loses its gas little by little',
      rule: 'near the ground a cubic metre of helium lifts about 1 kg, of hydrogen 1.1 and of hot air 0.3, and twice every length gives eight times the lift',
      trial:
        'tether a helium balloon of known volume with the load in proportion, weigh its lift and note its drift each day for a week, and stop if either passes what the task allows',
      cues: /\b(?:balloons?|airships?|aerostats?|blimps?|helium|dirigibles?|lighter[- ]than[- ]air)\b/i,
      terms: ['airship', 'balloon', 'aerostat'],
      usualOn:
        'weather balloons, airships, party balloons, advertising, sightseeing, telescopes, radio relays, heavy freight',
    },
    {
      name: 'jets or ducted fans',
      limit: 'is loud and thirsty, and hovers poorly for the power it takes',
      rule: 'in hover each newton costs at least half the jet speed in watts, 50 W at 100 m/s, and a jet at twice the flight speed wastes a third',
      trial:
        'fix a bought model fan on a scale behind a screen, measure thrust, power and noise, reckon up to the full weight, and stop if the energy carried ends before the task',
      cues: /\b(?:ducted[- ](?:fan|propeller|rotor)s?|jet-?packs?|rockets?|rocket (?:engine|motor)s?|ionic wind|electro-?aerodynamic)\b/i,
      terms: ['ducted fan', 'jet engine', 'rocket motor'],
      usualOn:
        'airliners, business jets, fighter jets, cruise missiles, target drones, jet packs, model jets, tank inspections',
      needs: ['power'],
    },
    {
      name: 'gliding and parachutes',
      limit: 'only comes down, so something else must lift it first',
      rule: 'a glide reaches the height times the glide ratio, about 10 for a paraglider and 30 to 60 for a sailplane, and four times the canopy halves the sink speed',
      trial:
        'drop a dummy under a bought canopy or wing twenty times from a closed off height, measure landing speed and place, and stop if two land too hard or too far off',
      cues: /\b(?:parachutes?|(?<!underwater )(?<!sea )gliders?|gliding|paragliders?|parafoils?|para-?motors?)\b/i,
      terms: ['parachute', 'glider', 'parafoil'],
      usualOn:
        'skydivers, paragliders, gliders, relief supplies, space capsules, drone rescue, rocket stages, weather probes',
      needs: ['sky'],
    },
    {
      name: 'a tether or kite',
      limit: 'goes no further than its line, which sags, tangles and endangers others',
      rule: 'pull grows with the square of the wind and power with its cube, so half the wind leaves a quarter and an eighth, and the line’s weight caps height',
      trial:
        'fly a bought kite, balloon or tethered drone for a week far from power lines and storms, within the permitted height, log hours aloft, and stop if it misses half the hours needed',
      cues: /\b(?:tethered (?:drone|uav|aircraft|unmanned|aerial|balloon|flight|flying|multi)\w*|tether (?:power|cable)\w*|kites?)\b/i,
      terms: ['tethered drone', 'kite', 'tether cable'],
      usualOn:
        'kites, kite surfing, cargo ships, surveillance drones, wind power, aerial cameras, emergency masts, event security',
      needs: ['sky'],
    },
    {
      name: 'flapping wings',
      limit: 'carries next to nothing, and its hinges tire with every beat',
      rule: 'in cruise beats per second times tip travel, divided by flight speed, is about 0.2 to 0.4, and lift grows with wing area and the square of air speed',
      trial:
        'load a bought flapping toy gram by gram until it sinks, then fly fifty times with what the task needs, and stop if it stays down or a hinge breaks',
      cues: /\b(?:flapping|ornithopters?|bionic (?:bird|wing|insect)s?)\b/i,
      terms: ['flapping wing', 'ornithopter'],
      usualOn: 'toys, model birds, bird scaring, insect robots, airports, wildlife filming',
    },
  ],
};
