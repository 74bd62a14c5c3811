import type { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { exportInquiries } from './export-inquiries.ts';
import { inquiryBoard } from './inquiry-board.ts';
import { inquiryRows } from './inquiry-row.ts';
import { inquiryTimeline } from './inquiry-timeline.ts';
import { listInquiries } from './list-inquiries.ts';
import { showInquiry } from './show-inquiry.ts';
import { similarInquiries } from './similar-inquiries.ts';
import { contacted } from './stages/contacted.ts';
import { moveByHand } from './stages/move-by-hand.ts';
import { findInquiry } from './visible-inquiries.ts';
import { addToInquiry, insertInquiry, updateInquiry } from './write-inquiry.ts';

/** A record just written, as its writer sees it, even where they gave it out of their own hands. */
const written = async (context: Context, id: number) => {
  const row = await inquiryRows(context.db, context.actor.companyId).where('i.id', '=', id).executeTakeFirstOrThrow();
  return showInquiry(row, context);
};

const markDeleted = async ({ actor, db }: Context, id: number, is_deleted: boolean) => {
  const { numUpdatedRows } = await db
    .updateTable('inquiry')
    .set({ is_deleted })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', !is_deleted)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
};

export const inquiryHandlers: Handlers<typeof inquiryCalls> = {
  list: ({ query }, context) => listInquiries(query, context),
  get: async ({ params }, context) => showInquiry(await findInquiry(context, params.id), context),
  create: async ({ body }, context) => written(context, await insertInquiry(context, body)),

  async update({ params, body }, context) {
    await updateInquiry(context, params.id, body);
    return written(context, params.id);
  },

  remove: ({ params }, context) => markDeleted(context, params.id, true),

  board: ({ query }, context) => inquiryBoard(query, context),
  similar: ({ query }, context) => similarInquiries(query, context),
  timeline: inquiryTimeline,
  export: exportInquiries,

  async stage(given, context) {
    await moveByHand(context, given);
    return written(context, given.params.id);
  },

  async contacted(given, context) {
    await contacted(context, given);
    return written(context, given.params.id);
  },

  async addTo({ params, body }, context) {
    await addToInquiry(context, params.id, body);
    return written(context, params.id);
  },

  async restore({ params }, context) {
    await markDeleted(context, params.id, false);
    return written(context, params.id);
  },
};
