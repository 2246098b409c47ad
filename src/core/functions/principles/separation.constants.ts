import type { WorkingPrinciples } from './working-principle.ts';

export const SEPARATION_PRINCIPLES: WorkingPrinciples = {
  extract: [
    {
      name: 'gripping and pulling',
      limit: 'must reach its target and hold it, and tears what is soft or stuck fast',
      cues: /\b(?:grip(?:s|ped|ping|per|pers)?|grasp\w*|tweezers?|forceps|pliers|claws?|jaws?|hooks?|pull(?:s|ed|ing)? (?:it |them |straight )?(?:out|off|free)|pullers?|tongs|snares?|slide hammer|clamping)\b/i,
      terms: ['gripper', 'puller', 'forceps'],
      usualOn: 'teeth, ticks, corks, splinters, nails, stuck bolts, weeds, moulded parts, fish hooks',
    },
    {
      name: 'suction',
      limit: 'lifts only what is loose or flows, and clogs with what is thick',
      cues: /\b(?:suction\w*|aspirat\w+|vacuum (?:chamber|port|pump|cleaner|nozzle|hose|source|extract\w*)s?|sucks?|sucked|sucking|(?:extraction|exhaust) (?:fan|hood)s?|pump\w* (?:out|away)|negative pressure)\b/i,
      terms: ['suction', 'aspiration', 'vacuum extraction'],
      usualOn:
        'dust, breast milk, nasal mucus, blood, blood clots, solder fumes, sawdust, blackheads, groundwater',
    },
    {
      name: 'scraping, cutting or grinding',
      limit: 'wears its edge, and takes some of what should have stayed',
      cues: /\b(?:scrap(?:e|es|ed|er|ers|ing)|cutt(?:er|ers|ing) (?:tool|blade|edge|head|block)s?|cutters?|knife|knives|abra(?:sion|sive|sives|de|ding)|grind(?:s|er|ers|ing)|polish\w*|shav(?:e|er|ers|ing)|peel(?:s|ed|er|ing)?|milling (?:tool|blade|cutter)s?|brush(?:es|ed|ing)?|debrid\w*|ablat\w+)\b/i,
      terms: ['scraper', 'abrasive', 'peeling'],
      usualOn:
        'tree stumps, coal, fruit cores, corn kernels, coconut meat, bone tissue, wall mortar, old paint, peat',
    },
    {
      name: 'flushing and blowing',
      limit: 'moves only loose matter, and carries it to where it must be caught again',
      cues: /\b(?:(?:air|water|liquid|gas|fluid|steam)[- ](?:jet|knife|knives|blast|stream|spray)s?|flush(?:es|ed|ing)|rins(?:e|es|ed|ing|able)|blow(?:s|n|ing|ers?)|compressed air|wash(?:es|ed|ing)|irrigat\w+|purg(?:e|es|ed|ing))\b/i,
      terms: ['flushing', 'air jet', 'purging'],
      usualOn:
        'earwax, drill cuttings, crude oil, pipe sludge, metal chips, wound debris, crab meat, contact lenses, foundry sand',
    },
    {
      name: 'a solvent or reagent',
      limit: 'must be kept from the rest, then recovered or made harmless',
      cues: /\b(?:solvents?|extractants?|supercritical|leach\w*|dissolv(?:es|ing)|elut\w+|etch\w*|(?:strong|mineral|sulfuric|hydrochloric|nitric|organic|oxalic) acids?|alkaline|caustic|reagents?|chelat\w+|enzymatic\w*|enzyme detergents?|ethanol|methanol|ionic liquids?|stripp(?:er|ers|ing) (?:agent|solution|composition)s?|amines?|absorb(?:er|ers|ents?)|scrubbing|scavengers?|surfactants?|detergents?)\b/i,
      terms: ['solvent extraction', 'leaching', 'supercritical'],
      usualOn: 'coffee, tea, gold, cannabis, copper ore, spent batteries, vanilla, soybean oil, herbs',
    },
    {
      name: 'pressing and squeezing',
      limit: 'leaves a good part in the cake, and gets hot and dirty at high pressure',
      cues: /\b(?:squeez\w+|juic(?:e|er|ers|ing)|(?:screw|filter|oil|cold|hydraulic|wine|fruit)[- ]press\w*|press(?:ed|es|ing) (?:out|the)|expeller\w*|crush\w*|wring\w*|mash\w*)\b/i,
      terms: ['screw press', 'juicer'],
      usualOn:
        'citrus juice, olive oil, grapes, apple cider, sesame seeds, sugar cane, tofu, wet mops, sewage sludge',
    },
    {
      name: 'heat or vacuum distillation',
      limit: 'takes much energy, and spoils what cannot stand the heat',
      cues: /\b(?:distill?(?:s|ed|ing|ation|er|ers)?|evaporat(?:es|ed|ing|ion)|steam(?:ing|[- ](?:distill\w*|extract\w*|strip\w*|inject\w*))|heated|pyroly\w+|desor(?:b|p)\w*|volatili[sz]\w+|boil(?:s|ed|ing)|microwav\w+|sublim\w+)\b/i,
      terms: ['distillation', 'steam extraction', 'thermal desorption'],
      usualOn:
        'essential oils, lavender, spirits, polluted soil, used oil, rose water, drinking water, solvents, shale oil',
    },
    {
      name: 'a filter, sorbent or field',
      limit: 'fills up or fouls, and tells only by the result when it is spent',
      cues: /\b(?:filters? (?:fib(?:er|re)|element|media|bag|cartridge|membrane)s?|filtration|strainers?|sieves?|mesh|membranes?|ad-?sor(?:b|p)\w*|sorbents?|activated carbon|ion[- ]exchang\w*|magnets?|magnetic (?:separat|filter|field)\w*|electrostatic\w*|charged (?:tube|plate|particle)s?|cyclones?|centrifug\w+|settling|flotation|skimm\w+|chromatograph\w*)\b/i,
      terms: ['sorbent', 'strainer', 'magnetic separation'],
      usualOn:
        'lithium, microplastics, air moisture, carbon dioxide, genetic material, tramp iron, heavy metals, proteins, uranium',
    },
    {
      name: 'a trained model or rules',
      medium: 'information',
      limit: 'misses what its examples and rules did not foresee, and needs checking on new material',
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
      cues: /\b(?:sieves?|sieving|screen(?:ing)? (?:deck|mesh|plate|drum|machine|panel|surface)s?|(?:vibrat\w+|rotary|shaker) screens?|screens? capable|mesh(?:es)?|grates?|gratings? bars?|trommels?|perforated (?:drum|plate|tube|screen)s?|strainers?|filtration|filter (?:cloth|press|screen|bag)(?:es|s)?)\b/i,
      terms: ['sieve', 'vibrating screen', 'trommel'],
      usualOn:
        'gravel, flour, grain, compost, cat litter, egg yolks, fishing bycatch, pasta water, tea leaves',
    },
    {
      name: 'settling or spinning',
      limit: 'needs a clear difference in weight, and time, room or power to let it act',
      cues: /\b(?:settl(?:e|es|ed|ing|er|ers)|sedimentation|gravity|specific gravity|flotation|skimm\w+|decant(?:s|ed|er|ers|ing|ation)|clarifiers?|weirs?|coalesc\w+|winnow\w*|air[- ](?:classif\w+|stream|jet)s?|heavy liquid|centrifug\w+|cyclon\w+|hydrocyclon\w+|vort(?:ex|ices)|swirl\w*|spun|spinning|helical paths?|spiral (?:channel|concentrator)s?|inertial separat\w*|impactors?)\b/i,
      terms: ['sedimentation', 'centrifuge', 'cyclone separator'],
      usualOn: 'milk, blood, wastewater, vacuum cleaners, honey, oily water, gold, sawdust, salad',
    },
    {
      name: 'seeing and diverting',
      limit: 'must see each piece singly, and errs on what is dirty, hidden or new',
      cues: /\b(?:cameras?|machine vision|computer vision|image (?:recognition|classif\w+|analysis)|optical(?:ly)? (?:sort|inspect|detect|identif)\w*|spectroscop\w+|hyperspectral|colou?r[- ]sort\w*|bar-?cod\w+|rfid|robot\w* (?:arm|hand|gripper)s?|diverters?|divert(?:s|ed|ing)|air ejectors?|flow cytomet\w+|memory (?:element|chip)s?)\b/i,
      terms: ['optical sorting', 'diverter', 'color sorter'],
      usualOn:
        'recyclables, parcels, fruit, rice grains, eggs, coins, plastic bottles, airport luggage, fish',
    },
    {
      name: 'magnets and electric fields',
      limit: 'sorts only what is magnetic, conducts or takes a charge',
      cues: /\b(?:magnets|magnetic (?:separat\w*|drum|roll(?:er)?|filter|bead|field)s?|electromagnets?|eddy[- ]currents?|electrostatic\w*|triboelectric\w*|corona|(?:di)?electrophor\w+|electric fields?|ion (?:mobility|trap)s?|mass spectromet\w+)\b/i,
      terms: ['magnetic separator', 'eddy current', 'electrophoresis'],
      usualOn:
        'iron ore, scrap metal, drink cans, genetic material, shredded tyres, living cells, shredded cars, electronic scrap, metalworking coolant',
    },
    {
      name: 'a membrane',
      limit: 'fouls and ages, and trades purity against throughput',
      cues: /\b(?:membranes?|semi-?permeable|permeat(?:e|es|ed|ing|ion)|permselect\w*|reverse[- ]osmosis|(?:ultra|nano|micro)[- ]?filt\w+|hollow[- ]fib(?:er|re)s?|dialy[sz]\w+|pervaporat\w+|nano-?porous|nano-?pores?)\b/i,
      terms: ['membrane separation', 'ultrafiltration'],
      usualOn:
        'seawater, drinking water, kidney dialysis, whey, nitrogen, biogas, wastewater, hydrogen, fruit juice',
    },
    {
      name: 'binding to a sorbent',
      limit: 'takes only so much, and must be washed or heated free for the next round',
      cues: /\b(?:chromatograph\w*|ad-?sor(?:b|p)\w*|sorbents?|affinity|ion[- ]exchang\w*|zeolites?|molecular sieves?|magnetic beads?|stationary phase|elut(?:ed|ing|ion|ant)|extractants?|metal[- ]organic|chiral|enantiomer\w*|liquid[- ]liquid extraction)\b/i,
      terms: ['chromatography', 'adsorption', 'affinity'],
      usualOn:
        'oxygen concentrators, antibodies, carbon dioxide, proteins, biogas, rare earths, natural gas, blood toxins, sugars',
    },
    {
      name: 'boiling, condensing or crystallising',
      limit: 'takes much energy, and fails where both parts boil or set alike',
      cues: /\b(?:distill?(?:s|ed|ing|ation)|rectification|fractionat\w+|dividing[- ]wall columns?|evaporat(?:es|ed|ing|ion)|crystalli[sz](?:es|ed|ing|er|ation)|boil(?:s|ed|ing)|reboilers?|liquef\w+|precipitat(?:es|ed|ing|ion))\b/i,
      terms: ['distillation', 'fractionation', 'crystallization'],
      usualOn: 'crude oil, spirits, salt, sugar, liquid air, solvents, perfume oils, maple syrup, seawater',
    },
    {
      name: 'cutting, peeling or splitting',
      limit: 'needs a place to part, and damages edges or leaves crumbs',
      cues: /\b(?:perforat(?:ed|ion) (?:line|edge)s?|perforations|tear(?:s|ing|able)|peel(?:s|ed|ing|able)?|log splitters?|splitting (?:wedge|blade)s?|(?:cutting|descending|knife) blades?|cutters?|dicing|cleav(?:es|ed|ing)|break(?:s|ing)? (?:off|away|apart)|(?:bend|flex)\w+ back and forth|wedges?|suction (?:cup|pad)s?|delaminat\w+|dissect(?:or|ors|ing|ion))\b/i,
      terms: ['peeling', 'log splitter', 'delamination'],
      usualOn:
        'firewood, labels, nuts, fruit peel, orange segments, silicon wafers, phone screens, meat cuts, laminated glass',
    },
    {
      name: 'a trained model or rules',
      medium: 'information',
      limit: 'sorts well only what resembles its examples, and gives no sure answer in doubtful cases',
      cues: /\b(?:neural[- ]net\w*|machine[- ]learn\w*|deep[- ]learn\w*|(?:trained|learned|statistical|text|image|document|probability|network|pattern) classifiers?|language models?|auto-?encoders?|support vector\w*|cluster(?:ing|ed)|blind source|(?:speech|source|audio) separation|indexing|indexer|categori[sz](?:er|ation)|bayesian)\b/i,
      terms: ['neural network', 'document classifier', 'source separation'],
      usualOn:
        'spam mail, voices, music tracks, documents, photos, support tickets, news articles, image backgrounds, customer groups',
    },
  ],
};
