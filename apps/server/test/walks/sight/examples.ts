import { randomUUID } from 'node:crypto';
import { banks } from '@angan/domain/lookups/banks.ts';
import { dayFromNow } from '../../inquiries.ts';
import { aHouse, aProject, aShop, aWish, dealId, subtypeId, typeId } from '../../listings.ts';
import { aPhoto } from '../../property-files.ts';
import type { Person, TestServer } from '../../support.ts';
import type { Example, Sent } from './example.ts';
import { facebookExamples, neverOfFacebook } from './facebook-examples.ts';
import { leadExamples, leadFileExamples } from './lead-examples.ts';
import { aHomeLoan, aLease } from './seed.ts';

const facebookPath = '/properties/facebook-integration/';

let used = 0;
const fresh = () => String(6_400_000_000 + ++used);

/** The newest record that somebody made. */
const lastOf = async ({ owner }: TestServer, table: string, { id }: Person): Promise<number> =>
  (await owner.query(`select coalesce(max(id), 1) as id from ${table} where created_by = $1`, [id])).rows[0].id;

/** A task stands as it was planned again, an hour ago, beside what was made since: what has become of it is final, and another call comes to it. */
const reopened = async ({ owner }: TestServer, url: string): Promise<Sent> => {
  await owner.query(
    `update task t set status = 'Scheduled', is_follow_up = false, date_time = now() - interval '1 hour'
      where id = $1 and not exists (select 1 from task n where n.company_id = t.company_id and n.rescheduled_from = t.id)`,
    [url.split('/')[3]],
  );
  return {};
};

/** A visit of one's own has just begun, and nobody has checked in to it. */
const begun = async ({ owner }: TestServer, url: string, { id }: Person): Promise<Sent> => {
  await owner.query(
    `update task t set status = 'Scheduled', is_follow_up = false, date_time = now() - interval '1 minute', check_in = null
      where id = $1 and created_by = $2
        and not exists (select 1 from task n where n.company_id = t.company_id and n.rescheduled_from = t.id)`,
    [url.split('/')[3], id],
  );
  return {};
};

/** What is sent to the calls of a record's files. */
const filesExamples = (one: 'property' | 'project', path: string): Record<string, Example> => ({
  [`POST ${path}:id/files/`]: async () => ({
    form: [{ kind: 'image' }, { file: { name: 'hall.jpg', content: await aPhoto() } }],
  }),
  [`POST ${path}:id/files/order/`]: async (_, __, { server, url }) => {
    const { rows } = await server.owner.query<{ id: number }>(
      `select id from ${one}_file where ${one}_id = $1 and kind = 'image' and not is_deleted order by sort`,
      [url.split('/')[3]],
    );
    return { body: { kind: 'image', ids: rows.length > 0 ? rows.map(({ id }) => id) : [1] } };
  },
  [`PATCH ${path}:id/files/:file_id/`]: () => ({ body: { caption: 'Hall' } }),
});

/** What is sent to the calls of a loan and its parts. */
const loanExamples = (path: string): Record<string, Example> => ({
  [`POST ${path}`]: ({ open }) => ({ body: { applicant: open, ...aHomeLoan } }),
  [`POST ${path}:id/move/`]: () => ({ body: { to: 'Logged In', ...loggedIn() } }),
  [`POST ${path}:id/applications/`]: () => ({ body: loggedIn() }),
  [`POST ${path}:id/documents/`]: () => ({ body: { of_whom: 'Applicant', item: `Paper ${fresh()}` } }),
  [`POST ${path}:id/documents/:part/file/`]: () => ({
    form: [{}, { file: { name: 'paper.pdf', content: Buffer.from('%PDF-1.7\n') } }],
  }),
  [`POST ${path}:id/disbursements/`]: async (_, __, { server, url }) => {
    await server.owner.query(
      `update loan set stage = 'Sanctioned', left_stage = null, sanctioned_amount = 100000 where id = $1`,
      [url.split('/')[3]],
    );
    return { body: { date: today(), amount: 1, ref: fresh() } };
  },
});
const loggedIn = () => ({ bank: (used++ % banks.length) + 1, app_no: fresh(), login_date: today() });
const today = () => dayFromNow(0);

/** A browser that can be pushed to, as the web app sends it. */
const aSubscription = `webpush:${Buffer.from(
  JSON.stringify({
    endpoint: 'https://fcm.googleapis.com/fcm/send/none',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  }),
).toString('base64url')}`;

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
  'POST /check/add_fcm_token/': () => ({ body: { fcm_token: aSubscription } }),
  'POST /properties/contacts/': () => ({ body: { name: 'New', mobile_number_1: fresh() } }),
  'POST /properties/contacts/bulk_create/': () => ({ body: [{ name: 'New', mobile_number_1: fresh() }] }),
  'POST /properties/contacts/:id/contacted/': () => ({ body: { how: 'Met' } }),
  'POST /properties/contact_exports/': () => ({ body: { format: used++ % 2 ? 'CSV' : 'vCard' } }),
  'POST /properties/contactgroup/': () => ({ body: { contact_group_name: `Group ${fresh()}` } }),
  'POST /properties/source/': () => ({ body: { source_name: `Source ${fresh()}` } }),
  'POST /properties/area/': () => ({ body: { area: `Area ${fresh()}`, city: 1 } }),
  'GET /properties/area/localities/': () => ({ query: '?city=1' }),
  'POST /properties/area/localities/': async (_, __, { server }) => {
    const { rows } = await server.owner.query<{ id: number }>('select id from locality order by random() limit 1');
    return { body: { localities: [rows[0]!.id] } };
  },
  'POST /properties/society/': ({ here }) => ({ body: { society_name: `Society ${fresh()}`, area: here } }),
  // One's own, as it stands after it was deleted.
  'POST /properties/notes/:id/restore/': async (_, { id }, { server, url }) => {
    await server.owner.query('update note set is_deleted = true, created_by = $2 where id = $1', [
      url.split('/')[3],
      id,
    ]);
    return {};
  },
  'POST /properties/notes/': ({ open }) => ({ body: { text: 'Spoke', link: { kind: 'contact', id: open } } }),
  // Somebody works in one of the two.
  'POST /properties/property/': ({ here, open }, { id }) => ({
    body: (used++ % 2 ? aHouse : aShop)(here, {
      contact: open,
      assigned_to: [id],
      deal_type: [dealId('Sale'), dealId('Pre-leased')],
    }),
  }),
  'POST /properties/inquiry/': ({ here, open }, { id }) => ({
    body: aWish(here, { contact: open, assigned_to: [id] }),
  }),
  'POST /properties/property/:id/reveal/': () => ({ body: { action: 'Reveal' } }),
  'POST /properties/inquiry/:id/reveal/': () => ({ body: { action: 'Reveal' } }),
  'POST /properties/shares/check/': ({ properties }) => ({
    body: { properties: [Object.values(properties)[used++ % 2]] },
  }),
  'POST /properties/shares/': ({ properties }) => ({
    body: { properties: [Object.values(properties)[used++ % 2]], channel: 'Link' },
  }),
  'GET /properties/deal_requests/mine/': async (_, person, { server }) => ({
    query: `?inquiry=${await lastOf(server, 'inquiry', person)}`,
  }),
  'POST /properties/deal_requests/': async ({ properties }, person, { server }) => ({
    body: {
      inquiry: await lastOf(server, 'inquiry', person),
      property: Object.values(properties)[used++ % 2],
      deal_type: dealId('Sale'),
      expected_close: '2100-01-01',
    },
  }),
  'GET /properties/inquiry/similar/': ({ open }) => ({
    query: `?contact=${open}&property_type=${typeId('Residential')}&deal_type=${dealId('Sale')}`,
  }),
  'GET /properties/area/similar/': () => ({ query: '?name=Here' }),
  'GET /properties/society/similar/': () => ({ query: '?name=Heights' }),
  'GET /properties/property/similar/': ({ here, open }) => ({
    query: `?property_type=${typeId('Residential')}&area=${here}&contact=${open}&property_subtype=${subtypeId('Independent House/Kothi')}`,
  }),
  'GET /properties/property/price_hint/': ({ here }) => ({
    query: `?area=${here}&property_type=${typeId('Residential')}&property_subtype=${subtypeId('Independent House/Kothi')}&deal_type=${dealId('Sale')}`,
  }),
  'GET /properties/property/counts/': () => ({ query: '?by=status' }),
  'POST /properties/property/:id/status/': () => ({
    body: { status: 'On Hold', reason: 'Other', hold_until: '2100-01-01' },
  }),
  'POST /properties/property/:id/ask_status/': () => ({ body: { status: 'Withdrawn', reason: 'Other' } }),
  'PUT /properties/preleased/:id/': () => ({ body: aLease('Tenant') }),
  'PATCH /properties/preleased/:id/': () => ({ body: { deposit: 1 } }),
  'POST /properties/projects/': ({ here }) => ({ body: aProject(here, { project_name: `Project ${fresh()}` }) }),
  'POST /properties/projectunits/': async (_, person, { server }) => ({
    body: { project: await lastOf(server, 'project', person), unit_name: `Type ${fresh()}`, rera_carpet: 1200 },
  }),
  'POST /properties/project_inquiries/': async (_, person, { server }) => ({
    body: { project: await lastOf(server, 'project', person), inquiry: await lastOf(server, 'inquiry', person) },
  }),
  'GET /properties/tasks/calendar/': () => ({ query: `?from=${dayFromNow(-20)}&to=${dayFromNow(20)}` }),
  'POST /properties/tasks/': async (_, person, { server }) => ({
    body: {
      type: 'Site Visit',
      date_time: '2100-01-01T10:00:00+05:30',
      inquiry: await lastOf(server, 'inquiry', person),
      property: await lastOf(server, 'property', person),
      comment: `Ring ${fresh()}`,
    },
  }),
  'POST /properties/tasks/tours/plan/': async (_, person, { server }) => ({
    body: { properties: [await lastOf(server, 'property', person)], start_at: '2100-01-01T10:00:00+05:30' },
  }),
  'POST /properties/tasks/tours/': async (_, person, { server }) => ({
    body: {
      inquiry: await lastOf(server, 'inquiry', person),
      stops: [{ property: await lastOf(server, 'property', person), date_time: '2100-01-01T10:00:00+05:30' }],
    },
  }),
  'POST /properties/tasks/put_off/': async (_, person, { server }) => ({
    body: { tasks: [await lastOf(server, 'task', person)], day: '2100-01-03' },
  }),
  'POST /properties/tasks/:id/complete/': () => ({ body: { liked: 4, points: ['Liked'], note: `Ring ${fresh()}` } }),
  'POST /properties/tasks/:id/check_in/': async (_, person, { server, url }) => ({
    ...(await begun(server, url, person)),
    body: { latitude: 28.42, longitude: 77.1, accuracy_m: 12, agreed: true },
  }),
  'POST /properties/tasks/:id/slip/code/': (_, person, { server, url }) => begun(server, url, person),
  'POST /properties/tasks/:id/slip/': async (_, person, { server, url }) => ({
    ...(await begun(server, url, person)),
    body: { method: 'None' },
  }),
  'POST /properties/tasks/:id/miss/': async (_, __, { server, url }) => reopened(server, url),
  'POST /properties/tasks/:id/cancel/': async (_, __, { server, url }) => ({
    ...(await reopened(server, url)),
    body: { reason: 'Client travels' },
  }),
  'POST /properties/tasks/:id/reschedule/': async (_, __, { server, url }) => ({
    ...(await reopened(server, url)),
    body: { date_time: '2100-01-02T10:00:00+05:30' },
  }),
  'POST /properties/bulk_property/': ({ here, open }, { id }) => ({
    body: [{ row_key: randomUUID(), ...(used++ % 2 ? aHouse : aShop)(here, { contact: open, assigned_to: [id] }) }],
  }),
  'POST /properties/bulk_inquiry/': ({ here, open }, { id }) => ({
    body: [{ row_key: randomUUID(), ...aWish(here, { contact: open, assigned_to: [id] }) }],
  }),
  'POST /properties/bulk_property/:id/done/': () => ({ body: { bulk_done: true } }),
  'POST /properties/bulk_inquiry/:id/done/': () => ({ body: { bulk_done: true } }),
  'GET /properties/datamigration/template/': () => ({ query: '?kind=Properties' }),
  'GET /properties/saved_views/': () => ({ query: '?list=properties' }),
  'POST /properties/saved_views/': () => ({ body: { list: 'properties', name: `View ${fresh()}`, query: 'bhk=3' } }),
  'POST /properties/features/': () => ({ body: { feature: `Feature ${fresh()}` } }),
  'POST /properties/inquiry/:id/add/': () => ({ body: { comment: 'Asked again' } }),
  'POST /properties/inquiry/:id/stage/': () => ({
    body: { stage: 'Contacted', next_follow_up: '2100-01-01T10:00:00+05:30' },
  }),
  'POST /properties/inquiry/:id/contacted/': () => ({ body: { how: 'Met' } }),
  'GET /properties/price_desk/': () => ({ query: '?deal=Sale&group=Apartment' }),
  'GET /properties/property/:id/comparables/': () => ({ query: '?deal=Sale' }),
  'GET /properties/property/:id/comparables/sheet/': () => ({ query: '?deal=Sale' }),
  ...loanExamples('/properties/loans/'),
  ...leadExamples('/properties/lead_events/'),
  ...leadFileExamples('/properties/lead_files/'),
  ...facebookExamples(facebookPath),
  ...filesExamples('property', '/properties/property/'),
  ...filesExamples('project', '/properties/projects/'),
  'PATCH /properties/alert_settings/': () => ({ body: { kinds: [{ kind: 'Task due', push: false }] } }),
  'PATCH /properties/user_alerts/:id/': () => ({ body: { read: true } }),
  'POST /properties/user_alerts/read_all/': () => ({ body: { up_to: 1 } }),
  'POST /properties/datamigration/': () => ({
    form: [{ kind: 'Contacts' }, { file: { name: 'new.csv', content: Buffer.from(`Name,Mobile\nNew,${fresh()}\n`) } }],
  }),
};

/**
 * Calls that want a password, a picture that nobody has, a stranger's code, or a list of properties that is being checked;
 * they answer nothing of a company without.
 */
export const neverAnswered: readonly string[] = [
  'POST /auth/users/set_password/',
  'POST /auth/users/own_mobile/code/',
  'POST /auth/users/own_mobile/',
  'POST /auth/users/own_email/code/',
  'POST /auth/users/own_email/',
  'GET /files/:id/:variant/',
  'GET /s/:code/',
  'POST /s/:code/likes/',
  'GET /s/:code/interest/',
  'POST /s/:code/interest/',
  'GET /enquiry/:key/',
  'POST /enquiry/:key/',
  'GET /enquiry/:key/logo/',
  'GET /enquiry/:key/:script/',
  'GET /s/:code/pdf/',
  'GET /s/:code/pictures/:number/',
  'PATCH /properties/datamigration/:id/rows/:row/',
  ...neverOfFacebook(facebookPath),
];

/** Calls after which the session is over: they come last, and it is opened again after each. */
export const endings: readonly string[] = [
  'GET /properties/device_logout_update/',
  'POST /properties/selflogout_alldevices/',
  'POST /properties/user_devices/:id/revoke/',
];

/** What comes next in a path that is no id. */
export const wordsOf: Record<string, readonly string[]> = {
  '/files/:id/': ['320'],
  '/s/:code/pictures/': ['1'],
  '/s/fonts/': ['latin-400'],
  '/properties/datamigration/:id/rows/': ['1'],
  '/integrations/leads/': ['99acres'],
  '/integrations/leads/:portal/': ['of-nobody'],
  '/integrations/whatsapp/': ['of-nobody'],
};
