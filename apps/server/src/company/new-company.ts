import { contactGroups, features, sources } from '@angan/domain/lookups/index.ts';
import type pg from 'pg';

interface NewCompany {
  readonly company_name: string;
  readonly default_city?: number;
  readonly created_date?: Date;
}

/**
 * Founds a company with the lists that every one starts with: groups, sources, features. Until it gets a term, nobody of
 * it may work. Answers its id. Only the database's owner and the platform's role may.
 */
export const newCompany = async (db: pg.PoolClient | pg.Pool, given: NewCompany): Promise<number> => {
  const made = await db.query<{ id: string }>(
    `insert into company (company_name, default_city, created_date) values ($1, $2, coalesce($3, now())) returning id`,
    [given.company_name, given.default_city ?? null, given.created_date ?? null],
  );
  const company = Number(made.rows[0]!.id);
  await db.query(`insert into contactgroup (company_id, contact_group_name) select $1, unnest($2::text[])`, [
    company,
    contactGroups.map((row) => row.contact_group_name),
  ]);
  await db.query(
    `insert into source (company_id, source_name, source_group) select $1, name, kind from unnest($2::text[], $3::text[]) as s (name, kind)`,
    [company, sources.map((row) => row.source_name), sources.map((row) => row.source_group)],
  );
  await db.query(
    `insert into feature (company_id, feature, category, is_system) select $1, name, kind, true from unnest($2::text[], $3::text[]) as f (name, kind)`,
    [company, features.map((row) => row.feature), features.map((row) => row.category)],
  );
  return company;
};
