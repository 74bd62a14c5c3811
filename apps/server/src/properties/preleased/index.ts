import {
  type Preleased,
  type PreleasedGiven,
  type preleasedCalls,
  preleasedFieldNames,
  preleasedMistakes,
} from '@angan/contract/properties/preleased.ts';
import { preleasedTexts } from '@angan/contract/properties/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { yieldOf } from '@angan/domain/preleased.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { forbidden, nonField, notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import { keepHiddenNumbers } from '../../core/keep-hidden-numbers.ts';
import { named, withoutNulls } from '../../core/named.ts';
import { mayChange } from '../../records/index.ts';
import { refuseMistakes } from '../check-property.ts';
import { deriveAgain, holdProperty } from '../stored-property.ts';
import { findProperty } from '../visible-properties.ts';
import { leaseColumns, leaseOf } from './lease-columns.ts';

const preleased = dealTypes.find(({ deal_type }) => deal_type === 'Pre-leased')!.id;

const leaseRow = ({ actor, db }: Context, property: number) =>
  db
    .selectFrom('preleased as l')
    .select(leaseColumns)
    .where('l.company_id', '=', actor.companyId)
    .where('l.property_id', '=', property)
    .executeTakeFirst();
type LeaseRow = NonNullable<Awaited<ReturnType<typeof leaseRow>>>;

const hundredth = (percent: number | null) => (percent === null ? null : Math.round(percent * 100) / 100);

const show = async (context: Context, property: number, row: LeaseRow | undefined): Promise<Preleased> => {
  const { actor, services } = context;
  const whose = await findProperty(context, property);
  if (!row) throw notFound();
  const found = yieldOf(leaseOf(row), whose.sale_price_total, dayInIndia(services.now()));
  return {
    ...(row as unknown as Preleased),
    tenant_name: actor.scope('property:owner_number') === 'all' ? row.tenant_name : maskNumbersIn(row.tenant_name),
    property,
    ...found,
    gross_roi: hundredth(found.gross_roi),
    gross_roi_after_escalation: hundredth(found.gross_roi_after_escalation),
    net_roi: hundredth(found.net_roi),
    average_roi: hundredth(found.average_roi),
    effective_roi: hundredth(found.effective_roi),
    may_edit: mayChange(actor, 'property:edit', whose),
  };
};

const empty = Object.fromEntries(preleasedFieldNames.map((name) => [name, null]));

/** Writes the lease that a property would have after `change`; all of it, or only what is named. */
const write = async (context: Context, property: number, body: PreleasedGiven, isWhole: boolean) => {
  const { actor, db } = context;
  const row = await holdProperty(context, property);
  if (!mayChange(actor, 'property:edit', { created_by: row.created_by, assigned_ids: row.assigned_to }))
    throw forbidden();
  const before = await leaseRow(context, property);
  if (!isWhole && !before) throw notFound();
  if (!row.deal_type.includes(preleased)) throw nonField(preleasedTexts.notPreleased);
  const given = keepHiddenNumbers(actor, before ?? {}, withoutNulls(named(body), ['gst_on_rent']));
  const lease = { ...(isWhole ? { ...empty, tenant_name: '', gst_on_rent: false } : before), ...given };
  refuseMistakes(preleasedMistakes(lease as PreleasedGiven));
  await db
    .insertInto('preleased')
    .values({ ...lease, property_id: property, company_id: actor.companyId } as never)
    .onConflict((on) => on.columns(['company_id', 'property_id']).doUpdateSet(lease as never))
    .execute();
  await deriveAgain(db, actor.companyId, [property]);
  await sql`select mark_record_for_matching('property', ${property})`.execute(db);
  return show(context, property, await leaseRow(context, property));
};

export const preleasedHandlers: Handlers<typeof preleasedCalls> = {
  get: async ({ params }, context) => show(context, params.id, await leaseRow(context, params.id)),
  put: ({ params, body }, context) => write(context, params.id, body, true),
  update: ({ params, body }, context) => write(context, params.id, body, false),
};

export { leaseColumns, leaseOf };
