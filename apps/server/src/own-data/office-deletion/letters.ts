import { formatDate } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { letter, send } from '../../core/outbox/index.ts';

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
  { office, company_name, delete_on, asked_at, days }: Deletion,
): Promise<void> => {
  const owners = await db
    .selectFrom('app_user')
    .where('company_id', '=', office)
    .where('usertype', '=', 'Owner')
    .where('is_active', '=', true)
    .where('email', '!=', '')
    .select(['id', 'first_name', 'email'])
    .limit(5)
    .execute();
  const day = formatDate(delete_on);
  for (const { id, first_name, email } of owners)
    await send(db, {
      channel: 'mail',
      to: email,
      subject: days === 1 ? `${company_name} will be deleted tomorrow` : `${company_name} will be deleted on ${day}`,
      body: letter({
        greeting: `Hello ${first_name},`,
        paragraphs: [
          `${company_name} is closed and will be deleted on ${day}. Until then you can log in, bring it back as it was, or export everything.`,
          'After that nothing of it can be brought back. Our invoices to you stay in our books, as the law wants it.',
          'If you did not ask for it, log in, bring it back and change your password.',
        ],
        link: { label: 'Log in', url: `${settings.publicUrl}/login` },
      }),
      idempotencyKey: `office deletion ${office} ${asked_at} ${days ?? 'begun'} ${id}`,
    });
};
