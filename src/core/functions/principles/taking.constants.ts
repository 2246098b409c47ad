import type { WorkingPrinciples } from './working-principle.ts';

export const TAKING_PRINCIPLES: WorkingPrinciples = {
  catch: [
    {
      name: 'a net, bag or sieve',
      limit: 'clogs with what it holds, and must be emptied before it backs up or tears',
      cues: /\b(?:nets?|netting|(?:wire|net|fabric|plastic|steel|fine) mesh|mesh (?:bag|net|screen|panel|basket)s?|bags?|sieves?|strainers?|(?:filter|debris|trash) (?:bag|basket|screen)s?|baskets?|grat(?:e|es|ing)|leaf guards?|seines?|trawl\w*|pockets)\b/i,
      terms: ['catch net', 'debris screen', 'collection bag'],
      usualOn:
        'fishing nets, gutters, sinks, lawn mowers, ocean plastic, leaf collectors, drones, washing machines, fruit harvesters',
    },
    {
      name: 'a tray or trough underneath',
      limit: 'takes only what falls or flows onto it, and spills when full or tilted',
      cues: /\b(?:trays?|troughs?|(?:drip|drain|catch|collecting|collection|oil) (?:pan|basin|container|tray)s?|pans?|gutters?|sumps?|funnels?|chutes?|sluices?|basins?)\b/i,
      terms: ['drip tray', 'catch pan', 'collection trough'],
      usualOn:
        'barbecues, toasters, refrigerators, pet feeders, rainwater, planters, engine oil, toddler bibs, coffee machines',
    },
    {
      name: 'a snare or one-way door',
      limit: 'holds few at a time, may take the wrong one, and must be visited',
      cues: /\b(?:snares?|noose|trap[- ]?doors?|one-way (?:door|gate|entrance|valve|flap)s?|(?:animal|rodent|rat|mouse|insect|crab|lobster|live|aquatic) traps?|(?:trap|bait)[- ](?:trigger|door|plate|box|cage)s?|cages?)\b/i,
      terms: ['animal trap', 'trap door', 'snare'],
      usualOn: 'mice, rats, crabs, lobsters, stray cats, raccoons, wasps, crayfish, wild boar',
    },
    {
      name: 'bait, lure or decoy',
      limit: 'draws only what it appeals to, grows stale, and is seen through with time',
      cues: /\b(?:baits?|baited|lures?|lured|luring|decoys?|pheromones?|attractants?|attract\w+ (?:insects?|fish|animals?)|honey-?pots?|fish-?hooks?|hook sections?)\b/i,
      terms: ['fishing lure', 'decoy', 'attractant'],
      usualOn:
        'fishing rods, mosquitoes, fruit flies, cockroaches, ducks, ants, mice, hackers, phishing emails',
    },
    {
      name: 'suction',
      limit: 'works only close to its mouth, is loud, and fills its filter',
      cues: /\b(?:suction|suck\w*|vacuum(?:ed|ing)|vacuum (?:cleaner|source|nozzle|pump|port|line|head|hose)s?|aspirat\w+|negative[- ]pressure|reduced[- ]pressure|(?:exhaust|fume|capture) hoods?|blowers?)\b/i,
      terms: ['suction nozzle', 'vacuum collector', 'exhaust hood'],
      usualOn:
        'vacuum cleaners, power tools, leaf blowers, hair clippers, welding fumes, kitchen hoods, spiders, nail dust, robot vacuums',
    },
    {
      name: 'sticky or absorbing material',
      limit: 'fills up, and gives back what it holds only for heat, vacuum or chemicals',
      cues: /\b(?:(?:ad|ab)?sorbents?|adsor[bp]\w+|absorbers?|absorption|sorption|desorb\w*|sticky|glue[- ](?:trap|board)s?|adhesive[- ](?:trap|sheet|surface|board|strip)s?|amines?|zeolites?|activated carbon|ion[- ]exchange\w*|solvent|scrubb\w+|contactors?|micro-?particles?|beads?|antibod\w+|sponges?|metal[- ]organic)\b/i,
      terms: ['sorbent', 'carbon capture', 'sticky trap'],
      usualOn:
        'flies, cockroaches, lint rollers, diapers, carbon dioxide, oil spills, sweat, greenhouse pests, pet hair',
    },
    {
      name: 'magnetic or electric attraction',
      limit: 'takes only what is magnetic or charged, and lets go when power fails or charge is shed',
      cues: /\b(?:(?:electro-?)?magnets?|magnetic(?:ally)?[- ](?:attract|separat|particle|bead|trap|force|collect)\w*|electro-?static\w*|electrets?|(?:ion|optical|quadrupole|penning) traps?|trapped ions?|electro-?phore\w+|dielectro-?phore\w+|precipitators?)\b/i,
      terms: ['magnetic separator', 'electrostatic precipitator', 'ion trap'],
      usualOn:
        'screws, metal chips, kitchen smoke, recycling plants, fine dust, workshop tools, nails, power plants, dusters',
    },
    {
      name: 'gripping, raking or scooping',
      limit: 'must be aimed at each piece or row, and bruises what is soft',
      cues: /\b(?:gripp(?:er|ers|ing)|grasp(?:ing|er|ers)|claws?|scoops?|scooping|tongs|gloves?|mitts?|rak(?:e|es|ing)|harvesters?|harvesting (?:head|arm|unit|robot|header|machine)s?|pick(?:ing|er) (?:head|arm|device|robot|tool|mechanism|finger)s?|(?:conveyor|endless|spiked|pickup) belts?|pincers|tines?|grabbers?)\b/i,
      terms: ['harvesting head', 'gripper', 'picking device'],
      usualOn:
        'litter pickers, dog waste, fallen leaves, fallen fruit, apples, strawberries, space debris, tennis balls, cat litter',
    },
    {
      name: 'sensors and recording',
      limit: 'keeps only what is in its view, and leaves more to store, sort and keep private',
      cues: /\b(?:cameras?|lens(?:es)?|photograph\w*|pixels?|image[- ](?:sensor|captur\w*|process\w*)s?|captured images?|imaging|scann\w+|microphones?|soundfields?|crawl(?:er|ers|ing)|data[- ](?:logg\w+|collect\w+|gather\w+)|sampling sensors?)\b/i,
      terms: ['image capture', 'data collection', 'web crawler'],
      usualOn:
        'doorbells, dash cams, security cameras, baby monitors, sports matches, shoplifters, wildlife cameras, speeding cars',
    },
  ],
  repel: [
    {
      name: 'a poison',
      limit: 'breeds resistance, needs approval, and harms more than it is meant for',
      cues: /\b(?:insecticid\w+|pesticid\w+|herbicid\w+|nematicid\w+|rodenticid\w+|acaricid\w+|fungicid\w+|larvicid\w+|toxi(?:c|cant|cants|ns?)|poison\w*|pyrethr\w+|neonicotin\w+|glyphosate|fumigat\w+|pest control (?:agent|composition)s?|active (?:agent|ingredient|compound)s?)\b/i,
      terms: ['insecticide', 'herbicide', 'rodenticide'],
      usualOn:
        'crop fields, cockroaches, termites, rats, cotton fields, timber, ship hulls, fleas, grain stores',
    },
    {
      name: 'an unpleasant scent or taste',
      limit: 'fades within hours or days, faster in the open, and is ignored by the hungry',
      cues: /\b(?:repellents? (?:composition|oil|vapou?r|spray|scent|lotion)s?|essential oils?|scents?|odou?rs?|aroma\w*|fragran\w+|capsaic\w+|citronella|deet|picaridin|bitter\w*|irritants?|cinnamon|peppermint|terpenes?|smell\w*|predator urine)\b/i,
      terms: ['insect repellent', 'essential oil', 'bitterant'],
      usualOn: 'mosquitoes, deer, cats, garden beds, garbage bags, moths, cables, dogs, clothing',
    },
    {
      name: 'a barrier',
      limit: 'must be complete, since one gap undoes it, and is in the way of those who may pass',
      cues: /\b(?:nets?|netting|mesh|barriers?|spikes?|(?<!electric )fenc(?:e|es|ing)|screens?|(?:bird|pest|rodent|slug|insect)[- ](?:guard|proof\w*|exclu\w*)s?|tamper[- ](?:resistant|proof)[- ](?:\w+[- ]){0,2}(?:screw|fastener|bracket|lock|hous|mount)\w*|anti-?theft|lock(?:s|ed|able|ing)|copper (?:tape|strip))\b/i,
      terms: ['insect screen', 'bird spikes', 'pest barrier'],
      usualOn:
        'window screens, orchards, fish ponds, mosquito nets, chicken coops, balconies, solar panels, baby carriages, deer',
    },
    {
      name: 'a surface that sheds liquid',
      limit: 'wears off with rubbing and washing, and its most lasting chemistry is being restricted',
      cues: /\b(?:hydrophob\w+|oleophob\w+|amphiphob\w+|(?:water|oil|stain|liquid|dirt)[- ](?:and[- ](?:oil|water)[- ])?repel\w+|repel\w+ (?:of )?(?:oil|water)\w*|fluor(?:o|in)\w+|perfluoro\w+|silanes?|siloxanes?|silicones?|wax(?:es)?|contact angles?|low surface energy|lotus)\b/i,
      terms: ['hydrophobic coating', 'water repellent', 'oleophobic'],
      usualOn: 'jackets, shoes, windshields, phones, tents, outdoor furniture, carpets, umbrellas, backpacks',
    },
    {
      name: 'scaring sound, light or movement',
      limit: 'loses its effect within days unless it varies or answers to the visitor',
      cues: /\b(?:ultra-?son\w+|ultrasound|infra-?sound|predator (?:sound|call)s?|sirens?|loud\w*|alarms?|strob\w+|flash\w*|lasers?|scare-?crows?|scar(?:e|es|ed|ing|er|ers)|pop-?up|effig\w+|reflective (?:tape|strip)s?|motion[- ](?:sensor|detect\w*|activated)s?|drones?|patrol\w*)\b/i,
      terms: ['ultrasonic repeller', 'bird scarer', 'scarecrow'],
      usualOn: 'airports, vineyards, drones, wind turbines, balconies, fish farms, gardens, sharks, pigeons',
    },
    {
      name: 'natural enemies',
      limit: 'works slowly, must be kept alive until used, and depends on the weather',
      cues: /\b(?:bacill\w+|bacteri(?:a|um|al)|pasteuria|strains?|entomopath\w+|predatory|predators?|parasit(?:ic|oid)\w*|bacteriophages?|bio-?control\w*|biological control|beauveria|metarhizium|sterile (?:insect|male)s?)\b/i,
      terms: ['biological control', 'predatory mites', 'Bacillus thuringiensis'],
      usualOn:
        'greenhouses, tomatoes, orchards, strawberries, vineyards, corn fields, horse stables, houseplants',
    },
    {
      name: 'slow release from a carrier',
      medium: 'chemistry',
      limit: 'starts weak, leaves residues when it is over, and cannot be called back',
      cues: /\b(?:(?:micro-?)?encapsul\w+|micro-?capsul\w+|capsules|(?:slow|slowly|controlled|sustained|extended)[- ]releas\w+|releas\w+ (?:slowly|gradually)|impregnat\w+|dust(?:ing)? (?:bag|rope)s?|mesh bags?|ear tags?|collars?)\b/i,
      terms: ['controlled release', 'microencapsulated', 'impregnated'],
      usualOn:
        'pet collars, wardrobes, mosquito bracelets, patios, orchards, ear tags, campsites, grain stores',
    },
    {
      name: 'shock, heat or cold',
      limit: 'acts only where it touches, and needs energy and guards for people nearby',
      cues: /\b(?:electr(?:ic|ical)[- ](?:shock|fence|grid|field|current|discharge)s?|electrocut\w+|electrif\w+|high[- ]voltage|microwaves?|steam|hot (?:water|air|foam)|flam(?:e|ing)|heat(?:ed|ing)? (?:treatment|chamber|to)|freez\w+|cryo\w+)\b/i,
      terms: ['electric fence', 'electrocution', 'thermal weeding'],
      usualOn:
        'cattle pastures, horse paddocks, bear fences, beehives, chicken coops, bedbugs, pigeon ledges, slugs, sharks',
    },
    {
      name: 'traps and mechanical removal',
      limit: 'goes one by one or row by row, and harms what stands close',
      cues: /\b(?:traps?|trapping|trapped|snap traps?|glue boards?|weed(?:ing|er) (?:tool|blade|robot|machine|tine)s?|hoe(?:s|ing)?|tines?|uproot\w*|pull\w* (?:out )?weeds?|seed mill|swatters?|crush(?:es|ed|ing) (?:the )?(?:seed|pest|insect|weed)s?)\b/i,
      terms: ['insect trap', 'weeding tool', 'glue board'],
      usualOn: 'mice, slugs, hair lice, mosquitoes, potato beetles, moles, ship hulls, weeds, vineyards',
    },
  ],
};
