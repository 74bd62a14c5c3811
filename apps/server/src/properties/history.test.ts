import { movePart } from '@angan/contract/properties/move-parts.ts';
import { propertyTimelineSentences } from '@angan/contract/properties/timeline-sentences.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSectors, aHouse, aNumber, bhkId, dealId } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const ask = (person: Person, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    server.ask(method, `/properties/${path}`, person.token, body);
  const add = async (body: object, person = owner) => (await ask(person, 'POST', 'property/', body)).body;
  const history = async (id: number, person = owner) =>
    (await ask(person, 'GET', `property/${id}/price_history/`)).body.results.map(
      (row: { field: string; old: number | null; new: number | null }) => [row.field, row.old, row.new],
    );
  return { company, owner, area, ask, add, history };
};

describe('the prices of a property', () => {
  test('keep each change, the lowest ones only for who may see them', async () => {
    const { company, owner, area, ask, add, history } = await anOffice();
    const { id } = await add(aHouse(area, { bottom_price: 50_000_000 }));
    await ask(owner, 'PATCH', `property/${id}/`, { sale_price: 53_000_000, bottom_price: 49_000_000, remark: 'Lower' });
    await ask(owner, 'PATCH', `property/${id}/`, { sale_price: 53_000_000 });
    expect(await history(id)).toEqual([
      ['bottom_price', 50_000_000, 49_000_000],
      ['sale_price', 55_000_000, 53_000_000],
    ]);
    const sales = await company.person('All-Rounder');
    expect(await history(id, sales)).toEqual([['sale_price', 55_000_000, 53_000_000]]);
  });
});

describe('verifying', () => {
  test('writes what the owner answered: still there, another price, or gone', async () => {
    const { company, owner, area, ask, add, history } = await anOffice();
    const backend = await company.person('Backend');
    const sales = await company.person('Residential Only');
    const { id } = await add(aHouse(area));
    const verify = (person: Person, body?: object) => ask(person, 'POST', `property/${id}/verify/`, body);
    const staleSince = () =>
      server.owner.query(`update property set last_verified_at = '2020-01-01' where id = $1`, [id]);
    await staleSince();
    expect((await verify(backend)).body).toMatchObject({ freshness: 'Fresh', verified_by: backend.id });
    await staleSince();
    expect((await verify(sales, { answer: 'Price changed' })).body).toEqual({ sale_price: ['Enter the new price.'] });
    expect((await verify(sales, { answer: 'Price changed', sale_price: 52_000_000 })).body).toMatchObject({
      freshness: 'Fresh',
      sale_price: 52_000_000,
      sale_price_total: 52_000_000,
    });
    expect(await history(id)).toEqual([['sale_price', 55_000_000, 52_000_000]]);
    const gone = { answer: 'Gone', status: 'Sold', closed_by: 'Other broker', price: 51_000_000 };
    expect((await verify(backend, gone)).status).toBe(403);
    expect((await verify(sales, gone)).body).toMatchObject({
      status: 'Available',
      asked: { status: 'Sold', by: sales.id },
    });
    expect((await verify(sales, { answer: 'Gone' })).body).toMatchObject({ asked: { status: 'Withdrawn' } });
    expect((await verify(backend, { answer: 'Gone', reason: 'Not reachable' })).body).toMatchObject({
      status: 'Withdrawn',
      status_reason: 'Not reachable',
      asked: null,
    });
    expect((await verify(owner, gone)).body).toEqual({ status: ['A property that is Withdrawn cannot become Sold.'] });
  });

  test('has a round for the day: the stale ones on offer, longest ago first, with what to write and no number', async () => {
    const { company, area, ask, add } = await anOffice();
    const number = aNumber();
    const ids: number[] = [];
    for (let i = 0; i < 12; i++)
      ids.push((await add(aHouse(area, { contact: { name: 'Nirmala', mobile_number_1: number } }))).id);
    const held = ids.pop()!;
    await server.owner.query(
      `update property set last_verified_at = now() - (1000 - id % 500) * interval '1 day' where id = any ($1)`,
      [ids.slice(1)],
    );
    await server.owner.query(`update property set status = 'On Hold', last_verified_at = null where id = $1`, [held]);
    const sales = await company.person('Residential Only');
    const { body } = await ask(sales, 'GET', 'to_verify/');
    expect(body.results.map(({ property }: { property: { id: number } }) => property.id)).toEqual(ids.slice(1));
    expect(body.results[0].message).toMatch(
      /^Namaste Nirmala, this is Company .*\. Is your 4 BHK house for sale in Sector 57 still available/,
    );
    expect(JSON.stringify(body)).not.toContain(number);
    expect((await ask(await company.person('Commercial Only'), 'GET', 'to_verify/')).body.results).toEqual([]);
  });
});

describe('the timeline of a property', () => {
  test('tells what happened and what changed, without vault and numbers for who may not see them', async () => {
    const { company, owner, area, ask, add } = await anOffice();
    const sales = await company.person('All-Rounder');
    const number = '9898011122';
    const { id } = await add(aHouse(area, { bottom_price: 50_000_000 }));
    const patch = (body: object) => ask(owner, 'PATCH', `property/${id}/`, body);
    await patch({ bhk: bhkId(3), facing: 'East', remark: `Ask ${number}`, has_loan: true, assigned_to: [sales.id] });
    await patch({ bottom_price: 48_000_000, key_note: 'Under the mat' });
    await patch({ deal_type: [dealId('Sale'), dealId('Rent')], rent: 90_000 });
    await patch({ other_contacts: [{ contact: { name: 'Chandu', mobile_number_1: aNumber() }, role: 'Caretaker' }] });
    await ask(owner, 'POST', `property/${id}/verify/`, { answer: 'Available' });
    await ask(owner, 'POST', `property/${id}/status/`, {
      status: 'On Hold',
      reason: 'Repair',
      hold_until: '2099-01-31',
    });
    await ask(owner, 'POST', 'notes/', { text: `Keys with ${number}`, link: { kind: 'property', id } });
    const read = async (person: Person) => (await ask(person, 'GET', `property/${id}/timeline/`)).body;

    const whole = await read(owner);
    expect(whole.next).toBeNull();
    const told = whole.results.map(({ kind, text, changes }: { kind: string; text: string; changes: object[] }) => ({
      kind,
      text,
      changes,
    }));
    expect(told.slice(0, 3)).toEqual([
      { kind: 'note', text: `Keys with ${number}`, changes: [] },
      {
        kind: 'status',
        text: 'Repair, until 31/01/2099',
        changes: [{ field: 'Status', kind: 'choice', from: 'Available', to: 'On Hold' }],
      },
      { kind: 'verified', text: 'Available', changes: [] },
    ]);
    expect(whole.results.slice(0, 3).map(({ sentence }: { sentence: unknown }) => sentence)).toEqual([
      null,
      propertyTimelineSentences.of.moved({
        parts: [movePart.reason({ reason: 'Repair' }), movePart.until({ day: '2099-01-31' })],
      }),
      propertyTimelineSentences.of.verified({ answer: 'Available' }),
    ]);
    expect(told).toContainEqual({
      kind: 'changed',
      text: '',
      changes: [{ field: 'Other contacts', kind: 'choice', from: '', to: 'Caretaker' }],
    });
    expect(told).toContainEqual({
      kind: 'changed',
      text: '',
      changes: [{ field: 'Deal', kind: 'choices', from: ['Sale'], to: ['Sale', 'Rent'] }],
    });
    expect(told).toContainEqual({
      kind: 'price',
      text: '',
      changes: [{ field: 'Rent', kind: 'rupees', from: null, to: 90_000 }],
    });
    expect(told).toContainEqual({
      kind: 'price',
      text: '',
      changes: [{ field: 'Lowest price', kind: 'rupees', from: 50_000_000, to: 48_000_000 }],
    });
    expect(told).toContainEqual({
      kind: 'changed',
      text: '',
      changes: expect.arrayContaining([
        { field: 'BHK', kind: 'choices', from: ['4 BHK'], to: ['3 BHK'] },
        { field: 'Facing', kind: 'choice', from: null, to: 'East' },
        { field: 'Remark', kind: 'text', from: '', to: `Ask ${number}` },
        { field: 'Loan on it', kind: 'maybe', from: null, to: true },
        { field: 'Assigned to', kind: 'words', from: [], to: ['All-Rounder Test'] },
      ]),
    });
    expect(told.at(-1)).toEqual({ kind: 'created', text: '', changes: [] });

    const seen = JSON.stringify(await read(sales));
    expect(seen).not.toMatch(new RegExp(`${number}|48000000|50000000|Under the mat|Lowest`));
    expect(seen).toContain('*******122');
  });
});
