import type { UploadedFile } from '@angan/contract/files/upload.ts';
import type { Context } from '../core/context.ts';
import { removeFile, saveFile } from '../core/files/index.ts';

/** Gives a person another photo, or none for null; the one before is removed. The Owner's is the company's. */
export const changePhoto = async (context: Context, photo: UploadedFile | null): Promise<void> => {
  const { actor, db } = context;
  const holder = actor.usertype === 'Owner' ? company(context) : person(context);
  const before = await holder.current();
  const field = actor.usertype === 'Owner' ? 'profile_photo' : 'subuser_profile_photo';
  const place = { kind: 'user_photo', recordId: actor.userId, field, picture: true } as const;
  await holder.set(photo && (await saveFile(context, photo, place)));
  if (before !== null) await removeFile(db, actor.companyId, before);
};

/** The photos of a company's people are for all of the company. */
export const maySeeUserPhoto = async ({ actor, db }: Context, userId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('app_user')
    .where('company_id', '=', actor.companyId)
    .where('id', '=', userId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
};

const company = ({ actor, db }: Context) => ({
  current: async () => {
    const q = db.selectFrom('company').where('id', '=', actor.companyId).select('profile_photo').forNoKeyUpdate();
    return (await q.executeTakeFirstOrThrow()).profile_photo;
  },
  set: (profile_photo: number | null) =>
    db.updateTable('company').set({ profile_photo }).where('id', '=', actor.companyId).execute(),
});

const person = ({ actor, db }: Context) => ({
  current: async () => {
    const q = db.selectFrom('app_user').where('company_id', '=', actor.companyId).where('id', '=', actor.userId);
    return (await q.select('profile_photo').forNoKeyUpdate().executeTakeFirstOrThrow()).profile_photo;
  },
  set: (profile_photo: number | null) =>
    db
      .updateTable('app_user')
      .set({ profile_photo })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', actor.userId)
      .execute(),
});
