import { aHouse, aShop, aWish } from '../../listings.ts';
import type { aForm, Person } from '../../support.ts';
import type { TellTaleOffice } from './seed.ts';

interface Sent {
  /** '?mobile=9824011768' */
  query?: string;
  body?: object;
  /** A form with files, by field. */
  form?: Parameters<typeof aForm>;
}
type Example = (office: TellTaleOffice, person: Person) => Sent;

let used = 0;
const fresh = () => String(6_400_000_000 + ++used);

/**
 * What is sent to the calls that want more than a path. The walk sends nothing to all others, and fails by name at a call
 * that nobody then gets an answer from: it belongs here.
 */
export const examples: Record<string, Example> = {
  'GET /properties/contacts/with_numbers/': ({ secrets }) => ({
    query: `?${secrets
      .filter(({ reason }) => reason === 'number')
      .slice(0, 9)
      .map(({ text }) => `mobile=${text}`)
      .join('&')}`,
  }),
  'PATCH /auth/users/me/': () => ({ body: { language: 'English' } }),
  'POST /check/remove_fcm_token/': () => ({ body: { fcm_token: 'none' } }),
  'POST /properties/contacts/': () => ({ body: { name: 'New', mobile_number_1: fresh() } }),
  'POST /properties/contacts/bulk_create/': () => ({ body: [{ name: 'New', mobile_number_1: fresh() }] }),
  'POST /properties/contacts/:id/contacted/': () => ({ body: { how: 'Met' } }),
  'POST /properties/contact_exports/': () => ({ body: { format: used++ % 2 ? 'CSV' : 'vCard' } }),
  'POST /properties/contactgroup/': () => ({ body: { contact_group_name: `Group ${fresh()}` } }),
  'POST /properties/source/': () => ({ body: { source_name: `Source ${fresh()}` } }),
  'POST /properties/area/': () => ({ body: { area: `Area ${fresh()}`, city: 1 } }),
  'POST /properties/society/': ({ here }) => ({ body: { society_name: `Society ${fresh()}`, area: here } }),
  'POST /properties/notes/': ({ open }) => ({ body: { text: 'Spoke', link: { kind: 'contact', id: open } } }),
  // Somebody works in one of the two.
  'POST /properties/property/': ({ here, open }, { id }) => ({
    body: (used++ % 2 ? aHouse : aShop)(here, { contact: open, assigned_to: [id] }),
  }),
  'POST /properties/inquiry/': ({ here, open }, { id }) => ({
    body: aWish(here, { contact: open, assigned_to: [id] }),
  }),
  'POST /properties/property/:id/reveal/': () => ({ body: { action: 'Reveal' } }),
  'POST /properties/inquiry/:id/reveal/': () => ({ body: { action: 'Reveal' } }),
  'PATCH /properties/user_alerts/:id/': () => ({ body: { read: true } }),
  'POST /properties/user_alerts/read_all/': () => ({ body: { up_to: 1 } }),
  'POST /properties/datamigration/': () => ({
    form: [{ kind: 'Contacts' }, { file: { name: 'new.csv', content: Buffer.from(`Name,Mobile\nNew,${fresh()}\n`) } }],
  }),
};

/** Calls that want a password, or a picture that nobody has; they answer nothing of a company without. */
export const neverAnswered: readonly string[] = ['POST /auth/users/set_password/', 'GET /files/:id/:variant/'];

/** Calls after which the session is over: they come last, and it is opened again after each. */
export const endings: readonly string[] = [
  'GET /properties/device_logout_update/',
  'POST /properties/selflogout_alldevices/',
  'POST /properties/user_devices/:id/revoke/',
];

/** Where the records of a path with an id stand. */
export const tableOf: Record<string, string> = {
  '/properties/area/': 'area',
  '/properties/society/': 'society',
  '/properties/contacts/': 'contact',
  '/properties/contact_exports/': 'contact_export',
  '/properties/contact_bulk_changes/': 'contact_bulk_change',
  '/properties/user_permissions/': 'user_permission',
  '/properties/contactgroup/': 'contactgroup',
  '/properties/source/': 'source',
  '/properties/property/': 'property',
  '/properties/inquiry/': 'inquiry',
  '/files/': 'stored_file',
  '/properties/datamigration/': 'data_migration',
  '/properties/user_alerts/': 'user_alert',
  '/properties/user_devices/': 'user_device',
  '/platform/dead_letters/': 'outbox_message',
};
