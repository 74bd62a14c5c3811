import { type LeadSourceProblem, leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import { facebookSource } from '@angan/domain/leads/index.ts';
import type { MetaError } from '../../whatsapp/index.ts';

/**
 * What a refusal of Facebook's is about. `expired`: the page's token, until somebody connects it again. `permission`: what
 * the token may do. `gone`: this lead or form alone. `later`: it may work when it is asked again.
 */
export interface Fault {
  readonly kind: 'expired' | 'permission' | 'gone' | 'later';
  readonly problem: LeadSourceProblem;
  /** Milliseconds that it asks to be left alone for, where it says so. */
  readonly waitMs?: number;
}

/** Codes by which the Graph API says that it was asked too often: for the app, its user, a page, an account's leads. */
const throttles = new Set([
  4, 17, 32, 341, 613, 80_000, 80_001, 80_002, 80_003, 80_004, 80_005, 80_006, 80_007, 80_008, 80_014,
]);
const noSuchObject = 33;
const { of } = leadSourceProblems;

export const faultOf = (error: MetaError, page: string): Fault => {
  const { code, subcode, is, retryAfter, message } = error;
  const source = facebookSource;
  if (is === 'token' && code !== 0) return { kind: 'expired', problem: of.expired({ page }) };
  if (code === 10 || code === 3 || (code >= 200 && code <= 299))
    return { kind: 'permission', problem: of.permission({ page }) };
  const waitMs = retryAfter ? retryAfter * 1000 : undefined;
  if (throttles.has(code)) return { kind: 'later', problem: of.throttled({ source }), ...(waitMs && { waitMs }) };
  if (code === 100 && subcode === noSuchObject)
    return { kind: 'gone', problem: of.refused({ source, said: shortened(message) }) };
  if (is === 'temporary' || is === 'unknown')
    return { kind: 'later', problem: of.notReached({ source }), ...(waitMs && { waitMs }) };
  return { kind: 'later', problem: of.refused({ source, said: shortened(message) }), ...(waitMs && { waitMs }) };
};

const shortened = (said: string) => beginningOf(said.replace(/\s+/g, ' ').trim(), 160);
