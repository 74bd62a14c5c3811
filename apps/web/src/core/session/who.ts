import { mayPersonally } from '@angan/domain/personal-rights.ts';
import { type Permission, runsTheOffice, type Usertype } from '@angan/domain/roles.ts';
import { useNames } from '../names/names.ts';
import { useAuth } from './auth.ts';

/** The role of the person who is signed in, null when nobody is. */
export const useUsertype = (): Usertype | null => useAuth(({ userInfo }) => userInfo?.usertype ?? null);

/** Whether the person who is signed in may do this, by role or by the Owner's switch; the server decides again. */
export const useMay = (permission: Permission): boolean => {
  const person = useAuth(({ userInfo }) => userInfo);
  const record = useNames(({ permissions }) => permissions.find(({ user }) => user === person?.id));
  return person !== null && mayPersonally(person.usertype, permission, record);
};

/** Owner and Co-Owner see whole numbers and may act on contacts. */
export const useRunsTheOffice = (): boolean => {
  const usertype = useUsertype();
  return usertype !== null && runsTheOffice(usertype);
};
