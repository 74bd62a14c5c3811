import { alertSentences } from '@angan/contract/alerts/alert-sentences.ts';
import { movePart } from '@angan/contract/properties/move-parts.ts';
import type { ReadMove } from '@angan/contract/properties/property-status.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { forbidden } from '../../core/errors.ts';
import type { StoredProperty } from '../stored-property.ts';
import { tellOwner } from '../tell-of.ts';
import { checkMove } from './apply-move.ts';

/** Asks the Owner for a move that the actor may not make: it stands on the property until that moves, and they are told. */
export const askMove = async (context: Context, row: StoredProperty, move: ReadMove): Promise<void> => {
  const { actor, db, services } = context;
  if (actor.scope('property:ask') === 'none') throw forbidden();
  checkMove(row, move, dayInIndia(services.now()));
  const at = services.now().toISOString();
  const asked = {
    status: move.status,
    reason: move.reason ?? null,
    closed_by: move.closed_by ?? null,
    price: move.price ?? null,
    lease_end: move.lease_end ?? null,
    note: move.note ?? '',
    by: actor.userId,
    at,
  };
  await db
    .updateTable('property')
    .set({ asked: JSON.stringify(asked) })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', row.id)
    .execute();
  await sql`select note_access('asked', 'property', ${row.id}, ${JSON.stringify({ ...asked, to: move.status })}::jsonb)`.execute(
    db,
  );
  const { first_name, last_name } = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const who = [first_name, last_name].filter(Boolean).join(' ');
  const parts = [
    move.price == null ? [] : movePart.price({ price: move.price }),
    move.closed_by ? movePart.closedBy({ who: move.closed_by }) : [],
    move.lease_end ? movePart.lease({ day: move.lease_end }) : [],
    move.reason ? movePart.reason({ reason: move.reason }) : [],
  ].flat();
  const asks = { who, code: row.property_code, status: move.status };
  const { of } = alertSentences;
  const sentence = parts.length > 0 ? of.moveAskedWith({ ...asks, parts }) : of.moveAsked(asks);
  await tellOwner(db, row, 'Property to close', sentence, `asked ${at}`);
};
