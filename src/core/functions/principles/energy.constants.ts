import type { WorkingPrinciples } from './working-principle.ts';

export const ENERGY_PRINCIPLES: WorkingPrinciples = {
  power: [
    {
      name: 'batteries charged by contact',
      limit: 'must be plugged in or swapped in time, ages with each charge, and is heavy for what it stores',
      cues: /\b(?:batter(?:y|ies)|rechargeable|lithium\w*|charging (?:station|pile|cable|port|dock|connector|contact|base)s?|docking|usb|super-?capacitors?|accumulators?|electric vehicle charg\w*)\b/i,
      terms: ['rechargeable battery', 'charging station', 'battery swapping'],
    },
    {
      name: 'solar cells',
      limit: 'gives nothing at night and little in shade, and needs clean area turned to the sun',
      cues: /\b(?:solar|photo-?voltaics?|sun-?light|perovskite)\b/i,
      terms: ['photovoltaic', 'solar panel', 'solar cell'],
    },
    {
      name: 'induction without contact',
      limit: 'works over small gaps with coils well aligned, and loses more than a cable does',
      cues: /\b(?:wireless(?:ly)?[- ](?:charg|power|energy|electric)\w*|inductive(?:ly)?[- ](?:charg|power|coupl|coil)\w*|(?:charging|power|transmitter|transmitting|receiver|receiving|transmission|induction) coils?|(?:contactless|non-?contact) (?:power|charg|energy)\w*|magnetic(?:ally)? resonan\w*|resonant coupl\w*)\b/i,
      terms: ['wireless charging', 'inductive coupling', 'transmitter coil'],
    },
    {
      name: 'movement harvested',
      limit: 'yields little, only while something moves, and its moving parts wear',
      cues: /\b(?:piezo-?electric (?:energy|generat|harvest|power|nano)\w*|tribo-?electric (?:nano|generat|energy|harvest|power)\w*|nano-?generators?|(?:kinetic|mechanical|vibration(?:al)?|motion)[- ](?:energy|harvest\w*)|(?:human|hand|foot|pedal|wheel|spring)[- ](?:powered|driven|cranked) (?:electric|generator|dynamo|alternator)\w*|pedal generators?|hand[- ]cranks?|footsteps?|regenerative brak\w*)\b/i,
      terms: ['kinetic energy', 'piezoelectric', 'triboelectric'],
    },
    {
      name: 'wind or running water',
      limit: 'runs only where air or water moves fast enough, and must survive storm, flood and growth',
      cues: /\b(?:(?:wind|water|tidal|hydro\w*|hydraulic) turbines?|wind[- ](?:power|energy|farm|driven|generat|rotor|wheel)\w*|wind-?mills?|(?:electricity|energy|power) from (?:the )?wind|hydro-?power|hydro-?electric\w*|(?:ocean|sea|water|tidal) (?:wave|current|energy|power)s?|wave (?:energy|power|convert)\w*|tid(?:al|es)|water[- ]?wheels?|flowing water)\b/i,
      terms: ['wind turbine', 'wave energy', 'hydroelectric'],
    },
    {
      name: 'a difference in temperature',
      limit: 'turns a small part of the heat into power, and needs its cold side kept cold',
      cues: /\b(?:thermo-?electric\w*|seebeck|rankine|stirling|waste[- ]heat|geo-?thermal|temperature (?:difference|gradient)s?|pyroelectric|thermionic)\b/i,
      terms: ['thermoelectric generator', 'waste heat', 'Stirling engine'],
    },
    {
      name: 'burnt fuel',
      limit: 'makes exhaust, noise and heat, and needs fuel brought to it',
      cues: /\b(?:combustion engines?|internal[- ]combustion|engine[- ](?:driven|generator|powered)\w*|auxiliary engines?|generator sets?|gensets?|diesel|gasoline|gas turbines?|boilers?|coal|biogas|biomass)\b/i,
      terms: ['engine generator', 'gas turbine', 'biogas'],
    },
    {
      name: 'fuel cells and other reactions',
      limit: 'needs its fuel or reagent kept pure, and its electrodes and membranes age',
      cues: /\b(?:fuel[- ]cells?|microbial (?:fuel|electro)\w*|proton[- ]exchange|salinity gradients?|reverse electrodialysis|pressure[- ]retarded|(?:metal|zinc|alumini?um)[- ](?:and[- ])?air|bio-?fuel cells?|galvanic cells?)\b/i,
      terms: ['fuel cell', 'metal-air', 'microbial fuel'],
    },
    {
      name: 'radio waves or light beamed',
      limit: 'delivers very little at a distance, and safety rules cap what may be sent',
      cues: /\b(?:rectennas?|rectifying antennas?|(?:rf|radio[- ]frequency)[- ](?:energy|harvest)\w*|power beam\w*|microwave (?:power|beam|energy)\w*|laser power (?:beam|trans)\w*|ambient (?:rf|radio)|beam(?:s|ed|ing) (?:energy|power))\b/i,
      terms: ['RF harvesting', 'rectenna', 'power beaming'],
    },
  ],
  light: [
    {
      name: 'light-emitting diodes',
      limit: 'needs a driver and a path for its heat, and glares without an optic in front',
      cues: /\b(?:(?:micro-?)?leds?|(?<!organic )light[- ]emitting[- ]diodes?|semiconductor light)\b/i,
      terms: ['LED lamp', 'light-emitting diode', 'LED module'],
    },
    {
      name: 'reflectors and lenses',
      limit: 'must be placed exactly to its source, and wastes the light it cannot gather',
      cues: /\b(?:reflectors?|reflecting (?:surface|section)s?|reflective (?:surface|housing|coating)s?|lens(?:es)?|mirrors?|collimat\w*|prisms?|diffusers?|lamp-?shades?|beam (?:pattern|angle|shap)\w*)\b/i,
      terms: ['reflector', 'collimating lens', 'diffuser'],
    },
    {
      name: 'light guides',
      limit: 'loses light at each bend and joint, and needs its source coupled in precisely',
      cues: /\b(?:light[- ]guid\w*|guide plates?|optical fib(?:er|re)s?|fib(?:er|re)[- ]optic\w*|light[- ]pipes?|edge-?lit|total internal reflection)\b/i,
      terms: ['light guide', 'optical fiber', 'edge-lit'],
    },
    {
      name: 'phosphors excited by light',
      limit: 'loses part of the light in conversion, and its tint shifts with heat and age',
      cues: /\b(?:phosphors?|wavelength[- ]conver\w*|quantum dots?|light conversion)\b/i,
      terms: ['phosphor', 'wavelength conversion', 'quantum dot'],
    },
    {
      name: 'filament and discharge lamps',
      limit:
        'breaks easily, wastes power as heat or needs a ballast, and is phased out by law in many countries',
      cues: /\b(?:incandescent|halogen (?:lamp|bulb|light)s?|filaments?|fluorescent (?:lamp|tube|bulb)s?|discharge (?:lamp|tube|vessel)s?|ballasts?|xenon|mercury (?:lamp|vapo)\w*|sodium lamps?|excimer|electrodeless|neon)\b/i,
      terms: ['discharge lamp', 'halogen lamp', 'excimer lamp'],
    },
    {
      name: 'glowing sheets',
      limit: 'is dimmer and dearer per area than point sources, and must be sealed from moisture',
      cues: /\b(?:oleds?|organic (?:light[- ]emit|electro-?lumin)\w*|electro-?luminescen\w*|light[- ]emitting (?:layer|film|panel|sheet)s?)\b/i,
      terms: ['OLED panel', 'electroluminescent', 'luminous film'],
    },
    {
      name: 'laser light',
      limit: 'endangers eyes unless spread or enclosed, and speckles on what it lights',
      cues: /\b(?:lasers|laser (?:light|diode|source|beam|illuminat|excit)\w*)\b/i,
      terms: ['laser diode', 'laser illumination'],
    },
    {
      name: 'daylight led in',
      limit: 'depends on hour and weather, and lets heat in or out along with the light',
      cues: /\b(?:day-?lighting|day-?light (?:system|harvest|collect|guid|redirect)\w*|sky-?lights?|natural light|solar tubes?|light tubes?|heliostats?|light shel(?:f|ves)|(?:collect|guid|direct|redirect)\w* sunlight|with sunlight)\b/i,
      terms: ['daylighting', 'skylight', 'light tube'],
    },
    {
      name: 'afterglow or chemical light',
      limit: 'is faint, fades within hours, and must be charged by light or used once',
      cues: /\b(?:phosphorescen\w*|photo-?luminescent (?:material|paint|pigment|strip|coating)s?|chemi-?luminescen\w*|bio-?luminescen\w*|glow(?:s|ing)?[- ]in[- ](?:the[- ])?dark|luminous (?:paint|powder|material)s?|after-?glow)\b/i,
      terms: ['photoluminescent', 'chemiluminescent', 'afterglow'],
    },
  ],
  fly: [
    {
      name: 'several rotors',
      limit: 'spends power just to stay up, so its time in the air is short',
      cues: /\b(?:multi-?rotors?|multi-?copters?|quad-?(?:copter|rotor)s?|hexa-?(?:copter|rotor)s?|octo-?copters?|(?:four|six|eight|plurality of|multiple) (?:propeller|rotor)s|rotor arms?)\b/i,
      terms: ['multicopter', 'quadcopter', 'multirotor'],
    },
    {
      name: 'fixed wings',
      limit: 'must keep moving to stay up, and needs room to start and land',
      cues: /\b(?:fixed[- ]wings?|airplanes?|aeroplanes?|wing[- ]?(?:span|tip|box|let)s?|(?<!flapping )(?<!tilt )(?<!tilting )(?<!rotary )(?<!rotary-)(?<!fixed )(?<!fixed-)wings?|ailerons?|empennage)\b/i,
      terms: ['fixed wing', 'airfoil', 'aileron'],
    },
    {
      name: 'tilting rotors or wings',
      limit: 'pays with weight and moving parts, and is delicate while it changes over',
      cues: /\b(?:tilt(?:ing|able)?[- ]?(?:rotor|wing|propeller|duct)s?|convertiplanes?|tail-?sitters?|transition\w* (?:from|between) (?:hover|vertical)\w*|thrust vectoring)\b/i,
      terms: ['tiltrotor', 'VTOL', 'tail-sitter'],
    },
    {
      name: 'a single main rotor',
      limit: 'needs a complex hub and something to hold it against its own torque',
      cues: /\b(?:helicopters?|swash-?plates?|main rotor|tail rotor|(?:coaxial|contra-?rotating) (?:rotor|propeller)s?|(?:cyclic|collective) pitch|gyroplanes?|autogyros?|rotorcraft)\b/i,
      terms: ['helicopter', 'coaxial rotor', 'autogyro'],
    },
    {
      name: 'lifting gas',
      limit: 'is bulky, slow, at the mercy of wind, and loses its gas little by little',
      cues: /\b(?:balloons?|airships?|aerostats?|blimps?|helium|dirigibles?|lighter[- ]than[- ]air)\b/i,
      terms: ['airship', 'balloon', 'aerostat'],
    },
    {
      name: 'jets or ducted fans',
      limit: 'is loud and thirsty, and hovers poorly for the power it takes',
      cues: /\b(?:ducted[- ](?:fan|propeller|rotor)s?|jet-?packs?|rockets?|rocket (?:engine|motor)s?|ionic wind|electro-?aerodynamic)\b/i,
      terms: ['ducted fan', 'jet engine', 'rocket motor'],
    },
    {
      name: 'gliding and parachutes',
      limit: 'only comes down, so something else must lift it first',
      cues: /\b(?:parachutes?|(?<!underwater )(?<!sea )gliders?|gliding|paragliders?|parafoils?|para-?motors?)\b/i,
      terms: ['parachute', 'glider', 'parafoil'],
    },
    {
      name: 'a tether or kite',
      limit: 'goes no further than its line, which sags, tangles and endangers others',
      cues: /\b(?:tethered (?:drone|uav|aircraft|unmanned|aerial|balloon|flight|flying|multi)\w*|tether (?:power|cable)\w*|kites?)\b/i,
      terms: ['tethered drone', 'kite', 'tether cable'],
    },
    {
      name: 'flapping wings',
      limit: 'carries next to nothing, and its hinges tire with every beat',
      cues: /\b(?:flapping|ornithopters?|bionic (?:bird|wing|insect)s?)\b/i,
      terms: ['flapping wing', 'ornithopter'],
    },
  ],
  communicate: [
    {
      name: 'short-range radio',
      limit: 'reaches a room or a house, and shares a crowded band with everything else',
      cues: /\b(?:bluetooth|ble|zig-?bee|wi-?fi|wireless local area|wlan|802\.\d+|short[- ]range (?:wireless|radio|commun)\w*|z-wave|body area network|ultra-?wide-?band)\b/i,
      terms: ['Bluetooth', 'Zigbee', 'short-range wireless'],
    },
    {
      name: 'mobile and satellite networks',
      limit: 'needs coverage or open sky, mostly a paid contract, and more power than short-range radio',
      cues: /\b(?:cellular (?:network|phone|telephone|modem|commun|telecom|radio|base|system)\w*|lte|[45]g|gsm|gprs|mobile (?:network|telecommunication|radio)s?|base stations?|lora|lorawan|nb-?iot|sms|text messag\w*|user equipment|sim cards?|satellite (?:link|commun|terminal|radio|phone|network|relay|modem|transmi|broadcast|transponder|report)\w*|communications? satellites?|satcom|pagers?)\b/i,
      terms: ['cellular network', 'LoRa', 'satellite link'],
    },
    {
      name: 'messages through a server',
      limit: 'reaches only who is online, and somebody must run, secure and pay for the server',
      cues: /\b(?:e-?mails?|push notif\w*|messag(?:e|ing) (?:server|broker|queue)s?|instant messag\w*|web-?sockets?|(?:cloud|web|application|remote|central|mail|notification) servers?|chat (?:server|program)s?|social network\w*)\b/i,
      terms: ['push notification', 'message server', 'instant messaging'],
    },
    {
      name: 'wires and power lines',
      limit: 'ties both ends down, and often costs more to lay than the devices do',
      cues: /\b(?:ethernet|can bus|power[- ]line (?:commun|carrier|network)\w*|twisted pairs?|coaxial cables?|rs-?485|field-?bus|(?:data|communication|network|telephone) (?:cable|bus|line)s?|cable (?:modem|network|television)s?|wired (?:connection|link|network|communication)s?)\b/i,
      terms: ['power-line communication', 'CAN bus', 'Ethernet'],
    },
    {
      name: 'near-field coupling and tags',
      limit: 'reaches from a touch to a few steps, and tells something only when read',
      cues: /\b(?:rfid|nfc|near[- ]field|transponders?|backscatter\w*|inductive(?:ly)? coupl\w*|magnetic induction|human[- ]body commun\w*)\b/i,
      terms: ['RFID', 'near-field', 'backscatter'],
    },
    {
      name: 'relays and mesh',
      limit: 'slows with every hop, and each node must stay awake and powered for the others',
      cues: /\b(?:mesh (?:network|node|topolog)\w*|wireless mesh|multi-?hop|ad[- ]hoc networks?|relay (?:node|station|device|network|terminal)s?|relaying|repeaters?|store[- ]and[- ]forward)\b/i,
      terms: ['mesh network', 'relay node', 'repeater'],
    },
    {
      name: 'lamps, buzzers and vibration',
      limit: 'says little, must be seen, heard or felt at once, and leaves no record',
      cues: /\b(?:buzzers?|vibrat(?:es|ing|ion) (?:alert|motor|alarm|pattern)s?|haptic (?:feedback|alert|signal|device|output)s?|beep\w*|audible (?:alarm|alert|signal|tone)s?|flashing|indicator (?:light|lamp)s?|sirens?|warning lights?|light signals?)\b/i,
      terms: ['buzzer', 'haptic signal', 'indicator light'],
    },
    {
      name: 'light beams and fibres',
      limit: 'needs a clear line of sight or a fibre, and fog, dust and sunlight weaken it',
      cues: /\b(?:infra-?red (?:signal|transm|link|commun|light|remote|port|emitt|receiv)\w*|optical (?:commun|signal|fib|link|wireless|transm|transceiv|network)\w*|visible[- ]light|fib(?:er|re)[- ]optic\w*|lasers?|li-?fi|free[- ]space optic\w*)\b/i,
      terms: ['visible light', 'optical communication', 'infrared transmitter'],
    },
    {
      name: 'sound and ultrasound',
      limit: 'sends few data slowly, and echoes and noise spoil them',
      cues: /\b(?:acoustic (?:signal|commun|modem|link|telemetr|transduc|channel)\w*|underwater acoustic\w*|ultrasonic\w*|ultrasound|hydrophones?|mud[- ]puls\w*|audio tones?)\b/i,
      terms: ['underwater acoustic', 'ultrasonic communication', 'acoustic modem'],
    },
  ],
};
