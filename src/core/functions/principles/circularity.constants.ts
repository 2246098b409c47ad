import type { WorkingPrinciples } from './working-principle.ts';

export const CIRCULARITY_PRINCIPLES: WorkingPrinciples = {
  reuse: [
    {
      name: 'a robust returnable container',
      limit: 'pays only after many trips, weighs more than the throwaway it replaces, and travels back empty',
      rule: 'it breaks even after as many trips as its making costs, divided by the throwaway’s cost less the washing and haulage of one trip',
      trial:
        'send ten sturdy bought containers round a real route for a week, note washing, damage and the empty way back, and stop if a trip costs more than the throwaway',
      cues: /\b(?:returnable|(?:reusable|durable|shipping|transport|rigid|multi-?use) (?:\w+ )?(?:containers?|crates?|box(?:es)?|packag\w+|totes?|bottles?|cups?|pallets?|platforms?|bags?|cases?|carriers?)|reusable (?:\w+ ){0,2}cases?|pallets?|crates?|totes?|dunnage|stackable|nestable|kegs?)\b/i,
      terms: ['returnable container', 'reusable packaging', 'stackable crate'],
      usualOn:
        'delivery boxes, pallets, milk bottles, parcels, food delivery, beer kegs, grocery deliveries, moving boxes, car parts',
    },
    {
      name: 'cleaning between uses',
      limit: 'costs water, heat and time at each turn, and the material must withstand it',
      rule: 'wet disinfection takes about 10 minutes at 80 °C but 1 at 90, and heating each litre that far from a cold tap takes about 300 kJ',
      trial:
        'soil, dry and wash ten samples twenty times in a borrowed machine, and stop if protein or ATP swabs still find residue or the material shows wear',
      cues: /\b(?:wash(?:ed|ing|able)?|rins(?:e|ed|ing)|saniti[sz]\w*|disinfect\w*|sterili[sz]\w*|autoclav\w*|dish-?wash\w*|detergents?|clean(?:ed|able) (?:and|after|between|for)|(?:easy|easier|easily) (?:to )?clean\w*|cleaning (?:between|after|device|station|unit|process))\b/i,
      terms: ['reusable washable', 'autoclavable', 'cleaning station'],
      usualOn:
        'diapers, coffee cups, baby bottles, surgical instruments, face masks, menstrual cups, drinking straws, endoscopes, festival cups',
    },
    {
      name: 'refilling from a larger supply',
      limit: 'invites spills, dirt and the wrong filling unless the mouth fits only the right one',
      rule: 'a supply of eight times the volume needs half the packing per litre at equal wall, and the first container must be refilled until its extra weight is repaid',
      trial:
        'have ten users refill from a bulk supply without help, weigh what is spilled and count wrong fillings, and stop if most would sooner buy it full',
      cues: /\b(?:refill\w*|re-?fill\w*|replenish\w*|(?:filling|fill|inlet|injection)[- ](?:port|hole|opening|valve|mouth|neck|cap|station)s?|bulk (?:supply|container|dispens\w+)|top(?:ped|ping)[- ]up)\b/i,
      terms: ['refillable', 'refill station', 'filling port'],
      usualOn:
        'shampoo bottles, soap dispensers, ink cartridges, perfume bottles, water bottles, cleaning sprays, gas cylinders, spice jars, deodorants',
    },
    {
      name: 'replaceable wear parts',
      limit: 'moves the waste to the part, which must stay on sale, and adds a joint that can work loose',
      rule: 'each change saves at most the share of weight that stays, so a part with a fifth of the mass saves up to 80 %, until the next weakest fails',
      trial:
        'collect twenty worn out pieces, note which part failed first, and stop if fewer than half would last as long again with that one part renewed',
      cues: /\b(?:replaceable|interchang\w+|exchangeable|disposable[- ](?:liner|insert|head|tip|pad|part|portion|cartridge|cover)s?|(?:detach|remov)able (?:\w+ )?(?:feet|foot|parts?|blades?|heads?|pads?|modules?|inserts?|liners?|cartridges?|tips?|covers?)|spare parts?)\b/i,
      terms: ['replaceable part', 'removable liner', 'detachable module'],
      usualOn:
        'toothbrushes, razors, shoes, mops, brake pads, vacuum cleaners, headphones, excavator buckets, lawn mowers',
    },
    {
      name: 'purifying and feeding back',
      limit: 'gathers up what it takes out, so filters and residues must be changed and got rid of',
      rule: 'a mixed tank has about 63 % of its content through the filter after one turnover, 95 % after three, and what passes the filter keeps building up',
      trial:
        'run one bucket of it through bought filters and back into use twenty times, check cloudiness, smell and test strips each time, and stop if any reading keeps climbing',
      cues: /\b(?:filters?|filtrat\w+|filtered|recirculat\w+|purif\w+|re-?claim\w+|regenerat\w+|(?:ad|ab)?sorbents?|membranes?|bioreactors?|reverse osmosis|settling|cyclones?|waste-?water|gr[ea]y-?water|distill\w+)\b/i,
      terms: ['water reuse', 'sorbent regeneration', 'recirculating filter'],
      usualOn:
        'car washes, swimming pools, showers, fish farms, wastewater, washing machines, cutting fluids, cooking oil, hydroponic farms',
      needs: ['supply'],
    },
    {
      name: 'resealable closures',
      limit: 'depends on a seal or fastener that tires long before the rest does',
      rule: 'it has to last only the openings one filling or use takes, and leakage through a slit grows with the cube of its height, eightfold at double the gap',
      trial:
        'open and close twenty bought closures as often as one filling takes, soiled with what they will meet, then shake and pull them, and stop if two leak or slip',
      cues: /\b(?:re-?seal\w*|re-?clos\w+|zip(?:per|pered|lock)s?|hook[- ]and[- ]loop|velcro|screw[- ](?:cap|top|lid|on)s?|re-?attach\w*|re-?position\w*|snap[- ](?:fit|lid|on|closure|button)s?|magnetic closures?|draw-?strings?)\b/i,
      terms: ['resealable', 'reclosable', 'reclosable bag'],
      usualOn:
        'food bags, snack packaging, coffee bags, mailing bags, gift wrapping, cable ties, pet food, baby wipes, diapers',
    },
    {
      name: 'deposits and tracked returns',
      limit: 'needs return points and an account for each piece, or many never come back',
      rule: 'a piece makes on average one trip divided by the share lost each time, so 10 trips at 90 % returned, 20 at 95 and 50 at 98',
      trial:
        'lend fifty bought pieces against a real deposit with a paper list, count what is back after a week, and stop if the loss exceeds what breaking even allows',
      cues: /\b(?:deposits?|return(?:ed|ing)? (?:station|point|machine|kiosk|bin|location|system|process)s?|reverse[- ](?:vending|logistics)|rfid|tracking|bar-?codes?|qr[- ]codes?|rental|rent(?:ed|ing)|borrow\w*|shar(?:ed|ing) (?:system|service|scheme)|use[- ]count\w*|number of uses)\b/i,
      terms: ['deposit return', 'reverse vending', 'RFID tracking'],
      usualOn:
        'beverage bottles, coffee cups, food delivery, takeaway bowls, hospital linen, clothing rental, tool rental, library books, shopping carts, bicycle sharing',
    },
    {
      name: 'erasable or exchangeable marks',
      limit: 'saves only the label or print, and each old mark must come off or be covered',
      rule: 'the base pays only once the throwaways it spares cost more than it and its wiping or new marks, and the eye sees ghosts above about 2 % contrast',
      trial:
        'mark twenty patches, leave them a week in sun and warmth, wipe or swap the marks ten times, and stop if strangers can still read the old one',
      cues: /\b(?:eras\w+|re-?writ\w+|re-?print\w*|dry[- ]erase|e-?paper|electronic (?:paper|label|ink)s?|thermo-?chromic|chalk-?boards?|write[- ]on|re-?label\w*|label(?:l?ing)?[- ](?:construction|holder|panel|area|window)s?|(?:removable|peelable) labels?|placards?)\b/i,
      terms: ['rewritable label', 'erasable', 'label holder'],
      usualOn:
        'notebooks, whiteboards, name badges, price tags, office paper, calendars, license plates, road signs, nameplates',
    },
    {
      name: 'a second use elsewhere',
      limit: 'wins one more life at most, and few owners need the second thing',
      rule: 'it saves only the new things it truly displaces, which is pieces handed on times the share of takers who would otherwise have bought one',
      trial:
        'offer twenty used pieces free on a local marketplace for a week, ask each taker what they would have bought instead, and stop if fewer than a third replace a purchase',
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
      rule: 'stiffness in bending grows with the cube of thickness, so half the modulus needs about 26 % more of it, but barrier grows only in step with thickness',
      trial:
        'make or buy a piece in the one material alone, use it beside the present one for a week, and stop if it leaks, sags, chafes or wears sooner',
      cues: /\b(?:mono-?material\w*|(?:single|same|one) (?:type of )?(?:material|polymer|plastic|resin)s?|(?:all|fully|wholly|entirely)[- ](?:paper|polyethylene|polypropylene|polyester|plastic|recyclable)|paper[- ](?:tube|board|based|shell|container)s?|paperboard|metal-?free|without (?:aluminium|aluminum|metal|adhesive|glue))\b/i,
      terms: ['monomaterial', 'recyclable packaging', 'paper based'],
      usualOn:
        'food pouches, shoes, mattresses, carpets, beverage bottles, toothpaste tubes, coffee capsules, mailing bags, clothing',
    },
    {
      name: 'parts that come apart',
      limit: 'relies on somebody taking it apart, and a joint made to part may do so in use',
      rule: 'taking apart pays only while each minute of work frees parts worth more than a minute’s wage, so count fasteners, tool changes and glued joints',
      trial:
        'have three people take apart five discarded ones with plain hand tools, time them, get offers for the fractions, and stop if these bring less than the wage',
      cues: /\b(?:separable|separat\w+ (?:from|at|after|for)|tear(?:s|ing)?[- ]?(?:off|away|strip)|peel\w*|disassembl\w*|dismantl\w*|tabbed|pull[- ]tabs?|snap\w* (?:apart|out)|de-?bond\w*|ruptur\w+|detach\w+|taken apart|pulls? (?:out|off)|release (?:layer|agent|coating))\b/i,
      terms: ['separable', 'disassembly', 'debonding'],
      usualOn:
        'phones, laptops, household appliances, furniture, solar panels, headphones, car seats, toys, bicycles',
    },
    {
      name: 'shredding and sorting',
      limit: 'yields mixed fractions whose worth falls with each impurity left in',
      rule: 'stage yields multiply, so five steps at 90 % leave 59 %, and only pieces broken free of each other and unlike in some property can be parted',
      trial:
        'have a recycler shred a few kilograms, part the pieces with sieve, magnet and salt water, weigh the fractions, and stop if no buyer takes the best one as it is',
      cues: /\b(?:shred\w*|sort(?:s|ed|er|ers|ing)|crush\w*|grind\w*|granulat\w+|siev\w+|flotation|eddy[- ]currents?|magnetic(?:ally)? separat\w+|(?:near[- ]infrared|optical|density|air) (?:sort\w+|separat\w+|classif\w+)|screening|pulveri[sz]\w+|pulp(?:ing|er)|reverse vending)\b/i,
      terms: ['waste sorting', 'shredder', 'optical sorting'],
      usualOn:
        'household waste, scrap cars, electronic waste, mattresses, used tires, paper waste, construction rubble, batteries, refrigerators',
      large: true,
      needs: ['power', 'plant'],
    },
    {
      name: 'remelting',
      limit: 'loses strength or gathers impurities each time round, so fresh material is added',
      rule: 'scrap at twice the allowed impurity must be thinned with its own weight of clean material, while remelting aluminum takes only about 5 % of the energy of new',
      trial:
        'have a few kilograms of real collected scrap washed, melted and formed at a borrowed workshop, compare it with new material, and stop if even a half and half blend falls short',
      cues: /\b(?:re-?melt\w*|melt(?:s|ed|ing)?|extru\w+|pelleti[sz]\w+|smelt\w*|furnaces?|melt[- ]blend\w*|compatibili[sz]\w+|injection[- ]mold\w*|crosslink\w*)\b/i,
      terms: ['remelting', 'recycled pellets', 'compatibilizer'],
      usualOn:
        'aluminum cans, glass bottles, steel scrap, plastic bottles, milk jugs, fishing nets, copper wire, printing filament, bottle caps',
      needs: ['power', 'hazard'],
    },
    {
      name: 'waste as filler or feed',
      limit: 'takes the waste at a lower worth than it had, and must cope with a feed that varies',
      rule: 'it pays while haulage, sorting and drying cost less than the material displaced, and each kilogram of water dried off by hot air takes about 3 to 5 MJ',
      trial:
        'get five batches of the waste from different days and sources, replace a tenth and a third of the usual material, and stop if the worst batch fails at a tenth',
      cues: /\b(?:coffee grounds|carpet[- ]fib\w+|(?:recycled|waste|reclaimed|scrap|post-?consumer) (?:\w+ )?(?:fib(?:er|re)s?|plastics?|papers?|materials?|rubber|glass|tires?|tyres?|wood|textiles?|polyethylene)|crumb rubber|fly ash|slag|re-?grind|made (?:from|of|with) (?:recycled|waste))\b/i,
      terms: ['recycled fiber', 'crumb rubber', 'recycled plastic'],
      usualOn:
        'demolition rubble, fly ash, used tires, sawdust, food waste, coffee grounds, asphalt pavement, textile scraps, rice husks',
    },
    {
      name: 'breaking down to monomers',
      limit: 'takes heat, catalysts and scale, and turns part of the feed to gas or tar',
      rule: 'polyesters, polyurethane and nylon 6 commonly split with water or alcohols at about 180 to 300 °C, polyolefins and tires crack only from about 400, into mixtures',
      trial:
        'have a lab react a hundred grams of real, dirty feed, weigh the purified monomer, and stop if its market price does not cover feed, heat and chemicals',
      cues: /\b(?:de-?polymeri[sz]\w+|pyroly\w+|glycoly\w+|hydroly\w+|methanolysis|solvolysis|monomers?|unzip\w*|gasif\w+|(?:thermal|catalytic) crack\w+)\b/i,
      terms: ['depolymerization', 'pyrolysis', 'chemical recycling'],
      usualOn:
        'polyester clothing, carpets, plastic waste, fishing nets, polyurethane foam, mattresses, plastic bottles, used tires',
      large: true,
      needs: ['hazard', 'plant'],
    },
    {
      name: 'dissolving and winning back',
      limit: 'must recover nearly all its solvent or acid, or it costs more than the material it saves',
      rule: 'at ten kilograms of solvent to each kilogram won, 99 % recovery still loses 0.1 kilogram of it each round, and 90 % loses a whole one',
      trial:
        'have a lab dissolve a hundred grams of real scrap, win back both product and solvent, weigh them, and stop if the solvent lost costs more than the product brings',
      cues: /\b(?:dissol\w+|solvents?|precipitat\w+|leach\w*|hydro-?metallurg\w*|electro-?winning|electrolys\w+|solvent extraction|selective\w* extract\w+)\b/i,
      terms: ['solvent recovery', 'leaching', 'precipitation'],
      usualOn:
        'batteries, circuit boards, magnets, solar panels, catalytic converters, cotton clothing, spent catalysts, multilayer films, old gold',
      large: true,
      needs: ['hazard', 'plant'],
    },
    {
      name: 'restoring the worn part itself',
      limit: 'keeps most of the value, but needs used parts of known make and state',
      rule: 'rejected used pieces cost money too, so at a yield of 70 % each one sold takes about 1.4, and all its costs must stay below the price of new',
      trial:
        'look through ten used pieces as they come with a repair shop, price the work and the rejects, and stop if a good one costs nearly as much as new',
      cues: /\b(?:refurbish\w*|re-?manufactur\w*|re-?tread\w*|re-?lithiat\w*|re-?condition\w*|regenerat\w+|anneal\w*|direct(?:ly)? recycl\w+|(?:used|empty|spent) (?:toner )?(?:cartridges?|batter(?:y|ies)|catalysts?|electrodes?))\b/i,
      terms: ['refurbishing', 'remanufacturing', 'direct recycling'],
      usualOn:
        'car engines, toner cartridges, truck tires, phones, batteries, turbochargers, office furniture, car alternators, medical scanners',
    },
    {
      name: 'a closed process loop',
      limit: 'lets impurities build up round by round, so some must be bled off',
      rule: 'with a bleed of 5 % a round, an impurity not otherwise removed settles at 20 times what one round adds, with 10 % at 10 times',
      trial:
        'send one small batch round twenty times without bleeding, measure each time what builds up and what it makes, and stop if the product already fails within three rounds',
      cues: /\b(?:closed[- ]loop|semi-?closed|re-?circulat\w+|(?:flush|rinse|wash|process|cooling|waste|gr[ea]y)[- ]?water|recycl\w+ (?:line|stream|loop|gas|water)|exhaust gas|brayton|flue gas)\b/i,
      terms: ['closed loop', 'recirculation', 'water recycling'],
      usualOn:
        'paper mills, process water, dye baths, cutting fluids, foundry sand, metal powder, plating baths, solvents, molding scrap',
      needs: ['supply', 'plant'],
    },
  ],
};
