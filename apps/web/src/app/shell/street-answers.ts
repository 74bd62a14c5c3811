import { idle } from '../../core/idle.ts';
import { read, write } from '../../core/persist.ts';
import { hasLine, inApp } from '../../core/platform/index.ts';
import { useAuth } from '../../core/session/index.ts';
import { decide } from '../guards.ts';
import { type Path, routeOf } from '../routes.ts';
import { whoIsIn } from '../who.ts';
import { savesData } from './saves-data.ts';

type Fetch = () => Promise<unknown>;

/** What is looked at on the street, each with the screen that shows it: who may not open that does not fetch it. */
const answers: readonly (readonly [Path, Fetch])[] = [
  ['/tasks', async () => (await import('../../tasks/index.ts')).answersOnTheStreet()],
  ['/searchInquiry', async () => (await import('../../inquiries/index.ts')).answersOnTheStreet()],
  ['/searchProperty', async () => (await import('../../properties/index.ts')).answersOnTheStreet()],
  [
    '/contactList',
    async () => {
      const { usertype } = whoIsIn();
      return usertype && (await import('../../contacts/index.ts')).answersOnTheStreet(usertype);
    },
  ],
];

const key = 'street_answers';
/** Milliseconds for which what was fetched ahead is as good as new. */
const goodFor = 30 * 60_000;
/** Milliseconds after which what somebody came for has been loaded. */
const settled = 8000;

interface Fetched {
  readonly person: number | undefined;
  readonly at: number;
}
const personIn = () => useAuth.getState().userInfo?.id;
const isFresh = (now = Date.now()): boolean => {
  const last = read<Fetched>(key);
  return last != null && last.person === personIn() && Math.abs(now - last.at) < goodFor;
};

/** Only a phone goes where there is no line, and only with the worker that keeps its files, or as an app, does it open there. */
const isDue = () =>
  (inApp || Boolean(navigator.serviceWorker?.controller)) &&
  matchMedia('(pointer: coarse)').matches &&
  !savesData() &&
  !isFresh();

/**
 * Fetches, one after the other while nothing else is done, the lists of the day and what fits its inquiries: what was never
 * looked at can be read without a line too. They are kept as all answers of these calls are. Gives back how to stop.
 */
export const fetchAnswers = (): (() => void) => {
  let stopped = false;
  const run = async () => {
    if (!isDue()) return;
    for (const [path, fetch] of answers) {
      await idle(10_000);
      if (stopped || !hasLine()) return;
      if (decide(routeOf(path).guard, whoIsIn()) !== 'show') continue;
      // What fails is on no screen: it is fetched when somebody looks at it, or the next time.
      if (
        !(await fetch().then(
          () => true,
          () => false,
        ))
      )
        return;
    }
    write(key, { person: personIn(), at: Date.now() } satisfies Fetched);
  };
  const timer = setTimeout(() => void run(), settled);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
