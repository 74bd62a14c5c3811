import { eventCalls, type LiveEvent } from '@angan/contract/events/events.ts';
import { t } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';
import { shownSince } from '../api/early.ts';
import { queryClient } from '../api/query-client.ts';
import { currentAccess } from '../api/request.ts';
import { freshenNames, freshenNamesOf } from '../names/fetch.ts';
import { whenBack } from '../online.ts';
import { apiAddress } from '../platform/index.ts';
import { useAuth } from '../session/auth.ts';
import { SessionEnded } from '../session/end.ts';
import { refreshAccess } from '../session/refresh.ts';
import { renewMe } from '../session/session.ts';
import { followEntity } from './invalidate.ts';
import { readEvents } from './read-events.ts';

/** Milliseconds before the stream is opened again: doubled at each failure, spread so that not all come at once. */
const pause = { first: 1000, most: 30_000 };
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const go = () => {
      stop();
      resolve();
    };
    const stop = whenBack(go);
    setTimeout(go, milliseconds * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', go, { once: true });
  });

/**
 * Milliseconds of which nothing is taken for heard: what a slow line had under way when it broke, and what was asked for
 * before anybody began to follow.
 */
const slack = 10_000;

/** Keeps what is on screen in step with what others do, until `signal` says to stop. Never throws. */
export const followChanges = async (signal: AbortSignal): Promise<void> => {
  let delay = pause.first;
  // By the wall's clock: the other one stands still while the device sleeps.
  let heardAt = shownSince() - slack;
  while (!signal.aborted) {
    try {
      const body = await open(signal, Date.now() - heardAt);
      delay = pause.first;
      for await (const { event, data } of readEvents(body)) {
        if (event === 'change') apply(JSON.parse(data) as LiveEvent);
        else if (event === 'missed') catchUp();
        else heardAt = Date.now() - slack;
      }
    } catch (error) {
      if (error instanceof SessionEnded) return;
    }
    await wait(delay, signal);
    delay = Math.min(delay * 2, pause.most);
  }
};

/** `unheard`: milliseconds for which changes may have been missed; the server tells those of that time first. */
const open = async (signal: AbortSignal, unheard: number): Promise<ReadableStream<Uint8Array>> => {
  const { path, method } = eventCalls.stream;
  const connect = (token: string) =>
    fetch(apiAddress(`${path}?unheard=${unheard}`), {
      method,
      signal,
      headers: { authorization: `JWT ${token}`, accept: 'text/event-stream' },
    });
  const token = await currentAccess();
  let answer = await connect(token);
  if (answer.status === 401) answer = await connect(await refreshAccess(token));
  if (!answer.ok || !answer.body) throw new Error(`The stream of changes answered ${answer.status}.`);
  return answer.body;
};

/** Who this is may have changed: in another role nothing may stay on screen that was read in the old one. */
const renewWho = async () => {
  const roleNow = () => useAuth.getState().userInfo?.usertype;
  const before = roleNow();
  await renewMe(true);
  const role = roleNow();
  if (!role || role === before) return;
  toast.success(t`Your role is now ${role}.`);
  void freshenNames();
  await queryClient.resetQueries();
};

const apply = ({ entity }: LiveEvent) => {
  if (entity === 'app_user') renewWho().catch(() => undefined);
  void followEntity(queryClient, entity);
  freshenNamesOf(entity);
};

/** After a gap nobody knows what was missed. */
const catchUp = () => {
  renewWho().catch(() => undefined);
  void queryClient.invalidateQueries();
  void freshenNames();
};
