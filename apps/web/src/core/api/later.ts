import type { Call } from '@angan/contract/kit/call.ts';
import type { Entity } from '@angan/domain/entities.ts';
import { whenBack } from '../online.ts';
import { read, write } from '../persist.ts';
import { useAuth } from '../session/auth.ts';
import { onSessionEnd, SessionEnded } from '../session/end.ts';
import { address } from './address.ts';
import type { Given } from './client.ts';
import { ApiError } from './errors.ts';
import { showing } from './query.ts';
import { queryClient } from './query-client.ts';
import { request } from './request.ts';

/** A small write that nobody waits for, as it is kept until the server has it. */
interface Waiting {
  call: Pick<Call, 'method' | 'path' | 'access'>;
  url: string;
  body: unknown;
  changes: readonly Entity[];
}

const prefix = 'later:';
/** More would mean that they never go; the oldest are the least worth. */
const most = 200;
const keyOf = () => `${prefix}${useAuth.getState().userInfo?.id ?? 0}`;
const waiting = (): Waiting[] => read<Waiting[]>(keyOf()) ?? [];

/**
 * Sends a call without anybody waiting for it: kept across reloads and lost connections, sent in order once there is one,
 * dropped without a word where the server refuses it. It may arrive twice, so the call has to bear that. `changes`: kinds
 * of records that are shown anew once it arrived.
 */
export const sendLater = <C extends Call>(call: C, given: Given<C>, changes: readonly Entity[]): void => {
  const { params, body } = given as { params?: Record<string, string | number>; body?: unknown };
  const { method, path, access } = call;
  const next: Waiting = { call: { method, path, access }, url: address(path, params), body, changes };
  write(keyOf(), [...waiting(), next].slice(-most));
  void sendWaiting();
};

let sending = false;
const sendWaiting = async (): Promise<void> => {
  if (sending || !useAuth.getState().isLoggedIn) return;
  sending = true;
  try {
    for (let [next] = waiting(); next; [next] = waiting()) {
      await request(next.call, next.url, next.body, { quiet: true }).catch(dropRefused);
      write(keyOf(), waiting().slice(1));
      void queryClient.invalidateQueries(showing(...(next.changes ?? [])));
    }
  } catch {
    // The connection broke off or the session ended: it is tried again with the next one, and after a reload.
  } finally {
    sending = false;
  }
};

/** A refusal stays a refusal; what did not get an answer is worth another try. */
const dropRefused = (error: unknown) => {
  if (error instanceof SessionEnded || !(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    throw error;
};

whenBack(() => void sendWaiting());
void sendWaiting();

onSessionEnd((why) => {
  if (why !== 'logout') return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) write(key, undefined);
});
