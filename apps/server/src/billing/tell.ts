import type { AlertSentence } from '@angan/contract/alerts/alert-sentences.ts';
import { type Kysely, sql } from 'kysely';
import { adminIds, ownerIds, raiseAlerts } from '../alerts/index.ts';
import type { DB } from '../core/database/schema.gen.ts';

interface Told {
  /** What makes it this alert and no other. */
  readonly key: string;
  readonly sentence: AlertSentence;
}

/** Has every Admin hear of what waits for them. `db` is a transaction of the platform's role, in whoever's name. */
export const tellAdmins = async (db: Kysely<DB>, { key, sentence }: Told): Promise<void> => {
  const { rows } = await sql<{ company: string; platform: string }>`
    select current_setting('app.company_id', true) as company, (select id::text from company where is_platform) as platform`.execute(
    db,
  );
  const { company, platform } = rows[0]!;
  const as = (id: string) => sql`select set_config('app.company_id', ${id}, true)`.execute(db);
  await as(platform);
  await raiseAlerts(db, [{ to: await adminIds(db), kind: 'Payment to see to', key, sentence }]);
  await as(company);
};

/** Has the Owner of the office in whose name `db` goes hear of what was decided about their money. */
export const tellOwner = async (db: Kysely<DB>, { key, sentence }: Told): Promise<void> =>
  raiseAlerts(db, [{ to: await ownerIds(db), kind: 'Payment settled', key, sentence }]);

export const nameOfOffice = async (db: Kysely<DB>, company: number): Promise<string> => {
  const { company_name } = await db
    .selectFrom('company')
    .select('company_name')
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
  return company_name;
};
