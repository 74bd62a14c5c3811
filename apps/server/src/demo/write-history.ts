import type pg from 'pg';
import { officeMoment } from './calendar.ts';
import type { Change, DemoNote } from './history.ts';
import { backdateTrail, insertRows } from './insert-rows.ts';
import { columnsOf, idIn } from './write-people.ts';
import type { WrittenOffice } from './written-office.ts';

/**
 * Makes the changes one after the other, each as the person who made it, so that the trail is written by the same
 * triggers as ever; then moves its entry to its day. now() stands still in a transaction, which tells the new entry apart.
 */
export const writeChanges = async (
  client: pg.PoolClient,
  office: WrittenOffice,
  ids: readonly number[],
  changes: readonly Change[],
): Promise<void> => {
  // Rows are stamped with the time of writing by a trigger, and the office would seem to have done all of it today.
  await client.query('alter table contact disable trigger touch');
  for (const { contact, age, by, set } of changes) {
    const at = officeMoment(office.now, age);
    const columns = { ...columnsOf(set, office), last_updated: at };
    const names = Object.keys(columns);
    await client.query(`select set_config('app.user_id', $1, true)`, [String(idIn(office.users, by))]);
    await client.query(
      `update contact set ${names.map((name, i) => `${name} = $${i + 3}`).join(', ')} where company_id = $1 and id = $2`,
      [office.id, ids[contact], ...Object.values(columns)],
    );
    await client.query(
      `update audit_log set at = $3 where company_id = $1 and entity = 'contact' and entity_id = $2 and at = now()`,
      [office.id, ids[contact], at],
    );
  }
  await client.query(`select set_config('app.user_id', '', true)`);
  await client.query('alter table contact enable trigger touch');
};

export const writeNotes = async (
  client: pg.PoolClient,
  office: WrittenOffice,
  ids: readonly number[],
  notes: readonly DemoNote[],
): Promise<void> => {
  const rows = notes.map(({ contact, age, by, text }) => {
    const at = officeMoment(office.now, age);
    const link = { link_kind: 'contact', link_id: ids[contact]! };
    return {
      company_id: office.id,
      text,
      ...link,
      created_by: idIn(office.users, by),
      created_date: at,
      last_updated: at,
    };
  });
  await insertRows(client, 'note', rows);
  await backdateTrail(client, office.id, 'note');
};
