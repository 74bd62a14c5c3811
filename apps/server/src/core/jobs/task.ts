import type { z } from 'zod';

/** Work that happens later: its name in the queue, what it is given, and how often it is tried. Declared once. */
export interface Task<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: S;
  readonly maxAttempts: number;
  /** Whether it runs for an office that is about to be deleted too; all others wait until it is brought back. */
  readonly whileDeleting: boolean;
}

/** Ten attempts, with the queue's growing pauses between them, are spread over about ten hours. */
const usualAttempts = 10;

export const task = <const S extends z.ZodType>(
  name: string,
  payload: S,
  maxAttempts = usualAttempts,
  { whileDeleting = false } = {},
): Task<S> => ({ name, payload, maxAttempts, whileDeleting });
