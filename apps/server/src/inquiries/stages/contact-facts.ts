import type { ContactedInput } from '@angan/contract/inquiries/inquiry-stages.ts';
import { sql } from 'kysely';
import { noteContacted } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import type { HeldInquiry } from './held-inquiry.ts';

export type Said = Pick<ContactedInput, 'how' | 'call_result'> & { note?: string | undefined };

/** Whether the person was reached: spoken with, met, or written to. */
const isReached = ({ how, call_result }: Said) => how !== 'Call' || call_result === 'Connected';

/** What changes on an inquiry by a call or a message to its person. */
export const contactFacts = (before: HeldInquiry, said: Said, now: Date) => ({
  contact_attempts: before.contact_attempts + 1,
  first_response_at: before.first_response_at ?? now.toISOString(),
  ...(said.how === 'Call' && { call_result: said.call_result ?? null }),
  ...(isReached(said) && { last_contacted_at: now.toISOString() }),
  ...(said.how === 'Call' && isReached(said) && { connected_at: now.toISOString() }),
});

/** Puts it on the timelines of the inquiry and, where the person was reached, of the contact. */
export const noteContact = async (context: Context, before: HeldInquiry, said: Said): Promise<void> => {
  const { how, call_result = null, note = '' } = said;
  await sql`select note_access('contacted', 'inquiry', ${before.id}, ${JSON.stringify({ how, call_result, note })}::jsonb)`.execute(
    context.db,
  );
  if (isReached(said)) await noteContacted(context, before.contact, how, context.services.now());
};
