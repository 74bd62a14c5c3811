import { phoneOf } from './brokers.ts';
import type { KnownBroker } from './write-brokers.ts';

/** How far the message to somebody came. */
export interface RanTo {
  readonly person: KnownBroker;
  readonly status: 'read' | 'delivered' | 'sent' | 'failed' | 'queued';
  /** Meta's code, of one that failed. */
  readonly error: number | null;
  readonly says: string;
  readonly taps: boolean;
}

const outcomes = {
  usual: ['read', null],
  silent: ['delivered', null],
  off: ['sent', null],
  'not on WhatsApp': ['failed', 131026],
  full: ['failed', 131049],
  stopped: ['failed', 131050],
} as const;

/** What became of the message to the `index`th person of a broadcast. */
export const courseOf = (person: KnownBroker, index: number, isSent: boolean): RanTo => {
  const { is, says, taps } = phoneOf(index);
  if (!isSent) return { person, status: 'queued', error: null, says: '', taps: false };
  const [status, error] = outcomes[is];
  return { person, status, error, says, taps };
};
