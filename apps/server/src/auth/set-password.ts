import type { ownAccountCalls } from '@angan/contract/auth/own-account.ts';
import { drf } from '@angan/contract/kit/drf-texts.ts';
import { fieldErrors, nonField } from '../core/errors.ts';
import type { Handler } from '../core/http/serve.ts';
import type { Limits } from '../core/limits.ts';
import { mailPasswordChanged } from './mails.ts';
import { requireOwnPassword } from './own-password.ts';
import { hashPassword, passwordFaults } from './passwords.ts';

/** Changes the own password and ends the sessions of all other devices, so that a thief does not stay. */
export const setPassword =
  (limits: Limits): Handler<typeof ownAccountCalls.setPassword> =>
  async ({ body }, { actor, db, services }) => {
    const forget = await requireOwnPassword(limits, { actor, db }, body.current_password);
    if (body.new_password !== body.re_new_password) throw nonField(drf.passwordsDiffer);
    const faults = passwordFaults(body.new_password);
    if (faults.length) throw fieldErrors({ new_password: faults });
    await db
      .updateTable('app_user')
      .set({ password_hash: await hashPassword(body.new_password) })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', actor.userId)
      .execute();
    await db
      .updateTable('user_device')
      .set({ refresh_hash: null })
      .where('company_id', '=', actor.companyId)
      .where('user_id', '=', actor.userId)
      .where('id', '<>', actor.deviceId)
      .execute();
    await mailPasswordChanged({
      db,
      company: actor.companyId,
      person: actor.userId,
      publicUrl: services.settings.publicUrl,
      now: services.now(),
    });
    await forget();
  };
