import type { WorkingPrinciples } from './working-principle.ts';

export const PEOPLE_PRINCIPLES: WorkingPrinciples = {
  treat: [
    {
      name: 'a small-molecule drug',
      medium: 'chemistry',
      limit: 'takes years of trials, and acts in places where it is not wanted',
      rule: 'about one in ten that enters human trials is approved, and the ratio of the dose that harms to the dose that works decides most',
      trial:
        'search the trial registries for every drug on the same target, and stop if well run trials failed for lack of effect and yours differs in nothing that matters',
      cues: /\b(?:(?<!corrosion |rust |scale )inhibitors?|agonists?|antagonists?|compounds? (?:acting|activat\w+|inhibit\w+|block\w+|bind\w+|of (?:the )?formula|for treat\w+|and their)|derivatives|modulators|activators|antibiotics?|steroids?|prodrugs?|salts (?:thereof|of)|tablets?|kinases?|receptors?|pharmaceutical\w*|medicaments?|heterocycl\w+|drugs?|vitamins?|fatty acids)\b/i,
      terms: ['pharmaceutical composition', 'kinase inhibitor', 'receptor agonist'],
      usualOn: 'cancer, diabetes, depression, hypertension, infections, asthma, migraine, pain, epilepsy',
    },
    {
      name: 'proteins, cells and genes',
      medium: 'chemistry',
      limit: 'is costly to make and must be kept cold, and the body may turn against it',
      rule: 'the half-life sets the dosing, about three weeks for most antibodies, minutes to hours for small proteins, while with genes the share of target cells reached decides',
      trial:
        'ask a contract maker to quote one dose, multiply it by the doses needed in a year, and stop if that exceeds what is paid for comparable treatments of the disease',
      cues: /\b(?:antibod\w+|proteins?|(?:poly)?peptides?|vaccin\w+|immunoglobulin\w*|cytokines?|interleukin\w*|interferon\w*|insulin|biparatopic|bispecific|immuno-?(?:conjugat|toxin)\w*|biologics?|(?:(?<!cancer )stem|progenitor|cultured|t|donor|engineered|nk) cells?|cell[- ](?:therapy|transplant\w*)|gene[- ](?:therapy|edit\w*|transfer|delivery)|(?:si|mi|m)-?rnas?|rna(?:i| interference)|antisense|oligonucleotides?|plasmids?|crispr|viral vectors?|trans-?plant\w*|exosomes?)\b/i,
      terms: ['monoclonal antibody', 'gene therapy', 'therapeutic peptide'],
      usualOn:
        'cancer, leukemia, arthritis, hemophilia, diabetes, psoriasis, blindness, rare diseases, multiple sclerosis',
    },
    {
      name: 'plant extracts and cultures',
      medium: 'chemistry',
      limit: 'varies from batch to batch, so its dose and effect are hard to prove',
      rule: 'what counts is the measured active substance per dose, or live cells, often a billion or more a day, against the dose that worked in controlled trials',
      trial:
        'buy three batches from different suppliers, have a laboratory measure the marker substance or live count in each, and stop if any falls well short of the dose in published trials',
      cues: /\b(?:(?:plant|herbal|ethanol\w*|leaf|root|seed|fruit|botanical|aqueous) extracts?|extracts? (?:of|from)|herb(?:s|al)|probiotic\w*|lactobacill\w+|bifido\w+|micro-?bio(?:me|ta)|spa water|curcumin|ginseng|panax|medicinal plants?|traditional (?:chinese )?medicine|essential oils?|propolis)\b/i,
      terms: ['plant extract', 'probiotic', 'herbal medicine'],
      usualOn: 'colds, indigestion, gut flora, insomnia, hair loss, supplements, pets, menopause, anxiety',
    },
    {
      name: 'implants and instruments',
      limit: 'needs a trained hand to place it, and may loosen, clot or be infected',
      rule: 'a beating heart flexes an implant about 40 million times a year and walking loads one in the leg about a million times, so fatigue often sets its life',
      trial:
        'print it at full size, let three surgeons place it in an anatomical model, time them, and stop if any of them still needs help at the third try',
      cues: /\b(?:implant\w*|stents?|catheters?|grafts?|prosthe\w+|bone screws?|surgical (?:instrument|tool|device)s?|thrombectomy|endoscop\w*|laparoscop\w*|balloons?|needles?|sutures?|intravascular|intraocular|orthop\w+|braces?|splints?|orthos\w+)\b/i,
      terms: ['implant', 'catheter', 'stent'],
      usualOn:
        'heart failure, blocked arteries, aneurysms, glaucoma, broken bones, sleep apnea, hearing loss, kidney stones, spinal discs',
      needs: ['skill'],
    },
    {
      name: 'heat, cold, sound or rays',
      limit: 'also reaches what lies beside its target, so aim and dose must be checked throughout',
      rule: 'above 43 °C each further degree about halves the time that kills tissue, and rays or sound from a small source weaken with the square of distance',
      trial:
        'have a trained operator aim a rented source at gel, meat, water or wood, measure the dose inside and just beside, and stop if the surroundings reach their limit before the target',
      cues: /\b(?:radiation (?:therapy|treatment|dose|beam|source|field)s?|irradiat\w+|(?:radiation|light|uv|ultraviolet)[- ]cur\w+|radio-?therap\w+|protons?|ion beams?|x-?rays?|lasers?|photo-?therap\w+|photo-?dynamic|ultra-?violet|uv|infrared|light[- ](?:therapy|emitting|source)s?|ablat\w+|ultra-?so(?:und|nic|nics)|shock[- ]waves?|radio-?frequency|microwaves?|cryo\w+|hyper-?therm\w+|hypo-?therm\w+|hot fluid|(?:heat|cold|thermal) (?:therapy|treatment)s?)\b/i,
      terms: ['radiotherapy', 'phototherapy', 'ablation'],
      usualOn:
        'tumors, muscle soreness, skin lesions, kidney stones, acne, sports injuries, drinking water, lumber, tinnitus',
    },
    {
      name: 'electric or magnetic stimulation',
      limit: 'needs contacts or coils in just the right place, and its effect fades when it stops',
      rule: 'a coil on the scalp reaches about 2 to 3 cm deep, and skin electrodes at a few tens of milliamperes excite mainly the nerves close beneath them',
      trial:
        'ask a clinic with an approved stimulator for anonymous scores before, after and a month later, and stop if the gain is no larger than sham groups in published trials show',
      cues: /\b(?:electrodes?|(?:electric\w*|magnetic|nerve|neural|neuro|brain|muscle|vagus|transcranial|spinal cord)[- ]?stimulat\w+|neuro-?stimulat\w+|neuro-?modulat\w+|stimulat(?:or|ors|ion pulses?)|pace-?makers?|pacing|defibrillat\w+|electro-?therap\w+|iontophore\w+|tens|current pulses?|pulsed (?:electromagnetic|magnetic))\b/i,
      terms: ['nerve stimulation', 'electrotherapy', 'neuromodulation'],
      usualOn:
        'back pain, depression, epilepsy, tremor, incontinence, migraine, stroke patients, muscle weakness, tinnitus',
    },
    {
      name: 'dressings, creams and washes',
      limit: 'reaches little beyond where it is laid, and must be renewed often',
      rule: 'intact skin lets through mainly somewhat oily molecules below about 500 daltons, and the amount grows with area, strength and contact time',
      trial:
        'let ten healthy volunteers use the plain base with a harmless dye, photograph it at intervals, and stop if most is gone before the contact time that the active substance needs',
      cues: /\b(?:dressings?|bandages?|wounds?|gauze|ointments?|creams?|topical\w*|lotions?|(?:medicated|antimicrobial|topical|silver\w*|hydrophilic)[- ]?(?:\w+ )?(?:gel|foam)s?|(?:skin|medicated|drug|adhesive) patch(?:es)?|(?:nasal|throat|skin) sprays?|inhal\w+|aerosols?|eye drops?|mouth ?(?:wash|rins)\w*|bathing|shampoos?|transdermal|hair|skin[- ]care|cosmetic\w*)\b/i,
      terms: ['wound dressing', 'topical composition', 'transdermal patch'],
      usualOn: 'wounds, burns, eczema, acne, bedsores, diabetic feet, dandruff, gum disease, diaper rash',
    },
    {
      name: 'chemical or biological processing',
      limit: 'leaves sludge, salts or spent catalyst, and must be set anew when its feed changes',
      rule: 'the vessel must hold the flow times the reaction time, and many reactions, living ones included, run about twice as fast for each 10 °C more',
      trial:
        'treat small samples of the real feed from its best and worst days with five doses, measure what remains, and stop if even the strongest leaves too much',
      cues: /\b(?:waste-?water|effluents?|sewage|(?:exhaust|flue|waste)[- ]gas(?:es)?|catalys\w+|catalytic|coagulants?|flocculat\w+|aerat\w+|activated sludge|scrubb\w+|ozon\w+|oxidi[sz]\w+|cur(?:ing|ed) (?:agent|composition|resin)s?|thiols?|molten|leach\w*|reactors?|anti-?scal\w+)\b/i,
      terms: ['wastewater treatment', 'catalyst', 'exhaust aftertreatment'],
      usualOn:
        'wastewater, sewage, drinking water, exhaust gas, leather, textiles, timber, swimming pools, aquariums',
    },
    {
      name: 'training, games and coaching',
      limit: 'depends on the patient keeping at it, and its gain is hard to tell from attention',
      rule: 'to show a gain of half a standard deviation over equal attention takes about 64 people in each group, for half that gain about four times as many',
      trial:
        'coach ten patients or their carers by telephone with exercises on paper for a week, log the minutes of practice, and stop if fewer than half still practise on the seventh day',
      cues: /\b(?:games?|exercis\w+|cognitive (?:training|therapy|behaviou?r\w*)|behaviou?ral|counsel\w+|coach\w*|bio-?feedback|virtual[- ]reality|rehabilit\w+|training (?:session|program|task)s?|mindful\w*|breathing exercis\w*|massag\w+|smartphone app)\b/i,
      terms: ['cognitive training', 'rehabilitation', 'digital therapeutics'],
      usualOn:
        'anxiety, stroke patients, autism, insomnia, addiction, lazy eyes, back pain, dementia, phobias',
    },
  ],
  train: [
    {
      name: 'resistance to the muscles',
      limit: 'must be set to each person, and strains joints where the movement is done wrongly',
      rule: 'strength grows best at about 60 to 80 % of the most one can overcome once, two or three times a week, with the load raised as strength grows',
      trial:
        'let ten users train alone three times in a week at two thirds of their measured best, and stop if most skip a session or a physiotherapist finds their movement wrong',
      cues: /\b(?:(?:adjustable|rotating|adaptive|exercise|elastic|weighted|muscle|controlled) resistance|resistance (?:band|train|exercis|force|module|level|mechanism)\w*|resistance to (?:the )?(?:movement|motion)|weight (?:stack|plate|training|lifting)s?|weighted (?:bat|club|vest|ball|glove|bar)s?|dumbbells?|barbells?|elastic (?:band|cord)s?|flywheels?|treadmills?|kettlebells?|ergomet\w*|exercise (?:machine|bike|bench)s?)\b/i,
      terms: ['resistance training', 'exercise machine', 'elastic band'],
      usualOn:
        'exercise bikes, home gyms, dumbbells, rowing machines, breathing muscles, pelvic floors, swimmers, hand grips, sprinters',
    },
    {
      name: 'a teacher to follow',
      limit: 'depends on the time and skill of the teacher, and one teacher serves few at once',
      rule: 'in an hour with twelve learners each gets at most five minutes of personal correction, so learners per teacher decide both the price and the progress',
      trial:
        'hire one teacher for a single lesson, sell ten places at full price, test the learners before and after, and stop if fees do not cover it or fewer than half improve',
      cues: /\b(?:teachers|instructors?|coach(?:es)?|tutors?|classrooms?|instructional video|video (?:lesson|lecture|course)s?|lectur(?:e|es|ers?)|therapists?|mentors?)\b/i,
      terms: ['instructor', 'remote coaching', 'video lesson'],
      usualOn:
        'yoga, dancing, driving, languages, music lessons, home fitness, cooking, dog owners, martial arts',
      needs: ['skill'],
    },
    {
      name: 'measured feedback',
      limit: 'helps only if it is right, prompt, and no more than the learner can act on',
      rule: 'the measuring error should be at most a quarter of the change to be taught, and people need about 0.2 s to react, so faster movements are corrected only afterwards',
      trial:
        'let a coach with a phone or hand instrument tell ten users one measured value after each try, and stop if they improve no more than ten who only practise',
      cues: /\b(?:bio-?feedback|(?:visual|audible|auditory|audio|real-time|immediate|instant|performance|tactile|corrective|sensory) feedback|feedback (?:to|on|for|about|based on) (?:the )?(?:user|trainee|student|athlete|player|performance|learner|body|movement)\w*|acceleromet\w*|motion (?:captur|track|data)\w*|heart[- ]rate|electromyogra\w*|impact (?:sensor|microphone)s?|bio-?signals?)\b/i,
      terms: ['biofeedback', 'motion sensor', 'performance feedback'],
      usualOn:
        'golf swings, posture, running shoes, resuscitation, breathing, tennis rackets, toothbrushes, swimmers, brain waves',
    },
    {
      name: 'simulated situations',
      limit: 'trains what the simulation shows, and costs much to build true to life',
      rule: 'it pays when the real hours saved, times their cost and risk, outweigh the simulator hours, and each further simulator hour saves less than the one before',
      trial:
        'play the situation with six trainees on a table with printed pictures, let an instructor who does not know them score a supervised drill, and stop if six untrained ones score alike',
      cues: /\b(?:simulat\w+|virtual[- ](?:reality|environment|scene|world)s?|augmented reality|mannequins?|manikins?|mock-?ups?|phantoms?|dumm(?:y|ies)|role-?play\w*)\b/i,
      terms: ['training simulator', 'virtual reality', 'manikin'],
      usualOn:
        'pilots, surgeons, soldiers, truck drivers, firefighters, nurses, crane operators, plant operators, police officers',
    },
    {
      name: 'lessons and tests',
      limit: 'needs much tried material at each level, and trains what is asked more than what is needed',
      rule: 'to remember for a week, review best after about 20 to 40 % of that time, for a year after 5 to 10 %, and recalling keeps more than rereading',
      trial:
        'write one lesson and a short test by hand, teach ten learners, set them a real task on the same matter a week later, and stop if fewer than half manage it',
      cues: /\b(?:adaptive (?:lesson|tutor|instruction)\w*|personali[sz]ed (?:learning|training|exercise|lesson|instruction)\w*|(?:difficulty|skill) levels?|level of difficulty|learning (?:path|content|material|plan)s?|intelligent tutor\w*|curricul\w+|flash-?cards?|quiz\w*|test questions?|multiple[- ]choice|memori[sz]\w+|spaced repetition)\b/i,
      terms: ['personalized learning', 'quiz', 'intelligent tutoring'],
      usualOn:
        'languages, mathematics, school pupils, office staff, driving licences, reading, spelling, medical students, memory',
    },
    {
      name: 'games and rewards',
      limit: 'wears off once the novelty is gone, and may train for the points alone',
      rule: 'an animal links a reward to what it did within about a second, and a daily habit in people takes about two months to settle, with wide spread',
      trial:
        'reward ten learners by hand with treats or stickers for five days and not for two, count the behaviour daily, and stop if it falls back to where it began',
      cues: /\b(?:(?:video|computer|educational|serious|learning|board|card|interactive|training|role-playing) games?|gamif\w*|rewards|reward points|puzzles?|toys?|treat dispens\w*|food treats?)\b/i,
      terms: ['educational game', 'gamification', 'reward points'],
      usualOn:
        'dogs, children, toilet training, tooth brushing, memory, stroke patients, healthy habits, school pupils, cats',
    },
    {
      name: 'guides, stops and marks',
      limit: 'teaches one movement in one size, and what was learned may go when it is taken away',
      rule: 'what counts is the skill without the guide a day later, and guiding only some of the tries, ever fewer, usually leaves more than guiding all',
      trial:
        'make the guide from cardboard, tape or wood, let ten beginners practise with it, test them without it next day, and stop if ten who practised freely do as well',
      cues: /\b(?:alignment (?:guide|aid|mark|indicator)s?|stance (?:mat|guide)s?|foot (?:mark|position)s?|(?:swing|arm|stroke) guides?|guide (?:rail|bar|arm|track)s?|(?:movement|motion|swing) (?:stop|limiter)s?|batting tees?|blinders?|(?:restrict|constrain|limit)(?:s|ing|ed) (?:the )?(?:movement|motion|swing))\b/i,
      terms: ['training aid', 'alignment guide', 'swing guide'],
      usualOn:
        'golf swings, basketball shots, handwriting, chopsticks, learner bicycles, baseball bats, violin bows, piano keyboards, football kicks',
    },
    {
      name: 'guided or assisted movement',
      limit: 'needs strong and safe drives fitted to the body, and lets lazy users be moved',
      rule: 'a whole leg weighs about 16 % of the body and an arm about 5 %, which sets the force needed, and help should shrink as the user does more',
      trial:
        'let a therapist guide five users with slings and a spring scale, note heart rate or muscle signals, and stop if their own effort falls nearly to that of rest',
      cues: /\b(?:exoskeletons?|orthos[ie]s|robotic (?:arm|limb|assist|rehabilit|gait)\w*|rehabilitation robots?|(?:body[- ]|partial )weight support|passive (?:movement|motion|exercise)|assist(?:s|ed|ing) (?:the )?(?:movement|motion|walking|limb)s?)\b/i,
      terms: ['exoskeleton', 'rehabilitation robot', 'assisted movement'],
      usualOn:
        'stroke patients, walking, hand rehabilitation, spinal injuries, injured knees, gait treadmills, pull-ups, shoulder therapy',
    },
    {
      name: 'cues and stimuli',
      limit: 'is soon ignored or relied upon, and must do no harm where it is strong enough to notice',
      rule: 'to be noticed reliably a sound should lie about 10 to 15 dB above the noise around it, and any cue should come within about a second of the act',
      trial:
        'set off a cheap buzzer, lamp or vibrating watch by hand for a week, count how often it is followed, and stop if the share on the last day is half the first',
      cues: /\b(?:(?:electrical|brain|muscle|nerve) stimulat\w*|direct current|(?:training|shock|electronic|bark) collars?|haptic (?:feedback|cue|device|signal|stimul)\w*|vibrotactile|metronomes?|(?:audible|visual|auditory|tactile) (?:cue|signal|tone|stimul)\w*)\b/i,
      terms: ['muscle stimulation', 'haptic feedback', 'training collar'],
      usualOn:
        'dog collars, posture, muscles, runners, metronomes, bladder control, bed wetting, racehorses, weak eyes',
    },
  ],
};
