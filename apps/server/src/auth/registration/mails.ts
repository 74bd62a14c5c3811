import { randomUUID } from 'node:crypto';
import { linkDays, linkPaths } from '@angan/contract/auth/links.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { letter, send } from '../../core/outbox/index.ts';
import { linkFor } from '../links.ts';
import { plainName } from '../mails.ts';
import { activationOf } from './activation-link.ts';
import type { Pending } from './pending.ts';

/** Mails the link that proves an address. */
export const mailActivation = (db: Kysely<DB>, services: Services, row: Pending) => {
  const { uid, token } = linkFor(services, activationOf(row));
  return send(db, {
    channel: 'mail',
    to: row.email,
    subject: 'Confirm your e-mail address',
    body: letter({
      greeting: `Hello ${plainName(row.first_name)},`,
      paragraphs: [
        `Somebody signed up for Angan with this e-mail address and a mobile number that ends in ${row.mobile.slice(-3)}.`,
        `If it was you, confirm the address; the link is good for ${linkDays} days. If it was not, there is nothing to do: no account is opened without it.`,
      ],
      link: { label: 'Confirm e-mail address', url: services.settings.publicUrl + linkPaths.activation(uid, token) },
    }),
    idempotencyKey: `activation ${row.id} ${randomUUID()}`,
  });
};

/** Mails the owner of an address that somebody signed up with it, in place of the link. */
export const mailAlreadyRegistered = (
  db: Kysely<DB>,
  { settings }: Services,
  account: { readonly email: string; readonly first_name: string },
) =>
  send(db, {
    channel: 'mail',
    to: account.email,
    subject: 'You already have an account',
    body: letter({
      greeting: `Hello ${account.first_name || 'there'},`,
      paragraphs: [
        'Somebody signed up for Angan with your e-mail address. It has an account already, so no second one was opened.',
        `If it was you, log in at ${settings.publicUrl}/login, or set a new password if you forgot it. If it was not, there is nothing to do.`,
      ],
      link: { label: 'Set a new password', url: `${settings.publicUrl}/forgotpass` },
    }),
    idempotencyKey: `already registered ${randomUUID()}`,
  });
