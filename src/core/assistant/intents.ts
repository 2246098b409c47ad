import { ageing } from './answers/ageing.ts';
import { help, legal, market } from './answers/beyond.ts';
import {
  attempts,
  beyondLibrary,
  designs,
  firstSteps,
  isOfDesigns,
  money,
  obstacle,
  rivals,
  trial,
} from './answers/designs.ts';
import { classes, counts, method, stateOfArt, themes, timeline } from './answers/landscape.ts';
import { closest, comparePatents, explainPatents, inventorsOfPatents } from './answers/nearest.ts';
import { compareOpportunities, describeOpportunity, listOpportunities } from './answers/opportunities.ts';
import { inventors, owners } from './answers/owners.ts';
import { nextSteps, refutation, risks, whyScore } from './answers/scrutiny.ts';
import type { Asked } from './dossier.ts';
import type { Draft } from './draft.ts';
import { opportunityReferences, patentReferences } from './references.ts';

export interface Intent {
  name: string;
  matches: (asked: Asked) => boolean;
  answer: (asked: Asked) => Draft;
}

const says =
  (pattern: RegExp) =>
  ({ lower }: Asked): boolean =>
    pattern.test(lower);

/** Asked so, and answered by what is known of the idea's designs. */
const saysOfDesigns =
  (pattern: RegExp) =>
  (asked: Asked): boolean =>
    pattern.test(asked.lower) && isOfDesigns(asked);

const COMPARING =
  /\b(?:compar\w*|versus|vs\.?|differences? between|differ from|side by side|which of (?:the|these) two|better than)\b/;
const namesPatent = (asked: Asked): boolean => {
  const { patents, unknown } = patentReferences(asked);
  return patents.length + unknown.length > 0;
};

function compare(asked: Asked): Draft {
  const [a, b] = patentReferences(asked).patents;
  return a && b ? comparePatents(asked, [a, b]) : compareOpportunities(asked);
}

/** What the assistant understands, most telling first: the first match answers. */
export const INTENTS: readonly Intent[] = [
  {
    name: 'help',
    matches: says(
      /^(?:hi|hello|hey|good (?:morning|day|evening)|thanks?(?: you)?|help|what can (?:you|i) (?:do|ask)\b.*|who are you.*|how do you work)[\s!.?]*$/,
    ),
    answer: help,
  },
  { name: 'compare', matches: says(COMPARING), answer: compare },
  {
    name: 'inventors-of-patent',
    matches: (asked) => /\binvent(?:ed|ors?)\b/.test(asked.lower) && namesPatent(asked),
    answer: inventorsOfPatents,
  },
  { name: 'explain-patent', matches: namesPatent, answer: explainPatents },
  {
    name: 'refute',
    matches: says(
      /\b(?:refut\w*|disprov\w*|falsif\w*|invalidat\w*|prove (?:it|this|that|me|you) wrong|debunk\w*|would (?:kill|break|change your mind)|really (?:empty|a gap|open)|why (?:is|are) (?:it|this|that|these|the \w+) (?:still )?(?:empty|open|unfilled))\b/,
    ),
    answer: refutation,
  },
  {
    name: 'score',
    matches: says(/\b(?:scor\w*|rated|rating|points|ranked (?:so )?(?:high|low|first|last))\b/),
    answer: whyScore,
  },
  {
    name: 'attempts',
    matches: saysOfDesigns(
      /\b(?:(?:has|have|did|does) (?:any(?:one|body)|somebody|someone|others?)\b.*\b(?:tr(?:y|ied)|attempt\w*|built|made|done|failed)|(?:been |was |were )?tried (?:before|already|this|it)|earlier attempts?|who (?:has )?(?:tried|failed))\b/,
    ),
    answer: attempts,
  },
  {
    name: 'trial',
    matches: saysOfDesigns(
      /\b(?:(?:cheap\w*|quick\w*|first) (?:tests?|trials?|experiments?|pilots?)|(?:test|try|prove|validate) (?:it|this|that|my idea|the idea)\b|trials?|experiments?|proof of concept|(?:still|remains?) open|open questions?|unproven|biggest question|unknowns?)\b/,
    ),
    answer: trial,
  },
  {
    name: 'first-steps',
    matches: saysOfDesigns(
      /\b(?:(?:next|first) (?:steps?|things?)|(?:how|where) (?:do|should|can|would) (?:i|we) (?:start|begin|proceed)|what (?:should|do|can|must) (?:i|we) do|what now|action plan)\b/,
    ),
    answer: firstSteps,
  },
  {
    name: 'designs',
    matches: saysOfDesigns(
      /\b(?:what (?:should|could|can|would) (?:i|we|you) (?:build|make|design|develop)|how (?:should|could|can|would|do) (?:i|we|you) (?:build|make|design|solve)|(?:which|what) designs?|likeliest (?:way|design))\b/,
    ),
    answer: designs,
  },
  {
    name: 'obstacle',
    matches: saysOfDesigns(
      /\b(?:stands? in (?:my|the|our|its) way|(?:hard(?:est)?|difficult|tricky) (?:part|thing|problem)|(?:main|biggest|core|real) (?:problem|challenge|obstacle|difficulty|hurdle)|conflict|why (?:has|have|does|did) (?:nobody|no one|none))\b/,
    ),
    answer: obstacle,
  },
  {
    name: 'rivals',
    matches: saysOfDesigns(
      /\b(?:competit(?:ors?|ion)|rivals?|(?:who|what|is|are) .*\b(?:sells?|sold|selling|on the market|for sale)|who (?:else )?makes?|makers?|alternatives?|existing products?|is there a market)\b/,
    ),
    answer: rivals,
  },
  {
    name: 'beyond-library',
    matches: saysOfDesigns(
      /\b(?:filed elsewhere|(?:outside|beyond) (?:of )?(?:this|the|your) (?:library|database)|not in (?:this|the|your) (?:library|database)|full database|search (?:terms?|strings?|quer\w+)|google patents)\b/,
    ),
    answer: beyondLibrary,
  },
  {
    name: 'money',
    matches: saysOfDesigns(
      /\b(?:does (?:it|this|that) pay|worth it|revenue|profit\w*|how much (?:money|would|does|will|could)|price[ds]?|pricing|costs?|business case|break.?even|margin)\b/,
    ),
    answer: money,
  },
  {
    name: 'next',
    matches: says(
      /\b(?:next steps?|what (?:should|do|can|must) (?:i|we) do|(?:how|where) (?:do|should|can|would) (?:i|we) (?:start|begin|proceed|go on|continue)|action plan|to-?do|validate|prototype|first thing|what now)\b/,
    ),
    answer: nextSteps,
  },
  {
    name: 'legal',
    matches: says(
      /\b(?:patentab\w*|(?:can|could|should|may) (?:i|we) (?:get a )?patent|infring\w*|freedom to operate|fto|sue[ds]?|lawsuit|licen[cs]\w*|legal\w*|allowed to)\b/,
    ),
    answer: legal,
  },
  {
    name: 'risks',
    matches: says(
      /\b(?:risks?|risky|dangers?|weak(?:ness\w*| points?)?|downsides?|threats?|obstacles?|speaks? against|argues? against|evidence against|concerns?|problems? with (?:this|it|my)|go wrong|fail)\b/,
    ),
    answer: risks,
  },
  {
    name: 'ageing',
    matches: says(
      /\b(?:expir\w*|r[ua]n(?:ning)? out|public domain|free to use|free(?:ly)? (?:available|usable)|laps\w*|no longer protected|building blocks?|still (?:in force|protected|valid)|old(?:est)? patents?)\b/,
    ),
    answer: ageing,
  },
  {
    name: 'owners',
    matches: says(
      /\b(?:who (?:owns?|holds?|leads?|dominates?|else|is (?:active|working|behind))|owners?|holders?|assignees?|compan(?:y|ies)|competit\w*|players?|applicants?|held by|firms?|monopol\w*)\b/,
    ),
    answer: owners,
  },
  { name: 'inventors', matches: says(/\b(?:inventors?|who invented)\b/), answer: inventors },
  {
    name: 'market',
    matches: says(
      /\b(?:market size|size of the market|tam\b|revenue|profit\w*|sales|how much (?:money|would|does|will|could)|price|pricing|costs?|invest\w*|funding|salary|worth)\b/,
    ),
    answer: market,
  },
  {
    name: 'counts',
    matches: says(/\bhow many\b.*\b(?:patents?|documents?|opportunit\w*|gaps?|famil\w*|hits?)\b/),
    answer: counts,
  },
  {
    name: 'classes',
    matches: says(/\b(?:cpc|ipc|patent class\w*|class(?:es|ification)s?)\b/),
    answer: classes,
  },
  {
    name: 'timeline',
    matches: says(
      /\b(?:trend\w*|timeline|time line|grow(?:ing|th|s)?|over time|per year|by year|rising|declin\w*|momentum|recent(?:ly)?|when (?:was|were|did)|which years?|history)\b/,
    ),
    answer: timeline,
  },
  {
    name: 'method',
    matches: says(
      /\b(?:how (?:sure|certain|confident|reliable|good is|did you|was (?:this|it)|complete)|confiden\w*|reliab\w*|trust|coverage|covers?|method\w*|which (?:sources?|librar\w*|databases?)|what (?:data|sources?)|left out|limitations?)\b/,
    ),
    answer: method,
  },
  {
    name: 'closest',
    matches: says(
      /\b(?:closest|nearest|most similar|similar to|(?:like|resembles?|close to) (?:my|this|the) idea|prior art|already (?:exist\w*|been|done|patented|there)|been done|nov(?:el|elty)|is (?:it|this|my idea) new|original)\b/,
    ),
    answer: closest,
  },
  {
    name: 'state-of-art',
    matches: says(/\b(?:state of (?:the )?art|summar\w*|overview|sum up|big picture)\b/),
    answer: stateOfArt,
  },
  {
    name: 'themes',
    matches: says(
      /\b(?:themes?|topics?|clusters?|landscape|(?:main|common|different) approaches|what is out there|crowded|field look)\b/,
    ),
    answer: themes,
  },
  {
    name: 'opportunity',
    matches: (asked) =>
      /\b(?:opportunit\w*|gaps?|white ?space|ideas?|option|concept|it|that one)\b/.test(asked.lower) &&
      opportunityReferences(asked).length > 0 &&
      !/\bmy idea\b/.test(asked.lower),
    answer: (asked) =>
      /\b(?:best|top|highest|strongest|most promising)\b/.test(asked.lower)
        ? listOpportunities(asked)
        : describeOpportunity(asked),
  },
  {
    name: 'opportunities',
    matches: says(
      /\b(?:opportunit\w*|gaps?|white ?space|unserved|unmet|what is missing|best|most promising)\b/,
    ),
    answer: listOpportunities,
  },
];
