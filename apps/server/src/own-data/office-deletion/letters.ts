import { formatDate } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { mailTo, send } from '../../core/outbox/index.ts';

interface Deletion {
  readonly office: number;
  readonly company_name: string;
  readonly delete_on: string;
  readonly asked_at: string;
  /** Days before the last one; undefined: it was begun. */
  readonly days: number | undefined;
}

/**
 * Tells the office's Owners what becomes of it, in the name of the platform: what the office itself sends waits meanwhile.
 * `db` is a transaction of the platform.
 */
export const mailDeletion = async (
  db: Kysely<DB>,
  { settings }: Pick<Services, 'settings'>,
  { office, company_name: name, delete_on, asked_at, days }: Deletion,
): Promise<void> => {
  const owners = await db
    .selectFrom('app_user')
    .where('company_id', '=', office)
    .where('usertype', '=', 'Owner')
    .where('is_active', '=', true)
    .where('email', '!=', '')
    .select(['id', 'first_name as name', 'email as to', 'language'])
    .limit(5)
    .execute();
  for (const owner of owners) {
    const mail = mailTo(owner, ({ say, word }) => {
      const day = word(formatDate(delete_on));
      return {
        subject:
          days === 1
            ? say('{name} will be deleted tomorrow', { name })
            : say('{name} will be deleted on {day}', { name, day }),
        paragraphs: [
          say(
            '{name} is closed and will be deleted on {day}. Until then you can log in, bring it back as it was, or export everything.',
            { name, day },
          ),
          say(
            'After that nothing of it can be brought back. Our invoices to you stay in our books, as the law wants it.',
          ),
          say('If you did not ask for it, log in, bring it back and change your password.'),
        ],
        link: { label: say('Log in'), url: `${settings.publicUrl}/login` },
      };
    });
    await send(db, { ...mail, idempotencyKey: `office deletion ${office} ${asked_at} ${days ?? 'begun'} ${owner.id}` });
  }
};
