import type { Page } from 'playwright-core';
import type { Size } from '../lib/browser.ts';
import { sampleList } from './sample-list.ts';

export interface Shot {
  name: string;
  size: Size;
  schemes: readonly ('light' | 'dark')[];
  /** Who looks; nobody for a visitor. */
  email?: string;
  /** The address, which may ask the demo office for a record's number. */
  at: string | ((find: Find) => Promise<string>);
  /** What is done on the page before the picture. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** The number of the first record that a list finds: `find('/properties/contacts/', 'Trivedi')`. */
export type Find = (list: string, search: string) => Promise<number>;

const email = 'coowner@angan.demo';
const both = ['light', 'dark'] as const;
const person = async (find: Find) => `/contact?id=${await find('/properties/contacts/', 'हरप्रीत कौर विर्क')}`;
const empty = async (find: Find) => {
  const [group, source] = [
    await find('/properties/contactgroup/', 'Investor'),
    await find('/properties/source/', 'OLX'),
  ];
  return `/contact?contactgroup=${group}&source=${source}`;
};
const flat = async (find: Find) => `/searchProperty?id=${await find('/properties/property/', 'Orchid Heights')}`;
const wish = async (find: Find) => `/searchInquiry?id=${await find('/properties/inquiry/', 'Mehul Trivedi')}`;
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
  await page.getByRole('heading', { name: 'What comes of it' }).waitFor();
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
];
