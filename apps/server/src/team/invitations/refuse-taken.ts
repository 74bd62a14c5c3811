import { teamTexts } from '@angan/contract/team/texts.ts';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { openInvitations } from '../open-invitations.ts';

interface Reach {
  readonly email: string;
  readonly mobile: string;
}

/**
 * Refuses an address or a number that somebody of this office has, or is invited with. Of other offices nothing is said
 * here: who has an account is told to nobody but the number's holder.
 */
export const refuseTaken = async ({ actor, db, services }: Context, { email, mobile }: Reach): Promise<void> => {
  const { rows } = await sql<{ name: string; invited: boolean } & Reach>`
    select trim(u.first_name || ' ' || u.last_name) as name, u.email, u.mobile, false as invited from app_user u
     where u.company_id = ${actor.companyId} and (lower(u.email) = lower(${email}) or u.mobile = ${mobile} and u.mobile <> '')
    union all
    select trim(i.first_name || ' ' || i.last_name), i.email, i.mobile, true from team_invitation i
     where ${openInvitations(actor.companyId, services.now())}
       and (lower(i.email) = lower(${email}) and i.email <> '' or i.mobile = ${mobile} and i.mobile <> '')`.execute(db);
  const taken = (field: 'email' | 'mobile', given: string) =>
    given === '' ? undefined : rows.find((row) => row[field].toLowerCase() === given.toLowerCase());
  const [byMobile, byEmail] = [taken('mobile', mobile), taken('email', email)];
  if (!byMobile && !byEmail) return;
  const { mobileInvited, mobileTaken, emailInvited, emailTaken } = teamTexts;
  throw fieldErrors({
    ...(byMobile && { mobile: [(byMobile.invited ? mobileInvited : mobileTaken)(byMobile.name)] }),
    ...(byEmail && { email: [(byEmail.invited ? emailInvited : emailTaken)(byEmail.name)] }),
  });
};
