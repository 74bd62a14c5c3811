import { idle } from '../../core/idle.ts';
import { read, write } from '../../core/persist.ts';
import { hasLine } from '../../core/platform/index.ts';
import { savesData } from '../../core/poor-line.ts';
import { useAuth } from '../../core/session/index.ts';
import { routeOf } from '../routes.ts';

/** The screens of a day outside the office. */
const screens = [
  ...[
    '/searchProperty',
    '/searchInquiry',
    '/contact',
    '/tasks',
    '/addProperty',
    '/addInquiry',
    '/addcontact',
    '/paste',
  ],
  ...['/tours/:visit_group', '/tours/plan'],
] as const;

/** What opens over them: records, and the questions after a call and a visit. */
const parts = [
  async () => (await import('../../contacts/screens.ts')).partsOnTheStreet(),
  () => import('../contact/dealings.tsx'),
  async () => (await import('../../inquiries/index.ts')).partsOnTheStreet(),
  async () => (await import('../../properties/index.ts')).partsOnTheStreet(),
  async () => (await import('../../tours/index.ts')).partsOnTheStreet(),
  async () => (await import('../../shares/index.ts')).partsOnTheStreet(),
];

/** Only the worker that keeps files makes it worth while, and a build needs it once: this file has another name in another. */
const key = 'street';
const isDue = () =>
  Boolean(navigator.serviceWorker?.controller) &&
  useAuth.getState().haveSubscription &&
  !savesData() &&
  read(key) !== import.meta.url;

/** Milliseconds after which what somebody came for has been loaded, and looked at: each of these files holds a weak phone up as it is read. */
const settled = 8000;

/**
 * Fetches, one after the other while nothing else is done, the code of what is used on the street: a screen that was never
 * opened opens without a line. Not where somebody saves data. Gives back how to stop.
 */
export const fetchStreet = (): (() => void) => {
  let stopped = false;
  const run = async () => {
    if (!isDue()) return;
    for (const path of screens) {
      await idle(10_000);
      if (stopped || !hasLine()) return;
      routeOf(path).screen?.prefetch();
    }
    for (const part of parts) {
      await idle(10_000);
      if (stopped || !hasLine()) return;
      if (!(await part().then(Boolean, () => false))) return;
    }
    write(key, import.meta.url);
  };
  const timer = setTimeout(() => void run(), settled);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
