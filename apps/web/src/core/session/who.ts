import { may, type Permission, runsTheOffice, type Usertype } from '@angan/domain/roles.ts';
import { useAuth } from './auth.ts';

/** The role of the person who is signed in, null when nobody is. */
export const useUsertype = (): Usertype | null => useAuth(({ userInfo }) => userInfo?.usertype ?? null);

/** Whether the person who is signed in may do this; the server decides again. */
export const useMay = (permission: Permission): boolean => {
  const usertype = useUsertype();
  return usertype !== null && may(usertype, permission);
};

/** Owner and Co-Owner see whole numbers and may act on contacts. */
export const useRunsTheOffice = (): boolean => {
  const usertype = useUsertype();
  return usertype !== null && runsTheOffice(usertype);
};
