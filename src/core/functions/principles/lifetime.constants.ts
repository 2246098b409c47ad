import type { WorkingPrinciples } from './working-principle.ts';

export const LIFETIME_PRINCIPLES: WorkingPrinciples = {
  degrade: [
    {
      name: 'microbes and composting',
      limit: 'stalls where it is cold, dry or airless, and often finishes only in a composting plant',
      rule: 'rates about double for each 10 degrees up to 35 °C, hot compost is fastest at 50 to 60, with 50 to 60 % moisture and 25 to 35 parts carbon to one nitrogen',
      trial:
        'mix samples with ripe compost or active sludge at the temperature of the real site, weigh or test them after a week, and stop if they match a sterilised control',
      cues: /\b(?:compost(?:s|ed|er|ers|ing)?|microbes?|microbial\w*|micro-?organisms?|bacteri\w+|fung(?:i|us|al)|digest(?:er|ers|or|ion)|an?aerobic\w*|ferment\w*|earthworms?|sludge|larva\w*)\b/i,
      terms: ['composting', 'microbial degradation', 'anaerobic digestion'],
      usualOn:
        'food waste, garden waste, oil spills, wastewater, contaminated soil, animal manure, coffee capsules, paper plates, toilets',
    },
    {
      name: 'a material made to decay',
      limit: 'also weakens on the shelf and in use, above all when warm and damp',
      rule: 'decay by water runs about two to four times faster for each 10 degrees, so polylactide gone in weeks at 58 °C lasts years in cold soil',
      trial:
        'keep bought samples a week as warm and damp as in use and others where they will end, pull both, and stop if the first weaken as fast as the second',
      cues: /\b(?:poly-?lact\w+|pla|poly-?hydroxy\w+|pha|pbat|pbs|poly-?caprolactone|thermoplastic starch|starch\w*|cellulos\w+|chitosan|alginate\w*|gelatin\w*|(?:bio-?)?resorbable|bio-?absorbable|bio-?plastics?|(?:compostable|biodegradable)[- ](?:\w+[- ]){0,3}(?:film|polymer|plastic|material|resin|layer|packag\w+)s?|seaweed|mycelium|bagasse)\b/i,
      terms: ['polylactic acid', 'biodegradable polymer', 'starch based'],
      usualOn:
        'shopping bags, mulch films, surgical sutures, plant pots, drinking straws, food packaging, fishing nets, bone screws, cutlery',
    },
    {
      name: 'dissolving in water',
      limit: 'gives way to any moisture, so it must be packed and kept dry',
      rule: 'dissolving goes in step with wetted surface and with how far the water is from saturation, so doubling the thickness about doubles the time, and stirring shortens it',
      trial:
        'stir samples into cold hard water, pour it through a sieve after the time allowed, hang others in a steamy bathroom, and stop if the sieve holds residue or these stick',
      cues: /\b(?:water[- ](?:soluble|dispersible)|polyvinyl alcohol|pva|pvoh|(?:dissol\w+|disintegrat\w+) (?:quickly |rapidly )?(?:in|into|on contact with) (?:\w+ )?(?:water|mouth|saliva|stomach)|(?:fast|quick|rapid|orally)(?:ly)?[- ](?:dissol\w+|disintegrat\w+)|effervesc\w+|disintegrants?)\b/i,
      terms: ['water soluble', 'polyvinyl alcohol', 'disintegrant'],
      usualOn:
        'detergent pods, toilet paper, laundry sheets, embroidery backing, printing supports, hospital laundry, effervescent tablets, packing peanuts, seed tapes',
    },
    {
      name: 'carriers that hold it dissolved',
      medium: 'chemistry',
      limit: 'may let its load fall out again on storage or dilution, and adds bulk',
      rule: 'thinned cosolvents lose their solvency about exponentially, micelles theirs below their critical concentration, and drops half as large rise or sink a quarter as fast',
      trial:
        'mix the load with two or three bought carriers, dilute as in use, chill one jar and warm another for a week, and stop if crystals, haze or a ring appear',
      cues: /\b(?:cyclodextrin\w*|micell\w+|surfactants?|emulsif\w+|nano-?particles?|nano-?emulsion\w*|liposom\w+|solid dispersions?|co-?solvents?|solubili[sz]\w+|complex(?:es|ed|ation)? with|amorphous|chelat\w+|poorly soluble)\b/i,
      terms: ['cyclodextrin complex', 'solid dispersion', 'solubilizer'],
      usualOn:
        'eye drops, injections, vitamins, pesticides, cosmetics, cannabis drinks, flavorings, cough syrups, soft capsules',
    },
    {
      name: 'enzymes',
      limit: 'fits one kind of bond only, and loses its activity with heat and time',
      rule: 'activity about doubles for each 10 degrees until the enzyme unfolds, for most at about 40 to 70 °C, and falls off a pH unit or two from its best',
      trial:
        'treat ten samples with a bought enzyme at the real temperature and time, ten with the same dose boiled first, and stop if neither eye nor test tells them apart',
      cues: /\b(?:enzym\w+|hydrolases?|lipases?|proteases?|cutinases?|petases?|amylases?|cellulases?|laccases?|esterases?|depolymerases?)\b/i,
      terms: ['enzymatic degradation', 'hydrolase', 'PETase'],
      usualOn:
        'laundry detergents, biofuels, plastic bottles, contact lenses, drain cleaners, pet stains, dishwasher tablets, lactose-free milk, fruit juice',
    },
    {
      name: 'oxidation',
      limit: 'attacks whatever else it meets, and can leave by-products worse than the start',
      rule: 'full oxidation takes about 1.1 grams of oxygen per gram of sugar and 2.9 to 3.5 per gram of oil, and bystanders take their share as well',
      trial:
        'have a laboratory dose five open jars of the sample with rising amounts of oxidant, test after an hour and a day, and stop if no dose clears it without harming the rest',
      cues: /\b(?:ozon\w+|oxidi[sz]\w+|oxidation|oxidants?|peroxid\w+|hydroxyl|radicals?|fenton|per-?sul(?:f|ph)ates?|electro-?chemical\w*|electro-?oxid\w+|chlorin\w+|permanganate|oxo-?(?:bio)?degrad\w+)\b/i,
      terms: ['advanced oxidation', 'ozone', 'electrochemical oxidation'],
      usualOn:
        'wastewater, groundwater, contaminated soil, swimming pools, textile dyes, drinking water, exhaust gas, odors, drug residues',
      needs: ['hazard'],
    },
    {
      name: 'light',
      limit: 'reaches only what it shines on, so depth, dirt and darkness stop it',
      rule: 'only absorbed light counts, dose is irradiance times time, and titanium dioxide takes up only wavelengths below about 400 nm, some 4 to 5 % of sunlight',
      trial:
        'put dyed strips or samples at the real distance from lamp or sky for a week, half of each behind foil, and stop if the open half has hardly changed',
      cues: /\b(?:photo-?(?:degrad\w+|cataly\w+|lys\w+|oxid\w+)|ultra-?violet|uv(?:-[abc])?|titanium dioxide|sunlight|irradiat\w+)\b/i,
      terms: ['photocatalyst', 'photodegradable', 'ultraviolet degradation'],
      usualOn:
        'indoor air, self-cleaning windows, paving stones, facade paints, textile dyes, drinking water, air purifiers, mulch films',
    },
    {
      name: 'heat',
      limit: 'takes energy, and sends off gases that must be caught and cleaned',
      rule: 'boiling off each kilogram of water takes about 2.3 MJ before anything gets hotter, and fumes burn out at about 750 to 1100 °C in half to two seconds',
      trial:
        'send a typical sample to a lab for water content and heating value, reckon the fuel still missing, and stop if that costs more than disposal does today',
      cues: /\b(?:pyroly\w+|incinerat\w+|combust\w+|thermal(?:ly)? (?:decompos\w+|degrad\w+|treat\w+)|thermolysis|gasif\w+|plasma|hydro-?thermal|super-?critical|(?:heated|heating|drying) (?:drum|chamber|vessel)s?)\b/i,
      terms: ['pyrolysis', 'thermal decomposition', 'incineration'],
      usualOn:
        'plastic waste, medical waste, exhaust gas, paint fumes, sewage sludge, hazardous waste, used tires, contaminated soil',
      needs: ['power', 'hazard'],
    },
    {
      name: 'grinding and stirring',
      limit: 'makes smaller pieces sooner, but leaves the rest to chemistry or biology',
      rule: 'halving the pieces doubles the surface per kilogram, and by Rittinger’s law for fine grinding each further halving takes about twice the work of the one before',
      trial:
        'chop one batch coarse and one fine in a kitchen blender, treat both alike for a week beside a whole one, and stop if the fine batch is hardly further',
      cues: /\b(?:shred\w*|grind\w*|mill(?:ed|ing)|agitat\w+|stirr\w+|turbulen\w+|vort(?:ex|ices)|micro-?bubbles?|nano-?bubbles?|ultraso\w+|cavitation|macerat\w*|mixing (?:chamber|blade|drum)s?)\b/i,
      terms: ['shredding', 'agitator', 'ultrasonic dissolution'],
      usualOn:
        'kitchen scraps, food disposers, wood waste, crop residues, sewage sludge, compost bins, macerating toilets, cartons',
    },
  ],
  repair: [
    {
      name: 'swapping the part',
      limit: 'discards what still works in the part, and ends when spares are no longer made',
      rule: 'it pays while part, labour and travel cost less than a new one times the share of a full life that the repair adds',
      trial:
        'ask three repair shops for quotes on twenty real defects, check whether each part can still be ordered, and stop if fewer than half cost under half of new',
      cues: /\b(?:replaceable|replacement (?:part|spindle|tire|tread|blade|unit|module|lamp|belt|roller|cartridge)s?|replac(?:es|ing) (?:the )?(?:worn|old|damaged|existing|legacy|broken)|interchang\w+|(?:detach|remov)able (?:\w+ )?(?:unit|module|part|panel|blade|roller|plate|battery|drum|cover)s?|releasabl\w+|quick[- ](?:release|change)|retro-?fit\w*|adap(?:ter|tor)s? for|spare parts?)\b/i,
      terms: ['replaceable part', 'quick release', 'retrofit'],
      usualOn:
        'phones, bicycles, household appliances, laptops, cars, washing machines, watches, headphones, wind turbines',
    },
    {
      name: 'a patch or plug',
      limit: 'holds only on a clean, sound margin, and stays to be seen or felt',
      rule: 'a hole 10 mm wide pushes on its patch with about 8 N per bar, one of 100 mm with 785, while the rim that holds grows only tenfold',
      trial:
        'cut ten typical holes in scrap, patch half on cleaned and half on merely wiped margins, flex, soak and load them for a week, and stop if the wiped ones open',
      cues: /\b(?:(?:repair|fabric|bonded|composite|adhesive|self-adhesive|hernia) patch(?:es)?|bonding patches|patch(?:es|ed)? (?:over|to|onto|on)|plugs?|plugged|sealants?|sealing (?:plug|strip|tape)s?|(?:knitted|surgical|hernia|implant\w*) mesh|repair (?:tape|sleeve|clamp|strip|kit|plug|patch)s?|puncture\w*)\b/i,
      terms: ['repair patch', 'repair plug', 'sealant'],
      usualOn: 'tires, inner tubes, roofs, clothing, air mattresses, pipes, swimming pools, hernias, tents',
    },
    {
      name: 'filler or adhesive',
      limit: 'needs clean, dry faces and time to set, and is seldom as strong as the whole piece was',
      rule: 'a good epoxy on clean metal holds about 10 to 30 N per mm² in shear, but peels from its edge at about 1 to 10 per mm of width',
      trial:
        'break ten pieces, glue or fill them as a user would, wait a day, wet and chill them, hang weights on, and stop if most fail below the real load',
      cues: /\b(?:adhesives?|epox\w+|resins?|fillers?|putty|grout|mortar|cements?|fiber-?glass|caulk\w*|inject(?:ed|ing|ion) (?:of )?(?:resin|foam|grout|adhesive|cement)|curing)\b/i,
      terms: ['repair resin', 'epoxy filler', 'crack injection'],
      usualOn: 'windshields, potholes, walls, teeth, shoes, concrete cracks, car bodies, furniture, ceramics',
    },
    {
      name: 'welding and built-up material',
      limit: 'brings in heat that can warp or crack the piece, and needs a trained hand',
      rule: 'steel of a carbon equivalent up to about 0.4 % commonly welds without preheat, above about 0.6 it cracks easily, and hardened alloys soften beside the seam',
      trial:
        'have a welder lay a seam on a scrapped piece of the same alloy, measure warp with a straightedge, look with dye penetrant, and stop if it cracks or no longer fits',
      cues: /\b(?:weld\w*|solder\w*|braz\w+|cladding|cold spray\w*|thermal spray\w*|deposit(?:ed|ing|ion) (?:of )?(?:metal|material|weld)|additive(?:ly)? manufactur\w*|re-?surfac\w+|over-?lay\w* weld\w*)\b/i,
      terms: ['weld repair', 'cold spray', 'laser cladding'],
      usualOn:
        'turbine blades, rails, ship hulls, pipelines, car bodies, molds, excavator buckets, bicycle frames, storage tanks',
      needs: ['press', 'hazard', 'skill'],
    },
    {
      name: 'self-healing material',
      limit: 'closes small cracks only, and often just once in each place',
      rule: 'what capsules hold must fill the crack, so the width they close grows with their size and share, and plain wet concrete closes about 0.1 to 0.3 mm',
      trial:
        'cut or crack ten samples at three known widths, keep them as warm and damp as in use for a week, and stop if the commonest width still leaks or pulls apart',
      cues: /\b(?:self-?(?:heal\w*|repair\w*|seal\w*|mend\w*)|healing (?:agent|capsule)s?|(?:micro|nano)-?capsules?|reversible bonds?)\b/i,
      terms: ['self-healing', 'self-sealing', 'microcapsules'],
      usualOn:
        'concrete, car paint, phone screens, tires, coatings, cables, asphalt, fuel tanks, soft robots',
    },
    {
      name: 'implants and grown tissue',
      limit: 'heals at the pace of the body, which must tolerate it',
      rule: 'cells live only within about 0.1 to 0.2 mm of a blood vessel, nerves regrow about 1 mm a day, and broken bones take about 6 to 12 weeks',
      trial:
        'gather published results of the nearest approved implants, ask three surgeons which patients they would refuse, and stop if failures within two years match those of the present treatment',
      cues: /\b(?:grafts?|tissues?|scaffolds?|collagen|hyaluron\w+|(?:stem|cultured|implanted|progenitor) cells?|implant\w*|regenerat\w+|growth factors?|prosthe\w+|bones?|cartilage|vertebra\w*|tendons?|ligaments?|rotator cuff|angiogen\w+|sdf-1|plasmids?)\b/i,
      terms: ['tissue graft', 'scaffold', 'regenerative implant'],
      usualOn: 'cartilage, bones, heart valves, tendons, knees, skin, nerves, teeth, blood vessels',
      needs: ['skill'],
    },
    {
      name: 'service timed by condition',
      limit: 'tells when to act but mends nothing, and each false call costs a visit',
      rule: 'check at least twice between first sign and failure, and with one fault in 100, false alarms of 5 % make about five idle calls for each true one',
      trial:
        'take last year’s fault and sensor records, mark blind where each signal would have called, and stop if most faults gave less warning than a visit takes to plan',
      cues: /\b(?:predict(?:ive|s|ed|ing|ion)?|wear (?:indicator|sensor|limit)s?|remaining (?:useful )?(?:life|service)|schedul\w+|service intervals?|maintenance (?:schedule|interval|plan|need|history|record|request)s?|diagnos\w+|indicators?|colou?r-?chang\w+|estimat\w+|condition monitor\w*|inspect(?:s|ed|ion)|clogging)\b/i,
      terms: ['predictive maintenance', 'wear indicator', 'remaining life'],
      usualOn:
        'elevators, wind turbines, trucks, aircraft engines, trains, pumps, production lines, car fleets, heat pumps',
    },
    {
      name: 'software fixes and restarts',
      medium: 'information',
      limit: 'can break what worked before, so each fix needs tests and a way back',
      rule: '99.9 % uptime allows about 8.8 hours down a year, and halving the time to recover gains as much as doubling the time between failures',
      trial:
        'go through the last fifty trouble tickets or logs, mark those that a restart or patch would have cured for a month, and stop if they are fewer than a third',
      cues: /\b(?:software|firmware|updat(?:e|es|ed|ing)|patch files?|rollback|roll(?:s|ed)? back|restart\w*|re-?boot\w*|fail-?over|application instances?|virtual machines?|version(?:s|ing)?|bugs?|source code)\b/i,
      terms: ['software update', 'software patch', 'rollback'],
      usualOn: 'servers, databases, websites, phones, routers, cloud services, laptops, cars, hard drives',
    },
    {
      name: 'robots and remote tools',
      limit: 'mends only the damage it was prepared for, and costs more than a single repair is worth',
      rule: 'it pays when jobs a year times the digging, scaffold or shutdown saved exceed its yearly cost, and steering by hand suffers from delays above about 0.3 s',
      trial:
        'push a rented camera and a tool on a pole or cable to ten real or mocked up spots, and stop if half of them cannot be both seen and reached',
      cues: /\b(?:robot\w*|manipulators?|remotely (?:operated|controlled)|tele-?operat\w+|drones?|unmanned|crawlers?|endoscop\w*|borescop\w*)\b/i,
      terms: ['repair robot', 'remote manipulator', 'borescope repair'],
      usualOn:
        'pipelines, sewers, power lines, satellites, nuclear plants, wind turbines, ship hulls, jet engines, gas mains',
      needs: ['power'],
    },
  ],
};
