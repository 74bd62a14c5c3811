import { pictureTexts } from '@angan/contract/files/texts.ts';
import type { Call } from '@angan/contract/kit/call.ts';
import { send } from '../api/client.ts';
import { ApiError, fieldErrors } from '../api/errors.ts';
import { isHeic, smallPicture } from '../files/index.ts';
import { word } from '../language/index.ts';
import { whenBack } from '../online.ts';
import { useAuth } from '../session/auth.ts';
import { onSessionEnd, SessionEnded } from '../session/end.ts';
import { disk, onDisk, untilWritten } from './disk.ts';
import type { Target, Upload } from './upload.ts';
import { drop, keep, newUpload, patch, take, type Underway, underway, useUploadStore } from './uploads.ts';

/** Hears of every file that the server took, with what it answered. */
type Hear = (upload: Upload, answer: unknown) => void;
const hearers = new Set<Hear>();
export const onUploaded = (hear: Hear): void => void hearers.add(hear);

const list = () => useUploadStore.getState().list;
const isThere = (key: string) => list().some((one) => one.key === key);
const targetNow = (key: string) => list().find((one) => one.key === key)?.target;
let current: { key: string; abort: AbortController } | undefined;

/** One after the other: on a slow line files that share it all come late, and so they keep the order they were chosen in. */
const work = async (): Promise<void> => {
  if (current || !useAuth.getState().isLoggedIn) return;
  const next = list().find(({ step }) => step === 'waiting');
  if (!next) return;
  current = { key: next.key, abort: new AbortController() };
  const goesOn = await carry(next, current.abort.signal);
  current = undefined;
  if (!list().some(({ step }) => step === 'waiting')) useUploadStore.setState({ done: 0 });
  if (goesOn) void work();
};

/** Brings one as far as it can go; false where the session ended on the way. */
const carry = async (upload: Underway, signal: AbortSignal): Promise<boolean> => {
  const { key } = upload;
  try {
    const ready = upload.picture === 'large' ? await prepared(upload) : upload;
    // What says that it waits has to be there after a reload.
    if (!targetNow(key)) await untilWritten();
    if (!isThere(key)) return true;
    const target = targetNow(key);
    if (!target) {
      patch(key, { step: 'staged', share: 0 });
      return true;
    }
    patch(key, { step: 'sending', share: 0 });
    const body = { ...target.fields, file: ready.file, upload_key: key };
    const options = { signal, quiet: true, onProgress: (share: number) => patch(key, { share }) };
    const answer = await send(target.call as Call, { params: target.params, body } as never, options as never);
    for (const hear of hearers) hear(ready, answer);
    useUploadStore.setState(({ done }) => ({ done: done + 1 }));
    drop([key]);
  } catch (error) {
    if (signal.aborted) return true;
    if (error instanceof SessionEnded) return false;
    const isOnTheWay = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    patch(key, { step: 'failed', share: 0, problem: sentenceOf(error), mayRetry: isOnTheWay });
  }
  return true;
};

const prepared = async (upload: Underway): Promise<Underway> => {
  const { key } = upload;
  patch(key, { step: 'preparing', share: 0 });
  const smaller = await smallPicture(upload.file, (share) => patch(key, { share }));
  if (!smaller || isHeic(smaller))
    throw new Error(isHeic(upload.file) ? word(pictureTexts.heic) : word(pictureTexts.unreadable));
  const file = smaller instanceof File ? smaller : new File([smaller], upload.file.name, { type: smaller.type });
  patch(key, { file, picture: 'small' });
  keep(key);
  return { ...upload, file, picture: 'small' };
};

/** The server's sentence about the file, else about the whole. */
const sentenceOf = (wrong: unknown): string => Object.values(fieldErrors(wrong))[0] ?? (wrong as Error).message;

export interface Chosen {
  readonly file: File;
  readonly isPicture: boolean;
  /** Why it cannot be sent at all. */
  readonly problem?: string | undefined;
}

/** Sends files as soon as their turn comes; without a target they are made ready and wait until `sendStaged` names it. */
export const addUploads = (place: string, files: readonly Chosen[], target?: Target): void => {
  const added = files.map(({ file, isPicture, problem }) => {
    const upload = newUpload({ place, file, target }, isPicture);
    return problem ? { ...upload, step: 'failed' as const, problem } : upload;
  });
  take(added);
  for (const { key, step } of added) if (step !== 'failed') keep(key);
  void work();
};

/** The record of a form is saved: what waited for it goes there now. */
export const sendStaged = (from: string, to: string, target: Target): void => {
  for (const { key, place, step } of list()) {
    if (place !== from) continue;
    // One that is being made smaller reads its target when it is ready.
    patch(key, { place: to, target, ...(step === 'staged' && { step: 'waiting' }) });
    keep(key);
  }
  void work();
};

/** Files of a record that does not exist yet: as what they wait, and where they go, with 0 in the place of its id. */
export interface StagedFiles {
  readonly from: string;
  readonly to: string;
  readonly target: Target;
}

/** The record exists now, by this id. After a reload they may not have been taken up again. */
export const sendStagedOf = async ({ from, to, target }: StagedFiles, id: number): Promise<void> => {
  await resumeUploads();
  sendStaged(from, to.replace(/0$/, String(id)), { ...target, params: { ...target.params, id } });
};

export const cancelUpload = (key: string): void => {
  if (current?.key === key) current.abort.abort();
  drop([key]);
};

export const cancelPlace = (place: string): void => {
  for (const one of list()) if (one.place === place) cancelUpload(one.key);
};

export const retryUpload = (key: string): void => {
  patch(key, { step: 'waiting', share: 0, problem: undefined, mayRetry: undefined });
  void work();
};

const retryAll = (): void => {
  for (const { key, mayRetry } of list()) if (mayRetry) retryUpload(key);
};

/** Takes up what a reload or an expired session left of the person who is logged in. */
export const resumeUploads = async (): Promise<void> => {
  const person = useAuth.getState().userInfo?.id;
  const there = await disk().then(
    ({ keptUploads }) => keptUploads(),
    () => [],
  );
  const kept = there.filter((one) => one.person === person && !isThere(one.key));
  take(kept.map(underway));
  void work();
};

whenBack(retryAll);

/** Who logs out by choice leaves nothing behind; a session that ended by itself keeps what was chosen for its person. */
onSessionEnd((why) => {
  current?.abort.abort();
  for (const { preview } of list()) if (preview) URL.revokeObjectURL(preview);
  useUploadStore.setState({ list: [], done: 0 });
  if (why === 'logout') onDisk(({ forgetUploads }) => forgetUploads());
});
