import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

/** For a role that sees masked numbers, no list, record, search, order, event or error lets a number out or confirms a guess. */

let server: TestServer;
let owner: Person;
let staff: Person;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const office = async () => {
  const company = await aCompany(server);
  owner = await company.person('Owner');
  staff = await company.person('Backend');
};
const masked = '/properties/view_3digit_contact/';

const mobile = fc
  .tuple(fc.constantFrom('6', '7', '8', '9'), fc.stringMatching(/^[0-9]{9}$/))
  .map(([first, rest]) => first + rest);
const written = (number: string) =>
  fc.constantFrom(
    number,
    `+91 ${number.slice(0, 5)} ${number.slice(5)}`,
    `0${number}`,
    `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`,
    [...number].map((digit) => '૦૧૨૩૪૫૬૭૮૯'[Number(digit)]).join(''),
  );
/** Whether the digits of a number, but for the last three that are shown, stand in a text in any script. */
const leaks = (text: string, number: string) => {
  const digits = text.replaceAll(/[૦-૯]/g, (digit) => String('૦૧૨૩૪૫૬૭૮૯'.indexOf(digit))).replaceAll(/[^0-9]/g, '');
  return digits.includes(number.slice(0, 7));
};

describe('a masked role', () => {
  test('never reads a number, wherever it was typed', async () => {
    await office();
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(mobile, { minLength: 4, maxLength: 4 })
          .chain((numbers) => fc.tuple(fc.constant(numbers), ...numbers.map(written))),
        async ([numbers, ...forms]) => {
          const made = await server.ask('POST', '/properties/contacts/', owner.token, {
            name: forms[0],
            mobile_number_1: numbers[1],
            mobile_number_3: numbers[2],
            comment: `keys ${forms[3]} with wife ${forms[2]}`,
            address: `opp. ${forms[1]}`,
          });
          const { id } = made.body;
          await server.ask('PATCH', `/properties/contacts/${id}/`, owner.token, {
            mobile_number_1: numbers[0],
            comment: `was ${forms[1]}`,
          });
          await server.ask('POST', '/properties/notes/', owner.token, {
            text: `try ${forms[2]}`,
            link: { kind: 'contact', id },
          });
          const answers = await Promise.all([
            server.ask('GET', `/properties/contacts/${id}/`, staff.token),
            server.ask('GET', `/properties/contacts/${id}/timeline/`, staff.token),
            server.ask('GET', `${masked}?page_size=100`, staff.token),
            server.ask('GET', `${masked}?page_size=1`, staff.token),
          ]);
          for (const { status, body } of answers) {
            expect(status).toBe(200);
            for (const text of textsIn(body))
              for (const number of numbers) expect(leaks(text, number), `${number} in ${text}`).toBe(false);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('finds the same with a right guess and with a wrong one', async () => {
    await office();
    await server.ask('POST', '/properties/contacts/', owner.token, {
      name: '9824011768',
      mobile_number_1: '9824011768',
      mobile_number_2: '7016328855',
      comment: 'old 98250 12345, call 9825012345',
      email: '9824011768@example.in',
    });
    const found = async (search: string) =>
      (await server.ask('GET', `${masked}?search=${encodeURIComponent(search)}`, staff.token)).body;
    for (const guess of [
      '9824011768',
      '98240',
      '4011',
      '768',
      '7016328855',
      '98250',
      '12345',
      '9825012345',
      '૯૮૨૪૦૧૧૭૬૮',
    ])
      expect([guess, await found(guess)]).toEqual([guess, { count: 0, next: null, previous: null, results: [] }]);
    expect((await found('call')).count).toBe(1);
  });

  test('cannot sort or filter its way to a number', async () => {
    await office();
    for (const [name, mobile_number_1] of [
      ['9000000003', '9000000001'],
      ['9000000001', '9000000003'],
      ['9000000002', '9000000002'],
    ] as const)
      await server.ask('POST', '/properties/contacts/', owner.token, { name, mobile_number_1 });
    const ids = async (query: string) =>
      (await server.ask('GET', `${masked}?${query}`, staff.token)).body.results.map((row: { id: number }) => row.id);
    const byId = (await ids('')).toSorted((a: number, b: number) => a - b);
    expect(await ids('ordering=name')).toEqual(byId);
    expect(await ids('ordering=mobile_number_1')).toEqual(await ids(''));
    expect(await ids('mobile_number_1=9000000001')).toEqual(await ids(''));
  });

  test('does not learn from adding a number whether it is known', async () => {
    await office();
    await server.ask('POST', '/properties/contacts/', owner.token, { mobile_number_1: '9824011768' });
    const known = await server.ask('POST', '/properties/contacts/', staff.token, { mobile_number_1: '9824011768' });
    const fresh = await server.ask('POST', '/properties/contacts/', staff.token, { mobile_number_1: '9824011769' });
    expect([known.status, fresh.status, known.body.mobile_number_1]).toEqual([201, 201, '*******768']);
  });

  test('meets a locked contact nowhere: not in list, search, count, record, timeline, note or group', async () => {
    await office();
    const group = (await server.ask('GET', '/properties/contactgroup/', owner.token)).body.results[0].id;
    const { id } = (
      await server.ask('POST', '/properties/contacts/', owner.token, {
        name: 'Secret Seller',
        mobile_number_1: '9824011768',
        locked_contact: true,
        contactgroup: [group],
      })
    ).body;
    for (const query of ['', '?search=secret', `?contactgroup=${group}`, '?locked_contact=true', '?ordering=name'])
      expect([query, (await server.ask('GET', `${masked}${query}`, staff.token)).body]).toMatchObject([
        query,
        { count: 0, results: [] },
      ]);
    for (const [method, url] of [
      ['GET', `/properties/contacts/${id}/`],
      ['GET', `/properties/contacts/${id}/timeline/`],
    ] as const)
      expect((await server.ask(method, url, staff.token)).status).toBe(404);
    expect(
      (await server.ask('POST', '/properties/notes/', staff.token, { text: 'x', link: { kind: 'contact', id } }))
        .status,
    ).toBe(404);
    expect(
      (await server.ask('GET', '/properties/contactgroup/usage/', staff.token)).body.counts[group],
    ).toBeUndefined();
    expect((await server.ask('GET', '/properties/contactgroup/usage/', owner.token)).body.counts[group]).toBe(1);
  });

  test('is not served the full list', async () => {
    await office();
    expect((await server.ask('GET', '/properties/contacts/', staff.token)).status).toBe(403);
  });
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [];
};
