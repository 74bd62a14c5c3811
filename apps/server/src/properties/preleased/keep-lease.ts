import type { ReadMove } from '@angan/contract/properties/property-status.ts';
import type { Context } from '../../core/context.ts';
import { keepHiddenNumbers } from '../../core/keep-hidden-numbers.ts';
import type { StoredProperty } from '../stored-property.ts';

/**
 * Writes down the lease of what was just let and stays for sale: what the move says of it, the rest from the terms that the
 * property was offered at. What nobody said is asked for later.
 */
export const keepLease = async (
  { actor, db }: Context,
  row: StoredProperty,
  move: ReadMove,
  today: string,
): Promise<void> => {
  const before = await db
    .selectFrom('preleased')
    .select('tenant_name')
    .where('company_id', '=', actor.companyId)
    .where('property_id', '=', row.id)
    .executeTakeFirst();
  const lease = {
    ...keepHiddenNumbers(actor, before ?? {}, { tenant_name: move.tenant_name ?? '' }),
    tenant_category: move.tenant_category ?? null,
    lease_start: move.lease_start ?? today,
    lease_end: move.lease_end ?? null,
    current_rent: move.price ?? null,
    deposit: row.deposit,
    notice_months: row.notice_months,
    escalation_percent: row.escalation_percent,
    escalation_every_months: row.escalation_every_months,
    lock_in_end: null,
    tenant_lock_in_end: null,
  };
  await db
    .insertInto('preleased')
    .values({ ...lease, property_id: row.id, company_id: actor.companyId })
    .onConflict((on) => on.columns(['company_id', 'property_id']).doUpdateSet(lease))
    .execute();
};
