import type { Page } from 'playwright-core';
import { sampleList } from './sample-list.ts';
import { both, light, type Shot } from './shot.ts';
import { moneyShots } from './shots-money.ts';
import { whatsappShots } from './shots-whatsapp.ts';
import { type Ask, found, openLink, wantedHomes } from './subjects.ts';

const email = 'coowner@angan.demo';
const empty = async (ask: Ask) => {
  const [group, source] = [
    await found(ask, '/properties/contactgroup/', 'Investor'),
    await found(ask, '/properties/source/', 'OLX'),
  ];
  return `/contact?contactgroup=${group}&source=${source}`;
};
const person = async (ask: Ask) => `/contact?id=${await found(ask, '/properties/contacts/', 'हरप्रीत कौर विर्क')}`;
const flat = async (ask: Ask) => `/searchProperty?id=${await found(ask, '/properties/property/', 'Orchid Heights')}`;
const wish = async (ask: Ask) => `/searchInquiry?id=${await found(ask, '/properties/inquiry/', 'Mehul Trivedi')}`;
const soughtAfter = async (ask: Ask) => `/searchProperty?id=${(await wantedHomes(ask))[0]}`;
const sideBySide = async (ask: Ask) => `/searchProperty?compare=${(await wantedHomes(ask)).slice(0, 3).join(',')}`;
const narrowed = '/searchProperty?view=card&deal_type=1&status=Available';
const openReasons = (of: string) => (page: Page) =>
  page
    .getByRole('button', { name: `Reasons for ${of}` })
    .first()
    .click();
const askToDelete = async (page: Page) => {
  await page.getByRole('button', { name: 'Actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').waitFor();
};
const typeWrongly = async (page: Page) => {
  const form = page.getByRole('dialog', { name: 'Add Contact' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Rameshbhai Desai');
  await form.getByRole('textbox', { name: 'Mobile number' }).fill('9825012');
  await page.keyboard.press('Enter');
};

const checkList = async (page: Page) => {
  const buffer = Buffer.from(sampleList());
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'Leads of 2026.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: /^Check/ }).click();
  await page.getByRole('button', { name: /^Import \d/ }).waitFor();
  // Nothing under the pointer.
  await page.mouse.move(0, 0);
};

const formThere = (page: Page) => page.getByLabel('Company name').waitFor();

/** The first of the certain ones, side by side. */
const openMerge = async (page: Page) => {
  await page.getByRole('button', { name: 'Merge', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Result' }).waitFor();
};

const openFilters = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(More filters|Filters)/ })
    .first()
    .click();
  await page.mouse.move(0, 0);
};
const openBell = (page: Page) =>
  page
    .getByRole('button', { name: /^Alerts/ })
    .first()
    .click();
const aMessage =
  'Req 3bhk semi furnished Bopal / Ambli budget 85-95L ready poss, family. East facing hoy to saru, lift joiye. Call 98250 12345';
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const pasteMessage = async (page: Page) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), aMessage);
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await page.getByRole('button', { name: 'Edit message' }).waitFor();
};

/** The pictures of docs/images: what each shows, to whom, and in which light. */
export const shots: readonly Shot[] = [
  { name: 'welcome-desktop', size: 'desktop', schemes: both, at: '/' },
  { name: 'home-desktop', size: 'desktop', schemes: both, email, at: '/' },
  { name: 'home-phone', size: 'phone', schemes: both, email, at: '/' },
  { name: 'contacts-table-desktop', size: 'desktop', schemes: both, email, at: person },
  { name: 'contacts-cards-desktop', size: 'desktop', schemes: both, email, at: '/contact?view=card' },
  { name: 'contacts-add-desktop', size: 'desktop', schemes: both, email, at: '/contact?add=one', prepare: typeWrongly },
  { name: 'contacts-delete-desktop', size: 'desktop', schemes: both, email, at: '/contact', prepare: askToDelete },
  { name: 'contacts-empty-desktop', size: 'desktop', schemes: both, email, at: empty },
  { name: 'contacts-phone', size: 'phone', schemes: both, email, at: '/contact' },
  { name: 'contacts-record-phone', size: 'phone', schemes: both, email, at: person },
  {
    name: 'matches-property-desktop',
    size: 'desktop',
    schemes: both,
    email,
    at: flat,
    prepare: openReasons('જિગીષા રાવલ'),
  },
  { name: 'matches-property-phone', size: 'phone', schemes: both, email, at: flat },
  { name: 'matches-inquiry-desktop', size: 'desktop', schemes: both, email, at: wish, prepare: openReasons('') },
  {
    name: 'import-check-desktop',
    size: 'desktop',
    schemes: ['light'],
    email,
    at: '/datamigration?step=upload',
    prepare: checkList,
  },
  {
    name: 'import-check-phone',
    size: 'phone',
    schemes: ['light'],
    email,
    at: '/datamigration?step=upload',
    prepare: checkList,
  },
  { name: 'register-desktop', size: 'desktop', schemes: ['light'], at: '/register', prepare: formThere },
  { name: 'register-phone', size: 'phone', schemes: ['light'], at: '/register', prepare: formThere },
  { name: 'merge-desktop', size: 'desktop', schemes: ['light'], email, at: '/duplicates', prepare: openMerge },
  { name: 'merge-phone', size: 'phone', schemes: ['light'], email, at: '/duplicates', prepare: openMerge },
  { name: 'matches-inquiry-phone', size: 'phone', schemes: both, email, at: wish },
  { name: 'search-desktop', size: 'desktop', schemes: both, email, at: narrowed },
  { name: 'search-phone', size: 'phone', schemes: light, email, at: narrowed },
  { name: 'search-filters-desktop', size: 'desktop', schemes: light, email, at: narrowed, prepare: openFilters },
  { name: 'search-filters-phone', size: 'phone', schemes: light, email, at: narrowed, prepare: openFilters },
  { name: 'property-desktop', size: 'desktop', schemes: both, email, at: soughtAfter },
  { name: 'property-phone', size: 'phone', schemes: both, email, at: soughtAfter },
  { name: 'property-form-phone', size: 'phone', schemes: light, email, at: '/addProperty' },
  { name: 'board-desktop', size: 'desktop', schemes: light, email, at: '/searchInquiry?view=board' },
  { name: 'board-phone', size: 'phone', schemes: light, email, at: '/searchInquiry?view=board' },
  { name: 'paste-phone', size: 'phone', schemes: light, email, at: '/paste', prepare: pasteMessage, window: clipboard },
  {
    name: 'paste-desktop',
    size: 'desktop',
    schemes: light,
    email,
    at: '/paste',
    prepare: pasteMessage,
    window: clipboard,
  },
  { name: 'compare-desktop', size: 'desktop', schemes: light, email, at: sideBySide },
  { name: 'map-desktop', size: 'desktop', schemes: light, email, at: '/searchProperty?view=map&status=Available' },
  { name: 'gap-board-desktop', size: 'desktop', schemes: light, email, at: '/gapboard' },
  { name: 'gap-board-phone', size: 'phone', schemes: light, email, at: '/gapboard' },
  { name: 'share-page-desktop', size: 'desktop', schemes: light, email, at: openLink, stranger: true },
  { name: 'share-page-phone', size: 'phone', schemes: light, email, at: openLink, stranger: true },
  { name: 'bell-desktop', size: 'desktop', schemes: light, email: 'owner@angan.demo', at: '/', prepare: openBell },
  ...moneyShots,
  ...whatsappShots,
];
