import type { teamCalls } from '@angan/contract/team/team.ts';
import { teamTexts } from '@angan/contract/team/texts.ts';
import { permissionSwitchNames } from '@angan/domain/personal-rights.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { rightsInRole } from '@angan/domain/team.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handler } from '../core/http/serve.ts';
import { named } from '../core/named.ts';
import { heldPerson } from './find-person.ts';
import { heldPlaces, refuseCoOwner } from './places.ts';

/**
 * Changes what is named of a person. Another role holds from the commit on: a token says which role it was made for and is
 * refused where that is no longer so, and open streams look at their session again when a person of the office changes.
 */
export const updatePerson: Handler<typeof teamCalls.update> = async ({ params, body }, context) => {
  const { actor, db } = context;
  const person = await heldPerson(context, params.id);
  const { usertype } = body;
  const isOtherRole = usertype !== undefined && usertype !== person.usertype;
  if (isOtherRole) {
    if (person.usertype === 'Owner') throw fieldErrors({ usertype: [teamTexts.ownerStays] });
    if (!person.is_active) throw fieldErrors({ usertype: [teamTexts.hasLeft] });
    if (usertype === 'Co-Owner') await refuseThirdCoOwner(context);
  }
  const changes = named(body);
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('app_user')
    .set(changes)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', person.id)
    .execute();
  if (isOtherRole) await moveRights(context, person.id, person.usertype as Usertype, usertype);
};

const refuseThirdCoOwner = async ({ actor, db, services }: Context) => {
  const places = await heldPlaces(db, actor.companyId, services.now());
  refuseCoOwner(places, places.coOwnersInvited);
};

/** What stood in the person's record as usual for the old role is as usual for the new one. */
const moveRights = async ({ actor, db }: Context, user: number, before: Usertype, after: Usertype) => {
  const record = await db
    .selectFrom('user_permission')
    .select(permissionSwitchNames)
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', user)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!record) return;
  await db
    .updateTable('user_permission')
    .set(rightsInRole(before, after, record))
    .where('company_id', '=', actor.companyId)
    .where('user_id', '=', user)
    .execute();
};
