import { randomBytes, randomUUID } from 'node:crypto';
import { usualRights } from '@angan/domain/personal-rights.ts';
import { aWish } from '../listings.ts';
import type { TestServer } from '../support.ts';

/**
 * For every path that takes an id: how to make a record there, so that the walk can knock with another company's. A new
 * path with an id that is missing here fails the walk, loudly and by name.
 */
type Make = (server: TestServer, company: number, user: number) => Promise<number>;

const insert =
  (table: string, columns: Record<string, unknown>): Make =>
  async ({ owner }, company) => {
    const names = Object.keys(columns);
    const { rows } = await owner.query<{ id: number }>(
      `insert into ${table} (company_id${names.map((name) => `, ${name}`).join('')}) values ($1${names.map((_, i) => `, $${i + 2}`).join('')}) returning id`,
      [company, ...Object.values(columns)],
    );
    return rows[0]!.id;
  };

const area = insert('area', { area: 'Walk', city: 1 });

const project = insert('project', {
  project_name: 'Walk',
  builder_name: 'Walk',
  property_type: 1,
  property_subtype: [1],
  city: 1,
  area: [],
  status: 'Ready',
});

const contact = insert('contact', { name: 'Walk', mobile_number_1: '9824011768' });

const inquiry: Make = async (server, company, user) =>
  insert('inquiry', {
    inquiry_code: `Q-${randomUUID()}`,
    contact: await contact(server, company, user),
    contact_role: 'Buyer',
    property_type: 1,
    deal_type: [1],
  })(server, company, user);

const property: Make = (server, company, user) =>
  insert('property', {
    property_code: `P-${randomUUID()}`,
    property_type: 1,
    property_subtype: 1,
    deal_type: [1],
    city: 1,
    area: [],
  })(server, company, user);

const whatsappNumber: Make = (server, company, user) =>
  insert('whatsapp_number', { waba_id: 'walk', phone_number_id: randomUUID(), token_sealed: '' })(
    server,
    company,
    user,
  );

const whatsappChat: Make = async (server, company, user) =>
  insert('whatsapp_chat', { number: await whatsappNumber(server, company, user), wa_id: '919824011768' })(
    server,
    company,
    user,
  );

export const recordAt: Record<string, Make> = {
  '/properties/area/': area,
  '/properties/society/': async (server, company, user) =>
    insert('society', { society_name: 'Walk', area: await area(server, company, user) })(server, company, user),
  '/properties/saved_views/': (server, company, user) =>
    insert('saved_view', { user_id: user, list: 'properties', name: `Walk ${randomUUID()}`, query: '' })(
      server,
      company,
      user,
    ),
  '/properties/features/': (server, company, user) =>
    insert('feature', { feature: `Walk ${randomUUID()}` })(server, company, user),
  '/properties/contacts/': contact,
  '/properties/contact_exports/': (server, company, user) =>
    insert('contact_export', {
      format: 'CSV',
      selection: { filters: {} },
      whole: true,
      expires_at: '2100-01-01',
      created_by: user,
    })(server, company, user),
  '/properties/contact_bulk_changes/': (server, company, user) =>
    insert('contact_bulk_change', {
      action: 'lock',
      selection: { filters: {} },
      undo_until: '2100-01-01',
      created_by: user,
    })(server, company, user),
  '/properties/user_permissions/': (server, company, user) =>
    insert('user_permission', { user_id: user, ...usualRights('Owner') })(server, company, user),
  '/properties/contactgroup/': insert('contactgroup', { contact_group_name: 'Walk' }),
  '/properties/source/': insert('source', { source_name: 'Walk' }),
  '/properties/property/': property,
  '/properties/preleased/': property,
  '/properties/inquiry/': inquiry,
  '/properties/bulk_property/': property,
  '/properties/bulk_inquiry/': inquiry,
  '/properties/projects/': project,
  '/properties/projectunits/': async (server, company, user) =>
    insert('projectunit', {
      project: await project(server, company, user),
      unit_name: 'Walk',
      rera_carpet: 1,
    })(server, company, user),
  '/properties/project_inquiries/': async (server, company, user) =>
    insert('project_inquiry', {
      project: await project(server, company, user),
      inquiry: await inquiry(server, company, user),
      registered_on: '2026-11-21',
    })(server, company, user),
  '/properties/tasks/': async (server, company, user) =>
    insert('task', {
      type: 'Site Visit',
      date_time: '2100-01-01',
      duration_minutes: 30,
      inquiry: await inquiry(server, company, user),
      property: await property(server, company, user),
      assigned_to: user,
    })(server, company, user),
  '/properties/shares/': (server, company, user) =>
    insert('share', {
      code: randomBytes(10).toString('hex'),
      channel: 'Link',
      format: 'Single',
      show_unit: false,
      show_society: false,
      content: { properties: [] },
      expires_at: '2100-01-01',
      created_by: user,
    })(server, company, user),
  '/files/': (server, company, user) =>
    insert('stored_file', {
      kind: 'user_photo',
      record_id: user,
      name: 'walk.jpg',
      content_type: 'image/jpeg',
      bytes: 1,
      sha256: 'none',
      store_key: randomUUID(),
    })(server, company, user),
  '/properties/datamigration/': insert('data_migration', {
    kind: 'Contacts',
    file_name: 'walk.csv',
    mode: 'Add new only',
  }),
  '/properties/user_alerts/': async (server, company, user) =>
    insert('user_alert', { user_id: user, kind: 'Import finished', message: 'Walk', key: randomUUID() })(
      server,
      company,
      user,
    ),
  '/sandesh/whatsapp_number/': whatsappNumber,
  '/sandesh/whatsapp_price/': async (server, company, user) =>
    insert('whatsapp_price', {
      category: 'MARKETING',
      rate: 1,
      from_date: `${3000 + (await whatsappNumber(server, company, user))}-01-01`,
    })(server, company, user),
  '/mgmt/whatsappchat/': whatsappChat,
  '/mgmt/whatsappmessage/': async (server, company, user) => {
    const chat = await whatsappChat(server, company, user);
    const { rows } = await server.owner.query<{ number: number }>('select number from whatsapp_chat where id = $1', [
      chat,
    ]);
    return insert('whatsapp_message', {
      chat,
      number: rows[0]!.number,
      direction: 'outgoing',
      kind: 'text',
      content: {},
      status: 'failed',
    })(server, company, user);
  },
  '/mgmt/whatsappquickreply/': (server, company, user) =>
    insert('whatsapp_quick_reply', { shortcut: randomUUID(), body: 'Walk' })(server, company, user),
  '/mgmt/whatsappbroadcast/': insert('whatsapp_broadcast', { name: 'Walk' }),
  '/mgmt/whatsappoptout/': (server, company, user) =>
    insert('whatsapp_opt_out', { user_id: randomUUID(), is_out: true, how: 'Message', at: '2026-11-21' })(
      server,
      company,
      user,
    ),
  '/sandesh/whatsapp_media/': insert('whatsapp_media', { file_type: 'Image', description: 'Walk' }),
  '/sandesh/whatsapp_button/': insert('whatsapp_button', { button_type: 'Custom', button_text: 'Walk' }),
  '/sandesh/whatsapp_template_group/': (server, company, user) =>
    insert('whatsapp_template_group', { group_name: `Walk ${randomUUID()}` })(server, company, user),
  '/sandesh/whatsapp_template/': (server, company, user) =>
    insert('whatsapp_template', { template_name: `walk ${randomUUID()}`, language: 'en', category: 'MARKETING' })(
      server,
      company,
      user,
    ),
  '/properties/user_devices/': async (server, company, user) =>
    insert('user_device', { user_id: user, device_id: 'walk' })(server, company, user),
};

/** Bodies that are valid in themselves, for calls whose body is read before the record is looked for. */
export const validBody: Record<string, object> = {
  'POST /properties/contactgroup/:id/merge/': { into: 1 },
  'POST /properties/source/:id/merge/': { into: 1 },
  'POST /properties/property/:id/reveal/': { action: 'Reveal' },
  'PATCH /properties/datamigration/:id/rows/:row/': { cells: [] },
  'POST /properties/inquiry/:id/reveal/': { action: 'Reveal' },
  'PATCH /properties/user_alerts/:id/': { read: true },
  'POST /properties/area/:id/merge/': { into: 1 },
  'POST /properties/society/:id/merge/': { into: 1 },
  'POST /properties/features/:id/merge/': { into: 1 },
  'POST /properties/contacts/:id/contacted/': { how: 'Met' },
  'POST /properties/property/:id/status/': { status: 'Withdrawn', reason: 'Other' },
  'POST /properties/property/:id/ask_status/': { status: 'Withdrawn', reason: 'Other' },
  'POST /properties/inquiry/:id/stage/': { stage: 'Contacted' },
  'POST /properties/bulk_property/:id/done/': { bulk_done: true },
  'POST /properties/bulk_inquiry/:id/done/': { bulk_done: true },
  'POST /properties/inquiry/:id/contacted/': { how: 'Met' },
  'POST /properties/tasks/:id/complete/': { outcome: 'Liked' },
  'POST /properties/tasks/:id/cancel/': { reason: 'Walk' },
  'POST /properties/tasks/:id/reschedule/': { date_time: '2100-01-02T10:00:00+05:30' },
  'POST /properties/property/:id/files/': { kind: 'image' },
  'POST /properties/property/:id/files/order/': { kind: 'image', ids: [1] },
  'POST /properties/projects/:id/files/': { kind: 'image' },
  'POST /properties/projects/:id/files/order/': { kind: 'image', ids: [1] },
  'PATCH /sandesh/whatsapp_template_group/:id/': { group_name: 'Walk' },
  'POST /mgmt/whatsappchat/:id/inquiry/': aWish(1),
  'POST /mgmt/whatsappbroadcast/:id/send/': { people: 1 },
  'POST /mgmt/whatsappbroadcast/:id/export/': { format: 'CSV' },
  'POST /mgmt/whatsappoptout/:id/take_back/': { reason: 'Walk' },
};

/** The same for what a path wants behind its question mark. */
export const validQuery: Record<string, string> = {
  'GET /mgmt/whatsappchat/:id/values/': '?template=1',
  'GET /mgmt/whatsappchat/:id/reading/': '?message=1',
};
