import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dueNow } from '../../../test/due-now.ts';
import { addSectors, aHouse, dealId } from '../../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const statuses = ['Draft', 'Available', 'On Hold', 'Under Offer', 'Sold', 'Rented', 'Withdrawn'] as const;
type Status = (typeof statuses)[number];

/**
 * The machine as a person reads it off the specification's page, written by hand and apart from the product's table.
 * O: Owner and Co-Owner. A: also a sales person whose property it is. B: also Backend.
 */
const machine: Partial<Record<Status, Partial<Record<Status, string>>>> = {
  Draft: { Available: 'OAB', Withdrawn: 'OAB' },
  Available: { 'On Hold': 'OAB', 'Under Offer': 'O', Sold: 'O', Rented: 'O', Withdrawn: 'OAB' },
  'On Hold': { Available: 'OAB', 'Under Offer': 'O', Withdrawn: 'OAB' },
  'Under Offer': { Available: 'O', Sold: 'O', Rented: 'O' },
  Sold: { Available: 'O' },
  Rented: { Available: 'O' },
  Withdrawn: { Available: 'O' },
};
const closeByOwner = 'Only the Owner or a Co-Owner can close a property. Ask them.';

/** All that any move asks for. */
const said: Record<Status, object> = {
  Draft: {},
  Available: {},
  'On Hold': { reason: 'Repair', hold_until: '2099-01-01' },
  'Under Offer': {},
  Sold: { closed_by: 'Other broker', price: 54_000_000 },
  Rented: { closed_by: 'Owner directly', price: 90_000, lease_end: '2099-12-31' },
  Withdrawn: { reason: 'Not reachable' },
};

/** As it is stored: to read the whole record after each of hundreds of moves would be most of their time. */
const statusOf = async (id: number): Promise<Status> =>
  (await server.owner.query('select status from property where id = $1', [id])).rows[0].status;

const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const add = async (person: Person, given: object = {}) => {
    const made = await server.ask('POST', '/properties/property/', person.token, aHouse(area, given));
    expect(made).toMatchObject({ status: 201 });
    return made.body;
  };
  const at = (id: number, call = '') => `/properties/property/${id}/${call}`;
  const move = (person: Person, id: number, status: Status, given: object = said[status]) =>
    server.ask('POST', at(id, 'status/'), person.token, { status, ...given });
  const get = async (person: Person, id: number) => (await server.ask('GET', at(id), person.token)).body;
  const put = (id: number, status: Status) =>
    server.owner.query(
      `update property set status = $2, deal_states = '{}', hold_until = case when $2 = 'On Hold' then date '2099-01-01' end where id = $1`,
      [id, status],
    );
  return { company, owner, area, add, at, move, get, put };
};

/** What is for sale and to let, so that it can become Sold and Rented. */
const bothWays = { deal_type: [dealId('Sale'), dealId('Rent')], rent: 90_000 };

describe('every move, from every status, by every role', () => {
  const roles = [
    ['Owner', 'O', true],
    ['Co-Owner', 'O', true],
    ['All-Rounder', 'A', true],
    ['All-Rounder', '-', false],
    ['Residential Only', 'A', true],
    ['Residential Only', '-', false],
    ['Commercial Only', 'other domain', false],
    ['Backend', 'B', false],
  ] as const;

  test.each(roles)('%s as %s, own: %s', async (role, letter, isOwn) => {
    const { company, owner, add, move, put } = await anOffice();
    const person = role === 'Owner' ? owner : await company.person(role);
    const { id } = await add(owner, { ...bothWays, assigned_to: isOwn && role !== 'Owner' ? [person.id] : [] });
    for (const from of statuses)
      for (const to of statuses) {
        await put(id, from);
        const who = machine[from]?.[to];
        const expected = letter === 'other domain' ? 404 : who === undefined ? 400 : who.includes(letter) ? 200 : 403;
        const answer = await move(person, id, to);
        expect([from, to, answer.status]).toEqual([from, to, expected]);
        expect([from, to, await statusOf(id)]).toEqual([from, to, expected === 200 ? to : from]);
        if (expected === 400)
          expect(answer.body).toEqual({ status: [`A property that is ${from} cannot become ${to}.`] });
        if (expected === 403 && who === 'O') expect(answer.body.detail).toBe(closeByOwner);
      }
  });

  test('the record says which moves its reader can make, and which they can ask the Owner for', async () => {
    const { company, owner, add, get } = await anOffice();
    const sales = await company.person('All-Rounder');
    const backend = await company.person('Backend');
    const { id } = await add(sales, bothWays);
    const movesFor = async (person: Person) =>
      (await get(person, id)).moves.map(({ to, ask }: { to: string; ask: boolean }) => `${to}${ask ? '?' : ''}`);
    expect(await movesFor(owner)).toEqual(['On Hold', 'Under Offer', 'Sold', 'Rented', 'Withdrawn']);
    expect(await movesFor(sales)).toEqual(['On Hold', 'Under Offer?', 'Sold?', 'Rented?', 'Withdrawn']);
    expect(await movesFor(backend)).toEqual(['On Hold', 'Withdrawn']);
  });
});

describe('a move', () => {
  test('says what it asks for, by field', async () => {
    const { owner, add, move } = await anOffice();
    const { id } = await add(owner, bothWays);
    expect((await move(owner, id, 'On Hold', {})).body).toEqual({
      reason: ['Choose the reason.'],
      hold_until: ['Enter the day it comes back.'],
    });
    expect((await move(owner, id, 'On Hold', { reason: 'Not reachable', hold_until: '2020-01-01' })).body).toEqual({
      reason: ['Choose the reason.'],
      hold_until: ['Choose a day after today.'],
    });
    expect((await move(owner, id, 'Rented', {})).body).toEqual({
      closed_by: ['Choose who closed it.'],
      price: ['Enter the price it closed at.'],
      lease_end: ['Enter the end of the lease.'],
    });
    expect((await move(owner, id, 'Sold', { closed_by: 'Us', price: 5, keep_for_sale: true })).body).toEqual({
      keep_for_sale: ['Only what is rented and for sale can be kept for sale.'],
    });
    const house = await add(owner);
    expect((await move(owner, house.id, 'Rented')).body).toEqual({ status: ['It is not to let.'] });
  });

  test('by PATCH goes the same way: with nothing more to say it is made, otherwise refused with what it asks for', async () => {
    const { company, owner, add, at, put } = await anOffice();
    const sales = await company.person('Residential Only');
    const { id } = await add(sales);
    const patch = (person: Person, body: object) => server.ask('PATCH', at(id), person.token, body);
    expect(await patch(sales, { status: 'Sold' })).toMatchObject({ status: 403, body: { detail: closeByOwner } });
    expect(await patch(owner, { status: 'Sold' })).toMatchObject({
      status: 400,
      body: { closed_by: ['Choose who closed it.'], price: ['Enter the price it closed at.'] },
    });
    expect(await patch(sales, { status: 'On Hold', remark: 'never' })).toMatchObject({ status: 400 });
    expect((await server.ask('GET', at(id), owner.token)).body).toMatchObject({ status: 'Available', remark: '' });
    await put(id, 'Withdrawn');
    expect(await patch(owner, { status: 'Available' })).toMatchObject({ status: 200, body: { status: 'Available' } });
  });

  test('to Available asks for what an Available property needs', async () => {
    const { owner, add, move, at } = await anOffice();
    const { id } = await add(owner, { sale_price: undefined, bhk: undefined, size: undefined });
    expect((await move(owner, id, 'Available')).body).toEqual({
      sale_price: ['Enter the price, or how large it is.'],
    });
    expect((await server.ask('PATCH', at(id), owner.token, { sale_price: 5e7, status: 'Available' })).body.status).toBe(
      'Available',
    );
  });

  test('to Sold and back keeps what is known of it, and its history', async () => {
    const { owner, add, move, at } = await anOffice();
    const { id } = await add(owner);
    const sold = await move(owner, id, 'Sold', { closed_by: 'Us', price: 54_000_000, note: 'Registered on Monday' });
    expect(sold.body).toMatchObject({
      status: 'Sold',
      closed_by: 'Us',
      closed_price: 54_000_000,
      closed_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      deal_states: { [dealId('Sale')]: 'Closed' },
    });
    const again = await move(owner, id, 'Available');
    expect(again.body).toMatchObject({
      status: 'Available',
      closed_by: null,
      closed_price: null,
      sale_price: 55_000_000,
    });
    const { results } = (await server.ask('GET', at(id, 'timeline/'), owner.token)).body;
    expect(
      results.map(({ kind, text, changes }: { kind: string; text: string; changes: object[] }) => [
        kind,
        text,
        changes,
      ]),
    ).toEqual([
      ['status', '', [{ field: 'Status', kind: 'choice', from: 'Sold', to: 'Available' }]],
      [
        'status',
        'at 5.40 Cr, closed by Us, Registered on Monday',
        [{ field: 'Status', kind: 'choice', from: 'Available', to: 'Sold' }],
      ],
      ['created', '', []],
    ]);
  });

  test('of one side leaves the other as it is, and the status is that of the most open one', async () => {
    const { owner, add, move } = await anOffice();
    const { id } = await add(owner, bothWays);
    const [sale, rent] = [dealId('Sale'), dealId('Rent')];
    const offered = await move(owner, id, 'Under Offer', { deal_type: rent });
    expect(offered.body).toMatchObject({
      status: 'Available',
      deal_states: { [sale]: 'Available', [rent]: 'Under Offer' },
    });
    expect((await move(owner, id, 'Under Offer', { deal_type: sale })).body).toMatchObject({
      status: 'Under Offer',
      deal_states: { [sale]: 'Under Offer', [rent]: 'Under Offer' },
    });
    expect((await move(owner, id, 'Available', { deal_type: rent })).body).toMatchObject({
      status: 'Available',
      deal_states: { [sale]: 'Under Offer', [rent]: 'Available' },
    });
    expect((await move(owner, id, 'Available', { deal_type: dealId('PG') })).status).toBe(400);
  });

  test('to Rented that keeps it for sale leaves the sale open, with the tenant and the lease', async () => {
    const { owner, add, move, at } = await anOffice();
    const { id } = await add(owner, { ...bothWays, deposit: 270_000, notice_months: 2 });
    const kept = await move(owner, id, 'Rented', {
      closed_by: 'Us',
      price: 88_000,
      lease_start: '2026-11-01',
      lease_end: '2029-10-31',
      keep_for_sale: true,
      tenant_name: 'Kiran Traders',
      tenant_category: 'Corporate',
    });
    expect(kept.body).toMatchObject({
      status: 'Available',
      occupancy: 'Tenanted',
      closed_price: 88_000,
      deal_type: [dealId('Sale'), dealId('Rent'), dealId('Pre-leased')],
      deal_states: {
        [dealId('Sale')]: 'Available',
        [dealId('Rent')]: 'Closed',
        [dealId('Pre-leased')]: 'Available',
      },
    });
    const lease = await server.ask('GET', `/properties/preleased/${id}/`, owner.token);
    expect(lease.body).toMatchObject({
      tenant_name: 'Kiran Traders',
      tenant_category: 'Corporate',
      current_rent: 88_000,
      deposit: 270_000,
      notice_months: 2,
      lease_end: '2029-10-31',
      gross_roi: 1.92,
    });
    expect((await server.ask('GET', at(id, 'matches/'), owner.token)).status).toBe(200);
  });
});

describe('what only the Owner may do', () => {
  test('can be asked of them by sales people: it stands on the property and they are told', async () => {
    const { company, owner, add, at, move, get } = await anOffice();
    const sales = await company.person('Residential Only');
    const backend = await company.person('Backend');
    const { id } = await add(owner);
    const ask = (person: Person, body: object) => server.ask('POST', at(id, 'ask_status/'), person.token, body);
    const sold = { status: 'Sold', closed_by: 'Us', price: 54_000_000, note: 'Buyer on 98250 98765' };
    expect((await ask(backend, sold)).status).toBe(403);
    expect(await ask(sales, { status: 'Sold' })).toMatchObject({
      status: 400,
      body: { price: ['Enter the price it closed at.'] },
    });
    expect((await ask(sales, sold)).body).toMatchObject({
      status: 'Available',
      asked: {
        status: 'Sold',
        price: 54_000_000,
        by: sales.id,
        by_name: 'Residential Only Test',
        note: 'Buyer on *******765',
      },
    });
    const alerts = await server.ask('GET', '/properties/user_alerts/', owner.token);
    expect(alerts.body.results[0].alert).toMatchObject({
      title: 'Property to close',
      message: 'Residential Only Test asks to set 4 BHK house in Sector 57 to Sold: at 5.40 Cr, closed by Us.',
      property: [{ id }],
    });
    await move(owner, id, 'Sold', sold);
    expect((await get(owner, id)).asked).toBeNull();
  });
});

describe('what is away for a time', () => {
  const jobsRun = async () => {
    for (let tries = 0; tries < 100; tries++) {
      const { rows } = await server.owner.query<{ count: number }>(
        `select count(*) from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts`,
      );
      if (Number(rows[0]!.count) === 0) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  /** Moves the clock to a day's morning, and lets the queue believe that its jobs' time has come. */
  const onDay = async (day: string) => {
    server.clock.now = () => new Date(`${day}T00:06:00+05:30`);
    await server.owner.query(dueNow('run_at <= $1::timestamptz'), [`${day}T00:06:00+05:30`]);
    await jobsRun();
  };

  test('comes back by itself: from hold on its day, and what is let 90 days before its lease ends', async () => {
    const { company, owner, add, move, get } = await anOffice();
    const sales = await company.person('Residential Only');
    const held = await add(sales);
    const rented = await add(owner, bothWays);
    const kept = await add(owner, bothWays);
    await move(sales, held.id, 'On Hold', { reason: 'Repair', hold_until: '2098-05-10' });
    await move(owner, rented.id, 'Rented', { closed_by: 'Us', price: 90_000, lease_end: '2098-08-31' });
    await move(owner, kept.id, 'Rented', {
      closed_by: 'Us',
      price: 90_000,
      lease_end: '2098-08-31',
      keep_for_sale: true,
    });
    await server.work();

    await onDay('2098-05-09');
    expect((await get(owner, held.id)).status).toBe('On Hold');
    await onDay('2098-05-10');
    expect(await get(owner, held.id)).toMatchObject({ status: 'Available', hold_until: null, status_reason: null });
    expect((await server.ask('GET', '/properties/user_alerts/', sales.token)).body.results[0].alert).toMatchObject({
      title: 'Property back on offer',
      message: '4 BHK house in Sector 57 is off hold and Available again.',
    });

    await onDay('2098-06-01');
    expect((await get(owner, rented.id)).status).toBe('Rented');
    await onDay('2098-06-02');
    expect(await get(owner, rented.id)).toMatchObject({ status: 'Available', available_from: '2098-08-31' });
    expect(await get(owner, kept.id)).toMatchObject({
      status: 'Available',
      available_from: '2098-08-31',
      deal_states: { [dealId('Rent')]: 'Available', [dealId('Pre-leased')]: 'Available' },
    });
    server.clock.now = () => new Date();
  });
});
