import { drf } from '@angan/contract/kit/drf-texts.ts';
import { type permissionCalls, permissionTexts, sharingSwitches } from '@angan/contract/permissions/permissions.ts';
import { permissionSwitchNames, usualRights } from '@angan/domain/personal-rights.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors, nonField, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { named, withoutNulls } from '../core/named.ts';

/** A permission record's columns as they leave. */
export const permissionColumns = [
  'id',
  'user_id as user',
  ...permissionSwitchNames,
  'daily_reveal_limit',
  'areas',
] as const;

export const permissionHandlers: Handlers<typeof permissionCalls> = {
  async create({ body: { user, ...given } }, { actor, db }) {
    if (sharingSwitches.every((name) => given[name])) throw nonField(permissionTexts.oneAtFirst);
    const person = await db
      .selectFrom('app_user')
      .select('usertype')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', user)
      .executeTakeFirst();
    if (!person) throw fieldErrors({ user: [drf.invalidPk(user)] });
    return db
      .insertInto('user_permission')
      .values({
        company_id: actor.companyId,
        user_id: user,
        created_by: actor.userId,
        ...usualRights(person.usertype as Usertype),
        ...named(withoutNulls(given, ['daily_reveal_limit'])),
      })
      .returning(permissionColumns)
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        if (breaksUnique(error, 'user_permission_company_id_user_id_key'))
          throw fieldErrors({ user: [drf.exists('A permission record of this person')] });
        throw error;
      });
  },

  async update({ params, body }, { actor, db }) {
    const own = { company_id: actor.companyId, id: params.id };
    const changes = named(withoutNulls(body, ['daily_reveal_limit']));
    const row =
      Object.keys(changes).length === 0
        ? await db
            .selectFrom('user_permission')
            .select(permissionColumns)
            .where((eb) => eb.and(own))
            .executeTakeFirst()
        : await db
            .updateTable('user_permission')
            .set(changes)
            .where((eb) => eb.and(own))
            .returning(permissionColumns)
            .executeTakeFirst();
    if (!row) throw notFound();
    return row;
  },
};
