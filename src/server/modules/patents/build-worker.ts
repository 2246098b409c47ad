import { parentPort, workerData } from 'node:worker_threads';
import { buildBlock } from '../../../core/retrieval/block-builder.ts';
import { type BuildRequest, buffersOf } from './build-thread.ts';
import { createBatchAnalyser } from './build-threads.ts';

/** Cuts the documents that it is sent into terms, and turns drafts into blocks. */
const port = parentPort;
if (!port) throw new Error('This script runs in a worker thread.');
const analyser = await createBatchAnalyser(workerData as string);

port.on('message', (request: BuildRequest) => {
  const answer =
    request.work === 'analyse'
      ? analyser.analyse(request.documents)
      : buildBlock(request.draft, request.options);
  port.postMessage(answer, buffersOf(answer));
});
