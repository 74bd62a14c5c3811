import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aFacebookServer, allScopes, type FacebookServer } from '../../../test/facebook.ts';

let facebook: FacebookServer;
beforeAll(async () => {
  facebook = await aFacebookServer();
});
afterEach(async () => {
  facebook.server.clock.now = () => new Date();
  await facebook.control('meta/faults', undefined, 'DELETE');
});
afterAll(() => facebook.close());

const { stringify } = JSON;

describe('the dialog', () => {
  test('is asked for the permissions that leads need, and comes back to our callback', async () => {
    const { owner, person } = await facebook.office();
    const { url } = (await facebook.call(owner, 'POST', 'dialog/')).body;
    const asked = new URL(url);
    expect(asked.pathname).toBe('/v25.0/dialog/oauth');
    expect(asked.searchParams.get('scope')!.split(',')).toEqual(allScopes);
    expect(asked.searchParams.get('redirect_uri')).toBe(
      `${facebook.server.services.settings.publicUrl}/facebook/callback`,
    );
    const back = await facebook.throughDialog(owner, person.id);
    expect(back.pathname).toBe('/facebook/callback');
    expect(back.searchParams.get('state')).toMatch(/^v1\./);
    const refused = await facebook.throughDialog(owner, person.id, allScopes, 'no');
    expect(refused.searchParams.get('error')).toBe('access_denied');
    expect(refused.searchParams.get('code')).toBeNull();
  });

  test('its state is of one session, for an hour; without it no code is taken', async () => {
    const mine = await facebook.office();
    const other = await facebook.office();
    const colleague = await mine.company.person('Owner');
    const back = (await facebook.throughDialog(mine.owner, mine.person.id)).searchParams;
    const [code, state] = [back.get('code')!, back.get('state')!];
    const take = (by: { token: string }, body: object) => facebook.call(by as never, 'POST', 'exchange_code/', body);
    for (const [by, body] of [
      [mine.owner, { code }],
      [mine.owner, { code, state: 'made up' }],
      [other.owner, { code, state }],
      [colleague, { code, state }],
    ] as const) {
      const answer = await take(by, body);
      expect([answer.status, answer.body.state?.[0]]).toEqual([
        400,
        'This connection was not begun in this session, or longer than an hour ago. Begin it again.',
      ]);
    }
    facebook.server.clock.now = () => new Date(Date.now() + 61 * 60_000);
    expect((await take(mine.owner, { code, state })).status).toBe(400);
    facebook.server.clock.now = () => new Date();
    expect((await take(mine.owner, { code, state })).status).toBe(200);
  });

  test('only the Owner connects pages', async () => {
    const { company } = await facebook.office();
    for (const role of ['Co-Owner', 'Residential Only', 'Backend'] as const) {
      const person = await company.person(role);
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['POST', 'dialog/', undefined],
        ['POST', 'exchange_code/', { code: 'x' }],
        ['POST', 'connect_page/', { page_id: '1', page_access_token: 'x' }],
      ] as const)
        expect((await facebook.call(person, method, path, body)).status, `${role} ${path}`).toBe(403);
    }
  });
});

describe('a code', () => {
  test('becomes the pages of the account, page after page; no token of Facebook leaves', async () => {
    const { owner } = await facebook.office();
    const pages: string[] = [];
    for (let at = 0; at < 130; at++)
      pages.push((await facebook.control<{ id: string }>('facebook/pages', { name: `Page ${at}` })).id);
    const person = await facebook.control<{ id: string }>('facebook/people', { name: 'Runs many', pages });
    const { status, body } = await facebook.exchange(owner, person.id);
    expect(status).toBe(200);
    expect(body.pages.map(({ id }: { id: string }) => id)).toEqual(pages);
    expect(body.pages[0]).toEqual({
      id: pages[0],
      name: 'Page 0',
      access_token: expect.stringMatching(/^v1\./),
      is_connected: false,
    });
    const tokens = await facebook.control<{ token: string; page?: string }[]>('meta/tokens');
    for (const { token } of tokens) expect(stringify(body)).not.toContain(token);
  });

  test('works once', async () => {
    const { owner, person } = await facebook.office();
    const back = (await facebook.throughDialog(owner, person.id)).searchParams;
    const body = { code: back.get('code'), state: back.get('state') };
    expect((await facebook.call(owner, 'POST', 'exchange_code/', body)).status).toBe(200);
    const again = await facebook.call(owner, 'POST', 'exchange_code/', body);
    expect([again.status, again.body.detail]).toEqual([
      400,
      'Facebook does not accept this code: it is used up or too old. Begin again.',
    ]);
  });

  test('without a permission is refused with what to do; without pages there is an empty list', async () => {
    const { owner, person } = await facebook.office();
    const less = await facebook.exchange(
      owner,
      person.id,
      allScopes.filter((one) => one !== 'leads_retrieval'),
    );
    expect([less.status, less.body.detail]).toEqual([
      400,
      'Facebook was not given every permission that reading leads needs. Begin again and leave all of them on.',
    ]);
    const nobody = await facebook.control<{ id: string }>('facebook/people', { name: 'Runs none', pages: [] });
    expect((await facebook.exchange(owner, nobody.id)).body).toEqual({ pages: [] });
  });

  test('is not traded while Facebook is away, which is said', async () => {
    const { owner, person } = await facebook.office();
    await facebook.fault({ kind: 'http503', on: 'access_token' });
    const away = await facebook.exchange(owner, person.id);
    expect([away.status, away.body.detail]).toEqual([
      502,
      'Facebook cannot be reached at present. Try again in a few minutes.',
    ]);
  });
});

describe('a page', () => {
  test('is connected with its forms, each question guessed; its token is sealed', async () => {
    const office = await facebook.office();
    const { status, body } = await office.connect();
    expect(status, stringify(body)).toBe(200);
    expect(body).toMatchObject({
      ...{ page_id: office.page.id, status: 'Connected', problem: null, waiting: 0 },
      connected_by: { id: office.owner.id },
      forms: [
        {
          ...{ form_id: office.form.id, name: 'Launch', is_active: true },
          field_map: {
            ...{ full_name: 'Name', phone_number: 'Mobile number', email: 'Email', your_budget: 'Budget' },
            ...{ 'how_many_bedrooms?': 'BHK', 'when_may_we_call?': 'Message' },
          },
        },
      ],
    });
    const { rows } = await facebook.server.owner.query('select token_sealed from facebook_page_key');
    const tokens = await facebook.control<{ token: string }[]>('meta/tokens');
    for (const { token } of tokens) expect(stringify([rows, body])).not.toContain(token);
    const there = await facebook.control<{ pages: { id: string; apps: { fields: string[] }[] }[] }>('facebook');
    expect(there.pages.find(({ id }) => id === office.page.id)!.apps).toEqual([
      expect.objectContaining({ fields: ['leadgen'] }),
    ]);
    expect((await office.pages()).map((one: { status: string }) => one.status)).toEqual(['Connected']);
  });

  test('a handle is for its page, its session and an hour', async () => {
    const office = await facebook.office();
    const other = await facebook.office();
    const [choice] = (await facebook.exchange(office.owner, office.person.id)).body.pages;
    const connect = (by: typeof office.owner, page_id: string, page_access_token = choice.access_token) =>
      facebook.call(by, 'POST', 'connect_page/', { page_id, page_access_token });
    const said = { page_access_token: ['This list of pages is older than an hour. Begin again.'] };
    expect((await connect(office.owner, other.page.id)).body).toEqual(said);
    expect((await connect(other.owner, office.page.id)).body).toEqual(said);
    expect((await connect(office.owner, office.page.id, 'EAAPmadeup')).body).toEqual(said);
    facebook.server.clock.now = () => new Date(Date.now() + 61 * 60_000);
    expect((await connect(office.owner, office.page.id)).body).toEqual(said);
    facebook.server.clock.now = () => new Date();
    expect((await connect(office.owner, office.page.id)).status).toBe(200);
  });

  test('is one office’s, until that office disconnects it', async () => {
    const office = await facebook.office();
    const rival = await facebook.office();
    const connected = (await office.connect()).body;
    await facebook.control('facebook/people', { id: rival.person.id, name: 'Rival', pages: [office.page.id] });
    const attempt = async () => {
      const [choice] = (await facebook.exchange(rival.owner, rival.person.id)).body.pages;
      return facebook.call(rival.owner, 'POST', 'connect_page/', {
        ...{ page_id: office.page.id, page_access_token: choice.access_token },
      });
    };
    const refused = await attempt();
    expect([refused.status, refused.body.non_field_errors]).toEqual([
      400,
      ['This page is connected to another office. It has to be disconnected there first.'],
    ]);
    expect(await rival.pages()).toEqual([]);
    const ended = await facebook.call(office.owner, 'POST', `${connected.id}/disconnect/`);
    expect(ended.body).toMatchObject({ status: 'Disconnected' });
    const keys = await facebook.server.owner.query('select 1 from facebook_page_key where page = $1', [connected.id]);
    expect(keys.rows).toEqual([]);
    expect((await attempt()).status).toBe(200);
  });

  test('whose app may not hear of it is refused', async () => {
    const office = await facebook.office();
    const [choice] = (await facebook.exchange(office.owner, office.person.id)).body.pages;
    await facebook.control(`facebook/pages/${office.page.id}/tokens`, { without: 'pages_manage_metadata' });
    const refused = await facebook.call(office.owner, 'POST', 'connect_page/', {
      ...{ page_id: office.page.id, page_access_token: choice.access_token },
    });
    expect([refused.status, refused.body.non_field_errors]).toEqual([
      400,
      ['Facebook does not let us hear of the leads of this page. You need full control of it.'],
    ]);
    expect(await office.pages()).toEqual([]);
  });

  test('is shown to no other office', async () => {
    const office = await facebook.office();
    const other = await facebook.office();
    const { id, forms } = (await office.connect()).body;
    for (const [method, path, body] of [
      ['POST', `${id}/forms/`, undefined],
      ['POST', `${id}/back_fill/`, {}],
      ['POST', `${id}/disconnect/`, undefined],
      ['POST', `${id}/send_test/`, undefined],
      ['GET', `${id}/happenings/`, undefined],
      ['PATCH', `forms/${forms[0].id}/`, { duplicate_rule: 'Make new' }],
    ] as const)
      expect((await facebook.call(other.owner, method, path, body)).status, path).toBe(404);
  });
});
