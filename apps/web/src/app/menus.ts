import { mayPersonally } from '@angan/domain/personal-rights.ts';
import { type Permission, runsTheOffice } from '@angan/domain/roles.ts';
import { t } from '@lingui/core/macro';
import { i18n } from '../core/language/index.ts';
import { decide, type Who } from './guards.ts';
import { isBuilt, type Path, routeOf } from './routes.ts';

export interface Link {
  path: Path;
  label: string;
}
export interface Entry {
  path: Path;
  /** Where it is not the title of the screen. */
  label?: string;
  needs?: Permission;
}

/** Which screens exist; a test may say that all do. */
export type Built = (path: Path) => boolean;

/** Keeps what leads somewhere for this person: built, opened by its guard, and theirs by right. */
export const openLinks = (entries: Entry[], who: Who, built: Built): Link[] =>
  entries
    .filter(({ path, needs }) => {
      const allowed = !needs || (who.usertype !== null && mayPersonally(who.usertype, needs, who.record));
      return allowed && built(path) && decide(routeOf(path).guard, who) === 'show';
    })
    .map(({ path, label }) => ({ path, label: label ?? i18n._(routeOf(path).title) }));

const contacts = ({ usertype }: Who): Path => (usertype && runsTheOffice(usertype) ? '/contact' : '/contactList');

/** The words of the top bar, and of the drawer on a phone. Admin's are those of section 2.2, here and in `moreLinks`. */
export const mainLinks = (who: Who, built: Built = isBuilt): Link[] => {
  if (who.usertype === null) return [];
  if (who.usertype === 'Admin') {
    const entries: Entry[] = [
      { path: '/userlist', label: t`Accounts` },
      { path: '/subscriptionlist', label: t`Subscriptions` },
      { path: '/transactionlist', label: t`Transactions` },
      { path: '/brokersContacts', label: t`Broker Contacts` },
      { path: '/demolists', label: t`Demo List` },
      { path: '/messages', label: 'WhatsApp' },
    ];
    return openLinks(entries, who, built);
  }
  const entries: Entry[] = [
    { path: '/', label: t`Home` },
    { path: '/searchProperty', label: t`Properties`, needs: 'property:view' },
    { path: '/projects', label: t`Projects`, needs: 'project:view' },
    { path: '/searchInquiry', label: t`Inquiries`, needs: 'inquiry:view' },
    { path: contacts(who), label: t`Contacts`, needs: 'contact:list' },
    { path: '/loans', label: t`Loans`, needs: 'loan:view' },
    { path: '/tasks', label: t`Tasks`, needs: 'task:view' },
  ];
  return openLinks(entries, who, built);
};

/** What has no room in Admin's bar on a laptop, or in longer words, behind a word of its own. */
export const moreLinks = (who: Who, built: Built = isBuilt): Link[] => {
  if (who.usertype !== 'Admin') return [];
  const entries: Entry[] = [
    { path: '/contactCount' },
    { path: '/broadcastmessage' },
    { path: '/plans' },
    { path: '/lawtables', label: t`Law` },
    { path: '/motivation' },
    { path: '/countries' },
    { path: '/deadletters', label: t`Failures` },
  ];
  return openLinks(entries, who, built);
};

/** What a visitor sees; on the login page itself, Login gives way to Sign Up. */
export const visitorLinks = (at: string, built: Built = isBuilt): Link[] => {
  const way: Entry = at === '/login' ? { path: '/register', label: t`Sign Up` } : { path: '/login', label: t`Login` };
  return openLinks([{ path: '/offers', label: t`Pricing` }, way], { usertype: null, active: false }, built);
};

/** What the plus of the phone's bottom bar and the palette offer to add. */
export const addLinks = (who: Who, built: Built = isBuilt): Link[] => {
  if (who.usertype === null || who.usertype === 'Admin') return [];
  const entries: Entry[] = [
    { path: '/addInquiry', label: t`Add inquiry`, needs: 'inquiry:create' },
    { path: '/paste', label: t`Paste message`, needs: 'inquiry:create' },
    { path: '/addProperty', label: t`Add property`, needs: 'property:create' },
    { path: '/addproject', label: t`Add project`, needs: 'project:create' },
    { path: '/deal', label: t`Add deal`, needs: 'deal:create' },
    { path: '/addcontact', label: t`Add Contact`, needs: 'contact:create' },
    { path: '/addtask', label: t`Add task`, needs: 'task:edit' },
    { path: '/datamigration', label: t`Import contacts`, needs: 'migration:import' },
  ];
  return openLinks(entries, who, built);
};

/** The places of a phone's bottom bar beside the plus, two on either side of it. */
export const bottomLinks = (who: Who, built: Built = isBuilt): Link[] => {
  const wanted = [t`Home`, t`Properties`, t`Inquiries`, t`Tasks`, t`Contacts`];
  const links = mainLinks(who, built).filter(({ label }) => wanted.includes(label));
  return wanted.flatMap((label) => links.filter((link) => link.label === label)).slice(0, 4);
};
