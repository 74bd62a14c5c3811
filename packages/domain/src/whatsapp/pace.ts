/** How fast a number sends, in messages a second: from what Meta allows it down to where Meta takes them, and back up. */

/** Meta's own limits: a usual number, and one that was raised. */
export const paces = { STANDARD: 80, HIGH: 1000 } as const;
const slowest = 1;
/** Seconds from the slowest back to what is allowed. */
const recovery = 30;

/** A bucket that fills with `rate` a second and holds a tenth of a second's worth, at least one. */
export interface Pace {
  readonly rate: number;
  readonly tokens: number;
  /** Milliseconds; when the bucket was last looked at. */
  readonly at: number;
  /** When it was last made slower. */
  readonly slowedAt: number;
}

export const newPace = (allowed: number, at: number): Pace => ({ rate: allowed, tokens: 1, at, slowedAt: -Infinity });

const room = (rate: number) => Math.max(1, rate / 10);

/** The pace at a later moment: the bucket fuller, the rate nearer to what is allowed. */
export const paceAt = (pace: Pace, allowed: number, now: number): Pace => {
  const seconds = Math.max(0, now - pace.at) / 1000;
  const rate = Math.min(allowed, pace.rate + (allowed / recovery) * seconds);
  return { ...pace, rate, tokens: Math.min(room(rate), pace.tokens + rate * seconds), at: Math.max(now, pace.at) };
};

/** How many may go now. */
export const mayGo = (pace: Pace): number => Math.floor(pace.tokens);

export const take = (pace: Pace, messages: number): Pace => ({ ...pace, tokens: pace.tokens - messages });

/** Half as fast. The refusals of one moment count once: they are of messages that were sent at the old pace. */
export const slowed = (pace: Pace, now: number): Pace =>
  now - pace.slowedAt < 1000
    ? pace
    : { ...pace, rate: Math.max(slowest, pace.rate / 2), tokens: Math.min(pace.tokens, 0), slowedAt: now };
