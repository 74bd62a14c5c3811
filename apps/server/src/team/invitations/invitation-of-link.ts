import { teamTexts } from '@angan/contract/team/texts.ts';
import { type Kysely, sql } from 'kysely';
import { idIn, tokenFits } from '../../auth/index.ts';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { notFound } from '../../core/errors.ts';
import { type InvitationRow, subjectOf } from './invitation-row.ts';

/**
 * The invitation that a link belongs to, locked until the transaction ends. Refuses with the same 404 what is no link of
 * ours, was taken back, used or made anew, or is over, and all of an office that is about to be deleted.
 */
export const invitationOfLink = async (
  db: Kysely<DB>,
  services: Services,
  { uid, token }: { readonly uid: string; readonly token: string },
): Promise<InvitationRow> => {
  const id = idIn(uid);
  const row =
    id === undefined
      ? undefined
      : await db
          .selectFrom('team_invitation')
          .selectAll()
          .where('id', '=', id)
          .where('joined', 'is', null)
          .where('is_deleted', '=', false)
          .where(sql<boolean>`not is_deleting(company_id)`)
          .forNoKeyUpdate()
          .executeTakeFirst();
  if (!row || !tokenFits(services, subjectOf(row), token)) throw notFound(teamTexts.invitationGone);
  return row;
};
