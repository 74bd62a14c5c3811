import { type MigrationKind, type MigrationTarget, targetsOf } from '@angan/contract/imports/kinds.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import type { StoredColumn } from './columns.ts';
import { plainHeader } from './header.ts';

interface OfCompany {
  readonly company_id: number;
  readonly kind: MigrationKind;
  readonly fingerprint: string;
}
type Saved = [header: string, target: MigrationTarget][];

/** The columns as an earlier file with the same headers was mapped, and the name of that mapping; '' where there is none. */
export const withSavedMapping = async (
  db: Kysely<DB>,
  { company_id, kind }: Omit<OfCompany, 'fingerprint'>,
  { columns, fingerprint }: { columns: readonly StoredColumn[]; fingerprint: string },
): Promise<{ columns: readonly StoredColumn[]; name: string }> => {
  const saved = await db
    .selectFrom('data_migration_mapping')
    .select(['name', 'targets'])
    .where('company_id', '=', company_id)
    .where('kind', '=', kind)
    .where('fingerprint', '=', fingerprint)
    .orderBy('last_updated', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!saved) return { columns, name: '' };
  const left = [...(saved.targets as unknown as Saved)];
  const mapped = columns.map((column): StoredColumn => {
    // A header may stand there twice: each takes the next of its own.
    const at = left.findIndex(([header]) => header === plainHeader(column.header));
    const target = at < 0 ? undefined : left.splice(at, 1)[0]![1];
    return target && targetsOf(kind).includes(target) ? { ...column, target, guessed_by: 'saved' } : column;
  });
  return { columns: mapped, name: saved.name };
};

/** Keeps a mapping under a name; one of that name is replaced. */
export const saveMapping = async (
  db: Kysely<DB>,
  { company_id, kind, fingerprint }: OfCompany,
  name: string,
  columns: readonly StoredColumn[],
  userId: number,
): Promise<void> => {
  const targets: Saved = columns.map(({ header, target }) => [plainHeader(header), target]);
  await sql`insert into data_migration_mapping (company_id, kind, name, fingerprint, targets, created_by)
    values (${company_id}, ${kind}, ${name}, ${fingerprint}, ${JSON.stringify(targets)}::jsonb, ${userId})
    on conflict (company_id, kind, lower(name)) do update set name = excluded.name, fingerprint = excluded.fingerprint,
      targets = excluded.targets`.execute(db);
};
