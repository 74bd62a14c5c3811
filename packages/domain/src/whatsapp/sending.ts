import {
  type ErrorReach,
  mostAttempts,
  pairPause,
  patientAttempts,
  pauseAfterAttempt,
  type RetryKind,
} from './errors.ts';

/** A refusal, as the sender of the outbox weighs it. */
export interface Refused {
  readonly is: RetryKind | 'unknown';
  readonly code: number;
  readonly reach: ErrorReach;
  readonly waitSeconds?: number | undefined;
  /** Seconds that Meta asked to be left alone for. */
  readonly retryAfter?: number | undefined;
}

export interface Circumstances {
  /** Attempts of this message, with the one that was refused. */
  readonly attempts: number;
  /** How often in a row the pair limit was hit with this person, with this time. */
  readonly pairHits: number;
  readonly ofBroadcast: boolean;
  /** From 0 to 1. */
  readonly luck: number;
}

/**
 * What becomes of the message: sent again in so many seconds, given up, or left for a person to decide. And whom it
 * holds up: the person's other messages, all of the number, its broadcasts, or the one broadcast whose template it is.
 */
export interface Verdict {
  readonly message: { readonly is: 'again'; readonly seconds: number } | { readonly is: 'failed' | 'unknown' };
  readonly personWaits?: number;
  readonly numberWaits?: number;
  readonly broadcastsWait?: number;
  readonly stopsBroadcast?: true;
  readonly slower?: true;
  readonly tokenIsBad?: true;
  /** The attempt was not the message's fault and is not counted. */
  readonly uncounted?: true;
}

const pairLimit = 131056;
const throughputLimit = 130429;
const maintenance = 131057;
/** Longer waits are for a person to decide about: what was written now may make no sense tomorrow. */
const longestOwnWait = 15 * 60;
/** Where nothing of the number gets through, its broadcasts try again with one message after this. Seconds. */
const numberTrouble = 10 * 60;

/** Milliseconds without anything leaving a number, while something waits, after which its people are alarmed. */
export const standstillMs = 5 * 60_000;

const again = (seconds: number) => ({ is: 'again', seconds }) as const;
const failed = { is: 'failed' } as const;

export const verdictOn = (refused: Refused, given: Circumstances): Verdict =>
  heeding(refused.retryAfter ?? 0, verdictOfKind(refused, given));

/** Nothing is asked of Meta again before the time that it named: by the person, the broadcasts or the number that waits. */
const heeding = (retryAfter: number, verdict: Verdict): Verdict => {
  const { message, personWaits, broadcastsWait, numberWaits = 0 } = verdict;
  if (retryAfter === 0 || message.is !== 'again' || verdict.tokenIsBad) return verdict;
  const late = (seconds: number) => Math.max(seconds, retryAfter);
  const waits =
    personWaits !== undefined
      ? { personWaits: late(personWaits) }
      : broadcastsWait !== undefined
        ? { broadcastsWait: late(broadcastsWait) }
        : { numberWaits: late(numberWaits) };
  return { ...verdict, message: again(late(message.seconds)), ...waits };
};

const verdictOfKind = (refused: Refused, given: Circumstances): Verdict => {
  switch (refused.is) {
    case 'unknown':
      return { message: { is: 'unknown' } };
    case 'token':
      return { message: again(0), tokenIsBad: true, uncounted: true };
    case 'temporary':
      return onTemporary(refused, given);
    case 'wait':
      return onWait(refused, given);
    case 'permanent':
      return onPermanent(refused, given);
  }
};

const onTemporary = ({ code, reach }: Refused, { attempts, luck }: Circumstances): Verdict => {
  if (code === throughputLimit) return { message: again(1 + luck), slower: true, uncounted: true };
  if (code === maintenance) return { message: again(60), numberWaits: 60, uncounted: true };
  if (attempts >= (reach === 'number' ? patientAttempts : mostAttempts)) return { message: failed };
  const seconds = pauseAfterAttempt(attempts, luck);
  return { message: again(seconds), ...(reach === 'number' ? { numberWaits: Math.min(seconds, 60) } : {}) };
};

const onWait = ({ code, reach, waitSeconds = 60 }: Refused, given: Circumstances): Verdict => {
  if (code === pairLimit) {
    const seconds = pairPause(given.pairHits);
    return { message: again(seconds), personWaits: seconds, uncounted: true };
  }
  if (reach === 'number' && given.ofBroadcast)
    return { message: again(waitSeconds), broadcastsWait: waitSeconds, uncounted: true };
  if (reach === 'template' && given.ofBroadcast) return { message: again(waitSeconds), stopsBroadcast: true };
  if (waitSeconds <= longestOwnWait && given.attempts < mostAttempts) return { message: again(waitSeconds) };
  return { message: failed };
};

const onPermanent = ({ reach }: Refused, { ofBroadcast }: Circumstances): Verdict => {
  if (reach === 'number') return { message: failed, broadcastsWait: numberTrouble };
  if (reach === 'template' && ofBroadcast) return { message: failed, stopsBroadcast: true };
  return { message: failed };
};
