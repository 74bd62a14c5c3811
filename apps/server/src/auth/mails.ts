import { randomUUID } from 'node:crypto';
import type { Words } from '@angan/contract/kit/sentence.ts';
import { formatDateTime } from '@angan/domain/dates.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import type { Limits } from '../core/limits.ts';
import { mailTo, send } from '../core/outbox/index.ts';
import { deviceIn } from './describe-device.ts';

/**
 * Counts a mail to `reader` that somebody asks for who is not signed in. Refuses with 429 who asks too often, before what
 * all may cause together is counted.
 */
export const takeMail = async (limits: Limits, reader: string, asker: string): Promise<void> => {
  await limits.take('mailsFromAddress', asker);
  await limits.take('mailsToReader', `${reader} from ${asker}`);
  await limits.take('mailsToReaderInAll', reader);
};

interface Told {
  readonly db: Kysely<DB>;
  readonly company: number;
  readonly person: number;
  readonly publicUrl: string;
  readonly now: Date;
}

/** What to do about a change of one's account that one did not make. */
const setNewPassword = (publicUrl: string, { say }: Words) => ({
  label: say('Set a new password'),
  url: `${publicUrl}/forgotpass`,
});

/** Tells a person that the own password was changed, so that one who did not do it hears of it. */
export const mailPasswordChanged = (told: Told) =>
  mailPerson(told, `password changed ${randomUUID()}`, ({ say }, at) => ({
    subject: say('Your password was changed'),
    paragraphs: [
      say('The password of your Angan account was changed on {at}. Your other devices were logged out.', { at }),
      say('If it was you, there is nothing to do. If it was not, set a new password now.'),
    ],
  }));

/** Tells a person that another number is theirs now. */
export const mailMobileChanged = (told: Told) =>
  mailPerson(told, `mobile changed ${randomUUID()}`, ({ say }, at) => ({
    subject: say('Your mobile number was changed'),
    paragraphs: [
      say('The mobile number of your Angan account was changed on {at}.', { at }),
      say('If it was you, there is nothing to do. If it was not, set a new password now, and look at your profile.'),
    ],
  }));

/** Tells a person, at the address that they had, that another one is theirs now. */
export const mailEmailChanged = (told: Told, to: string) =>
  mailPerson(told, `e-mail changed ${randomUUID()}`, ({ say }, at) => ({
    subject: say('Your e-mail address was changed'),
    paragraphs: [
      say(
        'The e-mail address of your Angan account was changed to {address} on {at}. What we send goes there from now on.',
        { address: maskEmail(to), at },
      ),
      say('If it was you, there is nothing to do. If it was not, tell us at once.'),
    ],
    link: { label: say('Tell us'), url: `${told.publicUrl}/support` },
  }));

/** 'r*****@kothari.example' */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1*****');

/** Tells a person that their account was opened on a device that it had not been opened on before. */
export const mailNewSignIn = (told: Told, { id, device_name }: { id: number; device_name: string }) =>
  mailPerson(told, `new sign-in ${id}`, ({ say }, at) => {
    const device = deviceIn(device_name, say);
    return {
      subject: say('New sign-in to your account from {device}', { device }),
      paragraphs: [
        say('Your Angan account was opened from {device} on {at}, a device that we had not seen before.', {
          ...{ device, at },
        }),
        say(
          'If it was you, there is nothing to do. If it was not, set a new password: that logs every other device out.',
        ),
      ],
    };
  });

type Said = ReturnType<Parameters<typeof mailTo>[1]>;

const mailPerson = async (
  { db, company, person, publicUrl, now }: Told,
  idempotencyKey: string,
  write: (words: Words, at: string) => Said,
): Promise<void> => {
  const reader = await db
    .selectFrom('app_user')
    .where('company_id', '=', company)
    .where('id', '=', person)
    .select(['email as to', 'first_name as name', 'language'])
    .executeTakeFirstOrThrow();
  const mail = mailTo(reader, (words) => ({
    link: setNewPassword(publicUrl, words),
    ...write(words, words.word(formatDateTime(now.toISOString()))),
  }));
  await send(db, { ...mail, idempotencyKey });
};

/** A name as the mail may call its reader. Strangers choose it, so what could be an address or an advertisement is left out. */
export const plainName = (name: string) => (/^[\p{L}\p{M}' -]{1,40}$/u.test(name) ? name : '');
