import type { unfinishedRegistrationCalls } from '@angan/contract/platform/registrations.ts';
import { mostUnfinished } from '@angan/contract/platform/registrations.ts';
import { asPlatform } from '../../company/index.ts';
import { sendCode, takeCode } from '../../core/codes/index.ts';
import { notFound } from '../../core/errors.ts';
import type { Handlers } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { takeMail } from '../mails.ts';
import { mailActivation, mailAlreadyRegistered } from './mails.ts';
import { placeOfMobile } from './mobile.ts';
import { missingOf, unfinished } from './pending.ts';
import { accountWithEmail } from './taken.ts';

/** The Admin's view of who began to sign up: to help those who wait for a code or a link. */
export const unfinishedRegistrationHandlers = (limits: Limits): Handlers<typeof unfinishedRegistrationCalls> => ({
  list: (_, { services, request }) =>
    asPlatform(services, request.id, async (db) => {
      const rows = await unfinished(db, { most: mostUnfinished });
      return rows.map((row) => ({
        id: row.id,
        company_name: row.company_name,
        name: `${row.first_name} ${row.last_name}`.trim(),
        mobile: row.mobile,
        email: row.email,
        created_date: row.created_date,
        missing: missingOf(row),
      }));
    }),

  async resend({ params }, { services, request }) {
    const [row] = await asPlatform(services, request.id, (db) => unfinished(db, { id: params.id, most: 1 }));
    if (!row) throw notFound();
    const missing = missingOf(row);
    if (missing.includes('email')) await takeMail(limits, row.email, request.asker);
    if (missing.includes('mobile')) await takeCode(limits, row.mobile, request.asker);
    await asPlatform(services, request.id, async (db) => {
      const account = await accountWithEmail(db, row.email);
      if (account) await mailAlreadyRegistered(db, services, account);
      else if (missing.includes('email')) await mailActivation(db, services, row);
      if (missing.includes('mobile'))
        await sendCode(db, services.settings, placeOfMobile(row.mobile), { language: row.language });
    });
  },
});
