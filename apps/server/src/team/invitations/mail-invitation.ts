import { randomUUID } from 'node:crypto';
import { invitationDays } from '@angan/domain/team.ts';
import { plainName, takeMail } from '../../auth/index.ts';
import type { Context } from '../../core/context.ts';
import type { Limits } from '../../core/limits.ts';
import { letter, send } from '../../core/outbox/index.ts';
import { type InvitationRow, joinUrl } from './invitation-row.ts';

/** Mails the link where there is an address; refuses with 429 where one reader is mailed too often. */
export const mailInvitation = async (limits: Limits, context: Context, row: InvitationRow): Promise<void> => {
  if (row.email === '') return;
  const { actor, db, services, request } = context;
  await takeMail(limits, row.email, request.asker);
  const { company_name, first_name, last_name } = await db
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .where('u.company_id', '=', actor.companyId)
    .where('u.id', '=', actor.userId)
    .select(['c.company_name', 'u.first_name', 'u.last_name'])
    .executeTakeFirstOrThrow();
  await send(db, {
    channel: 'mail',
    to: row.email,
    subject: 'You are invited to an office on Angan',
    body: letter({
      greeting: `Hello ${plainName(row.first_name)},`,
      paragraphs: [
        `${`${first_name} ${last_name}`.trim()} of ${company_name} invites you to work in their office on Angan, as ${row.usertype}.`,
        `You choose your own password. The link is good for ${invitationDays} days, and once. If you do not know them, there is nothing to do.`,
      ],
      link: { label: 'Join the office', url: joinUrl(services, row) },
    }),
    idempotencyKey: `invitation ${row.id} ${randomUUID()}`,
  });
};
