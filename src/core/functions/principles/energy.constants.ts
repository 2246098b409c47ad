import type { WorkingPrinciples } from './working-principle.ts';

export const ENERGY_PRINCIPLES: WorkingPrinciples = {
  power: [
    {
      name: 'batteries charged by contact',
      limit: 'must be plugged in or swapped in time, ages with each charge, and is heavy for what it stores',
      cues: /\b(?:batter(?:y|ies)|rechargeable|lithium\w*|charging (?:station|pile|cable|port|dock|connector|contact|base)s?|docking|usb|super-?capacitors?|accumulators?|electric vehicle charg\w*)\b/i,
      terms: ['rechargeable battery', 'charging station', 'battery swapping'],
      usualOn:
        'phones, cordless tools, electric bicycles, electric cars, drones, wheelchairs, lawn mowers, leaf blowers, hearing aids',
    },
    {
      name: 'solar cells',
      limit: 'gives nothing at night and little in shade, and needs clean area turned to the sun',
      cues: /\b(?:solar|photo-?voltaics?|sun-?light|perovskite)\b/i,
      terms: ['photovoltaic', 'solar panel', 'solar cell'],
      usualOn:
        'roofs, garden lights, satellites, irrigation pumps, camper vans, weather stations, window blinds, road signs, electric fences',
    },
    {
      name: 'induction without contact',
      limit: 'works over small gaps with coils well aligned, and loses more than a cable does',
      cues: /\b(?:wireless(?:ly)?[- ](?:charg|power|energy|electric)\w*|inductive(?:ly)?[- ](?:charg|power|coupl|coil)\w*|(?:charging|power|transmitter|transmitting|receiver|receiving|transmission|induction) coils?|(?:contactless|non-?contact) (?:power|charg|energy)\w*|magnetic(?:ally)? resonan\w*|resonant coupl\w*)\b/i,
      terms: ['wireless charging', 'inductive coupling', 'transmitter coil'],
      usualOn:
        'electric toothbrushes, phones, smartwatches, earbuds, hearing aids, implants, warehouse robots, stylus pens, buses',
    },
    {
      name: 'movement harvested',
      limit: 'yields little, only while something moves, and its moving parts wear',
      cues: /\b(?:piezo-?electric (?:energy|generat|harvest|power|nano)\w*|tribo-?electric (?:nano|generat|energy|harvest|power)\w*|nano-?generators?|(?:kinetic|mechanical|vibration(?:al)?|motion)[- ](?:energy|harvest\w*)|(?:human|hand|foot|pedal|wheel|spring)[- ](?:powered|driven|cranked) (?:electric|generator|dynamo|alternator)\w*|pedal generators?|hand[- ]cranks?|footsteps?|regenerative brak\w*)\b/i,
      terms: ['kinetic energy', 'piezoelectric', 'triboelectric'],
      usualOn:
        'wristwatches, bicycle lights, light switches, doorbells, shoes, tyre sensors, exercise bikes, emergency radios, freight wagons',
    },
    {
      name: 'wind or running water',
      limit: 'runs only where air or water moves fast enough, and must survive storm, flood and growth',
      cues: /\b(?:(?:wind|water|tidal|hydro\w*|hydraulic) turbines?|wind[- ](?:power|energy|farm|driven|generat|rotor|wheel)\w*|wind-?mills?|(?:electricity|energy|power) from (?:the )?wind|hydro-?power|hydro-?electric\w*|(?:ocean|sea|water|tidal) (?:wave|current|energy|power)s?|wave (?:energy|power|convert)\w*|tid(?:al|es)|water[- ]?wheels?|flowing water)\b/i,
      terms: ['wind turbine', 'wave energy', 'hydroelectric'],
      usualOn:
        'wind farms, sailing yachts, farms, mountain huts, rivers, taps, water pipes, ocean buoys, irrigation channels',
    },
    {
      name: 'a difference in temperature',
      limit: 'turns a small part of the heat into power, and needs its cold side kept cold',
      cues: /\b(?:thermo-?electric\w*|seebeck|rankine|stirling|waste[- ]heat|geo-?thermal|temperature (?:difference|gradient)s?|pyroelectric|thermionic)\b/i,
      terms: ['thermoelectric generator', 'waste heat', 'Stirling engine'],
      usualOn:
        'wood stoves, camping stoves, space probes, steam pipes, radiator valves, car exhausts, industrial furnaces, gas pipelines, geothermal wells',
    },
    {
      name: 'burnt fuel',
      limit: 'makes exhaust, noise and heat, and needs fuel brought to it',
      cues: /\b(?:combustion engines?|internal[- ]combustion|engine[- ](?:driven|generator|powered)\w*|auxiliary engines?|generator sets?|gensets?|diesel|gasoline|gas turbines?|boilers?|coal|biogas|biomass)\b/i,
      terms: ['engine generator', 'gas turbine', 'biogas'],
      usualOn:
        'trucks, tractors, ships, chainsaws, lawn mowers, leaf blowers, building sites, hospitals, aircraft',
    },
    {
      name: 'fuel cells and other reactions',
      limit: 'needs its fuel or reagent kept pure, and its electrodes and membranes age',
      cues: /\b(?:fuel[- ]cells?|microbial (?:fuel|electro)\w*|proton[- ]exchange|salinity gradients?|reverse electrodialysis|pressure[- ]retarded|(?:metal|zinc|alumini?um)[- ](?:and[- ])?air|bio-?fuel cells?|galvanic cells?)\b/i,
      terms: ['fuel cell', 'metal-air', 'microbial fuel'],
      usualOn:
        'forklifts, buses, submarines, spacecraft, telecom masts, camper vans, hearing aids, life jackets, long-range drones',
    },
    {
      name: 'radio waves or light beamed',
      limit: 'delivers very little at a distance, and safety rules cap what may be sent',
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
      cues: /\b(?:(?:micro-?)?leds?|(?<!organic )light[- ]emitting[- ]diodes?|semiconductor light)\b/i,
      terms: ['LED lamp', 'light-emitting diode', 'LED module'],
      usualOn:
        'street lamps, ceiling lights, desk lamps, torches, bicycles, car headlamps, kitchens, helmets, greenhouses',
    },
    {
      name: 'reflectors and lenses',
      limit: 'must be placed exactly to its source, and wastes the light it cannot gather',
      cues: /\b(?:reflectors?|reflecting (?:surface|section)s?|reflective (?:surface|housing|coating)s?|lens(?:es)?|mirrors?|collimat\w*|prisms?|diffusers?|lamp-?shades?|beam (?:pattern|angle|shap)\w*)\b/i,
      terms: ['reflector', 'collimating lens', 'diffuser'],
      usualOn:
        'car headlamps, torches, lighthouses, stadiums, stage spotlights, operating theatres, projectors, bicycles, street lamps',
    },
    {
      name: 'light guides',
      limit: 'loses light at each bend and joint, and needs its source coupled in precisely',
      cues: /\b(?:light[- ]guid\w*|guide plates?|optical fib(?:er|re)s?|fib(?:er|re)[- ]optic\w*|light[- ]pipes?|edge-?lit|total internal reflection)\b/i,
      terms: ['light guide', 'optical fiber', 'edge-lit'],
      usualOn:
        'car dashboards, car interiors, television screens, keyboards, dog collars, endoscopes, dental tools, museum cases, door handles',
    },
    {
      name: 'phosphors excited by light',
      limit: 'loses part of the light in conversion, and its tint shifts with heat and age',
      cues: /\b(?:phosphors?|wavelength[- ]conver\w*|quantum dots?|light conversion)\b/i,
      terms: ['phosphor', 'wavelength conversion', 'quantum dot'],
      usualOn: 'ceiling lights, offices, television screens, projectors, photo studios, shop displays',
    },
    {
      name: 'filament and discharge lamps',
      limit:
        'breaks easily, wastes power as heat or needs a ballast, and is phased out by law in many countries',
      cues: /\b(?:incandescent|halogen (?:lamp|bulb|light)s?|filaments?|fluorescent (?:lamp|tube|bulb)s?|discharge (?:lamp|tube|vessel)s?|ballasts?|xenon|mercury (?:lamp|vapo)\w*|sodium lamps?|excimer|electrodeless|neon)\b/i,
      terms: ['discharge lamp', 'halogen lamp', 'excimer lamp'],
      usualOn:
        'ovens, terrariums, sunbeds, poultry brooders, greenhouses, stadiums, cinema projectors, stage spotlights',
    },
    {
      name: 'glowing sheets',
      limit: 'is dimmer and dearer per area than point sources, and must be sealed from moisture',
      cues: /\b(?:oleds?|organic (?:light[- ]emit|electro-?lumin)\w*|electro-?luminescen\w*|light[- ]emitting (?:layer|film|panel|sheet)s?)\b/i,
      terms: ['OLED panel', 'electroluminescent', 'luminous film'],
      usualOn:
        'television screens, phones, smartwatches, car dashboards, tail lights, clothing, advertising posters, aircraft cabins',
    },
    {
      name: 'laser light',
      limit: 'endangers eyes unless spread or enclosed, and speckles on what it lights',
      cues: /\b(?:lasers|laser (?:light|diode|source|beam|illuminat|excit)\w*)\b/i,
      terms: ['laser diode', 'laser illumination'],
      usualOn:
        'projectors, concerts, building sites, car headlamps, forklifts, endoscopes, microscopes, gun sights',
    },
    {
      name: 'daylight led in',
      limit: 'depends on hour and weather, and lets heat in or out along with the light',
      cues: /\b(?:day-?lighting|day-?light (?:system|harvest|collect|guid|redirect)\w*|sky-?lights?|natural light|solar tubes?|light tubes?|heliostats?|light shel(?:f|ves)|(?:collect|guid|direct|redirect)\w* sunlight|with sunlight)\b/i,
      terms: ['daylighting', 'skylight', 'light tube'],
      usualOn:
        'attics, offices, warehouses, factory halls, basements, bathrooms, museums, window blinds, greenhouses',
    },
    {
      name: 'afterglow or chemical light',
      limit: 'is faint, fades within hours, and must be charged by light or used once',
      cues: /\b(?:phosphorescen\w*|photo-?luminescent (?:material|paint|pigment|strip|coating)s?|chemi-?luminescen\w*|bio-?luminescen\w*|glow(?:s|ing)?[- ]in[- ](?:the[- ])?dark|luminous (?:paint|powder|material)s?|after-?glow)\b/i,
      terms: ['photoluminescent', 'chemiluminescent', 'afterglow'],
      usualOn:
        'exit signs, escape routes, watch dials, fishing floats, life jackets, toys, wristbands, staircases, diving gear',
    },
  ],
};
