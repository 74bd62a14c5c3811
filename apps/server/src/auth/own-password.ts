import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Limits } from '../core/limits.ts';
import { passwordFits } from './passwords.ts';

/**
 * Refuses with 400 at `current_password` who does not know the password of the account that is signed in, and with 429 who
 * tries too often. Answers what forgets the tries once all went well.
 */
export const requireOwnPassword = async (
  limits: Limits,
  { actor, db }: Pick<Context, 'actor' | 'db'>,
  given: string,
): Promise<() => Promise<void>> => {
  const tries = `password of ${actor.userId}`;
  await limits.take('account', tries);
  const { password_hash } = await db
    .selectFrom('app_user')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', actor.userId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  if (!(await passwordFits(password_hash, given))) throw fieldErrors({ current_password: [drf.invalidPassword] });
  return async () => {
    await limits.forget('account', tries);
  };
};
