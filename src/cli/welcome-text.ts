import { relative } from 'node:path';
import { type Config, projectRoot } from '../server/config.ts';
import { lacksTrustedProxies, PROXY_ADVICE } from '../server/http/notice-proxies.ts';

/** What someone who just started Lacuna needs to know: where it is, where mail goes, how to become administrator. */
export function welcomeText(config: Config, port: number, token: string): string {
  if (config.role === 'worker') return 'Lacuna worker is running; it serves no pages. Stop it with Ctrl-C.';
  const address = config.port === port ? config.publicUrl : `http://localhost:${port}`;
  const rows = [
    ['Mail', mailText(config, address, token)],
    ['Payments', paymentsText(config, address, token)],
    ...(lacksTrustedProxies(config) ? [['Warning', PROXY_ADVICE]] : []),
    ['Ideas', ideasText(config)],
    ['Data', dataText(config)],
    ['Admin', 'sign up, then: npm run lacuna -- admin grant YOUR@EMAIL'],
  ];
  return [
    '',
    `Lacuna is ready at ${address}`,
    '',
    ...rows.map(([name = '', text]) => `  ${name.padEnd(9)} ${text}`),
    '',
    'Stop it with Ctrl-C.',
  ].join('\n');
}

function mailText({ mail, production }: Config, address: string, token: string): string {
  return mail.smtpUrl
    ? `sent through ${new URL(mail.smtpUrl).host}`
    : `kept here, nothing is sent: ${address}/dev/mailbox${production ? `?token=${token}` : ''}`;
}

function paymentsText({ billing, production }: Config, address: string, token: string): string {
  if (billing.provider === 'stripe') return 'Stripe';
  const opened = production ? `; its pages open after ${address}/sandbox/open?token=${token}` : '';
  return `sandbox, no money moves${opened}`;
}

function ideasText({ ai }: Config): string {
  return ai.provider === 'none'
    ? 'analyzed on this machine and sent nowhere'
    : `sent to ${ai.provider}${ai.model ? ` (${ai.model})` : ''} for the analysis`;
}

function dataText({ dataDir, databaseUrl }: Config): string {
  const folder = relative(projectRoot, dataDir);
  const shown = folder.startsWith('..') ? dataDir : folder;
  return databaseUrl ? `accounts in your database, the index in ${shown}` : `accounts and index in ${shown}`;
}
