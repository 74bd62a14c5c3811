import { invitationDays } from '@angan/domain/team.ts';
import { type SqlBool, sql } from 'kysely';
import type { Condition } from '../core/big-list.ts';

/** A moment before which a link was made that is no longer good. */
export const oldestSent = (now: Date): string => new Date(now.getTime() - invitationDays * 86_400_000).toISOString();

/** Which invitations `i` of a company still wait for somebody. */
export const openInvitations = (companyId: number, now: Date): Condition =>
  sql<SqlBool>`i.company_id = ${companyId} and i.joined is null and not i.is_deleted and i.sent_at >= ${oldestSent(now)}::timestamptz`;
