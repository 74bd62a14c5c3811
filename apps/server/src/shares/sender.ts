import type { Words } from '@angan/contract/kit/sentence.ts';
import { goingOut } from '@angan/domain/sentence.ts';
import type { Context } from '../core/context.ts';
import type { ShareSender } from './facts.ts';

/** Stands at the foot of what an office sends in its trial (domain 7.2). */
const trialFoot = goingOut('Made with a trial of Angan.');

/** The foot as it is kept, in the words of a language: what the office wrote itself stays. */
export const footIn = ({ foot }: Pick<ShareSender, 'foot'>, { word }: Words): string =>
  foot.startsWith(trialFoot) ? `${word(trialFoot)}${foot.slice(trialFoot.length)}` : foot;

/** Who sends, and for whom: the person's name and number, the office's where they have none, and its look. */
export const readSender = async ({ actor, db }: Context): Promise<ShareSender> => {
  const row = await db
    .selectFrom('app_user as u')
    .innerJoin('company as c', 'c.id', 'u.company_id')
    .innerJoin('current_subscription as s', 's.company', 'c.id')
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
      's.kind',
    ])
    .where('u.company_id', '=', actor.companyId)
    .where('u.id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const { first_name, last_name, mobile, office, kind, ...look } = row;
  const foot = [kind === 'Trial' ? trialFoot : '', look.foot].filter(Boolean).join(' ');
  return { ...look, foot, name: [first_name, last_name].filter(Boolean).join(' '), phone: mobile || office };
};
