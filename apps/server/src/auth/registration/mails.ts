import { randomUUID } from 'node:crypto';
import { linkDays, linkPaths } from '@angan/contract/auth/links.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { AppUser, DB } from '../../core/database/schema.gen.ts';
import { mailTo, send } from '../../core/outbox/index.ts';
import { linkFor } from '../links.ts';
import { plainName } from '../mails.ts';
import { activationOf } from './activation-link.ts';
import type { Pending } from './pending.ts';

/** Mails the link that proves an address. */
export const mailActivation = (db: Kysely<DB>, services: Services, row: Pending) => {
  const { uid, token } = linkFor(services, activationOf(row));
  const { email: to, first_name, mobile, language } = row;
  const mail = mailTo({ to, name: plainName(first_name), language }, ({ say }) => ({
    subject: say('Confirm your e-mail address'),
    paragraphs: [
      say('Somebody signed up for Angan with this e-mail address and a mobile number that ends in {digits}.', {
        digits: mobile.slice(-3),
      }),
      say(
        'If it was you, confirm the address; the link is good for {days} days. If it was not, there is nothing to do: no account is opened without it.',
        { days: linkDays },
      ),
    ],
    link: { label: say('Confirm e-mail address'), url: services.settings.publicUrl + linkPaths.activation(uid, token) },
  }));
  return send(db, { ...mail, idempotencyKey: `activation ${row.id} ${randomUUID()}` });
};

/** Mails the owner of an address that somebody signed up with it, in place of the link. */
export const mailAlreadyRegistered = (
  db: Kysely<DB>,
  { settings }: Services,
  { email: to, first_name: name, language }: Pick<Selectable<AppUser>, 'email' | 'first_name' | 'language'>,
) => {
  const mail = mailTo({ to, name, language }, ({ say }) => ({
    subject: say('You already have an account'),
    paragraphs: [
      say(
        'Somebody signed up for Angan with your e-mail address. It has an account already, so no second one was opened.',
      ),
      say(
        'If it was you, log in at {address}, or set a new password if you forgot it. If it was not, there is nothing to do.',
        { address: `${settings.publicUrl}/login` },
      ),
    ],
    link: { label: say('Set a new password'), url: `${settings.publicUrl}/forgotpass` },
  }));
  return send(db, { ...mail, idempotencyKey: `already registered ${randomUUID()}` });
};
