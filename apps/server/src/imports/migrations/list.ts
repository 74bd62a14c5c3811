import type { dataMigrationCalls } from '@angan/contract/imports/data-migration.ts';
import { sql } from 'kysely';
import type { Handler } from '../../core/http/serve.ts';
import { envelope, readPaging } from '../../core/list.ts';
import { migrationRows, showMigration } from './show.ts';

/** The newest first. An office has tens of them, so they are counted. */
export const listMigrations: Handler<typeof dataMigrationCalls.list> = async ({ query }, context) => {
  const mine = migrationRows(context);
  const total = async () =>
    (await mine.clearSelect().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count;
  const paging = await readPaging(query, ['-id'], total);
  const rows = await mine
    .orderBy('m.id', 'desc')
    .limit(paging.size + 1)
    .offset(paging.offset)
    .execute();
  return envelope(
    context,
    paging,
    await total(),
    rows,
    (row) => String(row.id),
    (row) => showMigration(row, context),
  );
};
