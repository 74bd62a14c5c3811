import type { contactedCalls } from '@angan/contract/contacts/contacted.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handler } from '../core/http/serve.ts';
import { findContact } from './find-contact.ts';

const minute = 60_000;
/** A phone's clock may run ahead a little; what waited for the network longer than this is no news. */
const ahead = 10 * minute;
const longest = 30 * 24 * 60 * minute;

/**
 * Notes that somebody spoke with the person. The latest time stays the contact's; each stands on the timeline, but one
 * that is sent twice, as it may be where the network broke off, counts once.
 */
export const contacted: Handler<typeof contactedCalls.contacted> = async ({ params, body }, context) => {
  const contact = await findContact(context, params.id);
  const now = context.services.now().getTime();
  const given = body.at ? Date.parse(body.at) : now;
  if (given > now + ahead || given < now - longest) throw fieldErrors({ at: [contactTexts.contactedWhen] });
  await noteContacted(context, contact.id, body.how, new Date(Math.min(given, now)));
  const { last_contacted_at, last_contacted_how } = await findContact(context, params.id);
  return { last_contacted_at, last_contacted_how: last_contacted_how as ContactWay | '' };
};

/** The same where another record says that its person was reached; whoever writes there need not see the contact. */
export const noteContacted = async ({ actor, db }: Context, id: number, how: ContactWay, at: Date): Promise<void> => {
  const contact = await db
    .selectFrom('contact')
    .select(['last_contacted_at', 'last_contacted_how'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const last = contact.last_contacted_at === null ? undefined : Date.parse(contact.last_contacted_at);
  if (last === at.getTime() && contact.last_contacted_how === how) return;
  await sql`select note_access('contacted', 'contact', ${id}, ${JSON.stringify({ how, at })}::jsonb)`.execute(db);
  if (last !== undefined && last > at.getTime()) return;
  await db
    .updateTable('contact')
    .set({ last_contacted_at: at.toISOString(), last_contacted_how: how })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};
