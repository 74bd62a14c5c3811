import type { Window } from '../portals/index.ts';

const hourMs = 3_600_000;
const windowMs = 48 * hourMs;
/** Overlap of what is asked after a pause. */
const overlapMs = 15 * 60_000;
/** As far back as portals answer. */
const farthestMs = 29 * 24 * hourMs;

/**
 * What to ask for: always the last 48 hours anew, since a portal may tell of an enquiry late; after a longer pause also
 * what lies before, in windows of two days at most, the oldest first.
 */
export const windowsTo = (now: Date, lastPulled: Date | undefined): Window[] => {
  // A minute ahead, since no two clocks agree.
  const until = now.getTime() + 60_000;
  const recent = until - windowMs;
  const missed = lastPulled ? Math.max(lastPulled.getTime() - overlapMs, now.getTime() - farthestMs) : recent;
  const windows: Window[] = [];
  for (let from = missed; from < recent; from += windowMs)
    windows.push({ from: new Date(from), to: new Date(Math.min(from + windowMs, recent)) });
  return [...windows, { from: new Date(recent), to: new Date(until) }];
};

/** The two halves of a window whose answer was full; undefined where it cannot be cut further. */
export const halvesOf = ({ from, to }: Window): [Window, Window] | undefined => {
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  if (to.getTime() - from.getTime() < hourMs / 4) return undefined;
  return [
    { from, to: middle },
    { from: middle, to },
  ];
};

/** Milliseconds until the next try: the usual pause, doubled with each failure up to an hour, a little more or less. */
export const pauseMs = (everyMinutes: number, failures: number, chance = Math.random()): number => {
  const usual = everyMinutes * 60_000;
  const grown = failures === 0 ? usual : Math.min(usual * 2 ** (failures - 1), Math.max(usual, hourMs));
  return Math.round(grown * (1 + 0.1 * chance));
};
