import type { WorkingPrinciples } from './working-principle.ts';

export const SIGNALS_PRINCIPLES: WorkingPrinciples = {
  locate: [
    {
      name: 'satellite positioning',
      limit: 'needs open sky and steady power, and fails indoors, underground and under water',
      cues: /\b(?:gps|gnss|satellite[- ](?:position|navig|signal|receiv|fix)\w*|navigation satellites?|global positioning|geo-?fenc\w*)\b/i,
      terms: ['GPS', 'GNSS', 'satellite positioning'],
      usualOn: 'trucks, pets, bicycles, phones, drones, tractors, wandering patients, fishing nets, ships',
    },
    {
      name: 'radio beacons',
      limit: 'needs transmitters in known places, and walls and bodies falsify its distances',
      cues: /\b(?:(?:radio|wireless|rf|ble) beacons?|beacon (?:signal|device|transmi)\w*|bluetooth|ultra-?wide-?band|uwb|wi-?fi|signal strengths?|rssi|base stations?|(?:wireless )?access points?|time (?:of|difference of) arrival|angle of arrival|cell towers?|radio (?:signal|wave|transmit|fingerprint)\w*)\b/i,
      terms: ['Bluetooth beacon', 'signal strength', 'ultra-wideband'],
      usualOn:
        'keys, wallets, luggage, hearing aids, hospital equipment, shopping malls, museum visitors, hospital wheelchairs, children',
    },
    {
      name: 'images and landmarks',
      limit: 'confuses places and things that look alike, and sees nothing in unlit dark or through dirt',
      cues: /\b(?:cameras?|image[- ](?:recogni|process|captur|sens|match|analy)\w*|captured images?|video (?:image|frame|stream|sequence)s?|visual (?:odometr|marker|landmark|track|slam)\w*|landmarks?|fiducials?|computer[- ]vision|slam|optical markers?)\b/i,
      terms: ['image recognition', 'visual odometry', 'landmark'],
      usualOn:
        'vacuum cleaners, augmented reality, warehouse robots, ripe fruit, delivery robots, sports balls, self-driving cars, missing persons',
    },
    {
      name: 'tags read in passing',
      limit: 'tells only which reader was passed last, and every object must be tagged',
      cues: /\b(?:rfid|radio[- ]frequency identification|bar-?codes?|qr[- ]codes?|nfc|near[- ]field|transponders?|(?:rf|radio|wireless|electronic|identification|tracking|smart|passive|ear) tags?|tag readers?|tagged (?:item|object|good|animal|asset)s?)\b/i,
      terms: ['RFID tag', 'barcode scan', 'transponder'],
      usualOn:
        'parcels, library books, warehouse pallets, cattle, tools, race runners, clothing, surgical instruments, laundry',
    },
    {
      name: 'radar, lidar or sonar echoes',
      limit: 'finds whatever reflects without knowing what it is, and needs power to send',
      cues: /\b(?:radars?|lidar|sonar|echo(?:es|locat\w*)|ultrasonic\w*|ultrasound|time[- ]of[- ]flight|range-?find\w*|point clouds?|laser (?:scan|rang)\w*)\b/i,
      terms: ['lidar', 'sonar', 'ultrasonic ranging'],
      usualOn:
        'self-driving cars, fish, aircraft, shipwrecks, vacuum cleaners, ground pipes, mine tunnels, storms, buried survivors',
    },
    {
      name: 'dead reckoning',
      limit: 'drifts with time and distance until something else corrects it',
      cues: /\b(?:inertial|imus?|acceleromet\w*|gyroscop\w*|odomet\w*|dead[- ]reckoning|wheel encoders?|step count\w*|pedomet\w*)\b/i,
      terms: ['inertial navigation', 'odometry', 'dead reckoning'],
      usualOn:
        'firefighters, submarines, step counters, mine workers, warehouse carts, pipeline pigs, missiles, indoor robots',
    },
    {
      name: 'light marks and photocells',
      limit: 'loses its mark when something comes between, and is misled by stray light',
      cues: /\b(?:photodiodes?|photo-?(?:cell|sensor|resistor|detector)s?|light sensors?|quadrant detectors?|infra-?red (?:beacon|emitter|led|light|receiver|transmitter)s?|modulated light|visible[- ]light (?:commun|position)\w*|retro-?reflect\w*|autocollimat\w*|line[- ]follow\w*)\b/i,
      terms: ['photodiode', 'infrared beacon', 'sun sensor'],
      usualOn:
        'solar panels, motion capture, robot docks, game controllers, virtual reality, lift cabins, conveyor parcels, surgical tools',
    },
    {
      name: 'sound given off',
      limit: 'is drowned by noise, bent by echoes, and in air reaches little beyond earshot',
      cues: /\b(?:microphones?|acoustic\w*|hydrophones?|sound (?:source|signal|wave|emit|generat)\w*|buzzers?|audible (?:alarm|signal|tone|alert)s?|pingers?)\b/i,
      terms: ['acoustic positioning', 'microphone array', 'audible alarm'],
      usualOn:
        'water leaks, divers, gunshots, lost phones, remote controls, keys, whales, meeting speakers, machine faults',
    },
    {
      name: 'magnetic fields and buried wires',
      limit: 'works only close to its coils, wires or magnets, and iron distorts it',
      cues: /\b(?:magnetic (?:field|sens|track|marker|signal|position|tape|guid)\w*|magnetomet\w*|electromagnetic (?:field|track)\w*|(?:boundary|buried|perimeter) wires?|guide cables?|inductive loops?|metal detect\w*)\b/i,
      terms: ['magnetic tracking', 'boundary wire', 'magnetometer'],
      usualOn:
        'lawn mowers, wall studs, underground cables, catheters, dog fences, avalanche victims, guided carts, drill heads',
    },
  ],
  communicate: [
    {
      name: 'short-range radio',
      limit: 'reaches a room or a house, and shares a crowded band with everything else',
      cues: /\b(?:bluetooth|ble|zig-?bee|wi-?fi|wireless local area|wlan|802\.\d+|short[- ]range (?:wireless|radio|commun)\w*|z-wave|body area network|ultra-?wide-?band)\b/i,
      terms: ['Bluetooth', 'Zigbee', 'short-range wireless'],
      usualOn:
        'headphones, smartwatches, hearing aids, door locks, light bulbs, thermostats, baby monitors, bicycle computers, toys',
    },
    {
      name: 'mobile and satellite networks',
      limit: 'needs coverage or open sky, mostly a paid contract, and more power than short-range radio',
      cues: /\b(?:cellular (?:network|phone|telephone|modem|commun|telecom|radio|base|system)\w*|lte|[45]g|gsm|gprs|mobile (?:network|telecommunication|radio)s?|base stations?|lora|lorawan|nb-?iot|sms|text messag\w*|user equipment|sim cards?|satellite (?:link|commun|terminal|radio|phone|network|relay|modem|transmi|broadcast|transponder|report)\w*|communications? satellites?|satcom|pagers?)\b/i,
      terms: ['cellular network', 'LoRa', 'satellite link'],
      usualOn:
        'phones, trucks, freight, ships, rental scooters, vending machines, tractors, pet trackers, emergency pendants',
    },
    {
      name: 'messages through a server',
      limit: 'reaches only who is online, and somebody must run, secure and pay for the server',
      cues: /\b(?:e-?mails?|push notif\w*|messag(?:e|ing) (?:server|broker|queue)s?|instant messag\w*|web-?sockets?|(?:cloud|web|application|remote|central|mail|notification) servers?|chat (?:server|program)s?|social network\w*)\b/i,
      terms: ['push notification', 'message server', 'instant messaging'],
      usualOn:
        'chat apps, ride sharing, food delivery, online shops, job boards, customer support, parcels, pet feeders, pill boxes',
    },
    {
      name: 'wires and power lines',
      limit: 'ties both ends down, and often costs more to lay than the devices do',
      cues: /\b(?:ethernet|can bus|power[- ]line (?:commun|carrier|network)\w*|twisted pairs?|coaxial cables?|rs-?485|field-?bus|(?:data|communication|network|telephone) (?:cable|bus|line)s?|cable (?:modem|network|television)s?|wired (?:connection|link|network|communication)s?)\b/i,
      terms: ['power-line communication', 'CAN bus', 'Ethernet'],
      usualOn:
        'factories, cars, elevators, door intercoms, electricity meters, fire alarms, offices, solar panels, aircraft',
    },
    {
      name: 'near-field coupling and tags',
      limit: 'reaches from a touch to a few steps, and tells something only when read',
      cues: /\b(?:rfid|nfc|near[- ]field|transponders?|backscatter\w*|inductive(?:ly)? coupl\w*|magnetic induction|human[- ]body commun\w*)\b/i,
      terms: ['RFID', 'near-field', 'backscatter'],
      usualOn:
        'bank cards, hotel keys, library books, clothing labels, pets, livestock, passports, ski passes, packaging',
    },
    {
      name: 'relays and mesh',
      limit: 'slows with every hop, and each node must stay awake and powered for the others',
      cues: /\b(?:mesh (?:network|node|topolog)\w*|wireless mesh|multi-?hop|ad[- ]hoc networks?|relay (?:node|station|device|network|terminal)s?|relaying|repeaters?|store[- ]and[- ]forward)\b/i,
      terms: ['mesh network', 'relay node', 'repeater'],
      usualOn:
        'light bulbs, street lamps, electricity meters, large homes, mines, vineyards, drone swarms, rescue teams, hikers',
    },
    {
      name: 'lamps, buzzers and vibration',
      limit: 'says little, must be seen, heard or felt at once, and leaves no record',
      cues: /\b(?:buzzers?|vibrat(?:es|ing|ion) (?:alert|motor|alarm|pattern)s?|haptic (?:feedback|alert|signal|device|output)s?|beep\w*|audible (?:alarm|alert|signal|tone)s?|flashing|indicator (?:light|lamp)s?|sirens?|warning lights?|light signals?)\b/i,
      terms: ['buzzer', 'haptic signal', 'indicator light'],
      usualOn:
        'smoke alarms, alarm clocks, kitchen timers, pill boxes, doorbells, smartwatches, bicycles, car dashboards, forklifts',
    },
    {
      name: 'light beams and fibres',
      limit: 'needs a clear line of sight or a fibre, and fog, dust and sunlight weaken it',
      cues: /\b(?:infra-?red (?:signal|transm|link|commun|light|remote|port|emitt|receiv)\w*|optical (?:commun|signal|fib|link|wireless|transm|transceiv|network)\w*|visible[- ]light|fib(?:er|re)[- ]optic\w*|lasers?|li-?fi|free[- ]space optic\w*)\b/i,
      terms: ['visible light', 'optical communication', 'infrared transmitter'],
      usualOn:
        'data centres, remote controls, submarine cables, apartment blocks, office towers, satellites, mobile masts, diving robots',
    },
    {
      name: 'sound and ultrasound',
      limit: 'sends few data slowly, and echoes and noise spoil them',
      cues: /\b(?:acoustic (?:signal|commun|modem|link|telemetr|transduc|channel)\w*|underwater acoustic\w*|ultrasonic\w*|ultrasound|hydrophones?|mud[- ]puls\w*|audio tones?)\b/i,
      terms: ['underwater acoustic', 'ultrasonic communication', 'acoustic modem'],
      usualOn:
        'submarines, divers, ocean buoys, fishing nets, voice assistants, railway stations, stadiums, oil wells, payment apps',
    },
  ],
};
