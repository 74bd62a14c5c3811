import type { DealStanding } from '@angan/domain/deals/index.ts';
import { type DealType, dealTypes } from '@angan/domain/lookups/deal-types.ts';
import type { DealStage } from '@angan/domain/lookups/deals.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';

/** The word of a deal type by its id, as the rules of deals read it. */
export const dealTypeOf = (id: number): DealType => dealTypes.find((row) => row.id === id)!.deal_type;

/** A deal as it is stored, held against other writers until the transaction ends. */
export const heldDeal = async ({ actor, db }: Context, id: number, is_deleted = false) => {
  const row = await db
    .selectFrom('deal')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('is_deleted', '=', is_deleted)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};
export type HeldDeal = Awaited<ReturnType<typeof heldDeal>>;

export const standingOf = ({ stage, skipped }: HeldDeal): DealStanding => ({
  stage: stage as DealStage,
  skipped: skipped as DealStage[],
});
