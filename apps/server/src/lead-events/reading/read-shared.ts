import { type Kysely, sql } from 'kysely';
import type { DB } from '../../core/database/schema.gen.ts';
import { isOpen } from '../../inquiries/index.ts';
import type { SourceRules } from './read-known.ts';

/**
 * What a share says of who answers by its page: the inquiry that it was sent for, as long as that is open, and else that
 * the lead is of who sent it.
 */
export const readShared = async (
  db: Kysely<DB>,
  companyId: number,
  share: number,
): Promise<{ inquiry: number | null; rules: Partial<SourceRules> }> => {
  const { rows } = await sql<{ inquiry: number | null; sender: number | null }>`
    select (select i.id from inquiry i where i.company_id = s.company_id and i.id = s.inquiry and not i.is_deleted and ${isOpen}) as inquiry,
           (select u.id from app_user u where u.company_id = s.company_id and u.id = s.created_by and u.is_active) as sender
      from share s where s.company_id = ${companyId} and s.id = ${share}`.execute(db);
  const { inquiry = null, sender = null } = rows[0] ?? {};
  return { inquiry, rules: sender === null ? {} : { assign_rule: 'One person', assign_to: sender } };
};
