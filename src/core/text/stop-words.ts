import { stem } from './stem.ts';

/** English function words: they carry no topic and break noun phrases. Lower case, unstemmed. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a about above across after again against all almost along already also although always am among an and another any anything are ' +
    'around as at away back be became because become been before being below beneath beside between beyond both but by can cannot ' +
    'could despite did do does doing done down during each either else enough even ever every everything few for from further get ' +
    'gets give gives given go goes got had has have having he hence her here hers herein hereby him himself his how however i if ' +
    'in instead into is it its itself just keep keeps kind least less let lets like likewise little made make makes making many may me might mine ' +
    'more moreover most much must my myself near nearly need needs neither never no none nor not nothing now of off often on once one ones only ' +
    'onto or other others otherwise our ours out over own per perhaps please put rather really same say see seem shall she should ' +
    'simply since so some something sometimes soon still such take takes than that the their theirs them themselves then there thereby ' +
    'therefore therefrom therein thereof thereon thereto therewith these they thing things this those though through throughout thus ' +
    'to together too toward towards try two under unless until up upon us use used user users uses using usually various very via want wants was way ' +
    'ways we well were what whatever when whenever where whereas whereby wherein whereof whereupon wherever whether which ' +
    'while who whole whom whose why will with within without would yet you your yours'
  ).split(' '),
);

/** Words that nearly every patent holds and that say nothing of its subject. Lower case, unstemmed. */
export const PATENT_BOILERPLATE: ReadonlySet<string> = new Set(
  (
    'abstract accordance accordingly adapted advantage advantageous advantageously apparatus apparatuses application applications arrange ' +
    'arranged arrangement aspect aspects assembly associated based capable case cases certain characterized claim claimed claims ' +
    'comprise comprised comprises comprising configured consist consisting consists contain contained containing contains ' +
    'correspond corresponding correspondingly define defined defines describe described describes description desired device devices ' +
    'disclose disclosed discloses disclosure dispose disposed embodied embodiment embodiments employ employed enable enables example ' +
    'examples exemplary feature features fifth fig figure figures first form formed forming forms fourth function general generally ' +
    'herewith hereof illustrate illustrated implementation implementations improved include included includes including instance ' +
    'invention inventions inventive kind known manner mean means method methods mentioned novel object objective obtained obtaining ' +
    'operable operate operatively order particular particularly perform performed performing plural plurality portion portions preferable ' +
    'preferably preferred present presented process processes provide provided provides providing purpose receive received receiving recited relate ' +
    'related relates relating relative relatively respect respective respectively result resulting said second seventh sixth ' +
    'specific specifically specified step steps subject substantial substantially suitable system systems technique techniques ' +
    'tenth therefor thereafter third type types typically unit utilize utilized utilizing variety wherefore'
  ).split(' '),
);

const stemsOf = (words: ReadonlySet<string>) => new Set([...words].map(stem));

const IGNORED_STEMS: ReadonlySet<string> = new Set([...stemsOf(PATENT_BOILERPLATE), ...[...FUNCTION_WORDS]]);

/** True for a folded word that a content term may not be: function word or patent boilerplate in any inflection. */
export function isStopWord(word: string, stemmed: string): boolean {
  return FUNCTION_WORDS.has(word) || IGNORED_STEMS.has(stemmed);
}
