import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import type { Limits } from '../core/limits.ts';
import { letter, send } from '../core/outbox/index.ts';

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

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Tells a person that the own password was changed, so that one who did not do it hears of it. */
export const mailPasswordChanged = (told: Told) =>
  mailTo(told, {
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your Angan account was changed on ${indianTime.format(told.now)}. Your other devices were logged out.`,
      'If it was you, there is nothing to do. If it was not, set a new password now.',
    ],
    idempotencyKey: `password changed ${randomUUID()}`,
  });

/** Tells a person that another number is theirs now. */
export const mailMobileChanged = (told: Told) =>
  mailTo(told, {
    subject: 'Your mobile number was changed',
    paragraphs: [
      `The mobile number of your Angan account was changed on ${indianTime.format(told.now)}.`,
      'If it was you, there is nothing to do. If it was not, set a new password now, and look at your profile.',
    ],
    idempotencyKey: `mobile changed ${randomUUID()}`,
  });

/** Tells a person, at the address that they had, that another one is theirs now. */
export const mailEmailChanged = (told: Told, to: string) =>
  mailTo(told, {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `The e-mail address of your Angan account was changed to ${maskEmail(to)} on ${indianTime.format(told.now)}. What we send goes there from now on.`,
      'If it was you, there is nothing to do. If it was not, tell us at once.',
    ],
    link: { label: 'Tell us', url: `${told.publicUrl}/support` },
    idempotencyKey: `e-mail changed ${randomUUID()}`,
  });

/** 'r*****@kothari.example' */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1*****');

/** Tells a person that their account was opened on a device that it had not been opened on before. */
export const mailNewSignIn = (told: Told, device: { readonly id: number; readonly device_name: string }) =>
  mailTo(told, {
    subject: `New sign-in to your account from ${device.device_name}`,
    paragraphs: [
      `Your Angan account was opened from ${device.device_name} on ${indianTime.format(told.now)}, a device that we had not seen before.`,
      'If it was you, there is nothing to do. If it was not, set a new password: that logs every other device out.',
    ],
    idempotencyKey: `new sign-in ${device.id}`,
  });

const mailTo = async (
  { db, company, person, publicUrl }: Told,
  mail: { subject: string; paragraphs: string[]; link?: { label: string; url: string }; idempotencyKey: string },
): Promise<void> => {
  const reader = await db
    .selectFrom('app_user')
    .where('company_id', '=', company)
    .where('id', '=', person)
    .select(['email', 'first_name'])
    .executeTakeFirstOrThrow();
  await send(db, {
    channel: 'mail',
    to: reader.email,
    subject: mail.subject,
    body: letter({
      greeting: `Hello ${reader.first_name || 'there'},`,
      paragraphs: mail.paragraphs,
      link: mail.link ?? { label: 'Set a new password', url: `${publicUrl}/forgotpass` },
    }),
    idempotencyKey: mail.idempotencyKey,
  });
};

/** A name as the mail may call its reader. Strangers choose it, so what could be an address or an advertisement is left out. */
export const plainName = (name: string) => (/^[\p{L}\p{M}' -]{1,40}$/u.test(name) ? name : 'there');
