import { startModelServer, TEMPERS, type Temper } from './model-server.ts';

const [temper = 'good', port = '4010'] = process.argv.slice(2);
if (!(TEMPERS as readonly string[]).includes(temper)) {
  console.error(`Usage: node tests/model-server/main.ts [${TEMPERS.join('|')}] [port]`);
  process.exit(1);
}
const server = await startModelServer(temper as Temper, Number(port));
console.log(
  `Model server (${temper}): AI_PROVIDER=openai-compatible AI_MODEL=test AI_BASE_URL=${server.url}`,
);
