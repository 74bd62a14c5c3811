import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { perLanguage } from '../core/language/index.ts';
import { useUsertype } from '../core/session/index.ts';
import { type AccountLink, ProfileScreen, SubuserProfileScreen } from '../profile/index.ts';
import { rightLinks } from './right-links.ts';
import { isBuilt, type Path } from './routes.ts';
import { useWho } from './who.ts';

const ofTheAccount: readonly Path[] = ['/notifications', '/changepassword', '/userdevice'];

/** The links of the right-hand menu that are of one's account. */
const useAccountLinks = (): AccountLink[] => rightLinks(useWho()).filter(({ path }) => ofTheAccount.includes(path));

/** Where the Owner reads what there is to know about the subscription. */
const subscription = perLanguage(() => ({
  path: isBuilt('/paymentdetail') ? '/paymentdetail' : '/expiry',
  label: t`Subscription`,
}));

/** Each has a profile of their own; who comes to the other is led there. */
const For = ({ owner, children }: { owner: boolean; children: ReactNode }) => {
  const isOwner = useUsertype() === 'Owner';
  return isOwner === owner ? children : <Navigate to={isOwner ? '/profile' : '/subuserprofile'} replace />;
};

/** /profile */
export const Profile = () => (
  <For owner>
    <ProfileScreen subscription={subscription()} links={useAccountLinks()} />
  </For>
);

/** /subuserprofile */
export const SubuserProfile = () => (
  <For owner={false}>
    <SubuserProfileScreen links={useAccountLinks()} />
  </For>
);
