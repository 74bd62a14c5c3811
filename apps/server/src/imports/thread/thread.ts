import { parentPort, workerData } from 'node:worker_threads';
import { FileProblem } from '../read/file-problem.ts';
import { produce, type Work } from './work.ts';

/** The thread's side: sends one part for each time that it is asked, so that no more lies about than is being used. */
const port = parentPort!;
const parts = produce(workerData as Work);
port.on('message', async () => {
  try {
    const { value, done } = await parts.next();
    port.postMessage(done ? { done } : { value });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    port.postMessage({ problem: error.problem });
  }
});
