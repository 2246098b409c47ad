import type { WorkingPrinciples } from './working-principle.ts';

export const SHAPING_PRINCIPLES: WorkingPrinciples = {
  cut: [
    {
      name: 'a pressed or drawn knife',
      limit: 'dulls with use, and squeezes what is soft before it parts it',
      cues: /\b(?:kni(?:fe|ves)|scalpels?|razors?|lancets?|(?:ceramic|sharp|straight|craft|razor|utility) blades?|blades? (?:edge|cartridge|holder)s?|cutting edges?|(?:die|kiss)[- ]?cut\w*|slic(?:er|ers|ing)|peeler)\b/i,
      terms: ['knife blade', 'knife', 'slicer'],
      usualOn:
        'vegetables, bread, kitchen knives, cartons, leather, surgical scalpels, razors, pizza, craft paper',
    },
    {
      name: 'a rotating blade',
      limit: 'throws what it hits, needs a guard, and runs on after it is switched off',
      cues: /\b(?:rotary[- ](?:\w+[- ])?(?:blade|cutter|knife|mower|mowing)s?|rotat\w+ (?:\w+ )?(?:blade|cutter|kni(?:fe|ve)|dis[ck])s?|mowers?|mower decks?|mowing|cutter (?:drum|wheel|disc|head|roll)s?|shredd\w+|choppers?|hammer ?mills?|scarfing|mulch\w+)\b/i,
      terms: ['rotary cutter', 'mower blade', 'shredder'],
      usualOn:
        'lawn mowers, meat slicers, blenders, brush cutters, food processors, fabric cutters, paper trimmers, robot mowers, forage harvesters',
    },
    {
      name: 'blades that pass each other',
      limit: 'needs a gap kept tight between its edges, or thin pieces fold over instead of parting',
      cues: /\b(?:scissor\w*|shear(?:s|ing|ed)?|blade pairs?|pairs? of (?:\w+ )?blades|counter-?(?:blade|kni(?:fe|ve))s?|shear bars?|clippers?|hedge trimmers?|guillotine\w*|reciprocating (?:blade|kni(?:fe|ve)|cutter)s?|secateurs|pruners?|loppers?|sickle)\b/i,
      terms: ['shear blade', 'reciprocating blade', 'scissors'],
      usualOn:
        'scissors, hedge trimmers, pruning shears, hair clippers, nail clippers, wire cutters, sheet metal, cigars, sheep shears',
    },
    {
      name: 'saw teeth, milling or grit',
      limit: 'turns part of the material into dust or chips, and heats the cut',
      cues: /\b(?:(?<!wire )saw(?:s|n|ed|ing)?|saw[- ]?blades?|miter saws?|chain-?saws?|mill(?:ing|ed) (?:cutter|tool|machine|head)s?|drill(?:s|ing)?(?: bits?)?|abrasive (?:wheel|disc|wire|grit)s?|grinding|gear[- ]cutt\w*|cutting (?:teeth|inserts?|structures?)|burrs?|reamers?|tooth spaces?|broach\w*)\b/i,
      terms: ['saw blade', 'milling cutter', 'abrasive disc'],
      usualOn: 'timber, firewood, tiles, concrete, steel pipes, plaster casts, bones, gemstones, chain saws',
    },
    {
      name: 'a moving line or wire',
      limit: 'frays or breaks and must be fed on, and fails on what is thick or hard unless coated with grit',
      cues: /\b(?:(?:string|line|filament)[- ](?:trimmer|cutter|mower)s?|(?:cutting|trimmer|filament|nylon)[- ](?:line|cord|string|wire)s?|weed[- ]?(?:whack|eat)\w*|diamond wires?|wire[- ](?:saw|cutting|cutter)s?|grass trimmers?)\b/i,
      terms: ['string trimmer', 'cutting line', 'wire saw'],
      usualOn:
        'grass trimmers, cheese, foam blocks, silicon wafers, marble blocks, string trimmers, clay, mold steels, boiled eggs',
    },
    {
      name: 'a laser, plasma or flame',
      limit: 'scorches the edge, makes fumes, and needs its beam or flame fenced off',
      cues: /\b(?:laser[- ](?:cut\w*|beam|machin\w*|process\w*|ablat\w*|scalpel|engrav\w*|scrib\w*)s?|plasma[- ](?:cut\w*|torch\w*|arc)|(?:gas|oxy|oxyfuel|cutting) (?:torch|flame)\w*|ion[- ]beam mill\w*)\b/i,
      terms: ['laser cutting', 'plasma torch', 'oxyfuel'],
      usualOn:
        'sheet metal, acrylic signs, fabrics, steel plates, plywood, corneas, stents, paper cards, ship hulls',
    },
    {
      name: 'a hot or vibrating edge',
      limit: 'warms or melts what lies along the cut, and suits thin or soft pieces',
      cues: /\b(?:ultraso\w+|harmonic scalpel|(?:hot|heated)[- ](?:wire|kni(?:fe|ve)|blade|edge)s?|electro-?surg\w+|electro-?cauter\w*|cauter\w+|bipolar|radio-?frequency)\b/i,
      terms: ['ultrasonic cutting', 'hot wire', 'electrosurgical'],
      usualOn:
        'foam blocks, ropes, cakes, plastic films, synthetic fabrics, tissue surgery, candy bars, cataracts, sandwiches',
    },
    {
      name: 'a water jet',
      limit: 'wets the piece, and wears out its high-pressure pump and nozzle',
      cues: /\b(?:water[- ]?jets?|(?:abrasive|liquid|fluid|high[- ]pressure)[- ](?:water[- ]?)?jets?|jet cutting|hydro-?(?:cutting|dissection))\b/i,
      terms: ['waterjet', 'abrasive jet'],
      usualOn: 'stone slabs, frozen fish, potatoes, carpets, glass, composites, gaskets, titanium, diapers',
    },
    {
      name: 'tearing along a weakened line',
      limit: 'parts only where it was weakened beforehand, sometimes before it should',
      cues: /\b(?:perforat\w+|scor(?:e|ed|ing) lines?|scoring|tear(?:s|ing)?[- ](?:line|off|strip|bar|edge|notch)\w*|weaken(?:ed|ing) lines?|frangible|break(?:ing)? lines?|cleav(?:e|ed|ing))\b/i,
      terms: ['perforation line', 'tear strip', 'score line'],
      usualOn:
        'food pouches, cling film, adhesive tape, toilet paper, parcels, tickets, coupons, ampoules, wafers',
    },
  ],
  fold: [
    {
      name: 'hinged joints',
      limit: 'wobbles as its pins wear, and pinches fingers unless guarded',
      cues: /\b(?:hing(?:e|es|ed|ing|edly)|pivot(?:s|ed|al|ally|ing)?|fold(?:able|ing|s|ed)? (?:leg|frame|arm|handle|wheel|stand|panel|brace|seat|table|display|phone|hinge)s?|swivel\w*|knuckles?|fold(?:s|ing)? (?:freely|flat|away|down))\b/i,
      terms: ['hinge', 'folding leg', 'pivoting arm'],
      usualOn:
        'bicycles, laptops, phones, tables, electric scooters, knives, drones, solar panels, wheelchairs',
    },
    {
      name: 'linked frames that move together',
      limit: 'adds up the play of its many joints, and jams when one of them binds',
      cues: /\b(?:linkages?|linked (?:latch\w*|bars?|arms?|frames?|bays?)|scissors?[- ](?:arm|lift|link|mechanism|folding|frame|type)\w*|four-?bar|pantograph\w*|truss\w*|parallelogram|synchroni[sz]ed (?:fold\w*|bay\w*|hinge\w*)|cross(?:ed)?[- ](?:bars?|braces?|legs|frames?)|umbrella)\b/i,
      terms: ['scissor linkage', 'folding linkage', 'deployable truss'],
      usualOn:
        'strollers, umbrellas, camping chairs, wheelchairs, gazebos, scissor lifts, clothes racks, satellite antennas, beds',
    },
    {
      name: 'telescoping sections',
      limit: 'grows less stiff with each section, and sticks when bent or dirty',
      cues: /\b(?:telescop\w+|nest(?:ed|ing) (?:tube|section|segment|pole)s?|slid(?:es|ing)? (?:tube|section|rail|segment)s?|extendable (?:pole|arm|mast|leg|handle)s?|retract(?:s|ed|able|ing)?|draw(?:n)? tubes?)\b/i,
      terms: ['telescopic', 'telescoping pole', 'retractable'],
      usualOn:
        'ladders, trekking poles, suitcase handles, tent poles, umbrellas, selfie sticks, baby gates, crane booms, fishing rods',
    },
    {
      name: 'creases in a sheet',
      limit: 'cracks along the crease in the end, and asks for thin material',
      cues: /\b(?:creas(?:e|es|ed|ing)|origami|(?:fold|score|bend)[- ]lines?|pleat\w*|accordion\w*|corrugat\w+|bellows|one-piece blank|blanks?|miura|fold(?:ed|ing|s)? (?:paper|sheet|towel|web|plate|side|panel|membrane|board)s?|living hinges?)\b/i,
      terms: ['fold line', 'origami', 'crease'],
      usualOn:
        'cartons, maps, paper bags, leaflets, room dividers, solar sails, lampshades, window shades, towels',
    },
    {
      name: 'rolling up',
      limit: 'keeps a curl when unrolled, and stands only if it is stretched or stiffened',
      cues: /\b(?:roll(?:s|ed|able|ing)?[- ]?up|roll(?:ed|able) (?:display|screen|sheet|panel|onto|around|into)s?|reels?|spool(?:s|ed)?|furl\w*|un-?roll\w*|wound (?:onto|around|on|up)|wind(?:s|ing) (?:drum|roller|up)|coil(?:s|ed|ing)? (?:up|tape|boom))\b/i,
      terms: ['roll up', 'rollable', 'winding drum'],
      usualOn:
        'window blinds, yoga mats, solar panels, awnings, projection screens, sleeping bags, garage doors, keyboards, displays',
    },
    {
      name: 'stored spring force',
      limit: 'pushes all the time, so a latch must hold it, and it is awkward to stow again',
      cues: /\b(?:spring[- ](?:loaded|biased|assist\w*|driven|opened)|torsion springs?|torsional spring|gas (?:spring|strut)s?|pop-?up|(?:strain|potential|elastic|stored) energy|self-?(?:expand|deploy|open|erect|unfold)\w*|shape[- ]memory|nitinol|super-?elastic\w*|tape springs?)\b/i,
      terms: ['self-expanding', 'torsion spring', 'shape memory'],
      usualOn:
        'pop-up tents, sunshades, reflectors, laundry hampers, stents, knives, satellite antennas, umbrellas, photo backdrops',
    },
    {
      name: 'inflated or slack walls',
      limit: 'holds its shape only while filled or stretched, and a puncture lets it down',
      cues: /\b(?:inflat\w+|deflat\w+|air-?bags?|pressure-?expand\w*|expand(?:s|ing|able)? (?:inner )?(?:tube|hose|bladder|balloon)s?|collapsible (?:bag|bottle|tube|hose|container|wall|cup|tank|bladder)s?|(?:flexible|fabric|silicone|textile) (?:wall|bag|membrane|cover|jacket|hose)s?|gossamer|tents?)\b/i,
      terms: ['inflatable', 'collapsible container', 'expandable hose'],
      usualOn:
        'kayaks, mattresses, water bottles, buckets, travel pillows, shopping bags, backpacks, dog bowls, life jackets',
    },
    {
      name: 'taking apart or nesting',
      limit: 'costs time at each change, and leaves loose parts to be lost',
      cues: /\b(?:disassembl\w+|knock-?down|dismantl\w+|nestable|nest(?:s|ed)? (?:inside|within|in|into|together)|stackable|take[- ]?apart|plug(?:s|ged)? together|detach(?:able|ed|es)|break(?:s|ing)? down into|flat[- ]pack\w*)\b/i,
      terms: ['knockdown', 'nestable', 'detachable'],
      usualOn: 'furniture, tents, fishing rods, cookware, cups, kayaks, crates, pool cues, toys',
    },
    {
      name: 'parts packed closer',
      limit: 'leaves less room for heat, wiring and repair, and makes one fault reach several jobs',
      cues: /\b(?:(?:housed|placed|mounted|located|built|arranged|hidden|tucked|disposed) (?:inside|within|into|beneath|underneath|between|under)|stack(?:s|ed|ing) (?:with|on|over|in|layers?|plates?)|integral(?:ly)? (?:with|formed|header)\w*|multi-?layers?|multi-?layered|microchannels?|shar(?:es|ed|ing) (?:one|the same|a) \w+|spaced closer|closer together|double as|doubles as)\b/i,
      terms: ['compact arrangement', 'integrated housing', 'stacked layers'],
      usualOn:
        'earbuds, cameras, phones, drones, hearing aids, car engines, heat pumps, power adapters, satellites',
    },
  ],
};
