import { type Usertype, usertypes } from '@angan/domain/roles.ts';
import { describe, expect, test } from 'vitest';
import { decide } from './guards.ts';
import { addLinks, bottomLinks, mainLinks, moreLinks, visitorLinks } from './menus.ts';
import { rightLinks } from './right-links.ts';
import { isBuilt, routeOf } from './routes.ts';

const all = () => true;
const labels = (links: { label: string }[]) => links.map(({ label }) => label);
const pathOf = (links: { label: string; path: string }[], label: string) =>
  links.find((link) => link.label === label)?.path;
const who = (usertype: Usertype, active = true) => ({ usertype, active });

const main = ['Home', 'Properties', 'Projects', 'Inquiries', 'Contacts', 'Loans', 'Tasks'];
const everybodys = [
  'Profile',
  'Gap board',
  'Paste message',
  'Bulk property',
  'Bulk inquiry',
  'Data migration',
  'Area list',
  'Society list',
  'Feature list',
  'Sources',
  'Contact group',
  'Commission',
  'Pricing',
  'Notifications',
  'Change Password',
];
const coOwners = [
  ...everybodys,
  'Dashboard',
  'Viewed Properties',
  'Viewed Inquiries',
  'Deals',
  'Duplicates',
  'User Device',
];
const owners = [...coOwners, 'Manage Subusers', 'Setting', 'Match weights', 'Manage Permissions', 'Subscription'];
const right: Record<Usertype, string[]> = {
  Owner: owners,
  'Co-Owner': coOwners,
  'All-Rounder': everybodys,
  'Residential Only': everybodys,
  'Commercial Only': everybodys,
  Backend: everybodys,
  Admin: [],
};
/** Nouns that were added since have words of their own. */
const inSpecification = new Set(Object.values(right).flat());
const admins = ['Accounts', 'Subscriptions', 'Transactions', 'Broker Contacts', 'Demo List', 'WhatsApp'];
const adminsMore = ['Contact Count', 'Broadcast Message', 'Plans', 'Law', 'Motivation', 'Countries', 'Failures'];

describe.each(usertypes)('%s', (usertype) => {
  test('has the words and the menu of the role once everything is built', () => {
    expect(labels(mainLinks(who(usertype), all))).toEqual(usertype === 'Admin' ? admins : main);
    expect(labels(moreLinks(who(usertype), all))).toEqual(usertype === 'Admin' ? adminsMore : []);
    const words = labels(rightLinks(who(usertype), all)).filter((label) => inSpecification.has(label));
    expect(words.sort()).toEqual([...right[usertype]].sort());
  });

  test('goes to the contacts and the profile of the role', () => {
    const runs = usertype === 'Owner' || usertype === 'Co-Owner';
    const works = usertype !== 'Admin';
    expect(pathOf(mainLinks(who(usertype), all), 'Contacts')).toBe(
      works ? (runs ? '/contact' : '/contactList') : undefined,
    );
    const profile = usertype === 'Owner' ? '/profile' : '/subuserprofile';
    expect(pathOf(rightLinks(who(usertype), all), 'Profile')).toBe(works ? profile : undefined);
  });

  test.each([true, false])('is offered nothing that is not built or that the guard refuses (active: %s)', (active) => {
    const person = who(usertype, active);
    for (const { path } of [mainLinks, moreLinks, rightLinks, addLinks, bottomLinks].flatMap((links) =>
      links(person),
    )) {
      expect(isBuilt(path)).toBe(true);
      expect(decide(routeOf(path).guard, person)).toBe('show');
    }
  });

  test('has at most four places in the bar of a phone', () => {
    const expected = usertype === 'Admin' ? [] : ['Home', 'Properties', 'Inquiries', 'Tasks'];
    expect(labels(bottomLinks(who(usertype), all))).toEqual(expected);
  });
});

test('contacts take the place in the bar that nothing else takes', () => {
  expect(labels(bottomLinks(who('Owner'), (path) => path === '/' || path === '/contact'))).toEqual([
    'Home',
    'Contacts',
  ]);
});

test('a visitor is offered Login, and Sign Up on the login page', () => {
  expect(labels(visitorLinks('/', all))).toEqual(['Pricing', 'Login']);
  expect(visitorLinks('/login', all).at(-1)).toEqual({ path: '/register', label: 'Sign Up' });
});

test('what the Owner has taken from somebody is in none of their menus', () => {
  const staff = { ...who('All-Rounder'), record: { can_import: false } };
  expect(labels(rightLinks(staff, all))).not.toContain('Data migration');
  expect(labels(addLinks(staff, all))).not.toContain('Import contacts');
});
