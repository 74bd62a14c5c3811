import { eventCalls, type LiveEvent } from '@angan/contract/events/events.ts';
import { queryClient } from '../api/query-client.ts';
import { currentAccess } from '../api/request.ts';
import { freshenNames, freshenNamesOf } from '../names/fetch.ts';
import { apiAddress } from '../platform/index.ts';
import { SessionEnded } from '../session/end.ts';
import { refreshAccess } from '../session/refresh.ts';
import { followEntity } from './invalidate.ts';
import { readEvents } from './read-events.ts';

/** Milliseconds before the stream is opened again: doubled at each failure, spread so that not all come at once. */
const pause = { first: 1000, most: 30_000 };
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds * (0.5 + Math.random() / 2));
    signal.addEventListener('abort', () => resolve(), { once: true });
    addEventListener('online', () => resolve(), { once: true });
  });

/** Keeps what is on screen in step with what others do, until `signal` says to stop. Never throws. */
export const followChanges = async (signal: AbortSignal): Promise<void> => {
  let delay = pause.first;
  let missed = false;
  while (!signal.aborted) {
    try {
      const body = await open(signal);
      delay = pause.first;
      if (missed) catchUp();
      for await (const { event, data } of readEvents(body))
        if (event === 'change') apply(JSON.parse(data) as LiveEvent);
    } catch (error) {
      if (error instanceof SessionEnded) return;
    }
    missed = true;
    await wait(delay, signal);
    delay = Math.min(delay * 2, pause.most);
  }
};

const open = async (signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
  const { path, method } = eventCalls.stream;
  const connect = (token: string) =>
    fetch(apiAddress(path), {
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

const apply = ({ entity }: LiveEvent) => {
  void followEntity(queryClient, entity);
  freshenNamesOf(entity);
};

/** After a gap nobody knows what was missed. */
const catchUp = () => {
  void queryClient.invalidateQueries();
  void freshenNames();
};
