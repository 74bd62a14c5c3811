import { z } from 'zod';
import { call } from '../kit/call.ts';
import { idParams } from '../kit/fields.ts';
import { pageOf } from '../kit/resource.ts';
import { sentenceIn } from '../kit/sentence.ts';
import type { failures } from './failures.ts';

/** `message`: a mail or SMS that was refused for good. `job`: work that failed at its last attempt. */
export const deadLetterKinds = ['message', 'job'] as const;

/** What will not be tried again by itself. Ids are unique within a kind. */
export const DeadLetter = z.object({
  kind: z.enum(deadLetterKinds),
  id: z.number(),
  company: z.object({ id: z.number(), company_name: z.string() }),
  /** The channel of a message, `mail` or `sms`; the name of a job. */
  what: z.string(),
  /** Who it was for, masked; empty for jobs. */
  to: z.string(),
  /** A mail's subject; empty otherwise. */
  subject: z.string(),
  attempts: z.number(),
  last_error: sentenceIn<typeof failures>().nullable(),
  failed_at: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

export const deadLetterCalls = {
  list: call({
    method: 'GET',
    shows: [],
    path: '/platform/dead_letters/',
    access: 'admin',
    subscription: 'any',
    summary: 'Messages and jobs that failed for good, the last first',
    query: z.object({
      page: z.string().optional(),
      page_size: z.string().optional(),
      kind: z.enum(deadLetterKinds).optional(),
    }),
    answer: pageOf(DeadLetter),
  }),
  retry: call({
    method: 'POST',
    path: '/platform/dead_letters/:id/retry/',
    access: 'admin',
    subscription: 'any',
    summary: 'Try a dead letter again from the beginning',
    params: idParams,
    body: z.object({ kind: z.enum(deadLetterKinds) }),
    answer: z.object({ detail: z.string() }),
  }),
};
