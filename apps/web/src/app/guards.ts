import type { PermissionSwitch } from '@angan/domain/personal-rights.ts';
import { runsTheOffice, type Usertype } from '@angan/domain/roles.ts';

/**
 * Who may open a route. `public`: anyone. `front`: anyone but an office whose subscription has ended, and
 * the Admin, whose home is another. `logged-out`: a way in, of no use to who is in. `any`: whoever is logged in.
 * `active`: a working user whose company has an active subscription. `expiry`: where all land whose office is closed.
 */
export type Guard =
  | 'public'
  | 'front'
  | 'logged-out'
  | 'any'
  | 'expiry'
  | 'admin'
  | 'owner'
  | 'owner-co-owner'
  | 'owner-co-owner-active'
  | 'active';

export interface Who {
  /** null when nobody is logged in. */
  usertype: Usertype | null;
  /** Whether the company's subscription is Active; the platform's Admin has none. */
  active: boolean;
  /** Whether the company is about to be deleted: then nothing is open but where that is said. */
  deleting?: boolean;
  /** What the Owner has set for them, where there is a record. */
  record?: Partial<Record<PermissionSwitch, boolean>> | undefined;
}

export const home = '/';
export const expiry = '/expiry';
/** Where the platform's Admin begins (spec 6: its home is the user list). */
export const accounts = '/userlist';

/** Opens a route, or says where to go instead. Spec 4, 'Subscription status'. */
export const decide = (
  guard: Guard,
  { usertype, active, deleting = false }: Who,
): 'show' | typeof home | typeof expiry | typeof accounts => {
  if (guard === 'public') return 'show';
  const start = usertype === 'Admin' ? accounts : usertype === null || active ? home : expiry;
  if (guard === 'front') return start === home ? 'show' : start;
  if (guard === 'logged-out') return usertype === null ? 'show' : start;
  if (usertype === null) return home;
  if (guard === 'expiry') return 'show';
  if (deleting) return expiry;
  if (guard === 'any') return 'show';
  if (usertype === 'Admin') return guard === 'admin' ? 'show' : start;
  // What only buys the subscription back must stay open without one.
  const elsewhere = active ? home : expiry;
  if (guard === 'owner') return usertype === 'Owner' ? 'show' : elsewhere;
  if (guard === 'owner-co-owner') return runsTheOffice(usertype) ? 'show' : elsewhere;
  if (guard === 'owner-co-owner-active') return runsTheOffice(usertype) && active ? 'show' : elsewhere;
  if (guard === 'active') return active ? 'show' : expiry;
  return elsewhere;
};
