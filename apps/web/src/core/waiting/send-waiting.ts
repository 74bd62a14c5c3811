import { t } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';
import { ApiError, fieldErrors } from '../api/errors.ts';
import { invalidate } from '../api/query-client.ts';
import { request } from '../api/request.ts';
import { useAuth } from '../session/auth.ts';
import { onSessionEnd } from '../session/end.ts';
import { sendStagedOf } from '../uploads/index.ts';
import { sentBody } from './form-body.ts';
import { isNoLine, sayLater } from './no-line.ts';
import { dropWaiting, patchWaiting, setAway, type Waiting, waitingNow } from './waiting.ts';

let isSending = false;
/** Sends what waits in the order in which it was saved; what the server refuses stands back for its writer to decide. */
export const sendWaiting = async (): Promise<void> => {
  if (isSending || !isDue()) return;
  isSending = true;
  try {
    // One tab sends; where the browser knows no locks, the server still does nothing twice.
    if (globalThis.navigator?.locks)
      await navigator.locks.request('waiting', { ifAvailable: true }, (lock) => (lock ? sendAll() : undefined));
    else await sendAll();
  } catch {
    // The line broke off again, or the session ended: it is tried again.
    setAway(true);
  } finally {
    isSending = false;
    if (isDue()) soon();
  }
};

const next = () => waitingNow().find(({ state }) => state === 'waiting');
const isDue = () => useAuth.getState().isLoggedIn && next() !== undefined;

const sendAll = async () => {
  let sent = 0;
  try {
    for (let one = next(); one; one = next()) if (await sendOne(one)) sent += 1;
    wait = firstWait;
    setAway(false);
  } finally {
    if (sent > 0) toast.success(sent === 1 ? t`Sent what waited` : t`Sent the ${sent} that waited`);
  }
};

const sendOne = async (one: Waiting): Promise<boolean> => {
  const { key, call, url, changes, files } = one;
  try {
    if (await isChanged(one)) {
      patchWaiting(key, { state: 'changed' });
      return false;
    }
    const answer = await request<{ id?: unknown } | undefined>(call, url, sentBody(one), { quiet: true, key });
    dropWaiting(key);
    void invalidate(...changes);
    if (files && typeof answer?.id === 'number') void sendStagedOf(files, answer.id);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || isNoLine(error)) throw error;
    const problem =
      error.status === 404 ? t`This is not there any more.` : (Object.values(fieldErrors(error))[0] ?? error.detail);
    patchWaiting(key, { state: 'refused', problem });
    toast.error(t`Not saved: ${one.title}. ${problem}`);
    return false;
  }
};

/** Whether somebody else wrote what this is about to write. */
const isChanged = async ({ seen }: Waiting): Promise<boolean> => {
  if (!seen) return false;
  const now = await request<Record<string, unknown>>({ method: 'GET', access: 'signed-in' }, seen.url, undefined, {
    quiet: true,
  });
  return Object.entries(seen.values).some(([field, value]) => JSON.stringify(now[field]) !== JSON.stringify(value));
};

const firstWait = 5_000;
const longestWait = 60_000;
let wait = firstWait;
let timer: ReturnType<typeof setTimeout> | undefined;
/** A server that is away tells no one when it is back: it is asked, ever less often. */
const soon = () => {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(), wait);
  wait = Math.min(longestWait, wait * 2);
};
sayLater(soon);

/** Somebody, or the browser, thinks that there is a line. */
export const sendNow = (): void => {
  wait = firstWait;
  void sendWaiting();
};
/** Mine is sent although somebody else wrote the same. */
export const sendAnyway = (key: string): void => {
  patchWaiting(key, { state: 'waiting', seen: undefined });
  sendNow();
};
/** A refusal may have had a reason that is gone. */
export const sendAgain = (key: string): void => {
  patchWaiting(key, { state: 'waiting', problem: undefined });
  sendNow();
};
if (typeof addEventListener === 'function') addEventListener('online', sendNow);
onSessionEnd(() => clearTimeout(timer));
