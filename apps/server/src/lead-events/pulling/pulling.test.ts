import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aLeadServer, type LeadServer } from '../../../test/leads.ts';
import { aNumber } from '../../../test/listings.ts';
import { halvesOf, pauseMs, windowsTo } from './windows.ts';

let leads: LeadServer;
beforeAll(async () => {
  leads = await aLeadServer();
});
afterEach(async () => {
  leads.server.clock.now = () => new Date();
  await leads.server.owner.query('update lead_source_pull set next_pull_at = null');
  await fetch(`${leads.sandbox.url}/_control/all`, { method: 'DELETE' });
});
afterAll(() => leads.close());

const three = [
  { portal: 'acres99', source: '99acres' },
  { portal: 'magicbricks', source: 'MagicBricks' },
  { portal: 'housing', source: 'Housing' },
] as const;
const an = (portal: string, more: object = {}) => ({
  ...{
    portal,
    name: 'Meera',
    phone: aNumber(),
    message: '3 BHK flat in Sector 57, budget 95 lakh',
    listing: '501',
    ...more,
  },
});
const settingOf = async (office: { owner: { token: string } }, portal: string) =>
  (await leads.server.ask('GET', '/properties/lead_sources/', office.owner.token)).body.results.find(
    (one: { portal: string }) => one.portal === portal,
  );

describe.each(three)('$source, asked', ({ portal, source }) => {
  test('gives what is new, whatever its manners', async () => {
    const office = await leads.office([portal]);
    await leads.asks(an(portal), an(portal));
    await leads.control('faults', { kind: 'late' });
    expect(await leads.pull(office.company.id, source)).toEqual({ found: 1, fresh: 1, problem: null });
    await leads.control('faults', { kind: 'double' });
    await leads.control('faults', { kind: 'unordered' });
    const second = await leads.pull(office.company.id, source);
    expect(second).toMatchObject({ fresh: 1, problem: null });
    expect(await leads.pull(office.company.id, source)).toMatchObject({ fresh: 0, problem: null });
    await leads.read();
    const all = await office.events();
    expect(all.map(({ result, way }: Record<string, string>) => [result, way])).toEqual([
      ['Created', 'Pull'],
      ['Created', 'Pull'],
    ]);
    expect(await settingOf(office, portal)).toMatchObject({ failures: 0, last_error: null, leads_today: 2 });
  });

  test.each([
    ['throttled', 'throttled'],
    ['refused_login', 'refusedLogin'],
    ['down', 'down'],
    ['malformed', 'notUnderstood'],
  ])('%s is said, and tried again', async (kind, key) => {
    const office = await leads.office([portal]);
    await leads.asks(an(portal));
    await leads.control('faults', { kind });
    expect(await leads.pull(office.company.id, source)).toMatchObject({ problem: { key } });
    const failed = await settingOf(office, portal);
    expect(failed).toMatchObject({ failures: 1, last_error: { key } });
    expect(Date.parse(failed.next_pull_at)).toBeGreaterThan(Date.now());
    expect(await leads.pull(office.company.id, source)).toMatchObject({ fresh: 1, problem: null });
    expect(await settingOf(office, portal)).toMatchObject({ failures: 0, last_error: null });
  });

  test('is tried by hand, and not twice within a minute', async () => {
    const { owner } = await leads.office([portal]);
    await leads.asks(an(portal));
    const ask = (path: string) => leads.server.ask('POST', `/properties/lead_sources/${portal}/${path}/`, owner.token);
    expect((await ask('test')).body).toEqual({ found: 1, fresh: 0, problem: null });
    expect((await ask('pull')).status).toBe(429);
    leads.server.clock.now = () => new Date(Date.now() + 61_000);
    expect((await ask('pull')).body).toEqual({ found: 1, fresh: 1, problem: null });
  });
});

describe('portals that are due', () => {
  test('are asked every so many minutes, six times an hour at most; three failures are told of once', async () => {
    const office = await leads.office(['acres99']);
    const at = (minutes: number) => {
      const now = new Date(Date.now() + minutes * 60_000);
      leads.server.clock.now = () => now;
    };
    await leads.control('faults', { kind: 'down', times: 4 });
    for (const minutes of [0, 14, 45, 115, 185]) {
      at(minutes);
      expect(await leads.pullDue(), `after ${minutes} minutes`).toBe(1);
      expect(await leads.pullDue()).toBe(0);
    }
    expect(await settingOf(office, 'acres99')).toMatchObject({ failures: 0 });
    leads.server.clock.now = () => new Date();
    const alerts = await leads.server.ask('GET', '/properties/user_alerts/', office.owner.token);
    expect(
      alerts.body.results.map(({ alert }: { alert: { title: string; message: string } }) => [
        alert.title,
        alert.message,
      ]),
    ).toEqual([['Integration failing', '99acres has not answered three times in a row. New leads may come late.']]);
    const seen = await leads.server.ask('GET', '/properties/lead_sources/acres99/happenings/', office.owner.token);
    expect(seen.body.results).toHaveLength(4);
    at(500);
    for (let time = 0; time < 8; time++) await leads.pull(office.company.id, '99acres');
    const { requests } = await leads.control<{ requests: unknown[] }>('', undefined, 'GET');
    expect(requests.length).toBe(5 + 6);
    await leads.server.ask('PATCH', '/properties/lead_sources/acres99/', office.owner.token, { is_enabled: false });
  });

  test('a clock that is wrong is said, followed, and its leads come', async () => {
    const office = await leads.office(['housing']);
    await leads.asks(an('housing'));
    await leads.control('faults', { kind: 'clock_skew', minutes: 17 });
    expect(await leads.pull(office.company.id, 'Housing')).toMatchObject({
      problem: { key: 'clockSkew', values: { minutes: 17 } },
    });
    expect(await leads.pull(office.company.id, 'Housing')).toMatchObject({ fresh: 1, problem: null });
  });

  test('one portal that fails holds up no other', async () => {
    const office = await leads.office(['acres99', 'magicbricks', 'housing']);
    await leads.asks(...three.map(({ portal }) => an(portal)));
    await leads.control('accounts', { magicbricks: { key: 'another' } });
    while ((await leads.pullDue()) > 0);
    await leads.read();
    expect((await office.events()).map(({ source }: { source: string }) => source).sort()).toEqual([
      '99acres',
      'Housing',
    ]);
    expect(await settingOf(office, 'magicbricks')).toMatchObject({ last_error: { key: 'refusedLogin' } });
  });

  test('the same enquiry, sent and asked for, is one', async () => {
    const office = await leads.office(['acres99']);
    await leads.control('webhook', { portal: 'acres99', url: 'http://127.0.0.1:9/' });
    const [one] = await leads.asks(an('acres99'));
    await leads.pull(office.company.id, '99acres');
    await leads.post(
      office.urls.acres99,
      `<Xml><Qry><QryId>${one!.id}</QryId><Name>Meera</Name><Phone>9800000001</Phone></Qry></Xml>`,
      'text/xml',
    );
    await leads.read();
    expect(await office.events()).toHaveLength(1);
  });
});

describe('what is asked for', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const hours = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / 3_600_000;

  test('is always the last two days, and after a pause what lies before', () => {
    expect(windowsTo(now, undefined).map(hours)).toEqual([48]);
    expect(windowsTo(now, new Date(now.getTime() - 3_600_000)).map(hours)).toEqual([48]);
    const after = windowsTo(now, new Date('2026-11-16T12:00:00Z'));
    expect(after.map(hours)).toEqual([48, 24 + 16 / 60, 48]);
    for (const [at, window] of after.entries()) if (at > 0) expect(window.from).toEqual(after[at - 1]!.to);
    expect(windowsTo(now, new Date('2026-01-01')).length).toBe(15);
  });

  test('is cut in halves where the answer was full, and waits longer with each failure', () => {
    expect(halvesOf({ from: new Date(0), to: new Date(3_600_000) })?.map(hours)).toEqual([0.5, 0.5]);
    expect(halvesOf({ from: new Date(0), to: new Date(600_000) })).toBeUndefined();
    expect([0, 1, 2, 3, 9].map((failures) => pauseMs(12, failures, 0) / 60_000)).toEqual([12, 12, 24, 48, 60]);
    expect(pauseMs(10, 0, 1)).toBe(660_000);
  });
});
