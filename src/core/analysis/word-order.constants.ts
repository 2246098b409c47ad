/**
 * Log-likelihood ratios of neighbouring word classes in English running text against the same words in random order, fitted on four fifths
 * of the starter library's digests, titles and phrases. Row: class of a word; column: class of the next. A character c stands for
 * (c.charCodeAt(0) − 78) / 10, clipped to ±3. Reproduce: count class pairs, divide by what the classes' frequencies give, take logs.
 */
export const WORD_CLASSES: readonly string[] = [
  '^',
  '$',
  'a',
  'the',
  'D',
  'of',
  'in',
  'for',
  'w',
  'P',
  'T',
  'as',
  'C',
  'A',
  'be',
  'M',
  'H',
  'R',
  'N',
  'V',
  'g',
  'd',
  's',
  'l',
  'j',
  'n',
  'x',
  '#',
];

/** Function words of each class; other words are classed by their endings. */
export const CLASS_WORDS: Readonly<Record<string, string>> = {
  a: 'a an',
  the: 'the',
  D: 'its their this these those each every one any some his her our your my both two three many all several such no',
  of: 'of',
  in: 'in on at inside within',
  for: 'for',
  w: 'with by via without using',
  P: 'from into through over under between around across against per during after before like near until onto about behind along above below toward',
  T: 'to',
  as: 'as than',
  C: 'and or but',
  A: 'is are was were',
  be: 'be been being',
  M: 'can could may should must will would does do cannot',
  H: 'has have had',
  R: 'that which who where when while whose if so because',
  N: 'it they we i you them he she us me',
  V: 'not only also then even more most less too very just still once',
};

export const PAIR_TABLE: readonly string[] = [
  '\\0^PS0H><DBG00000LQFYIGHSIK9',
  'lGILQVPYURXdMWf_kU[_IOC]NF:i',
  '_000<00000000000000<[P0MYUTD',
  'a000G00000000000000:LMJFPWWD',
  'f>9=GPCAICBaLL7GRB6GJLSFRSRA',
  'k0V\\[080@00600B00LV=OLKJSKMZ',
  'f7Z]\\2835@<0@0063NPQDIIEOIMR',
  'l0QQT080?00900000@G=]LHNWPMJ',
  'j0\\SY0<0500500A00@PPRQJLVMMQ',
  'g;Z^Z0=0E?;<>1A40Q^BKHJBMJJ]',
  'l0V\\V040080040`A@IT<@>DFKISf',
  'l0[ZV0G99DE00CL?7I_@HLKFQGNb',
  'b0QPQ1E<CD>C3H<OLDD]PQRNOPPQ',
  'l5@>C0E01>?200L0010`<j0XH@NC',
  'l5B:<>90040F3040H08B0k0SG9OK',
  'l90=D000940000lOZ>1i000RACT0',
  'l0aC`0M004W700l2?70TFUHEBAE=',
  'j0OYT@<020?C0T7[YY_TJHUKEKL5',
  'lT<@B0QEQVXOSaDdaP0X<>TV?<G0',
  'lJDKKNJBEMH`?C`ESSNQCXU\\MENR',
  '^JLMJLLFILHAOE0DHGPDDKRIROQG',
  'dL1;A6XO_Y^ZO=0:=L?NEBMWLOMF',
  'XYJQOUXWTVTOTV;WLUTMBHAS@AF@',
  'lX?BHKTSTVWUSDIHEPFNMXIJQAHX',
  'cE02=BCDCEM=LG4EJG=>LCUEQUR:',
  '\\T:ACVQRSQOTTT:SSSFLJHRNEMK=',
  'PR@FGTPUQRROTS<QUQKKIIQNHNLL',
  'lH507GD?F>dISK7?=:017ASFEDQl',
];

/**
 * Logistic weights of {@link judgeIdea}: word order, mean cosine of word pairs, share of the words found in the three best hits.
 * Fitted on 600 real texts and 500 shuffled ones; see docs/evaluation.md, "Controls".
 */
export const SENSE_WEIGHTS = {
  bias: -3.57,
  order: 15.8,
  coherence: 33.7,
  found: 6.36,
  length: -0.94,
} as const;
