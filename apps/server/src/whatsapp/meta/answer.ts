import type { RetryKind } from '@angan/domain/whatsapp/errors.ts';

/**
 * What Meta did not do, and what helps. `permanent`: the same call will fail again. `temporary`: it may do later.
 * `wait`: it will not before `waitSeconds`. `token`: not before the number has a new token. `unknown`: the line broke
 * after the call had gone out, so that it may have been done. Codes are Meta's, 0 where none came.
 */
export interface MetaError {
  readonly is: RetryKind | 'unknown';
  readonly code: number;
  readonly subcode: number;
  /** For people, where Meta wrote one for them: `error_user_title`. */
  readonly title: string;
  /** Meta's own sentence, best first: for users, the details, the technical message. Without numbers and tokens. */
  readonly message: string;
  readonly details: string;
  readonly waitSeconds?: number;
  /** Seconds that Meta asked to be left alone for, by its header. */
  readonly retryAfter?: number;
}

/** When Meta may be asked again, where it named a time; undefined where it did not. */
export const askAgainAt = ({ retryAfter }: MetaError, now: Date): Date | undefined =>
  retryAfter ? new Date(now.getTime() + retryAfter * 1000) : undefined;

/** Every call of Meta's ends so; none throws. */
export type MetaAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: MetaError };

export const done = <T>(value: T): MetaAnswer<T> => ({ ok: true, value });
export const failed = (error: MetaError): MetaAnswer<never> => ({ ok: false, error });
