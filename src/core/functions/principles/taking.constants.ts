import type { WorkingPrinciples } from './working-principle.ts';

export const TAKING_PRINCIPLES: WorkingPrinciples = {
  catch: [
    {
      name: 'a net, bag or sieve',
      limit: 'clogs with what it holds, and must be emptied before it backs up or tears',
      rule: 'a stiff piece can slip through once its middle dimension is below the opening, and at the same flow a half clogged net resists about four times as much',
      trial:
        'hang sieves or nets of three mesh sizes in the real flow for a week, weigh what is held and what slips by, and stop if each either leaks or clogs between emptyings',
      cues: /\b(?:nets?|netting|(?:wire|net|fabric|plastic|steel|fine) mesh|mesh (?:bag|net|screen|panel|basket)s?|bags?|sieves?|strainers?|(?:filter|debris|trash) (?:bag|basket|screen)s?|baskets?|grat(?:e|es|ing)|leaf guards?|seines?|trawl\w*|pockets)\b/i,
      terms: ['catch net', 'debris screen', 'collection bag'],
      usualOn:
        'fishing nets, gutters, sinks, lawn mowers, ocean plastic, leaf collectors, drones, washing machines, fruit harvesters',
    },
    {
      name: 'a tray or trough underneath',
      limit: 'takes only what falls or flows onto it, and spills when full or tilted',
      rule: 'a tray 200 mm wide with 10 mm of rim above the liquid spills at about 6° of tilt, and 1 mm of depth holds 1 liter per square meter',
      trial:
        'put a baking tray on a wide sheet of paper under the source for a week of use, weigh what lands in it and beside it, and stop if more than a tenth misses',
      cues: /\b(?:trays?|troughs?|(?:drip|drain|catch|collecting|collection|oil) (?:pan|basin|container|tray)s?|pans?|gutters?|sumps?|funnels?|chutes?|sluices?|basins?)\b/i,
      terms: ['drip tray', 'catch pan', 'collection trough'],
      usualOn:
        'barbecues, toasters, refrigerators, pet feeders, rainwater, planters, engine oil, toddler bibs, coffee machines',
    },
    {
      name: 'a snare or one-way door',
      limit: 'holds few at a time, may take the wrong one, and must be visited',
      rule: 'traps times places in each times visits caps the catch, and a pest declines only while more are taken than breeding and newcomers add',
      trial:
        'set ten bought or borrowed permitted traps for seven nights, check them each morning, log every animal by kind, and stop if most stay empty or the wrong ones outnumber the right',
      cues: /\b(?:snares?|noose|trap[- ]?doors?|one-way (?:door|gate|entrance|valve|flap)s?|(?:animal|rodent|rat|mouse|insect|crab|lobster|live|aquatic) traps?|(?:trap|bait)[- ](?:trigger|door|plate|box|cage)s?|cages?)\b/i,
      terms: ['animal trap', 'trap door', 'snare'],
      usualOn: 'mice, rats, crabs, lobsters, stray cats, raccoons, wasps, crayfish, wild boar',
    },
    {
      name: 'bait, lure or decoy',
      limit: 'draws only what it appeals to, grows stale, and is seen through with time',
      rule: 'a lure has to outdraw everything else on offer, and where it draws from twice as far, a quarter as many cover the same ground',
      trial:
        'set ten baited and ten unbaited spots or decoys side by side, swap their places daily for a week, count the visits, and stop unless the baited ones draw at least twice as many',
      cues: /\b(?:baits?|baited|lures?|lured|luring|decoys?|pheromones?|attractants?|attract\w+ (?:insects?|fish|animals?)|honey-?pots?|fish-?hooks?|hook sections?)\b/i,
      terms: ['fishing lure', 'decoy', 'attractant'],
      usualOn:
        'fishing rods, mosquitoes, fruit flies, cockroaches, ducks, ants, mice, hackers, phishing emails',
    },
    {
      name: 'suction',
      limit: 'works only close to its mouth, is loud, and fills its filter',
      rule: 'one mouth diameter away the air moves at only about 7 to 10 % of its speed in the mouth, while capturing fumes takes about 0.5 m/s where they arise',
      trial:
        'release a weighed dose of harmless stand-in at true distance from a borrowed vacuum hose, weigh what it takes over ten runs, and stop if the share is low or clogging halves it',
      cues: /\b(?:suction|suck\w*|vacuum(?:ed|ing)|vacuum (?:cleaner|source|nozzle|pump|port|line|head|hose)s?|aspirat\w+|negative[- ]pressure|reduced[- ]pressure|(?:exhaust|fume|capture) hoods?|blowers?)\b/i,
      terms: ['suction nozzle', 'vacuum collector', 'exhaust hood'],
      usualOn:
        'vacuum cleaners, power tools, leaf blowers, hair clippers, welding fumes, kitchen hoods, spiders, nail dust, robot vacuums',
    },
    {
      name: 'sticky or absorbing material',
      limit: 'fills up, and gives back what it holds only for heat, vacuum or chemicals',
      rule: 'a sticky face is spent once its area is covered, while absorbers go by weight, oil fiber taking about 10 times its own, diaper polymer 20 to 50 of urine',
      trial:
        'weigh a bought glue board or absorbent pad, leave it in the real place for a week, weigh it daily, and stop if the gain levels off long before it could be changed',
      cues: /\b(?:(?:ad|ab)?sorbents?|adsor[bp]\w+|absorbers?|absorption|sorption|desorb\w*|sticky|glue[- ](?:trap|board)s?|adhesive[- ](?:trap|sheet|surface|board|strip)s?|amines?|zeolites?|activated carbon|ion[- ]exchange\w*|solvent|scrubb\w+|contactors?|micro-?particles?|beads?|antibod\w+|sponges?|metal[- ]organic)\b/i,
      terms: ['sorbent', 'carbon capture', 'sticky trap'],
      usualOn:
        'flies, cockroaches, lint rollers, diapers, carbon dioxide, oil spills, sweat, greenhouse pests, pet hair',
    },
    {
      name: 'magnetic or electric attraction',
      limit: 'takes only what is magnetic or charged, and lets go when power fails or charge is shed',
      rule: 'beyond its own size a magnet’s field falls about eightfold at double distance, and a charged filter that takes 90 % takes 99 % with twice the plate area',
      trial:
        'pass a weighed sample ten times at the real distance under a neodymium magnet or a rubbed plastic sheet, weigh what clings, and stop if most of the target goes by',
      cues: /\b(?:(?:electro-?)?magnets?|magnetic(?:ally)?[- ](?:attract|separat|particle|bead|trap|force|collect)\w*|electro-?static\w*|electrets?|(?:ion|optical|quadrupole|penning) traps?|trapped ions?|electro-?phore\w+|dielectro-?phore\w+|precipitators?)\b/i,
      terms: ['magnetic separator', 'electrostatic precipitator', 'ion trap'],
      usualOn:
        'screws, metal chips, kitchen smoke, recycling plants, fine dust, workshop tools, nails, power plants, dusters',
    },
    {
      name: 'gripping, raking or scooping',
      limit: 'must be aimed at each piece or row, and bruises what is soft',
      rule: 'two fingers at a friction of 0.5 must each press with the full weight of the piece, doubled for safety, and six seconds per piece means 600 an hour',
      trial:
        'pick up two hundred pieces with a bought grabber, rake or scoop, time it, count misses and, two days later, bruises, and stop if bare hands are faster and gentler',
      cues: /\b(?:gripp(?:er|ers|ing)|grasp(?:ing|er|ers)|claws?|scoops?|scooping|tongs|gloves?|mitts?|rak(?:e|es|ing)|harvesters?|harvesting (?:head|arm|unit|robot|header|machine)s?|pick(?:ing|er) (?:head|arm|device|robot|tool|mechanism|finger)s?|(?:conveyor|endless|spiked|pickup) belts?|pincers|tines?|grabbers?)\b/i,
      terms: ['harvesting head', 'gripper', 'picking device'],
      usualOn:
        'litter pickers, dog waste, fallen leaves, fallen fruit, apples, strawberries, space debris, tennis balls, cat litter',
    },
    {
      name: 'sensors and recording',
      limit: 'keeps only what is in its view, and leaves more to store, sort and keep private',
      rule: 'identifying a stranger takes about 250 pixels per meter of scene, noticing a person 25, and each Mbit/s recorded fills about 11 GB a day',
      trial:
        'mount a borrowed phone or trail camera in the real place for a week, compare its events with a log kept by hand, and stop if a tenth is missed or most are false',
      cues: /\b(?:cameras?|lens(?:es)?|photograph\w*|pixels?|image[- ](?:sensor|captur\w*|process\w*)s?|captured images?|imaging|scann\w+|microphones?|soundfields?|crawl(?:er|ers|ing)|data[- ](?:logg\w+|collect\w+|gather\w+)|sampling sensors?)\b/i,
      terms: ['image capture', 'data collection', 'web crawler'],
      usualOn:
        'doorbells, dash cams, security cameras, baby monitors, sports matches, shoplifters, wildlife cameras, speeding cars',
      needs: ['sight'],
    },
  ],
  repel: [
    {
      name: 'a poison',
      limit: 'breeds resistance, needs approval, and harms more than it is meant for',
      rule: 'a kill of 99 % is undone in two generations by a pest that multiplies tenfold in each, and what survives tends to be the most tolerant',
      trial:
        'treat ten spots with an approved product at its labeled dose, leave ten untreated, count survivors and other victims after a week, and stop if more than a tenth survives in most spots',
      cues: /\b(?:insecticid\w+|pesticid\w+|herbicid\w+|nematicid\w+|rodenticid\w+|acaricid\w+|fungicid\w+|larvicid\w+|toxi(?:c|cant|cants|ns?)|poison\w*|pyrethr\w+|neonicotin\w+|glyphosate|fumigat\w+|pest control (?:agent|composition)s?|active (?:agent|ingredient|compound)s?)\b/i,
      terms: ['insecticide', 'herbicide', 'rodenticide'],
      usualOn:
        'crop fields, cockroaches, termites, rats, cotton fields, timber, ship hulls, fleas, grain stores',
      needs: ['hazard'],
    },
    {
      name: 'an unpleasant scent or taste',
      limit: 'fades within hours or days, faster in the open, and is ignored by the hungry',
      rule: 'most scents evaporate about twice as fast for each 10 °C more, so a dose that lasts eight hours at 20 °C lasts about four at 30 °C',
      trial:
        'offer treated and untreated food or places side by side for a week without renewing, count visits daily, and stop if the treated ones soon draw more than half as many',
      cues: /\b(?:repellents? (?:composition|oil|vapou?r|spray|scent|lotion)s?|essential oils?|scents?|odou?rs?|aroma\w*|fragran\w+|capsaic\w+|citronella|deet|picaridin|bitter\w*|irritants?|cinnamon|peppermint|terpenes?|smell\w*|predator urine)\b/i,
      terms: ['insect repellent', 'essential oil', 'bitterant'],
      usualOn: 'mosquitoes, deer, cats, garden beds, garbage bags, moths, cables, dogs, clothing',
    },
    {
      name: 'a barrier',
      limit: 'must be complete, since one gap undoes it, and is in the way of those who may pass',
      rule: 'the opening decides, about 1.2 mm keeps out mosquitoes, 6 mm mice and 12 mm rats, while deer call for a fence about 2.4 m high',
      trial:
        'close off one spot for a week with stapled screen or garden netting, leave a like spot open, compare tracks or visits daily, and stop if more than a tenth still get in',
      cues: /\b(?:nets?|netting|mesh|barriers?|spikes?|(?<!electric )fenc(?:e|es|ing)|screens?|(?:bird|pest|rodent|slug|insect)[- ](?:guard|proof\w*|exclu\w*)s?|tamper[- ](?:resistant|proof)[- ](?:\w+[- ]){0,2}(?:screw|fastener|bracket|lock|hous|mount)\w*|anti-?theft|lock(?:s|ed|able|ing)|copper (?:tape|strip))\b/i,
      terms: ['insect screen', 'bird spikes', 'pest barrier'],
      usualOn:
        'window screens, orchards, fish ponds, mosquito nets, chicken coops, balconies, solar panels, baby carriages, deer',
    },
    {
      name: 'a surface that sheds liquid',
      limit: 'wears off with rubbing and washing, and its most lasting chemistry is being restricted',
      rule: 'water, at 72 mN/m, beads on wax or silicone of about 20 to 30 mN/m, while oils at 20 to 35 are shed only by lower, usually fluorinated surfaces',
      trial:
        'coat half of ten samples with a bought spray, rub and wash all fifty times, pour water over them, and stop if the coated ones take up half as much as the bare',
      cues: /\b(?:hydrophob\w+|oleophob\w+|amphiphob\w+|(?:water|oil|stain|liquid|dirt)[- ](?:and[- ](?:oil|water)[- ])?repel\w+|repel\w+ (?:of )?(?:oil|water)\w*|fluor(?:o|in)\w+|perfluoro\w+|silanes?|siloxanes?|silicones?|wax(?:es)?|contact angles?|low surface energy|lotus)\b/i,
      terms: ['hydrophobic coating', 'water repellent', 'oleophobic'],
      usualOn: 'jackets, shoes, windshields, phones, tents, outdoor furniture, carpets, umbrellas, backpacks',
    },
    {
      name: 'scaring sound, light or movement',
      limit: 'loses its effect within days unless it varies or answers to the visitor',
      rule: 'in the open sound loses 6 dB with each doubling of distance, ultrasound near 40 kHz about 1 dB more per meter, and most birds hear little above 10 kHz',
      trial:
        'run a borrowed speaker, strobe or moving decoy for seven days, count visits daily against a like place without it, and stop if they are back to half by the last day',
      cues: /\b(?:ultra-?son\w+|ultrasound|infra-?sound|predator (?:sound|call)s?|sirens?|loud\w*|alarms?|strob\w+|flash\w*|lasers?|scare-?crows?|scar(?:e|es|ed|ing|er|ers)|pop-?up|effig\w+|reflective (?:tape|strip)s?|motion[- ](?:sensor|detect\w*|activated)s?|drones?|patrol\w*)\b/i,
      terms: ['ultrasonic repeller', 'bird scarer', 'scarecrow'],
      usualOn: 'airports, vineyards, drones, wind turbines, balconies, fish farms, gardens, sharks, pigeons',
    },
    {
      name: 'natural enemies',
      limit: 'works slowly, must be kept alive until used, and depends on the weather',
      rule: 'enemies must take more than the pest adds, and a thousand pests that double in a week add about 100 a day, or 5 for each of 20 hunters',
      trial:
        'release a bought batch in five netted spots, leave five like spots without, count the pest every second day for two weeks, and stop if it grows alike in both',
      cues: /\b(?:bacill\w+|bacteri(?:a|um|al)|pasteuria|strains?|entomopath\w+|predatory|predators?|parasit(?:ic|oid)\w*|bacteriophages?|bio-?control\w*|biological control|beauveria|metarhizium|sterile (?:insect|male)s?)\b/i,
      terms: ['biological control', 'predatory mites', 'Bacillus thuringiensis'],
      usualOn:
        'greenhouses, tomatoes, orchards, strawberries, vineyards, corn fields, horse stables, houseplants',
    },
    {
      name: 'slow release from a carrier',
      medium: 'chemistry',
      limit: 'starts weak, leaves residues when it is over, and cannot be called back',
      rule: 'a carrier whose rate halves every 30 days is down to a quarter after 60, so it has to start at four times the rate that still works',
      trial:
        'weigh ten bought carriers, hang half in the warm and half in the cool, weigh them daily for a week, and stop if at that loss neither half lasts the promised time',
      cues: /\b(?:(?:micro-?)?encapsul\w+|micro-?capsul\w+|capsules|(?:slow|slowly|controlled|sustained|extended)[- ]releas\w+|releas\w+ (?:slowly|gradually)|impregnat\w+|dust(?:ing)? (?:bag|rope)s?|mesh bags?|ear tags?|collars?)\b/i,
      terms: ['controlled release', 'microencapsulated', 'impregnated'],
      usualOn:
        'pet collars, wardrobes, mosquito bracelets, patios, orchards, ear tags, campsites, grain stores',
    },
    {
      name: 'shock, heat or cold',
      limit: 'acts only where it touches, and needs energy and guards for people nearby',
      rule: 'a fence wants about 3 kV or more along its whole length, and bedbugs die within minutes at 50 °C or in about four days at 18 °C below freezing',
      trial:
        'run a borrowed fence energizer, heater or freezer as its manual says, read the farthest point for a week by fence tester or thermometer, and stop if it falls short or visitors pass',
      cues: /\b(?:electr(?:ic|ical)[- ](?:shock|fence|grid|field|current|discharge)s?|electrocut\w+|electrif\w+|high[- ]voltage|microwaves?|steam|hot (?:water|air|foam)|flam(?:e|ing)|heat(?:ed|ing)? (?:treatment|chamber|to)|freez\w+|cryo\w+)\b/i,
      terms: ['electric fence', 'electrocution', 'thermal weeding'],
      usualOn:
        'cattle pastures, horse paddocks, bear fences, beehives, chicken coops, bedbugs, pigeon ledges, slugs, sharks',
      needs: ['hazard'],
    },
    {
      name: 'traps and mechanical removal',
      limit: 'goes one by one or row by row, and harms what stands close',
      rule: 'taking half at each round leaves about 3 % after five rounds, but only breaks even if the population doubles between rounds',
      trial:
        'clear a marked plot or sample with bought traps, a comb or by hand, time it, count again after three and seven days, and stop if numbers are back before the next round',
      cues: /\b(?:traps?|trapping|trapped|snap traps?|glue boards?|weed(?:ing|er) (?:tool|blade|robot|machine|tine)s?|hoe(?:s|ing)?|tines?|uproot\w*|pull\w* (?:out )?weeds?|seed mill|swatters?|crush(?:es|ed|ing) (?:the )?(?:seed|pest|insect|weed)s?)\b/i,
      terms: ['insect trap', 'weeding tool', 'glue board'],
      usualOn: 'mice, slugs, hair lice, mosquitoes, potato beetles, moles, ship hulls, weeds, vineyards',
    },
  ],
};
