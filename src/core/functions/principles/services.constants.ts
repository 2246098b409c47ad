import type { WorkingPrinciples } from './working-principle.ts';

export const SERVICES_PRINCIPLES: WorkingPrinciples = {
  match: [
    {
      name: 'rules and filters',
      limit: 'finds only what its makers foresaw, and leaves ties and empty results to the user',
      rule: 'five independent filters that each pass half leave 1 entry in 32, so ten results take a stock of about 320 entries',
      trial:
        'filter a spreadsheet of a hundred real entries by hand for ten real requests, and stop if most lists come out empty, too long to read, or without the one chosen',
      cues: /\b(?:rule[- ]based|(?:matching|business|assignment|selection|predefined|predetermined) rules?|rules? engines?|criteria|constraints?|eligib\w+|content filter\w*)\b/i,
      terms: ['matching criteria', 'rule engine', 'filtering'],
      usualOn:
        'job boards, freight, apartments, grants, organ donors, clinical trials, insurance policies, used cars, spare parts, gifts',
    },
    {
      name: 'similarity of profiles',
      limit: 'needs truthful and complete profiles, and says nothing of whether both sides agree',
      rule: 'where both sides have to agree the chances multiply, so one in five on each side, judged independently, leaves one mutual match in 25',
      trial:
        'offer twenty users one match computed from a questionnaire and one drawn at random without saying which, and stop if fewer than 15 prefer the computed one',
      cues: /\b(?:(?:user|personal|customer|member|candidate|interest|linguistic|consumer|skills?|preference|viewer) profiles?|(?<!self-)similarit\w+|similar (?:tastes?|interests?|preferences?|features)|compatib\w+ (?:user|people|person|partner|scor|index)\w*|(?:user|personal|member)(?:'s|s')? preferences?|preference (?:list|profile|data)s?|attribute vectors?|match(?:ing)? scores?|embeddings?|keyword match\w*)\b/i,
      terms: ['user profile', 'similarity score', 'compatibility'],
      usualOn:
        'dating, roommates, mentors, friends, therapists, tutors, clothing sizes, pet adoption, travel companions',
    },
    {
      name: 'learned ranking',
      limit: 'needs many earlier choices to learn from, and serves newcomers and rare cases badly',
      rule: '1000 users with 20 choices each among 10000 items fill 0.2 % of the table, and a ranking is worth only what it adds to plain popularity',
      trial:
        'hide the latest choice of fifty people, rank items from their earlier ones with a free tool, and stop if a plain popularity list has the hidden ones in its first ten as often',
      cues: /\b(?:machine[- ]learn\w*|deep[- ]learn\w*|collaborative filter\w*|recommender|recommendation (?:engine|model|system)s?|trained models?|reinforcement learning|click-?through|past (?:purchase|behaviou?r|choice|record)s?|query logs?|ranking (?:model|algorithm)s?|learn(?:ing|ed) to rank|learned from)\b/i,
      terms: ['collaborative filtering', 'recommendation engine', 'machine learning'],
      usualOn:
        'films, music, online shopping, recipes, news, job candidates, books, advertisements, restaurants',
      needs: ['crowd'],
    },
    {
      name: 'time slots and queues',
      limit: 'leaves gaps when people come late or not at all, and each delay shifts what follows',
      rule: 'with random arrivals and service times one server makes people wait on average 4 service times at 80 % use and 9 at 90 %',
      trial:
        'log arrivals, absences and service times by hand for a week, replay them in a spreadsheet through the planned slots, and stop if waits and gaps get no shorter than today',
      cues: /\b(?:time[- ]slots?|queues?|queu(?:e?ing)|waiting (?:list|time)s?|wait times?|appointments?|calendars?|reservations?|priority (?:level|queue|schedul|order)\w*|prioriti[sz]\w+|time windows?|first[- ]come)\b/i,
      terms: ['time slot', 'appointment scheduling', 'queue management'],
      usualOn:
        'doctor appointments, hair salons, restaurant tables, loading docks, meeting rooms, tennis courts, charging stations, vaccinations, repair visits',
    },
    {
      name: 'proximity',
      limit: 'needs current positions, and the nearest one is often not the most suitable',
      rule: 'the nearest of randomly spread providers is on average half the square root of the area per provider away, so four times as many halve the distance',
      trial:
        'map twenty real requests and all free providers at three times of day, look up the travel times, and stop if the nearest is mostly unsuitable or slower than users accept',
      cues: /\b(?:nearest(?![- ]neighbo)|closest (?:driver|vehicle|available|provider|store|worker)s?|nearby (?:user|driver|vehicle|provider|store|device|people|merchant)s?|(?:geographic\w*|physical) (?:proximity|area|location)s?|(?:in|by) proximity|geo-?locat\w*|current locations?)\b/i,
      terms: ['nearest driver', 'proximity', 'geolocation'],
      usualOn:
        'taxis, food delivery, parking spaces, ambulances, dog walkers, electric scooters, plumbers, charging stations, couriers',
    },
    {
      name: 'offers the parties choose from',
      limit: 'costs users time to search, and is empty until both sides are there in number',
      rule: 'if one offer in 100 suits a visitor, about 70 are needed for an even chance that at least one does and 230 for 90 %',
      trial:
        'collect twenty real offers by hand, show them on a shared list to fifty people who are looking, and stop if fewer than five ask for one',
      cues: /\b(?:market-?places?|listings?|catalog(?:ue)?s?|negotiat\w+ (?:between|with|over|price|term)s?|clearing-?house|bulletin boards?|classified ads?|counter-?offers?|buyers and sellers)\b/i,
      terms: ['online marketplace', 'listing', 'negotiation'],
      usualOn:
        'holiday homes, second-hand goods, freelance work, freight, babysitters, tool rental, farm produce, handicrafts, car sharing',
      needs: ['crowd'],
    },
    {
      name: 'optimisation over all pairs',
      limit: 'must know all sides beforehand, and turns the whole plan over when one drops out',
      rule: 'the best pairing of n with n is found exactly with effort growing as n cubed, while ten stops alone allow 3.6 million routes',
      trial:
        'plan last month’s cases once first come first served and once with a free solver, drop one in ten at random, and stop if the solver’s gain vanishes',
      cues: /\b(?:optimi[sz]ation (?:problem|model|algorithm|routine|engine|method)s?|optimal (?:assign|match|alloc|schedul|solution|plan)\w*|cost-optimal|(?:linear|integer|constraint) programming|constraint satisfaction|objective functions?|cost functions?|genetic algorithms?|heuristics?|(?:minimum|least|lowest)[- ]cost|lowest (?:total )?cost|combinatorial|greedy|simulated annealing)\b/i,
      terms: ['assignment optimization', 'integer programming', 'genetic algorithm'],
      usualOn:
        'kidney donors, school places, nurse shifts, airline crews, freight trucks, delivery routes, warehouse orders, exam rooms, volunteers',
    },
    {
      name: 'auctions and bids',
      limit: 'needs several bidders at the same time, and favours who can pay over who fits best',
      rule: 'with private values spread evenly from zero, rivalry yields on average a third of the top possible value with two bidders, two thirds with five and 82 % with ten',
      trial:
        'auction ten real items or orders by e-mail with a fixed closing hour, and stop if most draw fewer than three bids or close worse than today’s price',
      cues: /\b(?:auctions?|auctioning|auctioneers?|bids?|bidders?|bidding|tendering|limit orders?)\b/i,
      terms: ['auction', 'bidding', 'reverse auction'],
      usualOn:
        'advertising space, antiques, freight, construction contracts, electricity, radio spectrum, used cars, cut flowers, livestock',
      needs: ['crowd'],
    },
    {
      name: 'pooling',
      limit: 'works where many ask at about the same time and place, and makes each wait a little',
      rule: 'six poolable requests an hour, arriving at random, and ten minutes of waiting bring one partner on average, and none at all in 37 % of cases',
      trial:
        'list a week of real requests by time and place, join by hand those within the wait and detour that users accept, and stop if joining saves less than the detours cost',
      cues: /\b(?:pooled|pooling|car-?pool\w*|ride-?(?:shar|pool)\w*|shared rides?|consolidat\w+ (?:order|shipment|load|request|trip)s?|order (?:consolidat|batch)\w*|batch\w* (?:of )?(?:order|request)s|group(?:ed|ing) (?:order|request|passenger|trip)s?)\b/i,
      terms: ['ride sharing', 'order consolidation', 'pooling'],
      usualOn:
        'ride sharing, parcels, shuttle buses, group purchases, freight, carpools, meal deliveries, container loads, school runs',
      needs: ['crowd'],
    },
  ],
  pay: [
    {
      name: 'cards or phones at readers',
      limit: 'needs a reader and a connection at each place of sale, and a fee per payment',
      rule: 'a fee’s fixed part weighs most on small sums, so 0.10 plus 2 % takes 12 % of a payment of 1 and 2.2 % of 50',
      trial:
        'rent a reader for a week at one real place of sale, count payments, failures and people turning away, and stop if fees and rent exceed the margin on added sales',
      cues: /\b(?:(?:credit|debit|payment|smart|chip|bank|magnetic[- ]stripe) cards?|card readers?|nfc|near[- ]field|contactless|point[- ]of[- ]sale|pos terminals?|payment terminals?|mobile payments?)\b/i,
      terms: ['contactless payment', 'payment terminal', 'card reader'],
      usualOn:
        'shops, restaurants, buses, taxis, market stalls, vending machines, parking meters, street musicians, petrol pumps',
      needs: ['signal'],
    },
    {
      name: 'accounts and prepaid value',
      limit: 'makes customers register or pay beforehand, and is a target for fraud',
      rule: 'the steps of signing up multiply, so four that each keep 80 % leave 41 % of users, and every prepaid balance is a debt until spent',
      trial:
        'offer forty regular customers paper vouchers paid ahead beside the usual way to pay, and stop if fewer than ten buy one or those who do leave them unused',
      cues: /\b(?:e-?wallets?|(?:digital|electronic|mobile) wallets?|online (?:payment|shopping|purchas|store|order)\w*|e-?commerce|electronic commerce|bank accounts?|funds? transfers?|transfer of funds|payment (?:gateway|server|processor)s?|shopping carts?|pre-?paid|stored[- ]value|gift cards?|vouchers?|prepayment)\b/i,
      terms: ['digital wallet', 'prepaid card', 'funds transfer'],
      usualOn:
        'road tolls, online shops, mobile phones, canteens, festivals, gift cards, public transport, remittances, pocket money',
    },
    {
      name: 'metered use',
      limit: 'needs a trusted meter on each thing, and brings an income that is hard to foresee',
      rule: 'fixed cost per unit is the yearly cost of thing and meter divided by the units used, so half the use doubles it',
      trial:
        'log the use of ten customers by hand for a week, show each the bill under the planned tariff, and stop if they refuse it or the sum misses the fixed costs',
      cues: /\b(?:pay[- ]?(?:per|as|on)\w*[- ](?:\w+[- ])?(?:use|view|go|mile|drive|playback)\w*|per[- ](?:sheet|page|use|mile|minute|call|click|copy)[- ](?:charg|fee|rate|bill|pric)\w*|metered|metering (?:device|unit|system)s?|(?:electricity|smart|utility|water|gas|parking) meters?|usage[- ](?:based|fee|charge)s?|tolls?|toll road|rental (?:time|period|fee)s?|parking fees?)\b/i,
      terms: ['metered billing', 'metering', 'usage billing'],
      usualOn:
        'electricity, water, cloud computing, electric scooters, charging stations, photocopiers, taxis, car sharing, irrigation pumps',
    },
    {
      name: 'instalments, leases and subscriptions',
      limit: 'ends when customers cancel or default, so somebody must finance the thing until then',
      rule: 'customers stay on average one divided by the monthly leaving rate, 20 months at 5 %, and their payments in that time must exceed cost and interest',
      trial:
        'offer twenty likely customers the sale and the monthly plan side by side against a refundable deposit, and stop if fewer than five take the plan or its payback outlasts their intended stay',
      cues: /\b(?:subscriptions?|install?ments?|leas(?:e|es|ed|ing)|recurring (?:payment|charge|billing|fee)s?|periodic payments?|monthly (?:payment|fee|rate|bill)s?|rent-?to-?own|loans?|mortgages?|deferred payments?)\b/i,
      terms: ['subscription', 'installment', 'lease'],
      usualOn: 'cars, streaming, furniture, phones, solar panels, razors, gyms, software, tractors',
    },
    {
      name: 'prices following demand',
      limit: 'needs many buyers, and customers resent paying more than others for the same',
      rule: 'raising a price by 10 % lifts revenue only if fewer than 9 % of sales are lost, lowering it by 10 % only if over 11 % are gained',
      trial:
        'change the price by hand between busy and slack hours for a week, count sales and complaints, and stop if the takings do not exceed those of a usual week',
      cues: /\b(?:auctions?|bids?|bidders?|bidding|dynamic(?:ally)?[- ]pric\w*|demand[- ]respons\w*|supply and demand|surge pric\w*|price optimi[sz]\w*|optimal prices?|negotiated prices?|price negotiat\w*|real[- ]time pric\w*|market prices?|markdowns?)\b/i,
      terms: ['dynamic pricing', 'auction', 'demand response'],
      usualOn:
        'flights, hotel rooms, concert tickets, electricity, ride hailing, toll lanes, advertising space, perishable food, parking spaces',
      needs: ['crowd'],
    },
    {
      name: 'coins and notes in machines',
      limit: 'must be emptied, guarded and taught each new note and coin',
      rule: 'most coins weigh about 2 to 10 g, so 1000 make 2 to 10 kg to carry off, and each trip’s cost divided by its takings is lost',
      trial:
        'ask fifty real customers on the spot what coins and notes they carry, and stop if those able to pay would not cover the trips for emptying',
      cues: /\b(?:coins?|bank-?notes?|bills? (?:accept|valid|insert)\w*|vending|cash (?:box|accept|dispens|machine|handl)\w*|currency (?:accept|valid)\w*|change dispens\w*|slot machines?)\b/i,
      terms: ['coin mechanism', 'bill acceptor', 'vending machine'],
      usualOn:
        'vending machines, laundromats, parking meters, arcade games, car washes, public toilets, luggage lockers, shopping carts, air pumps',
    },
    {
      name: 'escrow and conditional release',
      limit: 'ties money up, and needs an undisputed sign that the condition is met',
      rule: 'money held for 30 days at 6 % a year costs 0.5 %, and the share in dispute times the cost of judging one must stay below the fee',
      trial:
        'give thirty past deals and the written release condition to both sides separately, and stop if they disagree in more than three on whether it was met',
      cues: /\b(?:escrow\w*|smart contracts?|(?:security|refundable|returnable) deposits?|deposit refunds?|payment guarantees?|letters? of credit|payment (?:upon|on) (?:delivery|completion|confirmation)|conditional payments?)\b/i,
      terms: ['escrow', 'smart contract', 'deposit refund'],
      usualOn:
        'house sales, freelance work, bottle deposits, reusable cups, second-hand goods, construction work, crowdfunding, export cargo, rental deposits',
    },
    {
      name: 'digital coins and tokens',
      limit: 'may change in value, cannot be called back, and meets different law in each country',
      rule: 'independent price swings grow with the square root of time, so 4 % a day is about 22 % over 30 days, which somebody’s margin must bear',
      trial:
        'let ten users pay one another with paper tokens for a week beside ordinary money, and stop if most go back to money or ask to cash out at once',
      cues: /\b(?:crypto-?currenc\w*|block-?chains?|bitcoins?|digital (?:currenc|coin|cash|asset)\w*|distributed ledgers?|virtual currenc\w*|electronic cash|micro-?payments?)\b/i,
      terms: ['cryptocurrency', 'blockchain payment', 'micropayment'],
      usualOn:
        'online games, digital art, collectibles, remittances, peer energy, data sharing, music streaming, loyalty points',
      needs: ['signal'],
    },
    {
      name: 'pooled risk',
      limit: 'needs many insured with losses known from the past, and rules against those who cheat',
      rule: 'the spread of the average loss falls with the square root of the number insured, 100 times as many leaving a tenth, unless losses strike together',
      trial:
        'work out from past loss records the premium that would have covered them, offer it to twenty likely members, and stop if hardly any but those with recent losses accept',
      cues: /\b(?:insurance|insurers?|insured|underwrit\w*|policy-?holders?|claims? (?:process|settle|handl)\w*|actuar\w*|reinsur\w*|warrant(?:y|ies)|hedging|risk (?:pool|transfer)\w*)\b/i,
      terms: ['insurance premium', 'underwriting', 'risk pooling'],
      usualOn: 'crops, pets, phones, cars, homes, freight, travel, health care, bicycles',
      needs: ['crowd'],
    },
  ],
};
