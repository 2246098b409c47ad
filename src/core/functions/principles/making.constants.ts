import type { WorkingPrinciples } from './working-principle.ts';

export const MAKING_PRINCIPLES: WorkingPrinciples = {
  print: [
    {
      name: 'ink drops from a nozzle',
      limit: 'dries up in its nozzles when idle, and runs or beads on surfaces that do not suit the ink',
      rule: 'ink spreads if the surface has some 10 mN/m more surface energy than the ink’s tension of about 25 to 45, and jets at about 2 to 20 mPa s',
      trial:
        'have the real surface printed at a print shop, wait a day, then rub, wet and tape it, restart an idle printer after a week, and stop if either smears or skips',
      cues: /\b(?:ink-?jet\w*|ink[- ](?:cartridge|tank|reservoir|supply|supplies|drop|droplet|container|nozzle|ejection|head|passage|chamber)s?|(?:ink|liquid) (?:dis)?charg\w+|drop(?:let)?s? (?:eject\w*|of ink)|(?:print|recording) ?heads?|piezo\w* (?:head|nozzle|element)s?)\b/i,
      terms: ['inkjet', 'print head', 'ink cartridge'],
      usualOn:
        'photos, shipping boxes, t-shirts, posters, date codes, ceramic tiles, office documents, banners, cakes',
    },
    {
      name: 'toner on a charged drum',
      limit: 'must be fused with heat, and has drums, toner and fusers to replace',
      rule: 'fusing takes about 150 to 200 °C, which the sheet must briefly stand, and yields are stated at 5 % coverage, so a half covered page uses about ten times',
      trial:
        'run a hundred sheets of the real stock through a borrowed laser printer, fold and rub the prints, and stop if more than one jams, curls or flakes',
      cues: /\b(?:toners?|photo-?conduct\w*|photo-?sensitive (?:drum|member|body)\w*|photo-?receptors?|electro-?photograph\w*|electro-?static latent|fus(?:er|ing) (?:unit|roller|device)?|laser print\w*|latent images?|transfer belts?|developing (?:roller|unit|device|cartridge)s?|drum units?)\b/i,
      terms: ['toner cartridge', 'photosensitive drum', 'electrophotographic'],
      usualOn:
        'office documents, invoices, brochures, books, photocopies, labels, booklets, school worksheets',
      needs: ['power'],
    },
    {
      name: 'managed print jobs',
      medium: 'information',
      limit: "changes how printers are shared, not what they can print, and leans on each maker's drivers",
      rule: 'two sided printing saves at most half the paper, and randomly arriving jobs wait about one print time when the printer is half busy, nine at 90 %',
      trial:
        'read the job logs of one week, count the pages that were reprinted, never fetched or needlessly single sided, and stop if they come to under a tenth',
      cues: /\b(?:print(?:ing)?[- ](?:jobs?|servers?|queues?|drivers?|requests?|settings?|management|service|instructions?|orders?|data)|printer (?:drivers?|status|settings?)|spool(?:er|ing)|job (?:management|attributes|tickets?))\b/i,
      terms: ['print job', 'print server', 'printer driver'],
      usualOn:
        'office printers, print shops, libraries, universities, hospitals, copy shops, photo books, phones, web shops',
    },
    {
      name: 'plates, rollers and stencils',
      limit: 'needs its own plate or stencil for each picture and colour, so it pays for long runs only',
      rule: 'it wins once the run exceeds the setup cost of all plates, one for each colour, divided by what each copy saves against printing without plates',
      trial:
        'ask three suppliers for quotes on 100, 1000 and 10000 copies with and without plates, list how often the picture really changes, and stop if real runs lie below the crossing',
      cues: /\b(?:flexograph\w*|flexo|gravure|intaglio|letter-?press|lithograph\w* (?:plate|print)\w*|offset[- ](?:print\w*|press(?:es)?|lithograph\w*)|(?:blanket|plate|impression|printing) cylinders?|printing (?:plate|press|unit|machine|form)s?|screen[- ]print\w*|squeegees?|stencils?|rubber stamps?|stamp pads?|press plates?|rotary press\w*|pad print\w*)\b/i,
      terms: ['flexographic', 'screen printing', 'printing plate'],
      usualOn:
        'newspapers, packaging, banknotes, t-shirts, wallpaper, magazines, circuit boards, beverage cans, solar cells',
      needs: ['press'],
    },
    {
      name: 'heat on ribbon or paper',
      limit: 'needs special paper or a ribbon that is thrown away, and its direct prints fade',
      rule: 'direct thermal paper starts to darken at about 60 to 80 °C, dye sublimation works at about 180 to 210, and 8 dots per mm allow bars from 0.125 mm',
      trial:
        'leave printed samples a week on a sunny dashboard, others under plastic film or hand cream, and stop if a phone scanner or ten readers can no longer read them',
      cues: /\b(?:thermal[- ](?:head|print\w*|transfer|paper|recording)s?|heat[- ]?(?:sensitive|transfer|develop\w*)|thermo-?sensitive|ink ribbons?|ribbons?|(?:dye[- ])?sublimation|hot[- ](?:foil|stamp\w*)|transfer (?:sheet|film|paper|foil|print\w*)s?)\b/i,
      terms: ['thermal printer', 'thermal transfer', 'dye sublimation'],
      usualOn:
        'receipts, shipping labels, parcels, tickets, wristbands, identity cards, price tags, instant photos, mugs',
    },
    {
      name: 'a strand from a nozzle',
      limit: 'shows its layers, is weakest between them, and needs props under overhangs',
      rule: 'print time is volume divided by bead height times width times speed, so 0.2 × 0.4 mm at 60 mm a second lays about 17 cm³ an hour',
      trial:
        'have ten pieces printed in a bought material, half lying and half standing, load them with weights until they break, and stop if the weaker half fails below the real load',
      cues: /\b(?:fused[- ](?:filament|deposition)|filaments?|extrud(?:er|ers|es|ing)|extrusion (?:nozzle|head|print\w*|additive)s?|bio-?(?:ink|print)\w*|(?:deposition|print) nozzles?|3-?d pens?|fdm|fff|thermoplastic strands?)\b/i,
      terms: ['fused filament', 'extrusion nozzle', 'bioprinting'],
      usualOn:
        'prototypes, toys, concrete houses, prostheses, chocolate, spare parts, drones, orthoses, tissue scaffolds',
      needs: ['power'],
    },
    {
      name: 'resin hardened by light',
      limit: 'comes out sticky and must be washed and cured, and grows brittle in daylight',
      rule: 'cure depth grows with the logarithm of the dose, each further penetration depth taking 2.7 times the light, and layers are commonly 0.025 to 0.1 mm',
      trial:
        'have ten pieces made and cured by a print bureau, lay half in a sunny window for a week, bend and drop all, and stop if the sunned ones crack',
      cues: /\b(?:stereo-?lithograph\w*|photo-?(?:polymer\w*|harden\w*|cur\w+)|vat|two-photon|(?:resin|liquid) (?:tank|vat|bath)s?|digital light process\w*|(?:light|uv|radiation)[- ]?cur\w+|build area|uv lamps?)\b/i,
      terms: ['stereolithography', 'photopolymer', 'UV curable'],
      usualOn:
        'dental models, jewelry, figurines, hearing aids, dental aligners, surgical guides, crowns, shoe midsoles, eyeglass lenses',
      needs: ['power', 'hazard'],
    },
    {
      name: 'powder fused or bound',
      limit: 'leaves rough, often porous parts, and fine powder to keep out of lungs and flames',
      rule: 'surfaces as built have a roughness of about 5 to 20 µm, and bound metal shrinks about 15 to 20 % in length when it is sintered dense',
      trial:
        'order three pieces from a bureau, check fit with calipers, weigh them in air and water for pores, and stop if finishing them costs more than casting or milling',
      cues: /\b(?:powder[- ](?:bed|layer|feed|recoat\w*)s?|(?:metal|metallic|spherical|ceramic|polymer) powders?|sinter\w*|laser melt\w*|electron[- ]beam melt\w*|binder[- ]jet\w*|selective\w* (?:laser|melt\w*|sinter\w*)|directed energy)\b/i,
      terms: ['powder bed', 'laser sintering', 'binder jetting'],
      usualOn:
        'aircraft parts, implants, turbine blades, sand molds, rocket engines, shoe insoles, eyeglass frames, gears, dental bridges',
      needs: ['power', 'hazard'],
    },
    {
      name: 'engraving and marking',
      limit: 'cannot be undone, and shows up only on materials that take the mark',
      rule: 'a mark lasts until wear reaches its depth, and most bare metals reflect about 90 % or more of a 10.6 µm laser but take one near 1 µm better',
      trial:
        'have scrap pieces marked at a local engraver in three depths, scrub and wash them a hundred times, and stop if a phone cannot scan or ten people cannot read them',
      cues: /\b(?:engrav\w+|etch\w*|laser[- ](?:mark\w*|engrav\w*|ablat\w*|writ\w*)|scrib(?:e|ed|ing)|dot peen|emboss\w*|braille)\b/i,
      terms: ['laser engraving', 'laser marking', 'embossing'],
      usualOn:
        'jewelry, trophies, car parts, surgical instruments, tools, eggs, wine glasses, pet tags, cable sheaths',
    },
  ],
  grow: [
    {
      name: 'beds of soil or substrate',
      limit: 'dries and soaks unevenly, and harbours weeds and pests',
      rule: 'a leafy bed loses about 3 to 6 litres of water per square metre on a summer day, and 10 cm of loam store about 15 to 20 usable',
      trial:
        'fill ten trays with the cheapest fitting substrate and bought starts, weigh them daily, skip one planned watering in half of them, and stop if these do not recover',
      cues: /\b(?:soils?|potting|plant(?:er|ing)[- ](?:unit|box|pot|container|bed)s?|flower-?pots?|plant[- ]pots?|pots|raised beds?|peat|coir|perlite|vermiculite|seed-?beds?|(?:growing|growth) (?:medium|media) (?:for|of) plants?|planter units?)\b/i,
      terms: ['planter box', 'growing medium', 'raised bed'],
      usualOn:
        'planters, vegetable gardens, flowerpots, mushrooms, green roofs, balcony boxes, seedlings, strawberries, lawns',
    },
    {
      name: 'nutrient solution without soil',
      limit: 'forgives a stopped pump for hours only, and carries disease to all plants on the loop',
      rule: 'roots want above about 5 mg of oxygen a litre, fresh water holds 9 at 20 °C and 7.5 at 30, and most crops like pH 5.5 to 6.5',
      trial:
        'set twenty bought seedlings in buckets with nutrients and aquarium pumps, switch half off for a night, watch all for a week, and stop if these wilt or their roots brown',
      cues: /\b(?:hydropon\w*|aeropon\w*|aquapon\w*|soil-?less|nutrient[- ](?:solution|film|gutter|water|liquid|mist|rich)s?|ebb[- ]and[- ](?:flow|flood)|deep water culture|grow(?:ing)?[- ](?:tower|trough|gutter|channel)s?)\b/i,
      terms: ['hydroponic', 'nutrient solution', 'aeroponic'],
      usualOn:
        'lettuce farms, herb gardens, tower gardens, vertical farms, tomatoes, microgreens, kitchen herbs, fish farms, greenhouses',
      needs: ['supply', 'drain'],
    },
    {
      name: 'placing the seed',
      limit: 'has one chance in a season, and spaces worse the faster it goes and the odder the seed',
      rule: 'seeds go about two to four times their own thickness deep, and the seeds to sow are the plants wanted divided by the share that comes up',
      trial:
        'lay a hundred seeds by hand at exact depth and spacing, scatter a hundred beside them, count seedlings after a week, and stop if the careful ones come up no better',
      cues: /\b(?:seed(?:ing)?[- ](?:drill|delivery|tube|dis[ck]|meter\w*|placement|chute|hopper|spacing|spreader|belt|mat)s?|seeders?|furrow\w*|sow(?:n|ing|er|ers)|row[- ]units?|trans-?plant\w*|planting (?:depth|machine|robot)s?|air seed\w*|broadcast(?:s|ing)? seed\w*|distribut\w+ seed\w*)\b/i,
      terms: ['seed meter', 'seed drill', 'planter row'],
      usualOn:
        'corn fields, lawns, vegetable gardens, cover crops, seed drills, drones, reforestation, seed trays, wheat fields',
    },
    {
      name: 'feeding with fertiliser',
      limit: 'is washed out or escapes before roots take all of it, and burns when overdone',
      rule: 'a crop takes up only about 30 to 60 % of the nitrogen in its year, so the dose is harvest removal, less soil supply, divided by that share',
      trial:
        'send soil and leaf samples to a lab, leave three strips or pots unfed beside fed ones, and stop if the lab finds no shortage and no strip pales',
      cues: /\b(?:fertili[sz](?:er|ers|ing|ation)|manure|nitrogen[- ](?:fix\w+|source|release|content)|nitrification|urea|phosphate|potash|foliar|bio-?char|compost\w*|soil (?:conditioner|amendment)s?)\b/i,
      terms: ['slow-release fertilizer', 'foliar feed', 'soil amendment'],
      usualOn: 'lawns, houseplants, corn fields, orchards, golf courses, rice fields, vineyards, garden beds',
    },
    {
      name: 'controlled light and climate',
      limit: 'turns most of its cost into power for lamps and for cooling them again',
      rule: 'lettuce wants about 12 to 17 mol of light per square metre and day, which at 3 µmol per joule takes about 1.1 to 1.6 kWh, nearly all becoming heat',
      trial:
        'keep one small batch in a tent with bought lamps and heater for a week, read a plug meter, weigh the growth, and stop if its power costs more than it sells for',
      cues: /\b(?:grow[- ]lights?|growth[- ](?:light|chamber)s?|photo-?periods?|(?:artificial|supplement\w+|plant)[- ]light\w*|light[- ](?:spectrum|intensity|recipe)s?|green-?houses?|vertical[- ]farm\w*|climate[- ]control\w*|carbon dioxide enrich\w+|incubators?|polytunnels?|cloches?)\b/i,
      terms: ['grow light', 'greenhouse', 'vertical farm'],
      usualOn:
        'greenhouses, vertical farms, indoor gardens, cannabis, seedlings, mushrooms, microgreens, algae, insect farms',
      needs: ['power'],
    },
    {
      name: 'bred or edited genes',
      medium: 'chemistry',
      limit:
        'takes years of trials and approval before it can be sold, and carries over to what it crosses with',
      rule: 'the gain of a generation is heritability times the lead of the chosen parents, and each selfing halves what is still mixed, leaving 3 % after five',
      trial:
        'compare trial records of ten existing breeds or varieties, ask a breeder or seed bank for samples, and stop if one already has the trait or none differs in it',
      cues: /\b(?:transgen\w+|mutat\w+|mutants?|breed(?:ing|er|s)?|cultivars?|inbred|hybrids? (?:plant|seed|corn|maize)\w*|genes?|genom\w+|crispr|allel\w+|promoters?|(?:soybean|corn|maize|wheat|cotton) (?:variet\w+|lines?)|locus|loci|germ-?plasm)\b/i,
      terms: ['transgenic plant', 'plant breeding', 'gene editing'],
      usualOn: 'corn, soybeans, wheat, tomatoes, rice, cotton, cattle, potatoes, turf grass',
    },
    {
      name: 'seed dressings and growth factors',
      medium: 'chemistry',
      limit: 'works within a narrow range of dose, beyond which it does nothing or holds growth back',
      rule: 'effects follow the logarithm of dose, and to show a gain as large as the scatter between individuals takes about 16 in each group, half as large 64',
      trial:
        'treat groups of sixteen seeds, cuttings or lab samples with no dose, a tenth, a third and the full one, and stop if after a week none beats the untreated',
      cues: /\b(?:seed[- ](?:coat\w*|treat\w*|dress\w*|prim\w*)|(?:coat|treat)\w* (?:the )?seeds?|auxins?|gibberell\w+|cytokinins?|hormones?|growth[- ](?:factor|regulator|promot\w+|stimulat\w+)s?|bio-?stimulants?|rhizob\w+|mycorrhiz\w+|inoculants?|progenitor cells?)\b/i,
      terms: ['seed coating', 'growth factor', 'biostimulant'],
      usualOn: 'soybeans, wheat, cuttings, broiler chickens, hair, fruit trees, grapes, rapeseed, wounds',
    },
    {
      name: 'culture in a sterile medium',
      medium: 'chemistry',
      limit: 'must stay sterile all through, since one foreign germ takes it over',
      rule: 'one germ that doubles every half hour makes a million in ten hours, while animal cells double about once a day, and steam sterilises at 121 °C in 15 minutes',
      trial:
        'sterilise twenty jars of the medium, handle half as planned but put nothing in, keep all warm for a week, and stop if more than one handled jar clouds',
      cues: /\b(?:(?:cell|tissue|microbial|bacterial|yeast|suspension|stem cell)[- ]cultur\w+|cultur(?:e|ed|ing) (?:cells?|medium|media|vessel|plate|surface|dish|micro\w*|in)\w*|bio-?reactors?|ferment\w+|petri|agar|yeast|scaffolds?|cultur\w+ (?:animal |stem |muscle )?cells)\b/i,
      terms: ['cell culture', 'bioreactor', 'culture medium'],
      usualOn:
        'stem cells, cultured meat, orchids, vaccines, yeast, probiotics, embryos, mushroom spawn, skin grafts',
      needs: ['skill'],
    },
    {
      name: 'deposition from vapour or melt',
      limit: 'is slow, needs pure feed and steady temperature, and copies every flaw of its seed',
      rule: 'machine time is thickness divided by growth rate, about 1 mm a minute for silicon from the melt and 1 to 50 µm an hour for diamond from vapour',
      trial:
        'book a day on a university furnace or reactor, measure thickness and flaws at nine points of the sample, and stop if the sound area costs more than a bought one',
      cues: /\b(?:vapou?r[- ](?:phase|deposition)|epitax\w+|mocvd|cvd|single[- ]crystals?|crystal[- ]growth|crystalli[sz]\w+|crystals|seed crystals?|graphene|nano-?(?:tube|wire)s?|nitride|diamond|ingots?|czochralski|silicon carbide|sputter\w*)\b/i,
      terms: ['crystal growth', 'epitaxial', 'vapor deposition'],
      usualOn:
        'silicon wafers, diamonds, solar cells, chips, carbon nanotubes, graphene, gemstones, lasers, light-emitting diodes',
      large: true,
      needs: ['power', 'plant'],
    },
  ],
};
