import { inquiryLimits } from '@angan/contract/inquiries/inquiry-fields.ts';
import type { InquiryInput } from '@angan/contract/inquiries/inquiry-input.ts';
import type { ChatInquiry } from '@angan/contract/whatsapp/chats.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { inquiryRows, insertInquiry, showInquiry } from '../../inquiries/index.ts';
import { adOfChat, adSourceId, noteInquiryOfAd, setSourceOfContact } from '../ads/ad-of-chat.ts';
import { asOffice } from '../as-office.ts';
import { notify } from '../notify.ts';
import { findChat } from './chat-row.ts';

/** Adds an inquiry as the office's own form does, and links the chat to its contact where it had none. */
export const makeInquiry = async (
  context: Context,
  id: number,
  body: z.output<typeof InquiryInput>,
): Promise<ChatInquiry> => {
  const { db, actor } = context;
  const chat = await findChat(context, id);
  const office = asOffice(context);
  const ad = await adOfChat(db, actor.companyId, chat.id);
  const source = ad && (await adSourceId(db, actor.companyId));
  const inquiry = await insertInquiry(office, {
    ...body,
    ...(ad && {
      source: body.source ?? source,
      source_detail: body.source_detail || beginningOf(ad.name, inquiryLimits.source_detail),
    }),
  });
  const row = await inquiryRows(db, actor.companyId).where('i.id', '=', inquiry).executeTakeFirstOrThrow();
  if (chat.contact_id === null) await linkContact(context, chat.id, row.contact_id!);
  if (source) {
    await setSourceOfContact(db, actor.companyId, row.contact_id!, source);
    await noteInquiryOfAd(db, actor.companyId, { chat: chat.id, inquiry });
  }
  await notify(db, actor.companyId, 'whatsapp_chat', [chat.id]);
  return { ...showInquiry(row, office), next_task: null };
};

export const linkContact = async ({ db, actor }: Context, chat: number, contact: number): Promise<void> => {
  await db
    .updateTable('whatsapp_chat')
    .set({ contact })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', chat)
    .execute();
};
