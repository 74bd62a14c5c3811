import { parentPort } from 'node:worker_threads';
import { type AnyPlan, draw } from './draw.ts';

parentPort!.on('message', async ({ id, plan }: { id: number; plan: AnyPlan }) => {
  try {
    const content = new Uint8Array(await draw(plan));
    parentPort!.postMessage({ id, content }, [content.buffer]);
  } catch (error) {
    parentPort!.postMessage({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
