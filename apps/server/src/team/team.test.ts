import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aStranger, asker, codeTo, sentTo, waitHalfAMinute } from '../../test/joining.ts';
import { addSectors, aHouse, aShop, aWish } from '../../test/listings.ts';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';
import { changeTerm } from '../../test/terms.ts';

let server: TestServer;
let asked: ReturnType<typeof asker>;
beforeAll(async () => {
  server = await aServer({ TRUST_PROXY: '1' });
  asked = asker(server);
});
afterEach(() => {
  server.clock.now = () => new Date();
});
afterAll(() => server.close());

const days = (many: number) => () => new Date(Date.now() + many * 86_400_000);
const invitations = '/properties/team_invitations/';
const linkIn = (url: string) => {
  const [, uid, token] = /\/join\/([^/]+)\/(\S+)$/.exec(url)!;
  return { uid: uid!, token: token! };
};
const anOffice = async () => {
  const company = await aCompany(server);
  const owner = await company.person('Owner');
  const invite = (more: object = {}) =>
    server.ask('POST', invitations, owner.token, { first_name: 'Nidhi', usertype: 'Backend', email: '', ...more });
  const list = async () => (await server.ask('GET', '/properties/team/', owner.token)).body;
  return { company, owner, invite, list };
};
const join = async (link: object, more: { email?: string; mobile?: string; language?: string } = {}) => {
  const { email, mobile, password } = aStranger();
  const person = { first_name: 'Nidhi', last_name: 'Rao', email, mobile, password, re_password: password, ...more };
  expect((await asked('invitation_code/', { ...link, mobile: person.mobile, language: more.language })).status).toBe(
    204,
  );
  const otp = await codeTo(server, person.mobile);
  return { person, answer: await asked('join/', { ...link, ...person, otp }) };
};

test('an invited person joins by the link with an own password, once, and may do what the Owner said', async () => {
  const { company, owner, invite, list } = await anOffice();
  const { email } = aStranger();
  const made = await invite({ email, rights: { can_export: true }, areas: [] });
  expect(made).toMatchObject({ status: 201, body: { first_name: 'Nidhi', usertype: 'Backend', email } });
  expect((await sentTo(server, email))[0]!.body.text).toContain(made.body.url);
  const link = linkIn(made.body.url);
  expect((await asked('invitation/', link)).body).toMatchObject({
    company_name: expect.stringContaining('Company'),
    invited_by: 'Owner Test',
    usertype: 'Backend',
  });
  expect(await list()).toMatchObject({ users: { used: 2, allowed: 15 }, invitations: [{ id: made.body.id }] });
  expect(JSON.stringify(await list())).not.toContain(link.token);

  const { person, answer } = await join(link, { email });
  expect(answer).toMatchObject({ status: 201, body: { username: email } });
  const signedIn = await server.ask('POST', '/auth/jwt/create/', undefined, {
    username: email,
    password: person.password,
  });
  const me = (await server.ask('GET', '/auth/users/me/', signedIn.body.access)).body;
  expect(me).toMatchObject({ usertype: 'Backend', mobile: person.mobile, company_info: { id: company.id } });
  const rights = await server.ask('GET', '/properties/user_permissions/', signedIn.body.access);
  expect(rights.body.results).toMatchObject([{ can_export: true, can_reveal_numbers: false }]);
  expect(await list()).toMatchObject({
    users: { used: 2 },
    invitations: [],
    people: [{ id: owner.id }, { id: me.id }],
  });
  expect((await asked('invitation/', link)).status).toBe(404);
  expect((await asked('join/', { ...link, ...person, otp: '000000' })).status).toBe(404);
});

test('a link that was sent anew, taken back or is over is none, and looks like one that was never made', async () => {
  const { owner, invite } = await anOffice();
  const none = await asked('invitation/', { uid: 'OTk5', token: 'a-b' });
  expect(none.status).toBe(404);
  const isNone = async (link: object) => {
    const { status, body } = await asked('invitation/', link);
    expect([status, body]).toEqual([none.status, none.body]);
  };
  const { mobile } = aStranger();
  const made = (await invite({ mobile })).body;
  const [first] = [linkIn(made.url)];
  server.clock.now = () => new Date(Date.now() + 5000);
  const again = await server.ask('POST', `${invitations}${made.id}/resend/`, owner.token);
  const second = linkIn(again.body.url);
  await isNone(first);
  expect((await asked('invitation/', second)).status).toBe(200);
  server.clock.now = days(7.1);
  await isNone(second);
  server.clock.now = () => new Date(Date.now() + 5000);
  expect((await server.ask('DELETE', `${invitations}${made.id}/`, owner.token)).status).toBe(204);
  await isNone(second);
  expect((await server.ask('DELETE', `${invitations}${made.id}/`, owner.token)).status).toBe(404);
});

test('who has the number or the address is named within the office; of others nothing is said before the code', async () => {
  const { invite } = await anOffice();
  const { email, mobile } = aStranger();
  const both = { can_send_unit_number_in_property_pdf_share: true, can_send_society_name_property_pdf_share: true };
  expect((await invite({ mobile, rights: both })).body).toEqual({
    non_field_errors: [expect.stringContaining('Only one')],
  });
  expect((await invite({})).body).toEqual({ mobile: ['Enter a mobile number or an e-mail address.'] });
  const made = await invite({ email, mobile, last_name: 'Rao' });
  expect((await invite({ mobile })).body).toEqual({ mobile: ['Nidhi Rao is invited with this number already.'] });
  expect((await invite({ email: email.toUpperCase() })).body).toEqual({
    email: ['Nidhi Rao is invited with this e-mail address already.'],
  });
  const { person } = await join(linkIn(made.body.url), { email, mobile });
  expect((await invite({ mobile })).body).toEqual({ mobile: ['Nidhi Rao has this number. One number, one person.'] });

  const other = await anOffice();
  const theirs = await other.invite({ mobile: person.mobile });
  expect(theirs.status).toBe(201);
  const link = linkIn(theirs.body.url);
  const wrong = await asked('join/', { ...link, ...person, email: aStranger().email, otp: '000000' });
  expect(wrong).toMatchObject({ status: 400, body: { otp: [expect.any(String)] } });
  await waitHalfAMinute(server, mobile);
  const proved = await join(link, { email: aStranger().email, mobile: person.mobile });
  expect(proved.answer).toMatchObject({
    status: 400,
    body: { mobile: [expect.stringContaining('already has an account')] },
  });
});

test('a plan has so many users, invitations among them, and an office two Co-Owners', async () => {
  const { company, invite, list } = await anOffice();
  await changeTerm(server, company.id, { users_allowed: 5 });
  const asCoOwner = () => invite({ mobile: aStranger().mobile, usertype: 'Co-Owner' });
  expect([(await asCoOwner()).status, (await asCoOwner()).status]).toEqual([201, 201]);
  expect((await asCoOwner()).body).toEqual({ usertype: [expect.stringContaining('at most 2 Co-Owners')] });
  expect((await invite({ mobile: aStranger().mobile })).status).toBe(201);
  const last = await invite({ mobile: aStranger().mobile });
  expect(last.status).toBe(201);
  expect((await invite({ mobile: aStranger().mobile })).body).toEqual({
    non_field_errors: [expect.stringContaining('All 5 users')],
    way: '/offers',
  });
  expect((await list()).users).toEqual({ used: 5, allowed: 5 });
  await changeTerm(server, company.id, { users_allowed: 1 });
  const { person, answer } = await join(linkIn(last.body.url), { language: 'Gujarati' });
  expect((await sentTo(server, person.mobile))[0]!.body.template_id).toBe('angan_code_gu');
  expect(answer).toMatchObject({ status: 400, body: { non_field_errors: [expect.stringContaining('no place')] } });
});

test('another role holds at once: the old token is refused, a refresh brings the new one, rights follow', async () => {
  const { company, owner } = await anOffice();
  const staff = await company.person('All-Rounder');
  await server.ask('POST', '/properties/user_permissions/', owner.token, {
    user: staff.id,
    can_verify_property: false,
  });
  const change = (id: number, body: object) => server.ask('PATCH', `/properties/team/${id}/`, owner.token, body);
  expect((await change(staff.id, { usertype: 'Backend', last_name: 'Raval', target_visits: 15 })).status).toBe(204);
  expect((await server.ask('GET', '/auth/users/me/', staff.token)).status).toBe(401);
  const { body } = await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: staff.refresh });
  expect((await server.ask('GET', '/auth/users/me/', body.access)).body).toMatchObject({
    usertype: 'Backend',
    last_name: 'Raval',
  });
  const rights = (await server.ask('GET', '/properties/user_permissions/', body.access)).body.results[0];
  expect(rights).toMatchObject({ can_reveal_numbers: false, can_share_pdf: false, can_verify_property: false });
  expect((await change(owner.id, { usertype: 'Backend' })).body).toEqual({ usertype: ['The Owner stays the Owner.'] });
});

const aBusyOffice = async () => {
  const office = await anOffice();
  const { company, owner } = office;
  const area = (await addSectors(server, owner, ['Sector 57']))['Sector 57']!;
  const leaver = await company.person('All-Rounder');
  const add = async (kind: 'property' | 'inquiry', body: object) =>
    (await server.ask('POST', `/properties/${kind}/`, owner.token, { assigned_to: [leaver.id], ...body })).body
      .id as number;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const house = await add('property', aHouse(area));
  const shop = await add('property', aShop(area));
  const wish = await add('inquiry', aWish(area, { next_follow_up: tomorrow }));
  const call = await server.ask('POST', '/properties/tasks/', owner.token, {
    ...{ type: 'Meeting', property: house, date_time: tomorrow, assigned_to: leaver.id },
  });
  const handsOf = async () => {
    const { rows } = await server.owner.query(
      `select (select json_agg(assigned_to order by id) from property where company_id = $1) as properties,
         (select json_agg(assigned_to order by id) from inquiry where company_id = $1) as inquiries,
         (select json_agg(assigned_to order by id) from task where company_id = $1 and status = 'Scheduled') as tasks`,
      [company.id],
    );
    return rows[0];
  };
  const act = (person: Person, what: string, body?: object) =>
    server.ask('POST', `/properties/team/${leaver.id}/${what}/`, person.token, body);
  return { ...office, area, leaver, house, shop, wish, task: call.body.id as number, handsOf, act };
};

test('who leaves hands over all that is open, to who sees it, and nothing of theirs holds any more', async () => {
  const { company, owner, leaver, handsOf, act } = await aBusyOffice();
  const [homes, both] = [await company.person('Residential Only'), await company.person('All-Rounder')];
  const open = await server.ask('GET', `/properties/team/${leaver.id}/leaving/`, owner.token);
  expect(open.body).toMatchObject({ devices: 1, shares: 0 });
  expect(
    Object.fromEntries(open.body.open.map((one: { kind: string; count: number }) => [one.kind, one.count])),
  ).toEqual({
    ...{ inquiry: 1, property: 2, task: 2, loan: 0, deal: 0 },
  });
  expect((await act(owner, 'leave', { to: { property: [both.id] } })).body).toEqual({
    inquiry: ['Choose who takes it over.'],
  });
  const refused = await act(owner, 'leave', { to: { inquiry: [homes.id], property: [homes.id], task: [homes.id] } });
  expect(refused.body).toEqual({ property: [expect.stringContaining('does not see all of it')] });
  const feed = (await server.ask('POST', '/properties/tasks/calendar/feed/', leaver.token)).body.url;
  const before = await handsOf();
  const to = { inquiry: [homes.id], property: [homes.id, both.id], task: [owner.id] };
  expect(await act(owner, 'leave', { to })).toMatchObject({ status: 200, body: { handed: 5 } });
  expect(await handsOf()).toEqual({
    properties: [[homes.id], [both.id]],
    inquiries: [[homes.id]],
    tasks: [homes.id, homes.id],
  });
  for (const url of ['/auth/users/me/', '/properties/tasks/'])
    expect((await server.ask('GET', url, leaver.token)).status).toBe(401);
  expect((await server.ask('POST', '/auth/jwt/refresh/', undefined, { refresh: leaver.refresh })).status).toBe(401);
  expect((await server.ask('GET', feed)).status).toBe(404);
  expect((await act(owner, 'leave', { to })).status).toBe(409);

  expect(await act(owner, 'come_back')).toMatchObject({ status: 200, body: { returned: 5, kept: 0 } });
  expect(await handsOf()).toEqual(before);
  expect((await server.ask('GET', '/auth/users/me/', leaver.token)).status).toBe(401);
  expect((await act(owner, 'come_back')).status).toBe(409);
});

test('what changed hands since stays, and after seven days only the person comes back', async () => {
  const { company, owner, leaver, shop, handsOf, act } = await aBusyOffice();
  const both = await company.person('All-Rounder');
  const to = { inquiry: [both.id], property: [both.id] };
  expect((await act(owner, 'leave', { to })).status).toBe(200);
  await server.ask('PATCH', `/properties/property/${shop}/`, owner.token, { assigned_to: [owner.id] });
  expect((await act(owner, 'come_back')).body).toEqual({ returned: 4, kept: 1 });
  expect((await handsOf()).properties).toEqual([[leaver.id], [owner.id]]);
  expect((await act(owner, 'leave', { to })).status).toBe(200);
  server.clock.now = days(7.1);
  expect((await act(owner, 'come_back')).body).toEqual({ returned: 0, kept: 0 });
  expect((await handsOf()).inquiries).toEqual([[both.id]]);
});

test('only the Owner may, and only in their own office', async () => {
  const { company, owner } = await anOffice();
  const coOwner = await company.person('Co-Owner');
  const stranger = await (await anOffice()).company.person('Owner');
  for (const [person, status] of [
    [coOwner, 403],
    [stranger, 404],
  ] as const) {
    const at = `/properties/team/${coOwner.id}/`;
    expect((await server.ask('PATCH', at, person.token, { first_name: 'X' })).status).toBe(status);
    expect((await server.ask('GET', `${at}leaving/`, person.token)).status).toBe(status);
    for (const [what, body] of [
      ['leave', { to: {} }],
      ['come_back', undefined],
    ] as const)
      expect((await server.ask('POST', `${at}${what}/`, person.token, body)).status).toBe(status);
  }
  expect((await server.ask('POST', `/properties/team/${owner.id}/leave/`, owner.token, { to: {} })).status).toBe(403);
});
