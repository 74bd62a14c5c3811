import { Worker } from 'node:worker_threads';

interface Answer {
  readonly id: number;
  readonly content?: Uint8Array;
  readonly problem?: string;
}
interface Waiting {
  readonly resolve: (content: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws PDFs in a thread beside: shaping letters takes a tenth of a second and more, in which nobody else of the process
 * would be answered. The thread starts with the first, keeps its fonts and waits for the next. `file`: what it runs, which
 * hands its drawing to `answerDrawings`.
 */
export const drawingThread = <Plan>(file: URL): ((plan: Plan) => Promise<Buffer>) => {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();
  const start = (): Worker => {
    const started = new Worker(file);
    started.unref();
    started.on('message', ({ id, content, problem }: Answer) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (content) one?.resolve(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
      else one?.reject(new Error(problem));
      if (waiting.size === 0) started.unref();
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const one of waiting.values()) one.reject(error as Error);
      waiting.clear();
    });
    return started;
  };
  return (plan) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      worker.ref();
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, plan });
    });
};
