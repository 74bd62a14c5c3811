import type { InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { mayChange } from '../../records/index.ts';
import { visibleInquiries } from '../visible-inquiries.ts';

/** An inquiry that the actor sees, held against other writers until the transaction ends. */
export const lockedInquiry = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('inquiry as i')
    .selectAll()
    .where(visibleInquiries(actor))
    .where('i.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, stage: row.stage as InquiryStage };
};
export type HeldInquiry = Awaited<ReturnType<typeof lockedInquiry>>;

/** The same of one that the actor may change. */
export const heldInquiry = async (context: Context, id: number): Promise<HeldInquiry> => {
  const row = await lockedInquiry(context, id);
  if (!mayChange(context.actor, 'inquiry:edit', { created_by: row.created_by, assigned_ids: row.assigned_to }))
    throw forbidden();
  return row;
};
