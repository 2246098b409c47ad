import {
  describePatentSource,
  type SourceHarness,
} from '../../../../tests/conformance/connected-patent-source.ts';
import { opsError, startEpoOpsServer } from '../../../../tests/stand-ins/epo-ops-server.ts';
import { fakeLibrary } from '../../../../tests/stand-ins/fake-library.ts';
import { startGooglePatentsServer } from '../../../../tests/stand-ins/google-patents-server.ts';
import { INVENTED } from '../../../../tests/stand-ins/invented-patents.ts';
import { startLensServer } from '../../../../tests/stand-ins/lens-server.ts';
import { jsonReply, type PatentServer } from '../../../../tests/stand-ins/patent-server.ts';
import { startUsptoOdpServer } from '../../../../tests/stand-ins/uspto-odp-server.ts';
import { createEpoOpsSource } from './epo-ops/epo-ops-source.ts';
import { createGooglePatentsSource } from './google-patents/google-patents-source.ts';
import { GOOGLE_PATENTS_PROVIDERS } from './google-patents/providers.ts';
import { createLensSource } from './lens/lens-source.ts';
import { createLibrarySource } from './library-source.ts';
import type { PatentSource } from './patent-source.ts';
import { createUsptoOdpSource } from './uspto-odp/uspto-odp-source.ts';

const base = { clock: { now: () => new Date() }, deadlineMs: 1500, count: () => undefined };
const KEY = 'canary-key-4711';
const SECRET = 'canary-secret-0815';

function harness(
  source: PatentSource,
  server: PatentServer,
  refusal: (
    status: number,
    message: string,
    headers?: Record<string, string>,
  ) => ReturnType<typeof jsonReply>,
): SourceHarness {
  const service = { server, secrets: [KEY, SECRET], refusal };
  return { source, service, close: () => source.close().then(server.close) };
}

describePatentSource('local library', 'local', async () => {
  const source = createLibrarySource(fakeLibrary([...INVENTED]));
  return { source, service: null, close: () => source.close() };
});

for (const provider of GOOGLE_PATENTS_PROVIDERS) {
  describePatentSource(`Google Patents through ${provider}`, 'remote', async () => {
    const server = await startGooglePatentsServer(provider, KEY);
    const source = createGooglePatentsSource(base, { provider, key: KEY, baseUrl: server.url });
    return harness(source, server, (status, message, headers) =>
      jsonReply({ error: `${message} for key ${KEY}` }, status, headers),
    );
  });
}

describePatentSource('EPO OPS', 'remote', async () => {
  const server = await startEpoOpsServer(KEY, SECRET);
  const source = createEpoOpsSource(base, { key: KEY, secret: SECRET, baseUrl: server.url });
  return harness(source, server, (status, message, headers) =>
    opsError(status, `CLIENT.${message.replace(/ /g, '')}`, {
      ...(/quota/i.test(message) ? { 'x-rejection-reason': 'IndividualQuotaPerHour' } : {}),
      ...headers,
    }),
  );
});

describePatentSource('The Lens', 'remote', async () => {
  const server = await startLensServer(KEY);
  const source = createLensSource(base, { token: KEY, baseUrl: server.url });
  return harness(source, server, (status, message, headers) =>
    jsonReply({ message: `${message} (${KEY})` }, status, headers),
  );
});

describePatentSource('USPTO ODP', 'remote', async () => {
  const server = await startUsptoOdpServer(KEY);
  const source = createUsptoOdpSource(base, { key: KEY, baseUrl: server.url });
  return harness(source, server, (status, message, headers) =>
    jsonReply(
      status === 413
        ? { code: 413, message, detailedMessage: KEY, requestIdentifier: '1' }
        : { code: status, error: message, errorDetails: KEY, requestIdentifier: '1' },
      status,
      headers,
    ),
  );
});
