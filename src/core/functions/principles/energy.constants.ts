import type { WorkingPrinciples } from './working-principle.ts';

export const ENERGY_PRINCIPLES: WorkingPrinciples = {
  power: [
    {
      name: 'batteries charged by contact',
      limit: 'must be plugged in or swapped in time, ages with each charge, and is heavy for what it stores',
      rule: 'lithium ion packs store about 100 to 200 Wh per kilogram and lead about 30 to 40, and runtime in hours is the Wh divided by the mean watts',
      trial:
        'feed it from a bought battery pack of the weight allowed, log the watts through the longest real use in the cold, and stop if it empties before the next chance to charge',
      cues: /\b(?:batter(?:y|ies)|rechargeable|lithium\w*|charging (?:station|pile|cable|port|dock|connector|contact|base)s?|docking|usb|super-?capacitors?|accumulators?|electric vehicle charg\w*)\b/i,
      terms: ['rechargeable battery', 'charging station', 'battery swapping'],
      usualOn:
        'phones, cordless tools, electric bicycles, electric cars, drones, wheelchairs, lawn mowers, leaf blowers, hearing aids',
    },
    {
      name: 'solar cells',
      limit: 'gives nothing at night and little in shade, and needs clean area turned to the sun',
      rule: 'a m² of cells gives about 200 W in full sun, 10 to 40 under cloud, 0.1 to 0.5 in lit rooms, and 20 to 45 averaged over a year',
      trial:
        'lay a bought panel of the size allowed where it would sit, log its energy for a week, scale it by public sun records, and stop if the darkest month misses the daily need',
      cues: /\b(?:solar|photo-?voltaics?|sun-?light|perovskite)\b/i,
      terms: ['photovoltaic', 'solar panel', 'solar cell'],
      usualOn:
        'roofs, garden lights, satellites, irrigation pumps, camper vans, weather stations, window blinds, road signs, electric fences',
      needs: ['sky'],
    },
    {
      name: 'induction without contact',
      limit: 'works over small gaps with coils well aligned, and loses more than a cable does',
      rule: 'about 70 to 90 % arrives while coils face each other within half their diameter, and well beyond one diameter the coupling falls with the cube of distance',
      trial:
        'hold bought charging coils of the size allowed across the real gap, shift them as users will, measure watts in and out, and stop if the need is missed or they get hot',
      cues: /\b(?:wireless(?:ly)?[- ](?:charg|power|energy|electric)\w*|inductive(?:ly)?[- ](?:charg|power|coupl|coil)\w*|(?:charging|power|transmitter|transmitting|receiver|receiving|transmission|induction) coils?|(?:contactless|non-?contact) (?:power|charg|energy)\w*|magnetic(?:ally)? resonan\w*|resonant coupl\w*)\b/i,
      terms: ['wireless charging', 'inductive coupling', 'transmitter coil'],
      usualOn:
        'electric toothbrushes, phones, smartwatches, earbuds, hearing aids, implants, warehouse robots, stylus pens, buses',
    },
    {
      name: 'movement harvested',
      limit: 'yields little, only while something moves, and its moving parts wear',
      rule: 'legs give about 100 W for an hour, a hand crank 10 to 30, and small harvesters on a body or machine about 0.01 to 1 mW per cm³',
      trial:
        'fit a bought dynamo or piezo element to what moves, log the energy and the movements of a few ordinary days, and stop if a day’s harvest is below a day’s need',
      cues: /\b(?:piezo-?electric (?:energy|generat|harvest|power|nano)\w*|tribo-?electric (?:nano|generat|energy|harvest|power)\w*|nano-?generators?|(?:kinetic|mechanical|vibration(?:al)?|motion)[- ](?:energy|harvest\w*)|(?:human|hand|foot|pedal|wheel|spring)[- ](?:powered|driven|cranked) (?:electric|generator|dynamo|alternator)\w*|pedal generators?|hand[- ]cranks?|footsteps?|regenerative brak\w*)\b/i,
      terms: ['kinetic energy', 'piezoelectric', 'triboelectric'],
      usualOn:
        'wristwatches, bicycle lights, light switches, doorbells, shoes, tyre sensors, exercise bikes, emergency radios, freight wagons',
    },
    {
      name: 'wind or running water',
      limit: 'runs only where air or water moves fast enough, and must survive storm, flood and growth',
      rule: 'power grows with speed cubed, a m² of wind at 5 m/s carries 75 W, of water at 1 m/s 500, and turbines keep about 20 to 45 %',
      trial:
        'log the speed on the spot for a week with a borrowed meter or a timed float, average the cubes, and stop if a third of that power misses the need',
      cues: /\b(?:(?:wind|water|tidal|hydro\w*|hydraulic) turbines?|wind[- ](?:power|energy|farm|driven|generat|rotor|wheel)\w*|wind-?mills?|(?:electricity|energy|power) from (?:the )?wind|hydro-?power|hydro-?electric\w*|(?:ocean|sea|water|tidal) (?:wave|current|energy|power)s?|wave (?:energy|power|convert)\w*|tid(?:al|es)|water[- ]?wheels?|flowing water)\b/i,
      terms: ['wind turbine', 'wave energy', 'hydroelectric'],
      usualOn:
        'wind farms, sailing yachts, farms, mountain huts, rivers, taps, water pipes, ocean buoys, irrigation channels',
    },
    {
      name: 'a difference in temperature',
      limit: 'turns a small part of the heat into power, and needs its cold side kept cold',
      rule: 'at most the difference over the hot side’s kelvins becomes power, 21 % from 100 to 20 °C, of which thermoelectric elements reach about a tenth and turbines about half',
      trial:
        'clamp a bought thermoelectric module with a heat sink to the hot surface, load it with a resistor for an hour, and stop if its watts times the modules that fit miss the need',
      cues: /\b(?:thermo-?electric\w*|seebeck|rankine|stirling|waste[- ]heat|geo-?thermal|temperature (?:difference|gradient)s?|pyroelectric|thermionic)\b/i,
      terms: ['thermoelectric generator', 'waste heat', 'Stirling engine'],
      usualOn:
        'wood stoves, camping stoves, space probes, steam pipes, radiator valves, car exhausts, industrial furnaces, gas pipelines, geothermal wells',
    },
    {
      name: 'burnt fuel',
      limit: 'makes exhaust, noise and heat, and needs fuel brought to it',
      rule: 'a litre of gasoline or diesel holds about 9 to 10 kWh, of which small engines turn about 15 to 25 % into work, large diesels 40 to 50',
      trial:
        'do the job for a day from a rented generator or engine tool outdoors, log litres and dB, and stop if people nearby object or a battery of equal weight lasts as long',
      cues: /\b(?:combustion engines?|internal[- ]combustion|engine[- ](?:driven|generator|powered)\w*|auxiliary engines?|generator sets?|gensets?|diesel|gasoline|gas turbines?|boilers?|coal|biogas|biomass)\b/i,
      terms: ['engine generator', 'gas turbine', 'biogas'],
      usualOn:
        'trucks, tractors, ships, chainsaws, lawn mowers, leaf blowers, building sites, hospitals, aircraft',
      needs: ['supply', 'hazard'],
    },
    {
      name: 'fuel cells and other reactions',
      limit: 'needs its fuel or reagent kept pure, and its electrodes and membranes age',
      rule: 'hydrogen yields about 15 to 18 kWh of electricity per kilogram, but even light pressure tanks weigh 15 to 20 times their filling, and zinc air yields 0.3 to 0.4',
      trial:
        'feed the true load with its peaks and a cold start from a rented fuel cell or bought zinc air cells, and stop if the voltage sags or refills cost more than charged batteries',
      cues: /\b(?:fuel[- ]cells?|microbial (?:fuel|electro)\w*|proton[- ]exchange|salinity gradients?|reverse electrodialysis|pressure[- ]retarded|(?:metal|zinc|alumini?um)[- ](?:and[- ])?air|bio-?fuel cells?|galvanic cells?)\b/i,
      terms: ['fuel cell', 'metal-air', 'microbial fuel'],
      usualOn:
        'forklifts, buses, submarines, spacecraft, telecom masts, camper vans, hearing aids, life jackets, long-range drones',
    },
    {
      name: 'radio waves or light beamed',
      limit: 'delivers very little at a distance, and safety rules cap what may be sent',
      rule: 'twice the distance leaves a quarter, so of 4 W effective power at 900 MHz a tag gets about 4 mW at 1 m and 0.04 mW at 10 m',
      trial:
        'stick bought radio tags on ten real items, wet and metal ones too, step back with a rented reader, and stop if fewer than nine answer at the distance needed',
      cues: /\b(?:rectennas?|rectifying antennas?|(?:rf|radio[- ]frequency)[- ](?:energy|harvest)\w*|power beam\w*|microwave (?:power|beam|energy)\w*|laser power (?:beam|trans)\w*|ambient (?:rf|radio)|beam(?:s|ed|ing) (?:energy|power))\b/i,
      terms: ['RF harvesting', 'rectenna', 'power beaming'],
      usualOn:
        'warehouse tags, parcel labels, clothing labels, toll stickers, race numbers, shelf labels, substation sensors',
    },
  ],
  light: [
    {
      name: 'light-emitting diodes',
      limit: 'needs a driver and a path for its heat, and glares without an optic in front',
      rule: 'white diodes give about 100 to 200 lm per watt, about 40 to 70 % of the power stays as heat, and 500 lux on a m² takes 500 lm',
      trial:
        'tape bought diodes in place, read a lux meter where light is wanted and the board’s temperature after an hour, and stop if lux fall short, people squint or it exceeds 85 °C',
      cues: /\b(?:(?:micro-?)?leds?|(?<!organic )light[- ]emitting[- ]diodes?|semiconductor light)\b/i,
      terms: ['LED lamp', 'light-emitting diode', 'LED module'],
      usualOn:
        'street lamps, ceiling lights, desk lamps, torches, bicycles, car headlamps, kitchens, helmets, greenhouses',
    },
    {
      name: 'reflectors and lenses',
      limit: 'must be placed exactly to its source, and wastes the light it cannot gather',
      rule: 'lux are candela divided by the distance squared, half the beam angle takes an optic twice as wide, and each bare glass surface reflects away about 4 %',
      trial:
        'hold a bought lens or reflector before the source, measure lux at the middle and edge of the real target, shift the source by 1 mm, and stop if the spot breaks up',
      cues: /\b(?:reflectors?|reflecting (?:surface|section)s?|reflective (?:surface|housing|coating)s?|lens(?:es)?|mirrors?|collimat\w*|prisms?|diffusers?|lamp-?shades?|beam (?:pattern|angle|shap)\w*)\b/i,
      terms: ['reflector', 'collimating lens', 'diffuser'],
      usualOn:
        'car headlamps, torches, lighthouses, stadiums, stage spotlights, operating theatres, projectors, bicycles, street lamps',
    },
    {
      name: 'light guides',
      limit: 'loses light at each bend and joint, and needs its source coupled in precisely',
      rule: 'acrylic keeps in light that meets its wall at over 42° from the normal, each end loses about 4 %, and bends want a radius of twice the thickness',
      trial:
        'bend a bought acrylic rod or light cable along the planned path, light one end in the dark, measure lux at the other, and stop if too little arrives or bright spots show',
      cues: /\b(?:light[- ]guid\w*|guide plates?|optical fib(?:er|re)s?|fib(?:er|re)[- ]optic\w*|light[- ]pipes?|edge-?lit|total internal reflection)\b/i,
      terms: ['light guide', 'optical fiber', 'edge-lit'],
      usualOn:
        'car dashboards, car interiors, television screens, keyboards, dog collars, endoscopes, dental tools, museum cases, door handles',
    },
    {
      name: 'phosphors excited by light',
      limit: 'loses part of the light in conversion, and its tint shifts with heat and age',
      rule: 'turning blue light of 450 nm into yellow of 560 nm loses at least 20 % as heat, and into red of 620 nm at least 27 %',
      trial:
        'run a bought phosphor lamp at full power and in its real heat for a week, set it beside an unused one on white paper, and stop if people see another tint',
      cues: /\b(?:phosphors?|wavelength[- ]conver\w*|quantum dots?|light conversion)\b/i,
      terms: ['phosphor', 'wavelength conversion', 'quantum dot'],
      usualOn: 'ceiling lights, offices, television screens, projectors, photo studios, shop displays',
    },
    {
      name: 'filament and discharge lamps',
      limit:
        'breaks easily, wastes power as heat or needs a ballast, and is phased out by law in many countries',
      rule: 'filaments give about 10 to 25 lm per watt, metal halide or sodium lamps about 70 to 140, and 5 % too much voltage about halves a filament’s life',
      trial:
        'run a bought lamp of this kind beside a diode lamp of equal lumens, measure watts and heat, check that spares stay lawful, and stop if the diode does the job too',
      cues: /\b(?:incandescent|halogen (?:lamp|bulb|light)s?|filaments?|fluorescent (?:lamp|tube|bulb)s?|discharge (?:lamp|tube|vessel)s?|ballasts?|xenon|mercury (?:lamp|vapo)\w*|sodium lamps?|excimer|electrodeless|neon)\b/i,
      terms: ['discharge lamp', 'halogen lamp', 'excimer lamp'],
      usualOn:
        'ovens, terrariums, sunbeds, poultry brooders, greenhouses, stadiums, cinema projectors, stage spotlights',
      needs: ['power', 'hazard'],
    },
    {
      name: 'glowing sheets',
      limit: 'is dimmer and dearer per area than point sources, and must be sealed from moisture',
      rule: 'a flat sheet gives about 3.1 lm per m² for each cd per m², so an A4 page at 100 cd per m² gives only about 20 lm',
      trial:
        'hold a tablet showing plain white, dimmed to a bought sheet’s data, in its place by day and at night, and stop if ten people miss it or see too little by it',
      cues: /\b(?:oleds?|organic (?:light[- ]emit|electro-?lumin)\w*|electro-?luminescen\w*|light[- ]emitting (?:layer|film|panel|sheet)s?)\b/i,
      terms: ['OLED panel', 'electroluminescent', 'luminous film'],
      usualOn:
        'television screens, phones, smartwatches, car dashboards, tail lights, clothing, advertising posters, aircraft cabins',
    },
    {
      name: 'laser light',
      limit: 'endangers eyes unless spread or enclosed, and speckles on what it lights',
      rule: 'visible beams above 1 mW can harm before the eye blinks in 0.25 s, above 500 even by scatter, and each mrad of spread adds 1 mm per metre',
      trial:
        'shine a bought 1 mW pointer, kept away from eyes, on the target from the real distance by day, and stop if it is not seen or a focused diode torch serves as well',
      cues: /\b(?:lasers|laser (?:light|diode|source|beam|illuminat|excit)\w*)\b/i,
      terms: ['laser diode', 'laser illumination'],
      usualOn:
        'projectors, concerts, building sites, car headlamps, forklifts, endoscopes, microscopes, gun sights',
      needs: ['hazard'],
    },
    {
      name: 'daylight led in',
      limit: 'depends on hour and weather, and lets heat in or out along with the light',
      rule: 'a dull sky gives about 5000 to 20000 lux, rooms get about 1 to 5 % of it, and side windows light a depth of about twice their head height',
      trial:
        'cut the opening into a white cardboard scale model, read lux inside and outside in the same minute under a dull sky, and stop if that share of 5000 lux misses the need',
      cues: /\b(?:day-?lighting|day-?light (?:system|harvest|collect|guid|redirect)\w*|sky-?lights?|natural light|solar tubes?|light tubes?|heliostats?|light shel(?:f|ves)|(?:collect|guid|direct|redirect)\w* sunlight|with sunlight)\b/i,
      terms: ['daylighting', 'skylight', 'light tube'],
      usualOn:
        'attics, offices, warehouses, factory halls, basements, bathrooms, museums, window blinds, greenhouses',
      needs: ['sky'],
    },
    {
      name: 'afterglow or chemical light',
      limit: 'is faint, fades within hours, and must be charged by light or used once',
      rule: 'good afterglow sheets fall from about 140 mcd per m² after 10 minutes to 20 after an hour, roughly as one over time, and about 0.3 counts as spent',
      trial:
        'charge bought glow tape under the real light or crack a glow stick, let five people look for it each hour in the dark, and stop if they miss it before the time needed',
      cues: /\b(?:phosphorescen\w*|photo-?luminescent (?:material|paint|pigment|strip|coating)s?|chemi-?luminescen\w*|bio-?luminescen\w*|glow(?:s|ing)?[- ]in[- ](?:the[- ])?dark|luminous (?:paint|powder|material)s?|after-?glow)\b/i,
      terms: ['photoluminescent', 'chemiluminescent', 'afterglow'],
      usualOn:
        'exit signs, escape routes, watch dials, fishing floats, life jackets, toys, wristbands, staircases, diving gear',
    },
  ],
};
