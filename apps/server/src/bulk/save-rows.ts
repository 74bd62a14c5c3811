import type { BulkResult, BulkRows } from '@angan/contract/bulk/bulk.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Mistakes } from '@angan/contract/kit/mistakes.ts';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { breaksUnique, refusalOf } from '../core/database/database-errors.ts';
import { Refusal } from '../core/errors.ts';
import type { BulkKind } from './kinds.ts';

type Outcome = { id: number } | { errors: Mistakes };

/**
 * Adds the rows one after the other, in one transaction: what is wrong with one takes nothing from the others, and a lost
 * connection leaves either all good rows or none. Rows whose keys are known answer what they became.
 */
export const saveRows = async (kind: BulkKind, rows: BulkRows, context: Context): Promise<BulkResult[]> => {
  const outcomes = new Map<string, Outcome>();
  for (const [key, id] of await knownRows(
    kind,
    rows.map(({ row_key }) => row_key),
    context,
  ))
    outcomes.set(key, { id });
  const added: number[] = [];
  for (const row of rows) {
    if (outcomes.has(row.row_key)) continue;
    const outcome = await saveRow(kind, row, context);
    outcomes.set(row.row_key, outcome);
    if ('id' in outcome) added.push(outcome.id);
  }
  await kind.tell?.(context, added);
  const codes = await codesOf(
    kind,
    [...outcomes.values()].flatMap((one) => ('id' in one ? [one.id] : [])),
    context,
  );
  return rows.map(({ row_key }) => {
    const outcome = outcomes.get(row_key)!;
    return 'id' in outcome
      ? { row_key, id: outcome.id, code: codes.get(outcome.id)! }
      : { row_key, errors: outcome.errors };
  });
};

const saveRow = async (kind: BulkKind, { row_key, ...row }: BulkRows[number], context: Context): Promise<Outcome> => {
  const { actor, db } = context;
  await sql`savepoint bulk_row`.execute(db);
  try {
    const id = await kind.add(context, row);
    await sql`insert into ${sql.table(kind.table)} (company_id, created_by, row_key, ${sql.ref(kind.record)})
      values (${actor.companyId}, ${actor.userId}, ${row_key}, ${id})`.execute(db);
    await sql`release savepoint bulk_row`.execute(db);
    return { id };
  } catch (error) {
    await sql`rollback to savepoint bulk_row`.execute(db);
    // The same request came twice at once, and the other one was first.
    if (breaksUnique(error, `${kind.table}_pkey`))
      return { id: (await knownRows(kind, [row_key], context)).get(row_key)! };
    const refusal = error instanceof Refusal ? error : refusalOf(error, row);
    if (!refusal) throw error;
    return { errors: errorsIn(refusal) };
  }
};

/** What a refusal says by field; one that is about the whole row stands under `non_field_errors`. */
const errorsIn = ({ status, body }: Refusal): Mistakes => {
  if (status === 400 && !('detail' in (body as object))) return body as Mistakes;
  const said = body as { detail?: string; non_field_errors?: string[] };
  return { non_field_errors: said.non_field_errors ?? [said.detail ?? drf.forbidden] };
};

/** The records that the actor's rows became, by the keys of those that are known. */
const knownRows = async (
  kind: BulkKind,
  keys: readonly string[],
  { actor, db }: Context,
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ row_key: string; id: number }>`
    select row_key, ${sql.ref(kind.record)} as id from ${sql.table(kind.table)}
     where company_id = ${actor.companyId} and created_by = ${actor.userId} and row_key = any (${keys}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ row_key, id }) => [row_key, id]));
};

const codesOf = async (
  { record }: BulkKind,
  ids: readonly number[],
  { actor, db }: Context,
): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, ${sql.ref(`${record}_code`)} as code from ${sql.table(record)}
     where company_id = ${actor.companyId} and id = any (${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
};
