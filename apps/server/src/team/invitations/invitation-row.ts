import { type Invitation, joinPath } from '@angan/contract/team/invitations.ts';
import { invitationDays } from '@angan/domain/team.ts';
import type { Selectable } from 'kysely';
import { type LinkSubject, linkFor } from '../../auth/index.ts';
import type { Services } from '../../core/context.ts';
import type { TeamInvitation } from '../../core/database/schema.gen.ts';

export type InvitationRow = Selectable<TeamInvitation>;

export const showInvitation = (row: InvitationRow): Invitation => ({
  ...row,
  usertype: row.usertype as Invitation['usertype'],
  expires_at: new Date(Date.parse(row.sent_at) + invitationDays * 86_400_000).toISOString(),
});

/** A link that is sent again, one that was used and one that was taken back each end those before. */
export const subjectOf = ({ id, sent_at, joined, is_deleted }: InvitationRow): LinkSubject => ({
  purpose: 'invitation',
  id,
  state: [sent_at, joined === null ? null : String(joined), String(is_deleted)],
  days: invitationDays,
});

/** The address that the invited person opens. */
export const joinUrl = (services: Services, row: InvitationRow): string => {
  const { uid, token } = linkFor(services, subjectOf(row));
  return services.settings.publicUrl + joinPath(uid, token);
};
