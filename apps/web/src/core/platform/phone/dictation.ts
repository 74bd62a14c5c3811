export type { NotHeard } from '../dictation.ts';

/** A web view either has no speech recognition or one that always refuses: on a phone its keyboard takes dictation. */
export const canDictate = (): boolean => false;

export const dictate = (): { stop: () => void; abort: () => void } => {
  throw new Error('A phone dictates by its keyboard.');
};
