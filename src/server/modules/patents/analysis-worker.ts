import { parentPort, workerData } from 'node:worker_threads';
import type { LibraryDocument } from '../../../core/retrieval/document.ts';
import { createBatchAnalyser } from './analysis-threads.ts';

/** Cuts the batches of documents that it is sent into terms. */
const port = parentPort;
if (!port) throw new Error('This script runs in a worker thread.');
const analyser = await createBatchAnalyser(workerData as string);

port.on('message', (documents: LibraryDocument[]) => {
  const batch = analyser.analyse(documents);
  const { start, numbers, counts, lengths } = batch;
  port.postMessage(batch, [start.buffer, numbers.buffer, counts.buffer, lengths.buffer]);
});
