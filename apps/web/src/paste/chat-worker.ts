import { type PasteLists, readCandidates, type Step } from '@angan/domain/paste/index.ts';

/** What the worker is asked for, and what it tells: a step after the other. */
export interface Ask {
  text: string;
  places: PasteLists;
}
export type Told = Step;

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  for (const step of readCandidates(data.text, data.places)) postMessage(step satisfies Told);
});
