import type { WorkingPrinciples } from './working-principle.ts';

export const SEPARATION_PRINCIPLES: WorkingPrinciples = {
  extract: [
    {
      name: 'gripping and pulling',
      limit: 'must reach its target and hold it, and tears what is soft or stuck fast',
      cues: /\b(?:grip(?:s|ped|ping|per|pers)?|grasp\w*|tweezers?|forceps|pliers|claws?|jaws?|hooks?|pull(?:s|ed|ing)? (?:it |them |straight )?(?:out|off|free)|pullers?|tongs|snares?|slide hammer|clamping)\b/i,
      terms: ['gripper', 'puller', 'forceps'],
    },
    {
      name: 'suction',
      limit: 'lifts only what is loose or flows, and clogs with what is thick',
      cues: /\b(?:suction\w*|aspirat\w+|vacuum (?:chamber|port|pump|cleaner|nozzle|hose|source|extract\w*)s?|sucks?|sucked|sucking|(?:extraction|exhaust) (?:fan|hood)s?|pump\w* (?:out|away)|negative pressure)\b/i,
      terms: ['suction', 'aspiration', 'vacuum extraction'],
    },
    {
      name: 'scraping, cutting or grinding',
      limit: 'wears its edge, and takes some of what should have stayed',
      cues: /\b(?:scrap(?:e|es|ed|er|ers|ing)|cutt(?:er|ers|ing) (?:tool|blade|edge|head|block)s?|cutters?|knife|knives|abra(?:sion|sive|sives|de|ding)|grind(?:s|er|ers|ing)|polish\w*|shav(?:e|er|ers|ing)|peel(?:s|ed|er|ing)?|milling (?:tool|blade|cutter)s?|brush(?:es|ed|ing)?|debrid\w*|ablat\w+)\b/i,
      terms: ['scraper', 'abrasive', 'peeling'],
    },
    {
      name: 'flushing and blowing',
      limit: 'moves only loose matter, and carries it to where it must be caught again',
      cues: /\b(?:(?:air|water|liquid|gas|fluid|steam)[- ](?:jet|knife|knives|blast|stream|spray)s?|flush(?:es|ed|ing)|rins(?:e|es|ed|ing|able)|blow(?:s|n|ing|ers?)|compressed air|wash(?:es|ed|ing)|irrigat\w+|purg(?:e|es|ed|ing))\b/i,
      terms: ['flushing', 'air jet', 'purging'],
    },
    {
      name: 'a solvent or reagent',
      limit: 'must be kept from the rest, then recovered or made harmless',
      cues: /\b(?:solvents?|extractants?|supercritical|leach\w*|dissolv(?:es|ing)|elut\w+|etch\w*|(?:strong|mineral|sulfuric|hydrochloric|nitric|organic|oxalic) acids?|alkaline|caustic|reagents?|chelat\w+|enzymatic\w*|enzyme detergents?|ethanol|methanol|ionic liquids?|stripp(?:er|ers|ing) (?:agent|solution|composition)s?|amines?|absorb(?:er|ers|ents?)|scrubbing|scavengers?|surfactants?|detergents?)\b/i,
      terms: ['solvent extraction', 'leaching', 'supercritical'],
    },
    {
      name: 'pressing and squeezing',
      limit: 'leaves a good part in the cake, and gets hot and dirty at high pressure',
      cues: /\b(?:squeez\w+|juic(?:e|er|ers|ing)|(?:screw|filter|oil|cold|hydraulic|wine|fruit)[- ]press\w*|press(?:ed|es|ing) (?:out|the)|expeller\w*|crush\w*|wring\w*|mash\w*)\b/i,
      terms: ['screw press', 'juicer'],
    },
    {
      name: 'heat or vacuum distillation',
      limit: 'takes much energy, and spoils what cannot stand the heat',
      cues: /\b(?:distill?(?:s|ed|ing|ation|er|ers)?|evaporat(?:es|ed|ing|ion)|steam(?:ing|[- ](?:distill\w*|extract\w*|strip\w*|inject\w*))|heated|pyroly\w+|desor(?:b|p)\w*|volatili[sz]\w+|boil(?:s|ed|ing)|microwav\w+|sublim\w+)\b/i,
      terms: ['distillation', 'steam extraction', 'thermal desorption'],
    },
    {
      name: 'a filter, sorbent or field',
      limit: 'fills up or fouls, and tells only by the result when it is spent',
      cues: /\b(?:filters? (?:fib(?:er|re)|element|media|bag|cartridge|membrane)s?|filtration|strainers?|sieves?|mesh|membranes?|ad-?sor(?:b|p)\w*|sorbents?|activated carbon|ion[- ]exchang\w*|magnets?|magnetic (?:separat|filter|field)\w*|electrostatic\w*|charged (?:tube|plate|particle)s?|cyclones?|centrifug\w+|settling|flotation|skimm\w+|chromatograph\w*)\b/i,
      terms: ['sorbent', 'strainer', 'magnetic separation'],
    },
    {
      name: 'a trained model or rules',
      medium: 'information',
      limit: 'misses what its examples and rules did not foresee, and needs checking on new material',
      cues: /\b(?:neural[- ]net\w*|machine[- ]learn\w*|deep[- ]learn\w*|(?:trained|learned|statistical|text|image|document|probability|network|pattern) classifiers?|language models?|auto-?encoders?|support vector\w*|cluster(?:ing|ed)|pars(?:es|ed|er|ers|ing)|regular expressions?|ontolog(?:y|ies)|semantic\w*|text mining|wrapper program|concept[- ]maps?|learned mask)\b/i,
      terms: ['neural network', 'machine learning', 'text mining'],
    },
  ],
  separate: [
    {
      name: 'sieves and screens',
      limit: 'blinds with damp or fibrous matter, and parts by size only',
      cues: /\b(?:sieves?|sieving|screen(?:ing)? (?:deck|mesh|plate|drum|machine|panel|surface)s?|(?:vibrat\w+|rotary|shaker) screens?|screens? capable|mesh(?:es)?|grates?|gratings? bars?|trommels?|perforated (?:drum|plate|tube|screen)s?|strainers?|filtration|filter (?:cloth|press|screen|bag)(?:es|s)?)\b/i,
      terms: ['sieve', 'vibrating screen', 'trommel'],
    },
    {
      name: 'settling or spinning',
      limit: 'needs a clear difference in weight, and time, room or power to let it act',
      cues: /\b(?:settl(?:e|es|ed|ing|er|ers)|sedimentation|gravity|specific gravity|flotation|skimm\w+|decant(?:s|ed|er|ers|ing|ation)|clarifiers?|weirs?|coalesc\w+|winnow\w*|air[- ](?:classif\w+|stream|jet)s?|heavy liquid|centrifug\w+|cyclon\w+|hydrocyclon\w+|vort(?:ex|ices)|swirl\w*|spun|spinning|helical paths?|spiral (?:channel|concentrator)s?|inertial separat\w*|impactors?)\b/i,
      terms: ['sedimentation', 'centrifuge', 'cyclone separator'],
    },
    {
      name: 'seeing and diverting',
      limit: 'must see each piece singly, and errs on what is dirty, hidden or new',
      cues: /\b(?:cameras?|machine vision|computer vision|image (?:recognition|classif\w+|analysis)|optical(?:ly)? (?:sort|inspect|detect|identif)\w*|spectroscop\w+|hyperspectral|colou?r[- ]sort\w*|bar-?cod\w+|rfid|robot\w* (?:arm|hand|gripper)s?|diverters?|divert(?:s|ed|ing)|air ejectors?|flow cytomet\w+|memory (?:element|chip)s?)\b/i,
      terms: ['optical sorting', 'diverter', 'color sorter'],
    },
    {
      name: 'magnets and electric fields',
      limit: 'sorts only what is magnetic, conducts or takes a charge',
      cues: /\b(?:magnets|magnetic (?:separat\w*|drum|roll(?:er)?|filter|bead|field)s?|electromagnets?|eddy[- ]currents?|electrostatic\w*|triboelectric\w*|corona|(?:di)?electrophor\w+|electric fields?|ion (?:mobility|trap)s?|mass spectromet\w+)\b/i,
      terms: ['magnetic separator', 'eddy current', 'electrophoresis'],
    },
    {
      name: 'a membrane',
      limit: 'fouls and ages, and trades purity against throughput',
      cues: /\b(?:membranes?|semi-?permeable|permeat(?:e|es|ed|ing|ion)|permselect\w*|reverse[- ]osmosis|(?:ultra|nano|micro)[- ]?filt\w+|hollow[- ]fib(?:er|re)s?|dialy[sz]\w+|pervaporat\w+|nano-?porous|nano-?pores?)\b/i,
      terms: ['membrane separation', 'ultrafiltration'],
    },
    {
      name: 'binding to a sorbent',
      limit: 'takes only so much, and must be washed or heated free for the next round',
      cues: /\b(?:chromatograph\w*|ad-?sor(?:b|p)\w*|sorbents?|affinity|ion[- ]exchang\w*|zeolites?|molecular sieves?|magnetic beads?|stationary phase|elut(?:ed|ing|ion|ant)|extractants?|metal[- ]organic|chiral|enantiomer\w*|liquid[- ]liquid extraction)\b/i,
      terms: ['chromatography', 'adsorption', 'affinity'],
    },
    {
      name: 'boiling, condensing or crystallising',
      limit: 'takes much energy, and fails where both parts boil or set alike',
      cues: /\b(?:distill?(?:s|ed|ing|ation)|rectification|fractionat\w+|dividing[- ]wall columns?|evaporat(?:es|ed|ing|ion)|crystalli[sz](?:es|ed|ing|er|ation)|boil(?:s|ed|ing)|reboilers?|liquef\w+|precipitat(?:es|ed|ing|ion))\b/i,
      terms: ['distillation', 'fractionation', 'crystallization'],
    },
    {
      name: 'cutting, peeling or splitting',
      limit: 'needs a place to part, and damages edges or leaves crumbs',
      cues: /\b(?:perforat(?:ed|ion) (?:line|edge)s?|perforations|tear(?:s|ing|able)|peel(?:s|ed|ing|able)?|log splitters?|splitting (?:wedge|blade)s?|(?:cutting|descending|knife) blades?|cutters?|dicing|cleav(?:es|ed|ing)|break(?:s|ing)? (?:off|away|apart)|(?:bend|flex)\w+ back and forth|wedges?|suction (?:cup|pad)s?|delaminat\w+|dissect(?:or|ors|ing|ion))\b/i,
      terms: ['peeling', 'log splitter', 'delamination'],
    },
    {
      name: 'a trained model or rules',
      medium: 'information',
      limit: 'sorts well only what resembles its examples, and gives no sure answer in doubtful cases',
      cues: /\b(?:neural[- ]net\w*|machine[- ]learn\w*|deep[- ]learn\w*|(?:trained|learned|statistical|text|image|document|probability|network|pattern) classifiers?|language models?|auto-?encoders?|support vector\w*|cluster(?:ing|ed)|blind source|(?:speech|source|audio) separation|indexing|indexer|categori[sz](?:er|ation)|bayesian)\b/i,
      terms: ['neural network', 'document classifier', 'source separation'],
    },
  ],
};
