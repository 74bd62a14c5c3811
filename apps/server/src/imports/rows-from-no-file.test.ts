import { type RowReason, rowReasons } from '@angan/contract/imports/row-reasons.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactsOf } from '../../test/migrations.ts';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';
import { newActor } from '../core/context.ts';
import { onConnection } from '../core/database/on-connection.ts';
import { inTransaction, openingForCompany } from '../core/database/transaction.ts';
import { inEnglish } from '../core/english.ts';
import { importers, importRows } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

type Given = Parameters<typeof importRows>[4];

/** An office into which rows are imported as a portal would: by the office itself, or by one of its people. */
const anOffice = async () => {
  const office = await aCompany(server);
  const owner = await office.person('Owner');
  const facts = { user_id: 0, company_id: office.id, usertype: 'Owner', subscription_status: '' };
  const bring = <Target extends string>(
    importer: Parameters<typeof importRows<Target>>[1],
    rows: Parameters<typeof importRows<Target>>[3],
    given?: Given,
    actor = newActor(facts, 0),
  ) =>
    inTransaction(server.services.pool, openingForCompany(office.id, null, 'test'), (client) =>
      importRows(onConnection(client), importer, { actor, now: new Date() }, rows, given),
    );
  const rows = async (text: string) => (await server.owner.query(text, [office.id])).rows;
  return { id: office.id, owner, bring, rows, office };
};

const leads = [
  {
    name: 'Harpreet Virk',
    mobile: '+91 98250 44311',
    deal_type: 'Buy',
    property_type: 'Residential',
    bhk: '2, 3 BHK',
    area: 'Bopal',
    budget: '60-75L',
    source: 'Stall of March',
  },
  { name: 'Nobody', mobile: '12', deal_type: 'Buy', property_type: 'Residential', area: 'Bopal', budget: '60 L' },
] as const;

const told = (row: { reasons: readonly RowReason[] } | undefined) =>
  row!.reasons.map((reason) => inEnglish(rowReasons, reason));

test('leads given as values become inquiries by the rules of a file; again they add nothing', async () => {
  const { bring, rows, owner } = await anOffice();
  const [lead, nobody] = await bring(importers.Inquiries, leads, { default_city: 1 });
  expect(lead).toMatchObject({ row_no: 1, outcome: 'new', result: 'created', id: expect.any(Number) });
  expect(told(lead)).toEqual([
    'The area “Bopal” is new and will be added.',
    'The source “Stall of March” is new and will be added.',
  ]);
  expect(nobody).toMatchObject({ row_no: 2, outcome: 'refused', result: 'failed', id: null });
  expect(told(nobody)[0]).toBe('It has no mobile number of ten digits: 12.');
  const shown = await server.ask('GET', `/properties/inquiry/${lead!.id}/`, owner.token);
  expect(shown.body).toMatchObject({
    stage: 'New',
    budget_min: 6_000_000,
    budget_max: 7_500_000,
    contact: { name: 'Harpreet Virk', mobile_number_1: '9825044311' },
    area: [{ area: 'Bopal' }],
  });
  const again = await bring(importers.Inquiries, leads, { default_city: 1 });
  expect(again.map(({ outcome, result, id }) => [outcome, result, id])).toEqual([
    ['same', 'skipped', lead!.id],
    ['refused', 'failed', null],
  ]);
  expect(await rows('select count(*)::int from inquiry where company_id = $1')).toEqual([{ count: 1 }]);
  // It is no file's import: nothing of it is on the list of imports.
  expect(await rows('select 1 from data_migration where company_id = $1')).toEqual([]);
});

test('a listing given as values fills what is empty of the one that is here', async () => {
  const { bring, rows } = await anOffice();
  const listing = {
    property_subtype: 'Flat',
    deal_type: 'Sale',
    area: 'Bopal',
    society_name: 'Sun Vista',
    wing: 'B',
    unit_no: '402',
    bhk: '3 BHK',
    price: '95 L',
    mobile: '98250 44310',
    name: 'Kinjal Raval',
  };
  const of = { default_city: 1 } as const;
  const [made] = await bring(importers.Properties, [listing], of);
  expect(made).toMatchObject({ outcome: 'new', result: 'created' });
  const fill = { ...of, mode: 'Add and update empty fields' } as const;
  const [filled] = await bring(importers.Properties, [{ ...listing, price: '99 L', facing: 'East' }], fill);
  expect(filled).toMatchObject({ outcome: 'existing', result: 'updated', id: made!.id });
  expect(await rows('select sale_price, facing from property where company_id = $1')).toEqual([
    { sale_price: 9_500_000, facing: 'East' },
  ]);
});

test('contacts given as values: two rows of one number are one person, the numbers of a column beside it are theirs', async () => {
  const { id, bring } = await anOffice();
  const result = await bring(
    importers.Contacts,
    [
      { name: 'Lata', mobile: '98240 11770', contactgroup: 'Portal', note: 'evening' },
      { name: 'Lata Soni', mobile: '98240 11770, 98240 11771', email: 'lata@example.in' },
    ],
    { default_groups: [] },
  );
  expect(result.map(({ outcome, result }) => [outcome, result])).toEqual([
    ['new', 'created'],
    ['twice', 'skipped'],
  ]);
  expect(told(result[1])[0]).toBe('It has a number of line 1. What is missing there is taken from here.');
  const [lata, ...others] = await contactsOf(server, id);
  expect(others).toEqual([]);
  expect(lata).toMatchObject({
    name: 'Lata',
    mobiles: ['9824011770', '9824011771'],
    email: 'lata@example.in',
    groups: ['Portal'],
  });
  expect(lata.comment).toContain('Note: evening');
  expect(result[0]!.id).toBe(lata.id);
});

test('who brings rows in by their own rights is held to them', async () => {
  const { bring, office } = await anOffice();
  const rows = [{ name: 'Ram', mobile: '98240 11768' }];
  const [made] = await bring(importers.Contacts, rows);
  const { id: userId } = await office.person('Backend');
  const facts = { user_id: userId, company_id: office.id, usertype: 'Backend', subscription_status: '' };
  const backend = newActor(facts, 0);
  const [again, another] = await bring(
    importers.Contacts,
    [...rows, { name: 'Asha', mobile: '98240 11769' }],
    { created_by: userId },
    backend,
  );
  expect([made!.result, again!.result, another!.result]).toEqual(['created', 'skipped', 'created']);
  const overwriting = bring(importers.Contacts, rows, { mode: 'Add and overwrite' }, backend);
  await expect(overwriting).rejects.toMatchObject({ status: 403 });
});
