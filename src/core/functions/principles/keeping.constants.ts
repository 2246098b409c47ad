import type { WorkingPrinciples } from './working-principle.ts';

export const KEEPING_PRINCIPLES: WorkingPrinciples = {
  preserve: [
    {
      name: 'cold',
      limit: 'needs unbroken cooling from the maker to the user, and only slows decay',
      rule: 'each 10 °C colder slows decay about two to three times, and below about minus 10 °C germs stop growing, though fats still turn rancid',
      trial:
        'keep ten samples in a refrigerator with a logger, warm five of them for two hours as a delivery might, and stop if those fail the usual check before the promised date',
      cues: /\b(?:refrigerat\w*|chill(?:ed|ing|er)|freez(?!e[- ]dr)\w+|frozen|cold[- ](?:storage|chain|room|box|pack)s?|cryo(?:gen\w*|preserv\w*|stor\w*)|low[- ]temperature storage|vitrif\w+)\b/i,
      terms: ['cold storage', 'refrigerated'],
      usualOn:
        'fresh food, meat, fish, milk, groceries, vaccines, blood, breast milk, cut flowers, donor organs',
    },
    {
      name: 'insulation',
      limit: 'delays a change of temperature but cannot stop it, and takes up room with its thickness',
      rule: 'foams and wools conduct about 0.03 to 0.04 W per metre and degree, vacuum panels 0.004 to 0.008, and the leak through a wall halves as its thickness doubles',
      trial:
        'wrap it in bought foam or wool of the thickness allowed, log its core and a corner in the worst surroundings expected, and stop if either leaves the range before the trip ends',
      cues: /\b(?:(?:thermal(?:ly)?|heat|vacuum)[- ]insulat\w+|insulat(?:ed|ing) (?:\w+ )?(?:wall|box|container|cup|tumbler|bottle|vessel|bag|lid|jacket|blanket|sleeve|tubing|pipe|liner|glass|glazing|window|cooler|shipping|package|carton)s?|insulation (?:blanket|board|panel|batt|product|material)s?|vacuum[- ](?:flask|bottle|panel)s?|double[- ]wall\w*|thermos|aerogels?|low[- ]emissivity|fib(?:er|re)glass|mineral (?:fib(?:er|re)|wool)|foam (?:core|insulat\w+)|expanded polystyrene)\b/i,
      terms: ['thermal insulation', 'vacuum insulated'],
      usualOn:
        'lunch boxes, drinks bottles, coffee cups, hot meals, pizza deliveries, meal kits, food deliveries, delivery boxes, vaccine shipments, ice cream',
    },
    {
      name: 'air shut out',
      limit: 'is undone by the first opening, and lets germs that need no air live on',
      rule: 'each litre of air left inside holds about 280 mg of oxygen, while beer or roasted coffee already suffers from about 1 to 15 mg per kilogram',
      trial:
        'seal half of the samples with a household vacuum sealer, leave half in air, keep both warm for a week, and stop if ten people find no difference by sight and smell',
      cues: /\b(?:air-?tight\w*|hermetic\w*|vacuum[- ](?:seal\w*|pack\w*|stor\w+|contain\w+|pump\w*)|(?:oxygen|gas|moisture|vapou?r)[- ]barrier\w*|barrier (?:film|layer)s?|evacuat\w+|(?:tightly|heat)[- ]seal\w*|resealable)\b/i,
      terms: ['vacuum sealing', 'oxygen barrier'],
      usualOn: 'coffee beans, wine, cheese, leftovers, pet food, cereals, tea leaves, face creams, silage',
    },
    {
      name: 'a changed atmosphere',
      limit: 'must suit how the contents breathe, and is lost through any leak',
      rule: 'most fruit and vegetables keep longest at about 2 to 5 % oxygen and ferment below about 1 to 2, while 20 % carbon dioxide slows molds and many bacteria',
      trial:
        'flush bags of samples with nitrogen or carbon dioxide, seal them, read the oxygen daily with a borrowed meter, and stop if it drifts or they look no better than samples in air',
      cues: /\b(?:(?:modified|controlled)[- ]atmospher\w*|inert gas(?:es)?|nitrogen (?:gas|flush\w*|atmosphere|generat\w+|purg\w+|fill\w*|rich)|carbon dioxide|(?:oxygen|ethylene)[- ](?:scaveng|absorb|remov|concentration|content)\w*|(?:scaveng|absorb)\w* (?:of )?(?:oxygen|ethylene)|deoxid\w+|ethylene gas|gas (?:flush\w*|injection))\b/i,
      terms: ['modified atmosphere', 'oxygen scavenger', 'ethylene absorber'],
      usualOn:
        'salads, fresh meat, potato chips, apples, bananas, berries, bread, grain silos, museum objects',
    },
    {
      name: 'an added preservative',
      limit: 'must be harmless to whoever eats or touches it, and may alter the taste',
      rule: 'sorbic and benzoic acid protect only sour goods, since half of each is in its active form at pH 4.8 and 4.2, and about a tenth one unit higher',
      trial:
        'have a laboratory stir a known harmless spoiler into samples with and without the permitted maximum, keep them warm for a week, and stop if dip slides show as many germs in both',
      cues: /\b(?:preservatives?|anti-?microbial\w*|anti-?bacterial\w*|bacteri(?:ocin|ophage)s?|antioxidants?|polyphenols?|biocid\w+|fungicid\w+|sorbates?|benzoates?|nitrites?|essential oils?|chlorine dioxide|acidul\w+|pickl\w+|ferment\w+|cryoprotect\w+|(?:preserv\w+|storage) (?:solution|liquid|agent)s?|formaldehyde)\b/i,
      terms: ['preservative', 'antimicrobial', 'antioxidant'],
      usualOn:
        'sausages, soft drinks, sauces, pickles, bread, dried fruit, cosmetics, eye drops, animal feed',
    },
    {
      name: 'heating that kills germs',
      limit: 'changes taste and texture, and must be followed by a tight pack',
      rule: 'unchilled tight packs with a pH above 4.6 need about 3 minutes at 121 °C in the core, and each 10 °C less takes about ten times as long',
      trial:
        'have a food laboratory log the core of a filled jar through its pressure cooking and clear it as safe, and stop if ten users reject it beside a fresh one',
      cues: /\b(?:pasteuri[sz]\w+|heat[- ]steril\w+|retort\w*|blanch\w+|canned|canning|uht|autoclav\w+|sterili[sz]\w+ by heat\w*)\b/i,
      terms: ['pasteurization', 'retort sterilization'],
      usualOn: 'milk, tin cans, fruit juices, baby food, soups, jams, beer, cat food, ready meals',
    },
    {
      name: 'water taken out',
      limit: 'takes time and energy, changes the texture, and must then be guarded against damp',
      rule: 'no germ grows below a water activity of about 0.6, which balances air of 60 % humidity, and drying off a litre takes at least about 0.7 kWh',
      trial:
        'dry weighed samples in a borrowed dehydrator until the weight stands still, note hours and kWh, and stop if they fail in their intended use or take too long to pay',
      cues: /\b(?:dehydrat\w+|freeze[- ]dr\w+|lyophili[sz]\w+|dried|drying|desiccant\w*|desiccat\w+|silica gel|humidity[- ]control\w*|dehumidif\w+|moisture[- ]absorb\w+|water activity)\b/i,
      terms: ['freeze drying', 'desiccant', 'dehydration'],
      usualOn: 'fruit, herbs, mushrooms, jerky, camping meals, instant coffee, milk powder, grain, vaccines',
    },
    {
      name: 'pressure, radiation or electric fields',
      limit: 'needs costly equipment, and leaves some spores and enzymes at work',
      rule: 'killing germs takes about 400 to 600 MPa for minutes, 1 to 10 kGy of radiation or pulses of about 15 to 40 kV/cm, and spores stand more',
      trial:
        'send sealed samples to a contract processor or university pilot plant, store them beside untreated ones, and stop if lab counts or users show no gain worth the fee quoted',
      cues: /\b(?:high[- ](?:hydrostatic[- ])?pressure process\w*|hydrostatic|irradiat\w+|ultra-?violet|uv-?c?|gamma rays?|electron beams?|(?:electric|electrostatic|magnetic|electromagnetic) fields?|cold plasma|ozon\w+|photocatal\w+)\b/i,
      terms: ['hydrostatic pressure', 'electric field', 'irradiation'],
      usualOn:
        'fruit juices, guacamole, oysters, sliced ham, baby food, spices, onions, blood products, archive papers',
      needs: ['power', 'plant'],
    },
    {
      name: 'a protective coating',
      limit: 'must cover every spot, and stops protecting where it is rubbed or washed off',
      rule: 'a sound film passes half as much at twice the thickness, waxes hold back water best, and protein or starch films hold back oxygen in dry air but hardly water',
      trial:
        'coat half of twenty samples, rub five of these as handling would, weigh and look at all daily for a week, and stop if the rubbed ones change as fast as bare ones',
      cues: /\b(?:(?:edible|protective|preserv\w+|wax)[- ](?:coat\w*|films?)|coat(?:ing|ed) (?:the |of |on )?(?:fruits?|foods?|produce|eggs?|seeds?)|wax(?:es|ed)?|chitosan|shellac|lacquer\w*|varnish\w*|monoglycerides?)\b/i,
      terms: ['edible coating', 'protective film'],
      usualOn: 'citrus fruit, apples, avocados, cucumbers, cheese wheels, eggs, candy, tablets, paintings',
    },
  ],
  dry: [
    {
      name: 'heated air',
      limit: 'needs heat for the whole time, and shrinks or scorches what is delicate',
      rule: 'evaporating a litre takes at least about 0.7 kWh, and a m³ of air holds up to 17 g of water at 20 °C, 50 at 40, 130 at 60',
      trial:
        'weigh it wet, blow a hair dryer or fan heater over it, weigh it again every ten minutes, and stop if it warps, scorches or needs more time or energy than allowed',
      cues: /\b(?:(?:hot|heated|warm|warmed|drying|dry)[- ](?:air|gas)|flue gas|hair[- ]?dr(?:y|i)\w+|hand[- ]dr(?:y|i)\w+|(?:clothes|tumble|laundry|drum|rotary|belt|conveyor|grain|spray|fluid(?:i[sz]ed)?[- ]bed)[- ]dr(?:y|i)\w+|drying (?:chamber|oven|tunnel|drum|kiln|tower)s?|kilns?|air heaters?)\b/i,
      terms: ['hot air', 'heated air', 'tumble dryer'],
      usualOn: 'laundry, hair, hands, dishes, baby bottles, boots, lumber, grain, paper',
      needs: ['power'],
    },
    {
      name: 'moved unheated air',
      limit: 'dries the outside only, and hardly works where the air is damp',
      rule: 'air of 20 °C takes up at most about 3 g of water per m³ if it comes in at 50 % humidity, and about 1 at 80',
      trial:
        'set one wet sample before a desk fan and one in still air on the dampest day at hand, weigh both each hour, and stop if the core is wet when time is up',
      cues: /\b(?:fans?|blowers?|air[- ](?:knife|knives|jets?|flows?|streams?|blast|curtain)|airflow|blown air|compressed air|ventilat\w+|blow[- ]?(?:ing|n)?[- ]?(?:off|dr\w+)|ambient air)\b/i,
      terms: ['air knife', 'forced ventilation'],
      usualOn: 'carpets, cars, dogs, bathrooms, hay, onions, grain bins, bottling lines, crawl spaces',
    },
    {
      name: 'drains and pumps',
      limit: 'takes off only what flows by itself, and clogs with what the water carries',
      rule: 'each mm of rain on a m² is a litre, drains want a fall of about 1 to 2 %, and lifting a m³ by 1 m takes 2.7 Wh',
      trial:
        'pour on a measured bucket of water with the usual dirt, let slope, hose or a hired pump take it off, and stop if it clogs or too much is left to mop up',
      cues: /\b(?:drain(?:s|ed|ing|age)?[- ](?:pipe|hole|channel|port|pump|tube|line|valve|trough|outlet|passage|pan|board|layer|mat|catheter|hose|groove|path|plug|fitting|tank)s?|(?:surface|inline|floor|storm|french|condensate) drain(?:s|age)?|drainage|gutters?|sumps?|culverts?|downspouts?|weep holes?|(?:sump|suction|water|condensate) pumps?|pump\w* (?:out|away)|siphon\w*|syphon\w*|shunts?)\b/i,
      terms: ['drainage channel', 'drain pump'],
      usualOn:
        'basements, flat roofs, shower floors, dish racks, boats, sports fields, farmland, construction pits, mines',
      needs: ['drain'],
    },
    {
      name: 'an absorbing material',
      limit: 'holds only so much, and must then be wrung out, baked dry or thrown away',
      rule: 'silica gel holds about 20 to 35 % of its weight in damp air, molecular sieve about 20 even in dry, diaper polymer about 30 times its weight in urine',
      trial:
        'shut it in with a weighed bag of silica gel or a weighed cloth and a cheap hygrometer, weigh daily, and stop if the bag gains no more while it is still damp',
      cues: /\b(?:absorb(?:ent|ents|ing|ency)|sponges?|paper towels?|wick(?:s|ed|ing)?|desiccants?|silica gel|zeolites?|hygroscopic\w*|sorbents?|microfib(?:er|re)s?|chamois|diatom\w+|moisture[- ](?:absorb|wick)\w*|molecular sieves?)\b/i,
      terms: ['desiccant', 'absorbent', 'moisture wicking'],
      usualOn:
        'hearing aids, shoes, closets, diapers, camera bags, medicine bottles, electronics packages, spills, compressed air',
    },
    {
      name: 'spinning or squeezing',
      limit: 'throws out free water but leaves what is bound, and strains what is dried',
      rule: 'the pull grows with radius and speed squared, at 24 cm and 1400 turns a minute about 500 times gravity, which leaves cotton about half its weight in water',
      trial:
        'weigh a wet sample, spin it in a salad or laundry spinner or press it in a clamp, weigh it again, and stop if too much water stays or it tears',
      cues: /\b(?:spin[- ]?(?:dr\w+|cycle|speed)|spun|spinning|spinners?|centrifug\w+|squeez\w+|wring\w*|squeegees?|(?:screw|filter|belt|roller|roll)[- ]press\w*|dewater\w*|press(?:ed|ing) (?:out|rollers?)|wip(?:e|er|ers|ing))\b/i,
      terms: ['spin dryer', 'dewatering press', 'centrifuge'],
      usualOn: 'laundry, salads, mops, swimsuits, wool, cheese curd, sugar crystals, paper webs, sludge',
    },
    {
      name: 'condensing on a cold surface',
      limit: 'ices up in the cold, and its water must be emptied or led away',
      rule: 'the surface must stay below the dew point, 9 °C for air of 20 at 50 % humidity, and dehumidifiers use about 0.3 to 0.7 kWh a litre when warm',
      trial:
        'run a rented dehumidifier in the closed space at its coldest for three days, log humidity and kWh and weigh the water, and stop if the target is missed or the coil ices up',
      cues: /\b(?:dehumidif\w+|condens(?:er|ers|ing|ate|ation|es|ed)|heat pumps?|refrigera\w+|dew[- ]?points?|cold (?:plate|coil|trap)s?|peltier|thermoelectric)\b/i,
      terms: ['dehumidifier', 'heat pump', 'condenser'],
      usualOn:
        'basements, bedrooms, wine cellars, swimming halls, archives, caravans, boats, building sites, compressed air',
      needs: ['power'],
    },
    {
      name: 'vacuum or freezing',
      limit: 'needs a tight chamber and a pump, and works batch by batch and slowly',
      rule: 'freeze drying needs less than 611 Pa, in practice about 10 to 100, takes 2.8 MJ per kilogram of ice, and slows two to four times at twice the thickness',
      trial:
        'borrow a day on a laboratory or home freeze dryer, weigh samples in and out, set them beside air dried ones, and stop if users find no gain worth the batch time',
      cues: /\b(?:vacuum[- ](?:dr\w+|chamber|pump|oven|vessel|pressure|evaporat\w+)s?|under vacuum|freeze[- ]dr\w+|lyophili[sz]\w+|(?:reduced|negative|sub-?atmospheric)[- ]pressure|supercritical)\b/i,
      terms: ['freeze drying', 'vacuum drying'],
      usualOn:
        'instant coffee, berries, camping meals, pet treats, vaccines, antibiotics, lab samples, flooded books, transformers',
      needs: ['power'],
    },
    {
      name: 'infrared, microwaves or ultrasound',
      limit: 'heats unevenly where the moisture is uneven, and must be screened from people',
      rule: 'infrared beyond 2 µm is mostly absorbed by 1 mm of water, microwaves of 2.45 GHz by about 1 to 3 cm, and drying off a litre takes 0.7 kWh',
      trial:
        'weigh damp samples, heat them in one minute steps under an infrared lamp or in a household microwave, measure several spots, and stop if some scorch while others are still wet',
      cues: /\b(?:infra-?red|microwaves?|radio[- ]?frequency|radiant|ultrason\w+|ultra-?violet|uv|electron beam|electrohydrodynamic|dielectric heat\w*)\b/i,
      terms: ['infrared drying', 'microwave drying', 'ultrasonic drying'],
      usualOn:
        'printing inks, printed shirts, car paint, paper webs, textiles, battery electrodes, ceramics, plaster walls, pasta',
      needs: ['power', 'hazard'],
    },
    {
      name: 'sun and wind',
      limit: 'takes as long as the weather wants, and needs room and cover from rain',
      rule: 'a wet surface loses about 3 to 8 litres per m² on a dry summer day, then the inside sets the pace, about four times slower at twice the thickness',
      trial:
        'spread samples of the planned thickness under a net outdoors, weigh them morning and evening for a week, and stop if weather records show too few dry days in a row',
      cues: /\b(?:solar[- ](?:dr\w+|heat\w*|collectors?|energy)|sun(?:light|[- ]?dr\w+)?|wind|clothes-?lines?|clothes[- ]?(?:horse|pegs?|pins?)|(?:drying|drain\w*|clothes) (?:racks?|lines?)|hang(?:er|ers|ing)|air[- ]dr(?:y|ied|ying)|greenhouses?|evaporation ponds?)\b/i,
      terms: ['solar dryer', 'drying rack'],
      usualOn: 'laundry, fruit, herbs, fish, coffee beans, cocoa beans, hay, firewood, sea salt',
      needs: ['sky'],
    },
  ],
};
