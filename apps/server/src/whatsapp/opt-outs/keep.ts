import type { OptOutHow } from '@angan/contract/whatsapp/opt-outs.ts';
import { beginningOf } from '@angan/domain/beginning.ts';
import type { Wish } from '@angan/domain/whatsapp/opt-out.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';

/** By number, by Meta's own id, or by both. */
export interface Ids {
  readonly wa_id?: string | undefined;
  readonly user_id?: string | undefined;
}

export interface Said {
  readonly wish: Wish;
  readonly how: OptOutHow;
  /** Their words; by hand, the reason. */
  readonly said: string;
  readonly at: Date;
  readonly by?: number | undefined;
}

interface Row {
  readonly id: number;
  readonly wa_id: string | null;
  readonly user_id: string | null;
  readonly is_out: boolean;
  readonly how: string;
  readonly said: string;
  readonly at: string;
  readonly written_by: number | null;
}

/** What holds for a person after all that they said, and whether that is news. */
export interface Kept {
  readonly ids: Ids;
  readonly isOut: boolean;
  readonly isNews: boolean;
}

const mostSaid = 200;

/**
 * Keeps what somebody said on the one row that is theirs, with all ids that are known of them. What was said last holds,
 * in whatever order it comes; of two wishes of one second the one that ends marketing. Without `said` it only learns that
 * two ids are one person; undefined where nothing was ever said by them. The wishes are held by the caller.
 */
export const keepWish = async (
  db: Kysely<DB>,
  companyId: number,
  given: Ids,
  said?: Said,
): Promise<Kept | undefined> => {
  const { wa_id, user_id } = await allIds(db, companyId, given);
  const rows = await rowsOf(db, companyId, { wa_id, user_id });
  const own = rows.find((row) => wa_id !== undefined && row.wa_id === wa_id) ?? rows.find((row) => isOf(row, wa_id));
  const latest = rows
    .map(asSaid)
    .concat(said ? [said] : [])
    .toSorted(lastFirst)[0];
  if (!latest) return undefined;
  for (const row of rows) if (row !== own) await part(db, companyId, row);
  const ids = { wa_id: wa_id ?? own?.wa_id ?? undefined, user_id: user_id ?? own?.user_id ?? undefined };
  const isOut = latest.wish === 'stop';
  const isNews =
    !own || own.is_out !== isOut || own.wa_id !== (ids.wa_id ?? null) || own.user_id !== (ids.user_id ?? null);
  const isLater = !own || Date.parse(own.at) < latest.at.getTime();
  if (isNews || isLater) await write(db, companyId, { own, ids, latest });
  return { ids, isOut, isNews };
};

/** The row of somebody whose number was not known; of nobody with another number. */
const isOf = (row: Row, wa_id: string | undefined) => wa_id === undefined || row.wa_id === null;

/** The id that was not given, where a chat knows it. */
const allIds = async (db: Kysely<DB>, companyId: number, { wa_id, user_id }: Ids): Promise<Ids> => {
  if (wa_id !== undefined && user_id !== undefined) return { wa_id, user_id };
  const { rows } = await sql<{ wa_id: string; user_id: string }>`
    select wa_id, user_id from whatsapp_chat where company_id = ${companyId} and wa_id is not null and user_id is not null
       and (wa_id = ${wa_id ?? null} or user_id = ${user_id ?? null}) order by last_incoming_at desc nulls last, id desc limit 1`.execute(
    db,
  );
  return { wa_id: wa_id ?? rows[0]?.wa_id, user_id: user_id ?? rows[0]?.user_id };
};

const rowsOf = async (db: Kysely<DB>, companyId: number, { wa_id, user_id }: Ids): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select id, wa_id, user_id, is_out, how, said, at, written_by from whatsapp_opt_out
     where company_id = ${companyId} and (wa_id = ${wa_id ?? null} or user_id = ${user_id ?? null})`.execute(db);
  return rows;
};

const asSaid = (row: Row): Said => ({
  wish: row.is_out ? 'stop' : 'start',
  how: row.how as OptOutHow,
  said: row.said,
  at: new Date(row.at),
  by: row.written_by ?? undefined,
});

const lastFirst = (a: Said, b: Said) =>
  b.at.getTime() - a.at.getTime() || Number(b.wish === 'stop') - Number(a.wish === 'stop');

/** A row by the id alone goes into that of the number; one of another number lets go of the id. */
const part = (db: Kysely<DB>, companyId: number, { id, wa_id }: Row) =>
  wa_id === null
    ? sql`delete from whatsapp_opt_out where company_id = ${companyId} and id = ${id}`.execute(db)
    : sql`update whatsapp_opt_out set user_id = null where company_id = ${companyId} and id = ${id}`.execute(db);

/** The same wish once more moves its time, so that an older one that comes late does not undo it; not what was said first. */
const write = (
  db: Kysely<DB>,
  companyId: number,
  { own, ids, latest }: { own: Row | undefined; ids: Ids; latest: Said },
) => {
  const isOut = latest.wish === 'stop';
  const { how, said, by } = own?.is_out === isOut ? asSaid(own) : latest;
  const columns = {
    wa_id: ids.wa_id ?? null,
    user_id: ids.user_id ?? null,
    is_out: isOut,
    how,
    said: beginningOf(said, mostSaid),
    at: latest.at.toISOString(),
    written_by: by ?? null,
  };
  return own
    ? db
        .updateTable('whatsapp_opt_out')
        .set(columns)
        .where('company_id', '=', companyId)
        .where('id', '=', own.id)
        .execute()
    : db
        .insertInto('whatsapp_opt_out')
        .values({ ...columns, company_id: companyId })
        .execute();
};
