import { formatDate } from '@angan/domain/dates.ts';
import type { Context } from '../../core/context.ts';
import { letter, send } from '../../core/outbox/index.ts';

/** Tells the Owner by mail that the file is there: with a link to the screen and none to the file. */
export const mailReady = async (
  { actor, db, services }: Context,
  id: number,
  { until, left_out }: { until: string; left_out: number },
): Promise<void> => {
  const owner = await db
    .selectFrom('app_user')
    .select(['first_name', 'email'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  if (!owner.email) return;
  await send(db, {
    channel: 'mail',
    to: owner.email,
    subject: 'All your data is ready',
    body: letter({
      greeting: `Hello ${owner.first_name},`,
      paragraphs: [
        `The file with all your office’s data is ready. It is kept until ${formatDate(until)}, then removed.`,
        ...(left_out > 0 ? ['Something could not be read. not-exported.txt in the file names it.'] : []),
        'If you did not ask for it, change your password and look at your devices.',
      ],
      link: { label: 'Open the screen', url: `${services.settings.publicUrl}/settings?part=data` },
    }),
    idempotencyKey: `full export ${id}`,
  });
};
