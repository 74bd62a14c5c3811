import { expect, test } from 'vitest';
import { acrossMigration } from '../../test/at-migration.ts';

test('alerts of a version that kept a column for each kind still point to the same records, in order', () =>
  acrossMigration(
    '0096',
    (client) =>
      client.query(`
      insert into company (company_name) values ('A'), ('B');
      insert into app_user (company_id, usertype, username, email, password_hash)
        select id, 'Owner', company_name, company_name || '@a.test', 'x' from company where not is_platform;
      insert into user_alert (company_id, user_id, kind, message, key, task, inquiry, property, last_updated)
        select company_id, id, 'New match', 'm', 'all', '{7}'::bigint[], '{3,1}'::bigint[], '{9,2}'::bigint[], '2026-01-01'::timestamptz from app_user
        union all select company_id, id, 'New match', 'm', 'none', '{}', '{}', '{}', '2026-01-01' from app_user`),
    async (client) => {
      const { rows } = await client.query(
        `select distinct key, subjects, last_updated::date::text as at from user_alert order by key`,
      );
      const subjects = [
        ['task', 7],
        ['inquiry', 3],
        ['inquiry', 1],
        ['property', 9],
        ['property', 2],
      ].map(([kind, id]) => ({ kind, id }));
      expect(rows).toEqual([
        { key: 'all', subjects, at: '2026-01-01' },
        { key: 'none', subjects: [], at: '2026-01-01' },
      ]);
    },
  ));
