import { describe, expect, test } from 'vitest';
import { routes } from './routes.ts';

/** Listed for any user type, of whom Admin has no office and an office without a subscription gets no answer. */
const officeLists = '/arealist /featureList /sources /contactgroup /bulkInquirytable /bulkPropertytable';

/** The route table as the specification lists it, by who may open it. */
const listed = {
  public: `/ /login /register /forgotpass /verifymobile /support /detailSupport/:type /activation/:uid/:token
    /password-reset/:uid/:token /policy/:type /offers /qna /demo`,
  any: '/expiry /profile /changepassword /subuserprofile',
  admin: `/userlist /transactionlist /subscriptionlist /brokersContacts /demolists /messages /whatsappsmsg /template
    /whatsappMedia /BulkCreateContacts /addWhatsappbutton /addTemplate /templateGroups /ai-template /broadcastmessage
    /contactCount /importtemplate /whatsappnumber`,
  owner: '/subuser /permission /settings /facebook/callback /renew /freetrial /paymentstatus /paymentdetail',
  'owner-co-owner': '/buy/:duration /userdevice',
  'owner-co-owner-active': '/contact /deal /deals /dashboard /viewInquiry /viewProperty',
  active: `/datamigration /addProperty /searchProperty /bulkproperty /societyList /contactList /addInquiry /bulkInquiry
    /searchInquiry /addtask /addtask/inquiry/:id /addtask/property/:id /addcontact /tasks /projects /addproject
    /addunit/:area/:society /addloan /loans /commission ${officeLists}`,
};

const inSpecification = new Set(Object.values(listed).flatMap((paths) => paths.split(/\s+/)));

/** Routes of our own, which the specification does not have; nouns that were added since stand for themselves. */
const ours = [
  '/deadletters',
  '/lawtables',
  '/motivation',
  '/countries',
  '/whatsappOptOuts',
  '/duplicates',
  '/paste',
  '/gapboard',
  '/matchweights',
  '/notifications',
  '/tours/plan',
  '/tours/:visit_group',
];

describe.each(Object.entries(listed))('%s', (guard, paths) => {
  test('has exactly the routes of the specification', () => {
    // Login and the front are public, and /expiry is for all; whom they send on is a rule of their own.
    const specifiedAs: Partial<Record<string, string>> = { 'logged-out': 'public', front: 'public', expiry: 'any' };
    const mine = routes.filter((route) => (specifiedAs[route.guard] ?? route.guard) === guard);
    const specified = mine.map(({ path }) => path).filter((path) => inSpecification.has(path));
    expect(specified.sort()).toEqual(paths.split(/\s+/).sort());
  });
});

test('routes of our own are for who owns or runs an office or the platform, or for whoever works in one or is told of something', () => {
  const guards = ours.map((path) => routes.find((route) => route.path === path)?.guard);
  expect(guards).toEqual([
    'admin',
    'admin',
    'admin',
    'admin',
    'admin',
    'owner-co-owner-active',
    'active',
    'active',
    'owner',
    'any',
    'active',
    'active',
  ]);
});

test('every path stands once', () => {
  expect(new Set(routes.map(({ path }) => path.toLowerCase())).size).toBe(routes.length);
});
