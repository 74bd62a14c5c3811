import { joiningTexts } from '@angan/contract/auth/texts.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/context.ts';
import type { DB } from '../../core/database/schema.gen.ts';
import { fieldErrors } from '../../core/errors.ts';
import { idIn, type LinkSubject, tokenFits } from '../links.ts';
import { lockedRegistration, type Pending } from './pending.ts';

/** A link that was used is told from a wrong one, as djoser does, so its use is no part of what is signed. */
export const activationOf = ({ id, email }: Pick<Pending, 'id' | 'email'>): LinkSubject => ({
  purpose: 'activation',
  id,
  state: [email],
});

/** The registration that a link belongs to, locked; refuses with 400 in djoser's words what is no link of ours. */
export const registrationOfLink = async (
  db: Kysely<DB>,
  services: Services,
  { uid, token }: { readonly uid: string; readonly token: string },
): Promise<Pending> => {
  const id = idIn(uid);
  const row = id === undefined ? undefined : await lockedRegistration(db, id);
  if (!row) throw fieldErrors({ uid: [joiningTexts.invalidUid] });
  if (!tokenFits(services, activationOf(row), token)) throw fieldErrors({ token: [joiningTexts.invalidToken] });
  return row;
};
