import { consentText } from '@angan/contract/contacts/consent.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

/** What a person agreed to, when somebody last spoke with them, and what else is known: all by the contact's own calls. */

let server: TestServer;
let owner: Person;
let staff: Person;
let id: number;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const contacts = '/properties/contacts/';
beforeEach(async () => {
  const company = await aCompany(server);
  owner = await company.person('Co-Owner');
  staff = await company.person('Backend');
  id = (await server.ask('POST', contacts, owner.token, { name: 'Mehul', mobile_number_1: '9824011768' })).body.id;
});
const read = async (as = owner) => (await server.ask('GET', `${contacts}${id}/`, as.token)).body;
const change = (body: object, as = owner) => server.ask('PATCH', `${contacts}${id}/`, as.token, body);
const told = async (as = owner) => (await server.ask('GET', `${contacts}${id}/timeline/`, as.token)).body.results;
const contacted = (body: object, as = owner) => server.ask('POST', `${contacts}${id}/contacted/`, as.token, body);
const nobodyAsked = { status: 'Not asked', at: null, how: '', text_version: '' };

describe('consent', () => {
  test('is not asked for at first, and no part of adding a contact', async () => {
    expect(await read()).toMatchObject({ consent: nobodyAsked, marketing_opt_out: false, do_not_contact: false });
    const made = await server.ask('POST', contacts, staff.token, {
      ...{ mobile_number_1: '9824011769', consent_status: 'Given', consent_how: 'WhatsApp' },
      do_not_contact: true,
    });
    expect(made.body).toMatchObject({ consent: nobodyAsked, do_not_contact: false });
  });

  test('is given by a way; the server sets the moment and the version of the text', async () => {
    const before = Date.now();
    const { body } = await change({ consent_status: 'Given', consent_how: 'WhatsApp' });
    expect(body.consent).toEqual({
      status: 'Given',
      how: 'WhatsApp',
      at: expect.any(String),
      text_version: consentText.version,
    });
    expect(Date.parse(body.consent.at)).toBeGreaterThanOrEqual(before);
    expect(await read()).toEqual(body);
  });

  test('is read from a form as well', async () => {
    const form = new URLSearchParams({ consent_status: 'Given', consent_how: 'In person', do_not_contact: 'false' });
    const answer = await server.ask('PATCH', `${contacts}${id}/`, owner.token, form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.body.consent).toMatchObject({ status: 'Given', how: 'In person' });
  });

  test.each([
    [{ consent_status: 'Given' }, { consent_how: [contactTexts.consentHow] }],
    [{ consent_how: 'WhatsApp' }, { consent_how: [contactTexts.consentHowOnly] }],
    [{ consent_status: 'Given', consent_how: 'Dream' }, { consent_how: ['"Dream" is not a valid choice.'] }],
    [{ consent_status: 'Maybe' }, { consent_status: ['"Maybe" is not a valid choice.'] }],
  ])('%j is refused beside the field', async (body, errors) => {
    expect(await change(body)).toMatchObject({ status: 400, body: errors });
    expect((await read()).consent).toEqual(nobodyAsked);
  });

  test('said again keeps its moment; by another way, or for other words, it is a new one', async () => {
    const given = { consent_status: 'Given', consent_how: 'WhatsApp' };
    const first = (await change(given)).body.consent;
    expect((await change(given)).body.consent).toEqual(first);
    expect((await change({ consent_status: 'Given' })).body.consent).toEqual(first);
    expect((await change({ consent_how: 'E-mail' })).body.consent).toEqual({ ...first, how: 'E-mail' });
    const again = (await change({ ...given, consent_how: 'Paper form' })).body.consent;
    expect(Date.parse(again.at)).toBeGreaterThan(Date.parse(first.at));
    await server.owner.query(`update contact set consent_text_version = 'older' where id = $1`, [id]);
    expect((await change({ ...given, consent_how: 'Paper form' })).body.consent).toMatchObject({
      text_version: consentText.version,
    });
  });

  test('withdrawn opts out of advertising, until it is given anew', async () => {
    await change({ consent_status: 'Given', consent_how: 'WhatsApp' });
    const { body } = await change({ consent_status: 'Withdrawn', consent_how: 'Phone call' });
    expect(body).toMatchObject({
      consent: { status: 'Withdrawn', how: 'Phone call', text_version: consentText.version },
      marketing_opt_out: true,
    });
    expect((await change({ marketing_opt_out: false })).body.marketing_opt_out).toBe(true);
    expect((await change({ consent_status: 'Withdrawn' })).body.consent).toEqual(body.consent);
    const anew = (await change({ consent_status: 'Given', consent_how: 'In person' })).body;
    expect(anew).toMatchObject({ consent: { status: 'Given', how: 'In person' }, marketing_opt_out: false });
  });

  test('given does not take back that somebody is not to be contacted, nor an opt-out that is named with it', async () => {
    await change({ do_not_contact: true, marketing_opt_out: 'true' });
    const given = { consent_status: 'Given', consent_how: 'WhatsApp' };
    expect((await change({ ...given, marketing_opt_out: true })).body).toMatchObject({
      marketing_opt_out: true,
      do_not_contact: true,
    });
    expect((await change(given)).body).toMatchObject({ marketing_opt_out: false, do_not_contact: true });
    expect((await change({ consent_status: 'Not asked' })).body.consent).toEqual(nobodyAsked);
  });

  test('is changed by who edits contacts, and seen by everybody', async () => {
    expect((await change({ do_not_contact: true }, staff)).status).toBe(403);
    await change({ do_not_contact: true, consent_status: 'Given', consent_how: 'Website' });
    expect(await read(staff)).toMatchObject({ do_not_contact: true, consent: { status: 'Given', how: 'Website' } });
  });

  test('stands on the timeline in words', async () => {
    await change({ consent_status: 'Given', consent_how: 'WhatsApp' });
    await change({ consent_status: 'Withdrawn' });
    const [withdrawn, given] = await told();
    expect(given.changes).toEqual(
      expect.arrayContaining([
        { field: 'Consent', kind: 'choice', from: 'Not asked', to: 'Given' },
        { field: 'Consent, how', kind: 'choice', from: '', to: 'WhatsApp' },
      ]),
    );
    expect(withdrawn.changes).toContainEqual({
      field: 'Opted out of advertising',
      kind: 'flag',
      from: false,
      to: true,
    });
  });
});

describe('the last contact', () => {
  test('is noted by everybody who sees the contact, and told as what was done', async () => {
    expect(await read()).toMatchObject({ last_contacted_at: null, last_contacted_how: '' });
    const called = await contacted({ how: 'Call' });
    expect([called.status, called.body.last_contacted_how]).toEqual([200, 'Call']);
    const met = (await contacted({ how: 'Met' }, staff)).body;
    expect(met.last_contacted_how).toBe('Met');
    expect(Date.parse(met.last_contacted_at)).toBeGreaterThanOrEqual(Date.parse(called.body.last_contacted_at));
    const entries = await told();
    expect(entries.map(({ kind, by, how }: Record<string, string>) => [kind, by, how])).toEqual([
      ['contacted', 'Backend Test', 'Met'],
      ['contacted', 'Co-Owner Test', 'Call'],
      ['created', 'Co-Owner Test', null],
    ]);
  });

  test('that waited for the network counts from its own time, and once', async () => {
    const at = new Date(Date.now() - 3 * 3_600_000).toISOString();
    const first = (await contacted({ how: 'WhatsApp', at })).body;
    expect(Date.parse(first.last_contacted_at)).toBe(Date.parse(at));
    expect((await contacted({ how: 'WhatsApp', at })).body).toEqual(first);
    const older = new Date(Date.now() - 9 * 3_600_000).toISOString();
    expect((await contacted({ how: 'Call', at: older })).body.last_contacted_at).toBe(first.last_contacted_at);
    expect((await told()).map(({ how }: { how: string }) => how)).toEqual([null, 'WhatsApp', 'Call']);
  });

  test.each([
    [{}, { how: ['This field is required.'] }],
    [{ how: 'Pigeon' }, { how: ['"Pigeon" is not a valid choice.'] }],
    [{ how: 'Call', at: '2099-01-01T00:00:00+05:30' }, { at: [contactTexts.contactedWhen] }],
    [{ how: 'Call', at: '2020-01-01T00:00:00+05:30' }, { at: [contactTexts.contactedWhen] }],
  ])('%j is refused', async (body, errors) => {
    expect(await contacted(body)).toMatchObject({ status: 400, body: errors });
  });

  test('of a locked contact is not for those who do not see it', async () => {
    await change({ locked_contact: true });
    expect((await contacted({ how: 'Met' }, staff)).status).toBe(404);
    expect((await server.ask('GET', `${contacts}${id}/rule_groups/`, staff.token)).status).toBe(404);
    expect((await contacted({ how: 'Met' })).status).toBe(200);
  });
});

test('the further facts are kept, told with their labels, and taken out again', async () => {
  const facts = {
    ...{ contact_kind: ['Buyer', 'Investor'], company_name: 'Trivedi Textiles', city: 'Ahmedabad', state: 'Gujarat' },
    ...{ country: 'India', language: 'Gujarati', rera_no: 'AG/GJ/1', date_of_birth: '1985-03-01', is_nri: true },
  };
  expect((await change(facts)).body).toMatchObject(facts);
  const [entry] = await told();
  expect(entry.changes).toEqual(
    expect.arrayContaining([
      { field: 'Kind', kind: 'choices', from: [], to: ['Buyer', 'Investor'] },
      { field: 'Company', kind: 'text', from: '', to: 'Trivedi Textiles' },
      { field: 'RERA no.', kind: 'text', from: '', to: 'AG/GJ/1' },
      { field: 'Date of birth', kind: 'date', from: null, to: '1985-03-01' },
      { field: 'NRI', kind: 'flag', from: false, to: true },
    ]),
  );
  expect((await change({ contact_kind: [], date_of_birth: '', is_nri: false })).body).toMatchObject({
    ...{ contact_kind: [], date_of_birth: null, is_nri: false, city: 'Ahmedabad' },
  });
});
