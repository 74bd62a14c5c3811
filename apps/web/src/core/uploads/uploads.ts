import type { Call } from '@angan/contract/kit/call.ts';
import { create } from 'zustand';
import type { Given } from '../api/client.ts';
import { useAuth } from '../session/auth.ts';
import { onDisk } from './disk.ts';
import type { Target, Upload } from './upload.ts';

/** The same on its way. `staged`: ready, and waiting for its record to be saved. */
export interface Underway extends Upload {
  readonly step: 'waiting' | 'preparing' | 'staged' | 'sending' | 'failed';
  /** Of the step, 0 to 1. */
  readonly share: number;
  /** What went wrong, as a sentence for the person. */
  readonly problem?: string | undefined;
  /** Only the way there failed: the same file may get through next time. */
  readonly mayRetry?: boolean | undefined;
  /** Link to the picture itself while the server has none. */
  readonly preview?: string | undefined;
}

export const useUploadStore = create<{ list: readonly Underway[]; done: number }>(() => ({ list: [], done: 0 }));
const { getState, setState } = useUploadStore;

export const patch = (key: string, change: Partial<Underway>): void =>
  setState(({ list }) => ({ list: list.map((one) => (one.key === key ? { ...one, ...change } : one)) }));

/** Puts uploads into the list, each once, in the order in which they were chosen. */
export const take = (uploads: readonly Underway[]): void =>
  setState(({ list }) => {
    const known = new Set(list.map(({ key }) => key));
    return { list: [...list, ...uploads.filter(({ key }) => !known.has(key))].sort((one, other) => one.at - other.at) };
  });

export const drop = (keys: readonly string[]): void => {
  for (const { key, preview } of getState().list) if (preview && keys.includes(key)) URL.revokeObjectURL(preview);
  setState(({ list }) => ({ list: list.filter(({ key }) => !keys.includes(key)) }));
  onDisk(({ forgetUpload }) => keys.map(forgetUpload));
};

export const underway = (upload: Upload): Underway => ({
  ...upload,
  step: 'waiting',
  share: 0,
  preview: upload.picture && URL.createObjectURL(upload.file),
});

/** What of it outlives a reload. */
export const keep = (key: string): void => {
  const found = getState().list.find((one) => one.key === key);
  if (!found) return;
  const { place, person, at, file, picture, target } = found;
  onDisk(({ keepUpload }) => keepUpload({ key, place, person, at, file, picture, target }));
};

let last = 0;
/** The moment, and never the same twice. */
const nextPlace = () => {
  last = Math.max(last + 1, Date.now());
  return last;
};

export const newUpload = (given: Pick<Upload, 'place' | 'file' | 'target'>, isPicture: boolean): Underway =>
  underway({
    ...given,
    key: crypto.randomUUID(),
    person: useAuth.getState().userInfo?.id ?? 0,
    at: nextPlace(),
    picture: isPicture ? 'large' : undefined,
  });

/** A call with what it is given as the place where a file goes; the call's body must have `file` and `upload_key`. */
export const targetOf = <C extends Call>(
  { method, path, access }: C,
  given: Pick<Given<C> & { params: object }, 'params'>,
  fields: Record<string, string>,
): Target => ({ call: { method, path, access }, params: given.params as Target['params'], fields });
