import type { registrationCalls } from '@angan/contract/auth/registration.ts';
import { joiningTexts } from '@angan/contract/auth/texts.ts';
import { maskNumber } from '@angan/domain/mobile.ts';
import { asPlatform } from '../../company/index.ts';
import { forbidden } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { takeMail } from '../mails.ts';
import { registrationOfLink } from './activation-link.ts';
import { mailActivation, mailAlreadyRegistered } from './mails.ts';
import { missingOf, waitingForEmail } from './pending.ts';
import { prove } from './prove.ts';
import { refuseTaken } from './refuse-taken.ts';
import { accountWithEmail } from './taken.ts';

/** Proves an address by its link. Links are not limited by account: 128 bits are not guessed, and a limit would lock its owner out. */
export const activation =
  (limits: Limits): Handler<typeof registrationCalls.activation> =>
  async ({ body }, { services, request }) => {
    await limits.take('address', request.asker);
    const proved = await asPlatform(services, request.id, async (db, client) => {
      const row = await registrationOfLink(db, services, body);
      if (row.email_verified_at) throw forbidden(joiningTexts.staleToken);
      return prove(db, client, row, 'email', services.now());
    });
    refuseTaken(proved);
  };

/** Mails the link again, or to the address's owner that there is an account. Answers the same where neither is so. */
export const resendActivation =
  (limits: Limits): Handler<typeof registrationCalls.resendActivation> =>
  async ({ body }, { services, request }) => {
    await takeMail(limits, body.email, request.asker);
    await asPlatform(services, request.id, async (db) => {
      const row = await waitingForEmail(db, body.email);
      if (!row) return;
      const account = await accountWithEmail(db, row.email);
      if (account) await mailAlreadyRegistered(db, services, account);
      else await mailActivation(db, services, row);
    });
  };

/** What the registration of a link still waits for. */
export const registration =
  (limits: Limits): Handler<typeof registrationCalls.registration> =>
  async ({ body }, { services, request }) => {
    await limits.take('address', request.asker);
    return asPlatform(services, request.id, async (db) => {
      const row = await registrationOfLink(db, services, body);
      return { id: row.id, email: row.email, mobile: maskNumber(row.mobile), missing: missingOf(row) };
    });
  };
