import type { WorkingPrinciples } from './working-principle.ts';

export const SIGNALS_PRINCIPLES: WorkingPrinciples = {
  locate: [
    {
      name: 'satellite positioning',
      limit: 'needs open sky and steady power, and fails indoors, underground and under water',
      rule: 'an ordinary receiver comes within about 3 to 10 m under open sky and one with correction signals within centimetres, and both need at least four satellites in view',
      trial:
        'carry a logging phone or cheap tracker through the real places for three days, the worst covered ones too, and stop if gaps or errors exceed what the user could search',
      cues: /\b(?:gps|gnss|satellite[- ](?:position|navig|signal|receiv|fix)\w*|navigation satellites?|global positioning|geo-?fenc\w*)\b/i,
      terms: ['GPS', 'GNSS', 'satellite positioning'],
      usualOn: 'trucks, pets, bicycles, phones, drones, tractors, wandering patients, fishing nets, ships',
      needs: ['sky'],
    },
    {
      name: 'radio beacons',
      limit: 'needs transmitters in known places, and walls and bodies falsify its distances',
      rule: 'in free space the signal falls by 6 dB per doubling of distance, so a body that takes away 10 dB looks like three times the distance',
      trial:
        'put three cheap beacons in the real place, read them at twenty known spots with people about, and stop if the wrong room or zone comes out more than once in five',
      cues: /\b(?:(?:radio|wireless|rf|ble) beacons?|beacon (?:signal|device|transmi)\w*|bluetooth|ultra-?wide-?band|uwb|wi-?fi|signal strengths?|rssi|base stations?|(?:wireless )?access points?|time (?:of|difference of) arrival|angle of arrival|cell towers?|radio (?:signal|wave|transmit|fingerprint)\w*)\b/i,
      terms: ['Bluetooth beacon', 'signal strength', 'ultra-wideband'],
      usualOn:
        'keys, wallets, luggage, hearing aids, hospital equipment, shopping malls, museum visitors, hospital wheelchairs, children',
      needs: ['signal'],
    },
    {
      name: 'images and landmarks',
      limit: 'confuses places and things that look alike, and sees nothing in unlit dark or through dirt',
      rule: 'a 60° view on 1920 pixels resolves about 0.03°, about 5 mm at 10 m, and a fix from bearings alone takes at least three known landmarks',
      trial:
        'take phone pictures in good light, at dusk and after a rearrangement, let free matching software or a stranger place each, and stop if more than one in ten goes wrong',
      cues: /\b(?:cameras?|image[- ](?:recogni|process|captur|sens|match|analy)\w*|captured images?|video (?:image|frame|stream|sequence)s?|visual (?:odometr|marker|landmark|track|slam)\w*|landmarks?|fiducials?|computer[- ]vision|slam|optical markers?)\b/i,
      terms: ['image recognition', 'visual odometry', 'landmark'],
      usualOn:
        'vacuum cleaners, augmented reality, warehouse robots, ripe fruit, delivery robots, sports balls, self-driving cars, missing persons',
      needs: ['sight'],
    },
    {
      name: 'tags read in passing',
      limit: 'tells only which reader was passed last, and every object must be tagged',
      rule: 'passive tags reach at best about 1 m at 13.56 MHz and 10 m at UHF, and 99 % read per gate leaves one in twenty missed among five',
      trial:
        'stick bought tags on fifty things, pass them ten times by a borrowed reader at real speed and stacking, and stop if more are missed than staff could search for',
      cues: /\b(?:rfid|radio[- ]frequency identification|bar-?codes?|qr[- ]codes?|nfc|near[- ]field|transponders?|(?:rf|radio|wireless|electronic|identification|tracking|smart|passive|ear) tags?|tag readers?|tagged (?:item|object|good|animal|asset)s?)\b/i,
      terms: ['RFID tag', 'barcode scan', 'transponder'],
      usualOn:
        'parcels, library books, warehouse pallets, cattle, tools, race runners, clothing, surgical instruments, laundry',
    },
    {
      name: 'radar, lidar or sonar echoes',
      limit: 'finds whatever reflects without knowing what it is, and needs power to send',
      rule: 'with a spreading beam a small target’s echo falls with the fourth power of distance, so twice the range takes 16 times the power',
      trial:
        'sweep the real place with a rented or borrowed echo device, once with the thing there and once without, and stop if an onlooker cannot tell the two plots apart',
      cues: /\b(?:radars?|lidar|sonar|echo(?:es|locat\w*)|ultrasonic\w*|ultrasound|time[- ]of[- ]flight|range-?find\w*|point clouds?|laser (?:scan|rang)\w*)\b/i,
      terms: ['lidar', 'sonar', 'ultrasonic ranging'],
      usualOn:
        'self-driving cars, fish, aircraft, shipwrecks, vacuum cleaners, ground pipes, mine tunnels, storms, buried survivors',
    },
    {
      name: 'dead reckoning',
      limit: 'drifts with time and distance until something else corrects it',
      rule: 'a heading off by 1° leads 1.7 m aside per 100 m, and an acceleration error of 0.01 m/s² grows to 18 m in a minute uncorrected',
      trial:
        'log steps or wheel turns and heading with a phone round a closed loop of real length, and stop if the computed end misses the start by more than the use allows',
      cues: /\b(?:inertial|imus?|acceleromet\w*|gyroscop\w*|odomet\w*|dead[- ]reckoning|wheel encoders?|step count\w*|pedomet\w*)\b/i,
      terms: ['inertial navigation', 'odometry', 'dead reckoning'],
      usualOn:
        'firefighters, submarines, step counters, mine workers, warehouse carts, pipeline pigs, missiles, indoor robots',
    },
    {
      name: 'light marks and photocells',
      limit: 'loses its mark when something comes between, and is misled by stray light',
      rule: 'an angle error of 0.1° is 1.7 mm per metre of distance, and the mark competes with about 500 lux in lit rooms and 100000 in full sun',
      trial:
        'watch a lamp or reflective tape with a bought photocell or phone camera in sun and with people crossing, and stop if it is lost longer than the task can wait',
      cues: /\b(?:photodiodes?|photo-?(?:cell|sensor|resistor|detector)s?|light sensors?|quadrant detectors?|infra-?red (?:beacon|emitter|led|light|receiver|transmitter)s?|modulated light|visible[- ]light (?:commun|position)\w*|retro-?reflect\w*|autocollimat\w*|line[- ]follow\w*)\b/i,
      terms: ['photodiode', 'infrared beacon', 'sun sensor'],
      usualOn:
        'solar panels, motion capture, robot docks, game controllers, virtual reality, lift cabins, conveyor parcels, surgical tools',
      needs: ['sight'],
    },
    {
      name: 'sound sent or heard',
      limit: 'is drowned by noise, bent by echoes, and in air reaches little beyond earshot',
      rule: '1 ms is 0.34 m of path in air, 1.5 m in open water and some 0.4 m in plastic pipe, and freely spreading sound falls by 6 dB per doubling of distance',
      trial:
        'send the sound from twenty hidden spots in the real place amid its usual noise, seek it with two microphones or under water a hydrophone, and stop if searching without it is as quick',
      cues: /\b(?:microphones?|acoustic\w*|hydrophones?|sound (?:source|signal|wave|emit|generat)\w*|buzzers?|audible (?:alarm|signal|tone|alert)s?|pingers?)\b/i,
      terms: ['acoustic positioning', 'microphone array', 'audible alarm'],
      usualOn:
        'water leaks, divers, fishing nets, gunshots, lost phones, remote controls, keys, whales, machine faults',
    },
    {
      name: 'magnetic fields and buried wires',
      limit: 'works only close to its coils, wires or magnets, and iron distorts it',
      rule: 'the field of a small coil or magnet falls with the cube of distance, that of a lone long wire in proportion, 1 A giving 2 µT at 0.1 m',
      trial:
        'hide a magnet or signal-carrying wire at true depth, find it ten times with a phone compass or cheap detector beside the usual iron, and stop if misses exceed the tolerance',
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
      rule: 'in the open each doubling of distance costs 6 dB, and at 2.4 GHz a plasterboard wall takes about 3 dB and a brick or concrete one 6 to 20',
      trial:
        'carry two bought modules to the worst corners with doors shut, bodies between and other radios on, send a thousand messages, and stop if more are lost than repeats can hide',
      cues: /\b(?:bluetooth|ble|zig-?bee|wi-?fi|wireless local area|wlan|802\.\d+|short[- ]range (?:wireless|radio|commun)\w*|z-wave|body area network|ultra-?wide-?band)\b/i,
      terms: ['Bluetooth', 'Zigbee', 'short-range wireless'],
      usualOn:
        'headphones, smartwatches, hearing aids, door locks, light bulbs, thermostats, baby monitors, bicycle computers, toys',
    },
    {
      name: 'mobile and satellite networks',
      limit: 'needs coverage or open sky, mostly a paid contract, and more power than short-range radio',
      rule: 'a 10 s connection at about 200 mA takes 0.6 mAh, or 13 mAh a day if hourly, and a geostationary satellite adds about 0.5 s to each reply',
      trial:
        'take phones on two networks or a rented satellite messenger through the real places for a week, send hourly, and stop if the longest silence or the bill exceeds what users accept',
      cues: /\b(?:cellular (?:network|phone|telephone|modem|commun|telecom|radio|base|system)\w*|lte|[45]g|gsm|gprs|mobile (?:network|telecommunication|radio)s?|base stations?|lora|lorawan|nb-?iot|sms|text messag\w*|user equipment|sim cards?|satellite (?:link|commun|terminal|radio|phone|network|relay|modem|transmi|broadcast|transponder|report)\w*|communications? satellites?|satcom|pagers?)\b/i,
      terms: ['cellular network', 'LoRa', 'satellite link'],
      usualOn:
        'phones, trucks, freight, ships, rental scooters, vending machines, tractors, pet trackers, emergency pendants',
      needs: ['signal'],
    },
    {
      name: 'messages through a server',
      limit: 'reaches only who is online, and somebody must run, secure and pay for the server',
      rule: 'the availabilities of all links in the chain multiply, and 99.9 % still means about 9 hours of silence a year, 99 % about 88',
      trial:
        'run the service by hand for ten users through a common chat group for a week, note when messages are sent and seen, and stop if many are seen too late to matter',
      cues: /\b(?:e-?mails?|push notif\w*|messag(?:e|ing) (?:server|broker|queue)s?|instant messag\w*|web-?sockets?|(?:cloud|web|application|remote|central|mail|notification) servers?|chat (?:server|program)s?|social network\w*)\b/i,
      terms: ['push notification', 'message server', 'instant messaging'],
      usualOn:
        'chat apps, ride sharing, food delivery, online shops, job boards, customer support, parcels, pet feeders, pill boxes',
      needs: ['signal'],
    },
    {
      name: 'wires and power lines',
      limit: 'ties both ends down, and often costs more to lay than the devices do',
      rule: 'copper of 1 mm² has about 0.017 ohm per metre, so 1 A over 10 m and back loses 0.34 V, and standard Ethernet over copper ends at 100 m',
      trial:
        'string a loose cable along the true path or plug in bought power line adapters, run all machines for a day, and stop if data fail or the quoted laying exceeds the budget',
      cues: /\b(?:ethernet|can bus|power[- ]line (?:commun|carrier|network)\w*|twisted pairs?|coaxial cables?|rs-?485|field-?bus|(?:data|communication|network|telephone) (?:cable|bus|line)s?|cable (?:modem|network|television)s?|wired (?:connection|link|network|communication)s?)\b/i,
      terms: ['power-line communication', 'CAN bus', 'Ethernet'],
      usualOn:
        'factories, cars, elevators, door intercoms, electricity meters, fire alarms, offices, solar panels, aircraft',
    },
    {
      name: 'near-field coupling and tags',
      limit: 'reaches from a touch to a few steps, and tells something only when read',
      rule: 'a coil’s reach is roughly its own diameter, as farther out the field falls with the cube of distance, and a phone reads within about 4 cm',
      trial:
        'fix ten bought tags as in use, damp and near metal too, let ten users read them without help, and stop if most need a second try or give up',
      cues: /\b(?:rfid|nfc|near[- ]field|transponders?|backscatter\w*|inductive(?:ly)? coupl\w*|magnetic induction|human[- ]body commun\w*)\b/i,
      terms: ['RFID', 'near-field', 'backscatter'],
      usualOn:
        'bank cards, hotel keys, library books, clothing labels, pets, livestock, passports, ski passes, packaging',
    },
    {
      name: 'relays and mesh',
      limit: 'slows with every hop, and each node must stay awake and powered for the others',
      rule: 'on one shared channel three hops leave about a third of the data rate, and 95 % delivered per hop without repeats leaves 77 % after five',
      trial:
        'set five bought mesh nodes at the planned spacing, send a thousand messages end to end, switch one node off, and stop if delay, losses or battery drain exceed the need',
      cues: /\b(?:mesh (?:network|node|topolog)\w*|wireless mesh|multi-?hop|ad[- ]hoc networks?|relay (?:node|station|device|network|terminal)s?|relaying|repeaters?|store[- ]and[- ]forward)\b/i,
      terms: ['mesh network', 'relay node', 'repeater'],
      usualOn:
        'light bulbs, street lamps, electricity meters, large homes, mines, vineyards, drone swarms, rescue teams, hikers',
    },
    {
      name: 'lamps, buzzers and vibration',
      limit: 'says little, must be seen, heard or felt at once, and leaves no record',
      rule: 'a warning sound should stand about 15 dB above the noise at the ear, and it loses 6 dB per doubling of distance in the open',
      trial:
        'let a phone ring, flash or buzz in its place at twenty random times while five users go about their day, and stop if more than one alert in twenty is missed',
      cues: /\b(?:buzzers?|vibrat(?:es|ing|ion) (?:alert|motor|alarm|pattern)s?|haptic (?:feedback|alert|signal|device|output)s?|beep\w*|audible (?:alarm|alert|signal|tone)s?|flashing|indicator (?:light|lamp)s?|sirens?|warning lights?|light signals?)\b/i,
      terms: ['buzzer', 'haptic signal', 'indicator light'],
      usualOn:
        'smoke alarms, alarm clocks, kitchen timers, pill boxes, doorbells, smartwatches, bicycles, car dashboards, forklifts',
    },
    {
      name: 'light beams and fibres',
      limit: 'needs a clear line of sight or a fibre, and fog, dust and sunlight weaken it',
      rule: 'single-mode fibre loses about 0.2 to 0.4 dB per km, a beam in clear air up to about 1 and in dense fog 100 to 300',
      trial:
        'set up a bought infrared link or a loose fibre on the true path, log it through a week of sun, dust and passers-by, and stop if outages last longer than users accept',
      cues: /\b(?:infra-?red (?:signal|transm|link|commun|light|remote|port|emitt|receiv)\w*|optical (?:commun|signal|fib|link|wireless|transm|transceiv|network)\w*|visible[- ]light|fib(?:er|re)[- ]optic\w*|lasers?|li-?fi|free[- ]space optic\w*)\b/i,
      terms: ['visible light', 'optical communication', 'infrared transmitter'],
      usualOn:
        'data centres, remote controls, submarine cables, apartment blocks, office towers, satellites, mobile masts, diving robots',
    },
    {
      name: 'sound and ultrasound',
      limit: 'sends few data slowly, and echoes and noise spoil them',
      rule: 'sound takes 3 s per km in air and 0.7 s in water, and at 40 kHz air absorbs about 1 dB per metre',
      trial:
        'play a hundred coded tones or spoken messages at the true distance amid the usual noise, and stop if listeners or free decoding software misread more than a repeat can mend',
      cues: /\b(?:acoustic (?:signal|commun|modem|link|telemetr|transduc|channel)\w*|underwater acoustic\w*|ultrasonic\w*|ultrasound|hydrophones?|mud[- ]puls\w*|audio tones?)\b/i,
      terms: ['underwater acoustic', 'ultrasonic communication', 'acoustic modem'],
      usualOn:
        'submarines, divers, ocean buoys, fishing nets, voice assistants, railway stations, stadiums, oil wells, payment apps',
    },
  ],
};
