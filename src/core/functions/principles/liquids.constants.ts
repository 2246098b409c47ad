import type { WorkingPrinciples } from './working-principle.ts';

export const LIQUIDS_PRINCIPLES: WorkingPrinciples = {
  irrigate: [
    {
      name: 'drip lines and emitters',
      limit: 'clogs with dirt and lime, and needs filtered water at an even pressure',
      rule: 'flow through a plain emitter grows with the square root of pressure, and the filter should stop grit above about a tenth of the narrowest passage',
      trial:
        'lay a short line on the water at hand, catch each emitter’s flow on the first and seventh day, and stop if the weakest quarter give under 80 % of the mean',
      cues: /\b(?:drip(?:s|ped|ping|pers?)?|emitters?|trickle|micro-?irrigat\w+|(?:perforated|porous|soaker|weeping) (?:pipe|tube|hose|line)s?)\b/i,
      terms: ['drip irrigation', 'emitter'],
      usualOn:
        'orchards, vineyards, vegetable gardens, greenhouses, hedges, patio pots, green walls, rooftop gardens, cotton fields',
      needs: ['supply'],
    },
    {
      name: 'sprinklers and sprays',
      limit: 'loses water to wind and evaporation, and wets more than what needs it',
      rule: '1 mm of water is a litre per square metre, and what falls faster than the soil drinks, about 5 mm hourly on clay and 30 on sand, runs off',
      trial:
        'set out twenty equal cups under a borrowed sprinkler for half an hour on a breezy day, and stop if the driest quarter hold less than half the mean',
      cues: /\b(?:sprinkl\w+|spray(?:s|ed|ing|ers?)?|nozzles?|center[- ]pivots?|rain ?guns?|shower heads?)\b/i,
      terms: ['sprinkler', 'spray nozzle'],
      usualOn:
        'lawns, golf courses, sports fields, parks, garden beds, wheat fields, corn fields, pastures, plant nurseries',
      needs: ['supply', 'drain'],
    },
    {
      name: 'a wick from a reservoir',
      limit: 'lifts water only a hand or two high, and salts up over the months',
      rule: 'a wick’s flow grows with its cross-section and falls with its lift, so at twice the lift it passes less than half the water',
      trial:
        'lead a thick cotton or nylon cord from a jar up into dry soil, weigh the jar daily, and stop if it gives less than the plants drink on the warmest day',
      cues: /\b(?:wick(?:s|ed|ing)?|capillar\w+|self[- ]water\w*|sub-?irrigat\w+|ollas?)\b/i,
      terms: ['self watering', 'capillary wick'],
      usualOn: 'planters, flowerpots, houseplants, seed trays, balcony boxes, office plants, window herbs',
    },
    {
      name: 'a reservoir that keeps its level',
      limit: 'must stay airtight or level to work, and drowns roots unless air or a wick lies between',
      rule: 'stored water divided by daily use gives the days between fillings, and full leaf in summer sun uses about 3 to 7 litres per square metre a day',
      trial:
        'stand an upturned full bottle with its mouth under water in a tray below the roots, log its level for a week, and stop if it spills in warm afternoons or empties early',
      cues: /\b(?:self-?filling|self-?levell?ing|float(?:ing)?[- ]valves?|inverted (?:bottle|container|tank|vessel)s?|(?:constant|set|predetermined|desired) (?:water )?level|water level|equilibrium)\b/i,
      terms: ['float valve', 'water level', 'inverted bottle'],
      usualOn:
        'planters, raised beds, tomato pots, office plants, window boxes, hanging baskets, herb pots, christmas trees',
    },
    {
      name: 'timers and moisture sensing',
      limit: 'trusts sensors or forecasts that stand for a whole bed, and needs power and upkeep',
      rule: 'a metre of soil depth holds about 60 mm of usable water in sand and 150 in loam, and watering is due when about half is gone',
      trial:
        'push three cheap moisture probes into different spots for a week, check them against soil weighed wet and dried, and stop if they disagree by more than a day on when to water',
      cues: /\b(?:(?:soil|moisture|humidity|rain)[- ](?:moisture[- ])?sens\w+|soil[- ](?:moisture|humidity|water)|(?:irrigation|watering)[- ](?:schedul\w+|control\w*|timers?|valves?)|(?:control\w*|schedul\w+) (?:of )?irrigation|solenoid valves?|programmable controllers?|evapotranspiration|tensiometers?|weather (?:data|forecast\w*|stations?))\b/i,
      terms: ['soil moisture', 'irrigation controller'],
      usualOn:
        'lawns, greenhouses, golf courses, parks, farms, orchards, office planters, green walls, holiday homes',
    },
    {
      name: 'a response to dry soil',
      limit: 'must be set to each pot and plant, and sticks or drifts as dirt and roots get in',
      rule: 'plants want water when the soil pulls at about 5 to 10 kPa in potting mix and 20 to 60 in field loam, so valves must open there',
      trial:
        'set three bought dry-soil valves in three pots, weigh the pots daily for a week, and stop if one fails to shut or their opening weights differ by more than a tenth',
      cues: /\b(?:weight[- ]sens\w+|when (?:it is |the \w+ is )?dry|moisture[- ]respons\w*|swell\w* (?:disc|element|body|member)s?|porous ceramics?|soil suction)\b/i,
      terms: ['porous ceramic', 'soil suction', 'weight sensing'],
      usualOn:
        'flowerpots, houseplants, balcony boxes, raised beds, kitchen gardens, patio tubs, desert gardens',
    },
    {
      name: 'nutrient water at bare roots',
      limit: 'wilts the plants within a day if the pump stops, and its salts must be kept in balance',
      rule: 'most crops want about 1 to 3 mS per cm of nutrient strength, a pH of 5.5 to 6.5 and above 5 mg of oxygen per litre',
      trial:
        'keep six bought plants in a tub with pump and nutrient, switch off at midday for as long as a likely power cut, and stop if they have not recovered by morning',
      cues: /\b(?:hydropon\w+|aeropon\w+|aquapon\w+|nutrient[- ](?:solution|water|film|liquid|mist)s?|deep water culture)\b/i,
      terms: ['hydroponic', 'aeroponic', 'nutrient solution'],
      usualOn:
        'lettuce farms, vertical farms, tower gardens, countertop gardens, greenhouses, herb growers, strawberry farms, microgreens, seed potatoes',
      needs: ['power'],
    },
    {
      name: 'flooding and furrows',
      limit: 'needs level ground and much water, of which a good part seeps away unused',
      rule: 'a depth of 1 mm takes one litre per square metre, and where the runoff is not caught and reused only about 40 to 70 % stays with the roots',
      trial:
        'flood one strip or tray from a hose, time how long water stands at each end, and stop if the near end soaks more than twice as long as the far end',
      cues: /\b(?:flood(?:ed|ing)?|furrows?|ebb[- ]and[- ](?:flow|flood)|canals?|ditch(?:es)?|sluice\w*|padd(?:y|ies)|gated pipes?)\b/i,
      terms: ['flood irrigation', 'furrow'],
      usualOn:
        'rice paddies, sugar cane, cotton fields, corn fields, alfalfa fields, pastures, cranberry bogs, seedling benches',
      needs: ['supply', 'drain'],
    },
    {
      name: 'mist or vapour',
      limit: 'wets the air more than the depth, and breeds germs in a tank that is not cleaned',
      rule: 'saturated air holds about 17 g of water per cubic metre at 20 °C and 30 at 30 °C, and every change of air has to be wetted anew',
      trial:
        'run a cheap room humidifier over a few samples for three days, weigh them morning and evening, and stop if they keep losing weight or stay dripping wet overnight',
      cues: /\b(?:humidif\w+|mist(?:s|ed|ing|ers?)?|fog(?:s|ged|ging|gers?)?|atomi[sz]\w+|nebuli[sz]\w+|vapou?ri[sz]\w+|steam)\b/i,
      terms: ['humidifier', 'misting', 'fogging'],
      usualOn:
        'cuttings, seedlings, orchids, terrariums, ferns, air plants, mushroom farms, plant propagators',
    },
    {
      name: 'a material that holds water',
      limit: 'must first be filled by rain or by hand, and holds less each season',
      rule: 'a superabsorbent gel takes up about 150 to 400 times its weight in pure water, but often a quarter of that or less in hard or fertilized water',
      trial:
        'keep two equal samples, one with the material, soak both, weigh them daily without watering, and stop if wilting comes less than two days later with it',
      cues: /\b(?:hydrogels?|super-?absorb\w+|water[- ](?:retain\w*|retention|holding|absorb\w+)|mulch\w*|biochar|sponges?|peat|coir|moisture[- ]retain\w*|polyacryl\w+)\b/i,
      terms: ['hydrogel', 'water retention', 'superabsorbent'],
      usualOn:
        'hanging baskets, balcony boxes, green roofs, street trees, bouquets, reforestation, bare-root trees, sandy fields',
    },
    {
      name: 'caught rain or dew',
      limit: 'yields least in the dry weeks when most is wanted',
      rule: 'each square metre of roof yields about 0.8 to 0.9 litre per millimetre of rain, while dew seldom brings more than 0.5 litre per square metre a night',
      trial:
        'take ten years of free local rain records, tally catch, tank and use day by day in a spreadsheet, and stop if the largest tank you could place runs dry in most years',
      cues: /\b(?:rain[- ]?water|rain[- ](?:barrel|collect\w*|harvest\w*)s?|dew|atmospheric water|water from (?:the )?air|condens(?:ed|ate|ation|ing)|storm[- ]?water|gr[ea]y[- ]?water)\b/i,
      terms: ['rainwater harvesting', 'atmospheric water'],
      usualOn:
        'home gardens, allotments, community gardens, school gardens, rain gardens, smallholdings, desert trees',
    },
  ],
  dispense: [
    {
      name: 'a pump',
      limit: 'wears, needs power or a hand, and loses its dose when air gets in',
      rule: 'pumping power is flow times pressure, and in smooth flow halving a tube’s bore takes sixteen times the pressure for the same flow',
      trial:
        'weigh fifty doses from a bought hand or tube pump at the coldest and warmest of use and after a night’s rest, and stop if more than one in twenty misses the tolerance',
      cues: /\b(?:(?:peristaltic|diaphragm|metering|dosing|infusion|syringe|gear|dispens\w+|feed|supply|micro|hand|finger|manual|electric|insulin|piezo\w*|fuel|injection|liquid|water|trigger)[- ]?pumps?|pump (?:head|chamber|mechanism|dispenser|assembly|assemblies)s?|pumps? (?:draws?|moves?|delivers?|feeds?|sends?)|micropumps?)\b/i,
      terms: ['dosing pump', 'peristaltic pump'],
      usualOn: 'soap, hand sanitizer, shampoo, lotions, syrups, beer, fuel, insulin, pool chlorine',
    },
    {
      name: 'gravity through an outlet',
      limit: 'flows faster full than nearly empty, and bridges over where the goods are damp or sticky',
      rule: 'dry grains run freely only through outlets wider than about six grain widths, while a liquid’s flow through a hole halves when its height falls to a quarter',
      trial:
        'cut the outlet into a bottle or cardboard hopper, fill it with the goods at their dampest or thickest, let out a hundred portions, and stop at the second that needs a knock',
      cues: /\b(?:gravity|pour(?:ing)?[- ](?:spout|lip|over|opening|device)s?|pourable|spouts?|hoppers?|chutes?|funnels?|beer taps?|faucets?|spigots?|shaker (?:lid|top|bottle)s?)\b/i,
      terms: ['gravity feed', 'pouring spout', 'hopper'],
      usualOn:
        'cereals, pet food, bird seed, candy, coffee beans, drinking water, salt, grain, infusion bags',
    },
    {
      name: 'a squeezed container',
      limit: 'doses by feel, and keeps back a rest that cannot be pressed out',
      rule: 'at the same squeeze a thick liquid’s flow grows with at least the fourth power of the nozzle’s width, so a tenth more width gives nearly half more or beyond',
      trial:
        'have ten people squeeze what they take for the right dose from a bought soft bottle, weigh each, and stop if the largest is over twice the smallest and that matters',
      cues: /\b(?:squeez\w+|collapsible (?:bag|tube|pouch|container|bottle|tank|reservoir)s?|(?:flexible|spouted|stand-?up) pouch(?:es)?|bellows|flexible (?:bag|bottle|container|reservoir)s?|droppers?|deformable (?:wall|container|reservoir)s?)\b/i,
      terms: ['squeeze bottle', 'flexible pouch'],
      usualOn:
        'toothpaste, ketchup, honey, mayonnaise, baby food, sunscreen, eye drops, glue, sports bottles',
    },
    {
      name: 'a piston or syringe',
      limit: 'gives only what its barrel holds, and sticks at the start of a small dose',
      rule: 'pressure is force over piston area, so a thumb’s 30 N gives about 380 kPa in a 10 mm barrel but only 95 in a 20 mm one',
      trial:
        'fill cheap syringes of two bores, weigh thirty doses from each, ten of them after a night’s rest, and stop if more than one in twenty misses the tolerance',
      cues: /\b(?:syringes?|plungers?|auto-?injectors?|(?:self-)?injection pens?|(?:injection|hypodermic) needles?|needle-?free|(?:medicament|drug|dosing|dispensing) (?:cartridge|piston)s?|(?:axial|dosing|metering|dispensing) pistons?|dose (?:knob|dial|button|setting|indicator)s?|caulk\w* guns?)\b/i,
      terms: ['syringe', 'plunger', 'autoinjector'],
      usualOn:
        'vaccines, insulin, liquid medicines, lab samples, caulk, epoxy, grease, lip balm, sausage filling',
    },
    {
      name: 'a pressurised spray',
      limit: 'loses part of its load as drift, and clogs in its fine openings',
      rule: 'in still air a 100 µm water drop falls about 0.25 m per second and a 10 µm one 3 mm, so fine spray drifts before it lands',
      trial:
        'spray from a bought trigger or pump bottle at a weighed target from working distance, and stop if over a third of the weight fails to arrive or the nozzle clogs overnight',
      cues: /\b(?:aerosols?|propellants?|atomi[sz]\w+|nebuli[sz]\w+|inhal(?:er|ers|ation)|(?<!(?:thermal|cold|plasma)[- ])spray(?:s|ed|ing|ers?)?|mist(?:s|ed|ing)?|compressed (?:air|gas)|pressuri[sz]ed (?:canister|container|can)s?|spray nozzles?)\b/i,
      terms: ['aerosol', 'spray nozzle', 'propellant'],
      usualOn:
        'deodorants, hairspray, paints, whipped cream, insecticides, asthma inhalers, fire extinguishers, crop sprayers, cooking oil',
    },
    {
      name: 'a metering valve or injector',
      limit: 'doses right only while pressure and thickness of the flow stay the same',
      rule: 'flow through a sharp orifice grows with the square root of pressure, so 10 % more pressure doses about 5 % more, through a long narrow passage 10',
      trial:
        'set a bought needle valve or injector, vary pressure by a fifth and temperature from coldest to warmest, measure ten doses of each, and stop if the spread passes the tolerance',
      cues: /\b(?:solenoid valves?|(?:metering|dispensing|dosing|proportional|pinch|needle|duckbill|injection) valves?|valves? (?:for|to) (?:dispens|dos|meter)\w+|fuel inject\w+|gas injectors?|flow restrict\w+|mass[- ]flow control\w*)\b/i,
      terms: ['metering valve', 'solenoid valve', 'fuel injector'],
      usualOn:
        'car engines, asthma inhalers, soda fountains, cocktail bars, bottling lines, medical oxygen, anesthesia, gas burners, liquid fertilizers',
    },
    {
      name: 'a screw, wheel or belt',
      limit: 'doses by volume, so lumps and loose filling falsify it, and hard pieces jam it',
      rule: 'a bulk dose is pocket volume times loose density, and settling packs free-flowing grains by up to about 15 %, sticky powders by 25 % or more',
      trial:
        'turn a bought hand dispenser or auger a hundred times, weigh or count every portion, half of them after tapping the hopper, and stop at a second jam or a missed tolerance',
      cues: /\b(?:augers?|screw (?:feeder|conveyor)s?|feed(?:ing)? screws?|(?:star|metering|seed|feed|paddle)[- ]?wheels?|(?:feed|metering|pick-?up)[- ](?:rollers?|rolls?|belts?)|carousels?|rotat\w+ (?:drum|disc|disk|tray|plate|wheel|screw)s?|rotors? with|endless belts?|conveyor belts?|vibrat\w+ (?:feeder|tray|bowl)s?|spiral coils?|sprockets?|spools?|reels?)\b/i,
      terms: ['auger', 'screw feeder', 'metering wheel'],
      usualOn:
        'pet feeders, vending machines, pill dispensers, fish feeders, seed drills, livestock feed, plastic pellets, road salt, paper towels',
    },
    {
      name: 'portions packed ahead',
      limit: 'comes in one size for all, and leaves an empty wrapper for each portion',
      rule: 'a portion of an eighth the size needs twice the wrapping for each gram, and one size serves only where most doses are whole multiples of it',
      trial:
        'note what twenty users now take of it over a week, and stop if more than a third of the doses lie over a quarter away from any whole number of portions',
      cues: /\b(?:blisters?|sachets?|pods?|capsules?|unit[- ]doses?|single[- ](?:dose|serve|serving)|pre-?(?:filled|measured|portioned|packed|packaged)|pill (?:box|organi[sz]er)\w*|ampou?les?)\b/i,
      terms: ['unit dose', 'capsule', 'sachet'],
      usualOn:
        'coffee, tea, pills, laundry detergent, dishwasher tablets, sugar, infant formula, cat food, contact lenses',
    },
    {
      name: 'slow release from a carrier',
      medium: 'chemistry',
      limit: 'can hardly be stopped or changed once begun, and slows as it empties',
      rule: 'through a skin over a full store release stays even, while a plain soaked block gives off half its load in about the first quarter of its life',
      trial:
        'keep loaded carriers at the coldest and warmest of use, weigh them daily for a week, and stop if a day’s loss leaves the band between too little and too much',
      cues: /\b(?:(?:slow|sustained|controlled|delayed|extended|timed|time)[- ]releas\w*|releas\w+ (?:slowly|gradually|over)|(?:drug|medicine)[- ](?:releas|elut)\w*|transderm\w+|micro-?needles?|(?:skin|drug|medicated|therapeutic|dermal) patch(?:es)?|osmotic pumps?|micro-?capsules?|wick(?:s|ing)?)\b/i,
      terms: ['controlled release', 'transdermal', 'microneedle'],
      usualOn:
        'fertilizers, air fresheners, flea collars, mosquito repellents, toilet blocks, pool chlorine, nicotine, painkillers, contraceptives',
    },
  ],
};
