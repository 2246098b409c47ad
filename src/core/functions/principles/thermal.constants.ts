import type { WorkingPrinciples } from './working-principle.ts';

export const THERMAL_PRINCIPLES: WorkingPrinciples = {
  cool: [
    {
      name: 'stored cold',
      limit:
        'must be frozen or chilled again between uses, and stops at a set temperature only if it melts there',
      rule: 'a kilogram of melting ice takes up 334 kJ, enough to offset a leak of 10 W for about 9 hours or cool 2 kg of water by 40 °C',
      trial:
        'fill it as in use, press frozen packs, or for a set end temperature packs that melt there, round it, log it each minute, and stop if the target is missed or not held',
      cues: /\b(?:ice[- ](?:packs?|cubes?|water|baths?|slurr(?:y|ies)|blocks?|storage)|(?:crushed|dry) ice|frozen (?:water|gel|liquid|packs?|blocks?|inserts?|cores?|bottles?|particles?)|phase[- ]chang\w*|chang\w+ (?:of )?phase|latent[- ]heat|cold[- ](?:packs?|storage|stores?|accumulators?)|gel[- ]packs?|cooling agents?|eutectic|pcm|pre-?(?:chilled|cooled)|paraffin)\b/i,
      terms: ['phase change', 'ice pack', 'latent heat'],
      usualOn:
        'lunch boxes, cool boxes, baby bottles, drinks, delivery boxes, vaccine carriers, insulin pouches, sports injuries, cooling vests, fresh fish',
    },
    {
      name: 'heat exchange with something cooler',
      limit:
        'ends where both are equally warm, so the mass sets the final temperature and must cool down before the next use',
      rule: 'the final temperature is the average weighted by mass times specific heat, which per kilogram and degree is 4.2 kJ for water, about 0.9 for aluminum and 0.5 for steel',
      trial:
        'press a weighed metal block or bag of water against it, note both temperatures each minute through two uses in a row, and stop if the second use ends too warm',
      cues: /\b(?:heat[- ]?sinks?|radiators?|fins?|finned|heat[- ]exchang\w*|heat[- ](?:spreader|pipe)s?|heat[- ](?:radiating|dissipat\w+)[- ](?:plate|sheet|material|member|part|structure|body)s?|thermal(?:ly)?[- ]conduct\w*|vapou?r[- ]chambers?|thermosy?i?phons?)\b/i,
      terms: ['heat exchanger', 'heat sink', 'heat pipe'],
      usualOn:
        'phones, led lamps, processors, tablets, routers, power converters, amplifiers, brake discs, baby bottles',
    },
    {
      name: 'a pumped coolant',
      limit: 'needs a pump, power and somewhere to give the heat off',
      rule: 'a litre of water a minute carries off about 70 W for each degree it warms, so 10 kW at 10 °C of warming takes about 14 litres a minute',
      trial:
        'press a bought cold plate to it, feed it from a bucket with a small pump, and stop if it stays too hot even though the water leaves barely warmer than it came',
      cues: /\b(?:coolant[- ](?:loop|circuit|channel|passage|flow|pump|line|jacket|path|tank|stream|pass|circulat|enter)\w*|(?:liquid|flowing|circulating|incoming|electric) coolants?|cool(?:ing|ed)[- ](?:liquid|water|fluid|channel|circuit|passage|loop|jacket)s?|(?:liquid|water|fluid)[- ]cool\w*|fluid loops?|cold plates?|(?:circulat\w+|pump(?:s|ed|ing)?) (?:the |a |of )?(?:cool\w*|cold|chilled|liquid|fluid|water))\b/i,
      terms: ['coolant loop', 'liquid cooling'],
      usualOn:
        'car engines, battery packs, data centers, gaming computers, injection molds, lasers, mattress pads, welding torches, power plants',
      needs: ['power', 'supply'],
    },
    {
      name: 'a compression cycle',
      limit: 'needs a compressor and steady power, and is heavy for its size',
      rule: 'a watt of power moves about 2 to 4 W of heat when the hot coil is 40 °C above the cold one, and about half of that at 80',
      trial:
        'borrow a compressor cool box or portable air conditioner, log temperature and energy in the hottest surroundings expected, and stop if its weight, noise or draw is more than users allow',
      cues: /\b(?:condensers?|evaporators?|refrigerants?|refrigerat\w*|heat pumps?|expansion valves?|vapou?r[- ]compression)\b/i,
      terms: ['refrigerant', 'vapor compression'],
      usualOn:
        'refrigerators, freezers, homes, offices, car cabins, refrigerated trucks, cold rooms, supermarkets, vending machines',
      large: true,
      needs: ['power'],
    },
    {
      name: 'evaporation',
      limit: 'uses up its liquid, and in the open works the worse the damper the air is',
      rule: 'each litre of water evaporated takes up about 0.7 kWh of heat, and in open air nothing wet gets colder than the wet bulb temperature',
      trial:
        'wrap a thermometer in wet cotton, hold it before a fan on the spot on a warm damp day, and stop if it settles above the temperature you need',
      cues: /\b(?:evaporat(?:ion|ive|ively|es?|ed|ing)|vacuum pumps?|vacuum[- ]cool\w*|mist(?:s|ing)?|wet(?:s|ted|ting)?|sorption|zeolites?|desiccants?|liquid nitrogen)\b/i,
      terms: ['evaporative cooling', 'vacuum cooling'],
      usualOn:
        'cooling towers, greenhouses, poultry houses, patios, clay pots, cooling towels, dog vests, leafy vegetables, desert homes',
      needs: ['supply'],
    },
    {
      name: 'moved air',
      limit: 'never gets below the air around, is slow through a closed wall, and is heard',
      rule: 'a surface sheds about 5 to 10 W per m² and degree, with a fan 20 to 100, and a m³ of air takes up 1.2 kJ per degree',
      trial:
        'aim a desk fan at it under full load, log its rise over the air around, and stop if that rise added to the hottest air expected exceeds what it may reach',
      cues: /\b(?:fans?|blowers?|air[- ]?flow\w*|air[- ](?:duct|channel|passage|nozzle|vent)s?|ventilat\w+|air[- ]cool\w*|louv\w+|(?:cold|cool|cooling|ambient|outside) air|(?:film|impingement)[- ]cool\w*)\b/i,
      terms: ['cooling fan', 'air cooling'],
      usualOn:
        'desktop computers, bedrooms, strollers, helmets, power tools, warehouses, barns, electric motors, grain bins',
    },
    {
      name: 'a thermoelectric element',
      limit: 'moves little heat for the power it draws, and its hot side must be cooled too',
      rule: 'at 30 °C across it a single element moves about 0.3 to 0.8 W for each watt drawn, and at about 65 to 70 °C nothing more',
      trial:
        'clamp a bought element with heat sink and fan to it in the warmest air expected, log temperature and watts until they settle, and stop if it stays too warm or overtaxes the supply',
      cues: /\b(?:thermo-?electric\w*|peltier\w*|magnetocaloric|electrocaloric)\b/i,
      terms: ['thermoelectric', 'Peltier'],
      usualOn:
        'travel coolers, wine cabinets, cosmetic fridges, car seats, cup holders, neck coolers, camera sensors, laser diodes, lab samples',
      needs: ['power'],
    },
    {
      name: 'a cooling reaction',
      limit: 'serves once, and its salts must stay apart from what is cooled',
      rule: 'dissolving takes up at most about 320 kJ per kilogram of ammonium nitrate or 250 of urea, and the water it needs about doubles the weight',
      trial:
        'press a bought instant cold pack on a bag of water at 35 °C, log it beside one with a frozen gel pack, and stop if it warms again before the time needed',
      cues: /\b(?:endotherm\w+|ammonium nitrate|urea)\b/i,
      terms: ['endothermic', 'ammonium nitrate'],
      usualOn: 'aid kits, sprains, sports teams, ambulances, hiking kits, field medicine',
    },
  ],
  heat: [
    {
      name: 'an electric resistance element',
      limit: 'draws as much power as it gives heat, and may scorch what it touches if its control fails',
      rule: 'a kilowatt warms a litre of water by about 14 °C a minute, while holding a temperature takes only what leaks out, in proportion to the difference',
      trial:
        'fix a bought heating pad or element to it in the coldest place expected, log watts and temperatures, and stop if the warming takes longer or draws more than the supply allows',
      cues: /\b(?:heat(?:ing)?[- ]?(?:generating )?(?:resist\w+ )?(?:elements?|wires?|films?|pads?|cables?|rods?|cartridges?|resistors?|filaments?|foils?|mats?|blankets?)|(?:electric(?:al(?:ly)?)?|resistance|resistive(?: film)?|cartridge|ceramic|ptc|film|immersion)[- ]heat(?:ers?|ing|ed)|heater[- ](?:elements?|wires?|plates?)|hot ?plates?|ptc|nichrome|joule heat\w*|electrothermal\w*)\b/i,
      terms: ['heating element', 'resistance heater'],
      usualOn:
        'kettles, hair dryers, coffee makers, blankets, gloves, car seats, baby bottles, lunch boxes, soldering irons',
      needs: ['power'],
    },
    {
      name: 'a burnt fuel',
      limit: 'needs fuel, fresh air and a safe way out for the fumes',
      rule: 'a kilogram of air dry wood gives about 15 MJ and of propane 46, and each kWh of fuel uses up about 1 m³ of air or more',
      trial:
        'do the job once outdoors with a borrowed burner and an extinguisher at hand, weigh the fuel used, and stop if users would not carry that much or a carbon monoxide alarm sounds',
      cues: /\b(?:burners?|flames?(?![- ](?:retard|resist|proof))|(?:gas|oil|coal|wood|biomass|direct|fuel)[- ](?:fired|burning|stove)s?|fire ?box(?:es)?|fireplaces?|wood[- ]?stoves?|propane|butane|charcoal|wood pellets?|catalytic combust\w+|combustible|(?:oxidi[sz]|burn|combust)\w* (?:the |a )?fuel|combustion (?:air|heater)s?|pilot light)\b/i,
      terms: ['gas burner', 'catalytic burner'],
      usualOn:
        'camp stoves, barbecues, fireplaces, furnaces, patios, greenhouses, truck cabins, steel mills, cement kilns',
      needs: ['supply', 'hazard'],
    },
    {
      name: 'a hot fluid brought in',
      limit: 'must itself be heated elsewhere, and loses warmth in its pipes on the way',
      rule: 'a kilogram of water gives off 4.2 kJ for each degree it cools, of air about 1.0, and of steam about 2260 as it condenses',
      trial:
        'lead hot tap water to it through a hose of the intended length, note the flow and the temperatures at both ends, and stop if too little heat arrives',
      cues: /\b(?:hot[- ](?:water|oil|air|gas(?:es)?|liquid|fluid)|(?:heated|warm|warmed)[- ](?:water|oil|air|gas(?:es)?|liquid|fluid)|steam|heat[- ](?:transfer|carrier|exchange)[- ](?:fluid|medium|liquid)s?|heating (?:fluid|medium|liquid|water|jacket)s?|water (?:bath|jacket)s?|convection oven)\b/i,
      terms: ['hot water', 'steam heating', 'hot air'],
      usualOn:
        'apartment buildings, radiators, floors, car cabins, towel rails, milk steamers, brewing kettles, chemical reactors, city districts',
      needs: ['supply'],
    },
    {
      name: 'a heating field',
      limit: 'heats only what takes up the field, such as metal or moisture, and must be shielded',
      rule: 'microwaves of 2.45 GHz lose most of their power within about 1 to 3 cm of moist food, and induction reaches half as deep at four times the frequency',
      trial:
        'heat a sample for a minute in a household microwave if moist or on an induction cooktop if metal, measure core and edge, and stop if they differ more than the job allows',
      cues: /\b(?:microwav\w+|induct(?:ion|ive|ively)[- ](?:heat\w*|cook\w*|coils?|hobs?)|(?:heat\w+|cook\w+) by induction|dielectric(?:ally)? heat\w*|eddy[- ]currents?|susceptors?|magnetrons?|(?:radio[- ]?frequency|rf)[- ](?:heat\w*|energy|power|electrodes?)|ohmic heat\w*)\b/i,
      terms: ['induction heating', 'microwave heating', 'susceptor'],
      usualOn:
        'ready meals, leftovers, popcorn, cooktops, frying pans, forgings, steel gears, plywood, tumors',
      needs: ['power'],
    },
    {
      name: 'radiant heat',
      limit: 'warms only what it can see, and that on the outside first',
      rule: 'a black surface gives off about 0.4 kW per m² at 20 °C, 6 at 300, 110 at 900, and twice the distance from a small source leaves a quarter',
      trial:
        'set a borrowed infrared lamp at the intended distance, log the lit side, the far side and a shaded spot, and stop if the front overheats before the rest is warm',
      cues: /\b(?:(?:far[- ])?infra-?red (?:heat\w*|lamps?|radiat\w+|emitters?|energy|rays?|light)|radiant(?:ly)? (?:heat\w*|energy|panels?)|halogen (?:lamp|heater)s?|(?:heat|heating|quartz|tungsten) lamps?|laser[- ]heat\w*|heat\w* (?:by|with|using) (?:a |the )?laser\w*|lamps (?:at|on|above|behind))\b/i,
      terms: ['infrared heater', 'radiant heater'],
      usualOn: 'patios, warehouses, toast, bathrooms, chicks, reptile tanks, newborns, workshops, car paint',
      needs: ['sight'],
    },
    {
      name: 'stored or chemical heat',
      limit: 'runs out after a while, and must then be charged again or thrown away',
      rule: 'a kilogram of rusting iron powder gives about 7 MJ, quicklime slaked with water 1.1, setting sodium acetate 0.25, and water cooling by 40 °C 0.17',
      trial:
        'fix bought hand warmers or a hot water bag of the weight allowed to it in the coldest surroundings, log its temperature, and stop if it drops below the need before the use ends',
      cues: /\b(?:exotherm\w+|quicklime|calcium oxide|iron powder|sodium acetate|supercool\w+|hand[- ]?warmers?|self[- ]heating|phase[- ]chang\w*|(?:heat|thermal)[- ](?:storage|stor(?:e|es|ing)|accumulat\w+|batter(?:y|ies))|latent heat)\b/i,
      terms: ['exothermic', 'self heating', 'heat storage'],
      usualOn:
        'hand warmers, gloves, boots, sore backs, field rations, beds, camping meals, coffee cans, storage heaters',
    },
    {
      name: 'a heat pump',
      limit: 'costs a compressor or the like, and gives the less the colder its source is',
      rule: 'a kilowatt of power yields about 3 to 5 of heat at a lift of 30 °C, and each further degree takes about 2 to 3 % off',
      trial:
        'list the heat used in the coldest recorded week, set it against a sold unit’s data sheet at that source temperature, and stop if its output falls short or its power costs more',
      cues: /\b(?:heat pumps?|refrigerants?|reversing valves?|thermo-?electric(?:ally)? (?:heat|cool|temper)\w*|peltier\w*|geothermal|ground[- ]source)\b/i,
      terms: ['heat pump', 'thermoelectric heating'],
      usualOn:
        'homes, water heaters, swimming pools, clothes dryers, electric cars, apartment buildings, hotels, offices, city districts',
      needs: ['power'],
    },
    {
      name: 'recovered waste heat',
      limit: 'comes only while its source runs, and never hotter than that source',
      rule: 'a litre of water a minute yields about 70 W per degree cooled, a m³ of air 20, and exchangers win back about 40 to 90 % of the span',
      trial:
        'log the waste stream’s temperature and flow beside the heat wanted for a week, lay both curves over each other, and stop if it is too cool or idle when most is wanted',
      cues: /\b(?:waste[- ]heat|heat[- ]recover\w*|recover\w* (?:the )?heat|(?:exhaust|residual|flue)[- ](?:heat|gas heat)|recuperat(?:or|ors|ive)|regenerative heat\w*|cogenerat\w*|body heat)\b/i,
      terms: ['waste heat', 'heat recovery'],
      usualOn:
        'car cabins, showers, ventilation units, data centers, bakeries, breweries, steel mills, ships, aircraft cabins',
    },
    {
      name: 'the sun',
      limit: 'fails at night and under cloud, unless it is paired with a store or a second heater',
      rule: 'a m² gets about 1 kW in full sun, 1 kWh on a dull winter day, 6 to 8 in deserts, of which collectors keep a third to two thirds',
      trial:
        'set a black can of water under glass on the spot, log it on a clear and a dull day, and stop if public sun records promise too few clear days when needed',
      cues: /\b(?:solar[- ](?:heat\w*|collectors?|thermal|energy|radiation|absorbers?|concentrators?|water|cook\w*|ovens?|panels?)|sunlight|sun'?s (?:heat|rays)|heliostats?|parabolic (?:trough|mirror|dish)\w*)\b/i,
      terms: ['solar heating', 'solar collector'],
      usualOn:
        'swimming pools, hot water, camp showers, solar cookers, greenhouses, sunrooms, hotels, mountain huts, power towers',
      needs: ['sky'],
    },
  ],
};
