import type { DealPaper } from '@angan/contract/deals/deal-parts.ts';
import type { dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import { dealTexts } from '@angan/contract/deals/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors, notFound } from '../../core/errors.ts';
import { removeFile, saveFile } from '../../core/files/index.ts';
import { heldDeal } from '../held-deal.ts';
import { nameOfUser } from './name-of-user.ts';

/** The checklist of a deal in its order. */
export const papersOf = async ({ actor, db, services }: Context, deal: number): Promise<{ results: DealPaper[] }> => {
  const rows = await db
    .selectFrom('deal_paper as a')
    .leftJoin('stored_file as f', (join) =>
      join.onRef('f.company_id', '=', 'a.company_id').onRef('f.id', '=', 'a.file'),
    )
    .select(['a.id', 'a.item', 'a.is_done', 'a.done_at', 'a.file', 'f.name', nameOfUser('a', 'done_by').as('by')])
    .where('a.company_id', '=', actor.companyId)
    .where('a.deal', '=', deal)
    .where('a.is_deleted', '=', false)
    .orderBy('a.id')
    .execute();
  return {
    results: rows.map(({ file, name, ...row }) => ({
      ...row,
      file: file === null ? null : { name: name!, url: services.links.link(actor, file) },
    })),
  };
};

/** Adds a paper of the deal's own; one of the name is there once. */
export const addPaper = async (
  context: Context,
  { params: { id }, body: { item } }: Received<typeof dealWorkCalls.addPaper>,
): Promise<void> => {
  const { actor, db } = context;
  await heldDeal(context, id);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('deal_paper')
    .values({ company_id: actor.companyId, deal: id, item, created_by: actor.userId })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw fieldErrors({ item: [dealTexts.itemIsThere] });
};

const heldPaper = async (context: Context, id: number, part: number) => {
  const { actor, db } = context;
  await heldDeal(context, id);
  const row = await db
    .selectFrom('deal_paper')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('deal', '=', id)
    .where('id', '=', part)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

const change = ({ actor, db }: Context, part: number, values: object) =>
  db.updateTable('deal_paper').set(values).where('company_id', '=', actor.companyId).where('id', '=', part).execute();

const ticked = ({ actor }: Context) => ({ is_done: true, done_by: actor.userId, done_at: sql`now()` });

export const tickPaper = async (
  context: Context,
  { params: { id, part }, body: { is_done } }: Received<typeof dealWorkCalls.tickPaper>,
): Promise<void> => {
  await heldPaper(context, id, part);
  await change(context, part, is_done ? ticked(context) : { is_done: false, done_by: null, done_at: null });
};

/** Keeps the file of a paper in place of the one that it had, and ticks it off. */
export const filePaper = async (
  context: Context,
  { params: { id, part }, body: { file } }: Received<typeof dealWorkCalls.filePaper>,
): Promise<void> => {
  const { file: before } = await heldPaper(context, id, part);
  const stored = await saveFile(context, file, { kind: 'deal_paper', recordId: id, field: 'file' });
  await change(context, part, { ...ticked(context), file: stored });
  if (before !== null) await removeFile(context.db, context.actor.companyId, before);
};

export const removePaper = async (
  context: Context,
  { params: { id, part } }: Received<typeof dealWorkCalls.removePaper>,
): Promise<void> => {
  await heldPaper(context, id, part);
  await change(context, part, { is_deleted: true });
};
