import type { WorkingPrinciples } from './working-principle.ts';

export const SHAPING_PRINCIPLES: WorkingPrinciples = {
  cut: [
    {
      name: 'a pressed or drawn knife',
      limit: 'dulls with use, and squeezes what is soft before it parts it',
      rule: 'pressing force grows with the length of edge at work and its bluntness, and drawing the blade sideways as fast as it presses in can about halve it',
      trial:
        'press and draw a new utility blade through samples lying on a kitchen scale, note the peak force, and stop if it doubles before the number of cuts one blade must last',
      cues: /\b(?:kni(?:fe|ves)|scalpels?|razors?|lancets?|(?:ceramic|sharp|straight|craft|razor|utility) blades?|blades? (?:edge|cartridge|holder)s?|cutting edges?|(?:die|kiss)[- ]?cut\w*|slic(?:er|ers|ing)|peeler)\b/i,
      terms: ['knife blade', 'knife', 'slicer'],
      usualOn:
        'vegetables, bread, kitchen knives, cartons, leather, surgical scalpels, razors, pizza, craft paper',
      needs: ['press', 'hazard'],
    },
    {
      name: 'a rotating blade',
      limit: 'throws what it hits, needs a guard, and runs on after it is switched off',
      rule: 'unheld grass or leaves must be struck at about 25 to 90 m/s, faster the blunter the blade, while what is held in place parts at a few m/s',
      trial:
        'run samples through a borrowed guarded machine such as a slicer, blender or trimmer at two speeds, and stop if edges stay torn or what flies out cannot be contained',
      cues: /\b(?:rotary[- ](?:\w+[- ])?(?:blade|cutter|knife|mower|mowing)s?|rotat\w+ (?:\w+ )?(?:blade|cutter|kni(?:fe|ve)|dis[ck])s?|mowers?|mower decks?|mowing|cutter (?:drum|wheel|disc|head|roll)s?|shredd\w+|choppers?|hammer ?mills?|scarfing|mulch\w+)\b/i,
      terms: ['rotary cutter', 'mower blade', 'shredder'],
      usualOn:
        'lawn mowers, meat slicers, blenders, brush cutters, food processors, fabric cutters, paper trimmers, robot mowers, forage harvesters',
      needs: ['hazard'],
    },
    {
      name: 'blades that pass each other',
      limit: 'needs a gap kept tight between its edges, or thin pieces fold over instead of parting',
      rule: 'the gap should stay below about 10 % of the thickness cut, touching for hair or thread, and hand force halves at half the distance from the pivot',
      trial:
        'cut samples with borrowed scissors or snips, widen the gap at the pivot in steps with strips of foil, and stop if pieces fold over at a gap that wear would soon reach',
      cues: /\b(?:scissor\w*|shear(?:s|ing|ed)?|blade pairs?|pairs? of (?:\w+ )?blades|counter-?(?:blade|kni(?:fe|ve))s?|shear bars?|clippers?|hedge trimmers?|guillotine\w*|reciprocating (?:blade|kni(?:fe|ve)|cutter)s?|secateurs|pruners?|loppers?|sickle)\b/i,
      terms: ['shear blade', 'reciprocating blade', 'scissors'],
      usualOn:
        'scissors, hedge trimmers, pruning shears, hair clippers, nail clippers, wire cutters, sheet metal, cigars, sheep shears',
      needs: ['hazard'],
    },
    {
      name: 'saw teeth, milling or grit',
      limit: 'turns part of the material into dust or chips, and heats the cut',
      rule: 'power is the volume removed each second times the energy per volume, about 2 to 9 J/mm³ for steel by teeth, several times that by grit, far less for wood',
      trial:
        'saw ten samples with a guarded saw in goggles, weigh the dust, touch the edge with a thermocouple once the blade stands, and stop if loss, heat or time exceeds what buyers accept',
      cues: /\b(?:(?<!wire )saw(?:s|n|ed|ing)?|saw[- ]?blades?|miter saws?|chain-?saws?|mill(?:ing|ed) (?:cutter|tool|machine|head)s?|drill(?:s|ing)?(?: bits?)?|abrasive (?:wheel|disc|wire|grit)s?|grinding|gear[- ]cutt\w*|cutting (?:teeth|inserts?|structures?)|burrs?|reamers?|tooth spaces?|broach\w*)\b/i,
      terms: ['saw blade', 'milling cutter', 'abrasive disc'],
      usualOn: 'timber, firewood, tiles, concrete, steel pipes, plaster casts, bones, gemstones, chain saws',
      needs: ['press', 'hazard'],
    },
    {
      name: 'a moving line or wire',
      limit: 'frays or breaks and must be fed on, and fails on what is thick or hard unless coated with grit',
      rule: 'breaking load grows with the square of the diameter, for hard drawn steel about 60 N at 0.2 mm and 400 N at 0.5 mm, drag only about linearly',
      trial:
        'run a plain guitar string, a grit coated wire saw or a borrowed string trimmer, whichever is nearest, through twenty samples, and stop if the line bows, snaps or frays before the last',
      cues: /\b(?:(?:string|line|filament)[- ](?:trimmer|cutter|mower)s?|(?:cutting|trimmer|filament|nylon)[- ](?:line|cord|string|wire)s?|weed[- ]?(?:whack|eat)\w*|diamond wires?|wire[- ](?:saw|cutting|cutter)s?|grass trimmers?)\b/i,
      terms: ['string trimmer', 'cutting line', 'wire saw'],
      usualOn:
        'grass trimmers, cheese, foam blocks, silicon wafers, marble blocks, string trimmers, clay, mold steels, boiled eggs',
    },
    {
      name: 'a laser, plasma or flame',
      limit: 'scorches the edge, makes fumes, and needs its beam or flame fenced off',
      rule: 'at a given power speed falls at least in step with thickness, since each mm³ of steel takes about 10 J to melt and several times that to vaporize',
      trial:
        'send samples to a local laser or plasma shop to be cut at three speeds, measure the scorched band under a magnifier, and stop if no speed gives an edge usable as cut',
      cues: /\b(?:laser[- ](?:cut\w*|beam|machin\w*|process\w*|ablat\w*|scalpel|engrav\w*|scrib\w*)s?|plasma[- ](?:cut\w*|torch\w*|arc)|(?:gas|oxy|oxyfuel|cutting) (?:torch|flame)\w*|ion[- ]beam mill\w*)\b/i,
      terms: ['laser cutting', 'plasma torch', 'oxyfuel'],
      usualOn:
        'sheet metal, acrylic signs, fabrics, steel plates, plywood, corneas, stents, paper cards, ship hulls',
      needs: ['hazard'],
    },
    {
      name: 'a hot or vibrating edge',
      limit: 'warms or melts what lies along the cut, and suits thin or soft pieces',
      rule: 'a hot edge must pass the melting point, 165 °C for polypropylene or 255 for polyester, while ultrasonic edges swing about 10 to 100 µm at 20 to 60 kHz',
      trial:
        'cut ten samples with a hobby hot knife and ten with a borrowed ultrasonic cutter, measure the melted or browned band, and stop if both leave more than the use allows',
      cues: /\b(?:ultraso\w+|harmonic scalpel|(?:hot|heated)[- ](?:wire|kni(?:fe|ve)|blade|edge)s?|electro-?surg\w+|electro-?cauter\w*|cauter\w+|bipolar|radio-?frequency)\b/i,
      terms: ['ultrasonic cutting', 'hot wire', 'electrosurgical'],
      usualOn:
        'foam blocks, ropes, cakes, plastic films, synthetic fabrics, tissue surgery, candy bars, cataracts, sandwiches',
      needs: ['hazard'],
    },
    {
      name: 'a water jet',
      limit: 'wets the piece, and wears out its high-pressure pump and nozzle',
      rule: 'near 400 MPa plain water leaves at about 800 to 900 m/s and parts soft goods, while stone, glass and metal need grit and cut slower the thicker they are',
      trial:
        'book an hour at a local water jet shop, cut samples with and without grit, weigh them wet and dried, and stop if soaking, taper or minutes per piece rule it out',
      cues: /\b(?:water[- ]?jets?|(?:abrasive|liquid|fluid|high[- ]pressure)[- ](?:water[- ]?)?jets?|jet cutting|hydro-?(?:cutting|dissection))\b/i,
      terms: ['waterjet', 'abrasive jet'],
      usualOn: 'stone slabs, frozen fish, potatoes, carpets, glass, composites, gaskets, titanium, diapers',
      needs: ['power', 'supply', 'drain'],
    },
    {
      name: 'tearing along a weakened line',
      limit: 'parts only where it was weakened beforehand, sometimes before it should',
      rule: 'pulled straight, a perforated line keeps roughly the share of strength left uncut, while in glass or other brittle pieces a scratch four times as deep halves the breaking stress',
      trial:
        'weaken thirty samples by hand with a pattern wheel or scoring tool, shake and drop half, pull the rest with a luggage scale, and stop if some part early while others resist',
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
      rule: 'play at the pin is multiplied by arm length over hinge length, so 0.1 mm over 20 mm shows as 2 mm at the end of 400 mm',
      trial:
        'join two boards of the real size and weight with store bought hinges, fold them a thousand times, measure the wobble at the far end, and stop if it exceeds what users accept',
      cues: /\b(?:hing(?:e|es|ed|ing|edly)|pivot(?:s|ed|al|ally|ing)?|fold(?:able|ing|s|ed)? (?:leg|frame|arm|handle|wheel|stand|panel|brace|seat|table|display|phone|hinge)s?|swivel\w*|knuckles?|fold(?:s|ing)? (?:freely|flat|away|down))\b/i,
      terms: ['hinge', 'folding leg', 'pivoting arm'],
      usualOn:
        'bicycles, laptops, phones, tables, electric scooters, knives, drones, solar panels, wheelchairs',
    },
    {
      name: 'linked frames that move together',
      limit: 'adds up the play of its many joints, and jams when one of them binds',
      rule: 'crossed arms raised by pushing their feet together need nearly six times the load at 10° from flat, under twice at 30°, and each stage adds as much',
      trial:
        'bolt strips of plywood into the linkage at full size, fold it twenty times from one corner with a luggage scale, and stop if it binds, sways or pulls too hard for one hand',
      cues: /\b(?:linkages?|linked (?:latch\w*|bars?|arms?|frames?|bays?)|scissors?[- ](?:arm|lift|link|mechanism|folding|frame|type)\w*|four-?bar|pantograph\w*|truss\w*|parallelogram|synchroni[sz]ed (?:fold\w*|bay\w*|hinge\w*)|cross(?:ed)?[- ](?:bars?|braces?|legs|frames?)|umbrella)\b/i,
      terms: ['scissor linkage', 'folding linkage', 'deployable truss'],
      usualOn:
        'strollers, umbrellas, camping chairs, wheelchairs, gazebos, scissor lifts, clothes racks, satellite antennas, beds',
    },
    {
      name: 'telescoping sections',
      limit: 'grows less stiff with each section, and sticks when bent or dirty',
      rule: 'a tube of the same wall but half the width keeps about an eighth of the bending stiffness, and each joint tilts by its clearance divided by its overlap',
      trial:
        'draw a borrowed paint pole or nested stock tubes to full reach, hang on the real load, measure the sag, dust them with sand, and stop if they sag too far or stick',
      cues: /\b(?:telescop\w+|nest(?:ed|ing) (?:tube|section|segment|pole)s?|slid(?:es|ing)? (?:tube|section|rail|segment)s?|extendable (?:pole|arm|mast|leg|handle)s?|retract(?:s|ed|able|ing)?|draw(?:n)? tubes?)\b/i,
      terms: ['telescopic', 'telescoping pole', 'retractable'],
      usualOn:
        'ladders, trekking poles, suitcase handles, tent poles, umbrellas, selfie sticks, baby gates, crane booms, fishing rods',
    },
    {
      name: 'creases in a sheet',
      limit: 'cracks along the crease in the end, and asks for thin material',
      rule: 'each folding in half doubles the layers, and the outer face stretches by half the thickness over the bend radius, where paper bears only about 2 to 6 %',
      trial:
        'crease ten strips of the real sheet, half along and half across the grain, fold each five hundred times, and stop if they crack or lose half their strength on a luggage scale',
      cues: /\b(?:creas(?:e|es|ed|ing)|origami|(?:fold|score|bend)[- ]lines?|pleat\w*|accordion\w*|corrugat\w+|bellows|one-piece blank|blanks?|miura|fold(?:ed|ing|s)? (?:paper|sheet|towel|web|plate|side|panel|membrane|board)s?|living hinges?)\b/i,
      terms: ['fold line', 'origami', 'crease'],
      usualOn:
        'cartons, maps, paper bags, leaflets, room dividers, solar sails, lampshades, window shades, towels',
    },
    {
      name: 'rolling up',
      limit: 'keeps a curl when unrolled, and stands only if it is stretched or stiffened',
      rule: 'a tight roll is about 1.13 times the square root of length times thickness across, so 2 m of 6 mm makes 12 cm, more with a core',
      trial:
        'roll the real material round tubes of three widths, leave it warm for three days, measure how far the unrolled ends lift, and stop if only a roll too thick lies flat',
      cues: /\b(?:roll(?:s|ed|able|ing)?[- ]?up|roll(?:ed|able) (?:display|screen|sheet|panel|onto|around|into)s?|reels?|spool(?:s|ed)?|furl\w*|un-?roll\w*|wound (?:onto|around|on|up)|wind(?:s|ing) (?:drum|roller|up)|coil(?:s|ed|ing)? (?:up|tape|boom))\b/i,
      terms: ['roll up', 'rollable', 'winding drum'],
      usualOn:
        'window blinds, yoga mats, solar panels, awnings, projection screens, sleeping bags, garage doors, keyboards, displays',
    },
    {
      name: 'stored spring force',
      limit: 'pushes all the time, so a latch must hold it, and it is awkward to stow again',
      rule: 'the spring should still push about twice the friction and load at the end of its travel, where it is weakest, and the latch bears the full packed force',
      trial:
        'keep a bent spring steel strip or bought pop up hoop packed for a week, release it twenty times, and stop if it opens short or five helpers cannot stow it again',
      cues: /\b(?:spring[- ](?:loaded|biased|assist\w*|driven|opened)|torsion springs?|torsional spring|gas (?:spring|strut)s?|pop-?up|(?:strain|potential|elastic|stored) energy|self-?(?:expand|deploy|open|erect|unfold)\w*|shape[- ]memory|nitinol|super-?elastic\w*|tape springs?)\b/i,
      terms: ['self-expanding', 'torsion spring', 'shape memory'],
      usualOn:
        'pop-up tents, sunshades, reflectors, laundry hampers, stents, knives, satellite antennas, umbrellas, photo backdrops',
    },
    {
      name: 'inflated or slack walls',
      limit: 'holds its shape only while filled or stretched, and a puncture lets it down',
      rule: 'wall tension is pressure times radius, 2 kN per meter at 10 kPa and 0.2 m, and an inflated tube’s bending strength grows with pressure and radius cubed',
      trial:
        'fill or blow up a bought dry bag or air mattress, load it for a day, measure the sag, prick it once, and stop if it sags too far or goes limp at once',
      cues: /\b(?:inflat\w+|deflat\w+|air-?bags?|pressure-?expand\w*|expand(?:s|ing|able)? (?:inner )?(?:tube|hose|bladder|balloon)s?|collapsible (?:bag|bottle|tube|hose|container|wall|cup|tank|bladder)s?|(?:flexible|fabric|silicone|textile) (?:wall|bag|membrane|cover|jacket|hose)s?|gossamer|tents?)\b/i,
      terms: ['inflatable', 'collapsible container', 'expandable hose'],
      usualOn:
        'kayaks, mattresses, water bottles, buckets, travel pillows, shopping bags, backpacks, dog bowls, life jackets',
    },
    {
      name: 'taking apart or nesting',
      limit: 'costs time at each change, and leaves loose parts to be lost',
      rule: 'the longest part sets the packed length, joints times seconds set the assembly time, and 2 mm walls tapered by 5° nest every 23 mm',
      trial:
        'time ten people taking apart, stowing and rebuilding a borrowed kit with as many parts, count pieces mislaid in a week, and stop if half of them would rather leave it assembled',
      cues: /\b(?:disassembl\w+|knock-?down|dismantl\w+|nestable|nest(?:s|ed)? (?:inside|within|in|into|together)|stackable|take[- ]?apart|plug(?:s|ged)? together|detach(?:able|ed|es)|break(?:s|ing)? down into|flat[- ]pack\w*)\b/i,
      terms: ['knockdown', 'nestable', 'detachable'],
      usualOn: 'furniture, tents, fishing rods, cookware, cups, kayaks, crates, pool cues, toys',
    },
    {
      name: 'parts packed closer',
      limit: 'leaves less room for heat, wiring and repair, and makes one fault reach several jobs',
      rule: 'halving every length leaves a quarter of the surface, so without added cooling the same watts warm it up to about four times as far above its surroundings',
      trial:
        'tape power resistors giving the same watts into a box of the planned size, log the temperature inside and on the skin until steady, and stop if either passes what parts or hands bear',
      cues: /\b(?:(?:housed|placed|mounted|located|built|arranged|hidden|tucked|disposed) (?:inside|within|into|beneath|underneath|between|under)|stack(?:s|ed|ing) (?:with|on|over|in|layers?|plates?)|integral(?:ly)? (?:with|formed|header)\w*|multi-?layers?|multi-?layered|microchannels?|shar(?:es|ed|ing) (?:one|the same|a) \w+|spaced closer|closer together|double as|doubles as)\b/i,
      terms: ['compact arrangement', 'integrated housing', 'stacked layers'],
      usualOn:
        'earbuds, cameras, phones, drones, hearing aids, car engines, heat pumps, power adapters, satellites',
    },
  ],
};
