/**
 * A small functional basis after Hirtz, Stone, McAdams, Szykman and Wood, "A functional basis for engineering design"
 * (Research in Engineering Design 13, 2002): what a thing does (function) and what it does it to (flow), in everyday words.
 * It lets a thin library be used by analogy: two uses are neighbours when function and flow agree although the words differ.
 * The lists are general English and know nothing of any library.
 */
export const FUNCTIONS: Readonly<Record<string, string>> = {
  cool: 'cool cools cooled cooling cooler coolant chill chilled chilling chiller refrigerate refrigerated refrigeration refrigerator refrigerant freeze freezing frozen icebox',
  heat: 'heat heated heating heater warm warmed warming preheat preheating boil boiling boiler thaw melt melting',
  irrigate:
    'irrigate irrigated irrigating irrigation watering waters sprinkle sprinkler humidify humidifying moisten moistening wick wicking hydroponic',
  clean:
    'clean cleaned cleaning cleaner wash washed washing washer wipe wiping wiper rinse rinsing scrub scrubbing sweep sweeping sweeper descale dirt dust soiling fouling mop mopping',
  sanitise:
    'disinfect disinfecting disinfection sterilize sterilizing sterile sterilise sanitize sanitizing sanitiser germicidal pasteurize ultraviolet',
  detect:
    'detect detects detected detecting detection detector sense sensing notice spotting alert alerting alarm warn warning recognize recognizing recognising recognition monitor monitors monitoring surveil surveillance watch watching',
  measure:
    'measure measuring measurement weigh weighing gauge gauging estimate estimating assess assessing count counting meter metering inspect inspecting inspection judge judging test testing check checks checking diagnose diagnosing',
  locate:
    'locate locating locator location locations positioning track tracks tracking tracker follow follows following find finding trace tracing navigate navigation gps beacon whereabouts geofence',
  quieten:
    'quiet quieter quieting quietly quieten silence silent silencing silencer muffle muffler noise noisy soundproof soundproofing sound-absorbing hush snore snoring',
  damp: 'damp damping damped damper dampen vibration vibrations cushion cushioning shock',
  match:
    'match matches matching allocate allocates allocating allocation assign assigning assignment schedule scheduling dispatch dispatching pair pairing broker brokering auction auctioning booking trade trading recommend recommending plan planning',
  reuse: 'reuse reusable reuseable reusing refill refilling refillable returnable',
  recycle: 'recycle recyclable recycling reclaim reclaiming',
  degrade:
    'degrade degradable biodegrade biodegradable biodegrading compost compostable composting decompose decomposing dissolve dissolvable dissolving',
  preserve:
    'preserve preserving preservation fresh freshness shelf insulate insulated insulating insulation thermos keep-warm spoil spoilage',
  contain:
    'contain contains pack packs packing package packages packaging container containers wrap wrapping box boxes crate bottle bottles store storing storage enclose enclosure',
  carry:
    'carry carrying transport transporting transportation deliver delivering delivery ship shipping shipment shipments freight haul hauling convey conveying conveyor cargo logistics courier',
  dispense:
    'dispense dispenses dispensing dispenser dose dosing pour pouring feed feeding feeder supply supplying inject injecting spray spraying drip',
  grow: 'grow growing cultivate cultivating cultivation germinate germinating seed seeding planting plant-growing fertilize fertilizing',
  protect:
    'protect protects protecting protection protective shield shielding guard guarding armor helmet safety',
  fasten:
    'fasten fastening attach attaching lock locking secure secured securing securely fix fixing clamp clamping mount mounting latch latching anchor anchoring join joining',
  purify:
    'filter filtering filtration purify purifies purifying purifier purification potable desalinate desalinating desalination distill distillation distil distilling decontaminate',
  separate: 'separate separates separating separation separator sort sorts sorting sorter sieve sieving',
  extract:
    'extract extracts extracting extraction strain straining remove removes removed removing removal strip stripping',
  mix: 'mix mixing mixer blend blending stir stirring agitate emulsify foam foaming brew brewing',
  power:
    'charge charging charger power powering powered recharge recharging harvest harvesting generate generates generated generating generation generator generators electricity',
  communicate:
    'communicate communicates communicated communicating communication communications report reports reporting send sends sending transmit transmitting signalling signaling relay message messages notify notifying remind reminds reminding reminder reminders wireless radio telemetry',
  fly: 'fly flies flying flight drone drones uav unmanned aerial aircraft hover quadcopter airborne',
  cut: 'cut cuts cutting trim trimming saw sawing shred shredding mow mowing mower prune pruning slice slicing',
  print: 'print prints printing printer printed engrave engraving additive',
  treat: 'treat treats treating treatment therapy therapeutic cure heal healing relieve relieving',
  train:
    'train training teach teaches teaching learn learning practice practicing coach coaching exercise exercising rehabilitate rehabilitation tutor',
  fold: 'fold folds folding foldable collapse collapsible collapsing compact stow stowing deploy deploying telescoping roll-up',
  seal: 'seal seals sealing sealed gasket leakproof watertight plug plugging',
  support:
    'support supports supporting hold holds holding stand prop brace bracing hang hanging lift lifting hoist raising',
  move: 'move moves moving drive drives driving propel propels propelled propelling propulsion steer steering roll rolling walk walking climb climbing crawl',
  adjust:
    'adjust adjusts adjusting adjustable regulate regulating control controls controlling tune tuning adapt adapts adapting adaptive stabilize stabilizing',
  blow: 'blow blows blowing blower blowers fan fans impeller ventilate ventilation ventilating airflow suction vacuum propeller propellers',
  dry: 'dry dries drying dryer dehumidify dehumidifying evaporate evaporating drain draining drainage',
  light: 'light lighting illuminate illuminating illumination lamp lamps led glow',
  show: 'display displays displaying show showing visualize visualizing project projecting augmented render rendering',
  catch:
    'catch catches catching trap trapping fishing capture capturing collect collecting harvest gather gathering',
  repel:
    'repel repels repelling repellent deter deterring deterrent scare kill killing pest pesticide insecticide',
  pay: 'pay pays paying payment payments billing purchase purchasing buy buying sell selling price pricing rent renting insurance credit',
  authenticate:
    'authenticate authenticating authentication verify verifying identify identifying encrypt encrypting password login',
  predict: 'predict predicts predicting prediction forecast forecasting anticipate',
  repair: 'repair repairs repairing fix-up patch patching maintain maintaining maintenance replace replacing',
};

export const FLOWS: Readonly<Record<string, string>> = {
  liquid:
    'water liquid liquids fluid fluids drink drinks drinking beverage beverages milk formula juice coffee tea wine beer',
  air: 'air gas gases vapor vapour steam airflow smoke exhaust odor odour',
  sound: 'noise sound sounds acoustic audio hearing ear',
  temperature: 'temperature thermal heat cold hot cool warm',
  plant:
    'plant plants planter planters crop crops seedling seedlings flower flowers garden gardening pot pots potted soil vegetation vegetable tree trees lawn houseplant greenhouse vegetation foliage',
  food: 'food foods meat fruit fruits vegetables produce meal meals grocery groceries bread cheese cooking kitchen',
  infant: 'baby babies infant infants child children nursing toddler newborn stroller breastfeeding nipple',
  patient:
    'patient patients elderly elder senior seniors caregiver hospital bed disabled disability wheelchair walker nursing-home resident dementia',
  body: 'body wearer limb leg foot wearable',
  motion: 'walking gait posture movement movements motion fall falls falling',
  person: 'person people human humans individual individuals occupant occupants',
  animal:
    'animal animals pet pets dog dogs cat cats cattle livestock horse bird birds poultry bee bees insect insects',
  fish: 'fish fishing fisherman angler angling bait lure trawl aquaculture',
  sea: 'underwater sea marine ocean vessel vessels boat boats ship ships buoy buoys submarine offshore diving',
  vehicle: 'vehicle vehicles truck trucks car cars trailer trailers van lorry bus automobile driver fleet',
  cycle: 'bicycle bicycles bike bikes cycling cyclist rider helmet scooter',
  goods:
    'goods cargo freight parcel parcels package packages shipment shipments pallet pallets inventory warehouse carton cartons item items order orders courier load loads',
  panel: 'panel panels photovoltaic rooftop roof',
  sun: 'solar sun sunlight',
  salt: 'salt salts seawater saltwater brine desalination desalinate',
  medicine:
    'medicine medicines medicinal medication medications vaccine vaccines pill pills tablet tablets capsule capsules dose doses drug drugs',
  luggage: 'suitcase suitcases luggage baggage bag bags backpack trolley cart carts duffle',
  leak: 'leak leaks leaking leakage',
  pipe: 'pipe pipes pipeline pipelines plumbing hose hoses',
  child: 'toy toys',
  pane: 'glass window windows windshield mirror facade',
  room: 'office offices room rooms building buildings home house indoor desk workplace apartment apartments houses homes',
  aircraft: 'drone drones uav unmanned aerial aircraft airplane helicopter flying airborne quadcopter',
  container:
    'bottle bottles cup cups container containers box boxes bag bags cans jar lid tank packaging package tray bin',
  garment:
    'clothing garment garments textile fabric fabrics shoe shoes footwear glove gloves hat jacket fiber yarn',
  electronics: 'computer computers phone phones smartphone laptop processor chip chips circuit electronics',
  data: 'data information database records documents document content messages file files',
  image: 'image images camera cameras video picture photo photos vision facial',
  rotor: 'blower blowers fan fans impeller propeller propellers rotor blade blades turbine compressor',
  tool: 'tool tools drill drills saw mower trimmer hand-held handheld garden',
  waste: 'waste garbage trash rubbish litter sewage plastic wastewater recycling debris',
  energy: 'battery batteries electricity power energy electric electrical electricity charger grid fuel',
  money: 'money payment payments price bank insurance credit market stock',
  skin: 'skin wound wounds hair cosmetic bandage tattoo sunscreen',
  tooth: 'tooth teeth dental mouth oral toothbrush gum gums periodontal',
  sleep: 'sleep sleeping bed mattress pillow snoring apnea',
  heart: 'heart cardiac pulse blood ecg breathing respiration respiratory lung glucose hydration vital',
  eye: 'eye eyes eyeglasses eyelid retina cornea intraocular',
  brain: 'brain nerve nerves neural eeg seizure spinal',
  toilet: 'toilet urine lavatory bidet diaper',
  door: 'door doors lock gate hinge',
  road: 'road roads lane lanes traffic pedestrian crossing parking',
  weather: 'weather rain snow wind ice storm',
  fire: 'fire fires flame smoke smouldering extinguisher',
  music: 'music song songs guitar drum piano singing',
  text: 'contract contracts legal clause clauses speech voice language text translation document documents',
  web: 'web website websites internet online browser',
  tyre: 'tire tires tyre tyres wheel wheels tread',
  wood: 'wood timber lumber furniture chair table desk',
  metal: 'metal steel aluminum alloy welding',
  sport: 'ball golf baseball tennis sport sports player players game games racket ski swimming',
};
