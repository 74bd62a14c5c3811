import type { InquiryStage } from '@angan/domain/lookups/inquiries.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { mayChange } from '../../records/index.ts';
import { visibleInquiries } from '../visible-inquiries.ts';

/** An inquiry that the actor may change, held against other writers until the transaction ends. */
export const heldInquiry = async ({ actor, db }: Context, id: number) => {
  const row = await db
    .selectFrom('inquiry as i')
    .selectAll()
    .where(visibleInquiries(actor))
    .where('i.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!mayChange(actor, 'inquiry:edit', { created_by: row.created_by, assigned_ids: row.assigned_to }))
    throw forbidden();
  return { ...row, stage: row.stage as InquiryStage };
};
export type HeldInquiry = Awaited<ReturnType<typeof heldInquiry>>;
