import type { WorkingPrinciples } from './working-principle.ts';

export const THERMAL_PRINCIPLES: WorkingPrinciples = {
  cool: [
    {
      name: 'stored cold',
      limit:
        'must be frozen or chilled again between uses, and stops at a set temperature only if it melts there',
      cues: /\b(?:ice[- ](?:packs?|cubes?|water|baths?|slurr(?:y|ies)|blocks?|storage)|(?:crushed|dry) ice|frozen (?:water|gel|liquid|packs?|blocks?|inserts?|cores?|bottles?|particles?)|phase[- ]chang\w*|chang\w+ (?:of )?phase|latent[- ]heat|cold[- ](?:packs?|storage|stores?|accumulators?)|gel[- ]packs?|cooling agents?|eutectic|pcm|pre-?(?:chilled|cooled)|paraffin)\b/i,
      terms: ['phase change', 'ice pack', 'latent heat'],
      usualOn:
        'lunch boxes, cool boxes, drinks, delivery boxes, vaccine carriers, insulin pouches, sports injuries, cooling vests, fresh fish',
    },
    {
      name: 'heat given to a cooler mass',
      limit:
        'ends where both are equally warm, so the mass sets the final temperature and must cool down before the next use',
      cues: /\b(?:heat[- ]?sinks?|radiators?|fins?|finned|heat[- ]exchang\w*|heat[- ](?:spreader|pipe)s?|heat[- ](?:radiating|dissipat\w+)[- ](?:plate|sheet|material|member|part|structure|body)s?|thermal(?:ly)?[- ]conduct\w*|vapou?r[- ]chambers?|thermosy?i?phons?)\b/i,
      terms: ['heat exchanger', 'heat sink', 'heat pipe'],
      usualOn:
        'phones, led lamps, processors, tablets, routers, power converters, amplifiers, brake discs, baby bottles',
    },
    {
      name: 'a pumped coolant',
      limit: 'needs a pump, power and somewhere to give the heat off',
      cues: /\b(?:coolant[- ](?:loop|circuit|channel|passage|flow|pump|line|jacket|path|tank|stream|pass|circulat|enter)\w*|(?:liquid|flowing|circulating|incoming|electric) coolants?|cool(?:ing|ed)[- ](?:liquid|water|fluid|channel|circuit|passage|loop|jacket)s?|(?:liquid|water|fluid)[- ]cool\w*|fluid loops?|cold plates?|(?:circulat\w+|pump(?:s|ed|ing)?) (?:the |a |of )?(?:cool\w*|cold|chilled|liquid|fluid|water))\b/i,
      terms: ['coolant loop', 'liquid cooling'],
      usualOn:
        'car engines, battery packs, data centers, gaming computers, injection molds, lasers, mattress pads, welding torches, power plants',
    },
    {
      name: 'a compression cycle',
      limit: 'needs a compressor and steady power, and is heavy for its size',
      cues: /\b(?:condensers?|evaporators?|refrigerants?|refrigerat\w*|heat pumps?|expansion valves?|vapou?r[- ]compression)\b/i,
      terms: ['refrigerant', 'vapor compression'],
      usualOn:
        'refrigerators, freezers, homes, offices, car cabins, refrigerated trucks, cold rooms, supermarkets, vending machines',
      large: true,
    },
    {
      name: 'evaporation',
      limit: 'uses up its liquid, and in the open works the worse the damper the air is',
      cues: /\b(?:evaporat(?:ion|ive|ively|es?|ed|ing)|vacuum pumps?|vacuum[- ]cool\w*|mist(?:s|ing)?|wet(?:s|ted|ting)?|sorption|zeolites?|desiccants?|liquid nitrogen)\b/i,
      terms: ['evaporative cooling', 'vacuum cooling'],
      usualOn:
        'cooling towers, greenhouses, poultry houses, patios, clay pots, cooling towels, dog vests, leafy vegetables, desert homes',
    },
    {
      name: 'moved air',
      limit: 'never gets below the air around, is slow through a closed wall, and is heard',
      cues: /\b(?:fans?|blowers?|air[- ]?flow\w*|air[- ](?:duct|channel|passage|nozzle|vent)s?|ventilat\w+|air[- ]cool\w*|louv\w+|(?:cold|cool|cooling|ambient|outside) air|(?:film|impingement)[- ]cool\w*)\b/i,
      terms: ['cooling fan', 'air cooling'],
      usualOn:
        'desktop computers, bedrooms, strollers, helmets, power tools, warehouses, barns, electric motors, grain bins',
    },
    {
      name: 'a thermoelectric element',
      limit: 'moves little heat for the power it draws, and its hot side must be cooled too',
      cues: /\b(?:thermo-?electric\w*|peltier\w*|magnetocaloric|electrocaloric)\b/i,
      terms: ['thermoelectric', 'Peltier'],
      usualOn:
        'travel coolers, wine cabinets, cosmetic fridges, car seats, cup holders, neck coolers, camera sensors, laser diodes, lab samples',
    },
    {
      name: 'a cooling reaction',
      limit: 'serves once, and its salts must stay apart from what is cooled',
      cues: /\b(?:endotherm\w+|ammonium nitrate|urea)\b/i,
      terms: ['endothermic', 'ammonium nitrate'],
      usualOn: 'aid kits, sprains, sports teams, ambulances, hiking kits, field medicine',
    },
  ],
  heat: [
    {
      name: 'an electric resistance element',
      limit: 'draws as much power as it gives heat, and may scorch what it touches if its control fails',
      cues: /\b(?:heat(?:ing)?[- ]?(?:generating )?(?:resist\w+ )?(?:elements?|wires?|films?|pads?|cables?|rods?|cartridges?|resistors?|filaments?|foils?|mats?|blankets?)|(?:electric(?:al(?:ly)?)?|resistance|resistive(?: film)?|cartridge|ceramic|ptc|film|immersion)[- ]heat(?:ers?|ing|ed)|heater[- ](?:elements?|wires?|plates?)|hot ?plates?|ptc|nichrome|joule heat\w*|electrothermal\w*)\b/i,
      terms: ['heating element', 'resistance heater'],
      usualOn:
        'kettles, hair dryers, coffee makers, blankets, gloves, car seats, baby bottles, lunch boxes, soldering irons',
    },
    {
      name: 'a burnt fuel',
      limit: 'needs fuel, fresh air and a safe way out for the fumes',
      cues: /\b(?:burners?|flames?(?![- ](?:retard|resist|proof))|(?:gas|oil|coal|wood|biomass|direct|fuel)[- ](?:fired|burning|stove)s?|fire ?box(?:es)?|fireplaces?|wood[- ]?stoves?|propane|butane|charcoal|wood pellets?|catalytic combust\w+|combustible|(?:oxidi[sz]|burn|combust)\w* (?:the |a )?fuel|combustion (?:air|heater)s?|pilot light)\b/i,
      terms: ['gas burner', 'catalytic burner'],
      usualOn:
        'camp stoves, barbecues, fireplaces, furnaces, patios, greenhouses, truck cabins, steel mills, cement kilns',
    },
    {
      name: 'a hot fluid brought in',
      limit: 'must itself be heated elsewhere, and loses warmth in its pipes on the way',
      cues: /\b(?:hot[- ](?:water|oil|air|gas(?:es)?|liquid|fluid)|(?:heated|warm|warmed)[- ](?:water|oil|air|gas(?:es)?|liquid|fluid)|steam|heat[- ](?:transfer|carrier|exchange)[- ](?:fluid|medium|liquid)s?|heating (?:fluid|medium|liquid|water|jacket)s?|water (?:bath|jacket)s?|convection oven)\b/i,
      terms: ['hot water', 'steam heating', 'hot air'],
      usualOn:
        'apartment buildings, radiators, floors, car cabins, towel rails, milk steamers, brewing kettles, chemical reactors, city districts',
    },
    {
      name: 'a heating field',
      limit: 'heats only what takes up the field, such as metal or moisture, and must be shielded',
      cues: /\b(?:microwav\w+|induct(?:ion|ive|ively)[- ](?:heat\w*|cook\w*|coils?|hobs?)|(?:heat\w+|cook\w+) by induction|dielectric(?:ally)? heat\w*|eddy[- ]currents?|susceptors?|magnetrons?|(?:radio[- ]?frequency|rf)[- ](?:heat\w*|energy|power|electrodes?)|ohmic heat\w*)\b/i,
      terms: ['induction heating', 'microwave heating', 'susceptor'],
      usualOn:
        'ready meals, leftovers, popcorn, cooktops, frying pans, forgings, steel gears, plywood, tumors',
    },
    {
      name: 'radiant heat',
      limit: 'warms only what it can see, and that on the outside first',
      cues: /\b(?:(?:far[- ])?infra-?red (?:heat\w*|lamps?|radiat\w+|emitters?|energy|rays?|light)|radiant(?:ly)? (?:heat\w*|energy|panels?)|halogen (?:lamp|heater)s?|(?:heat|heating|quartz|tungsten) lamps?|laser[- ]heat\w*|heat\w* (?:by|with|using) (?:a |the )?laser\w*|lamps (?:at|on|above|behind))\b/i,
      terms: ['infrared heater', 'radiant heater'],
      usualOn: 'patios, warehouses, toast, bathrooms, chicks, reptile tanks, newborns, workshops, car paint',
    },
    {
      name: 'stored or chemical heat',
      limit: 'runs out after a while, and must then be charged again or thrown away',
      cues: /\b(?:exotherm\w+|quicklime|calcium oxide|iron powder|sodium acetate|supercool\w+|hand[- ]?warmers?|self[- ]heating|phase[- ]chang\w*|(?:heat|thermal)[- ](?:storage|stor(?:e|es|ing)|accumulat\w+|batter(?:y|ies))|latent heat)\b/i,
      terms: ['exothermic', 'self heating', 'heat storage'],
      usualOn:
        'hand warmers, gloves, boots, sore backs, field rations, beds, camping meals, coffee cans, storage heaters',
    },
    {
      name: 'a heat pump',
      limit: 'costs a compressor or the like, and gives the less the colder its source is',
      cues: /\b(?:heat pumps?|refrigerants?|reversing valves?|thermo-?electric(?:ally)? (?:heat|cool|temper)\w*|peltier\w*|geothermal|ground[- ]source)\b/i,
      terms: ['heat pump', 'thermoelectric heating'],
      usualOn:
        'homes, water heaters, swimming pools, clothes dryers, electric cars, apartment buildings, hotels, offices, city districts',
    },
    {
      name: 'recovered waste heat',
      limit: 'comes only while its source runs, and never hotter than that source',
      cues: /\b(?:waste[- ]heat|heat[- ]recover\w*|recover\w* (?:the )?heat|(?:exhaust|residual|flue)[- ](?:heat|gas heat)|recuperat(?:or|ors|ive)|regenerative heat\w*|cogenerat\w*|body heat)\b/i,
      terms: ['waste heat', 'heat recovery'],
      usualOn:
        'car cabins, showers, ventilation units, data centers, bakeries, breweries, steel mills, ships, aircraft cabins',
    },
    {
      name: 'the sun',
      limit: 'fails at night and under cloud, unless it is paired with a store or a second heater',
      cues: /\b(?:solar[- ](?:heat\w*|collectors?|thermal|energy|radiation|absorbers?|concentrators?|water|cook\w*|ovens?|panels?)|sunlight|sun'?s (?:heat|rays)|heliostats?|parabolic (?:trough|mirror|dish)\w*)\b/i,
      terms: ['solar heating', 'solar collector'],
      usualOn:
        'swimming pools, hot water, camp showers, solar cookers, greenhouses, sunrooms, hotels, mountain huts, power towers',
    },
  ],
};
