import { randomUUID } from 'node:crypto';
import { linkDays, linkPaths } from '@angan/contract/auth/links.ts';
import type { recoveryCalls } from '@angan/contract/auth/recovery.ts';
import { joiningTexts } from '@angan/contract/auth/texts.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { type Kysely, sql } from 'kysely';
import { asPlatform } from '../company/index.ts';
import type { Services } from '../core/context.ts';
import type { DB } from '../core/database/schema.gen.ts';
import { openingForCompany } from '../core/database/transaction.ts';
import { fieldErrors, nonField } from '../core/errors.ts';
import type { Handler, Handlers } from '../core/http/serve.ts';
import type { Limits } from '../core/limits.ts';
import { mailTo, send } from '../core/outbox/index.ts';
import { idIn, type LinkSubject, linkFor, tokenFits } from './links.ts';
import { mailPasswordChanged, takeMail } from './mails.ts';
import { hashPassword, passwordFaults } from './passwords.ts';

/** An active person with what a link to a new password hangs on, locked until the transaction ends. */
const findPerson = (db: Kysely<DB>) =>
  db
    .selectFrom('app_user as u')
    .where('u.is_active', '=', true)
    .select(['u.company_id', 'u.id', 'u.email', 'u.mobile', 'u.username', 'u.first_name', 'u.language'])
    .select('u.password_hash')
    .select(({ selectFrom }) =>
      selectFrom('user_device as d')
        .whereRef('d.company_id', '=', 'u.company_id')
        .whereRef('d.user_id', '=', 'u.id')
        .where('d.support_visit', 'is', null)
        .select(({ fn }) => fn.max('d.last_login').as('last_login'))
        .as('last_login'),
    )
    .forUpdate('u');
type Found = Awaited<ReturnType<ReturnType<typeof findPerson>['executeTakeFirstOrThrow']>>;

/** A new password, another address and a sign-in each end the links that were mailed before. */
const resetOf = ({ id, password_hash, email, last_login }: Found): LinkSubject => ({
  purpose: 'password reset',
  id,
  state: [password_hash, email, last_login],
});

const mailReset = (db: Kysely<DB>, services: Services, person: Found) => {
  const { uid, token } = linkFor(services, resetOf(person));
  const { email: to, first_name: name, language } = person;
  const mail = mailTo({ to, name, language }, ({ say }) => ({
    subject: say('Set a new password'),
    paragraphs: [
      say('Somebody asked for a new password of your Angan account. The link is good for {days} days, and once.', {
        days: linkDays,
      }),
      say('If it was not you, there is nothing to do: your password stays as it is.'),
    ],
    link: { label: say('Set a new password'), url: services.settings.publicUrl + linkPaths.passwordReset(uid, token) },
  }));
  return send(db, { ...mail, idempotencyKey: `password reset ${randomUUID()}` });
};

/** Mails a link where an active account has the address, and answers the same where none does. */
const resetPassword =
  (limits: Limits): Handler<typeof recoveryCalls.resetPassword> =>
  async ({ body }, { services, request }) => {
    await takeMail(limits, body.email, request.asker);
    await asPlatform(services, request.id, async (db) => {
      const person = await findPerson(db).where(sql`lower(u.email)`, '=', body.email.toLowerCase()).executeTakeFirst();
      if (person) await mailReset(db, services, person);
    });
  };

/** Sets a new password by a mailed link, ends every session and tells the person, so that one who did not do it hears of it. */
const resetPasswordConfirm =
  (limits: Limits): Handler<typeof recoveryCalls.resetPasswordConfirm> =>
  async ({ body }, { services, request }) => {
    await limits.take('address', request.asker);
    await asPlatform(services, request.id, async (db) => {
      const id = idIn(body.uid);
      const found = id === undefined ? undefined : await findPerson(db).where('u.id', '=', id).executeTakeFirst();
      if (!found) throw fieldErrors({ uid: [joiningTexts.invalidUid] });
      if (!tokenFits(services, resetOf(found), body.token)) throw fieldErrors({ token: [joiningTexts.invalidToken] });
      const faults = passwordFaults(body.new_password);
      if (faults.length) throw fieldErrors({ new_password: faults });
      if (body.new_password !== body.re_new_password) throw nonField(drf.passwordsDiffer);
      await sql.raw(openingForCompany(found.company_id, found.id, request.id)).execute(db);
      await change(db, found, await hashPassword(body.new_password));
      const told = { db, company: found.company_id, person: found.id, publicUrl: services.settings.publicUrl };
      await mailPasswordChanged({ ...told, now: services.now() });
    });
  };

const change = async (db: Kysely<DB>, { company_id, id }: Found, password_hash: string) => {
  await db
    .updateTable('app_user')
    .set({ password_hash })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('user_device')
    .set({ refresh_hash: null })
    .where('company_id', '=', company_id)
    .where('user_id', '=', id)
    .execute();
};

export const recoveryHandlers = (limits: Limits): Handlers<typeof recoveryCalls> => ({
  resetPassword: resetPassword(limits),
  resetPasswordConfirm: resetPasswordConfirm(limits),
});
