import type { WorkingPrinciples } from './working-principle.ts';

export const CLEANLINESS_PRINCIPLES: WorkingPrinciples = {
  clean: [
    {
      name: 'brushing and wiping',
      limit: 'cleans only what it touches, may scratch, and must itself be cleaned or replaced',
      cues: /\b(?:brush(?:es|ed|ing)?|bristles?|wip(?:es|ed|er|ers|ing)|cloths?|mop(?:s|ping|head)?|squeegees?|scrap(?:er|ers|ing|es)|sponges?|scrub[- ](?:clean\w*|brush\w*|pad)s?|scrubbing (?:brush|pad|head)\w*|(?:cleaning|abrasive|polishing) pads?|tufts?|floss\w*|swabs?|brooms?)\b/i,
      terms: ['cleaning brush', 'wiper', 'scraper'],
      usualOn:
        'toothbrushes, windows, floors, baby bottles, solar panels, windscreens, barbecue grills, shoes, conveyor belts',
    },
    {
      name: 'water jets and rinsing',
      limit: 'uses much water, which must then be caught and cleaned in turn',
      cues: /\b(?:(?:water|liquid|fluid|high[- ]pressure|steam|spray|washing|rotary|directed)[- ](?:jet|nozzle)s?|through nozzles|nozzles (?:for|that|spray\w*|eject\w*)|spray(?:s|ed|ing|ers?)?|pressure[- ]wash\w*|rins(?:e|es|ed|ing)|flush(?:es|ed|ing)|high[- ]pressure (?:water|liquid)|shower (?:head|nozzle)s?|hosed?[- ]down)\b/i,
      terms: ['spray nozzle', 'pressure washer', 'rinsing'],
      usualOn:
        'cars, patios, trucks, storage tanks, building facades, ship hulls, toilets, vegetables, livestock sheds',
    },
    {
      name: 'a washing bath or drum',
      limit: 'takes what fits in its tub, and needs a filling of water and time for each load',
      cues: /\b(?:wash(?:ing)? (?:tub|drum|chamber|tank|machine)s?|washing machines?|laundry|dish-?wash(?:er|ers|ing)|immers(?:ed|ing)|soak(?:s|ed|ing)|tumbl\w+|(?:cleaning|washing|dip) (?:bath|tank|basket)s?|clothes[- ]wash\w*)\b/i,
      terms: ['washing machine', 'dishwasher', 'cleaning bath'],
      usualOn:
        'clothing, dishes, lunch boxes, cups, bed linen, drinking bottles, delivery crates, surgical instruments, metal parts',
    },
    {
      name: 'detergents and solvents',
      limit: 'must suit both dirt and material, be rinsed off, and go somewhere afterwards',
      cues: /\b(?:detergents?|surfactants?|solvents?|soaps?|enzym\w+|(?:cleaning|cleansing|washing|laundry|descaling) (?:agent|composition|formulation|product|chemical)s?|shampoos?|chelat\w+|acid(?:s|ic)?|alkali\w*|bleach\w*|degreas\w+|descal(?:er|ers|ing)|peroxides?)\b/i,
      terms: ['detergent', 'cleaning composition', 'solvent'],
      usualOn:
        'laundry, ovens, coffee machines, kitchen worktops, drains, contact lenses, bicycle chains, engine parts, hair',
    },
    {
      name: 'suction or blown air',
      limit: 'takes only what is loose and dry, clogs its filter and is heard',
      cues: /\b(?:vacuum[- ]clean\w*|suction|blow(?:s|n|ing|ers?)|air[- ](?:jet|knife|knives|blast|nozzle|stream|curtain)s?|compressed air|dust[- ](?:collect\w*|bag|cup|bin|extract\w*|receptacle)s?|cyclon\w+|back-?(?:flush|wash|blow|puls)\w*|pulse[- ]jet)\b/i,
      terms: ['vacuum cleaner', 'air blast', 'suction'],
      usualOn:
        'vacuum cleaners, carpets, leaf blowers, mattresses, car interiors, keyboards, woodworking tools, dust filters, swimming pools',
    },
    {
      name: 'ultrasound and vibration',
      limit: 'needs a bath or firm contact, fades with distance and can harm what is delicate',
      cues: /\b(?:ultraso\w+|megasonic|cavitat\w+|vibrat(?:es|ing|ed|ors?)|sonic(?:ally)?|micro-?bubbles?|nano-?bubbles?|shock[- ]?waves?|water hammer)\b/i,
      terms: ['ultrasonic cleaning', 'megasonic', 'microbubble'],
      usualOn:
        'jewellery, spectacles, dentures, electric toothbrushes, surgical instruments, fuel injectors, watch parts, semiconductor wafers, camera sensors',
    },
    {
      name: 'a surface that sheds dirt',
      limit: 'slows soiling but does not end it, and loses its effect as it wears',
      cues: /\b(?:self[- ]cleaning (?:surface|coating|glass|film|layer|material|panel|fabric|paint)s?|(?:super-?)?hydrophobic\w*|(?:super-?)?hydrophilic\w*|oleophobic|anti-?(?:foul|soil|stain|stick|dust|graffiti)\w*|non-?stick|photocatal\w+|(?:dirt|dust|water|soil|stain)[- ](?:repel|resist)\w*|titanium dioxide|perfluoro\w+|fluoropolymers?|anti-?adhes\w+)\b/i,
      terms: ['antifouling', 'hydrophobic coating', 'photocatalyst'],
      usualOn:
        'outdoor clothing, shoes, sofas, windows, solar panels, frying pans, ship hulls, building facades, phone screens',
    },
    {
      name: 'electric charge',
      limit: 'moves only fine dry dust, fails in damp, and needs high voltage',
      cues: /\b(?:electro-?(?:static|dynamic)(?:ally)?|electric (?:curtain|field)s?|ioni[sz](?:er|ers|ed|ing)|ion[- ]releas\w+|charged (?:roller|plate|electrode|particle)s?|travell?ing[- ]wave|corona|triboelectric\w*)\b/i,
      terms: ['electrostatic', 'ionizer', 'electrodynamic'],
      usualOn: 'solar panels, space rovers, dust cloths, plastic films, car bodies, printing presses',
    },
    {
      name: 'heat, light or plasma',
      limit: 'burns or lifts off dirt at the cost of much energy and of heat-sensitive surfaces',
      cues: /\b(?:laser[- ]?clean\w*|(?:by|with|using) (?:a )?laser\w*|plasma|pyrolytic(?:ally)? (?:self-)?clean\w*|burn(?:s|ed|t|ing)?[- ]?off|steam (?:clean\w*|mop\w*|generator)s?|steam|dry ice|self[- ]clean\w* ovens?|oven door\w*)\b/i,
      terms: ['laser cleaning', 'steam cleaning', 'plasma cleaning'],
      usualOn:
        'ovens, diesel filters, stone monuments, tyre moulds, rusty steel, weld seams, circuit boards, semiconductor wafers',
    },
  ],
  sanitise: [
    {
      name: 'ultraviolet or blue light',
      limit: 'works only where it shines directly, harms eyes and skin, and ages plastics',
      cues: /\b(?:(?<!extreme )ultra-?violet (?:light |radiation )?(?:sources?|lamps?|bulbs?|leds?|emitters?|lights|disinfect\w*|steril\w*|treatment|irradiat\w*)|uv-?c|uv (?:light |radiation )?(?:sources?|lamps?|bulbs?|leds?|emitters?|lights?|disinfect\w*|steril\w*|irradiat\w*)|uvgi|germicidal (?:lamp|light|radiation|bulb|led|tube|uv)s?|pulsed light|blue light)\b/i,
      terms: ['ultraviolet disinfection', 'germicidal lamp'],
      usualOn:
        'drinking water, water bottles, phones, toothbrushes, hospital rooms, air ducts, escalator handrails, aquariums, food packaging',
    },
    {
      name: 'heat and steam',
      limit: 'takes time to soak through, and harms whatever cannot stand heat or wet',
      cues: /\b(?:autoclav\w*|steam\w*|pasteuri[sz]\w+|boil(?:s|ed|ing)|hot[- ](?:water|air)|(?:dry|moist)[- ]heat|heat[- ](?:steril|treat|disinfect|process)\w*|(?:steril|disinfect)\w+ by heat\w*|retort\w*|microwav\w+)\b/i,
      terms: ['autoclave', 'steam sterilization', 'pasteurization'],
      usualOn:
        'baby bottles, pacifiers, breast pumps, surgical instruments, milk, dishes, bed linen, mattresses, potting soil',
    },
    {
      name: 'a liquid disinfectant',
      limit: 'must stay wet long enough, irritates skin or corrodes, and runs out',
      cues: /\b(?:alcohols?|ethanol|isopropanol|isopropyl|chlorin(?:e|ated|ation)|hypo(?:chlor|hal)\w+|bleach\w*|quaternary|peracetic|peracids?|hydrogen peroxide(?! (?:vapou?r|gas|mist))|iodine|povidone|biguanides?|chlorhexidine|glutaraldehyde|(?:disinfect\w*|saniti[sz]\w*|sterili[sz]\w*|antiseptic|antimicrobial|germicidal) (?:solution|liquid|agent|fluid|composition|gel|spray|wipe|foam|formulation)s?|hand saniti[sz]ers?|disinfectants?|surfactants?|electroly[sz]ed water)\b/i,
      terms: ['disinfectant', 'hypochlorous acid', 'hand sanitizer'],
      usualOn:
        'hands, door handles, kitchen worktops, toilets, shopping trolleys, swimming pools, wounds, milking parlours, wheelchairs',
    },
    {
      name: 'a germ-killing gas or fog',
      limit: 'needs a closed space, time to air it out, and a watch for leaks',
      cues: /\b(?:ozon\w+|ethylene oxide|chlorine dioxide|formaldehyde|fumiga\w+|fog(?:s|ged|ging|gers?)?|vapou?ri[sz]ed (?:hydrogen|peroxide)|hydrogen peroxide (?:vapou?r|gas|mist)|(?:disinfect\w*|sterili[sz]\w*|sterilant) (?:gas|vapou?r|mist|aerosol)|nitric oxide|nitrogen dioxide|sterilants?)\b/i,
      terms: ['ozone', 'ethylene oxide', 'disinfectant fog'],
      usualOn:
        'hospital rooms, ambulances, catheters, syringes, cleanrooms, hotel rooms, car interiors, sports helmets',
    },
    {
      name: 'a surface that kills germs',
      limit: 'acts in minutes to hours rather than at once, and not through dirt',
      cues: /\b(?:silver|copper|anti-?(?:microbial|bacterial|viral) (?:coat\w*|surface|material|layer|film|polymer|metal|textile|fabric|fib(?:er|re))s?|self[- ](?:disinfect|sterili[sz]|saniti[sz])\w*|photocatal\w+|titania|titanium dioxide)\b/i,
      terms: ['antimicrobial coating', 'silver ions', 'copper surface'],
      usualOn:
        'door handles, handrails, cutting boards, sportswear, socks, shoe insoles, catheters, refrigerators, toilet seats',
    },
    {
      name: 'sterile barriers and single use',
      limit: 'keeps clean only until it is opened, and leaves waste behind each time',
      cues: /\b(?:sterile (?:barrier|pack\w*|drape|bag|cover|pouch|field|sleeve|adapter|container|wrap|interface|connect\w*|sheath|storage)s?|steril\w+ (?:pouch|packag|wrap|bag)\w*|disposable\w*|single[- ]use|drapes?|asept\w+|glove ?box\w*)\b/i,
      terms: ['sterile barrier', 'aseptic', 'single use'],
      usualOn:
        'syringes, surgical gloves, surgical gowns, wound dressings, thermometer covers, infusion bags, milk cartons, eye drops',
    },
    {
      name: 'plasma or electric current',
      limit: 'acts only close by, needs high voltage, and may give off ozone',
      cues: /\b(?:plasma\w*|corona|ioni[sz](?:er|ers|ed air)|electrolysis|electroporat\w+|pulsed electric|high[- ]voltage|dielectric barrier|electric (?:field|discharge|current)s?|eddy currents?|alternating magnetic fields?)\b/i,
      terms: ['cold plasma', 'pulsed electric', 'electrolysis'],
      usualOn: 'swimming pools, wounds, room air, ballast water, air ducts, fruit washers, seeds',
    },
    {
      name: 'ionising radiation',
      limit: 'needs a shielded plant and a licence, and makes some plastics brittle',
      cues: /\b(?:gamma (?:ray|radiation|irradiat\w+|source|steril\w+)s?|(?:electron|e)[- ]beams?|x-?rays?|cobalt-?60|ioni[sz]ing radiation|radiation[- ]steril\w+)\b/i,
      terms: ['gamma sterilization', 'electron beam'],
      usualOn:
        'syringes, surgical gloves, implants, spices, dried herbs, wound dressings, laboratory dishes, pet treats',
      large: true,
    },
    {
      name: 'filtering germs out',
      limit: 'holds germs back but leaves them alive, and serves until clogged or torn',
      cues: /\b(?:hepa|(?:sterile|membrane|micro|ultra|air|bacteri\w+|virus)[- ]?filt(?:er|ers|ered|ering|ration)|hollow[- ]fib(?:er|re)s?|laminar[- ]flow|filter (?:membrane|cartridge|medium|media)s?)\b/i,
      terms: ['sterile filtration', 'HEPA'],
      usualOn:
        'drinking water, hiking bottles, face masks, operating theatres, aircraft cabins, cleanrooms, beer, infusion lines, vaccines',
    },
  ],
  purify: [
    {
      name: 'a fibre or mesh filter',
      limit: 'clogs and holds up the flow, and lets through whatever is dissolved',
      cues: /\b(?:filter (?:element|media|medium|cartridge|paper|bag|screen|mesh|cloth|insert|layer|core|cake)s?|(?:oil|air|fuel|water|cabin|particulate|particle|dust|bag|depth|fabric|fib(?:er|re)|sand|intake|engine)[- ]filters?|pleat\w*|mesh(?:es)?|strainers?|non-?woven\w*|fib(?:rous|ers|res)|hepa|honeycomb|porous (?:wall|body|ceramic|substrate|material)s?)\b/i,
      terms: ['filter element', 'filter media', 'strainer'],
      usualOn:
        'air purifiers, face masks, vacuum cleaners, car engines, swimming pools, clothes dryers, rainwater, coffee, drip irrigation',
    },
    {
      name: 'a membrane',
      limit: 'needs pressure, fouls, and often turns part of the feed away as waste',
      cues: /\b(?:membranes?|reverse[- ]osmosis|(?:forward|pressure[- ]retarded)[- ]osmosis|(?:nano|ultra|micro)[- ]?filt\w+|hollow[- ]fib(?:er|re)s?|permeat\w+|semi-?permeable|dialy[sz]\w+|pervaporat\w+)\b/i,
      terms: ['reverse osmosis', 'membrane filtration'],
      usualOn: 'seawater, kitchen taps, drinking bottles, dialysis, sewage, biogas, whey, wine, yachts',
    },
    {
      name: 'adsorption',
      limit: 'fills up without showing it, and must then be renewed or baked out',
      cues: /\b(?:ad-?sor(?:b|p)\w*|activated (?:carbon|charcoal)|carbon (?:filter|block|bed)s?|charcoal|zeolites?|sorbents?|metal[- ]organic frameworks?|silica gel|biochar|chromatograph\w*|affinity (?:column|resin|ligand)s?|molecular sieves?)\b/i,
      terms: ['activated carbon', 'adsorption', 'zeolite'],
      usualOn:
        'water jugs, gas masks, air purifiers, cooker hoods, aquariums, refrigerators, cat litter, natural gas, spirits',
    },
    {
      name: 'ion exchange or deionising current',
      limit: 'takes only charged matter, and must be regenerated with salt, acid or power',
      cues: /\b(?:ion[- ]exchang\w*|exchange resins?|water softener\w*|de-?ioni[sz]\w+|electro-?dialy\w+|electro-?deioni\w+|electrocoagul\w+|electrolytic treat\w*)\b/i,
      terms: ['ion exchange', 'electrodialysis', 'deionization'],
      usualOn:
        'water softeners, dishwashers, coffee machines, steam irons, water jugs, boilers, laboratory water, semiconductor plants, plating baths',
    },
    {
      name: 'distilling or freezing out',
      limit: 'takes much energy for each litre, and brings over what boils as easily',
      cues: /\b(?:distill?(?:s|ed|ing|ation|ers?)|evaporators?|solar stills?|freez\w+ (?:desalin|concentrat|crystalli|out)\w*|crystalli[sz](?:es|ed|ing|er|ation)|vapou?r compression|flash (?:chamber|tank|drum)s?)\b/i,
      terms: ['distillation', 'solar still', 'crystallization'],
      usualOn:
        'spirits, essential oils, crude oil, waste solvents, seawater, life rafts, laboratory water, fruit juice',
    },
    {
      name: 'settling, clumping and spinning',
      limit: 'needs room or speed, misses what is as heavy as the liquid, and leaves sludge',
      cues: /\b(?:coagula\w+|floccul\w+|sediment\w*|settl(?:e|es|ed|ing|er|ers)|clarif(?:y|ier|iers|ication)|precipitat(?:e|es|ed|ing|ion)|cyclon\w+|hydrocyclon\w+|centrifug\w+|flotation|skimm\w+|decant\w*)\b/i,
      terms: ['flocculation', 'sedimentation', 'centrifuge'],
      usualOn:
        'sewage, waterworks, milk, wine, blood, bilge water, vacuum cleaners, cutting fluids, sawmills',
    },
    {
      name: 'oxidation or light',
      limit: 'needs time in contact, and can leave by-products that must be removed too',
      cues: /\b(?:ozon\w+|oxidi[sz](?:es|ed|ing|er|ers)|oxidation|photocatal\w+|cataly(?:sts?|tic)|ultra-?violet|uv|chlorin(?:e|ation)|hydroxyl|peroxides?|three[- ]way|incinerat\w+)\b/i,
      terms: ['photocatalyst', 'advanced oxidation', 'ozone'],
      usualOn:
        'hot tubs, swimming pools, car exhausts, waterworks, groundwater, hotel rooms, paint shops, fish farms',
    },
    {
      name: 'living organisms',
      limit: 'starts slowly, and dies of cold, poison or lack of food',
      cues: /\b(?:bio-?filt\w+|trickling filters?|activated sludge|bio-?reactors?|(?:constructed )?wetlands?|algae|algal|an?aerobic\w*|phytoremed\w+|ecological|denitrif\w+|nitrif\w+|mycel\w+)\b/i,
      terms: ['biofilter', 'activated sludge', 'bioreactor'],
      usualOn:
        'sewage, septic tanks, aquariums, garden ponds, fish farms, landfills, polluted soil, manure, green walls',
    },
    {
      name: 'electric charge or magnets',
      limit: 'catches only what takes a charge or is magnetic, and its plates need washing',
      cues: /\b(?:electrostatic\w*|precipitators?|ioni[sz]er\w*|ioni[sz](?:ed|ing) air|corona|plasma|charged (?:plate|particle|electrode|fib(?:er|re))s?|electret\w*|magnets|magnetic (?:separat|filter|particle|rod|field)\w*|negative ions?|electrically enhanced)\b/i,
      terms: ['electrostatic precipitator', 'ionizer', 'magnetic filter'],
      usualOn:
        'power stations, cement kilns, air purifiers, restaurant kitchens, welding shops, radiators, engine oil, grain mills, grinding shops',
    },
  ],
};
