import type { WorkingPrinciples } from './working-principle.ts';

export const SUBSTANCES_PRINCIPLES: WorkingPrinciples = {
  purify: [
    {
      name: 'a fibre or mesh filter',
      limit: 'clogs and holds up the flow, and lets through whatever is dissolved',
      rule: 'at the same flow twice the area about halves the pressure drop and more than doubles the time to clogging, while half the fibre width raises the drop about fourfold',
      trial:
        'stretch filter cloth of three grades over a funnel or fan, run the real water or air through, and stop if the finest that still flows passes what has to be caught',
      cues: /\b(?:filter (?:element|media|medium|cartridge|paper|bag|screen|mesh|cloth|insert|layer|core|cake)s?|(?:oil|air|fuel|water|cabin|particulate|particle|dust|bag|depth|fabric|fib(?:er|re)|sand|intake|engine)[- ]filters?|pleat\w*|mesh(?:es)?|strainers?|non-?woven\w*|fib(?:rous|ers|res)|hepa|honeycomb|porous (?:wall|body|ceramic|substrate|material)s?)\b/i,
      terms: ['filter element', 'filter media', 'strainer'],
      usualOn:
        'air purifiers, face masks, vacuum cleaners, car engines, swimming pools, clothes dryers, rainwater, coffee, drip irrigation',
    },
    {
      name: 'a membrane',
      limit: 'needs pressure, fouls, and often turns part of the feed away as waste',
      rule: 'flow grows with the area and with the pressure left after osmosis, which takes up about 0.8 bar per gram of salt in a litre, so 27 for seawater',
      trial:
        'run the real feed through a small shop membrane for two days, note flow and purity each hour, rinse it once, and stop if the flow then stays below half',
      cues: /\b(?:membranes?|reverse[- ]osmosis|(?:forward|pressure[- ]retarded)[- ]osmosis|(?:nano|ultra|micro)[- ]?filt\w+|hollow[- ]fib(?:er|re)s?|permeat\w+|semi-?permeable|dialy[sz]\w+|pervaporat\w+)\b/i,
      terms: ['reverse osmosis', 'membrane filtration'],
      usualOn: 'seawater, kitchen taps, drinking bottles, dialysis, sewage, biogas, whey, wine, yachts',
    },
    {
      name: 'adsorption',
      limit: 'fills up without showing it, and must then be renewed or baked out',
      rule: 'carbon, silica gel and zeolites hold at best about 20 to 40 % of their own weight, far less from dilute streams, and less the warmer they are',
      trial:
        'leave the real liquid or air overnight in closed jars with three weighed amounts of shop carbon or zeolite, test each, and stop if a month would need more than fits',
      cues: /\b(?:ad-?sor(?:b|p)\w*|activated (?:carbon|charcoal)|carbon (?:filter|block|bed)s?|charcoal|zeolites?|sorbents?|metal[- ]organic frameworks?|silica gel|biochar|chromatograph\w*|affinity (?:column|resin|ligand)s?|molecular sieves?)\b/i,
      terms: ['activated carbon', 'adsorption', 'zeolite'],
      usualOn:
        'water jugs, gas masks, air purifiers, cooker hoods, aquariums, refrigerators, cat litter, natural gas, spirits',
    },
    {
      name: 'ion exchange or deionising current',
      limit: 'takes only charged matter, and must be regenerated with salt, acid or power',
      rule: 'a litre of resin holds about 1 to 2 equivalents, each 50 g of hardness as calcium carbonate, and moving one by current takes at least 27 Ah per cell',
      trial:
        'run the real water through a shop resin cartridge, check every ten litres with hardness strips or a conductivity meter, and stop if it breaks through before a month’s worth of water',
      cues: /\b(?:ion[- ]exchang\w*|exchange resins?|water softener\w*|de-?ioni[sz]\w+|electro-?dialy\w+|electro-?deioni\w+|electrocoagul\w+|electrolytic treat\w*)\b/i,
      terms: ['ion exchange', 'electrodialysis', 'deionization'],
      usualOn:
        'water softeners, dishwashers, coffee machines, steam irons, water jugs, boilers, laboratory water, semiconductor plants, plating baths',
    },
    {
      name: 'distilling or freezing out',
      limit: 'takes much energy for each litre, and brings over what boils as easily',
      rule: 'boiling off a kilogram of water takes about 2260 kJ unless its heat is used again, freezing it moves 334, and liquids boiling under 25 degrees apart need many stages',
      trial:
        'distil a litre of the real liquid in a borrowed still, in a laboratory if it can burn, meter the power, test what comes over, and stop if purity or energy misses the target',
      cues: /\b(?:distill?(?:s|ed|ing|ation|ers?)|evaporators?|solar stills?|freez\w+ (?:desalin|concentrat|crystalli|out)\w*|crystalli[sz](?:es|ed|ing|er|ation)|vapou?r compression|flash (?:chamber|tank|drum)s?)\b/i,
      terms: ['distillation', 'solar still', 'crystallization'],
      usualOn:
        'spirits, essential oils, crude oil, waste solvents, seawater, life rafts, laboratory water, fruit juice',
    },
    {
      name: 'settling, clumping and spinning',
      limit: 'needs room or speed, misses what is as heavy as the liquid, and leaves sludge',
      rule: 'settling speed grows with the grain size squared, about 0.1 mm/s for mineral grains of 10 µm in water, and spinning multiplies it by the number of gravities reached',
      trial:
        'let the real liquid stand in jars with and without a clumping salt, or draw dusty air through a shop cyclone, and stop if a third of the dirt stays after the time allowed',
      cues: /\b(?:coagula\w+|floccul\w+|sediment\w*|settl(?:e|es|ed|ing|er|ers)|clarif(?:y|ier|iers|ication)|precipitat(?:e|es|ed|ing|ion)|cyclon\w+|hydrocyclon\w+|centrifug\w+|flotation|skimm\w+|decant\w*)\b/i,
      terms: ['flocculation', 'sedimentation', 'centrifuge'],
      usualOn:
        'sewage, waterworks, milk, wine, blood, bilge water, vacuum cleaners, cutting fluids, sawmills',
    },
    {
      name: 'oxidation or light',
      limit: 'needs time in contact, and can leave by-products that must be removed too',
      rule: 'with oxidant to spare 99 % removal takes about twice as long as 90, and burning vapours off needs about 750 °C, or 250 to 400 over a catalyst',
      trial:
        'have a laboratory treat open jars of the real water or boxes of real air with an oxidiser or shielded lamp, test after 5, 30 and 120 minutes, and stop if all fail',
      cues: /\b(?:ozon\w+|oxidi[sz](?:es|ed|ing|er|ers)|oxidation|photocatal\w+|cataly(?:sts?|tic)|ultra-?violet|uv|chlorin(?:e|ation)|hydroxyl|peroxides?|three[- ]way|incinerat\w+)\b/i,
      terms: ['photocatalyst', 'advanced oxidation', 'ozone'],
      usualOn:
        'hot tubs, swimming pools, car exhausts, waterworks, groundwater, hotel rooms, paint shops, fish farms',
    },
    {
      name: 'living organisms',
      limit: 'starts slowly, and dies of cold, poison or lack of food',
      rule: 'activity about halves for each 10 degrees colder, a new nitrifying filter ripens in about 4 to 8 weeks, and nitrifying 1 g of ammonia nitrogen uses 4.6 of oxygen',
      trial:
        'mix a bucket of ripe sludge, soil or filter material from a running site with the real waste, keep it at working temperature for a week, and stop if tests show no fall',
      cues: /\b(?:bio-?filt\w+|trickling filters?|activated sludge|bio-?reactors?|(?:constructed )?wetlands?|algae|algal|an?aerobic\w*|phytoremed\w+|ecological|denitrif\w+|nitrif\w+|mycel\w+)\b/i,
      terms: ['biofilter', 'activated sludge', 'bioreactor'],
      usualOn:
        'sewage, septic tanks, aquariums, garden ponds, fish farms, landfills, polluted soil, manure, green walls',
    },
    {
      name: 'electric charge or magnets',
      limit: 'catches only what takes a charge or is magnetic, and its plates need washing',
      rule: 'in plate collectors doubling the plate area or halving the flow turns about 90 % caught into 99, while the pull of a magnet fades within about its own width',
      trial:
        'hang strong magnets in the real stream, or run it through a borrowed electrostatic cleaner, weigh the catch against what a fine filter behind still collects, and stop if it is below half',
      cues: /\b(?:electrostatic\w*|precipitators?|ioni[sz]er\w*|ioni[sz](?:ed|ing) air|corona|plasma|charged (?:plate|particle|electrode|fib(?:er|re))s?|electret\w*|magnets|magnetic (?:separat|filter|particle|rod|field)\w*|negative ions?|electrically enhanced)\b/i,
      terms: ['electrostatic precipitator', 'ionizer', 'magnetic filter'],
      usualOn:
        'power stations, cement kilns, air purifiers, restaurant kitchens, welding shops, radiators, engine oil, grain mills, grinding shops',
    },
  ],
  mix: [
    {
      name: 'turning blades or paddles',
      limit: 'leaves still corners by the wall, and must be cleaned round its shaft',
      rule: 'doubling the speed of a given blade takes about eight times the power in a thin, swirling liquid and about four times in a very thick one',
      trial:
        'stir a dyed or salted spoonful into it with a borrowed hand mixer, sample wall, bottom and centre each minute, and stop if they still differ after the time allowed',
      cues: /\b(?:impellers?|agitators?|paddles?|(?:mixing|stirring|mixer|blender)[- ](?:blade|arm|tool|shaft|element|rod|head|bowl)s?|rotating (?:blade|arm)s?|blades?|(?<!friction[- ])stirr\w+|whisk\w*|beaters?|helical ribbon)\b/i,
      terms: ['stirrer', 'impeller', 'agitator'],
      usualOn:
        'smoothies, dough, cake batter, soups, infant formula, paints, livestock feed, chemical reactors, biogas tanks',
    },
    {
      name: 'a shaken or turned vessel',
      limit: 'works only while part of the vessel is empty, and hardly moves what is thick',
      rule: 'a tumbled drum is filled about a third to a half, and above 42 turns a minute, divided by the root of its width in metres, its load clings',
      trial:
        'shake or roll a part-filled jar with a coloured portion by hand for as long as users would, and stop if three samples still differ or lumps stay on a sieve',
      cues: /\b(?:shak(?:e|es|en|er|ers|ing)|tumbl\w+|(?:rotat|turn|revolv)\w+ (?:drum|container|vessel|bottle|barrel|tank|bag)s?|mixing drums?|drum mixers?|mixer drums?|rocking|vortex mix\w+|vibrat\w+ (?:mix\w*|platform|table)s?|invert\w+ the (?:bottle|tube|vial|container)|planetary mix\w*|swing[- ]type)\b/i,
      terms: ['shaker', 'tumbling', 'mixing drum'],
      usualOn:
        'cocktails, protein shakes, baby bottles, salad dressings, nail polish, paint cans, concrete, compost, blood tubes',
    },
    {
      name: 'fixed baffles in a flow',
      limit: 'needs pressure to push through, is made for one range of flow, and clogs',
      rule: 'in slow flow each twisted element about doubles the layers, so ten make about a thousand, and the pressure lost grows with every element',
      trial:
        'push two differently dyed streams through a bought mixing nozzle or a hose with inserts, sample the outflow, and stop if streaks remain or the push exceeds the pressure you have',
      cues: /\b(?:static mix\w+|baffles?|mixing (?:element|channel|tube|plate)s?|micro-?mix\w+|micro-?(?:channel|fluidic)s?|helical (?:element|channel|path)s?|swirl\w*|tortuous|serpentine|perforated (?:plate|disc|screen)s?)\b/i,
      terms: ['static mixer', 'baffle', 'micromixer'],
      usualOn:
        'epoxy, sealants, dental impressions, drinking water, wastewater, polymer melts, diesel exhaust, natural gas',
    },
    {
      name: 'jets meeting each other',
      limit: 'needs pumps on every stream, and mixes ill when one of them falters',
      rule: 'a round free jet draws in about a third of its starting flow for every nozzle width it travels, so nozzle size and distance decide the blending',
      trial:
        'join two streams, one dyed or warmed, at a bought tee or nozzles, sample the outflow with one at full and at half flow, and stop if streaks remain at either',
      cues: /\b(?:(?:water|liquid|steam|gas|air|fluid|mixing)[- ](?:jet|nozzle)s?|jet mix\w*|venturis?|eductors?|imping\w+|(?:steam|liquid|water|powder) inject\w+|injectors?|recirculat\w+ (?:pump|loop|line)s?)\b/i,
      terms: ['venturi mixer', 'jet mixing', 'impingement'],
      usualOn:
        'water taps, showers, soda fountains, foam panels, gas burners, rocket engines, storage tanks, drug nanoparticles',
    },
    {
      name: 'gas bubbles',
      limit: 'makes froth, drives off what is volatile, and needs a supply of gas',
      rule: 'gas rising at 1 cm per second, averaged over the whole cross-section, stirs water with about 100 W per cubic metre, and each metre of depth costs 10 kPa',
      trial:
        'bubble an aquarium pump into a tall clear tub of it or a stand-in, drop in dye, and stop if the corners stay clear past the time allowed or froth runs over',
      cues: /\b(?:bubbl\w+|sparg\w+|aerat\w+|air-?lifts?|fluidi[sz]ed|carbonat(?:ed|ing|ion|or)s?|nano-?bubbles?|micro-?bubbles?|gas injection)\b/i,
      terms: ['aeration', 'sparging', 'fluidized bed'],
      usualOn:
        'aquariums, fish ponds, sewage basins, bioreactors, algae farms, lakes, plating baths, wine tanks, ore flotation',
    },
    {
      name: 'shear between close parts',
      limit: 'takes much power, heats the mass and breaks what is delicate',
      rule: 'shear rate is surface speed over gap, so halving the gap doubles it, and each 100 W per kilogram warms a watery mass about 1.4 °C a minute',
      trial:
        'run a small batch through a borrowed stick blender or hand mill, note its warmth, leave it two days, and stop if it separates, stays coarse or got too hot',
      cues: /\b(?:homogeni[sz](?:er|ers|ing|ed|ation)|rotor[- ]stator|high[- ]shear|shear(?:ed|ing)?|extru(?:d\w+|sion)|(?:twin|mixing|single)[- ]screws?|screw (?:extruder|mixer|conveyor)s?|knead\w*|ball[- ]mill\w*|colloid mills?|masticat\w+)\b/i,
      terms: ['homogenizer', 'high shear', 'twin screw'],
      usualOn:
        'mayonnaise, milk, chocolate, nut butters, face creams, ointments, toothpaste, printing inks, rubber compounds',
      needs: ['power'],
    },
    {
      name: 'ultrasound',
      limit: 'reaches only near its source, warms the liquid and erodes its own tip',
      rule: 'the energy given to each litre decides, and nearly all of it ends as heat, so 100 W in a litre of water warms it about 1.4 °C a minute',
      trial:
        'treat a small sample in a borrowed ultrasonic bath beside one shaken by hand, compare both after a day’s settling, and stop if it is no finer or gets too warm',
      cues: /\b(?:ultraso\w+|sonicat\w+|cavitat\w+|acoustic(?:ally)? (?:mix\w*|wave|stream\w*|field|energy)s?|megasonic)\b/i,
      terms: ['ultrasonic mixing', 'sonication', 'cavitation'],
      usualOn:
        'lab samples, cell samples, nanoparticles, graphene inks, pigments, cannabis drinks, drug emulsions',
      needs: ['power'],
    },
    {
      name: 'magnets or electric fields',
      limit: 'acts only through thin walls of the right stuff, and slips when the mass is thick',
      rule: 'beyond their own size two magnets lose seven eighths of their turning grip at twice the distance, and a field’s reach into metal halves at four times the frequency',
      trial:
        'drive a bought stirring bar through the real wall in it or a stand-in as thick, raise the speed, and stop if the bar slips before added dye is even',
      cues: /\b(?:magnetic(?:ally)?[- ](?:stir\w*|bar|bead|coupl\w+|driv\w+)s?|stir bars?|electro-?(?:osmo\w+|kinetic|wetting)\w*|alternating fields?)\b/i,
      terms: ['magnetic stirrer', 'electrowetting'],
      usualOn:
        'lab beakers, cell cultures, milk frothers, stirring mugs, blood analyzers, drug vessels, molten steel, aluminum melts',
    },
    {
      name: 'steeping and seepage',
      limit: 'takes time or heat, and ends weak or bitter where either is wrong',
      rule: 'soaking time grows with the square of the piece’s thickness, so halving that cuts the wait to about a quarter, and warmth shortens it further',
      trial:
        'steep equal weighed samples coarse and fine, cold and warm, compare them at set times with the usual product, and stop if none matches it within the time allowed',
      cues: /\b(?:steep(?:s|ed|ing)?|infusers?|tea infus\w+|brew(?:s|ed|ing|ers?)?|percolat\w+|soak(?:s|ed|ing)?|cold brew)\b/i,
      terms: ['brewing', 'infuser', 'steeping'],
      usualOn:
        'tea, coffee, cold brew, infusion bottles, gin, herbal extracts, marinades, beer mash, perfumes',
    },
  ],
};
