import type { LeadMail } from '@angan/contract/lead-events/lead-mail.ts';
import { forwardingDays, mailSource } from '@angan/domain/leads/index.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { readSending } from '../sources/index.ts';
import { mailAddress } from './address.ts';

/** Questions about forwarding that are shown, the newest first. */
const mostQuestions = 5;

/** How an office's mails come in; one that never saved it as it would begin. */
export const readLeadMail = async (context: Context): Promise<LeadMail> => {
  const { db, actor, services } = context;
  const { facts, key } = await readSending(context, mailSource);
  const { rows: forwardings } = await sql<LeadMail['forwardings'][number]>`
    select id, mailbox, code, link, received_at from lead_forwarding
     where company_id = ${actor.companyId} and received_at > ${services.now().toISOString()}::timestamptz - make_interval(days => ${forwardingDays})
     order by received_at desc limit ${mostQuestions}`.execute(db);
  return {
    ...facts,
    forwardings,
    is_available: services.settings.mailIn !== undefined,
    address: key ? mailAddress(services.settings, key) : '',
  };
};
