import type { WorkingPrinciples } from './working-principle.ts';

export const CIRCULARITY_PRINCIPLES: WorkingPrinciples = {
  reuse: [
    {
      name: 'a robust returnable container',
      limit: 'pays only after many trips, weighs more than the throwaway it replaces, and travels back empty',
      cues: /\b(?:returnable|(?:reusable|durable|shipping|transport|rigid|multi-?use) (?:\w+ )?(?:containers?|crates?|box(?:es)?|packag\w+|totes?|bottles?|cups?|pallets?|platforms?|bags?|cases?|carriers?)|reusable (?:\w+ ){0,2}cases?|pallets?|crates?|totes?|dunnage|stackable|nestable|kegs?)\b/i,
      terms: ['returnable container', 'reusable packaging', 'stackable crate'],
      usualOn:
        'delivery boxes, pallets, milk bottles, parcels, meal delivery, beer kegs, grocery deliveries, moving boxes, car parts',
    },
    {
      name: 'cleaning between uses',
      limit: 'costs water, heat and time at each turn, and the material must withstand it',
      cues: /\b(?:wash(?:ed|ing|able)?|rins(?:e|ed|ing)|saniti[sz]\w*|disinfect\w*|sterili[sz]\w*|autoclav\w*|dish-?wash\w*|detergents?|clean(?:ed|able) (?:and|after|between|for)|(?:easy|easier|easily) (?:to )?clean\w*|cleaning (?:between|after|device|station|unit|process))\b/i,
      terms: ['reusable washable', 'autoclavable', 'cleaning station'],
      usualOn:
        'diapers, coffee cups, baby bottles, surgical instruments, face masks, menstrual cups, drinking straws, endoscopes, festival cups',
    },
    {
      name: 'refilling from a larger supply',
      limit: 'invites spills, dirt and the wrong filling unless the mouth fits only the right one',
      cues: /\b(?:refill\w*|re-?fill\w*|replenish\w*|(?:filling|fill|inlet|injection)[- ](?:port|hole|opening|valve|mouth|neck|cap|station)s?|bulk (?:supply|container|dispens\w+)|top(?:ped|ping)[- ]up)\b/i,
      terms: ['refillable', 'refill station', 'filling port'],
      usualOn:
        'shampoo bottles, soap dispensers, ink cartridges, perfume bottles, water bottles, cleaning sprays, gas cylinders, spice jars, deodorants',
    },
    {
      name: 'replaceable wear parts',
      limit: 'moves the waste to the part, which must stay on sale, and adds a joint that can work loose',
      cues: /\b(?:replaceable|interchang\w+|exchangeable|disposable[- ](?:liner|insert|head|tip|pad|part|portion|cartridge|cover)s?|(?:detach|remov)able (?:\w+ )?(?:feet|foot|parts?|blades?|heads?|pads?|modules?|inserts?|liners?|cartridges?|tips?|covers?)|spare parts?)\b/i,
      terms: ['replaceable part', 'removable liner', 'detachable module'],
      usualOn:
        'toothbrushes, razors, shoes, mops, brake pads, vacuum cleaners, headphones, excavator buckets, lawn mowers',
    },
    {
      name: 'purifying and feeding back',
      limit: 'gathers up what it takes out, so filters and residues must be changed and got rid of',
      cues: /\b(?:filters?|filtrat\w+|filtered|recirculat\w+|purif\w+|re-?claim\w+|regenerat\w+|(?:ad|ab)?sorbents?|membranes?|bioreactors?|reverse osmosis|settling|cyclones?|waste-?water|gr[ea]y-?water|distill\w+)\b/i,
      terms: ['water reuse', 'sorbent regeneration', 'recirculating filter'],
      usualOn:
        'car washes, swimming pools, showers, fish farms, wastewater, washing machines, cutting fluids, cooking oil, hydroponic farms',
    },
    {
      name: 'resealable closures',
      limit: 'depends on a seal or fastener that tires long before the rest does',
      cues: /\b(?:re-?seal\w*|re-?clos\w+|zip(?:per|pered|lock)s?|hook[- ]and[- ]loop|velcro|screw[- ](?:cap|top|lid|on)s?|re-?attach\w*|re-?position\w*|snap[- ](?:fit|lid|on|closure|button)s?|magnetic closures?|draw-?strings?)\b/i,
      terms: ['resealable', 'reclosable', 'reclosable bag'],
      usualOn:
        'food bags, snack packaging, coffee bags, mailing bags, gift wrapping, cable ties, pet food, baby wipes, diapers',
    },
    {
      name: 'deposits and tracked returns',
      limit: 'needs return points and an account for each piece, or many never come back',
      cues: /\b(?:deposits?|return(?:ed|ing)? (?:station|point|machine|kiosk|bin|location|system|process)s?|reverse[- ](?:vending|logistics)|rfid|tracking|bar-?codes?|qr[- ]codes?|rental|rent(?:ed|ing)|borrow\w*|shar(?:ed|ing) (?:system|service|scheme)|use[- ]count\w*|number of uses)\b/i,
      terms: ['deposit return', 'reverse vending', 'RFID tracking'],
      usualOn:
        'beverage bottles, coffee cups, takeaway bowls, hospital linen, clothing rental, tool rental, library books, shopping carts, bicycle sharing',
    },
    {
      name: 'erasable or exchangeable marks',
      limit: 'saves only the label or print, and each old mark must come off or be covered',
      cues: /\b(?:eras\w+|re-?writ\w+|re-?print\w*|dry[- ]erase|e-?paper|electronic (?:paper|label|ink)s?|thermo-?chromic|chalk-?boards?|write[- ]on|re-?label\w*|label(?:l?ing)?[- ](?:construction|holder|panel|area|window)s?|(?:removable|peelable) labels?|placards?)\b/i,
      terms: ['rewritable label', 'erasable', 'label holder'],
      usualOn:
        'notebooks, whiteboards, shipping labels, price tags, office paper, calendars, license plates, road signs, nameplates',
    },
    {
      name: 'a second use elsewhere',
      limit: 'wins one more life at most, and few owners need the second thing',
      cues: /\b(?:re-?purpos\w+|second[- ]life|up-?cycl\w+|convert(?:s|ed|ible)? (?:in)?to|transform(?:s|ed|able)? (?:in)?to|after (?:its|the) (?:first|original) use|doubles as)\b/i,
      terms: ['repurposed', 'second life', 'convertible packaging'],
      usualOn:
        'car batteries, shipping containers, coffee grounds, jam jars, pallets, used tires, gift boxes, wine bottles, clothing',
    },
  ],
  recycle: [
    {
      name: 'a single material throughout',
      limit: 'gives up what the second material did: barrier, softness, stiffness or seal',
      cues: /\b(?:mono-?material\w*|(?:single|same|one) (?:type of )?(?:material|polymer|plastic|resin)s?|(?:all|fully|wholly|entirely)[- ](?:paper|polyethylene|polypropylene|polyester|plastic|recyclable)|paper[- ](?:tube|board|based|shell|container)s?|paperboard|metal-?free|without (?:aluminium|aluminum|metal|adhesive|glue))\b/i,
      terms: ['monomaterial', 'recyclable packaging', 'paper based'],
      usualOn:
        'food pouches, shoes, mattresses, carpets, beverage bottles, toothpaste tubes, coffee capsules, mailing bags, clothing',
    },
    {
      name: 'parts that come apart',
      limit: 'relies on somebody taking it apart, and a joint made to part may do so in use',
      cues: /\b(?:separable|separat\w+ (?:from|at|after|for)|tear(?:s|ing)?[- ]?(?:off|away|strip)|peel\w*|disassembl\w*|dismantl\w*|tabbed|pull[- ]tabs?|snap\w* (?:apart|out)|de-?bond\w*|ruptur\w+|detach\w+|taken apart|pulls? (?:out|off)|release (?:layer|agent|coating))\b/i,
      terms: ['separable', 'disassembly', 'debonding'],
      usualOn:
        'phones, laptops, household appliances, furniture, solar panels, headphones, car seats, toys, bicycles',
    },
    {
      name: 'shredding and sorting',
      limit: 'yields mixed fractions whose worth falls with each impurity left in',
      cues: /\b(?:shred\w*|sort(?:s|ed|er|ers|ing)|crush\w*|grind\w*|granulat\w+|siev\w+|flotation|eddy[- ]currents?|magnetic(?:ally)? separat\w+|(?:near[- ]infrared|optical|density|air) (?:sort\w+|separat\w+|classif\w+)|screening|pulveri[sz]\w+|pulp(?:ing|er)|reverse vending)\b/i,
      terms: ['waste sorting', 'shredder', 'optical sorting'],
      usualOn:
        'household waste, scrap cars, electronic waste, mattresses, used tires, paper waste, construction rubble, batteries, refrigerators',
      large: true,
    },
    {
      name: 'remelting',
      limit: 'loses strength or gathers impurities each time round, so fresh material is added',
      cues: /\b(?:re-?melt\w*|melt(?:s|ed|ing)?|extru\w+|pelleti[sz]\w+|smelt\w*|furnaces?|melt[- ]blend\w*|compatibili[sz]\w+|injection[- ]mold\w*|crosslink\w*)\b/i,
      terms: ['remelting', 'recycled pellets', 'compatibilizer'],
      usualOn:
        'aluminum cans, glass bottles, steel scrap, plastic bottles, milk jugs, fishing nets, copper wire, printing filament, bottle caps',
    },
    {
      name: 'waste as filler or feed',
      limit: 'takes the waste at a lower worth than it had, and must cope with a feed that varies',
      cues: /\b(?:coffee grounds|carpet[- ]fib\w+|(?:recycled|waste|reclaimed|scrap|post-?consumer) (?:\w+ )?(?:fib(?:er|re)s?|plastics?|papers?|materials?|rubber|glass|tires?|tyres?|wood|textiles?|polyethylene)|crumb rubber|fly ash|slag|re-?grind|made (?:from|of|with) (?:recycled|waste))\b/i,
      terms: ['recycled fiber', 'crumb rubber', 'recycled plastic'],
      usualOn:
        'demolition rubble, fly ash, used tires, sawdust, food waste, coffee grounds, asphalt pavement, textile scraps, rice husks',
    },
    {
      name: 'breaking down to monomers',
      limit: 'takes heat, catalysts and scale, and turns part of the feed to gas or tar',
      cues: /\b(?:de-?polymeri[sz]\w+|pyroly\w+|glycoly\w+|hydroly\w+|methanolysis|solvolysis|monomers?|unzip\w*|gasif\w+|(?:thermal|catalytic) crack\w+)\b/i,
      terms: ['depolymerization', 'pyrolysis', 'chemical recycling'],
      usualOn:
        'polyester clothing, carpets, plastic waste, fishing nets, polyurethane foam, mattresses, plastic bottles, used tires',
      large: true,
    },
    {
      name: 'dissolving and winning back',
      limit: 'must recover nearly all its solvent or acid, or it costs more than the material it saves',
      cues: /\b(?:dissol\w+|solvents?|precipitat\w+|leach\w*|hydro-?metallurg\w*|electro-?winning|electrolys\w+|solvent extraction|selective\w* extract\w+)\b/i,
      terms: ['solvent recovery', 'leaching', 'precipitation'],
      usualOn:
        'batteries, circuit boards, magnets, solar panels, catalytic converters, cotton clothing, spent catalysts, multilayer films, old gold',
      large: true,
    },
    {
      name: 'restoring the worn part itself',
      limit: 'keeps most of the value, but needs used parts of known make and state',
      cues: /\b(?:refurbish\w*|re-?manufactur\w*|re-?tread\w*|re-?lithiat\w*|re-?condition\w*|regenerat\w+|anneal\w*|direct(?:ly)? recycl\w+|(?:used|empty|spent) (?:toner )?(?:cartridges?|batter(?:y|ies)|catalysts?|electrodes?))\b/i,
      terms: ['refurbishing', 'remanufacturing', 'direct recycling'],
      usualOn:
        'car engines, toner cartridges, truck tires, phones, batteries, turbochargers, office furniture, car alternators, medical scanners',
    },
    {
      name: 'a closed process loop',
      limit: 'lets impurities build up round by round, so some must be bled off',
      cues: /\b(?:closed[- ]loop|semi-?closed|re-?circulat\w+|(?:flush|rinse|wash|process|cooling|waste|gr[ea]y)[- ]?water|recycl\w+ (?:line|stream|loop|gas|water)|exhaust gas|brayton|flue gas)\b/i,
      terms: ['closed loop', 'recirculation', 'water recycling'],
      usualOn:
        'paper mills, process water, dye baths, cutting fluids, foundry sand, metal powder, plating baths, solvents, molding scrap',
    },
  ],
  degrade: [
    {
      name: 'microbes and composting',
      limit: 'stalls where it is cold, dry or airless, and often finishes only in a composting plant',
      cues: /\b(?:compost(?:s|ed|er|ers|ing)?|microbes?|microbial\w*|micro-?organisms?|bacteri\w+|fung(?:i|us|al)|digest(?:er|ers|or|ion)|an?aerobic\w*|ferment\w*|earthworms?|sludge|larva\w*)\b/i,
      terms: ['composting', 'microbial degradation', 'anaerobic digestion'],
      usualOn:
        'food waste, garden waste, oil spills, wastewater, contaminated soil, animal manure, coffee capsules, paper plates, toilets',
    },
    {
      name: 'a material made to decay',
      limit: 'also weakens on the shelf and in use, above all when warm and damp',
      cues: /\b(?:poly-?lact\w+|pla|poly-?hydroxy\w+|pha|pbat|pbs|poly-?caprolactone|thermoplastic starch|starch\w*|cellulos\w+|chitosan|alginate\w*|gelatin\w*|(?:bio-?)?resorbable|bio-?absorbable|bio-?plastics?|(?:compostable|biodegradable)[- ](?:\w+[- ]){0,3}(?:film|polymer|plastic|material|resin|layer|packag\w+)s?|seaweed|mycelium|bagasse)\b/i,
      terms: ['polylactic acid', 'biodegradable polymer', 'starch based'],
      usualOn:
        'shopping bags, mulch films, surgical sutures, plant pots, drinking straws, food packaging, fishing nets, bone screws, cutlery',
    },
    {
      name: 'dissolving in water',
      limit: 'gives way to any moisture, so it must be packed and kept dry',
      cues: /\b(?:water[- ](?:soluble|dispersible)|polyvinyl alcohol|pva|pvoh|(?:dissol\w+|disintegrat\w+) (?:quickly |rapidly )?(?:in|into|on contact with) (?:\w+ )?(?:water|mouth|saliva|stomach)|(?:fast|quick|rapid|orally)(?:ly)?[- ](?:dissol\w+|disintegrat\w+)|effervesc\w+|disintegrants?)\b/i,
      terms: ['water soluble', 'polyvinyl alcohol', 'disintegrant'],
      usualOn:
        'detergent pods, toilet paper, laundry sheets, embroidery backing, printing supports, hospital laundry, effervescent tablets, packing peanuts, seed tapes',
    },
    {
      name: 'carriers that hold it dissolved',
      medium: 'chemistry',
      limit: 'may let its load fall out again on storage or dilution, and adds bulk',
      cues: /\b(?:cyclodextrin\w*|micell\w+|surfactants?|emulsif\w+|nano-?particles?|nano-?emulsion\w*|liposom\w+|solid dispersions?|co-?solvents?|solubili[sz]\w+|complex(?:es|ed|ation)? with|amorphous|chelat\w+|poorly soluble)\b/i,
      terms: ['cyclodextrin complex', 'solid dispersion', 'solubilizer'],
      usualOn:
        'eye drops, injections, vitamins, pesticides, cosmetics, cannabis drinks, flavorings, cough syrups, soft capsules',
    },
    {
      name: 'enzymes',
      limit: 'fits one kind of bond only, and loses its activity with heat and time',
      cues: /\b(?:enzym\w+|hydrolases?|lipases?|proteases?|cutinases?|petases?|amylases?|cellulases?|laccases?|esterases?|depolymerases?)\b/i,
      terms: ['enzymatic degradation', 'hydrolase', 'PETase'],
      usualOn:
        'laundry detergents, biofuels, plastic bottles, contact lenses, drain cleaners, pet stains, dishwasher tablets, lactose-free milk, fruit juice',
    },
    {
      name: 'oxidation',
      limit: 'attacks whatever else it meets, and can leave by-products worse than the start',
      cues: /\b(?:ozon\w+|oxidi[sz]\w+|oxidation|oxidants?|peroxid\w+|hydroxyl|radicals?|fenton|per-?sul(?:f|ph)ates?|electro-?chemical\w*|electro-?oxid\w+|chlorin\w+|permanganate|oxo-?(?:bio)?degrad\w+)\b/i,
      terms: ['advanced oxidation', 'ozone', 'electrochemical oxidation'],
      usualOn:
        'wastewater, groundwater, contaminated soil, swimming pools, textile dyes, drinking water, exhaust gas, odors, drug residues',
    },
    {
      name: 'light',
      limit: 'reaches only what it shines on, so depth, dirt and darkness stop it',
      cues: /\b(?:photo-?(?:degrad\w+|cataly\w+|lys\w+|oxid\w+)|ultra-?violet|uv(?:-[abc])?|titanium dioxide|sunlight|irradiat\w+)\b/i,
      terms: ['photocatalyst', 'photodegradable', 'ultraviolet degradation'],
      usualOn:
        'indoor air, self-cleaning windows, paving stones, facade paints, textile dyes, drinking water, air purifiers, mulch films',
    },
    {
      name: 'heat',
      limit: 'takes energy, and sends off gases that must be caught and cleaned',
      cues: /\b(?:pyroly\w+|incinerat\w+|combust\w+|thermal(?:ly)? (?:decompos\w+|degrad\w+|treat\w+)|thermolysis|gasif\w+|plasma|hydro-?thermal|super-?critical|(?:heated|heating|drying) (?:drum|chamber|vessel)s?)\b/i,
      terms: ['pyrolysis', 'thermal decomposition', 'incineration'],
      usualOn:
        'plastic waste, medical waste, exhaust gas, paint fumes, sewage sludge, hazardous waste, used tires, contaminated soil',
    },
    {
      name: 'grinding and stirring',
      limit: 'makes smaller pieces sooner, but leaves the rest to chemistry or biology',
      cues: /\b(?:shred\w*|grind\w*|mill(?:ed|ing)|agitat\w+|stirr\w+|turbulen\w+|vort(?:ex|ices)|micro-?bubbles?|nano-?bubbles?|ultraso\w+|cavitation|macerat\w*|mixing (?:chamber|blade|drum)s?)\b/i,
      terms: ['shredding', 'agitator', 'ultrasonic dissolution'],
      usualOn:
        'kitchen scraps, food disposers, wood waste, crop residues, sewage sludge, compost bins, macerating toilets, cartons',
    },
  ],
};
