import type pg from 'pg';
import { officeMoment } from './calendar.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoProperty } from './property.ts';
import { idIn } from './write-people.ts';
import type { WrittenOffice } from './written-office.ts';

/** Writes what became of properties since they were added: their earlier prices, and the moves on their trail. */
export const writeStanding = async (
  client: pg.PoolClient,
  office: WrittenOffice,
  ids: readonly number[],
  properties: readonly DemoProperty[],
): Promise<void> => {
  const prices = properties.flatMap((one, i) => pricesOf(one, ids[i]!, office));
  prices.sort((a, b) => a.created_date.getTime() - b.created_date.getTime());
  await insertRows(client, 'property_price_change', prices);
  await insertRows(
    client,
    'audit_log',
    properties.flatMap((one, i) => movesOf(one, ids[i]!, office)),
  );
};

const pricesOf = ({ earlier, facts }: DemoProperty, property_id: number, office: WrittenOffice) =>
  earlier.map(({ field, price, until, by }, i) => ({
    company_id: office.id,
    property_id,
    field,
    old_price: price,
    new_price: earlier[i + 1]?.price ?? facts[field]!,
    created_by: idIn(office.users, by),
    created_date: officeMoment(office.now, until),
  }));

/** As `note_access` of the trail has it when a person makes the move. */
const movesOf = ({ move }: DemoProperty, entity_id: number, office: WrittenOffice) => {
  if (!move) return [];
  const { status_reason: reason, closed_price: price, ...said } = move.said;
  return [
    {
      company_id: office.id,
      at: officeMoment(office.now, move.age),
      user_id: idIn(office.users, move.by),
      entity: 'property',
      entity_id,
      action: 'moved',
      changes: { ...said, reason, price, from: 'Available', to: move.to, note: '' },
    },
  ];
};
