import type { StageName } from '../../src/contract/analysis/report.ts';
import { type ChatCompletionRequest, promptText } from './chat-request.ts';

export type Mood = 'good' | 'obedient' | 'sloppy' | 'barren';

/** Objects that stand one a line in a prompt. */
function objectsIn(text: string): Record<string, never>[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line.startsWith('{') ? [JSON.parse(line) as Record<string, never>] : [];
    } catch {
      return [];
    }
  });
}

const firstWords = (text: string, count: number): string => text.split(/\s+/).slice(0, count).join(' ');
/** What planted orders in the data ask for. */
const orders = (text: string): string[] => [...text.matchAll(/SAY: (.*?) END/g)].map(([, said = '']) => said);

interface Reading {
  text: string;
  /** Added to every prose field: what an obedient model was made to say, or what a sloppy one made up. */
  extra: string;
}

type Composer = (reading: Reading) => object;

const frame: Composer = ({ text, extra }) => {
  const idea = /<<DATA-[^>]+>>\n([\s\S]*?)\n<</.exec(text)?.[1] ?? 'a thing';
  const words = idea.match(/\p{L}{4,}/gu) ?? [];
  const clear = words.length >= 3;
  return {
    clear,
    summary: firstWords(idea, 25) + extra,
    thing: words.slice(0, 2).join(' ') || 'thing',
    user: 'people at work',
    job: words.slice(2, 5).join(' ') || null,
    elements: clear
      ? words.slice(0, 3).map((word) => ({ text: `${word} of the thing`, terms: [word], given: true }))
      : [],
    must: [],
    must_not: [],
    trade_off: 'More of one costs some of the other, about 2 to 1.',
    queries: words.slice(0, 6).map((word, i) => ({
      text: `${word} device`,
      purpose: i < 2 ? 'whole' : 'element',
      element: i < 2 ? null : i % 3,
    })),
    classes: ['A01G'],
    ambiguous: [],
    products: ['Example: a product, does it'],
    owners: ['Example Corporation'],
    known_art: ['Something like it was published before.'],
    rules: [],
  };
};

const screen: Composer = ({ text, extra }) => ({
  patents: objectsIn(text).flatMap((patent, i) => {
    const body = String(patent.text ?? patent.title ?? '');
    if (body === '') return [];
    const entry = {
      n: patent.n,
      topic: i % 4 === 0 ? 3 : i % 2 === 0 ? 2 : 1,
      elements: i % 3 === 0 ? [{ e: 'E1', how: 'literal', quote: firstWords(body, 4) }] : [],
      does: firstWords(body, 10) + extra,
      mechanism: 'a mechanism',
      differs: `lacks a part of the idea${extra}`,
    };
    return [entry];
  }),
});

const hypothesize: Composer = ({ text, extra }) => {
  const reach = text.includes('users, places, and scales');
  const names = reach
    ? [
        'Hinged tray with a magnetic latch',
        'Bellows pump worked by daylight heat',
        'Folding rail bracket with a counterweight',
      ]
    : [
        'Capillary mat with an air gap',
        'Porous clay cone as a dosing valve',
        'Float arm that raises a colored flag',
      ];
  return {
    hypotheses: names.map((title, i) => ({
      kind: (['combine', 'transfer', 'extend'] as const)[i],
      title,
      problem: `People lose time because the present way fails${extra}.`,
      concept: `${title} holds the part in place, and a second part acts on it when the first one moves, so that nothing has to be watched.`,
      elements: [
        { text: `${title.toLowerCase()} of the device`, novel: true },
        { text: 'a tank below the soil', novel: false },
        { text: 'an overflow opening', novel: false },
      ],
      builds_on: [1],
      queries: [`${title} device`, 'tank overflow'],
      value: 4,
      feasibility: 4,
      fit: 5 - i,
    })),
  };
};

const refute: Composer = ({ text }) => {
  const all = objectsIn(text);
  const patents = all.filter((one) => 'title' in one && 'n' in one);
  const proposals = all.filter((one) => 'concept' in one);
  return {
    judged: proposals.map((proposal) => ({
      id: proposal.id,
      patents: patents.slice(0, 2).map((patent, i) => ({
        n: patent.n,
        elements:
          i === 0
            ? [{ i: 1, how: 'other_setting', quote: firstWords(String(patent.text ?? patent.title), 4) }]
            : [],
      })),
    })),
  };
};

const critic: Composer = ({ text, extra }) => ({
  reviews: objectsIn(text)
    .filter((one) => 'concept' in one)
    .map(({ id }) => ({
      id,
      breaks_constraint: false,
      fatal: false,
      flaw: `The flow is about 2 ml an hour too small${extra}.`,
      repair: 'Widen the channel to 8 mm.',
      feasibility: 4,
    })),
});

const rank: Composer = ({ text }) => {
  const pairs = /Pairs: (.*)/.exec(text)?.[1] ?? '';
  return { winners: pairs.split('; ').map((pair) => [...pair.split(' or ')].sort()[0]) };
};

const write: Composer = ({ text, extra }) => {
  const all = objectsIn(text);
  const [evidence] = all.filter((one) => 'number' in one);
  const cite = evidence ? ` [${evidence.number}]` : '';
  return {
    opportunities: all
      .filter((one) => 'verdict' in one)
      .map(({ id, title }) => ({
        id,
        title,
        problem: `People lose time today${extra}.`,
        concept: `${title} keeps the parts apart and acts on its own.`,
        exists: `The nearest patent found describes ${firstWords(String(evidence?.text ?? 'something'), 6)}${cite}.`,
        left_open: 'No patent found here discloses the first element.',
        who_pays: 'Facility managers pay for fewer visits (assumption).',
        why_open: 'Its first element was not found.',
        risk: 'The channel may clog.',
        build_first: 'Build ten in two weeks for $200. Pass if eight work for five days.',
        economics: 'About $4 to make and $19 to sell (assumption).',
        refuted_by: 'A patent with the first element in the same setting.',
      })),
    next_step: 'Build the first one and run it for five days.',
  };
};

const landscape: Composer = ({ text, extra }) => {
  const [patent] = objectsIn(text).filter((one) => 'number' in one);
  const cite = patent ? ` [${patent.number}]` : '';
  return {
    verdict: `The idea is known in part; the best opening is the first proposal${extra}.`,
    paragraphs: [
      `The closest patent describes ${firstWords(String(patent?.text ?? 'something'), 6)}${cite}.`,
      'Makers sell similar products (recalled, unverified).',
      'Records without an abstract were judged by their titles.',
    ],
  };
};

const STAGES: [marker: string, stage: StageName, compose: Composer][] = [
  ['Read the founder', 'frame', frame],
  ['found nothing that is the same', 'screen', () => ({ queries: ['another name', 'an older name'] })],
  ['Compare each patent', 'screen', screen],
  ['Propose 6 distinct', 'hypothesize', hypothesize],
  ['patent examiner', 'refute', refute],
  ['skeptical engineer', 'refute', critic],
  ['For each pair', 'score', rank],
  ['Write these opportunities', 'write', write],
  ['Write the state of the art', 'write', landscape],
  ['Check numbered sentences', 'verify', () => ({ problems: [] })],
];

/** The stage of the analysis that a request is for; null for a chat. */
export function stageOf(request: ChatCompletionRequest): StageName | null {
  const text = promptText(request);
  return STAGES.find(([marker]) => text.includes(marker))?.[1] ?? null;
}

const EXTRAS: Record<Mood, (text: string) => string> = {
  good: () => '',
  obedient: (text) => (orders(text).length > 0 ? `. ${orders(text).join('. ')}` : ''),
  barren: () => '',
  sloppy: () =>
    '. US99999999 has had all of it since 1812 [US99999998]. So have two [US99999998, US99999999]',
};

/** The reply that a model of this mood gives to a request; to a chat, the words of an answer. */
export function composeReply(request: ChatCompletionRequest, mood: Mood): string {
  const text = promptText(request);
  const extra = EXTRAS[mood](text);
  const compose = STAGES.find(([marker]) => text.includes(marker))?.[2];
  if (compose === hypothesize && mood === 'barren') return JSON.stringify({ hypotheses: [] });
  if (compose) return JSON.stringify(compose({ text, extra }));
  return chatAnswer(text, extra);
}

/** Lines of patents as the chat's tools return them. */
const SAVED_PATENT = /^\[(US\w+)\] .*?\)\. (.+)$/gm;

function chatAnswer(text: string, extra: string): string {
  const patents = [...text.matchAll(SAVED_PATENT)].map(([, number = '', body = '']) => ({ number, body }));
  const facts = patents
    .slice(0, 3)
    .map(({ number, body }) => `One patent says this of it [${number} "${firstWords(body, 5)}"].`);
  return [...facts, `Build a small one first (assumption).${extra}`].join(' ');
}

/** Whether a model would look something up before it answers. */
export const wantsTool = ({ tools, messages }: ChatCompletionRequest): boolean =>
  (tools?.length ?? 0) > 0 && !messages.some(({ role }) => role === 'tool');
