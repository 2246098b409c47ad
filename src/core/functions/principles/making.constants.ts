import type { WorkingPrinciples } from './working-principle.ts';

export const MAKING_PRINCIPLES: WorkingPrinciples = {
  print: [
    {
      name: 'ink drops from a nozzle',
      limit: 'dries up in its nozzles when idle, and runs or beads on surfaces that do not suit the ink',
      cues: /\b(?:ink-?jet\w*|ink[- ](?:cartridge|tank|reservoir|supply|supplies|drop|droplet|container|nozzle|ejection|head|passage|chamber)s?|(?:ink|liquid) (?:dis)?charg\w+|drop(?:let)?s? (?:eject\w*|of ink)|(?:print|recording) ?heads?|piezo\w* (?:head|nozzle|element)s?)\b/i,
      terms: ['inkjet', 'print head', 'ink cartridge'],
      usualOn:
        'photos, shipping boxes, t-shirts, posters, date codes, ceramic tiles, office documents, banners, cakes',
    },
    {
      name: 'toner on a charged drum',
      limit: 'must be fused with heat, and has drums, toner and fusers to replace',
      cues: /\b(?:toners?|photo-?conduct\w*|photo-?sensitive (?:drum|member|body)\w*|photo-?receptors?|electro-?photograph\w*|electro-?static latent|fus(?:er|ing) (?:unit|roller|device)?|laser print\w*|latent images?|transfer belts?|developing (?:roller|unit|device|cartridge)s?|drum units?)\b/i,
      terms: ['toner cartridge', 'photosensitive drum', 'electrophotographic'],
      usualOn:
        'office documents, invoices, brochures, books, photocopies, labels, booklets, school worksheets',
    },
    {
      name: 'managed print jobs',
      medium: 'information',
      limit: "changes how printers are shared, not what they can print, and leans on each maker's drivers",
      cues: /\b(?:print(?:ing)?[- ](?:jobs?|servers?|queues?|drivers?|requests?|settings?|management|service|instructions?|orders?|data)|printer (?:drivers?|status|settings?)|spool(?:er|ing)|job (?:management|attributes|tickets?))\b/i,
      terms: ['print job', 'print server', 'printer driver'],
      usualOn:
        'office printers, print shops, libraries, universities, hospitals, copy shops, photo books, phones, web shops',
    },
    {
      name: 'plates, rollers and stencils',
      limit: 'needs its own plate or stencil for each picture and colour, so it pays for long runs only',
      cues: /\b(?:flexograph\w*|flexo|gravure|intaglio|letter-?press|lithograph\w* (?:plate|print)\w*|offset[- ](?:print\w*|press(?:es)?|lithograph\w*)|(?:blanket|plate|impression|printing) cylinders?|printing (?:plate|press|unit|machine|form)s?|screen[- ]print\w*|squeegees?|stencils?|rubber stamps?|stamp pads?|press plates?|rotary press\w*|pad print\w*)\b/i,
      terms: ['flexographic', 'screen printing', 'printing plate'],
      usualOn:
        'newspapers, packaging, banknotes, t-shirts, wallpaper, magazines, circuit boards, beverage cans, solar cells',
    },
    {
      name: 'heat on ribbon or paper',
      limit: 'needs special paper or a ribbon that is thrown away, and its direct prints fade',
      cues: /\b(?:thermal[- ](?:head|print\w*|transfer|paper|recording)s?|heat[- ]?(?:sensitive|transfer|develop\w*)|thermo-?sensitive|ink ribbons?|ribbons?|(?:dye[- ])?sublimation|hot[- ](?:foil|stamp\w*)|transfer (?:sheet|film|paper|foil|print\w*)s?)\b/i,
      terms: ['thermal printer', 'thermal transfer', 'dye sublimation'],
      usualOn:
        'receipts, shipping labels, parcels, tickets, wristbands, identity cards, price tags, instant photos, mugs',
    },
    {
      name: 'a strand from a nozzle',
      limit: 'shows its layers, is weakest between them, and needs props under overhangs',
      cues: /\b(?:fused[- ](?:filament|deposition)|filaments?|extrud(?:er|ers|es|ing)|extrusion (?:nozzle|head|print\w*|additive)s?|bio-?(?:ink|print)\w*|(?:deposition|print) nozzles?|3-?d pens?|fdm|fff|thermoplastic strands?)\b/i,
      terms: ['fused filament', 'extrusion nozzle', 'bioprinting'],
      usualOn:
        'prototypes, toys, concrete houses, prostheses, chocolate, spare parts, drones, orthoses, tissue scaffolds',
    },
    {
      name: 'resin hardened by light',
      limit: 'comes out sticky and must be washed and cured, and grows brittle in daylight',
      cues: /\b(?:stereo-?lithograph\w*|photo-?(?:polymer\w*|harden\w*|cur\w+)|vat|two-photon|(?:resin|liquid) (?:tank|vat|bath)s?|digital light process\w*|(?:light|uv|radiation)[- ]?cur\w+|build area|uv lamps?)\b/i,
      terms: ['stereolithography', 'photopolymer', 'UV curable'],
      usualOn:
        'dental models, jewelry, figurines, hearing aids, dental aligners, surgical guides, crowns, shoe midsoles, eyeglass lenses',
    },
    {
      name: 'powder fused or bound',
      limit: 'leaves rough, often porous parts, and fine powder to keep out of lungs and flames',
      cues: /\b(?:powder[- ](?:bed|layer|feed|recoat\w*)s?|(?:metal|metallic|spherical|ceramic|polymer) powders?|sinter\w*|laser melt\w*|electron[- ]beam melt\w*|binder[- ]jet\w*|selective\w* (?:laser|melt\w*|sinter\w*)|directed energy)\b/i,
      terms: ['powder bed', 'laser sintering', 'binder jetting'],
      usualOn:
        'aircraft parts, implants, turbine blades, sand molds, rocket engines, shoe insoles, eyeglass frames, gears, dental bridges',
    },
    {
      name: 'engraving and marking',
      limit: 'cannot be undone, and shows up only on materials that take the mark',
      cues: /\b(?:engrav\w+|etch\w*|laser[- ](?:mark\w*|engrav\w*|ablat\w*|writ\w*)|scrib(?:e|ed|ing)|dot peen|emboss\w*|braille)\b/i,
      terms: ['laser engraving', 'laser marking', 'embossing'],
      usualOn:
        'jewelry, trophies, car parts, surgical instruments, tools, eggs, wine glasses, pet tags, cable sheaths',
    },
  ],
  repair: [
    {
      name: 'swapping the part',
      limit: 'discards what still works in the part, and ends when spares are no longer made',
      cues: /\b(?:replaceable|replacement (?:part|spindle|tire|tread|blade|unit|module|lamp|belt|roller|cartridge)s?|replac(?:es|ing) (?:the )?(?:worn|old|damaged|existing|legacy|broken)|interchang\w+|(?:detach|remov)able (?:\w+ )?(?:unit|module|part|panel|blade|roller|plate|battery|drum|cover)s?|releasabl\w+|quick[- ](?:release|change)|retro-?fit\w*|adap(?:ter|tor)s? for|spare parts?)\b/i,
      terms: ['replaceable part', 'quick release', 'retrofit'],
      usualOn:
        'phones, bicycles, household appliances, laptops, cars, washing machines, watches, headphones, wind turbines',
    },
    {
      name: 'a patch or plug',
      limit: 'holds only on a clean, sound margin, and stays to be seen or felt',
      cues: /\b(?:(?:repair|fabric|bonded|composite|adhesive|self-adhesive|hernia) patch(?:es)?|bonding patches|patch(?:es|ed)? (?:over|to|onto|on)|plugs?|plugged|sealants?|sealing (?:plug|strip|tape)s?|(?:knitted|surgical|hernia|implant\w*) mesh|repair (?:tape|sleeve|clamp|strip|kit|plug|patch)s?|puncture\w*)\b/i,
      terms: ['repair patch', 'repair plug', 'sealant'],
      usualOn: 'tires, inner tubes, roofs, clothing, air mattresses, pipes, swimming pools, hernias, tents',
    },
    {
      name: 'filler or adhesive',
      limit: 'needs clean, dry faces and time to set, and is seldom as strong as the whole piece was',
      cues: /\b(?:adhesives?|epox\w+|resins?|fillers?|putty|grout|mortar|cements?|fiber-?glass|caulk\w*|inject(?:ed|ing|ion) (?:of )?(?:resin|foam|grout|adhesive|cement)|curing)\b/i,
      terms: ['repair resin', 'epoxy filler', 'crack injection'],
      usualOn: 'windshields, potholes, walls, teeth, shoes, concrete cracks, car bodies, furniture, ceramics',
    },
    {
      name: 'welding and built-up material',
      limit: 'brings in heat that can warp or crack the piece, and needs a trained hand',
      cues: /\b(?:weld\w*|solder\w*|braz\w+|cladding|cold spray\w*|thermal spray\w*|deposit(?:ed|ing|ion) (?:of )?(?:metal|material|weld)|additive(?:ly)? manufactur\w*|re-?surfac\w+|over-?lay\w* weld\w*)\b/i,
      terms: ['weld repair', 'cold spray', 'laser cladding'],
      usualOn:
        'turbine blades, rails, ship hulls, pipelines, car bodies, molds, excavator buckets, bicycle frames, storage tanks',
    },
    {
      name: 'self-healing material',
      limit: 'closes small cracks only, and often just once in each place',
      cues: /\b(?:self-?(?:heal\w*|repair\w*|seal\w*|mend\w*)|healing (?:agent|capsule)s?|(?:micro|nano)-?capsules?|reversible bonds?)\b/i,
      terms: ['self-healing', 'self-sealing', 'microcapsules'],
      usualOn:
        'concrete, car paint, phone screens, tires, coatings, cables, asphalt, fuel tanks, soft robots',
    },
    {
      name: 'implants and grown tissue',
      limit: 'heals at the pace of the body, which must tolerate it',
      cues: /\b(?:grafts?|tissues?|scaffolds?|collagen|hyaluron\w+|(?:stem|cultured|implanted|progenitor) cells?|implant\w*|regenerat\w+|growth factors?|prosthe\w+|bones?|cartilage|vertebra\w*|tendons?|ligaments?|rotator cuff|angiogen\w+|sdf-1|plasmids?)\b/i,
      terms: ['tissue graft', 'scaffold', 'regenerative implant'],
      usualOn: 'cartilage, bones, heart valves, tendons, knees, skin, nerves, teeth, blood vessels',
    },
    {
      name: 'service timed by condition',
      limit: 'tells when to act but mends nothing, and each false call costs a visit',
      cues: /\b(?:predict(?:ive|s|ed|ing|ion)?|wear (?:indicator|sensor|limit)s?|remaining (?:useful )?(?:life|service)|schedul\w+|service intervals?|maintenance (?:schedule|interval|plan|need|history|record|request)s?|diagnos\w+|indicators?|colou?r-?chang\w+|estimat\w+|condition monitor\w*|inspect(?:s|ed|ion)|clogging)\b/i,
      terms: ['predictive maintenance', 'wear indicator', 'remaining life'],
      usualOn:
        'elevators, wind turbines, trucks, aircraft engines, trains, pumps, production lines, car fleets, heat pumps',
    },
    {
      name: 'software fixes and restarts',
      medium: 'information',
      limit: 'can break what worked before, so each fix needs tests and a way back',
      cues: /\b(?:software|firmware|updat(?:e|es|ed|ing)|patch files?|rollback|roll(?:s|ed)? back|restart\w*|re-?boot\w*|fail-?over|application instances?|virtual machines?|version(?:s|ing)?|bugs?|source code)\b/i,
      terms: ['software update', 'software patch', 'rollback'],
      usualOn: 'servers, databases, websites, phones, routers, cloud services, laptops, cars, hard drives',
    },
    {
      name: 'robots and remote tools',
      limit: 'mends only the damage it was prepared for, and costs more than a single repair is worth',
      cues: /\b(?:robot\w*|manipulators?|remotely (?:operated|controlled)|tele-?operat\w+|drones?|unmanned|crawlers?|endoscop\w*|borescop\w*)\b/i,
      terms: ['repair robot', 'remote manipulator', 'borescope repair'],
      usualOn:
        'pipelines, sewers, power lines, satellites, nuclear plants, wind turbines, ship hulls, jet engines, gas mains',
    },
  ],
  grow: [
    {
      name: 'beds of soil or substrate',
      limit: 'dries and soaks unevenly, and harbours weeds and pests',
      cues: /\b(?:soils?|potting|plant(?:er|ing)[- ](?:unit|box|pot|container|bed)s?|flower-?pots?|plant[- ]pots?|pots|raised beds?|peat|coir|perlite|vermiculite|seed-?beds?|(?:growing|growth) (?:medium|media) (?:for|of) plants?|planter units?)\b/i,
      terms: ['planter box', 'growing medium', 'raised bed'],
      usualOn:
        'planters, vegetable gardens, flowerpots, mushrooms, green roofs, balcony boxes, seedlings, strawberries, lawns',
    },
    {
      name: 'nutrient solution without soil',
      limit: 'forgives a stopped pump for hours only, and carries disease to all plants on the loop',
      cues: /\b(?:hydropon\w*|aeropon\w*|aquapon\w*|soil-?less|nutrient[- ](?:solution|film|gutter|water|liquid|mist|rich)s?|ebb[- ]and[- ](?:flow|flood)|deep water culture|grow(?:ing)?[- ](?:tower|trough|gutter|channel)s?)\b/i,
      terms: ['hydroponic', 'nutrient solution', 'aeroponic'],
      usualOn:
        'lettuce farms, herb gardens, tower gardens, vertical farms, tomatoes, microgreens, kitchen herbs, fish farms, greenhouses',
    },
    {
      name: 'placing the seed',
      limit: 'has one chance in a season, and spaces worse the faster it goes and the odder the seed',
      cues: /\b(?:seed(?:ing)?[- ](?:drill|delivery|tube|dis[ck]|meter\w*|placement|chute|hopper|spacing|spreader|belt|mat)s?|seeders?|furrow\w*|sow(?:n|ing|er|ers)|row[- ]units?|trans-?plant\w*|planting (?:depth|machine|robot)s?|air seed\w*|broadcast(?:s|ing)? seed\w*|distribut\w+ seed\w*)\b/i,
      terms: ['seed meter', 'seed drill', 'planter row'],
      usualOn:
        'corn fields, lawns, vegetable gardens, cover crops, seed drills, drones, reforestation, seed trays, wheat fields',
    },
    {
      name: 'feeding with fertiliser',
      limit: 'is washed out or escapes before roots take all of it, and burns when overdone',
      cues: /\b(?:fertili[sz](?:er|ers|ing|ation)|manure|nitrogen[- ](?:fix\w+|source|release|content)|nitrification|urea|phosphate|potash|foliar|bio-?char|compost\w*|soil (?:conditioner|amendment)s?)\b/i,
      terms: ['slow-release fertilizer', 'foliar feed', 'soil amendment'],
      usualOn: 'lawns, houseplants, corn fields, orchards, golf courses, rice fields, vineyards, garden beds',
    },
    {
      name: 'controlled light and climate',
      limit: 'turns most of its cost into power for lamps and for cooling them again',
      cues: /\b(?:grow[- ]lights?|growth[- ](?:light|chamber)s?|photo-?periods?|(?:artificial|supplement\w+|plant)[- ]light\w*|light[- ](?:spectrum|intensity|recipe)s?|green-?houses?|vertical[- ]farm\w*|climate[- ]control\w*|carbon dioxide enrich\w+|incubators?|polytunnels?|cloches?)\b/i,
      terms: ['grow light', 'greenhouse', 'vertical farm'],
      usualOn:
        'greenhouses, vertical farms, indoor gardens, cannabis, seedlings, mushrooms, microgreens, algae, insect farms',
    },
    {
      name: 'bred or edited genes',
      medium: 'chemistry',
      limit:
        'takes years of trials and approval before it can be sold, and carries over to what it crosses with',
      cues: /\b(?:transgen\w+|mutat\w+|mutants?|breed(?:ing|er|s)?|cultivars?|inbred|hybrids? (?:plant|seed|corn|maize)\w*|genes?|genom\w+|crispr|allel\w+|promoters?|(?:soybean|corn|maize|wheat|cotton) (?:variet\w+|lines?)|locus|loci|germ-?plasm)\b/i,
      terms: ['transgenic plant', 'plant breeding', 'gene editing'],
      usualOn: 'corn, soybeans, wheat, tomatoes, rice, cotton, cattle, potatoes, turf grass',
    },
    {
      name: 'seed dressings and growth factors',
      medium: 'chemistry',
      limit: 'works within a narrow range of dose, beyond which it does nothing or holds growth back',
      cues: /\b(?:seed[- ](?:coat\w*|treat\w*|dress\w*|prim\w*)|(?:coat|treat)\w* (?:the )?seeds?|auxins?|gibberell\w+|cytokinins?|hormones?|growth[- ](?:factor|regulator|promot\w+|stimulat\w+)s?|bio-?stimulants?|rhizob\w+|mycorrhiz\w+|inoculants?|progenitor cells?)\b/i,
      terms: ['seed coating', 'growth factor', 'biostimulant'],
      usualOn: 'soybeans, wheat, cuttings, broiler chickens, hair, fruit trees, grapes, rapeseed, wounds',
    },
    {
      name: 'culture in a sterile medium',
      medium: 'chemistry',
      limit: 'must stay sterile all through, since one foreign germ takes it over',
      cues: /\b(?:(?:cell|tissue|microbial|bacterial|yeast|suspension|stem cell)[- ]cultur\w+|cultur(?:e|ed|ing) (?:cells?|medium|media|vessel|plate|surface|dish|micro\w*|in)\w*|bio-?reactors?|ferment\w+|petri|agar|yeast|scaffolds?|cultur\w+ (?:animal |stem |muscle )?cells)\b/i,
      terms: ['cell culture', 'bioreactor', 'culture medium'],
      usualOn:
        'stem cells, cultured meat, orchids, vaccines, yeast, probiotics, embryos, mushroom spawn, skin grafts',
    },
    {
      name: 'deposition from vapour or melt',
      limit: 'is slow, needs pure feed and steady temperature, and copies every flaw of its seed',
      cues: /\b(?:vapou?r[- ](?:phase|deposition)|epitax\w+|mocvd|cvd|single[- ]crystals?|crystal[- ]growth|crystalli[sz]\w+|crystals|seed crystals?|graphene|nano-?(?:tube|wire)s?|nitride|diamond|ingots?|czochralski|silicon carbide|sputter\w*)\b/i,
      terms: ['crystal growth', 'epitaxial', 'vapor deposition'],
      usualOn:
        'silicon wafers, diamonds, solar cells, chips, carbon nanotubes, graphene, gemstones, lasers, light-emitting diodes',
      large: true,
    },
  ],
};
