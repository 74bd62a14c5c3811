import type { ChatDetail } from '@angan/contract/whatsapp/chats.ts';
import type { Context } from '../../core/context.ts';
import { adOfChat } from '../ads/ad-of-chat.ts';
import { asOffice } from '../as-office.ts';
import { hasEndedMarketing } from '../opt-outs/index.ts';
import { replyCostOf } from '../prices/index.ts';
import { type ChatRow, findChat, showChat } from './chat-row.ts';
import { inquiriesOf, personOf } from './person-of-chat.ts';

/** Nothing is charged for who came by an advertisement a while ago. */
const repliesIn = async ({ db, actor, services }: Context, row: ChatRow): Promise<ChatDetail['replies']> => {
  const now = services.now();
  if (row.free_until !== null && Date.parse(row.free_until) > now.getTime()) return null;
  return replyCostOf(db, actor.companyId, { number: row.number, waId: row.wa_id ?? undefined, now });
};

/** A chat with whom it is with and what they look for. */
export const chatDetail = async (context: Context, id: number): Promise<ChatDetail> => {
  const { db, actor, services } = context;
  const row = await findChat(context, id);
  const number = await db
    .selectFrom('whatsapp_number')
    .select(['id', 'display_phone_number', 'status'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', row.number)
    .executeTakeFirstOrThrow();
  return {
    ...showChat(row),
    profile_name: row.profile_name,
    number,
    person: row.contact_id === null ? null : await personOf(context, row.contact_id),
    ad: await adOfChat(db, actor.companyId, row.id),
    replies: await repliesIn(context, row),
    no_marketing: await hasEndedMarketing(db, actor.companyId, row.id),
    inquiries: row.contact_id === null ? [] : await inquiriesOf(asOffice(context), row.contact_id),
    now: services.now().toISOString(),
  };
};
