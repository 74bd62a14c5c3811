import { formatDate } from '@angan/domain/dates.ts';
import type { Context } from '../../core/context.ts';
import { mailTo, send } from '../../core/outbox/index.ts';

/** Tells the Owner by mail that the file is there: with a link to the screen and none to the file. */
export const mailReady = async (
  { actor, db, services }: Context,
  id: number,
  { until, left_out }: { until: string; left_out: number },
): Promise<void> => {
  const owner = await db
    .selectFrom('app_user')
    .select(['first_name as name', 'email as to', 'language'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  if (!owner.to) return;
  const mail = mailTo(owner, ({ say, word }) => ({
    subject: say('All your data is ready'),
    paragraphs: [
      say('The file with all your office’s data is ready. It is kept until {day}, then removed.', {
        day: word(formatDate(until)),
      }),
      ...(left_out > 0
        ? [say('Something could not be read. {file} in the file names it.', { file: 'not-exported.txt' })]
        : []),
      say('If you did not ask for it, change your password and look at your devices.'),
    ],
    link: { label: say('Open the screen'), url: `${services.settings.publicUrl}/settings?part=data` },
  }));
  await send(db, { ...mail, idempotencyKey: `full export ${id}` });
};
