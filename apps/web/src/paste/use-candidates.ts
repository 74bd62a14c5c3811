import { type Candidate, type PasteLists, readCandidates } from '@angan/domain/paste/index.ts';
import { useEffect, useState } from 'react';
import type { Ask, Told } from './chat-worker.ts';

interface Progress {
  readonly candidates: readonly Candidate[];
  readonly done: number;
  /** 0 until the first step is there. */
  readonly total: number;
  readonly isDone: boolean;
}
const before: Progress = { candidates: [], done: 0, total: 0, isDone: false };

/** Milliseconds between two drawings of what has come: the page has other things to do. */
const pause = 600;

/** The candidates of a chat, as they are read beside the page's own thread. */
export const useCandidates = (text: string, places: PasteLists): Progress => {
  const [progress, setProgress] = useState(before);
  useEffect(() => {
    setProgress(before);
    const found: Candidate[] = [];
    let shown = 0;
    const take = (step: Told) => {
      found.push(...step.found);
      const isDone = step.done >= step.total;
      if (!isDone && performance.now() - shown < pause) return;
      shown = performance.now();
      setProgress({ candidates: found.slice(), done: step.done, total: step.total, isDone });
    };
    return read(text, places, take);
  }, [text, places]);
  return progress;
};

/** Starts to read; answers how to stop. Where a browser has no workers the page reads, a little at a time. */
const read = (text: string, places: PasteLists, take: (step: Told) => void): (() => void) => {
  let fallback: (() => void) | undefined;
  const worker = new Worker(new URL('./chat-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Told>) => take(data);
  worker.onerror = () => {
    worker.terminate();
    fallback ??= readHere(text, places, take);
  };
  worker.postMessage({ text, places } satisfies Ask);
  return () => {
    worker.terminate();
    fallback?.();
  };
};

const atOnceHere = 20;
const readHere = (text: string, places: PasteLists, take: (step: Told) => void): (() => void) => {
  const steps = readCandidates(text, places, atOnceHere);
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    const { value, done } = steps.next();
    if (done) return;
    take(value);
    timer = setTimeout(next);
  };
  timer = setTimeout(next);
  return () => clearTimeout(timer);
};
