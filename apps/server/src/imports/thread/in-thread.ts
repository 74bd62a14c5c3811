import { Worker } from 'node:worker_threads';
import { type ImportProblem, importProblems } from '@angan/contract/imports/import-problems.ts';
import { kindOf } from '../read/detect.ts';
import { FileProblem } from '../read/file-problem.ts';
import { type Produced, produce, type Work } from './work.ts';

type Message<T> = { done: true } | { done?: false; value: T } | { problem: ImportProblem };

/** Milliseconds that one part may take, and megabytes of memory that a thread may have: a made-up file ends there. */
const longest = 90_000;
const mostMemory = 1024;

/** Bytes of a text that is read before a thread would have begun: some hundred rows, a few milliseconds. */
const shortText = 32 * 1024;

/**
 * Does `work` in a thread and brings its parts as they are asked for; the next one is made while one is being used.
 * Throws FileProblem with the sentence for the person where the file cannot be read.
 */
export async function* inThread<W extends Work>(work: W): AsyncGenerator<Produced[W['kind']]> {
  if (work.content.byteLength <= shortText && kindOf(work.content) !== 'XLSX') {
    yield* produce(work) as AsyncGenerator<Produced[W['kind']]>;
    return;
  }
  const free = await place();
  try {
    yield* partsOf(work);
  } finally {
    free();
  }
}

/** Threads at a time in one process; further work waits for its turn. */
const mostThreads = 2;
let taken = 0;
const waiting: (() => void)[] = [];

const place = async (): Promise<() => void> => {
  if (taken < mostThreads) taken++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  return () => {
    const next = waiting.shift();
    if (next) next();
    else taken--;
  };
};

async function* partsOf<W extends Work>(work: W): AsyncGenerator<Produced[W['kind']]> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: work,
    transferList: [work.content.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  // It may die between two questions, when nobody waits for an answer; whoever asks next is told.
  const dead = new Promise<never>((_, reject) => {
    worker.on('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileProblem(importProblems.of.tooMuch) : error),
    );
    worker.on('exit', () => reject(new Error('The thread ended before its work did')));
  });
  dead.catch(() => undefined);
  const ask = () => Promise.race([answerOf<Produced[W['kind']]>(worker), dead]);
  try {
    let next = ask();
    for (;;) {
      const message = await next;
      if ('problem' in message) throw new FileProblem(message.problem);
      if (message.done) return;
      next = ask();
      // Whoever takes the parts may stop before this one comes.
      next.catch(() => undefined);
      yield message.value;
    }
  } finally {
    await worker.terminate();
  }
}

const answerOf = <T>(worker: Worker): Promise<Message<T>> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new FileProblem(importProblems.of.tooSlow)), longest);
    timer.unref();
    worker.once('message', (message: Message<T>) => {
      clearTimeout(timer);
      resolve(message);
    });
    worker.postMessage('next');
  });
