import type { Context } from '../core/context.ts';
import type { ShareSender } from './facts.ts';

/** Who sends, and for whom: the person's name and number, the office's where they have none, and its look. */
export const readSender = async ({ actor, db }: Context): Promise<ShareSender> => {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .select([
      'u.first_name',
      'u.last_name',
      'u.mobile',
      'c.mobile as office',
      'c.company_name as company',
      'c.rera_no',
      'c.pdf_colour as colour',
      'c.pdf_foot as foot',
      'c.profile_photo as logo',
    ])
    .where('u.company_id', '=', actor.companyId)
    .where('u.id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const { first_name, last_name, mobile, office, ...look } = row;
  return { ...look, name: [first_name, last_name].filter(Boolean).join(' '), phone: mobile || office };
};
