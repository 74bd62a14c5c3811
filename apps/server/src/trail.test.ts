import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aServer, type TestServer } from '../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

/** Tables whose rows say less than all on the trail, and why. */
const lessThanAll: Record<string, string> = {
  answered_write: '', // says that a write was done; what it did is on the trail of its record
  app_user: 'INSERT UPDATE', // never removed: the server's role may not
  audit_log: '', // is the trail
  company: 'UPDATE', // founded by the platform, never removed
  company_counter: '', // follows from other rows
  contact_mobile: '', // follows from the contact's numbers
  data_migration: '', // tells how far it has come; note_access says who imported and who took back
  data_migration_contact: '', // what an import did stands in the contacts' own trail
  data_migration_record: '', // what an import did stands in the contacts' own trail
  data_migration_row: '', // follows from the file
  bulk_property: '', // says which row a record came from, as does the next; the record is on the trail
  bulk_inquiry: '',
  contact_bulk_change: '', // says how far its change has come; what it did is on the trail of each contact
  contact_bulk_item: '', // is forgotten once nothing can be taken back
  contact_export: '', // says how far its file has come; that it was taken is noted when it is there
  full_export: '', // says how far its file has come; that it was asked for and taken is noted
  contact_home: '', // says where the records of merged contacts belong; the records themselves say that they moved
  contact_in_group: 'INSERT DELETE', // what changes in it follows from the contact
  contact_lookalike: '', // is found, not said by anybody
  contact_lookalike_search: '', // says how far work has come
  contact_merge_person: '', // never without its merge, which is on the trail; who was merged is marked as deleted there
  contact_merge_run: '', // says how far work has come; each of its merges is on the trail
  calendar_feed: '', // is everybody's own, and of no record; what it shows is on the trail of its tasks
  device_token: '', // follows from its session, which is on the trail, and from what a push service says
  contact_unmerged: '', // is what it takes to undo merges
  facebook_lead: '', // waits to be fetched; what it becomes is on the trail
  facebook_page_failure: '', // says what a third party did
  facebook_page_key: '', // is a secret; that the page was connected is noted
  facebook_page_state: '', // says how a third party answers
  lender: '', // says which contact a bank is; the contact and the payout are on the trail
  inquiry_area: '', // the junction tables repeat a list that the record itself holds, for joins
  inquiry_assignee: '',
  inquiry_feature: '',
  inquiry_project: '',
  inquiry_score: '', // is counted from the inquiry, at night too
  inquiry_society: '',
  inquiry_turn: '', // says whose turn it is; to whom an inquiry went is on its own trail
  inquiry_stage_move: '', // is the trail of the stages; nothing changes what is written
  deal_stage_move: '', // is the trail of the stages of a deal; nothing changes what is written
  deal_lease_event: '', // says how far work has come; the tasks that it made are on the trail
  deal_receipt: '', // nothing changes what is written; its file is on the trail
  loan_stage_move: '', // is the trail of the stages of a loan; nothing changes what is written
  commission_milestone: '', // follows from the terms of its commission, which are on the trail
  invoice: 'INSERT', // nothing changes what is written
  commission_reminder: 'INSERT', // nothing changes what is written
  match_day: '', // says how far work has come
  match_pair: '', // follows from its inquiry and its property
  match_stale: '', // says what work is left
  outbox_message: '', // is its own log
  property_area: '',
  property_assignee: '',
  property_feature: '',
  share: '', // is told by its entries in the ledger; an ended link names who ended it
  share_chain: '', // follows from the ledger
  share_like: '', // is a stranger's, who has no name here, and is told by the share's own lists
  share_entry: '', // is the ledger, which nothing changes
  lead_escalation: '', // says who is told next; that they were is an alert
  lead_first_answer: '', // says how far sending has come; what became of it is noted on the inquiry
  lead_pull_failure: '', // is its own log
  lead_source_key: '', // holds secrets; when one was entered is on the trail of the setting
  lead_source_pull: '', // says how asking fares, every few minutes
  project_area: '',
  project_feature: '',
  property_price_change: '', // is a history itself; the property's own trail says the same
  saved_view: '', // is everybody's own, and of no record
  whatsapp_template_exchange: '', // says how far we and Meta have come; what changes is on the trail of the template
  alert_settings: '', // are everybody's own, and of no record
  alert_whatsapp: '', // is the record of a consent itself: no row is changed once it was ended, none is removed
  user_alert: '', // tells people of what stands on the trail of its records
  user_permission_area: '', // repeats a list that the record itself holds
  viewed_inquiry: '', // is its own log, as are the two after it
  viewed_property: '',
  revealed_number: '',
  team_handover: '', // is what it takes to undo a leaving; each record that passed on says so itself
  trial_taken: '', // says by whom a trial was taken; the trial itself is on the trail
  trail_export: '', // says which months are files; that a file came is on the trail
  whatsapp_number: '', // its calls say what they did; that a webhook came is no news, and tokens do not belong here
  whatsapp_chat: '', // follows from its messages; whom it is given to, its call says
  whatsapp_message: '', // is its own log
  whatsapp_ad: '', // is what Meta said of it
  whatsapp_ad_arrival: '', // follows from the messages that came by it
  whatsapp_broadcast: '', // its calls say what they did; that counts change is no news
  whatsapp_recipient: '', // follows from its broadcast
  whatsapp_upload: '', // says what Meta has of our files; the files themselves are of records that are on the trail
  support_look: 'INSERT', // nothing changes what is written
  transaction_asked: '', // when the gateway was asked; what became of the order is on its trail
  user_device: 'UPDATE', // a session begins and ends by it; that a device was seen again is no news
};

test('every table of companies writes the trail at each kind of change', async () => {
  const { rows } = await server.owner.query<{ table: string; noted: string }>(`
    select c.relname as table, concat_ws(' ', case when bool_or(t.tgtype & 4 > 0) then 'INSERT' end,
        case when bool_or(t.tgtype & 16 > 0) then 'UPDATE' end, case when bool_or(t.tgtype & 8 > 0) then 'DELETE' end) as noted
      from pg_class c
      left join (pg_trigger t join pg_proc p on p.oid = t.tgfoid and p.prosrc ilike '%insert into audit_log%') on t.tgrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (c.relname = 'company' or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id'))
     group by 1 order by 1`);
  expect(rows.length).toBeGreaterThan(10);
  for (const { table, noted } of rows)
    expect([table, noted]).toEqual([table, lessThanAll[table] ?? 'INSERT UPDATE DELETE']);
});

test('the trail cannot be written or changed by the server itself', async () => {
  for (const statement of [
    `insert into audit_log (company_id, entity, entity_id, action) values (1, 'contact', 1, 'created')`,
    `update audit_log set action = 'nothing'`,
    'delete from audit_log',
  ])
    for (const pool of [server.services.pool, server.services.platformPool])
      await expect(pool.query(statement)).rejects.toThrow('permission denied');
});

test('a contact that is regrouped says so; one that is added with groups says it once', async () => {
  const company = await aCompany(server);
  const { token, id: user } = await company.person('Owner');
  const { rows: groups } = await server.owner.query(
    'select id from contactgroup where company_id = $1 order by id limit 3',
    [company.id],
  );
  const [one, two, three] = groups.map((row) => row.id);
  const made = await server.ask('POST', '/properties/contacts/', token, {
    mobile_number_1: '9824011768',
    contactgroup: [one, two],
  });
  const path = `/properties/contacts/${made.body.id}/`;
  expect((await server.ask('PATCH', path, token, { contactgroup: [two, three] })).status).toBe(200);
  expect((await server.ask('PATCH', path, token, { locked_contact: 'true' })).status).toBe(200);
  const { rows } = await server.owner.query(
    `select user_id, action, changes from audit_log where company_id = $1 and entity = 'contact' order by id`,
    [company.id],
  );
  expect(rows).toEqual([
    { user_id: user, action: 'created', changes: null },
    { user_id: user, action: 'regrouped', changes: { contactgroup: [[one], []] } },
    { user_id: user, action: 'regrouped', changes: { contactgroup: [[], [three]] } },
    { user_id: user, action: 'changed', changes: { locked_contact: [false, true] } },
  ]);
});
