import { sql } from 'kysely';
import type { Work } from '../work.ts';

/** A number or e-mail that several contacts have, and who; the oldest first. */
export interface Shared {
  readonly what: string;
  readonly ids: readonly number[];
}
type Company = Pick<Work, 'db' | 'companyId'>;

/** Numbers that stand among the five of several contacts; of these contacts alone, where they are named. */
export const sharedNumbers = async ({ db, companyId }: Company, among?: readonly number[]): Promise<Shared[]> => {
  const only = among ? sql`and contact_id = any (${among})` : sql``;
  const { rows } = await sql<Shared>`
    select mobile as what, array_agg(contact_id order by contact_id) as ids from contact_mobile
     where company_id = ${companyId} ${only} group by mobile having count(*) > 1`.execute(db);
  return rows;
};

/** E-mail addresses that several contacts have, without regard to case. */
export const sharedMails = async ({ db, companyId }: Company): Promise<Shared[]> => {
  const { rows } = await sql<Shared>`
    select email_key as what, array_agg(id order by id) as ids from contact
     where company_id = ${companyId} and not is_deleted and email_key <> '' group by email_key having count(*) > 1`.execute(
    db,
  );
  return rows;
};
