import { contactGroups, features, sources } from '@angan/domain/lookups/index.ts';
import type pg from 'pg';

interface NewCompany {
  readonly company_name: string;
  readonly is_platform?: boolean;
  readonly subscription_status?: 'Active' | 'Expired';
  readonly default_city?: number;
  readonly created_date?: Date;
}

/** Founds a company with the lists that every one starts with: groups, sources, features. Answers its id. */
export const newCompany = async (owner: pg.PoolClient | pg.Pool, given: NewCompany): Promise<number> => {
  const made = await owner.query<{ id: string }>(
    `insert into company (company_name, is_platform, subscription_status, default_city, created_date) values ($1, $2, $3, $4, coalesce($5, now())) returning id`,
    [
      given.company_name,
      given.is_platform ?? false,
      given.subscription_status ?? 'Active',
      given.default_city ?? null,
      given.created_date ?? null,
    ],
  );
  const company = Number(made.rows[0]!.id);
  await owner.query(`insert into contactgroup (company_id, contact_group_name) select $1, unnest($2::text[])`, [
    company,
    contactGroups.map((row) => row.contact_group_name),
  ]);
  await owner.query(
    `insert into source (company_id, source_name, source_group) select $1, name, kind from unnest($2::text[], $3::text[]) as s (name, kind)`,
    [company, sources.map((row) => row.source_name), sources.map((row) => row.source_group)],
  );
  await owner.query(
    `insert into feature (company_id, feature, category) select $1, name, kind from unnest($2::text[], $3::text[]) as f (name, kind)`,
    [company, features.map((row) => row.feature), features.map((row) => row.category)],
  );
  return company;
};
