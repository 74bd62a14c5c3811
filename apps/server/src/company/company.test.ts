import { companyUsertypes } from '@angan/domain/roles.ts';
import { gstinCheckSign } from '@angan/domain/tax-numbers.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const path = '/properties/company/';
const [ahmedabad, pune] = [1, 9];
const gstin = (start: string) => start + gstinCheckSign(start);
const gujarats = gstin('24ABCDE1234F1Z');
const anOffice = async (given: Parameters<typeof aCompany>[1] = {}) => {
  const company = await aCompany(server, given);
  const { token } = await company.person('Owner');
  return {
    company,
    read: () => server.ask('GET', path, token),
    change: (body: object) => server.ask('PATCH', path, token, body),
  };
};

describe('the facts of a company', () => {
  test('are kept as they were given, and the state follows from the city', async () => {
    const { company, read, change } = await anOffice();
    expect((await read()).body).toMatchObject({
      legal_name: '',
      city: null,
      state: '',
      working_hours: null,
      weekly_off: [],
      subscription_status: 'Active',
    });
    const given = {
      company_name: '  Shanti Homes ',
      legal_name: 'Shanti Homes LLP',
      mobile: '+91 98240 11768',
      email: 'office@example.in',
      address: '4, CG Road',
      city: ahmedabad,
      pincode: '380 009',
      gstin: `${gujarats.slice(0, 2)} ${gujarats.slice(2).toLowerCase()}`,
      pan: 'abcde1234f',
      rera_no: 'AG/GJ/AHMEDABAD/0001',
      rera_state: 'Gujarat',
      rera_valid_to: '2029-03-31',
      default_city: ahmedabad,
      default_size_unit: 'Sqft',
      default_land_unit: 'SqYd',
      working_hours: { days: ['Monday', 'Saturday'], from: '10:00', to: '19:30' },
      weekly_off: ['Sunday'],
      pdf_colour: '#1C5487',
      pdf_foot: 'Visits by appointment',
    };
    const kept = {
      ...given,
      company_name: 'Shanti Homes',
      mobile: '9824011768',
      pincode: '380009',
      gstin: gujarats,
      pan: 'ABCDE1234F',
      state: 'Gujarat',
      pdf_colour: '#1c5487',
    };
    const { status, body } = await change(given);
    expect([status, body]).toEqual([200, expect.objectContaining(kept)]);
    expect((await read()).body).toEqual(body);
    expect(Object.keys(body)).not.toContain('is_platform');
    const { rows } = await server.owner.query(
      `select changes from audit_log where company_id = $1 and entity = 'company'`,
      [company.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].changes).toMatchObject({ gstin: ['', gujarats], open_from: [null, '10:00:00'] });
  });

  test('that are not named stay, and each can be taken back', async () => {
    const { change, read } = await anOffice();
    await change({ city: ahmedabad, gstin: gujarats, working_hours: { days: ['Monday'], from: '10:00', to: '18:00' } });
    expect((await change({ address: 'Moved' })).body).toMatchObject({ gstin: gujarats, address: 'Moved' });
    expect((await change({})).status).toBe(200);
    const emptied = { city: null, gstin: '', working_hours: null, weekly_off: [], rera_valid_to: '', address: null };
    expect((await change(emptied)).body).toMatchObject({ ...emptied, rera_valid_to: null, address: '', state: '' });
    expect((await read()).body.working_hours).toBeNull();
  });

  test('come in a form as well', async () => {
    const { change } = await anOffice();
    const form = 'city=1&weekly_off=Sunday&weekly_off=Tuesday&rera_state=&gstin=';
    const company = await aCompany(server);
    const { token } = await company.person('Owner');
    const answer = await server.ask('PATCH', path, token, form, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.body).toMatchObject({ city: 1, weekly_off: ['Sunday', 'Tuesday'], rera_state: null });
    expect((await change({ rera_state: 'Atlantis' })).body).toEqual({
      rera_state: ['"Atlantis" is not a valid choice.'],
    });
  });
});

describe('what is wrong is said beside its field', () => {
  test.each([
    [{ company_name: ' ' }, 'company_name', 'This field may not be blank.'],
    [{ company_name: 'x'.repeat(151) }, 'company_name', 'Ensure this field has no more than 150 characters.'],
    [{ mobile: '98240' }, 'mobile', 'Enter valid mobile number'],
    [{ email: 'office' }, 'email', 'Enter a valid email address.'],
    [{ pdf_colour: 'red' }, 'pdf_colour', 'Write the colour as #b74d2b.'],
    [{ pdf_colour: '#f5e9a0' }, 'pdf_colour', 'This colour is too pale to read on paper. Choose a darker one.'],
    [{ city: 999 }, 'city', 'Invalid pk "999" - object does not exist.'],
    [{ default_city: 999 }, 'default_city', 'Invalid pk "999" - object does not exist.'],
    [{ pincode: '012345' }, 'pincode', /6 digits/],
    [{ gstin: '24ABCDE1234F1Z' }, 'gstin', /15 characters/],
    [{ gstin: `${gujarats.slice(0, 14)}*` }, 'gstin', /15 characters/],
    [{ gstin: gujarats.replace('E', 'F') }, 'gstin', /last character/],
    [{ city: pune, gstin: gujarats }, 'gstin', 'The GST number of an office in Maharashtra begins with 27.'],
    [{ pan: 'ABCDE12345' }, 'pan', /10 characters/],
    [{ gstin: gujarats, pan: 'ABCDE1234G' }, 'pan', 'The GST number holds another PAN: ABCDE1234F.'],
    [{ rera_valid_to: '31/03/2029' }, 'rera_valid_to', /YYYY-MM-DD/],
    [{ default_size_unit: 'Sqkm' }, 'default_size_unit', '"Sqkm" is not a valid choice.'],
    [{ working_hours: { days: ['Monday'], from: '7 am', to: '19:00' } }, 'working_hours', /hh:mm/],
    [{ working_hours: { days: ['Monday'], from: '19:00', to: '10:00' } }, 'working_hours', /after the opening/],
    [{ working_hours: { days: [], from: '10:00', to: '19:00' } }, 'working_hours', 'This list may not be empty.'],
    [{ weekly_off: ['Mon'] }, 'weekly_off', /valid choice/],
    [
      { working_hours: { days: ['Sunday'], from: '10:00', to: '19:00' }, weekly_off: ['Sunday'] },
      'weekly_off',
      /working day/,
    ],
  ])('%j', async (body, field, sentence) => {
    const { change, read } = await anOffice();
    const before = (await read()).body;
    expect(await change(body)).toMatchObject({ status: 400, body: { [field]: [expect.stringMatching(sentence)] } });
    expect((await read()).body).toEqual(before);
  });

  test('also when it is wrong only beside what stands there already', async () => {
    const { change } = await anOffice();
    expect((await change({ city: ahmedabad, gstin: gujarats })).status).toBe(200);
    expect((await change({ city: pune })).body).toEqual({ gstin: [expect.stringContaining('Maharashtra')] });
    expect((await change({ pan: 'ABCDE1234G' })).body).toEqual({ pan: [expect.stringContaining('ABCDE1234F')] });
    const moved = gstin('27ABCDE1234F1Z');
    expect((await change({ city: pune, gstin: moved })).body).toMatchObject({ gstin: moved, state: 'Maharashtra' });
  });
});

describe('who may', () => {
  test('read it: Owner and Co-Owner; change it: the Owner alone', async () => {
    const company = await aCompany(server);
    for (const usertype of companyUsertypes) {
      const { token } = await company.person(usertype);
      const [got, changed] = [
        await server.ask('GET', path, token),
        await server.ask('PATCH', path, token, { address: 'New' }),
      ];
      const expected = usertype === 'Owner' ? [200, 200] : usertype === 'Co-Owner' ? [200, 403] : [403, 403];
      expect([usertype, got.status, changed.status]).toEqual([usertype, ...expected]);
    }
  });

  test('reaches the own company only, also after its subscription has ended', async () => {
    const [one, other] = [await anOffice(), await anOffice({ subscription_status: 'Expired' })];
    await one.change({ legal_name: 'One', gstin: gujarats });
    const before = (await one.read()).body;
    expect((await other.change({ legal_name: 'Other', id: one.company.id })).body).toMatchObject({
      id: other.company.id,
      legal_name: 'Other',
      gstin: '',
      subscription_status: 'Expired',
    });
    expect((await one.read()).body).toEqual(before);
  });
});

test('what new records begin with is known to everybody of the company', async () => {
  const { company, change } = await anOffice();
  const usual = { default_city: pune, default_size_unit: 'SqMtr', default_land_unit: 'Guntha' };
  await change({ ...usual, gstin: gujarats });
  const { token } = await company.person('Residential Only');
  const { company_info } = (await server.ask('GET', '/auth/users/me/', token)).body;
  expect(company_info).toMatchObject(usual);
  expect(Object.keys(company_info)).not.toContain('gstin');
});

test('a person chooses names and language of the own alone', async () => {
  const company = await aCompany(server);
  const [backend, owner] = [await company.person('Backend'), await company.person('Owner')];
  const me = '/auth/users/me/';
  expect((await server.ask('GET', me, backend.token)).body.language).toBe('English');
  const changed = await server.ask('PATCH', me, backend.token, { language: 'Gujarati', email: 'other@example.in' });
  expect(changed.body).toMatchObject({ language: 'Gujarati', first_name: 'Backend' });
  expect(changed.body.email).not.toBe('other@example.in');
  expect((await server.ask('PATCH', me, backend.token, { language: null })).body.language).toBe('Gujarati');
  expect((await server.ask('PATCH', me, backend.token, { language: 'Latin' })).body).toEqual({
    language: ['"Latin" is not a valid choice.'],
  });
  expect((await server.ask('GET', me, owner.token)).body.language).toBe('English');
});
