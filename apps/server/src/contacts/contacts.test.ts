import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, aServer, type TestServer } from '../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

describe('a contact', () => {
  test('is added from a form and read back whole by the Owner', async () => {
    const company = await aCompany(server);
    const { token } = await company.person('Owner');
    const made = await server.ask('POST', '/properties/contacts/', token, {
      name: ' Mehul Trivedi ',
      mobile_number_1: '+91 98240 11768',
      comment: 'Ready flat',
      locked_contact: 'true',
    });
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Mehul Trivedi', mobile_number_1: '9824011768', locked_contact: 'true', contactgroup: [] },
    });
    expect((await server.ask('GET', `/properties/contacts/${made.body.id}`, token)).body).toEqual(made.body);
  });

  test('names the field and the id of a source that does not exist', async () => {
    const { token } = await (await aCompany(server)).person('Owner');
    expect(
      await server.ask('POST', '/properties/contacts/', token, { mobile_number_1: '9824011768', source: 999 }),
    ).toMatchObject({
      status: 400,
      body: { source: ['Invalid pk "999" - object does not exist.'] },
    });
  });
});
