import { mayPersonally } from '@angan/domain/personal-rights.ts';
import { type Permission, runsTheOffice } from '@angan/domain/roles.ts';
import { decide, type Who } from './guards.ts';
import { isBuilt, type Path, routeOf } from './routes.ts';

export interface Link {
  path: Path;
  label: string;
}
interface Entry extends Link {
  needs?: Permission;
}

/** Which screens exist; a test may say that all do. */
type Built = (path: Path) => boolean;

/** Keeps what leads somewhere for this person: built, opened by its guard, and theirs by right. */
const open = (entries: Entry[], who: Who, built: Built): Link[] =>
  entries
    .filter(({ path, needs }) => {
      const allowed = !needs || (who.usertype !== null && mayPersonally(who.usertype, needs, who.record));
      return allowed && built(path) && decide(routeOf(path).guard, who) === 'show';
    })
    .map(({ path, label }) => ({ path, label }));

const contacts = ({ usertype }: Who): Path => (usertype && runsTheOffice(usertype) ? '/contact' : '/contactList');
const profile = ({ usertype }: Who): Path => (usertype === 'Owner' ? '/profile' : '/subuserprofile');

/** The words of the top bar, and of the drawer on a phone. */
export const mainLinks = (who: Who, built: Built = isBuilt): Link[] => {
  if (who.usertype === null) return [];
  if (who.usertype === 'Admin') {
    const entries: Entry[] = [
      { path: '/userlist', label: 'Accounts' },
      { path: '/subscriptionlist', label: 'Subscriptions' },
      { path: '/transactionlist', label: 'Transactions' },
      { path: '/brokersContacts', label: 'Broker Contacts' },
      { path: '/contactCount', label: 'Contact Count' },
      { path: '/demolists', label: 'Demo List' },
      { path: '/broadcastmessage', label: 'Broadcast Message' },
      { path: '/messages', label: 'WhatsApp' },
      // Short, for it is the ninth word of a bar that does not wrap.
      { path: '/deadletters', label: 'Failures' },
    ];
    return open(entries, who, built);
  }
  const entries: Entry[] = [
    { path: '/', label: 'Home' },
    { path: '/searchProperty', label: 'Properties', needs: 'property:view' },
    { path: '/projects', label: 'Projects', needs: 'project:view' },
    { path: '/searchInquiry', label: 'Inquiries', needs: 'inquiry:view' },
    { path: contacts(who), label: 'Contacts', needs: 'contact:list' },
    { path: '/loans', label: 'Loans', needs: 'loan:view' },
    { path: '/tasks', label: 'Tasks', needs: 'task:view' },
  ];
  return open(entries, who, built);
};

/** The links of the right-hand menu, above Logout. Admin's holds Logout only. */
export const rightLinks = (who: Who, built: Built = isBuilt): Link[] => {
  if (who.usertype === null || who.usertype === 'Admin') return [];
  const entries: Entry[] = [
    { path: profile(who), label: 'Profile' },
    { path: '/dashboard', label: 'Dashboard', needs: 'dashboard:view' },
    { path: '/viewProperty', label: 'Viewed Properties', needs: 'viewed_log:view' },
    { path: '/viewInquiry', label: 'Viewed Inquiries', needs: 'viewed_log:view' },
    { path: '/gapboard', label: 'Gap board', needs: 'inquiry:view' },
    { path: '/paste', label: 'Paste message', needs: 'inquiry:create' },
    { path: '/bulkproperty', label: 'Bulk property' },
    { path: '/bulkInquiry', label: 'Bulk inquiry' },
    { path: '/datamigration', label: 'Data migration', needs: 'migration:import' },
    { path: '/duplicates', label: 'Duplicates', needs: 'contact:merge' },
    { path: '/subuser', label: 'Manage Subusers', needs: 'team:edit' },
    { path: '/settings', label: 'Setting', needs: 'settings:edit' },
    { path: '/matchweights', label: 'Match weights', needs: 'settings:edit' },
    { path: '/permission', label: 'Manage Permissions', needs: 'permission:view' },
    { path: '/paymentdetail', label: 'Subscription', needs: 'subscription:edit' },
    { path: '/arealist', label: 'Area list', needs: 'area:view' },
    { path: '/societyList', label: 'Society list', needs: 'society:view' },
    { path: '/featureList', label: 'Feature list', needs: 'feature:view' },
    { path: '/sources', label: 'Sources', needs: 'source:view' },
    { path: '/contactgroup', label: 'Contact group', needs: 'contactgroup:view' },
    { path: '/commission', label: 'Commission', needs: 'commission:view' },
    { path: '/deals', label: 'Deals', needs: 'deal:view' },
    { path: '/userdevice', label: 'User Device', needs: 'device:view' },
    { path: '/offers', label: 'Pricing' },
    { path: '/changepassword', label: 'Change Password' },
  ];
  return open(entries, who, built);
};

/** What a visitor sees; on the login page itself, Login gives way to Sign Up. */
export const visitorLinks = (at: string, built: Built = isBuilt): Link[] => {
  const way: Entry = at === '/login' ? { path: '/register', label: 'Sign Up' } : { path: '/login', label: 'Login' };
  return open([{ path: '/offers', label: 'Pricing' }, way], { usertype: null, active: false }, built);
};

/** What the plus of the phone's bottom bar and the palette offer to add. */
export const addLinks = (who: Who, built: Built = isBuilt): Link[] => {
  if (who.usertype === null || who.usertype === 'Admin') return [];
  const entries: Entry[] = [
    { path: '/addInquiry', label: 'Add inquiry', needs: 'inquiry:create' },
    { path: '/paste', label: 'Paste message', needs: 'inquiry:create' },
    { path: '/addProperty', label: 'Add property', needs: 'property:create' },
    { path: '/addproject', label: 'Add project', needs: 'project:create' },
    { path: '/addcontact', label: 'Add Contact', needs: 'contact:create' },
    { path: '/addtask', label: 'Add task', needs: 'task:edit' },
    { path: '/datamigration', label: 'Import contacts', needs: 'migration:import' },
  ];
  return open(entries, who, built);
};

/** The places of a phone's bottom bar beside the plus, two on either side of it. */
export const bottomLinks = (who: Who, built: Built = isBuilt): Link[] => {
  const wanted = ['Home', 'Properties', 'Inquiries', 'Tasks', 'Contacts'];
  const links = mainLinks(who, built).filter(({ label }) => wanted.includes(label));
  return wanted.flatMap((label) => links.filter((link) => link.label === label)).slice(0, 4);
};
