import type { WorkingPrinciples } from './working-principle.ts';

export const LIQUIDS_PRINCIPLES: WorkingPrinciples = {
  irrigate: [
    {
      name: 'drip lines and emitters',
      limit: 'clogs with dirt and lime, and needs filtered water at an even pressure',
      cues: /\b(?:drip(?:s|ped|ping|pers?)?|emitters?|trickle|micro-?irrigat\w+|(?:perforated|porous|soaker|weeping) (?:pipe|tube|hose|line)s?)\b/i,
      terms: ['drip irrigation', 'emitter'],
      usualOn:
        'orchards, vineyards, vegetable gardens, greenhouses, hedges, patio pots, green walls, rooftop gardens, cotton fields',
    },
    {
      name: 'sprinklers and sprays',
      limit: 'loses water to wind and evaporation, and wets more than what needs it',
      cues: /\b(?:sprinkl\w+|spray(?:s|ed|ing|ers?)?|nozzles?|center[- ]pivots?|rain ?guns?|shower heads?)\b/i,
      terms: ['sprinkler', 'spray nozzle'],
      usualOn:
        'lawns, golf courses, sports fields, parks, garden beds, wheat fields, corn fields, pastures, plant nurseries',
    },
    {
      name: 'a wick from a reservoir',
      limit: 'lifts water only a hand or two high, and salts up over the months',
      cues: /\b(?:wick(?:s|ed|ing)?|capillar\w+|self[- ]water\w*|sub-?irrigat\w+|ollas?)\b/i,
      terms: ['self watering', 'capillary wick'],
      usualOn: 'planters, flowerpots, houseplants, seed trays, balcony boxes, office plants, window herbs',
    },
    {
      name: 'a reservoir that keeps its level',
      limit: 'must stay airtight or level to work, and drowns roots unless air or a wick lies between',
      cues: /\b(?:self-?filling|self-?levell?ing|float(?:ing)?[- ]valves?|inverted (?:bottle|container|tank|vessel)s?|(?:constant|set|predetermined|desired) (?:water )?level|water level|equilibrium)\b/i,
      terms: ['float valve', 'water level', 'inverted bottle'],
      usualOn:
        'planters, raised beds, tomato pots, office plants, window boxes, hanging baskets, herb pots, christmas trees',
    },
    {
      name: 'timers and moisture sensing',
      limit: 'trusts sensors or forecasts that stand for a whole bed, and needs power and upkeep',
      cues: /\b(?:(?:soil|moisture|humidity|rain)[- ](?:moisture[- ])?sens\w+|soil[- ](?:moisture|humidity|water)|(?:irrigation|watering)[- ](?:schedul\w+|control\w*|timers?|valves?)|(?:control\w*|schedul\w+) (?:of )?irrigation|solenoid valves?|programmable controllers?|evapotranspiration|tensiometers?|weather (?:data|forecast\w*|stations?))\b/i,
      terms: ['soil moisture', 'irrigation controller'],
      usualOn:
        'lawns, greenhouses, golf courses, parks, farms, orchards, office planters, green walls, holiday homes',
    },
    {
      name: 'a response to dry soil',
      limit: 'must be set to each pot and plant, and sticks or drifts as dirt and roots get in',
      cues: /\b(?:weight[- ]sens\w+|when (?:it is |the \w+ is )?dry|moisture[- ]respons\w*|swell\w* (?:disc|element|body|member)s?|porous ceramics?|soil suction)\b/i,
      terms: ['porous ceramic', 'soil suction', 'weight sensing'],
      usualOn:
        'flowerpots, houseplants, balcony boxes, raised beds, kitchen gardens, patio tubs, desert gardens',
    },
    {
      name: 'nutrient water at bare roots',
      limit: 'kills the plants within hours if the pump stops, and its salts must be kept in balance',
      cues: /\b(?:hydropon\w+|aeropon\w+|aquapon\w+|nutrient[- ](?:solution|water|film|liquid|mist)s?|deep water culture)\b/i,
      terms: ['hydroponic', 'aeroponic', 'nutrient solution'],
      usualOn:
        'lettuce farms, vertical farms, tower gardens, countertop gardens, greenhouses, herb growers, strawberry farms, microgreens, seed potatoes',
    },
    {
      name: 'flooding and furrows',
      limit: 'needs level ground and much water, of which a good part seeps away unused',
      cues: /\b(?:flood(?:ed|ing)?|furrows?|ebb[- ]and[- ](?:flow|flood)|canals?|ditch(?:es)?|sluice\w*|padd(?:y|ies)|gated pipes?)\b/i,
      terms: ['flood irrigation', 'furrow'],
      usualOn:
        'rice paddies, sugar cane, cotton fields, corn fields, alfalfa fields, pastures, cranberry bogs, seedling benches',
    },
    {
      name: 'mist or vapour',
      limit: 'wets the air more than the depth, and breeds germs in a tank that is not cleaned',
      cues: /\b(?:humidif\w+|mist(?:s|ed|ing|ers?)?|fog(?:s|ged|ging|gers?)?|atomi[sz]\w+|nebuli[sz]\w+|vapou?ri[sz]\w+|steam)\b/i,
      terms: ['humidifier', 'misting', 'fogging'],
      usualOn:
        'cuttings, seedlings, orchids, terrariums, ferns, air plants, mushroom farms, plant propagators',
    },
    {
      name: 'a material that holds water',
      limit: 'must first be filled by rain or by hand, and holds less each season',
      cues: /\b(?:hydrogels?|super-?absorb\w+|water[- ](?:retain\w*|retention|holding|absorb\w+)|mulch\w*|biochar|sponges?|peat|coir|moisture[- ]retain\w*|polyacryl\w+)\b/i,
      terms: ['hydrogel', 'water retention', 'superabsorbent'],
      usualOn:
        'hanging baskets, balcony boxes, green roofs, street trees, bouquets, reforestation, bare-root trees, sandy fields',
    },
    {
      name: 'caught rain or dew',
      limit: 'yields least in the dry weeks when most is wanted',
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
      cues: /\b(?:(?:peristaltic|diaphragm|metering|dosing|infusion|syringe|gear|dispens\w+|feed|supply|micro|hand|finger|manual|electric|insulin|piezo\w*|fuel|injection|liquid|water|trigger)[- ]?pumps?|pump (?:head|chamber|mechanism|dispenser|assembly|assemblies)s?|pumps? (?:draws?|moves?|delivers?|feeds?|sends?)|micropumps?)\b/i,
      terms: ['dosing pump', 'peristaltic pump'],
      usualOn: 'soap, hand sanitizer, shampoo, lotions, syrups, beer, fuel, insulin, pool chlorine',
    },
    {
      name: 'gravity through an outlet',
      limit: 'flows faster full than nearly empty, and bridges over where the goods are damp or sticky',
      cues: /\b(?:gravity|pour(?:ing)?[- ](?:spout|lip|over|opening|device)s?|pourable|spouts?|hoppers?|chutes?|funnels?|beer taps?|faucets?|spigots?|shaker (?:lid|top|bottle)s?)\b/i,
      terms: ['gravity feed', 'pouring spout', 'hopper'],
      usualOn:
        'cereals, pet food, bird seed, candy, coffee beans, drinking water, salt, grain, infusion bags',
    },
    {
      name: 'a squeezed container',
      limit: 'doses by feel, and keeps back a rest that cannot be pressed out',
      cues: /\b(?:squeez\w+|collapsible (?:bag|tube|pouch|container|bottle|tank|reservoir)s?|(?:flexible|spouted|stand-?up) pouch(?:es)?|bellows|flexible (?:bag|bottle|container|reservoir)s?|droppers?|deformable (?:wall|container|reservoir)s?)\b/i,
      terms: ['squeeze bottle', 'flexible pouch'],
      usualOn:
        'toothpaste, ketchup, honey, mayonnaise, baby food, sunscreen, eye drops, glue, sports bottles',
    },
    {
      name: 'a piston or syringe',
      limit: 'gives only what its barrel holds, and sticks at the start of a small dose',
      cues: /\b(?:syringes?|plungers?|auto-?injectors?|(?:self-)?injection pens?|(?:injection|hypodermic) needles?|needle-?free|(?:medicament|drug|dosing|dispensing) (?:cartridge|piston)s?|(?:axial|dosing|metering|dispensing) pistons?|dose (?:knob|dial|button|setting|indicator)s?|caulk\w* guns?)\b/i,
      terms: ['syringe', 'plunger', 'autoinjector'],
      usualOn:
        'vaccines, insulin, liquid medicines, lab samples, caulk, epoxy, grease, lip balm, sausage filling',
    },
    {
      name: 'a pressurised spray',
      limit: 'loses part of its load as drift, and clogs in its fine openings',
      cues: /\b(?:aerosols?|propellants?|atomi[sz]\w+|nebuli[sz]\w+|inhal(?:er|ers|ation)|(?<!(?:thermal|cold|plasma)[- ])spray(?:s|ed|ing|ers?)?|mist(?:s|ed|ing)?|compressed (?:air|gas)|pressuri[sz]ed (?:canister|container|can)s?|spray nozzles?)\b/i,
      terms: ['aerosol', 'spray nozzle', 'propellant'],
      usualOn:
        'deodorants, hairspray, paints, whipped cream, insecticides, asthma inhalers, fire extinguishers, crop sprayers, cooking oil',
    },
    {
      name: 'a metering valve or injector',
      limit: 'doses right only while pressure and thickness of the flow stay the same',
      cues: /\b(?:solenoid valves?|(?:metering|dispensing|dosing|proportional|pinch|needle|duckbill|injection) valves?|valves? (?:for|to) (?:dispens|dos|meter)\w+|fuel inject\w+|gas injectors?|flow restrict\w+|mass[- ]flow control\w*)\b/i,
      terms: ['metering valve', 'solenoid valve', 'fuel injector'],
      usualOn:
        'car engines, asthma inhalers, soda fountains, cocktail bars, bottling lines, medical oxygen, anesthesia, gas burners, liquid fertilizers',
    },
    {
      name: 'a screw, wheel or belt',
      limit: 'doses by volume, so lumps and loose filling falsify it, and hard pieces jam it',
      cues: /\b(?:augers?|screw (?:feeder|conveyor)s?|feed(?:ing)? screws?|(?:star|metering|seed|feed|paddle)[- ]?wheels?|(?:feed|metering|pick-?up)[- ](?:rollers?|rolls?|belts?)|carousels?|rotat\w+ (?:drum|disc|disk|tray|plate|wheel|screw)s?|rotors? with|endless belts?|conveyor belts?|vibrat\w+ (?:feeder|tray|bowl)s?|spiral coils?|sprockets?|spools?|reels?)\b/i,
      terms: ['auger', 'screw feeder', 'metering wheel'],
      usualOn:
        'pet feeders, vending machines, pill dispensers, fish feeders, seed drills, livestock feed, plastic pellets, road salt, paper towels',
    },
    {
      name: 'portions packed ahead',
      limit: 'comes in one size for all, and leaves an empty wrapper for each portion',
      cues: /\b(?:blisters?|sachets?|pods?|capsules?|unit[- ]doses?|single[- ](?:dose|serve|serving)|pre-?(?:filled|measured|portioned|packed|packaged)|pill (?:box|organi[sz]er)\w*|ampou?les?)\b/i,
      terms: ['unit dose', 'capsule', 'sachet'],
      usualOn:
        'coffee, tea, pills, laundry detergent, dishwasher tablets, sugar, infant formula, cat food, contact lenses',
    },
    {
      name: 'slow release from a carrier',
      medium: 'chemistry',
      limit: 'can hardly be stopped or changed once begun, and slows as it empties',
      cues: /\b(?:(?:slow|sustained|controlled|delayed|extended|timed|time)[- ]releas\w*|releas\w+ (?:slowly|gradually|over)|(?:drug|medicine)[- ](?:releas|elut)\w*|transderm\w+|micro-?needles?|(?:skin|drug|medicated|therapeutic|dermal) patch(?:es)?|osmotic pumps?|micro-?capsules?|wick(?:s|ing)?)\b/i,
      terms: ['controlled release', 'transdermal', 'microneedle'],
      usualOn:
        'fertilizers, air fresheners, flea collars, mosquito repellents, toilet blocks, pool chlorine, nicotine, painkillers, contraceptives',
    },
  ],
  mix: [
    {
      name: 'turning blades or paddles',
      limit: 'leaves still corners by the wall, and must be cleaned round its shaft',
      cues: /\b(?:impellers?|agitators?|paddles?|(?:mixing|stirring|mixer|blender)[- ](?:blade|arm|tool|shaft|element|rod|head|bowl)s?|rotating (?:blade|arm)s?|blades?|(?<!friction[- ])stirr\w+|whisk\w*|beaters?|helical ribbon)\b/i,
      terms: ['stirrer', 'impeller', 'agitator'],
      usualOn:
        'smoothies, dough, cake batter, soups, infant formula, paints, livestock feed, chemical reactors, biogas tanks',
    },
    {
      name: 'a shaken or turned vessel',
      limit: 'works only while part of the vessel is empty, and hardly moves what is thick',
      cues: /\b(?:shak(?:e|es|en|er|ers|ing)|tumbl\w+|(?:rotat|turn|revolv)\w+ (?:drum|container|vessel|bottle|barrel|tank|bag)s?|mixing drums?|drum mixers?|mixer drums?|rocking|vortex mix\w+|vibrat\w+ (?:mix\w*|platform|table)s?|invert\w+ the (?:bottle|tube|vial|container)|planetary mix\w*|swing[- ]type)\b/i,
      terms: ['shaker', 'tumbling', 'mixing drum'],
      usualOn:
        'cocktails, protein shakes, baby bottles, salad dressings, nail polish, paint cans, concrete, compost, blood tubes',
    },
    {
      name: 'fixed baffles in a flow',
      limit: 'needs pressure to push through, is made for one range of flow, and clogs',
      cues: /\b(?:static mix\w+|baffles?|mixing (?:element|channel|tube|plate)s?|micro-?mix\w+|micro-?(?:channel|fluidic)s?|helical (?:element|channel|path)s?|swirl\w*|tortuous|serpentine|perforated (?:plate|disc|screen)s?)\b/i,
      terms: ['static mixer', 'baffle', 'micromixer'],
      usualOn:
        'epoxy, sealants, dental impressions, drinking water, wastewater, polymer melts, diesel exhaust, natural gas',
    },
    {
      name: 'jets meeting each other',
      limit: 'needs pumps on every stream, and mixes ill when one of them falters',
      cues: /\b(?:(?:water|liquid|steam|gas|air|fluid|mixing)[- ](?:jet|nozzle)s?|jet mix\w*|venturis?|eductors?|imping\w+|(?:steam|liquid|water|powder) inject\w+|injectors?|recirculat\w+ (?:pump|loop|line)s?)\b/i,
      terms: ['venturi mixer', 'jet mixing', 'impingement'],
      usualOn:
        'water taps, showers, soda fountains, foam panels, gas burners, rocket engines, storage tanks, drug nanoparticles',
    },
    {
      name: 'gas bubbles',
      limit: 'makes froth, drives off what is volatile, and needs a supply of gas',
      cues: /\b(?:bubbl\w+|sparg\w+|aerat\w+|air-?lifts?|fluidi[sz]ed|carbonat(?:ed|ing|ion|or)s?|nano-?bubbles?|micro-?bubbles?|gas injection)\b/i,
      terms: ['aeration', 'sparging', 'fluidized bed'],
      usualOn:
        'aquariums, fish ponds, sewage basins, bioreactors, algae farms, lakes, plating baths, wine tanks, ore flotation',
    },
    {
      name: 'shear between close parts',
      limit: 'takes much power, heats the mass and breaks what is delicate',
      cues: /\b(?:homogeni[sz](?:er|ers|ing|ed|ation)|rotor[- ]stator|high[- ]shear|shear(?:ed|ing)?|extru(?:d\w+|sion)|(?:twin|mixing|single)[- ]screws?|screw (?:extruder|mixer|conveyor)s?|knead\w*|ball[- ]mill\w*|colloid mills?|masticat\w+)\b/i,
      terms: ['homogenizer', 'high shear', 'twin screw'],
      usualOn:
        'mayonnaise, milk, chocolate, nut butters, face creams, ointments, toothpaste, printing inks, rubber compounds',
    },
    {
      name: 'ultrasound',
      limit: 'reaches only near its source, warms the liquid and erodes its own tip',
      cues: /\b(?:ultraso\w+|sonicat\w+|cavitat\w+|acoustic(?:ally)? (?:mix\w*|wave|stream\w*|field|energy)s?|megasonic)\b/i,
      terms: ['ultrasonic mixing', 'sonication', 'cavitation'],
      usualOn:
        'lab samples, cell samples, nanoparticles, graphene inks, pigments, cannabis drinks, drug emulsions',
    },
    {
      name: 'magnets or electric fields',
      limit: 'acts only through thin walls of the right stuff, and slips when the mass is thick',
      cues: /\b(?:magnetic(?:ally)?[- ](?:stir\w*|bar|bead|coupl\w+|driv\w+)s?|stir bars?|electro-?(?:osmo\w+|kinetic|wetting)\w*|alternating fields?)\b/i,
      terms: ['magnetic stirrer', 'electrowetting'],
      usualOn:
        'lab beakers, cell cultures, milk frothers, stirring mugs, blood analyzers, drug vessels, molten steel, aluminum melts',
    },
    {
      name: 'steeping and seepage',
      limit: 'takes time or heat, and ends weak or bitter where either is wrong',
      cues: /\b(?:steep(?:s|ed|ing)?|infusers?|tea infus\w+|brew(?:s|ed|ing|ers?)?|percolat\w+|soak(?:s|ed|ing)?|cold brew)\b/i,
      terms: ['brewing', 'infuser', 'steeping'],
      usualOn:
        'tea, coffee, cold brew, infusion bottles, gin, herbal extracts, marinades, beer mash, perfumes',
    },
  ],
};
