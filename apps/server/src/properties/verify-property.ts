import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { propertyCalls } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { tell } from '../core/live/tell.ts';
import { named } from '../core/named.ts';
import { derivedOf, type Facts } from './derived.ts';
import { applyMove, askMove, mayMove } from './moves/index.ts';
import { besideOf, holdProperty, type StoredProperty } from './stored-property.ts';

type Body = Received<typeof propertyCalls.verify>['body'];
const prices = ['sale_price', 'rent', 'deposit'] as const;

/** Writes what the owner answered. Whoever may verify may say what the owner's price is now, whatever else they may not. */
export const verifyProperty = async (context: Context, id: number, body: Body): Promise<void> => {
  const { actor, db } = context;
  const row = await holdProperty(context, id);
  const answer = body.answer ?? 'Available';
  if (answer === 'Gone') return gone(context, row, body);
  const changed = answer === 'Price changed' ? await newPrices(context, row, body) : {};
  await confirm(context, id, changed);
  // What is verified again stands on its timeline, though nothing of the property changed.
  await sql`select note_access('verified', 'property', ${id}, ${JSON.stringify({ answer })}::jsonb), ${tell(actor.companyId, 'property')}`.execute(
    db,
  );
};

/** Writes that the owner was asked today, with what they said of it. */
const confirm = async ({ actor, db, services }: Context, id: number, changed: object): Promise<void> => {
  await db
    .updateTable('property')
    .set({ ...changed, last_verified_at: services.now().toISOString(), verified_by: actor.userId })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};

const newPrices = async ({ actor, db }: Context, row: StoredProperty, body: Body) => {
  const given = named(Object.fromEntries(prices.map((field) => [field, body[field] ?? undefined])));
  const of = Object.keys(given);
  if (of.length === 0) {
    const field = prices.find((one) => row[one] !== null) ?? 'sale_price';
    throw fieldErrors({ [field]: [propertyTexts.newPriceNeeded] });
  }
  const zero = of.find((field) => given[field] === 0);
  if (zero) throw fieldErrors({ [zero]: [drf.min(1)] });
  const beside = await besideOf(db, actor.companyId, [row.id]);
  return { ...given, ...derivedOf({ ...row, ...given } as Facts, beside(row.id)) };
};

/** Takes it off the list where the actor may, and asks the Owner for it where they may not. */
const gone = async (context: Context, row: StoredProperty, body: Body): Promise<void> => {
  const { answer: _, sale_price, rent, deposit, ...said } = body;
  const move = { ...said, status: said.status ?? ('Withdrawn' as const) };
  const whole = { ...move, reason: move.reason ?? (move.status === 'Withdrawn' ? 'Other' : undefined) };
  if ((await mayMove(context, row, whole)) === false) return askMove(context, row, whole);
  await applyMove(context, row, whole);
  await confirm(context, row.id, {});
};
