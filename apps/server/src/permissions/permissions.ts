import { drf } from '@angan/contract/kit/drf-texts.ts';
import {
  type PermissionSwitch,
  type permissionCalls,
  permissionSwitches,
  permissionTexts,
  sharingSwitches,
} from '@angan/contract/permissions/permissions.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors, nonField, notFound } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';
import { named } from '../core/named.ts';

const shown = ['id', 'user_id as user', ...(Object.keys(permissionSwitches) as PermissionSwitch[])] as const;

export const permissionHandlers: Handlers<typeof permissionCalls> = {
  async create({ body: { user, ...switches } }, { actor, db }) {
    if (sharingSwitches.every((name) => switches[name])) throw nonField(permissionTexts.oneAtFirst);
    const person = await db
      .selectFrom('app_user')
      .select('id')
      .where('company_id', '=', actor.companyId)
      .where('id', '=', user)
      .executeTakeFirst();
    if (!person) throw fieldErrors({ user: [drf.invalidPk(user)] });
    return db
      .insertInto('user_permission')
      .values({ company_id: actor.companyId, user_id: user, created_by: actor.userId, ...named(switches) })
      .returning(shown)
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        if (breaksUnique(error, 'user_permission_company_id_user_id_key'))
          throw fieldErrors({ user: [drf.exists('A permission record of this person')] });
        throw error;
      });
  },

  async update({ params, body }, { actor, db }) {
    const own = { company_id: actor.companyId, id: params.id };
    const changes = named(body);
    const row =
      Object.keys(changes).length === 0
        ? await db
            .selectFrom('user_permission')
            .select(shown)
            .where((eb) => eb.and(own))
            .executeTakeFirst()
        : await db
            .updateTable('user_permission')
            .set(changes)
            .where((eb) => eb.and(own))
            .returning(shown)
            .executeTakeFirst();
    if (!row) throw notFound();
    return row;
  },
};
