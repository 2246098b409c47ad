import type { WorkingPrinciples } from './working-principle.ts';

export const SERVICES_PRINCIPLES: WorkingPrinciples = {
  match: [
    {
      name: 'rules and filters',
      limit: 'finds only what its makers foresaw, and leaves ties and empty results to the user',
      cues: /\b(?:rule[- ]based|(?:matching|business|assignment|selection|predefined|predetermined) rules?|rules? engines?|criteria|constraints?|eligib\w+|content filter\w*)\b/i,
      terms: ['matching criteria', 'rule engine', 'filtering'],
      usualOn:
        'job boards, apartments, grants, organ donors, clinical trials, insurance policies, used cars, spare parts, gifts',
    },
    {
      name: 'similarity of profiles',
      limit: 'needs truthful and complete profiles, and says nothing of whether both sides agree',
      cues: /\b(?:(?:user|personal|customer|member|candidate|interest|linguistic|consumer|skills?|preference|viewer) profiles?|(?<!self-)similarit\w+|similar (?:tastes?|interests?|preferences?|features)|compatib\w+ (?:user|people|person|partner|scor|index)\w*|(?:user|personal|member)(?:'s|s')? preferences?|preference (?:list|profile|data)s?|attribute vectors?|match(?:ing)? scores?|embeddings?|keyword match\w*)\b/i,
      terms: ['user profile', 'similarity score', 'compatibility'],
      usualOn:
        'dating, roommates, mentors, friends, therapists, tutors, clothing sizes, pet adoption, travel companions',
    },
    {
      name: 'learned ranking',
      limit: 'needs many earlier choices to learn from, and serves newcomers and rare cases badly',
      cues: /\b(?:machine[- ]learn\w*|deep[- ]learn\w*|collaborative filter\w*|recommender|recommendation (?:engine|model|system)s?|trained models?|reinforcement learning|click-?through|past (?:purchase|behaviou?r|choice|record)s?|query logs?|ranking (?:model|algorithm)s?|learn(?:ing|ed) to rank|learned from)\b/i,
      terms: ['collaborative filtering', 'recommendation engine', 'machine learning'],
      usualOn:
        'films, music, online shopping, recipes, news, job candidates, books, advertisements, restaurants',
    },
    {
      name: 'time slots and queues',
      limit: 'leaves gaps when people come late or not at all, and each delay shifts what follows',
      cues: /\b(?:time[- ]slots?|queues?|queu(?:e?ing)|waiting (?:list|time)s?|wait times?|appointments?|calendars?|reservations?|priority (?:level|queue|schedul|order)\w*|prioriti[sz]\w+|time windows?|first[- ]come)\b/i,
      terms: ['time slot', 'appointment scheduling', 'queue management'],
      usualOn:
        'doctor appointments, hair salons, restaurant tables, loading docks, meeting rooms, tennis courts, charging stations, vaccinations, repair visits',
    },
    {
      name: 'proximity',
      limit: 'needs current positions, and the nearest one is often not the most suitable',
      cues: /\b(?:nearest(?![- ]neighbo)|closest (?:driver|vehicle|available|provider|store|worker)s?|nearby (?:user|driver|vehicle|provider|store|device|people|merchant)s?|(?:geographic\w*|physical) (?:proximity|area|location)s?|(?:in|by) proximity|geo-?locat\w*|current locations?)\b/i,
      terms: ['nearest driver', 'proximity', 'geolocation'],
      usualOn:
        'taxis, food delivery, parking spaces, ambulances, dog walkers, electric scooters, plumbers, charging stations, couriers',
    },
    {
      name: 'offers the parties choose from',
      limit: 'costs users time to search, and is empty until both sides are there in number',
      cues: /\b(?:market-?places?|listings?|catalog(?:ue)?s?|negotiat\w+ (?:between|with|over|price|term)s?|clearing-?house|bulletin boards?|classified ads?|counter-?offers?|buyers and sellers)\b/i,
      terms: ['online marketplace', 'listing', 'negotiation'],
      usualOn:
        'holiday homes, second-hand goods, freelance work, freight, babysitters, tool rental, farm produce, handicrafts, car sharing',
    },
    {
      name: 'optimisation over all pairs',
      limit: 'must know all sides beforehand, and turns the whole plan over when one drops out',
      cues: /\b(?:optimi[sz]ation (?:problem|model|algorithm|routine|engine|method)s?|optimal (?:assign|match|alloc|schedul|solution|plan)\w*|cost-optimal|(?:linear|integer|constraint) programming|constraint satisfaction|objective functions?|cost functions?|genetic algorithms?|heuristics?|(?:minimum|least|lowest)[- ]cost|lowest (?:total )?cost|combinatorial|greedy|simulated annealing)\b/i,
      terms: ['assignment optimization', 'integer programming', 'genetic algorithm'],
      usualOn:
        'kidney donors, school places, nurse shifts, airline crews, freight trucks, delivery routes, warehouse orders, exam rooms, volunteers',
    },
    {
      name: 'auctions and bids',
      limit: 'needs several bidders at the same time, and favours who can pay over who fits best',
      cues: /\b(?:auctions?|auctioning|auctioneers?|bids?|bidders?|bidding|tendering|limit orders?)\b/i,
      terms: ['auction', 'bidding', 'reverse auction'],
      usualOn:
        'advertising space, antiques, freight, construction contracts, electricity, radio spectrum, used cars, cut flowers, livestock',
    },
    {
      name: 'pooling',
      limit: 'works where many ask at about the same time and place, and makes each wait a little',
      cues: /\b(?:pooled|pooling|car-?pool\w*|ride-?(?:shar|pool)\w*|shared rides?|consolidat\w+ (?:order|shipment|load|request|trip)s?|order (?:consolidat|batch)\w*|batch\w* (?:of )?(?:order|request)s|group(?:ed|ing) (?:order|request|passenger|trip)s?)\b/i,
      terms: ['ride sharing', 'order consolidation', 'pooling'],
      usualOn:
        'ride sharing, parcels, shuttle buses, group purchases, freight, carpools, meal deliveries, container loads, school runs',
    },
  ],
  pay: [
    {
      name: 'cards or phones at readers',
      limit: 'needs a reader and a connection at each place of sale, and a fee per payment',
      cues: /\b(?:(?:credit|debit|payment|smart|chip|bank|magnetic[- ]stripe) cards?|card readers?|nfc|near[- ]field|contactless|point[- ]of[- ]sale|pos terminals?|payment terminals?|mobile payments?)\b/i,
      terms: ['contactless payment', 'payment terminal', 'card reader'],
      usualOn:
        'shops, restaurants, buses, taxis, market stalls, vending machines, parking meters, street musicians, petrol pumps',
    },
    {
      name: 'accounts and prepaid value',
      limit: 'makes customers register or pay beforehand, and is a target for fraud',
      cues: /\b(?:e-?wallets?|(?:digital|electronic|mobile) wallets?|online (?:payment|shopping|purchas|store|order)\w*|e-?commerce|electronic commerce|bank accounts?|funds? transfers?|transfer of funds|payment (?:gateway|server|processor)s?|shopping carts?|pre-?paid|stored[- ]value|gift cards?|vouchers?|prepayment)\b/i,
      terms: ['digital wallet', 'prepaid card', 'funds transfer'],
      usualOn:
        'road tolls, online shops, mobile phones, canteens, festivals, gift cards, public transport, remittances, pocket money',
    },
    {
      name: 'metered use',
      limit: 'needs a trusted meter on each thing, and brings an income that is hard to foresee',
      cues: /\b(?:pay[- ]?(?:per|as|on)\w*[- ](?:\w+[- ])?(?:use|view|go|mile|drive|playback)\w*|per[- ](?:sheet|page|use|mile|minute|call|click|copy)[- ](?:charg|fee|rate|bill|pric)\w*|metered|metering (?:device|unit|system)s?|(?:electricity|smart|utility|water|gas|parking) meters?|usage[- ](?:based|fee|charge)s?|tolls?|toll road|rental (?:time|period|fee)s?|parking fees?)\b/i,
      terms: ['metered billing', 'metering', 'usage billing'],
      usualOn:
        'electricity, water, cloud computing, electric scooters, charging stations, photocopiers, taxis, car sharing, irrigation pumps',
    },
    {
      name: 'instalments, leases and subscriptions',
      limit: 'ends when customers cancel or default, so somebody must finance the thing until then',
      cues: /\b(?:subscriptions?|install?ments?|leas(?:e|es|ed|ing)|recurring (?:payment|charge|billing|fee)s?|periodic payments?|monthly (?:payment|fee|rate|bill)s?|rent-?to-?own|loans?|mortgages?|deferred payments?)\b/i,
      terms: ['subscription', 'installment', 'lease'],
      usualOn: 'cars, streaming, furniture, phones, solar panels, razors, gyms, software, tractors',
    },
    {
      name: 'prices following demand',
      limit: 'needs many buyers, and customers resent paying more than others for the same',
      cues: /\b(?:auctions?|bids?|bidders?|bidding|dynamic(?:ally)?[- ]pric\w*|demand[- ]respons\w*|supply and demand|surge pric\w*|price optimi[sz]\w*|optimal prices?|negotiated prices?|price negotiat\w*|real[- ]time pric\w*|market prices?|markdowns?)\b/i,
      terms: ['dynamic pricing', 'auction', 'demand response'],
      usualOn:
        'flights, hotel rooms, concert tickets, electricity, ride hailing, toll lanes, advertising space, perishable food, parking spaces',
    },
    {
      name: 'coins and notes in machines',
      limit: 'must be emptied, guarded and taught each new note and coin',
      cues: /\b(?:coins?|bank-?notes?|bills? (?:accept|valid|insert)\w*|vending|cash (?:box|accept|dispens|machine|handl)\w*|currency (?:accept|valid)\w*|change dispens\w*|slot machines?)\b/i,
      terms: ['coin mechanism', 'bill acceptor', 'vending machine'],
      usualOn:
        'vending machines, laundromats, parking meters, arcade games, car washes, public toilets, luggage lockers, shopping carts, air pumps',
    },
    {
      name: 'escrow and conditional release',
      limit: 'ties money up, and needs an undisputed sign that the condition is met',
      cues: /\b(?:escrow\w*|smart contracts?|(?:security|refundable|returnable) deposits?|deposit refunds?|payment guarantees?|letters? of credit|payment (?:upon|on) (?:delivery|completion|confirmation)|conditional payments?)\b/i,
      terms: ['escrow', 'smart contract', 'deposit refund'],
      usualOn:
        'house sales, freelance work, bottle deposits, reusable cups, second-hand goods, construction work, crowdfunding, export cargo, rental deposits',
    },
    {
      name: 'digital coins and tokens',
      limit: 'may change in value, cannot be called back, and meets different law in each country',
      cues: /\b(?:crypto-?currenc\w*|block-?chains?|bitcoins?|digital (?:currenc|coin|cash|asset)\w*|distributed ledgers?|virtual currenc\w*|electronic cash|micro-?payments?)\b/i,
      terms: ['cryptocurrency', 'blockchain payment', 'micropayment'],
      usualOn:
        'online games, digital art, collectibles, remittances, peer energy, data sharing, music streaming, loyalty points',
    },
    {
      name: 'pooled risk',
      limit: 'needs many insured with losses known from the past, and rules against those who cheat',
      cues: /\b(?:insurance|insurers?|insured|underwrit\w*|policy-?holders?|claims? (?:process|settle|handl)\w*|actuar\w*|reinsur\w*|warrant(?:y|ies)|hedging|risk (?:pool|transfer)\w*)\b/i,
      terms: ['insurance premium', 'underwriting', 'risk pooling'],
      usualOn: 'crops, pets, phones, cars, homes, freight, travel, health care, bicycles',
    },
  ],
  authenticate: [
    {
      name: 'features of the body',
      limit: 'cannot be changed once copied, and must tolerate wet fingers, ageing and poor light',
      cues: /\b(?:biometric\w*|(?<!digital )(?<!browser )(?<!device )(?<!audio )(?<!acoustic )(?<!behavioral )(?<!behavioural )fingerprints?|facial|face[- ](?:recogni|image|detect|authenti)\w*|iris|retina\w*|veins?|voice-?prints?|palm[- ]?prints?|speaker[- ](?:recogni|verif|identif)\w*)\b/i,
      terms: ['biometric', 'fingerprint', 'facial recognition'],
      usualOn: 'phones, passports, border gates, time clocks, laptops, door locks, gun safes, bank callers',
    },
    {
      name: 'passwords and codes',
      limit: 'can be forgotten, guessed, watched or talked out of its owner',
      cues: /\b(?:pass-?words?|pass-?codes?|pass-?phrases?|pin[- ](?:code|number|entry)s?|personal identification numbers?|(?:security|challenge) questions?|one[- ]time codes?|access codes?|captchas?)\b/i,
      terms: ['password', 'passcode', 'one-time code'],
      usualOn:
        'websites, email accounts, parcel lockers, keypad locks, safes, bank cards, wireless networks, bicycle locks',
    },
    {
      name: 'a token or card carried',
      limit: 'proves only that the thing is there, and can be lost, lent or stolen',
      cues: /\b(?:(?:security|hardware|authentication|physical|usb) tokens?|(?:smart|chip|id|identity|identification|access|key|magnetic|sim)[- ]?cards?|key fobs?|rfid|nfc|near[- ]field|dongles?|badges?|proximity (?:card|device)s?)\b/i,
      terms: ['security token', 'smart card', 'key fob'],
      usualOn:
        'cars, hotel rooms, offices, pet doors, pet feeders, hospital patients, gyms, transit gates, electric scooters',
    },
    {
      name: 'cryptographic keys',
      limit: 'is as safe as the place its secret is kept in, and keys must be issued and revoked',
      cues: /\b(?:cryptogra\w*|encrypt\w*|decrypt\w*|public[- ]keys?|private[- ]keys?|secret keys?|session keys?|digital certificates?|certificate authorit\w*|digital signatures?|digitally sign\w*|hash\w*|challenge[- ]response|message authentication codes?|zero[- ]knowledge)\b/i,
      terms: ['public key', 'digital signature', 'encryption key'],
      usualOn:
        'software updates, printer cartridges, batteries, websites, contracts, drones, medical implants, smart meters, digital photos',
    },
    {
      name: 'several proofs together',
      limit: 'adds a step to each use, and shuts the owner out when one proof is missing',
      cues: /\b(?:multi-?factor|two-?factor|second factor|2fa|step-?up authenti\w*|out[- ]of[- ]band|two-?step verif\w*|multi-?modal (?:biometr|authenti)\w*)\b/i,
      terms: ['multi-factor', 'two-factor', 'out-of-band'],
      usualOn:
        'online banking, cloud accounts, company networks, health records, cash machines, data centres, digital wallets',
    },
    {
      name: 'behaviour and context',
      limit: 'gives a likelihood rather than a proof, and has to watch its user for a while',
      cues: /\b(?:behaviou?ral (?:biometr|pattern|profile|data|model)\w*|user behaviou?rs?|gait|keystrokes?|typing|habits?|risk scor\w*|anomal\w+|continuous authenti\w*|account activity|usage patterns?)\b/i,
      terms: ['behavioral biometrics', 'keystroke', 'risk score'],
      usualOn:
        'card payments, online banking, online exams, phone unlocking, gaming accounts, social networks, ride-hailing drivers',
    },
    {
      name: 'marks hard to copy',
      limit: 'must be put on when the thing is made, and is worth nothing if nobody checks it',
      cues: /\b(?:hologra\w*|watermark\w*|taggants?|security (?:mark|ink|thread|feature|element|label)\w*|anti-?counterfeit\w*|counterfeit\w*|physical(?:ly)? unclonable|unclonable function|tamper[- ]eviden\w*|micro-?print\w*|luminescent (?:mark|ink|pigment)\w*)\b/i,
      terms: ['anti-counterfeiting', 'security ink', 'hologram'],
      usualOn:
        'banknotes, medicines, handbags, wine bottles, sneakers, passports, event tickets, cosmetics, spare parts',
    },
    {
      name: 'records in a register',
      limit: 'vouches for the entry, and not for the thing or the person the entry is about',
      cues: /\b(?:block-?chains?|(?:distributed|digital) ledgers?|ledger|serial numbers?|serialization|registry|smart contracts?|non-?fungible|provenance|bar-?codes?|qr[- ]codes?)\b/i,
      terms: ['blockchain', 'distributed ledger', 'serial number'],
      usualOn:
        'artworks, luxury watches, land titles, diplomas, medicines, bicycles, food origin, collectibles, used cars',
    },
    {
      name: 'properties of the material',
      limit: 'needs reference samples and an instrument, and dirt or damage alters the reading',
      cues: /\b(?:spectromet\w*|spectroscop\w*|spectral (?:signature|data|analy)\w*|dna|raman|isotop\w*|chemical composition|chromatogra\w*|x-ray fluorescence)\b/i,
      terms: ['spectroscopy', 'DNA marker', 'Raman'],
      usualOn: 'gemstones, olive oil, honey, gold, paintings, wine, fish fillets, drug powders, timber',
    },
  ],
};
