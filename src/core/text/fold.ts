/** British spellings whose American form is the common one in patents; everything else is left alone. */
const AMERICAN: ReadonlyMap<string, string> = new Map(
  (
    'fibre:fiber fibres:fibers colour:color colours:colors coloured:colored vapour:vapor odour:odor odours:odors flavour:flavor ' +
    'aluminium:aluminum grey:gray tyre:tire tyres:tires centre:center centres:centers metre:meter litre:liter mould:mold ' +
    'moulds:molds moulded:molded moulding:molding plough:plow sulphur:sulfur oestrogen:estrogen haemoglobin:hemoglobin ' +
    'anaesthesia:anesthesia anaesthetic:anesthetic labour:labor neighbour:neighbor neighbours:neighbors behaviour:behavior harbour:harbor ' +
    'armour:armor catalyse:catalyze analyse:analyze foetal:fetal faecal:fecal diarrhoea:diarrhea orthopaedic:orthopedic ' +
    'paediatric:pediatric programme:program cheque:check kerb:curb pyjamas:pajamas ageing:aging travelling:traveling ' +
    'labelled:labeled labelling:labeling modelling:modeling signalling:signaling channelled:channeled'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const NOT_ASCII = /[^\0-\x7f]/;
const MARKS = /\p{M}+/gu;

/**
 * Lower-cases a word, strips diacritics and compatibility forms (`ﬁlter` → `filter`, `CO₂` → `co2`)
 * and writes a few British spellings the American way.
 */
export function foldWord(word: string): string {
  const lower = (NOT_ASCII.test(word) ? word.normalize('NFKD').replace(MARKS, '') : word).toLowerCase();
  return AMERICAN.get(lower) ?? lower;
}
