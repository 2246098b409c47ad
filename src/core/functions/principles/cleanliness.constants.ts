import type { WorkingPrinciples } from './working-principle.ts';

export const CLEANLINESS_PRINCIPLES: WorkingPrinciples = {
  clean: [
    {
      name: 'brushing and wiping',
      limit: 'cleans only what it touches, may scratch, and must itself be cleaned or replaced',
      rule: 'if each clean pass leaves a third, three leave about 4 %, and trapped quartz grit, Mohs 7, scratches glass at about 5.5 and any plastic',
      trial:
        'let the real dirt dry on three samples, wipe each ten times with a shop brush or cloth, and stop if dirt stays in corners or scratches show under slanting light',
      cues: /\b(?:brush(?:es|ed|ing)?|bristles?|wip(?:es|ed|er|ers|ing)|cloths?|mop(?:s|ping|head)?|squeegees?|scrap(?:er|ers|ing|es)|sponges?|scrub[- ](?:clean\w*|brush\w*|pad)s?|scrubbing (?:brush|pad|head)\w*|(?:cleaning|abrasive|polishing) pads?|tufts?|floss\w*|swabs?|brooms?)\b/i,
      terms: ['cleaning brush', 'wiper', 'scraper'],
      usualOn:
        'toothbrushes, windows, floors, baby bottles, solar panels, windscreens, barbecue grills, shoes, conveyor belts',
      needs: ['press'],
    },
    {
      name: 'water jets and rinsing',
      limit: 'uses much water, which must then be caught and cleaned in turn',
      rule: 'a jet leaves its nozzle at about 14 m/s for 1 bar and 140 for 100, and 10 litres a minute at 100 bar take about 1.7 kW',
      trial:
        'clean dirty samples from the same distance with a garden hose and a borrowed pressure washer, catch and measure the water, and stop if they still need a brush or the surface suffers',
      cues: /\b(?:(?:water|liquid|fluid|high[- ]pressure|steam|spray|washing|rotary|directed)[- ](?:jet|nozzle)s?|through nozzles|nozzles (?:for|that|spray\w*|eject\w*)|spray(?:s|ed|ing|ers?)?|pressure[- ]wash\w*|rins(?:e|es|ed|ing)|flush(?:es|ed|ing)|high[- ]pressure (?:water|liquid)|shower (?:head|nozzle)s?|hosed?[- ]down)\b/i,
      terms: ['spray nozzle', 'pressure washer', 'rinsing'],
      usualOn:
        'cars, patios, trucks, solar panels, storage tanks, building facades, ship hulls, toilets, vegetables, livestock sheds',
      needs: ['supply', 'drain'],
    },
    {
      name: 'a washing bath or drum',
      limit: 'takes what fits in its tub, and needs a filling of water and time for each load',
      rule: '10 litres heated from 15 to 60 °C take about 0.5 kWh, and a load that keeps a tenth of its water keeps a tenth of dissolved dirt per rinse',
      trial:
        'wash ten dirty pieces in a borrowed machine or a tub, measure the water and time used, and stop if more than two of ten need another round or come out damaged',
      cues: /\b(?:wash(?:ing)? (?:tub|drum|chamber|tank|machine)s?|washing machines?|laundry|dish-?wash(?:er|ers|ing)|immers(?:ed|ing)|soak(?:s|ed|ing)|tumbl\w+|(?:cleaning|washing|dip) (?:bath|tank|basket)s?|clothes[- ]wash\w*)\b/i,
      terms: ['washing machine', 'dishwasher', 'cleaning bath'],
      usualOn:
        'clothing, dishes, lunch boxes, cups, bed linen, drinking bottles, delivery crates, surgical instruments, metal parts',
      needs: ['supply', 'drain'],
    },
    {
      name: 'detergents and solvents',
      limit: 'must suit both dirt and material, be rinsed off, and go somewhere afterwards',
      rule: 'detergent lowers the surface tension of water from 72 to about 30 mN/m, beyond which more wets no better, and many cleaning reactions double their speed per 10 degrees',
      trial:
        'wearing gloves and goggles, put soap, soda, vinegar and alcohol on separate samples away from flames, never mixed or with bleach, rinse after ten minutes, and stop if none lifts the dirt unharmed',
      cues: /\b(?:detergents?|surfactants?|solvents?|soaps?|enzym\w+|(?:cleaning|cleansing|washing|laundry|descaling) (?:agent|composition|formulation|product|chemical)s?|shampoos?|chelat\w+|acid(?:s|ic)?|alkali\w*|bleach\w*|degreas\w+|descal(?:er|ers|ing)|peroxides?)\b/i,
      terms: ['detergent', 'cleaning composition', 'solvent'],
      usualOn:
        'laundry, ovens, coffee machines, kitchen worktops, drains, contact lenses, bicycle chains, engine parts, hair',
    },
    {
      name: 'suction or blown air',
      limit: 'takes only what is loose and dry, clogs its filter and is heard',
      rule: 'one mouth width away suction keeps under a tenth of its speed, a free jet falls so low only at about 60, and dust below about 10 µm clings',
      trial:
        'spread the real dirt on a weighed sample, hold a borrowed vacuum cleaner or blower at working distance, weigh again, and stop if more than a tenth of the dirt stays',
      cues: /\b(?:vacuum[- ]clean\w*|suction|blow(?:s|n|ing|ers?)|air[- ](?:jet|knife|knives|blast|nozzle|stream|curtain)s?|compressed air|dust[- ](?:collect\w*|bag|cup|bin|extract\w*|receptacle)s?|cyclon\w+|back-?(?:flush|wash|blow|puls)\w*|pulse[- ]jet)\b/i,
      terms: ['vacuum cleaner', 'air blast', 'suction'],
      usualOn:
        'solar panels, vacuum cleaners, carpets, leaf blowers, mattresses, car interiors, keyboards, woodworking tools, dust filters, swimming pools',
    },
    {
      name: 'ultrasound and vibration',
      limit: 'needs a bath or firm contact, fades with distance and can harm what is delicate',
      rule: 'acceleration grows with frequency squared, 25 times gravity for 0.1 mm amplitude at 250 Hz, and baths scour coarse dirt at 40 kHz but lift fine particles near 1 MHz',
      trial:
        'put dirty samples into a hobby ultrasonic bath for five minutes, with kitchen foil beside them as proof of action, and stop if dirt stays or the surface pits',
      cues: /\b(?:ultraso\w+|megasonic|cavitat\w+|vibrat(?:es|ing|ed|ors?)|sonic(?:ally)?|micro-?bubbles?|nano-?bubbles?|shock[- ]?waves?|water hammer)\b/i,
      terms: ['ultrasonic cleaning', 'megasonic', 'microbubble'],
      usualOn:
        'jewellery, spectacles, dentures, electric toothbrushes, surgical instruments, fuel injectors, watch parts, semiconductor wafers, camera sensors',
    },
    {
      name: 'a surface that keeps itself clean',
      limit: 'slows soiling but does not end it, and loses its effect as it wears',
      rule: 'water carries dirt off where it beads at above 150° or spreads at below 10°, while photocatalysts break down only organic dirt and leave mineral dust',
      trial:
        'coat half of a sample with a shop spray, rub it two hundred times with a wet cloth, soil both halves alike, rinse, and stop if they look the same',
      cues: /\b(?:self[- ]cleaning (?:surface|coating|glass|film|layer|material|panel|fabric|paint)s?|(?:super-?)?hydrophobic\w*|(?:super-?)?hydrophilic\w*|oleophobic|anti-?(?:foul|soil|stain|stick|dust|graffiti)\w*|non-?stick|photocatal\w+|(?:dirt|dust|water|soil|stain)[- ](?:repel|resist)\w*|titanium dioxide|perfluoro\w+|fluoropolymers?|anti-?adhes\w+)\b/i,
      terms: ['antifouling', 'hydrophobic coating', 'photocatalyst'],
      usualOn:
        'outdoor clothing, shoes, sofas, windows, solar panels, frying pans, ship hulls, building facades, phone screens',
    },
    {
      name: 'electric charge',
      limit: 'moves only fine dry dust, fails in damp, and needs high voltage',
      rule: 'air breaks down at about 3 kV per millimetre, capping the pull over wide gaps at about 40 Pa, and above about 60 % humidity most surfaces leak their charge',
      trial:
        'dust a dry sample with the real dirt, pass a rubbed plastic rod close above it, repeat in a steamy bathroom, and stop if most of the dust stays even when dry',
      cues: /\b(?:electro-?(?:static|dynamic)(?:ally)?|electric (?:curtain|field)s?|ioni[sz](?:er|ers|ed|ing)|ion[- ]releas\w+|charged (?:roller|plate|electrode|particle)s?|travell?ing[- ]wave|corona|triboelectric\w*)\b/i,
      terms: ['electrostatic', 'ionizer', 'electrodynamic'],
      usualOn: 'solar panels, space rovers, dust cloths, plastic films, car bodies, printing presses',
    },
    {
      name: 'heat, light or plasma',
      limit: 'burns or lifts off dirt at the cost of much energy and of heat-sensitive surfaces',
      rule: 'food residues burn off at about 450 to 500 °C and soot at about 600, while a laser pulse of 100 ns warms only about 2 µm of steel',
      trial:
        'have a workshop with fume extraction bake a dirty sample or treat it by laser, as its material allows, compare photographs and weight, and stop if dirt stays or the surface changes',
      cues: /\b(?:laser[- ]?clean\w*|(?:by|with|using) (?:a )?laser\w*|plasma|pyrolytic(?:ally)? (?:self-)?clean\w*|burn(?:s|ed|t|ing)?[- ]?off|steam (?:clean\w*|mop\w*|generator)s?|steam|dry ice|self[- ]clean\w* ovens?|oven door\w*)\b/i,
      terms: ['laser cleaning', 'steam cleaning', 'plasma cleaning'],
      usualOn:
        'ovens, diesel filters, stone monuments, tyre moulds, rusty steel, weld seams, circuit boards, semiconductor wafers',
      needs: ['power', 'hazard'],
    },
  ],
  sanitise: [
    {
      name: 'ultraviolet or blue light',
      limit: 'works only where it shines directly, harms eyes and skin, and ages plastics',
      rule: 'at 254 nm about 6 to 20 mJ/cm² cut most bacteria to a thousandth, tough spores and viruses take 100 or more, and blue light takes over a thousandfold dose',
      trial:
        'fix ultraviolet dose cards in the worst shaded spots, run a shop lamp of the planned power for the planned time behind a cover, and stop if any card stays below 25 mJ/cm²',
      cues: /\b(?:(?<!extreme )ultra-?violet (?:light |radiation )?(?:sources?|lamps?|bulbs?|leds?|emitters?|lights|disinfect\w*|steril\w*|treatment|irradiat\w*)|uv-?c|uv (?:light |radiation )?(?:sources?|lamps?|bulbs?|leds?|emitters?|lights?|disinfect\w*|steril\w*|irradiat\w*)|uvgi|germicidal (?:lamp|light|radiation|bulb|led|tube|uv)s?|pulsed light|blue light)\b/i,
      terms: ['ultraviolet disinfection', 'germicidal lamp'],
      usualOn:
        'drinking water, water bottles, phones, toothbrushes, hospital rooms, air ducts, escalator handrails, aquariums, food packaging',
      needs: ['hazard', 'sight'],
    },
    {
      name: 'heat and steam',
      limit: 'takes time to soak through, and harms whatever cannot stand heat or wet',
      rule: 'steam at 121 °C sterilises in about 15 minutes and dry air at 160 °C in two hours, while for wet heat 10 degrees more cut the time about tenfold',
      trial:
        'heat it in a pot, oven or steamer with a probe thermometer in its slowest spot, note the minutes to 75 °C, and stop if users cannot wait that long or the material suffers',
      cues: /\b(?:autoclav\w*|steam\w*|pasteuri[sz]\w+|boil(?:s|ed|ing)|hot[- ](?:water|air)|(?:dry|moist)[- ]heat|heat[- ](?:steril|treat|disinfect|process)\w*|(?:steril|disinfect)\w+ by heat\w*|retort\w*|microwav\w+)\b/i,
      terms: ['autoclave', 'steam sterilization', 'pasteurization'],
      usualOn:
        'baby bottles, pacifiers, breast pumps, surgical instruments, milk, dishes, bed linen, mattresses, potting soil',
      needs: ['power'],
    },
    {
      name: 'a liquid disinfectant',
      limit: 'must stay wet long enough, irritates skin or corrodes, and runs out',
      rule: 'alcohol of 60 to 90 % needs about 30 s wet contact, chlorine at 0.1 % about 1 to 10 minutes, and half the chlorine takes about twice the time',
      trial:
        'apply a fitting shop disinfectant as users would, check with stopwatch and test strips, and stop if any spot dries or weakens before the contact time on the label is over',
      cues: /\b(?:alcohols?|ethanol|isopropanol|isopropyl|chlorin(?:e|ated|ation)|hypo(?:chlor|hal)\w+|bleach\w*|quaternary|peracetic|peracids?|hydrogen peroxide(?! (?:vapou?r|gas|mist))|iodine|povidone|biguanides?|chlorhexidine|glutaraldehyde|(?:disinfect\w*|saniti[sz]\w*|sterili[sz]\w*|antiseptic|antimicrobial|germicidal) (?:solution|liquid|agent|fluid|composition|gel|spray|wipe|foam|formulation)s?|hand saniti[sz]ers?|disinfectants?|surfactants?|electroly[sz]ed water)\b/i,
      terms: ['disinfectant', 'hypochlorous acid', 'hand sanitizer'],
      usualOn:
        'hands, door handles, kitchen worktops, toilets, shopping trolleys, swimming pools, wounds, milking parlours, wheelchairs',
    },
    {
      name: 'a germ-killing gas or fog',
      limit: 'needs a closed space, time to air it out, and a watch for leaks',
      rule: 'rooms take some hundred ppm of peroxide vapour against about 1 ppm allowed where people work, and thinning a gas a thousandfold takes about seven well mixed air changes',
      trial:
        'place spore or indicator strips in the worst corners, hire a fogging service for one run, and stop if a strip fails or airing outlasts the gap between two uses',
      cues: /\b(?:ozon\w+|ethylene oxide|chlorine dioxide|formaldehyde|fumiga\w+|fog(?:s|ged|ging|gers?)?|vapou?ri[sz]ed (?:hydrogen|peroxide)|hydrogen peroxide (?:vapou?r|gas|mist)|(?:disinfect\w*|sterili[sz]\w*|sterilant) (?:gas|vapou?r|mist|aerosol)|nitric oxide|nitrogen dioxide|sterilants?)\b/i,
      terms: ['ozone', 'ethylene oxide', 'disinfectant fog'],
      usualOn:
        'hospital rooms, ambulances, catheters, syringes, cleanrooms, hotel rooms, car interiors, sports helmets',
      needs: ['hazard'],
    },
    {
      name: 'a surface that kills germs',
      limit: 'acts in minutes to hours rather than at once, and not through dirt',
      rule: 'the usual ISO test gives a wet surface 24 h at 35 °C, bare copper kills 99.9 % in about 2 h, so touches that come more often outrun it',
      trial:
        'cover half of the most touched spots with copper tape or silver fabric, press agar plates on both halves after a day of use, and stop if counts differ by less than tenfold',
      cues: /\b(?:silver|copper|anti-?(?:microbial|bacterial|viral) (?:coat\w*|surface|material|layer|film|polymer|metal|textile|fabric|fib(?:er|re))s?|self[- ](?:disinfect|sterili[sz]|saniti[sz])\w*|photocatal\w+|titania|titanium dioxide)\b/i,
      terms: ['antimicrobial coating', 'silver ions', 'copper surface'],
      usualOn:
        'door handles, handrails, cutting boards, sportswear, socks, shoe insoles, catheters, refrigerators, toilet seats',
    },
    {
      name: 'sterile barriers and single use',
      limit: 'keeps clean only until it is opened, and leaves waste behind each time',
      rule: 'sterile means at most one item in a million carries a live germ, and bacteria of about 1 µm pass any visible pinhole and soak through wet paper',
      trial:
        'seal twenty dummies in shop sterilisation pouches, ship and open them as in use, test emptied pouches with dyed water, and stop if any leaks or users touch the clean part',
      cues: /\b(?:sterile (?:barrier|pack\w*|drape|bag|cover|pouch|field|sleeve|adapter|container|wrap|interface|connect\w*|sheath|storage)s?|steril\w+ (?:pouch|packag|wrap|bag)\w*|disposable\w*|single[- ]use|drapes?|asept\w+|glove ?box\w*)\b/i,
      terms: ['sterile barrier', 'aseptic', 'single use'],
      usualOn:
        'syringes, surgical gloves, surgical gowns, wound dressings, thermometer covers, infusion bags, milk cartons, eye drops',
    },
    {
      name: 'plasma or electric current',
      limit: 'acts only close by, needs high voltage, and may give off ozone',
      rule: 'one ampere hour makes at most 1.3 g of chlorine from salt water, and plasma in air needs about 3 kV per millimetre and may leave only 0.1 ppm ozone',
      trial:
        'have a laboratory treat one of two samples by ion source, plasma or salt electrolysis for the time users have and culture both, and stop if colonies fall by less than tenfold',
      cues: /\b(?:plasma\w*|corona|ioni[sz](?:er|ers|ed air)|electrolysis|electroporat\w+|pulsed electric|high[- ]voltage|dielectric barrier|electric (?:field|discharge|current)s?|eddy currents?|alternating magnetic fields?)\b/i,
      terms: ['cold plasma', 'pulsed electric', 'electrolysis'],
      usualOn: 'swimming pools, wounds, room air, ballast water, air ducts, fruit washers, seeds',
      needs: ['hazard'],
    },
    {
      name: 'ionising radiation',
      limit: 'needs a shielded plant and a licence, and makes some plastics brittle',
      rule: 'sterilising usually takes 25 kGy and spices up to about 10, and 10 MeV electrons reach about 4 cm into water while cobalt gamma rays halve in about 11',
      trial:
        'mail twenty packed samples to a contract irradiator for 25 kGy, or 10 for spices, compare them with untreated ones, and stop if any crack when bent, yellow or smell off',
      cues: /\b(?:gamma (?:ray|radiation|irradiat\w+|source|steril\w+)s?|(?:electron|e)[- ]beams?|x-?rays?|cobalt-?60|ioni[sz]ing radiation|radiation[- ]steril\w+)\b/i,
      terms: ['gamma sterilization', 'electron beam'],
      usualOn:
        'syringes, surgical gloves, implants, spices, dried herbs, wound dressings, laboratory dishes, pet treats',
      large: true,
      needs: ['hazard', 'plant'],
    },
    {
      name: 'filtering germs out',
      limit: 'holds germs back but leaves them alive, and serves until clogged or torn',
      rule: 'pores of about 0.2 µm hold bacteria but pass most viruses, which measure 0.02 to 0.3, and fibre filters in air are weakest at about 0.1 to 0.3 µm',
      trial:
        'run the real liquid or air through a shop filter of the right rating, note flow and pressure each hour, and stop if the flow halves before the planned change',
      cues: /\b(?:hepa|(?:sterile|membrane|micro|ultra|air|bacteri\w+|virus)[- ]?filt(?:er|ers|ered|ering|ration)|hollow[- ]fib(?:er|re)s?|laminar[- ]flow|filter (?:membrane|cartridge|medium|media)s?)\b/i,
      terms: ['sterile filtration', 'HEPA'],
      usualOn:
        'drinking water, hiking bottles, face masks, operating theatres, aircraft cabins, cleanrooms, beer, infusion lines, vaccines',
    },
  ],
};
