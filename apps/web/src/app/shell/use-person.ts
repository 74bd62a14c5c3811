import { word } from '../../core/language/index.ts';
import { useAuth } from '../../core/session/index.ts';

/** How the person who is logged in is named and shown. The Owner's photo is the company's, others have their own. */
export const usePerson = () => {
  const me = useAuth(({ userInfo }) => userInfo);
  const subuser = useAuth(({ subuserInfo }) => subuserInfo);
  const company = useAuth(({ userCompanyInfo }) => userCompanyInfo);
  const name = `${me?.first_name ?? ''} ${me?.last_name ?? ''}`.trim() || me?.username || '';
  return {
    name,
    firstName: me?.first_name || name,
    photo: subuser ? subuser.subuser_profile_photo : (me?.profile_photo ?? null),
    line: [word(me?.usertype ?? ''), company?.company_name].filter(Boolean).join(', '),
  };
};
