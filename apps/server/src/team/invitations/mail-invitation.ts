import { randomUUID } from 'node:crypto';
import { invitationDays } from '@angan/domain/team.ts';
import { plainName, takeMail } from '../../auth/index.ts';
import type { Context } from '../../core/context.ts';
import type { Limits } from '../../core/limits.ts';
import { mailTo, send } from '../../core/outbox/index.ts';
import type { InvitationRow } from './invitation-row.ts';

/** Mails the link where there is an address; refuses with 429 where one reader is mailed too often. */
export const mailInvitation = async (
  limits: Limits,
  context: Context,
  row: InvitationRow,
  url: string,
): Promise<void> => {
  if (row.email === '') return;
  const { actor, db, request } = context;
  await takeMail(limits, row.email, request.asker);
  const {
    company_name: office,
    first_name,
    last_name,
    language,
  } = await db
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .where('u.company_id', '=', actor.companyId)
    .where('u.id', '=', actor.userId)
    .select(['c.company_name', 'u.first_name', 'u.last_name', 'u.language'])
    .executeTakeFirstOrThrow();
  const who = `${first_name} ${last_name}`.trim();
  // Whoever is invited has chosen no language yet; that of who invites them is the best guess.
  const mail = mailTo({ to: row.email, name: plainName(row.first_name), language }, ({ say, word }) => ({
    subject: say('You are invited to an office on Angan'),
    paragraphs: [
      say('{who} of {office} invites you to work in their office on Angan, as {role}.', {
        ...{ who, office, role: word(row.usertype) },
      }),
      say(
        'You choose your own password. The link is good for {days} days, and once. If you do not know them, there is nothing to do.',
        { days: invitationDays },
      ),
    ],
    link: { label: say('Join the office'), url },
  }));
  await send(db, { ...mail, idempotencyKey: `invitation ${row.id} ${randomUUID()}` });
};
