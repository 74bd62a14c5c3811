import type { registrationCalls } from '@angan/contract/auth/registration.ts';
import { joiningTexts } from '@angan/contract/auth/texts.ts';
import type { Received } from '@angan/contract/kit/call.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { asPlatform } from '../../company/index.ts';
import { sendCode, waitForCode } from '../../core/codes/index.ts';
import { fieldErrors, nonField } from '../../core/errors.ts';
import type { Handler } from '../../core/http/serve.ts';
import type { Limits } from '../../core/limits.ts';
import { takeMail } from '../mails.ts';
import { hashPassword, passwordFaults } from '../passwords.ts';
import { mailActivation, mailAlreadyRegistered } from './mails.ts';
import { placeOfMobile } from './mobile.ts';
import { forgetOldOnes } from './pending.ts';
import { accountWithEmail, isUsernameTaken } from './taken.ts';

type Body = Received<typeof registrationCalls.register>['body'];

/**
 * Takes a registration in. The same happens whether or not an account has the address or the number: a row, a code to
 * the number, a mail to the address. Only what the mail says differs, and only the address's owner reads it.
 */
export const register =
  (limits: Limits): Handler<typeof registrationCalls.register> =>
  async ({ body }, { services, request }) => {
    const { password, re_password, ...given } = body;
    const person = { ...given, last_name: given.last_name ?? '', username: given.username || given.email };
    refuseFaults(body, person.username);
    await takeMail(limits, person.email, request.asker);
    // A code that went out a moment ago is still good, and serves this registration too.
    const mayMail = (await waitForCode(limits, person.mobile, request.asker)) === 0;
    const password_hash = await hashPassword(password);

    return asPlatform(services, request.id, async (db) => {
      await forgetOldOnes(db);
      if (person.username !== person.email && (await isUsernameTaken(db, person.username)))
        throw fieldErrors({ username: [joiningTexts.usernameTaken] });
      const row = await db
        .insertInto('pending_registration')
        .values({ ...person, password_hash })
        .returningAll()
        .executeTakeFirstOrThrow();
      const account = await accountWithEmail(db, row.email);
      if (account) await mailAlreadyRegistered(db, services, account);
      else await mailActivation(db, services, row);
      if (mayMail) await sendCode(db, services.settings, placeOfMobile(row.mobile), { language: row.language });
      return { email: row.email, username: row.username, id: row.id };
    });
  };

/** The password first, then whether it was typed alike twice: as djoser does. */
const refuseFaults = ({ password, re_password, email }: Body, username: string) => {
  const faults = passwordFaults(password);
  const ofUsername = usernameFaults(username, email);
  if (faults.length || ofUsername.length)
    throw fieldErrors({
      ...(ofUsername.length && { username: ofUsername }),
      ...(faults.length && { password: faults }),
    });
  if (password !== re_password) throw nonField(drf.passwordsDiffer);
};

/** Somebody signs in by address, number or username, so none may look like another's address or number. */
const usernameFaults = (username: string, email: string): string[] => {
  if (username === email) return [];
  if (!/^[\p{L}\p{N}@.+_-]+$/u.test(username)) return [joiningTexts.usernameInvalid];
  return username.includes('@') || !/[a-z]/i.test(username) ? [joiningTexts.usernameOther] : [];
};
