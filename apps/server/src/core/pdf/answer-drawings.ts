import { parentPort } from 'node:worker_threads';

/** The other side of `drawingThread`: draws what it is sent, one after the other. */
export const answerDrawings = <Plan>(draw: (plan: Plan) => Promise<Buffer>): void => {
  parentPort!.on('message', async ({ id, plan }: { id: number; plan: Plan }) => {
    try {
      const content = new Uint8Array(await draw(plan));
      parentPort!.postMessage({ id, content }, [content.buffer]);
    } catch (error) {
      parentPort!.postMessage({ id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
};
