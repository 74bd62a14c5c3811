import type { ownAccountCalls } from '@angan/contract/auth/own-account.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handler } from '../core/http/serve.ts';
import { named, withoutNulls } from '../core/named.ts';
import { me } from './me.ts';
import { changePhoto } from './user-photo.ts';

/** Changes what a person may change of themselves. What is not named stays as it is. */
export const updateMe: Handler<typeof ownAccountCalls.updateMe> = async ({ params, query, body }, context) => {
  const { actor, db } = context;
  const { profile_photo, subuser_profile_photo, ...given } = body;
  const changes = named(withoutNulls(given, ['language']));
  const isOwner = actor.usertype === 'Owner';
  if (profile_photo !== undefined && !isOwner)
    throw fieldErrors({ profile_photo: ['Only the Owner changes the photo of the company.'] });
  if (subuser_profile_photo !== undefined && isOwner)
    throw fieldErrors({ subuser_profile_photo: ['The photo of the Owner is that of the company: profile_photo.'] });
  if (Object.keys(changes).length)
    await db
      .updateTable('app_user')
      .set(changes)
      .where('company_id', '=', actor.companyId)
      .where('id', '=', actor.userId)
      .execute();
  const photo = isOwner ? profile_photo : subuser_profile_photo;
  if (photo !== undefined) await changePhoto(context, photo);
  return me({ params, query, body: undefined }, context);
};
