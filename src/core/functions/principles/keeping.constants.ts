import type { WorkingPrinciples } from './working-principle.ts';

export const KEEPING_PRINCIPLES: WorkingPrinciples = {
  preserve: [
    {
      name: 'cold',
      limit: 'needs unbroken cooling from the maker to the user, and only slows decay',
      cues: /\b(?:refrigerat\w*|chill(?:ed|ing|er)|freez(?!e[- ]dr)\w+|frozen|cold[- ](?:storage|chain|room|box|pack)s?|cryo(?:gen\w*|preserv\w*|stor\w*)|low[- ]temperature storage|vitrif\w+)\b/i,
      terms: ['cold storage', 'refrigerated'],
      usualOn: 'meat, fish, milk, groceries, vaccines, blood, breast milk, cut flowers, donor organs',
    },
    {
      name: 'insulation',
      limit: 'delays a change of temperature but cannot stop it, and takes up room with its thickness',
      cues: /\b(?:(?:thermal(?:ly)?|heat|vacuum)[- ]insulat\w+|insulat(?:ed|ing) (?:\w+ )?(?:wall|box|container|cup|tumbler|bottle|vessel|bag|lid|jacket|blanket|sleeve|tubing|pipe|liner|glass|glazing|window|cooler|shipping|package|carton)s?|insulation (?:blanket|board|panel|batt|product|material)s?|vacuum[- ](?:flask|bottle|panel)s?|double[- ]wall\w*|thermos|aerogels?|low[- ]emissivity|fib(?:er|re)glass|mineral (?:fib(?:er|re)|wool)|foam (?:core|insulat\w+)|expanded polystyrene)\b/i,
      terms: ['thermal insulation', 'vacuum insulated'],
      usualOn:
        'lunch boxes, drinks bottles, coffee cups, hot meals, pizza deliveries, meal kits, delivery boxes, vaccine shipments, ice cream',
    },
    {
      name: 'air shut out',
      limit: 'is undone by the first opening, and lets germs that need no air live on',
      cues: /\b(?:air-?tight\w*|hermetic\w*|vacuum[- ](?:seal\w*|pack\w*|stor\w+|contain\w+|pump\w*)|(?:oxygen|gas|moisture|vapou?r)[- ]barrier\w*|barrier (?:film|layer)s?|evacuat\w+|(?:tightly|heat)[- ]seal\w*|resealable)\b/i,
      terms: ['vacuum sealing', 'oxygen barrier'],
      usualOn: 'coffee beans, wine, cheese, leftovers, pet food, cereals, tea leaves, face creams, silage',
    },
    {
      name: 'a changed atmosphere',
      limit: 'must suit how the contents breathe, and is lost through any leak',
      cues: /\b(?:(?:modified|controlled)[- ]atmospher\w*|inert gas(?:es)?|nitrogen (?:gas|flush\w*|atmosphere|generat\w+|purg\w+|fill\w*|rich)|carbon dioxide|(?:oxygen|ethylene)[- ](?:scaveng|absorb|remov|concentration|content)\w*|(?:scaveng|absorb)\w* (?:of )?(?:oxygen|ethylene)|deoxid\w+|ethylene gas|gas (?:flush\w*|injection))\b/i,
      terms: ['modified atmosphere', 'oxygen scavenger', 'ethylene absorber'],
      usualOn:
        'salads, fresh meat, potato chips, apples, bananas, berries, bread, grain silos, museum objects',
    },
    {
      name: 'an added preservative',
      limit: 'must be harmless to whoever eats or touches it, and may alter the taste',
      cues: /\b(?:preservatives?|anti-?microbial\w*|anti-?bacterial\w*|bacteri(?:ocin|ophage)s?|antioxidants?|polyphenols?|biocid\w+|fungicid\w+|sorbates?|benzoates?|nitrites?|essential oils?|chlorine dioxide|acidul\w+|pickl\w+|ferment\w+|cryoprotect\w+|(?:preserv\w+|storage) (?:solution|liquid|agent)s?|formaldehyde)\b/i,
      terms: ['preservative', 'antimicrobial', 'antioxidant'],
      usualOn:
        'sausages, soft drinks, sauces, pickles, bread, dried fruit, cosmetics, eye drops, animal feed',
    },
    {
      name: 'heating that kills germs',
      limit: 'changes taste and texture, and must be followed by a tight pack',
      cues: /\b(?:pasteuri[sz]\w+|heat[- ]steril\w+|retort\w*|blanch\w+|canned|canning|uht|autoclav\w+|sterili[sz]\w+ by heat\w*)\b/i,
      terms: ['pasteurization', 'retort sterilization'],
      usualOn: 'milk, canned food, fruit juices, baby food, soups, jams, beer, cat food, ready meals',
    },
    {
      name: 'water taken out',
      limit: 'takes time and energy, changes the texture, and must then be guarded against damp',
      cues: /\b(?:dehydrat\w+|freeze[- ]dr\w+|lyophili[sz]\w+|dried|drying|desiccant\w*|desiccat\w+|silica gel|humidity[- ]control\w*|dehumidif\w+|moisture[- ]absorb\w+|water activity)\b/i,
      terms: ['freeze drying', 'desiccant', 'dehydration'],
      usualOn: 'fruit, herbs, mushrooms, jerky, camping meals, instant coffee, milk powder, grain, vaccines',
    },
    {
      name: 'pressure, radiation or electric fields',
      limit: 'needs costly equipment, and leaves some spores and enzymes at work',
      cues: /\b(?:high[- ](?:hydrostatic[- ])?pressure process\w*|hydrostatic|irradiat\w+|ultra-?violet|uv-?c?|gamma rays?|electron beams?|(?:electric|electrostatic|magnetic|electromagnetic) fields?|cold plasma|ozon\w+|photocatal\w+)\b/i,
      terms: ['hydrostatic pressure', 'electric field', 'irradiation'],
      usualOn:
        'fruit juices, guacamole, oysters, sliced ham, baby food, spices, onions, blood products, archive papers',
    },
    {
      name: 'a protective coating',
      limit: 'must cover every spot, and stops protecting where it is rubbed or washed off',
      cues: /\b(?:(?:edible|protective|preserv\w+|wax)[- ](?:coat\w*|films?)|coat(?:ing|ed) (?:the |of |on )?(?:fruits?|foods?|produce|eggs?|seeds?)|wax(?:es|ed)?|chitosan|shellac|lacquer\w*|varnish\w*|monoglycerides?)\b/i,
      terms: ['edible coating', 'protective film'],
      usualOn: 'citrus fruit, apples, avocados, cucumbers, cheese wheels, eggs, candy, tablets, paintings',
    },
  ],
  dry: [
    {
      name: 'heated air',
      limit: 'needs heat for the whole time, and shrinks or scorches what is delicate',
      cues: /\b(?:(?:hot|heated|warm|warmed|drying|dry)[- ](?:air|gas)|flue gas|hair[- ]?dr(?:y|i)\w+|hand[- ]dr(?:y|i)\w+|(?:clothes|tumble|laundry|drum|rotary|belt|conveyor|grain|spray|fluid(?:i[sz]ed)?[- ]bed)[- ]dr(?:y|i)\w+|drying (?:chamber|oven|tunnel|drum|kiln|tower)s?|kilns?|air heaters?)\b/i,
      terms: ['hot air', 'heated air', 'tumble dryer'],
      usualOn: 'laundry, hair, hands, dishes, baby bottles, boots, lumber, grain, paper',
    },
    {
      name: 'moved unheated air',
      limit: 'dries the outside only, and hardly works where the air is damp',
      cues: /\b(?:fans?|blowers?|air[- ](?:knife|knives|jets?|flows?|streams?|blast|curtain)|airflow|blown air|compressed air|ventilat\w+|blow[- ]?(?:ing|n)?[- ]?(?:off|dr\w+)|ambient air)\b/i,
      terms: ['air knife', 'forced ventilation'],
      usualOn: 'carpets, cars, dogs, bathrooms, hay, onions, grain bins, bottling lines, crawl spaces',
    },
    {
      name: 'drains and pumps',
      limit: 'takes off only what flows by itself, and clogs with what the water carries',
      cues: /\b(?:drain(?:s|ed|ing|age)?[- ](?:pipe|hole|channel|port|pump|tube|line|valve|trough|outlet|passage|pan|board|layer|mat|catheter|hose|groove|path|plug|fitting|tank)s?|(?:surface|inline|floor|storm|french|condensate) drain(?:s|age)?|drainage|gutters?|sumps?|culverts?|downspouts?|weep holes?|(?:sump|suction|water|condensate) pumps?|pump\w* (?:out|away)|siphon\w*|syphon\w*|shunts?)\b/i,
      terms: ['drainage channel', 'drain pump'],
      usualOn:
        'basements, flat roofs, shower floors, dish racks, boats, sports fields, farmland, construction pits, mines',
    },
    {
      name: 'an absorbing material',
      limit: 'holds only so much, and must then be wrung out, baked dry or thrown away',
      cues: /\b(?:absorb(?:ent|ents|ing|ency)|sponges?|paper towels?|wick(?:s|ed|ing)?|desiccants?|silica gel|zeolites?|hygroscopic\w*|sorbents?|microfib(?:er|re)s?|chamois|diatom\w+|moisture[- ](?:absorb|wick)\w*|molecular sieves?)\b/i,
      terms: ['desiccant', 'absorbent', 'moisture wicking'],
      usualOn:
        'hearing aids, shoes, closets, diapers, camera bags, medicine bottles, electronics packages, spills, compressed air',
    },
    {
      name: 'spinning or squeezing',
      limit: 'throws out free water but leaves what is bound, and strains what is dried',
      cues: /\b(?:spin[- ]?(?:dr\w+|cycle|speed)|spun|spinning|spinners?|centrifug\w+|squeez\w+|wring\w*|squeegees?|(?:screw|filter|belt|roller|roll)[- ]press\w*|dewater\w*|press(?:ed|ing) (?:out|rollers?)|wip(?:e|er|ers|ing))\b/i,
      terms: ['spin dryer', 'dewatering press', 'centrifuge'],
      usualOn: 'laundry, salads, mops, swimsuits, wool, cheese curd, sugar crystals, paper webs, sludge',
    },
    {
      name: 'condensing on a cold surface',
      limit: 'ices up in the cold, and its water must be emptied or led away',
      cues: /\b(?:dehumidif\w+|condens(?:er|ers|ing|ate|ation|es|ed)|heat pumps?|refrigera\w+|dew[- ]?points?|cold (?:plate|coil|trap)s?|peltier|thermoelectric)\b/i,
      terms: ['dehumidifier', 'heat pump', 'condenser'],
      usualOn:
        'basements, bedrooms, wine cellars, swimming halls, archives, caravans, boats, building sites, compressed air',
    },
    {
      name: 'vacuum or freezing',
      limit: 'needs a tight chamber and a pump, and works batch by batch and slowly',
      cues: /\b(?:vacuum[- ](?:dr\w+|chamber|pump|oven|vessel|pressure|evaporat\w+)s?|under vacuum|freeze[- ]dr\w+|lyophili[sz]\w+|(?:reduced|negative|sub-?atmospheric)[- ]pressure|supercritical)\b/i,
      terms: ['freeze drying', 'vacuum drying'],
      usualOn:
        'instant coffee, berries, camping meals, pet treats, vaccines, antibiotics, lab samples, flooded books, transformers',
    },
    {
      name: 'infrared, microwaves or ultrasound',
      limit: 'heats unevenly where the moisture is uneven, and must be screened from people',
      cues: /\b(?:infra-?red|microwaves?|radio[- ]?frequency|radiant|ultrason\w+|ultra-?violet|uv|electron beam|electrohydrodynamic|dielectric heat\w*)\b/i,
      terms: ['infrared drying', 'microwave drying', 'ultrasonic drying'],
      usualOn:
        'printing inks, printed shirts, car paint, paper webs, textiles, battery electrodes, ceramics, plaster walls, pasta',
    },
    {
      name: 'sun and wind',
      limit: 'takes as long as the weather wants, and needs room and cover from rain',
      cues: /\b(?:solar[- ](?:dr\w+|heat\w*|collectors?|energy)|sun(?:light|[- ]?dr\w+)?|wind|clothes-?lines?|clothes[- ]?(?:horse|pegs?|pins?)|(?:drying|drain\w*|clothes) (?:racks?|lines?)|hang(?:er|ers|ing)|air[- ]dr(?:y|ied|ying)|greenhouses?|evaporation ponds?)\b/i,
      terms: ['solar dryer', 'drying rack'],
      usualOn: 'laundry, fruit, herbs, fish, coffee beans, cocoa beans, hay, firewood, sea salt',
    },
  ],
};
