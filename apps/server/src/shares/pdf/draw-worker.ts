import { parentPort } from 'node:worker_threads';
import type { ComparablesPlan } from './comparables-plan.ts';
import { draw } from './draw.ts';
import type { Plan } from './plan.ts';
import type { SlipPlan } from './slip-plan.ts';

parentPort!.on('message', async ({ id, plan }: { id: number; plan: Plan | SlipPlan | ComparablesPlan }) => {
  try {
    const content = new Uint8Array(await draw(plan));
    parentPort!.postMessage({ id, content }, [content.buffer]);
  } catch (error) {
    parentPort!.postMessage({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
