import { createAccount } from '../e2e/support/accounts.ts';
import { analyze, tokenOf } from '../e2e/support/analyses.ts';
import { questionsFor } from '../tests/model-server/assistant-sessions.ts';
import { type ModelProduct, startModelProduct } from '../tests/model-server/model-product.ts';
import { SESSION_IDEAS } from '../tests/model-server/starter-sessions.ts';
import { median, quantile } from './speed-report.ts';

/**
 * Time to the first words of an answer as a client sees it: sixty questions over six sessions to a server process of its
 * own, streamed over HTTP. For the language model, what the product adds to the provider's own time.
 */
interface Sample {
  /** Milliseconds from the request to the first text. */
  first: number;
  /** Of these, the provider's own; null when it was not asked. */
  provider: number | null;
}

async function firstText(response: Response): Promise<number> {
  let first = Number.NaN;
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const frames = text.split('\n\n').filter((line) => line.startsWith('data: '));
    const begun = frames.some((line) => line.startsWith('data: {"type":"delta"'));
    if (begun && Number.isNaN(first)) first = performance.now();
  }
  if (Number.isNaN(first)) throw new Error(`no text in ${text.slice(0, 500)}`);
  return first;
}

interface Session {
  id: string;
  token: string;
  questions: string[];
}

async function openSessions(product: ModelProduct, plan: 'free' | 'admin'): Promise<Session[]> {
  const { origin } = product;
  const sessions: Session[] = [];
  for (const [index, idea] of SESSION_IDEAS.entries()) {
    const account = await createAccount(origin);
    if (plan === 'admin') await product.command('admin', 'grant', account.email);
    const token = await tokenOf(origin, account);
    const id = await analyze(origin, token, idea);
    const patents = (await (
      await fetch(`${origin}/rest/v1/patents?session_id=eq.${id}&select=patent_number&limit=1`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json()) as { patent_number: string }[];
    sessions.push({ id, token, questions: questionsFor(index, patents[0]?.patent_number ?? '') });
  }
  return sessions;
}

async function ask({ origin, model }: ModelProduct, session: Session, message: string): Promise<Sample> {
  const asked = model.requests.length;
  const began = performance.now();
  const response = await fetch(`${origin}/functions/v1/chat-with-ai`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ message, sessionId: session.id }),
  });
  const first = (await firstText(response)) - began;
  const { arrived, firstToken } = model.newest();
  return { first, provider: model.requests.length > asked ? firstToken - arrived : null };
}

async function measure(product: ModelProduct, plan: 'free' | 'admin'): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const session of await openSessions(product, plan))
    for (const question of session.questions) samples.push(await ask(product, session, question));
  return samples;
}

const ms = (value: number): string => `${Math.round(value)} ms`;

function row(name: string, values: number[], budget: string): string {
  const figures = [values[0]!, median(values), quantile(values, 0.95), Math.max(...values)].map(ms);
  return `| ${name} | ${values.length} | ${figures.join(' | ')} | ${budget} |`;
}

console.log('| first text | questions | the very first | median | p95 | worst | budget, p95 |');
console.log('|---|---|---|---|---|---|---|');
const embedded = await startModelProduct({ settings: { AI_PROVIDER: 'none' } });
const own = await measure(embedded, 'admin');
console.log(
  row(
    'embedded assistant',
    own.map(({ first }) => first),
    '≤ 150 ms',
  ),
);
await embedded.stop();
const withModel = await startModelProduct();
for (const [plan, name] of [
  ['free', 'free plan, 8k tokens'],
  ['admin', 'admin, 128k tokens'],
] as const) {
  const samples = await measure(withModel, plan);
  const added = samples.flatMap(({ first, provider }) => (provider === null ? [] : [first - provider]));
  console.log(row(`added to the model’s own, ${name}`, added, '≤ 100 ms'));
}
await withModel.stop();
