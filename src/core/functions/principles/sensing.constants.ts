import type { WorkingPrinciples } from './working-principle.ts';

export const SENSING_PRINCIPLES: WorkingPrinciples = {
  detect: [
    {
      name: 'camera images',
      limit: 'needs light and an open view, and where people are about they object to being filmed',
      rule: 'for an even chance a viewer needs about 2 pixels across a thing’s smaller side to notice it, 8 to recognise its kind and 13 to identify it',
      trial:
        'film the real place with a phone by day and at dusk, with the event staged, and stop if two people judging single frames often miss it or disagree',
      cues: /\b(?:cameras?|webcams?|video[- ](?:surveil|monitor|analy|content|frame|image|sequence|footage|scene)\w*|computer[- ]vision|machine[- ]vision|image[- ](?:sensor|captur|process|recogni|analy|frame)\w*|captured images?|stereo images|photographs?)\b/i,
      terms: ['camera image', 'machine vision', 'image recognition'],
      usualOn:
        'shop shelves, assembly lines, doorbells, drowsy drivers, crop pests, car parks, swimming pools, weeds, wildlife',
      needs: ['sight'],
    },
    {
      name: 'acceleration and rotation',
      limit: 'must be worn by or fixed to what moves, and mistakes other quick movements for the event',
      rule: 'an accelerometer at rest reads 1 g and in free fall nearly 0, and has to be sampled at more than twice the highest frequency in the movement',
      trial:
        'strap a logging phone or cheap sensor to what moves for two ordinary days, add twenty staged or recorded events, and stop if everyday traces cannot be told from them',
      cues: /\b(?:acceleromet\w*|accelerations?|gyroscop\w*|gyros?|inertial|imus?|tilt[- ](?:sensor|switch|angle)\w*|angular[- ](?:velocit|rate|accelerat)\w*)\b/i,
      terms: ['accelerometer', 'inertial sensor', 'gyroscope'],
      usualOn:
        'elderly falls, helmets, bicycle crashes, wristwatches, phones, earthquakes, airbags, livestock collars, golf swings',
    },
    {
      name: 'pressure or weight',
      limit: 'notices only what presses on it, and its zero drifts with wear and temperature',
      rule: 'the smallest change to notice must exceed the error, about 0.02 to 0.1 % of full load for a load cell and 5 % or more for a force-sensing film',
      trial:
        'load a borrowed scale, gauge or pressure film as in use for three days, note the unloaded reading each morning, and stop if it wanders by more than half the change sought',
      cues: /\b(?:pressure[- ](?:sens|transduc|switch|measur|chang|differen|signal|value|drop|gauge|mat|pad|parameter|check|monitor)\w*|(?:tire|tyre|air|fluid|internal|peak|plateau) pressures?|weight[- ](?:sens|measur|chang|scale)\w*|weigh(?:s|ed|ing)|load cells?|strain[- ](?:gau?ge|sens)\w*|force[- ]sens\w*|piezoresist\w*|barometr\w*|(?:sens(?:or|ing)|floor) mats?)\b/i,
      terms: ['pressure sensor', 'load cell', 'strain gauge'],
      usualOn:
        'tyres, mattresses, car seats, shoe insoles, toothbrushes, pet feeders, beehives, hospital beds, elderly falls',
    },
    {
      name: 'light or infrared rays',
      limit: 'needs a clear path and clean windows, and sunlight or other warm things near by mislead it',
      rule: 'light from a small source falls to a quarter at each doubling of distance, while full sun adds up to about 1000 W per square metre as background',
      trial:
        'put a bought photocell or infrared sensor at the real spot, repeat the event in sun, in darkness and behind a dirty window, and stop if the signal vanishes in any',
      cues: /\b(?:infra-?red|motion detectors?|thermal imag\w*|thermograph\w*|pyroelectric|photodiodes?|photo-?detect\w*|photo-?sens\w*|light[- ](?:beam|sens|receiv|detect|scatter|curtain|barrier)\w*|scattered light|laser (?:beam|light|sens|scan|diode)s?\w*|optical(?:ly)?[- ](?:sens|detect|fib|beam|emitt|receiv|probe|read|imag|filter)\w*|spectromet\w*|spectroscop\w*|fib(?:er|re)[- ]?optic\w*|photoplethysmogra\w*|oximet\w*|lidar|(?:two|dual|several|multiple|different)[- ]wavelengths?)\b/i,
      terms: ['infrared sensor', 'photodetector', 'optical sensor'],
      usualOn:
        'smoke alarms, garage doors, intruders, hand dryers, night lights, pulse oximeters, wildfires, lifts, solar panels',
      needs: ['sight'],
    },
    {
      name: 'sound or vibration',
      limit: 'has to be told apart from everything else that makes noise or shakes near by',
      rule: 'sound spreading freely falls by 6 dB at each doubling of distance, and simple detection wants it about 10 dB above the noise in its own frequency band',
      trial:
        'record a day at the real place with a phone or contact microphone, show three people shuffled clips and spectra, and stop if they cannot pick out the events',
      cues: /\b(?:microphones?|acoustic\w*|sound[- ](?:sens|wave|signal|signature|record|level|pressure|pattern)\w*|body sounds|vibrations?(?! (?:motor|alarm|alert))|hydrophones?|(?:micro)?seismic|geophones?)\b/i,
      terms: ['acoustic sensor', 'microphone', 'vibration sensor'],
      usualOn:
        'water pipes, gunshots, baby monitors, glass breakage, rotating bearings, snoring, coughs, fishing rods, stethoscopes',
    },
    {
      name: 'radar or ultrasonic echoes',
      limit: 'shows distance and movement better than what a thing is, and walls and clutter echo too',
      rule: 'echoes return after 5.8 ms per metre of distance for sound in air and 6.7 ns for radar, and plain pulses merge things within half a pulse length',
      trial:
        'aim a cheap or borrowed echo sensor at the real cluttered scene, log a hundred readings with the thing or event and a hundred without, and stop if the two overlap',
      cues: /\b(?:radars?|ultrasonic\w*|ultrasound|doppler|sonar|millimet(?:er|re)[- ]waves?|microwave[- ](?:sens|detect|signal)\w*|ultra-?wide-?band|channel state information)\b/i,
      terms: ['radar', 'ultrasonic sensor', 'Doppler'],
      usualOn:
        'blind spots, parking spaces, rubbish bins, fish finders, wheelchairs, white canes, weld flaws, storage tanks, elderly falls',
    },
    {
      name: 'an electrical or magnetic change',
      limit: 'works at a short distance, and moisture, metal and stray fields disturb it',
      rule: 'a small magnet’s field falls to an eighth at twice the distance, against the earth’s 25 to 65 µT, and capacitive sensing reaches about its electrode’s own width',
      trial:
        'fix a cheap sensor as in use, log it during ten events and then with stray damp, a hand and a steel plate near by, and stop if the readings overlap',
      cues: /\b(?:capacitive\w*|capacitance|(?:bio)?impedance|electrical (?:conductivity|resistance)|electrodes?|magnetic[- ](?:sens|field|flux|induct|switch|detect|pickup)\w*|magneto-?(?:met|resist|imped)\w*|hall[- ](?:effect|sensor)\w*|inductive[- ](?:sens|proximity|loop)\w*|eddy[- ]currents?|reed switch\w*|electromyogra\w*|electrocardiogra\w*|e[ck]g|eeg|electroencephalogra\w*)\b/i,
      terms: ['capacitive sensor', 'impedance', 'magnetic sensor'],
      usualOn:
        'nappies, soil moisture, door contacts, water leaks, touch screens, heart rhythms, buried metal, window alarms, pill boxes',
    },
    {
      name: 'a chemical reaction',
      limit: 'ages or is used up, is slow to answer, and reacts to related substances too',
      rule: 'the smallest amount told from none is about three standard deviations of blank readings, and many reactions run two to three times as fast per 10 °C',
      trial:
        'test ten blanks, ten samples at the level that matters and ten with related substances on bought strips or sensors, labels hidden, and stop if the readings do not sort them',
      cues: /\b(?:gas[- ](?:sens|detect|concentrat|reactive)\w*|chemical[- ](?:sens|indicat|react|detect|marker)\w*|biosensors?|reagents?|assays?|antibod\w+|analytes?|colorimetr\w*|colou?r[- ]chang\w*|electrochemi\w*|volatile organic|carbon monoxide|immuno(?:assay|sens|gen)\w*|enzym\w+|ph[- ](?:sens|valu|indicat)\w*|pcr|polymerase chain|nucleic acids?|hybridi[sz]\w+|oligonucleotid\w*)\b/i,
      terms: ['gas sensor', 'biosensor', 'reagent'],
      usualOn:
        'blood glucose, carbon monoxide, gas leaks, pregnancy tests, alcohol breath, spoiled food, food allergens, pool water, drug residues',
    },
    {
      name: 'patterns in records',
      limit: 'must first learn what is normal, and raises false alarms whenever habits change',
      rule: 'if one case in 1000 is real, a detector that finds every one and errs on 1 % of the rest raises ten false alarms for each true one',
      trial:
        'set simple limits in a spreadsheet on two past months of records, run them over a third month with known cases, and stop if the alarms exceed what staff could check',
      cues: /\b(?:anomal\w+|historical (?:data|record|pattern|usage|value)s?|usage[- ](?:pattern|data|histor)\w*|consumption[- ](?:pattern|data|profile)s?|log (?:data|file|entr)\w*|event logs?|behaviou?r(?:al)? (?:pattern|profile|model)s?|statistical(?:ly)? (?:analy|model|pattern|distribution)\w*|transaction (?:data|record|histor|pattern)\w*|(?:learned )?normal (?:pattern|behaviou?r|range|value|level)s?|what is normal)\b/i,
      terms: ['anomaly detection', 'usage pattern', 'historical data'],
      usualOn:
        'card fraud, network intrusions, electricity meters, insurance claims, money laundering, fake reviews, credit applications, computer malware',
      needs: ['crowd'],
    },
  ],
  predict: [
    {
      name: 'learned models',
      limit: 'needs many recorded cases like those to come, and rarely tells why it errs',
      rule: 'a simple regression wants about 10 to 20 cases of the rarer outcome for each input, and flexible models often ten times as many',
      trial:
        'hold back the latest fifth of a few hundred past cases, fit a free model to the rest, and stop if it does not beat the plain average or the last value',
      cues: /\b(?:machine[- ]learn\w*|neural[- ]networks?|deep[- ](?:learn\w*|networks?)|lstm|long short-term memory|random forests?|support vector\w*|gradient boost\w*|trained models?|training (?:data|set|sample)s?|convolution\w*|artificial intelligence|reinforcement learning|decision trees?|generative models?|predictive models)\b/i,
      terms: ['machine learning', 'neural network', 'trained model'],
      usualOn:
        'delivery times, customer churn, house prices, crop yields, protein structures, road traffic, hospital readmissions, food sales, wind power',
      needs: ['crowd'],
    },
    {
      name: 'trends of past figures',
      limit: 'carries the past forward, and misses every turn that the figures have not shown yet',
      rule: 'where figures wander at random the error doubles when looking four times as far ahead, and a season shows only after at least two full cycles',
      trial:
        'forecast the latest quarter of the past figures in a spreadsheet from those before, and stop if simply repeating the last value or the last season comes as close',
      cues: /\b(?:time[- ]series|regressions?|moving averages?|trends?|extrapolat\w*|seasonal\w*|autoregress\w*|arima|curve fitting|historical (?:data|demand|sales|record|usage|consumption)s?)\b/i,
      terms: ['time series', 'regression model', 'trend analysis'],
      usualOn:
        'sales, electricity demand, shop stocks, menstrual cycles, call centres, stock prices, water consumption, airline bookings, ink cartridges',
    },
    {
      name: 'physical simulation',
      limit: 'is as good as its measured parameters, and takes expert work for each new case',
      rule: 'a small relative error of an input is multiplied by its exponent, 5 % in speed making 10 % in drag, and the least certain such term decides',
      trial:
        'calculate two past events by hand formula or free software, vary each unmeasured input over its plausible range, and stop if the results spread wider than the decision can bear',
      cues: /\b(?:simulat\w+|digital twins?|finite[- ]elements?|physics[- ]based|(?:physical|numerical|mathematical|computer|hydrological|hydrodynamic|thermodynamic|kinetic) models?|computational fluid)\b/i,
      terms: ['simulation model', 'digital twin', 'finite element'],
      usualOn:
        'weather, floods, bridges, aircraft, reservoirs, building heating, crash tests, wildfires, sea tides',
    },
    {
      name: 'early signs measured',
      limit: 'works only where something measurable changes before the event, and early enough to act',
      rule: 'measure at intervals of at most half the time from first detectable sign to event, and the time left after that must still suffice to act',
      trial:
        'take records of ten past events and twenty quiet spells, let someone mark the sign without knowing which is which, and stop if it comes too late or as often in quiet',
      cues: /\b(?:biomarkers?|(?:genetic|protein|molecular|disease|prognostic) markers?|precursors?|early[- ]warning (?:sign|signal|indicator)s?|expression levels?|gene expression|condition monitoring|vibration (?:signal|data|sens|analy)\w*|polymorphisms?)\b/i,
      terms: ['early warning', 'biomarker', 'condition monitoring'],
      usualOn:
        'bearings, epileptic seizures, batteries, earthquakes, landslides, calving cows, migraines, wind turbines, sepsis',
    },
    {
      name: 'probabilities updated by observation',
      limit: 'needs assumed odds to begin with, and gives ranges where people want a yes or no',
      rule: 'odds afterwards are odds before times the likelihood ratio, so evidence ten times likelier if the case is true lifts 1 in 100 to about 1 in 11',
      trial:
        'work out the odds on a sheet for a hundred past cases, and stop if those given about 80 % came true far from four times in five or fixed odds do as well',
      cues: /\b(?:bayes\w*|markov|kalman|monte carlo|probability (?:distribut|densit)\w*|conditional probabilit\w*|probabilistic\w*|stochastic\w*|particle filter\w*)\b/i,
      terms: ['Bayesian', 'Kalman filter', 'Markov model'],
      usualOn:
        'aircraft tracks, pedestrian paths, battery charge, sports matches, oil finds, clinical trials, spam mail, missile paths',
    },
    {
      name: 'thresholds and scores',
      limit: 'is easily checked but coarse, and its limits must be set anew for other users or places',
      rule: 'acting pays where the risk exceeds the cost of acting divided by the loss it prevents, so a measure costing a twentieth of that loss pays above 5 %',
      trial:
        'score twenty local past cases that ended in the event and eighty that did not with a published scale, and stop if about the same share of both is flagged',
      cues: /\b(?:risk (?:scor|index|indices)\w*|scor(?:e|es|ing) (?:model|system|method)s?|scorecards?|rule[- ]based|warning (?:level|limit)s?|(?:above|below|exceed\w*|cross\w*) (?:a|an|the) (?:\w+ )?threshold)\b/i,
      terms: ['risk score', 'threshold value', 'rule-based'],
      usualOn:
        'loan defaults, heart attacks, patient falls, pressure sores, crop diseases, frost, forest fires, credit cards, premature births',
    },
    {
      name: 'similar earlier cases',
      limit: 'needs a case like it on record, and a fair measure of what counts as alike',
      rule: 'averaging four equally alike cases halves the random scatter, yet ten yes or no features to match on can leave only about 1 case in 1000',
      trial:
        'hide the outcomes of thirty past cases, pick for each the three nearest others by a fixed list of features, and stop if their average is no closer than the overall average',
      cues: /\b(?:similarit\w+|nearest[- ]neighbo\w*|clustering|case[- ]based|pattern match\w*|similar (?:past|earlier|previous|historical) \w+)\b/i,
      terms: ['nearest neighbor', 'similarity search', 'case-based reasoning'],
      usualOn:
        'house prices, repair costs, court rulings, project costs, patient outcomes, bus arrivals, used cars, movie ratings',
      needs: ['crowd'],
    },
    {
      name: 'judgement of many people',
      limit: 'must find informed people and give them a reason to answer honestly',
      rule: 'independent errors shrink with the square root of the number asked, 25 people leaving a fifth, while an error they all share stays whole',
      trial:
        'ask twenty informed people separately about ten outcomes due within a week or past ones they cannot know, and stop if their median does no better than the past average',
      cues: /\b(?:crowd-?(?:sourc|built)\w*|crowd|prediction markets?|survey (?:respon|question)\w*|opinion polls?|questionnaires?|(?:domain|human|panel of) experts?|expert opinions?|delphi method|social media|wager\w*)\b/i,
      terms: ['prediction market', 'crowdsourcing', 'expert opinion'],
      usualOn:
        'elections, fashion trends, sports results, film success, start-ups, technology trends, economic growth, game outcomes',
      needs: ['crowd'],
    },
  ],
};
