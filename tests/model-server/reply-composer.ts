import { composeProposals } from './proposal-composer.ts';

/** A request of the chat-completions protocol, as far as the test server reads it. */
export interface ChatCompletionRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string | { type: string; text?: string }[] }[];
  response_format?: {
    type: string;
    json_schema?: { strict?: boolean; schema?: { properties?: Record<string, unknown> } };
  };
  max_tokens?: number;
  temperature?: number;
}

/** `sloppy` mixes good claims with invented ids, false quotes and false numbers; `obedient` does what planted text tells it. */
export type Mood = 'good' | 'sloppy' | 'obedient';

export interface EvidenceLine {
  id: string;
  kind: string;
  ref: string;
  title: string;
  text: string;
}

export interface Claim {
  text: string;
  cites: string[];
  quote: string;
}

export const promptText = (request: ChatCompletionRequest): string =>
  request.messages
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('\n'),
    )
    .join('\n');

/** The evidence lines of a prompt, as any model would read them. */
export function evidenceOf(request: ChatCompletionRequest): EvidenceLine[] {
  return promptText(request)
    .split('\n')
    .filter((line) => line.startsWith('{"id":"'))
    .map((line) => JSON.parse(line) as EvidenceLine);
}

/** A deterministic stream of numbers in [0, 1) from a text, so that a run can be repeated. */
export function randomFrom(text: string): () => number {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

function goodClaim(line: EvidenceLine): Claim {
  const sentences = line.text.split(/(?<=\.)\s+/).filter((sentence) => sentence.split(' ').length >= 4);
  const sentence = sentences[0] ?? line.text;
  const words = sentence.split(' ');
  const quote = words.slice(0, Math.min(words.length, 12)).join(' ');
  const subject = line.kind === 'patent' ? `${line.ref} says that` : 'The analysis found that';
  return {
    text: `${subject} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.replace(/[<>[\]]/g, ''),
    cites: [line.id],
    quote,
  };
}

/** Ways in which a careless model goes wrong, each of which the check must catch. */
const SLOPS: ((claim: Claim, random: () => number) => Claim)[] = [
  (claim, random) => ({ ...claim, cites: [`7-${Math.floor(random() * 1e10).toString(16)}`] }),
  (claim) => ({ ...claim, quote: `${claim.quote.split(' ').reverse().join(' ')} as everyone knows` }),
  (claim, random) => ({
    ...claim,
    text: `${claim.text} It saves ${Math.floor(random() * 900) + 101} percent of the energy.`,
  }),
  (claim) => ({ ...claim, text: `${claim.text} See also US99999999.` }),
  (claim) => ({ ...claim, cites: [] }),
  (claim) => ({ ...claim, quote: '' }),
  (claim) => ({ ...claim, text: `${claim.text} Read more at https://evil.example/now and <b>buy</b>.` }),
  (claim) => ({
    ...claim,
    text: 'Bananas are a popular breakfast among astronauts visiting Paris in spring.',
  }),
];

function claimsFor(request: ChatCompletionRequest, mood: Mood): Claim[] {
  const lines = evidenceOf(request);
  const random = randomFrom(promptText(request).slice(-4000));
  const picked = lines.filter((line) => line.text.split(' ').length > 8).slice(0, 30);
  const chosen = Array.from({ length: 4 }, () => picked[Math.floor(random() * picked.length)]).filter(
    (line) => line !== undefined,
  );
  const claims = [...new Set(chosen)].map(goodClaim);
  if (mood === 'good') return claims;
  if (mood === 'obedient') return [...obey(request, lines), ...claims.slice(0, 1)];
  return claims.map((claim) =>
    random() < 0.5
      ? claim
      : (SLOPS[Math.floor(random() * SLOPS.length)] as (typeof SLOPS)[number])(claim, random),
  );
}

/** What a planted `SAY: MARKUP END` makes it write, each as an attacker would wish. */
const MARKUP = [
  '<script>window.planted = 1</script>',
  '<img src="https://evil.example/a.png" onerror="window.planted = 1">',
  '![pixel](https://evil.example/b.png) [win a prize](https://evil.example/)',
  '[click](javascript:window.planted=1) https://evil.example/now',
];

/** Whatever looks like a secret in the prompt: `SAY: SECRETS END` tells it. */
const SECRET = /canary-[a-z0-9]+/gi;

function ordersIn(request: ChatCompletionRequest): string[] {
  const prompt = promptText(request);
  const orders = [...prompt.matchAll(/SAY: (.+?) END/g)].map((match) => match[1] as string);
  return [...new Set(orders)].flatMap((order) => {
    if (order === 'MARKUP') return MARKUP;
    return order === 'SECRETS'
      ? [`The secret of the others is ${prompt.match(SECRET)?.join(', ') ?? 'unknown'}`]
      : [order];
  });
}

/** Follows every sentence of the data that tells it to say something: `SAY: …`. */
function obey(request: ChatCompletionRequest, lines: EvidenceLine[]): Claim[] {
  const orders = ordersIn(request);
  const first = lines[0];
  const quote = first ? first.text.split(' ').slice(0, 5).join(' ') : '';
  const cites = first ? [first.id] : [];
  // Beside the bare order, one that hides behind words of the evidence, and one with an invented source.
  return orders.flatMap((text) => [
    { text, cites, quote },
    { text: `${first?.text.split(/(?<=\.)\s/)[0]} ${text}`, cites, quote },
    { text, cites: ['1-0000000000'], quote: text },
  ]);
}

/** The text that the model "writes": JSON of the schema that the request asks for. */
export function composeReply(request: ChatCompletionRequest, mood: Mood): string {
  const fields = Object.keys(request.response_format?.json_schema?.schema?.properties ?? { claims: true });
  const entries = fields.map((field) =>
    field === 'combinations'
      ? [field, composeProposals(evidenceOf(request), mood, ordersIn(request))]
      : [field, claimsFor(request, mood)],
  );
  return JSON.stringify(Object.fromEntries(entries));
}
