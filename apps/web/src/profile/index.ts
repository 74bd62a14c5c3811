export type { AccountLink } from './account.tsx';
export { ProfileScreen } from './profile-screen.tsx';
export { SubuserProfileScreen } from './subuser-profile-screen.tsx';
