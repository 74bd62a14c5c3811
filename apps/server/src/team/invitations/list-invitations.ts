import type { Invitation } from '@angan/contract/team/invitations.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { type InvitationRow, showInvitation } from './invitation-row.ts';

/** Invitations in one list; an office has few. */
const most = 100;

/** Who is invited and has not come yet, the newest first; those whose link is over too, to be sent anew. */
export const listInvitations = async ({ actor, db }: Context): Promise<Invitation[]> => {
  const { rows } = await sql<InvitationRow>`select i.* from team_invitation i
    where i.company_id = ${actor.companyId} and i.joined is null and not i.is_deleted
    order by i.sent_at desc, i.id limit ${most}`.execute(db);
  return rows.map(showInvitation);
};
