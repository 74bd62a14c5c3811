import { type erasingCalls, erasingTexts, type HeldOfPerson } from '@angan/contract/own-data/erasing.ts';
import { sql } from 'kysely';
import { findContact } from '../../contacts/index.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrors, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { heldWorkbook } from './held-workbook.ts';

const digits = 4;

export const erasingHandlers: Handlers<typeof erasingCalls> = {
  async held({ params }, context) {
    const contact = await findContact(context, params.id);
    const { goes, stays } = await countHeld(context, params.id);
    return {
      ...{ id: contact.id, name: contact.name, goes, stays },
      confirm_with: contact.mobile_number_1 ? 'digits' : 'name',
    };
  },

  async takeHeld({ params }, context) {
    const contact = await findContact(context, params.id);
    const file = await heldWorkbook(context, contact);
    await sql`select note_access('exported', 'contact', ${params.id}, ${JSON.stringify({ held: true })}::jsonb)`.execute(
      context.db,
    );
    return file;
  },

  async erase({ params, body }, context) {
    const { db } = context;
    const contact = await findContact(context, params.id);
    const wanted = contact.mobile_number_1 ? contact.mobile_number_1.slice(-digits) : contact.name;
    if (wanted && body.confirm.toLowerCase() !== wanted.trim().toLowerCase())
      throw fieldErrors({ confirm: [erasingTexts.notConfirmed] });
    // It reads every row of the office once; a large one takes longer than other statements may.
    await sql`set local statement_timeout = '10min'`.execute(db);
    const { rows } = await sql<{ told: object | null }>`select erase_person(${params.id}) as told`.execute(db);
    if (!rows[0]?.told) throw notFound();
    await sql`select note_access('erased', 'contact', ${params.id}, ${JSON.stringify(rows[0].told)}::jsonb)`.execute(
      db,
    );
  },
};

const countHeld = async ({ actor, db }: Context, id: number): Promise<Pick<HeldOfPerson, 'goes' | 'stays'>> => {
  const inquiries = sql`(select i.id from inquiry i where i.company_id = ${actor.companyId} and i.contact = ${id})`;
  const count = (table: string, which: ReturnType<typeof sql>) =>
    sql`(select count(*) from ${sql.table(table)} t where t.company_id = ${actor.companyId} and ${which})`;
  const { rows } = await sql<Pick<HeldOfPerson, 'goes' | 'stays'>>`select
    jsonb_build_object(
      'notes', ${count('note', sql`t.link_kind = 'contact' and t.link_id = ${id} and not t.is_deleted`)},
      'tasks', ${count('task', sql`(t.contact = ${id} or t.inquiry in ${inquiries}) and not t.is_deleted`)},
      'inquiries', ${count('inquiry', sql`t.contact = ${id} and not t.is_deleted`)},
      'shares', ${count('share', sql`t.contact = ${id} or t.inquiry in ${inquiries}`)},
      'leads', ${count('lead_event', sql`t.inquiry in ${inquiries}`)},
      'messages', (select count(*) from whatsapp_message m join whatsapp_chat h on h.company_id = m.company_id and h.id = m.chat
        where m.company_id = ${actor.companyId} and h.contact = ${id})) as goes,
    jsonb_build_object(
      'properties', ${count('property', sql`t.contact = ${id} and not t.is_deleted`)},
      'deals', ${count('deal', sql`${id} in (t.buyer, t.seller, t.co_broker) and not t.is_deleted`)},
      'commissions', ${count('commission', sql`t.payer = ${id} and not t.is_deleted`)},
      'loans', ${count('loan', sql`t.applicant = ${id} and not t.is_deleted`)}) as stays`.execute(db);
  return rows[0]!;
};
