import { chatDays, chatSource, saysNothing } from '@angan/domain/leads/index.ts';
import { mobileKey } from '@angan/domain/mobile.ts';
import { adSource } from '@angan/domain/whatsapp/ads.ts';
import { mobileOf } from '@angan/domain/whatsapp/people.ts';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { contactsWithNumbers } from '../../contacts/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { type CameIn, readEchoes, readWebhook } from '../../whatsapp/index.ts';
import { officeContext } from '../reading/index.ts';
import { storeLeads } from '../store-leads.ts';
import { addToLead, belongsTo, type ChatLead, readChatLeads } from './add-to-lead.ts';
import { hearStatuses } from './first-answer/index.ts';
import { hearEcho } from './hear-echo.ts';
import { hearStops } from './hear-stops.ts';
import { chatOf, leadOfMessage } from './lead-of-message.ts';

interface Delivered {
  readonly companyId: number;
  readonly phoneNumberId: string;
  readonly body: string;
  readonly ip: string;
}

/**
 * Keeps what is a lead of a webhook, in the transaction of `db`: the first message of somebody who is not known, and
 * any that came by an advertisement. What is none is not kept. Webhooks of one office are kept one after the other, so
 * that two messages of one person find each other, in whatever order they come and however often.
 */
export const keepChats = async (
  services: Services,
  db: Kysely<DB>,
  log: Logger,
  delivered: Delivered,
): Promise<void> => {
  const { companyId, phoneNumberId, body, ip } = delivered;
  const now = services.now();
  const read = readWebhook(body, now);
  const ours = <T extends { readonly phoneNumberId: string }>(all: readonly T[]) =>
    all.filter((one) => one.phoneNumberId === phoneNumberId);
  const messages = ours(read.messages)
    .filter((one) => mayBegin(one))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const echoes = ours(readEchoes(read, now));
  const statuses = ours(read.statuses);
  await hearStops(db, companyId, ours(read.messages));
  if (messages.length === 0 && echoes.length === 0 && statuses.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended('angan chats ' || ${companyId}::bigint, 0))`.execute(db);
  const context = officeContext(services, db, companyId, log as never);
  for (const message of messages) {
    const before = await readChatLeads(db, companyId, chatOf(message), chatDays, now);
    if (before.some((lead) => lead.hasMessage(message.wamid))) continue;
    const [last] = before;
    if (last && belongsTo(last, message)) await addToLead(context, last, message);
    else if (await isLead(db, companyId, message, last))
      await storeLeads(
        db,
        {
          ...{ companyId, source: chatSource, way: 'Chat' as const, contentType: 'application/json', ip, now },
          sourceName: message.byAd ? adSource : undefined,
        },
        [leadOfMessage(message)],
      );
  }
  for (const echo of echoes) await hearEcho(context, echo);
  await hearStatuses(db, companyId, statuses);
};

/** Whether a message is one that a person wrote in a chat of their own, and says something. */
const mayBegin = (message: CameIn): boolean => {
  const { written, kind, body, byAd } = message;
  if (!written || chatOf(message) === '') return false;
  if (byAd) return true;
  // Of a file or a place the words may be missing: it was sent to be looked at.
  if (kind === 'sticker' || kind === 'unsupported') return false;
  return kind !== 'text' && kind !== 'button' && kind !== 'interactive' ? true : !saysNothing(body);
};

/** Who came by an advertisement asks, whoever they are; of others the first message of who is not known. */
const isLead = async (
  db: Kysely<DB>,
  companyId: number,
  message: CameIn,
  last: ChatLead | undefined,
): Promise<boolean> => {
  if (message.byAd) return true;
  if (last) return false;
  const mobile = mobileOf(chatOf(message));
  return mobile === undefined || !(await isKnown(db, companyId, mobile));
};

/** Whether a number is of a contact, or of one of the office's own people. */
const isKnown = async (db: Kysely<DB>, companyId: number, mobile: string): Promise<boolean> => {
  const number = mobileKey(mobile) ?? mobile;
  if ((await contactsWithNumbers(db, companyId, [number])).size > 0) return true;
  const own = await db
    .selectFrom('app_user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('mobile', '=', number)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return own !== undefined;
};
