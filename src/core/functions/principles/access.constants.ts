import type { WorkingPrinciples } from './working-principle.ts';

export const ACCESS_PRINCIPLES: WorkingPrinciples = {
  authenticate: [
    {
      name: 'features of the body',
      limit: 'cannot be changed once copied, and must tolerate wet fingers, ageing and poor light',
      rule: 'false matches grow with the people compared against, so a rate of 1 in 10000 per comparison lets about one stranger in ten match somebody among 1000',
      trial:
        'let twenty people use a bought sensor or a phone with wet hands, hats and dim light, and stop if owners are refused over once in twenty tries or a photo passes',
      cues: /\b(?:biometric\w*|(?<!digital )(?<!browser )(?<!device )(?<!audio )(?<!acoustic )(?<!behavioral )(?<!behavioural )fingerprints?|facial|face[- ](?:recogni|image|detect|authenti)\w*|iris|retina\w*|veins?|voice-?prints?|palm[- ]?prints?|speaker[- ](?:recogni|verif|identif)\w*)\b/i,
      terms: ['biometric', 'fingerprint', 'facial recognition'],
      usualOn: 'phones, passports, border gates, time clocks, laptops, door locks, gun safes, bank callers',
    },
    {
      name: 'passwords and codes',
      limit: 'can be forgotten, guessed, watched or talked out of its owner',
      rule: 'four random digits fall to three guesses once in about 3300 attacks, each further digit makes it ten times harder, and codes people choose are weaker',
      trial:
        'give twenty users a code, ask for it unannounced after a week while a bystander watches it entered, and stop if more than five are forgotten, written down or watched successfully',
      cues: /\b(?:pass-?words?|pass-?codes?|pass-?phrases?|pin[- ](?:code|number|entry)s?|personal identification numbers?|(?:security|challenge) questions?|one[- ]time codes?|access codes?|captchas?)\b/i,
      terms: ['password', 'passcode', 'one-time code'],
      usualOn:
        'websites, email accounts, parcel lockers, keypad locks, safes, bank cards, wireless networks, bicycle locks',
    },
    {
      name: 'a token or card carried',
      limit: 'proves only that the thing is there, and can be lost, lent or stolen',
      rule: 'lost tokens still usable are users times yearly loss rate times days to blocking over 365, about two for 1000 users, 10 % and 7 days',
      trial:
        'hand out thirty cheap tokens for a week, check daily who carries theirs, try a shop’s copying service on one, and stop if more are missing, lent or copied than is bearable',
      cues: /\b(?:(?:security|hardware|authentication|physical|usb) tokens?|(?:smart|chip|id|identity|identification|access|key|magnetic|sim)[- ]?cards?|key fobs?|rfid|nfc|near[- ]field|dongles?|badges?|proximity (?:card|device)s?)\b/i,
      terms: ['security token', 'smart card', 'key fob'],
      usualOn:
        'cars, hotel rooms, offices, pet doors, pet feeders, hospital patients, gyms, transit gates, electric scooters',
    },
    {
      name: 'cryptographic keys',
      limit: 'is as safe as the place its secret is kept in, and keys must be issued and revoked',
      rule: 'each bit doubles the guessing and 128 random bits are beyond any search, so what decides is whether one opened device reveals one key or all',
      trial:
        'lend two like devices or the written design to a skilled tester for three days, act out a stolen key on paper, and stop if one secret opens both or cannot be revoked',
      cues: /\b(?:cryptogra\w*|encrypt\w*|decrypt\w*|public[- ]keys?|private[- ]keys?|secret keys?|session keys?|digital certificates?|certificate authorit\w*|digital signatures?|digitally sign\w*|hash\w*|challenge[- ]response|message authentication codes?|zero[- ]knowledge)\b/i,
      terms: ['public key', 'digital signature', 'encryption key'],
      usualOn:
        'software updates, printer cartridges, batteries, websites, contracts, drones, medical implants, smart meters, digital photos',
    },
    {
      name: 'several proofs together',
      limit: 'adds a step to each use, and shuts the owner out when one proof is missing',
      rule: 'independent proofs multiply the intruder’s chances, 1 in 100 twice making 1 in 10000, while the owner’s refusals add up, 2 % twice making about 4 %',
      trial:
        'let twenty users sign in for a week with a code and a phone prompt on an existing free service, and stop if more than two are shut out or give up',
      cues: /\b(?:multi-?factor|two-?factor|second factor|2fa|step-?up authenti\w*|out[- ]of[- ]band|two-?step verif\w*|multi-?modal (?:biometr|authenti)\w*)\b/i,
      terms: ['multi-factor', 'two-factor', 'out-of-band'],
      usualOn:
        'online banking, cloud accounts, company networks, health records, cash machines, data centres, digital wallets',
    },
    {
      name: 'behaviour and context',
      limit: 'gives a likelihood rather than a proof, and has to watch its user for a while',
      rule: 'if one use in 1000 is false, catching 90 % of these and wrongly stopping 1 % of the rest stops about 11 honest users per impostor caught',
      trial:
        'log ten volunteers for a week, mix in sessions in which another acts as the owner, judge all by simple rules unnamed, and stop if impostors pass as often as owners are flagged',
      cues: /\b(?:behaviou?ral (?:biometr|pattern|profile|data|model)\w*|user behaviou?rs?|gait|keystrokes?|typing|habits?|risk scor\w*|anomal\w+|continuous authenti\w*|account activity|usage patterns?)\b/i,
      terms: ['behavioral biometrics', 'keystroke', 'risk score'],
      usualOn:
        'card payments, online banking, online exams, phone unlocking, gaming accounts, social networks, ride-hailing drivers',
    },
    {
      name: 'marks hard to copy',
      limit: 'must be put on when the thing is made, and is worth nothing if nobody checks it',
      rule: 'a mark holds while copying it costs more than the fakes earn, and checking 1 % at random meets at least one of 100 fakes 63 % of the time',
      trial:
        'have a print shop or hobby maker copy your own sample mark within two days, mix copies with originals, and stop if twenty usual buyers or checkers sort them little better than chance',
      cues: /\b(?:hologra\w*|watermark\w*|taggants?|security (?:mark|ink|thread|feature|element|label)\w*|anti-?counterfeit\w*|counterfeit\w*|physical(?:ly)? unclonable|unclonable function|tamper[- ]eviden\w*|micro-?print\w*|luminescent (?:mark|ink|pigment)\w*)\b/i,
      terms: ['anti-counterfeiting', 'security ink', 'hologram'],
      usualOn:
        'banknotes, medicines, handbags, wine bottles, sneakers, passports, event tickets, cosmetics, spare parts',
    },
    {
      name: 'records in a register',
      limit: 'vouches for the entry, and not for the thing or the person the entry is about',
      rule: 'a look-up is worth its coverage times its correctness, so 80 % of cases entered and 90 % of entries true leave 72 % answered rightly',
      trial:
        'look up thirty real things or persons in existing registers, compare each entry with the thing itself, and stop if more than three are missing, wrong or fit several',
      cues: /\b(?:block-?chains?|(?:distributed|digital) ledgers?|ledger|serial numbers?|serialization|registry|smart contracts?|non-?fungible|provenance|bar-?codes?|qr[- ]codes?)\b/i,
      terms: ['blockchain', 'distributed ledger', 'serial number'],
      usualOn:
        'artworks, luxury watches, land titles, diplomas, medicines, bicycles, food origin, collectibles, used cars',
    },
    {
      name: 'properties of the material',
      limit: 'needs reference samples and an instrument, and dirt or damage alters the reading',
      rule: 'two kinds whose mean readings lie three standard deviations apart are still confused in about 7 % of cases, and four apart in about 2 %',
      trial:
        'read ten known genuine and ten known false or mixed samples on a borrowed laboratory instrument, unlabelled and some dirty, and stop if the two ranges overlap',
      cues: /\b(?:spectromet\w*|spectroscop\w*|spectral (?:signature|data|analy)\w*|dna|raman|isotop\w*|chemical composition|chromatogra\w*|x-ray fluorescence)\b/i,
      terms: ['spectroscopy', 'DNA marker', 'Raman'],
      usualOn: 'gemstones, olive oil, honey, gold, paintings, wine, fish fillets, drug powders, timber',
    },
  ],
};
