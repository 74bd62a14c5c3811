import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aFacebookServer, type FacebookServer } from '../../../test/facebook.ts';
import { aNumber } from '../../../test/listings.ts';
import { sinceOf } from './fill-page.ts';
import { pauseAfter } from './note-page.ts';

let facebook: FacebookServer;
beforeAll(async () => {
  facebook = await aFacebookServer();
});
afterEach(async () => {
  facebook.server.clock.now = () => new Date();
  await facebook.control('meta/faults', undefined, 'DELETE');
  await facebook.server.owner.query('delete from facebook_event');
  await facebook.server.owner.query('update facebook_page_state set next_fill_at = null, next_try_at = null');
  await facebook.server.owner.query('delete from facebook_lead');
});
afterAll(() => facebook.close());

const someone = (more: object = {}) => ({
  ...{ full_name: 'Devang', phone_number: `+91${aNumber()}`, 'how_many_bedrooms?': '2 BHK', your_budget: '60 lakh' },
  ...more,
});
const at = (minutes: number) => {
  const now = new Date(Date.now() + minutes * 60_000);
  facebook.server.clock.now = () => now;
};
const connected = async () => {
  const office = await facebook.office();
  const page = (await office.connect()).body;
  const back = (body: object = {}) => facebook.call(office.owner, 'POST', `${page.id}/back_fill/`, body);
  return { ...office, page, pageId: page.id as number, back };
};

describe('what no webhook told of', () => {
  test('comes with the hourly look, once; the look overlaps with the one before', async () => {
    const office = await connected();
    await office.fills(someone(), { untold: true, seconds_ago: 600 });
    expect(await facebook.fill()).toBe(1);
    expect(await facebook.fill()).toBe(0);
    await facebook.read();
    expect((await office.events()).map(({ way, result }: Record<string, string>) => [way, result])).toEqual([
      ['Pull', 'Created'],
    ]);
    // Filled in before that look, and shown by Facebook only now.
    await office.fills(someone(), { untold: true, seconds_ago: 300 });
    at(67);
    expect(await facebook.fill()).toBe(1);
    await facebook.read();
    expect(await office.events()).toHaveLength(2);
  });

  test('comes with the look that a person asks for, as far back as they say, once a minute', async () => {
    const office = await connected();
    await office.fills(someone(), { untold: true, seconds_ago: 20 * 86_400 });
    expect((await office.back()).body).toEqual({ found: 0, fresh: 0, problem: null });
    const soon = await office.back({ days: 30 });
    expect([soon.status, soon.body.detail]).toEqual([
      429,
      'Facebook was asked less than a minute ago. Try again in a minute.',
    ]);
    at(2);
    expect((await office.back({ days: 30 })).body).toEqual({ found: 1, fresh: 1, problem: null });
    expect((await office.back({ days: 91 })).status).toBe(400);
    at(4);
    expect((await office.back({ days: 90 })).body).toEqual({ found: 1, fresh: 0, problem: null });
  });

  test('comes page by page where there is much of it', async () => {
    const office = await connected();
    for (let one = 0; one < 230; one++) await office.fills(someone(), { untold: true, seconds_ago: 60 + one });
    expect((await office.back()).body).toEqual({ found: 230, fresh: 230, problem: null });
    const { rows } = await facebook.server.owner.query(
      'select count(*)::int as n from lead_event where company_id = $1',
      [office.company.id],
    );
    expect(rows[0].n).toBe(230);
  });

  test('a form that came anew is found, one that was archived takes no answers any more', async () => {
    const office = await connected();
    const other = await facebook.control<{ id: string }>('facebook/forms', {
      ...{
        page: office.page.page_id,
        name: 'Plots',
        questions: [{ key: 'full_name', label: 'Full name', type: 'FULL_NAME' }],
      },
    });
    await facebook.control(`facebook/forms/${office.form.id}`, { status: 'ARCHIVED' }, 'PATCH');
    const { body } = await facebook.call(office.owner, 'POST', `${office.pageId}/forms/`);
    expect(body.forms.map(({ form_id, is_active }: Record<string, unknown>) => [form_id, is_active])).toEqual([
      [other.id, true],
      [office.form.id, false],
    ]);
  });

  test('reaches back to the last look with an hour to spare, and never further than Facebook answers', () => {
    const now = new Date('2026-11-26T12:00:00Z');
    const hours = (date: Date) => (now.getTime() - date.getTime()) / 3_600_000;
    expect(hours(sinceOf(now, null))).toBe(48);
    expect(hours(sinceOf(now, '2026-11-26T10:00:00Z'))).toBe(3);
    expect(hours(sinceOf(now, '2026-01-01T00:00:00Z'))).toBe(90 * 24);
    expect(hours(sinceOf(now, '2026-11-26T10:00:00Z', 7))).toBe(7 * 24);
    expect(hours(sinceOf(now, '2026-11-01T12:00:00Z', 7))).toBe(25 * 24 + 1);
  });
});

describe('a token that ended', () => {
  test('is said at once and not tried again; connected again, what came meanwhile is brought in', async () => {
    const office = await connected();
    await facebook.fill();
    await facebook.control(`facebook/pages/${office.page.page_id}/tokens`, { end: 460 });
    await office.fills(someone());
    await facebook.told(1);
    await facebook.settle();
    const sentence =
      'Facebook does not let us read the leads of ' +
      `${office.page.page_name}. Connect the page again; what came meanwhile is brought in then.`;
    expect(await office.alerts()).toEqual([['Integration failing', sentence]]);
    expect((await office.pages())[0]).toMatchObject({
      ...{ status: 'Token expired', waiting: 1, next_try_at: null },
      problem: { key: 'expired', values: { page: office.page.page_name } },
    });
    const today = await facebook.server.ask('GET', '/properties/lead_events/today/', office.owner.token);
    expect(today.body.sources[0]).toMatchObject({ source: 'Facebook', problem: { key: 'expired' } });
    at(120);
    expect([await facebook.fetch(), await facebook.fill()]).toEqual([0, 0]);
    expect((await office.back()).body.detail).toBe('This page is not connected. Connect it first.');
    // Of this one not even a webhook came.
    await office.fills(someone(), { untold: true });
    facebook.server.clock.now = () => new Date();
    expect((await office.connect()).body).toMatchObject({ id: office.pageId, status: 'Connected', problem: null });
    await facebook.fetch();
    await facebook.fill();
    await facebook.read();
    expect((await office.events()).map(({ result }: { result: string }) => result)).toEqual(['Created', 'Created']);
    expect((await office.pages())[0]).toMatchObject({ waiting: 0, problem: null });
  });

  test('and a permission that is missing is said too, and tried an hour later', async () => {
    const office = await connected();
    await facebook.control(`facebook/pages/${office.page.page_id}/tokens`, { without: 'leads_retrieval' });
    await office.fills(someone());
    await facebook.told(1);
    await facebook.settle();
    const [page] = await office.pages();
    expect(page).toMatchObject({ status: 'Connected', waiting: 1, problem: { key: 'permission' } });
    expect(Date.parse(page.next_try_at) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect((await office.alerts()).map(([title]: string[]) => title)).toEqual(['Integration failing']);
  });
});

describe('bad manners', () => {
  test.each([
    [{ kind: 'http429', on: 'lead' }, 'throttled'],
    [{ kind: 'error', code: 80_005, status: 400, on: 'lead', retry_after: 900 }, 'throttled'],
    [{ kind: 'cut_before', ms: 0, on: 'lead' }, 'notReached'],
    [{ kind: 'error', code: 2, status: 500, on: 'lead' }, 'notReached'],
    [{ kind: 'error', code: 1234, status: 400, on: 'lead' }, 'refused'],
  ] as const)('%o are said, and the lead comes later', async (fault, key) => {
    const office = await connected();
    await facebook.fault(fault);
    await office.fills(someone());
    await facebook.told(1);
    await facebook.settle();
    const [page] = await office.pages();
    expect(page).toMatchObject({ status: 'Connected', waiting: 1, problem: { key } });
    const wait = Date.parse(page.next_try_at) - Date.now();
    expect(wait).toBeGreaterThan('retry_after' in fault ? 890_000 : 50_000);
    expect(await facebook.fetch()).toBe(0);
    at(17);
    expect(await facebook.fetch()).toBe(1);
    await facebook.read();
    expect(await office.events()).toHaveLength(1);
    expect((await office.pages())[0]).toMatchObject({ waiting: 0, problem: null, next_try_at: null });
    const seen = await facebook.call(office.owner, 'GET', `${office.pageId}/happenings/`);
    expect(seen.body.results.map(({ kind }: { kind: string }) => kind)).toContain('pull');
  });

  test('three failures in a row are told once', async () => {
    const office = await connected();
    await facebook.fault({ kind: 'http503', on: 'leadgen_forms', times: 4 });
    for (const minutes of [0, 10, 30, 60]) {
      at(minutes);
      await facebook.fill();
    }
    facebook.server.clock.now = () => new Date();
    expect(await office.alerts()).toEqual([
      ['Integration failing', 'Facebook has not answered three times in a row. New leads may come late.'],
    ]);
  });

  test('pauses grow to an hour, and are as long as Facebook asks for', () => {
    expect([1, 2, 3, 10].map((failures) => pauseAfter(failures, 0, 0) / 60_000)).toEqual([1, 2, 4, 60]);
    expect(pauseAfter(1, 900_000, 0)).toBe(900_000);
  });
});

describe('an office without a subscription', () => {
  test('keeps its leads waiting, and reads them when it has one again', async () => {
    const office = await connected();
    await facebook.server.owner.query(
      `update subscription set ends_on = today_in_india() - 50, started_on = today_in_india() - 90 where company_id = $1`,
      [office.company.id],
    );
    await office.fills(someone());
    await facebook.told(1);
    await facebook.settle();
    const waits = async () =>
      (
        await facebook.server.owner.query(
          `select (select count(*)::int from facebook_lead where company_id = $1) as untouched,
                  (select count(*)::int from lead_event where company_id = $1) as kept`,
          [office.company.id],
        )
      ).rows[0];
    expect(await waits()).toEqual({ untouched: 1, kept: 0 });
    await facebook.server.owner.query('update subscription set ends_on = null, kind = $2 where company_id = $1', [
      office.company.id,
      'Complimentary',
    ]);
    await facebook.settle();
    expect(await waits()).toEqual({ untouched: 0, kept: 1 });
  });
});
