import type { Token } from '../text/tokenize.ts';

/** What an invention is made of; a mechanism of the wrong medium is a silly transfer. */
export type Medium = 'thing' | 'information' | 'chemistry';

const set = (text: string) => new Set(text.split(/\s+/));

const INFORMATION = set(
  `data server servers algorithm algorithms software model models network networks message messages database databases
   interface computing computer program code query queries classifier classification statistics statistical scores score weights
   packets protocol encryption neural learned learning search ranking records profile profiles user users web page pages internet online
   request requests metadata identifier identifiers schedule scheduling constraint computation computed estimation matching graph
   language speech text content account accounts transaction transactions auction price pricing virtual prediction predicted trained
   app application applications platform website marketplace`,
);
const CHEMISTRY = set(
  `compound compounds acid acids inhibitor inhibitors strain strains extract extracts protein proteins gene genes antibody antibodies
   receptor peptide peptides dna rna enzyme enzymes bacteria bacterial virus cells cell tumor salt salts derivative derivatives
   agonist antagonist composition formulation dose dosage vaccine hydrolysis hydroxide hydroxides pyrolysis oxide oxides amine amines alkali ester esters fatty ligand ligands reagent reagents isomer molecule molecules catalyst solvent crystal monomer copolymer
   sn-2 triglycerides plasmid nucleic immunoassay biomarker biomarkers markers hapten zein pharmaceutical drug drugs alloy`,
);
const INFORMATION_CLASS = /^(?:G06[FNQTV]|G16|H04[LMNW]|G10L)/;
const CHEMISTRY_CLASS = /^(?:C0[7-9]|C1[12]|A61[KPQ]|C40)/;

/** Medium of a document from the words of its phrases and text, and from its classes. */
export function mediumOf(tokens: readonly Token[], cpc: readonly string[]): Medium {
  let information = 0;
  let chemistry = 0;
  let total = 0;
  for (const { surface } of tokens) {
    const word = surface.toLowerCase();
    if (word.length > 3) total++;
    if (INFORMATION.has(word)) information++;
    if (CHEMISTRY.has(word)) chemistry++;
  }
  if (cpc.length > 0) {
    information += (2 * cpc.filter((c) => INFORMATION_CLASS.test(c)).length) / cpc.length;
    chemistry += (2 * cpc.filter((c) => CHEMISTRY_CLASS.test(c)).length) / cpc.length;
  }
  const share = (n: number) => n / Math.max(8, total);
  if (share(chemistry) >= 0.1 && chemistry >= information) return 'chemistry';
  return share(information) >= 0.08 ? 'information' : 'thing';
}

const INFORMATION_IDEA = /\b(?:apps?|software|platform|website|algorithm|chatbot|marketplace|web service)\b/i;
const CHEMISTRY_IDEA =
  /\b(?:drug|medicine for|vaccine|compound|cream|ointment|detergent|formula for|shampoo formula|coating|resin|glue|adhesive|polymer|antibody|probiotic)\b/i;

/** Medium of an idea: what it says it is, else a thing. */
export function ideaMedium(named: string): Medium {
  if (INFORMATION_IDEA.test(named)) return 'information';
  return CHEMISTRY_IDEA.test(named) ? 'chemistry' : 'thing';
}

const COMPATIBILITY: Readonly<Record<Medium, Readonly<Record<Medium, number>>>> = {
  thing: { thing: 1, information: 0.72, chemistry: 0.4 },
  information: { thing: 0.25, information: 1, chemistry: 0 },
  chemistry: { thing: 0.45, information: 0.2, chemistry: 1 },
};
const SPECIAL_SETTING =
  /\b(?:preforms?|workpieces?|wafers?|platens?|dross|ingots?|extruders?|injection mou?ld\w*|die[- ]cast\w*|surg\w+|femur|endoscop\w*|catheters?)\b/i;

/** True for steps of making parts ("cooling plastic bottle preforms") and surgery, whose means other products do not take over. */
export const isSpecialSetting = (text: string): boolean => SPECIAL_SETTING.test(text);

const CHEMICAL_FUNCTIONS = ['degrade', 'sanitise', 'repel'];

/** How well a mechanism of one medium may serve an idea of another, 0..1. */
export function compatibility(idea: Medium, mechanism: Medium, functions: Iterable<string>): number {
  const chemical = [...functions].some((f) => CHEMICAL_FUNCTIONS.includes(f));
  if (idea === 'thing' && mechanism === 'chemistry' && chemical) return 0.8;
  return COMPATIBILITY[idea][mechanism];
}

/** Fields of which nearly every patent works with a flow although few name it: computer vision has a camera somewhere. */
const FIELDS_OF_FLOW: ReadonlyMap<string, { classes: RegExp; categories: ReadonlySet<string> }> = new Map([
  [
    'image',
    {
      classes: /^(?:G06[TV]|G06K9|H04N|G03B)/,
      categories: new Set(['computer-vision', 'cameras-photography', 'video-streaming']),
    },
  ],
]);

/** True when its first class or category places a document in a field that works with that flow, whatever its text names. */
export function isOfFieldOf(
  flow: string,
  record: { cpc: readonly string[]; categories: readonly string[] },
): boolean {
  const field = FIELDS_OF_FLOW.get(flow);
  if (field === undefined) return false;
  const [category = '', subclass = ''] = [record.categories[0], record.cpc[0]];
  return field.categories.has(category) || field.classes.test(subclass);
}

/** What keeps a surface clean sits on that surface, not on the thing that is to clean it. */
export const isCoating = (mechanism: string): boolean =>
  /\b(?:coating|film|paint|layer|varnish)s?\b/i.test(mechanism);
