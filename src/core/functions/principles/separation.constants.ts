import type { WorkingPrinciples } from './working-principle.ts';

export const SEPARATION_PRINCIPLES: WorkingPrinciples = {
  extract: [
    {
      name: 'gripping and pulling',
      limit: 'must reach its target and hold it, and tears what is soft or stuck fast',
      rule: 'two jaws pull with at most twice the friction coefficient times their squeeze, 0.4 of it at a coefficient of 0.2 as for smooth metal, unless they hook behind',
      trial:
        'pull ten real specimens or good copies with shop pliers or tweezers tied to a spring scale, note the peak force, and stop if three of ten slip, tear or break',
      cues: /\b(?:grip(?:s|ped|ping|per|pers)?|grasp\w*|tweezers?|forceps|pliers|claws?|jaws?|hooks?|pull(?:s|ed|ing)? (?:it |them |straight )?(?:out|off|free)|pullers?|tongs|snares?|slide hammer|clamping)\b/i,
      terms: ['gripper', 'puller', 'forceps'],
      usualOn: 'teeth, ticks, corks, splinters, nails, stuck bolts, weeds, moulded parts, fish hooks',
      needs: ['press'],
    },
    {
      name: 'suction',
      limit: 'lifts only what is loose or flows, and clogs with what is thick',
      rule: 'the best vacuum pulls with 10 N on each cm² and in practice lifts water about 7 m, and thick liquids flow with the fourth power of the bore',
      trial:
        'draw the real material, or a harmless stand-in if it can burn or poison, with a borrowed pump through the planned tube, time it, and stop if it clogs twice in ten goes',
      cues: /\b(?:suction\w*|aspirat\w+|vacuum (?:chamber|port|pump|cleaner|nozzle|hose|source|extract\w*)s?|sucks?|sucked|sucking|(?:extraction|exhaust) (?:fan|hood)s?|pump\w* (?:out|away)|negative pressure)\b/i,
      terms: ['suction', 'aspiration', 'vacuum extraction'],
      usualOn:
        'dust, breast milk, nasal mucus, blood, blood clots, solder fumes, sawdust, blackheads, groundwater',
    },
    {
      name: 'scraping, cutting or grinding',
      limit: 'wears its edge, and takes some of what should have stayed',
      rule: 'an edge must be at least about 1.2 times as hard as what it scratches, and it wears with load times path divided by its own hardness',
      trial:
        'take ten samples out by hand with a shop scraper, knife or rotary tool, weigh what comes off, and stop if more than a tenth of what should stay goes along',
      cues: /\b(?:scrap(?:e|es|ed|er|ers|ing)|cutt(?:er|ers|ing) (?:tool|blade|edge|head|block)s?|cutters?|knife|knives|abra(?:sion|sive|sives|de|ding)|grind(?:s|er|ers|ing)|polish\w*|shav(?:e|er|ers|ing)|peel(?:s|ed|er|ing)?|milling (?:tool|blade|cutter)s?|brush(?:es|ed|ing)?|debrid\w*|ablat\w+)\b/i,
      terms: ['scraper', 'abrasive', 'peeling'],
      usualOn:
        'tree stumps, coal, fruit cores, corn kernels, coconut meat, bone tissue, wall mortar, old paint, peat',
      needs: ['press'],
    },
    {
      name: 'flushing and blowing',
      limit: 'moves only loose matter, and carries it to where it must be caught again',
      rule: 'the stream has to outrun the fall of what it carries, about 0.15 m/s for sand of 1 mm in water and 7 m/s in air',
      trial:
        'flush or blow ten samples with a syringe, garden pump or hand blower at rising flow, weigh what a sieve catches, and stop if over a tenth stays at the strongest bearable flow',
      cues: /\b(?:(?:air|water|liquid|gas|fluid|steam)[- ](?:jet|knife|knives|blast|stream|spray)s?|flush(?:es|ed|ing)|rins(?:e|es|ed|ing|able)|blow(?:s|n|ing|ers?)|compressed air|wash(?:es|ed|ing)|irrigat\w+|purg(?:e|es|ed|ing))\b/i,
      terms: ['flushing', 'air jet', 'purging'],
      usualOn:
        'earwax, drill cuttings, crude oil, pipe sludge, metal chips, wound debris, crab meat, contact lenses, foundry sand',
    },
    {
      name: 'a solvent or reagent',
      limit: 'must be kept from the rest, then recovered or made harmless',
      rule: 'shared equally between both sides, one wash of equal volume takes half and three of a third each 58 %, and halving the grain cuts soaking to about a quarter',
      trial:
        'have a laboratory steep equal weighed samples in three fitting solvents or reagents for an hour and a day and assay the liquids, and stop if none takes half of the known content',
      cues: /\b(?:solvents?|extractants?|supercritical|leach\w*|dissolv(?:es|ing)|elut\w+|etch\w*|(?:strong|mineral|sulfuric|hydrochloric|nitric|organic|oxalic) acids?|alkaline|caustic|reagents?|chelat\w+|enzymatic\w*|enzyme detergents?|ethanol|methanol|ionic liquids?|stripp(?:er|ers|ing) (?:agent|solution|composition)s?|amines?|absorb(?:er|ers|ents?)|scrubbing|scavengers?|surfactants?|detergents?)\b/i,
      terms: ['solvent extraction', 'leaching', 'supercritical'],
      usualOn: 'coffee, tea, gold, cannabis, copper ore, spent batteries, vanilla, soybean oil, herbs',
    },
    {
      name: 'pressing and squeezing',
      limit: 'leaves a good part in the cake, and gets hot and dirty at high pressure',
      rule: 'draining time grows with the square of the cake’s thickness, so half the thickness saves three quarters, while doubling the pressure on a soft cake less than doubles the flow',
      trial:
        'wrap a weighed sample in cloth, squeeze it in a hand fruit press for ten minutes, and stop if less than half of the liquid known to be in it runs out',
      cues: /\b(?:squeez\w+|juic(?:e|er|ers|ing)|(?:screw|filter|oil|cold|hydraulic|wine|fruit)[- ]press\w*|press(?:ed|es|ing) (?:out|the)|expeller\w*|crush\w*|wring\w*|mash\w*)\b/i,
      terms: ['screw press', 'juicer'],
      usualOn:
        'citrus juice, olive oil, grapes, apple cider, sesame seeds, sugar cane, tofu, wet mops, sewage sludge',
      needs: ['press'],
    },
    {
      name: 'heat or vacuum distillation',
      limit: 'takes much energy, and spoils what cannot stand the heat',
      rule: 'each halving of pressure lowers boiling by about 15 to 20 degrees, water boils at 46 °C under 0.1 bar, yet a kilogram still takes about 2400 kJ',
      trial:
        'run one weighed batch through a borrowed still, in a laboratory if it can burn, meter the power, and stop if the energy costs more than the yield is worth or it smells burnt',
      cues: /\b(?:distill?(?:s|ed|ing|ation|er|ers)?|evaporat(?:es|ed|ing|ion)|steam(?:ing|[- ](?:distill\w*|extract\w*|strip\w*|inject\w*))|heated|pyroly\w+|desor(?:b|p)\w*|volatili[sz]\w+|boil(?:s|ed|ing)|microwav\w+|sublim\w+)\b/i,
      terms: ['distillation', 'steam extraction', 'thermal desorption'],
      usualOn:
        'essential oils, lavender, spirits, polluted soil, used oil, rose water, drinking water, solvents, shale oil',
      needs: ['power'],
    },
    {
      name: 'a filter, sorbent or field',
      limit: 'fills up or fouls, and tells only by the result when it is spent',
      rule: 'the volume to treat is at least the amount wanted divided by its concentration, 300 m³ seawater for 1 g uranium, 1300 m³ air for 1 kg carbon dioxide',
      trial:
        'pass a measured volume of the real stream through a bought filter, resin or magnet, assay it before and after, and stop if less than half is caught or can be recovered',
      cues: /\b(?:filters? (?:fib(?:er|re)|element|media|bag|cartridge|membrane)s?|filtration|strainers?|sieves?|mesh|membranes?|ad-?sor(?:b|p)\w*|sorbents?|activated carbon|ion[- ]exchang\w*|magnets?|magnetic (?:separat|filter|field)\w*|electrostatic\w*|charged (?:tube|plate|particle)s?|cyclones?|centrifug\w+|settling|flotation|skimm\w+|chromatograph\w*)\b/i,
      terms: ['sorbent', 'strainer', 'magnetic separation'],
      usualOn:
        'lithium, microplastics, air moisture, carbon dioxide, genetic material, tramp iron, heavy metals, proteins, uranium',
    },
    {
      name: 'a trained model or rules',
      medium: 'information',
      limit: 'misses what its examples and rules did not foresee, and needs checking on new material',
      rule: 'at 98 % right per field only about 82 % of forms with ten fields are flawless, and it pays only while checking is quicker than handwork',
      trial:
        'give fifty real unsorted items to a ready made model, compare each answer with one made by hand, and stop if finding and mending its errors takes longer than that handwork',
      cues: /\b(?:neural[- ]net\w*|machine[- ]learn\w*|deep[- ]learn\w*|(?:trained|learned|statistical|text|image|document|probability|network|pattern) classifiers?|language models?|auto-?encoders?|support vector\w*|cluster(?:ing|ed)|pars(?:es|ed|er|ers|ing)|regular expressions?|ontolog(?:y|ies)|semantic\w*|text mining|wrapper program|concept[- ]maps?|learned mask)\b/i,
      terms: ['neural network', 'machine learning', 'text mining'],
      usualOn:
        'invoices, contracts, receipts, medical records, web pages, resumes, speech, satellite images, scanned forms',
    },
  ],
  separate: [
    {
      name: 'sieves and screens',
      limit: 'blinds with damp or fibrous matter, and parts by size only',
      rule: 'pieces below about three quarters of the opening pass easily, those from there to 1.5 times it pass slowly or plug it, so their share decides the throughput',
      trial:
        'shake a weighed sample of the real material, damp as it comes, through kitchen or builder’s sieves for a minute, and stop if more than a tenth by weight lies on the wrong side',
      cues: /\b(?:sieves?|sieving|screen(?:ing)? (?:deck|mesh|plate|drum|machine|panel|surface)s?|(?:vibrat\w+|rotary|shaker) screens?|screens? capable|mesh(?:es)?|grates?|gratings? bars?|trommels?|perforated (?:drum|plate|tube|screen)s?|strainers?|filtration|filter (?:cloth|press|screen|bag)(?:es|s)?)\b/i,
      terms: ['sieve', 'vibrating screen', 'trommel'],
      usualOn:
        'gravel, flour, grain, compost, cat litter, egg yolks, fishing bycatch, pasta water, tea leaves',
    },
    {
      name: 'settling or spinning',
      limit: 'needs a clear difference in weight, and time, room or power to let it act',
      rule: 'a drum of 10 cm radius at 3000 turns a minute gives about 1000 times gravity, growing with speed squared, and half the grain size takes four times as long',
      trial:
        'let the real mix stand in a tall jar, spin another in a salad spinner or borrowed centrifuge, and stop if neither shows a clear boundary within the time allowed',
      cues: /\b(?:settl(?:e|es|ed|ing|er|ers)|sedimentation|gravity|specific gravity|flotation|skimm\w+|decant(?:s|ed|er|ers|ing|ation)|clarifiers?|weirs?|coalesc\w+|winnow\w*|air[- ](?:classif\w+|stream|jet)s?|heavy liquid|centrifug\w+|cyclon\w+|hydrocyclon\w+|vort(?:ex|ices)|swirl\w*|spun|spinning|helical paths?|spiral (?:channel|concentrator)s?|inertial separat\w*|impactors?)\b/i,
      terms: ['sedimentation', 'centrifuge', 'cyclone separator'],
      usualOn: 'milk, blood, wastewater, vacuum cleaners, honey, oily water, gold, sawdust, salad',
    },
    {
      name: 'seeing and diverting',
      limit: 'must see each piece singly, and errs on what is dirty, hidden or new',
      rule: 'pieces 10 cm apart at 3 m/s leave 33 ms each, and with 1 % bad ones and 1 % false alarms about every second piece thrown out is good',
      trial:
        'photograph two hundred real pieces as they come, let two people sort them from the pictures alone, compare with sorting in the hand, and stop if they miss one in ten',
      cues: /\b(?:cameras?|machine vision|computer vision|image (?:recognition|classif\w+|analysis)|optical(?:ly)? (?:sort|inspect|detect|identif)\w*|spectroscop\w+|hyperspectral|colou?r[- ]sort\w*|bar-?cod\w+|rfid|robot\w* (?:arm|hand|gripper)s?|diverters?|divert(?:s|ed|ing)|air ejectors?|flow cytomet\w+|memory (?:element|chip)s?)\b/i,
      terms: ['optical sorting', 'diverter', 'color sorter'],
      usualOn:
        'recyclables, parcels, fruit, rice grains, eggs, coins, plastic bottles, airport luggage, fish',
      needs: ['sight'],
    },
    {
      name: 'magnets and electric fields',
      limit: 'sorts only what is magnetic, conducts or takes a charge',
      rule: 'magnetic pull grows with field times gradient, and eddy currents throw by conductivity over density, twice as hard for aluminium as for copper and 30 times as for lead',
      trial:
        'run a weighed sample past a strong magnet, a charged rod or a recycler’s eddy current belt, sort both parts by hand, and stop if more than a tenth lies wrong',
      cues: /\b(?:magnets|magnetic (?:separat\w*|drum|roll(?:er)?|filter|bead|field)s?|electromagnets?|eddy[- ]currents?|electrostatic\w*|triboelectric\w*|corona|(?:di)?electrophor\w+|electric fields?|ion (?:mobility|trap)s?|mass spectromet\w+)\b/i,
      terms: ['magnetic separator', 'eddy current', 'electrophoresis'],
      usualOn:
        'iron ore, scrap metal, drink cans, genetic material, shredded tyres, living cells, shredded cars, electronic scrap, metalworking coolant',
    },
    {
      name: 'a membrane',
      limit: 'fouls and ages, and trades purity against throughput',
      rule: 'fresh water from seawater takes at least about 1 kWh per m³, in practice about 3, and one gas stage enriches no further than its selectivity or pressure ratio allows',
      trial:
        'run the real mix through a bought bench module at two pressures for a day, assay both sides each hour, and stop if purity is reached only with most of the product lost',
      cues: /\b(?:membranes?|semi-?permeable|permeat(?:e|es|ed|ing|ion)|permselect\w*|reverse[- ]osmosis|(?:ultra|nano|micro)[- ]?filt\w+|hollow[- ]fib(?:er|re)s?|dialy[sz]\w+|pervaporat\w+|nano-?porous|nano-?pores?)\b/i,
      terms: ['membrane separation', 'ultrafiltration'],
      usualOn:
        'seawater, drinking water, kidney dialysis, whey, nitrogen, biogas, wastewater, hydrogen, fruit juice',
    },
    {
      name: 'binding to a sorbent',
      limit: 'takes only so much, and must be washed or heated free for the next round',
      rule: 'the sorbent needed is throughput times cycle time divided by working capacity, so 1 kg an hour at 5 % in cycles of 10 minutes takes at least 3.3 kg',
      trial:
        'fill a tube with bought sorbent, pass the real mix until the target breaks through, free it, repeat five times, and stop if the fifth round holds under 80 % of the first',
      cues: /\b(?:chromatograph\w*|ad-?sor(?:b|p)\w*|sorbents?|affinity|ion[- ]exchang\w*|zeolites?|molecular sieves?|magnetic beads?|stationary phase|elut(?:ed|ing|ion|ant)|extractants?|metal[- ]organic|chiral|enantiomer\w*|liquid[- ]liquid extraction)\b/i,
      terms: ['chromatography', 'adsorption', 'affinity'],
      usualOn:
        'oxygen concentrators, antibodies, carbon dioxide, proteins, biogas, rare earths, natural gas, blood toxins, sugars',
    },
    {
      name: 'boiling, condensing or crystallising',
      limit: 'takes much energy, and fails where both parts boil or set alike',
      rule: 'plain distilling gets impractical below a relative volatility of about 1.1 and halts at azeotropes, ethanol at about 96 % by weight, while cooling crystallises only the drop in solubility',
      trial:
        'boil a litre of the real mix in a borrowed still, in a laboratory if it can burn, or chill it slowly, assay first and last portions, and stop if they hardly differ',
      cues: /\b(?:distill?(?:s|ed|ing|ation)|rectification|fractionat\w+|dividing[- ]wall columns?|evaporat(?:es|ed|ing|ion)|crystalli[sz](?:es|ed|ing|er|ation)|boil(?:s|ed|ing)|reboilers?|liquef\w+|precipitat(?:es|ed|ing|ion))\b/i,
      terms: ['distillation', 'fractionation', 'crystallization'],
      usualOn: 'crude oil, spirits, salt, sugar, liquid air, solvents, perfume oils, maple syrup, seawater',
    },
    {
      name: 'cutting, peeling or splitting',
      limit: 'needs a place to part, and damages edges or leaves crumbs',
      rule: 'a cut wastes its own width, half of the material for 0.2 mm slices cut 0.2 mm wide, a split almost none, and peeling force grows with the strip’s width',
      trial:
        'part thirty real pieces by hand with a shop cutter, wedge or peeler, weigh sound parts, waste and crumbs, and stop if more than a tenth of the good is spoilt',
      cues: /\b(?:perforat(?:ed|ion) (?:line|edge)s?|perforations|tear(?:s|ing|able)|peel(?:s|ed|ing|able)?|log splitters?|splitting (?:wedge|blade)s?|(?:cutting|descending|knife) blades?|cutters?|dicing|cleav(?:es|ed|ing)|break(?:s|ing)? (?:off|away|apart)|(?:bend|flex)\w+ back and forth|wedges?|suction (?:cup|pad)s?|delaminat\w+|dissect(?:or|ors|ing|ion))\b/i,
      terms: ['peeling', 'log splitter', 'delamination'],
      usualOn:
        'firewood, labels, nuts, fruit peel, orange segments, silicon wafers, phone screens, meat cuts, laminated glass',
      needs: ['press'],
    },
    {
      name: 'a trained model or rules',
      medium: 'information',
      limit: 'sorts well only what resembles its examples, and gives no sure answer in doubtful cases',
      rule: 'a test on 100 unseen cases pins 90 % accuracy only to within about 6 points, on 1000 to within 2, and errors on rare kinds hide in the average',
      trial:
        'have two people sort 200 real cases apart, let a ready made model do likewise, and stop if it agrees with them clearly less than they agree with each other',
      cues: /\b(?:neural[- ]net\w*|machine[- ]learn\w*|deep[- ]learn\w*|(?:trained|learned|statistical|text|image|document|probability|network|pattern) classifiers?|language models?|auto-?encoders?|support vector\w*|cluster(?:ing|ed)|blind source|(?:speech|source|audio) separation|indexing|indexer|categori[sz](?:er|ation)|bayesian)\b/i,
      terms: ['neural network', 'document classifier', 'source separation'],
      usualOn:
        'spam mail, voices, music tracks, documents, photos, support tickets, news articles, image backgrounds, customer groups',
    },
  ],
};
