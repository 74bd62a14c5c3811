import { t } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';
import { ApiError, fieldErrors } from '../api/errors.ts';
import { invalidate } from '../api/query-client.ts';
import { request } from '../api/request.ts';
import { whenBack } from '../online.ts';
import { useAuth } from '../session/auth.ts';
import { onSessionEnd, SessionEnded } from '../session/end.ts';
import { sendStagedOf } from '../uploads/index.ts';
import { sentBody } from './form-body.ts';
import { knownPerson } from './known-person.ts';
import { isNoLine } from './no-line.ts';
import { dropWaiting, patchWaiting, setAway, type Waiting, waitingNow } from './waiting.ts';

let isSending = false;
/** Sends what waits in the order in which it was saved; what the server refuses stands back for its writer to decide. */
export const sendWaiting = async (): Promise<void> => {
  if (isSending) return;
  isSending = true;
  try {
    if (!(await next())) return;
    // One tab sends; where the browser knows no locks, the server still does nothing twice.
    if (globalThis.navigator?.locks)
      await navigator.locks.request('waiting', { ifAvailable: true }, (lock) => (lock ? sendAll() : undefined));
    else await sendAll();
  } catch {
    // The line broke off again, or the session ended: it is tried again.
    setAway(true);
  } finally {
    isSending = false;
    if (await next()) soon();
  }
};

const next = async () =>
  useAuth.getState().isLoggedIn ? (await waitingNow()).find(({ state }) => state === 'waiting') : undefined;

const sendAll = async () => {
  let sent = 0;
  try {
    for (let one = await next(); one; one = await next()) if (await sendOne(one)) sent += 1;
    wait = firstWait;
    setAway(false);
  } finally {
    if (sent > 0) toast.success(sent === 1 ? t`Sent what waited` : t`Sent the ${sent} that waited`);
  }
};

const sendOne = async (one: Waiting): Promise<boolean> => {
  const { key, person, call, url, changes, files } = one;
  try {
    const theirs = await changedMeanwhile(one);
    if (theirs) {
      await patchWaiting(one, { state: 'changed', theirs });
      return false;
    }
    const known = await knownPerson(one);
    if (known) {
      await patchWaiting(one, { state: 'known', known });
      return false;
    }
    // Somebody else may have come in meanwhile, in whose name it must not go.
    if (useAuth.getState().userInfo?.id !== person) throw new SessionEnded();
    const answer = await request<{ id?: unknown } | undefined>(call, url, sentBody(one), { quiet: true, key });
    // First: whoever is killed between the two sends it again, is told the same id, and loses no photo.
    if (files && typeof answer?.id === 'number') await sendStagedOf(files, answer.id);
    await dropWaiting(one);
    void invalidate(...changes);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || isNoLine(error)) throw error;
    const problem =
      error.status === 404 ? t`This is not there any more.` : (Object.values(fieldErrors(error))[0] ?? error.detail);
    await patchWaiting(one, { state: 'refused', problem });
    toast.error(t`Not saved: ${one.title}. ${problem}`);
    return false;
  }
};

/** What somebody else wrote of what this is about to write, by field; undefined where all is as it was. */
const changedMeanwhile = async ({ seen }: Waiting): Promise<Record<string, unknown> | undefined> => {
  if (!seen) return undefined;
  const now = await request<Record<string, unknown>>({ method: 'GET', access: 'signed-in' }, seen.url, undefined, {
    quiet: true,
  });
  const fields = Object.keys(seen.values).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(seen.values[field]),
  );
  return fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, now[field]])) : undefined;
};

const firstWait = 5_000;
const longestWait = 60_000;
let wait = firstWait;
let timer: ReturnType<typeof setTimeout> | undefined;
/** A server that is away tells no one when it is back: it is asked, ever less often. */
export const soon = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void sendWaiting(), wait);
  wait = Math.min(longestWait, wait * 2);
};

/** Somebody, or the browser, thinks that there is a line. */
export const sendNow = (): void => {
  wait = firstWait;
  void sendWaiting();
};
/** Mine is sent although somebody else wrote the same. */
export const sendAnyway = async (one: Waiting): Promise<void> => {
  await patchWaiting(one, { state: 'waiting', seen: undefined, theirs: undefined });
  sendNow();
};
/** Somebody decided about who is there already: it goes out as they said. */
export const sendDecided = async (one: Waiting, change: Partial<Waiting>): Promise<void> => {
  await patchWaiting(one, { ...change, state: 'waiting', makes: undefined, known: undefined });
  sendNow();
};
/** A refusal may have had a reason that is gone. */
export const sendAgain = async (one: Waiting): Promise<void> => {
  await patchWaiting(one, { state: 'waiting', problem: undefined });
  sendNow();
};
whenBack(sendNow);
onSessionEnd(() => clearTimeout(timer));
