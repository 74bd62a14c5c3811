import type { GroupRule } from '@angan/contract/contacts/group-rule.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { mayAdvertiseTo } from '@angan/domain/advertising.ts';
import { dayInIndia, daysBetween } from '@angan/domain/dates.ts';
import { consentAsked, consentStatuses, contactKinds } from '@angan/domain/lookups/index.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, aServer, type Person, type TestServer } from '../../test/support.ts';

let server: TestServer;
let owner: Person;
let staff: Person;
let company: number;
const started = new Date();
const today = dayInIndia(started);
beforeAll(async () => {
  server = await aServer();
  // Days are counted from today, and today may not end while they are.
  server.clock.now = () => started;
});
afterAll(() => server.close());

const office = async () => {
  const made = await aCompany(server);
  company = made.id;
  owner = await made.person('Owner');
  staff = await made.person('Residential Only');
  return made;
};
const groups = '/properties/contactgroup/';
const whole = '/properties/contacts/';
const masked = '/properties/view_3digit_contact/';
const addGroup = async (contact_group_name: string, rule?: object, as = owner) =>
  server.ask('POST', groups, as.token, { contact_group_name, ...(rule && { rule }) });
const idsOf = async (path: string, as = owner): Promise<number[]> => {
  const { status, body } = await server.ask('GET', path, as.token);
  expect([path, status]).toEqual([path, 200]);
  return body.results.map((row: { id: number }) => row.id);
};
const firstIds = async (table: 'contactgroup' | 'source', count: number): Promise<number[]> => {
  const { rows } = await server.owner.query(
    `select id from ${table} where company_id = $1 order by id limit ${count}`,
    [company],
  );
  return rows.map((row) => row.id);
};

/** The rule as the list's query says it. */
const asQuery = (rule: object) =>
  Object.entries(rule)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`))
    .join('&');

describe('a group by rule', () => {
  test('is exactly whom a plain filter over all contacts finds, in the list, in its count and in a search', async () => {
    await office();
    const sources = await firstIds('source', 3);
    const hand = await firstIds('contactgroup', 3);
    const some = <T>(all: readonly T[]) => fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 2 });
    const person = fc.record({
      contact_kind: fc.uniqueArray(fc.constantFrom(...contactKinds.slice(0, 3)), { maxLength: 2 }),
      source: fc.option(fc.constantFrom(...sources)),
      contactgroup: fc.uniqueArray(fc.constantFrom(...hand), { maxLength: 2 }),
      contacted: fc.option(fc.integer({ min: 0, max: 12 })),
      added: fc.integer({ min: 0, max: 12 }),
      status: fc.constantFrom(...consentStatuses),
      marketing_opt_out: fc.boolean(),
      do_not_contact: fc.boolean(),
      locked: fc.boolean(),
      is_deleted: fc.constantFrom(false, false, false, true),
    });
    const daysAgo = (days: number) => new Date(started.getTime() - days * 86_400_000);
    const people = [];
    for (const [at, facts] of fc.sample(person, 80).entries()) {
      const last = facts.contacted === null ? null : daysAgo(facts.contacted);
      const { rows } = await server.owner.query(
        `insert into contact (company_id, name, mobile_number_1, contact_kind, source, last_contacted_at, created_date, consent_status,
           marketing_opt_out, do_not_contact, locked_contact, is_deleted)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
        [
          ...[company, at % 2 ? `Even ${at}` : `Odd ${at}`, `9${String(at).padStart(9, '0')}`, facts.contact_kind],
          ...[facts.source, last, daysAgo(facts.added), facts.status, facts.marketing_opt_out],
          ...[facts.do_not_contact, facts.locked, facts.is_deleted],
        ],
      );
      const id = rows[0].id as number;
      for (const group of facts.contactgroup)
        await server.owner.query(
          `insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date, is_hidden, locked_contact) values ($1, $2, $3, $4, $5, $6)`,
          [company, group, id, daysAgo(facts.added), facts.is_deleted, facts.locked],
        );
      people.push({ id, name: at % 2 ? 'even' : 'odd', ...facts });
    }
    type Somebody = (typeof people)[number];
    const holds = (rule: GroupRule, one: Somebody): boolean => {
      const days = one.contacted === null ? Infinity : daysBetween(dayInIndia(daysAgo(one.contacted)), today);
      const quiet = daysBetween(dayInIndia(daysAgo(one.contacted ?? one.added)), today);
      const wishes = { ...one, consent: { status: one.status }, mobile_number_1: '9' };
      return (
        (!rule.source || (one.source !== null && rule.source.includes(one.source))) &&
        (!rule.contactgroup || rule.contactgroup.some((id) => one.contactgroup.includes(id))) &&
        (!rule.contact_kind || rule.contact_kind.some((kind) => (one.contact_kind as string[]).includes(kind))) &&
        (rule.consent !== 'No consent' || one.status !== 'Given') &&
        (rule.consent !== 'Consent given' || one.status === 'Given') &&
        (rule.consent !== 'May be written to' || mayAdvertiseTo(wishes).may) &&
        (!rule.contacted_within || days < rule.contacted_within) &&
        (!rule.not_contacted_for || quiet >= rule.not_contacted_for) &&
        (!rule.never_contacted || one.contacted === null) &&
        (!rule.added_within || daysBetween(dayInIndia(daysAgo(one.added)), today) < rule.added_within)
      );
    };
    const newestFirst = (a: Somebody, b: Somebody) => a.added - b.added || b.id - a.id;
    const there = people.filter((one) => !one.is_deleted).toSorted(newestFirst);
    const days = fc.integer({ min: 1, max: 12 });
    const aboutContact = fc.constantFrom('contacted_within', 'not_contacted_for', 'never_contacted');
    const aRule = fc
      .tuple(
        fc.record(
          {
            source: some(sources),
            contactgroup: some(hand),
            contact_kind: some(contactKinds.slice(0, 4)),
            consent: fc.constantFrom(...consentAsked),
            added_within: days,
          },
          { requiredKeys: [] },
        ),
        fc.option(fc.tuple(aboutContact, days)),
      )
      .map(
        ([rule, last]) =>
          ({ ...rule, ...(last && { [last[0]]: last[0] === 'never_contacted' ? true : last[1] }) }) as GroupRule,
      )
      .filter((rule) => Object.keys(rule).length > 0);

    const one = (await addGroup('One', { added_within: 1 })).body.id;
    const other = (await addGroup('Other', { added_within: 1 })).body.id;
    await fc.assert(
      fc.asyncProperty(aRule, aRule, async (rule, another) => {
        for (const [id, set] of [
          [one, rule],
          [other, another],
        ] as const)
          expect((await server.ask('PATCH', `${groups}${id}/`, owner.token, { rule: set })).body.rule).toEqual(set);
        const members = there.filter((somebody) => holds(rule, somebody)).map(({ id }) => id);
        const open = there.filter((somebody) => holds(rule, somebody) && !somebody.locked).map(({ id }) => id);

        const list = (await server.ask('GET', `${whole}?contactgroup=${one}&page_size=100`, owner.token)).body;
        expect([list.count, list.results.map((row: { id: number }) => row.id)]).toEqual([members.length, members]);
        expect(await idsOf(`${masked}?contactgroup=${one}&page_size=100`, staff)).toEqual(open);
        // Nobody has to save a rule to see whom it reaches.
        expect(await idsOf(`${whole}?${asQuery(rule)}&page_size=100`)).toEqual(members);

        const counts = async (as: Person) => (await server.ask('GET', `${groups}usage/`, as.token)).body.counts;
        expect([(await counts(owner))[one], (await counts(staff))[one]]).toEqual([members.length, open.length]);

        // With words, another order, another group by rule and one that is filled by hand.
        const named = there.filter((somebody) => holds(rule, somebody) && somebody.name === 'even').map(({ id }) => id);
        expect(await idsOf(`${whole}?contactgroup=${one}&search=even&page_size=100`)).toEqual(named);
        const byId = (ids: number[]) => ids.toSorted((a, b) => a - b);
        expect(byId(await idsOf(`${whole}?contactgroup=${one}&ordering=name&page_size=100`))).toEqual(byId(members));
        const any = there.filter(
          (somebody) => holds(rule, somebody) || holds(another, somebody) || somebody.contactgroup.includes(hand[0]!),
        );
        expect(
          await idsOf(`${whole}?contactgroup=${one}&contactgroup=${other}&contactgroup=${hand[0]}&page_size=100`),
        ).toEqual(any.map(({ id }) => id));
        const somebody = there[0]!;
        const inGroups = (await server.ask('GET', `${whole}${somebody.id}/rule_groups/`, owner.token)).body
          .contactgroup;
        expect(inGroups).toEqual([
          ...(holds(rule, somebody) ? [one] : []),
          ...(holds(another, somebody) ? [other] : []),
        ]);
      }),
      { numRuns: 40 },
    );
  });

  test('is read page by page, without a gap or a repeat', async () => {
    await office();
    await server.owner.query(
      `insert into contact (company_id, name, mobile_number_1, contact_kind, created_date)
       select $1, 'N' || n, '9' || lpad(n::text, 9, '0'), array['Buyer'], now() - (n / 10) * interval '1 minute' from generate_series(1, 130) n`,
      [company],
    );
    const { id } = (await addGroup('All buyers', { contact_kind: ['Buyer'] })).body;
    for (const ordering of ['-created_date', 'name']) {
      const seen: number[] = [];
      for (let url: string | null = `${whole}?contactgroup=${id}&ordering=${ordering}`; url; ) {
        const { body } = await server.ask('GET', url, owner.token);
        expect(body.count).toBe(130);
        seen.push(...body.results.map((row: { id: number }) => row.id));
        url = body.next;
      }
      expect([seen.length, new Set(seen).size]).toEqual([130, 130]);
    }
    expect((await server.ask('GET', `${whole}?contactgroup=${id}&page=last`, owner.token)).body.results).toHaveLength(
      5,
    );
    expect((await server.ask('GET', `${whole}?contactgroup=${id}&page=7`, owner.token)).status).toBe(404);
  });

  test('changes with the day, without anybody changing anything', async () => {
    await office();
    const made = (await server.ask('POST', whole, owner.token, { mobile_number_1: '9824011768' })).body;
    await server.ask('POST', `${whole}${made.id}/contacted/`, owner.token, { how: 'Call' });
    const { id } = (await addGroup('Not called for 30 days', { not_contacted_for: 30 })).body;
    const members = () => idsOf(`${whole}?contactgroup=${id}`);
    const after = (days: number) => () => new Date(started.getTime() + days * 86_400_000);
    expect(await members()).toEqual([]);
    // The token is of today.
    const { token } = owner;
    server.clock.now = after(29);
    owner.token = server.tokens.access(owner.id, owner.device, {
      company_id: company,
      usertype: 'Owner',
      subscription_status: 'Active',
    });
    expect(await members()).toEqual([]);
    server.clock.now = after(30);
    owner.token = server.tokens.access(owner.id, owner.device, {
      company_id: company,
      usertype: 'Owner',
      subscription_status: 'Active',
    });
    expect(await members()).toEqual([made.id]);
    server.clock.now = () => started;
    owner.token = token;
  });

  test('takes nobody by hand, and no contact says it is in one', async () => {
    await office();
    const { id } = (await addGroup('Buyers', { contact_kind: ['Buyer'] })).body;
    const refused = { status: 400, body: { contactgroup: [`Invalid pk "${id}" - object does not exist.`] } };
    const body = { mobile_number_1: '9824011768', contact_kind: ['Buyer'] };
    expect(await server.ask('POST', whole, owner.token, { ...body, contactgroup: [id] })).toMatchObject(refused);
    const made = (await server.ask('POST', whole, owner.token, body)).body;
    expect(await server.ask('PATCH', `${whole}${made.id}/`, owner.token, { contactgroup: [id] })).toMatchObject(
      refused,
    );
    expect(made.contactgroup).toEqual([]);
    expect(await idsOf(`${whole}?contactgroup=${id}`)).toEqual([made.id]);
    await expect(
      server.owner.query(
        'insert into contact_in_group (company_id, contactgroup_id, contact_id, created_date) values ($1, $2, $3, now())',
        [company, id, made.id],
      ),
    ).rejects.toThrow('A group by rule is not filled by hand');
  });
});

describe('rules', () => {
  test.each([
    [{}, contactTexts.ruleEmpty],
    [{ contacted_within: 7, never_contacted: true }, contactTexts.ruleContactTwice],
    [{ not_contacted_for: 0 }, contactTexts.ruleDays],
    [{ added_within: 3651 }, contactTexts.ruleDays],
    [{ added_within: 'soon' }, contactTexts.ruleDays],
    [{ source: [] }, 'This list may not be empty.'],
    [{ source: [999_999] }, 'Invalid pk "999999" - object does not exist.'],
    [{ contactgroup: [999_999] }, 'Invalid pk "999999" - object does not exist.'],
    [{ contact_kind: ['Astronaut'] }, '"Astronaut" is not a valid choice.'],
    [{ consent: 'Perhaps' }, '"Perhaps" is not a valid choice.'],
    [{ added_within: 1, name: "x'); drop table contact; --" }, 'Unrecognized key: "name"'],
  ])('like %j are refused in the field', async (rule, message) => {
    await office();
    expect(await addGroup('Refused', rule)).toMatchObject({ status: 400, body: { rule: [message] } });
  });

  test('may be made by everybody who adds groups, and changed by who edits them', async () => {
    await office();
    const made = await addGroup('Mine', { contact_kind: ['Owner'] }, staff);
    expect([made.status, made.body.rule]).toEqual([201, { contact_kind: ['Owner'] }]);
    const change = (as: Person, body: object) => server.ask('PATCH', `${groups}${made.body.id}/`, as.token, body);
    expect((await change(staff, { rule: { never_contacted: true } })).status).toBe(403);
    expect((await change(owner, { rule: { never_contacted: true } })).body.rule).toEqual({ never_contacted: true });
    expect((await change(owner, { contact_group_name: 'Ours' })).body).toMatchObject({
      contact_group_name: 'Ours',
      rule: { never_contacted: true },
    });
    expect((await addGroup('OURS', { never_contacted: true })).body.non_field_errors).toEqual([
      contactTexts.groupExists,
    ]);
  });

  test('stay with rules: a group that is filled by hand gets none, and neither is merged into the other', async () => {
    await office();
    const hand = (await addGroup('By hand')).body;
    expect(hand.rule).toBe(null);
    const ruled = (await addGroup('By rule', { contactgroup: [hand.id] })).body;
    expect(
      (await server.ask('PATCH', `${groups}${hand.id}/`, owner.token, { rule: { added_within: 1 } })).body,
    ).toEqual({ rule: [contactTexts.ruleOfHandGroup] });
    expect((await addGroup('Of rules', { contactgroup: [ruled.id] })).body).toEqual({
      rule: [`Invalid pk "${ruled.id}" - object does not exist.`],
    });
    for (const [from, into] of [
      [hand.id, ruled.id],
      [ruled.id, hand.id],
    ])
      expect((await server.ask('POST', `${groups}${from}/merge/`, owner.token, { into })).body).toEqual({
        non_field_errors: [contactTexts.ruleMerge],
      });
  });

  test('hold what they name: it cannot be deleted, and a merge is followed', async () => {
    await office();
    const sources = '/properties/source/';
    const source = async (source_name: string) =>
      (await server.ask('POST', sources, owner.token, { source_name })).body.id;
    const [mela, expo] = [await source('Mela'), await source('Expo')];
    const [one, two] = [(await addGroup('Uno')).body.id, (await addGroup('Due')).body.id];
    const rule = { source: [mela, expo], contactgroup: [one] };
    const { id } = (await addGroup('From the mela', rule)).body;
    const why = { status: 400, body: { non_field_errors: [contactTexts.inRule('From the mela')] } };
    expect(await server.ask('DELETE', `${sources}${mela}/`, owner.token)).toMatchObject(why);
    expect(await server.ask('DELETE', `${groups}${one}/`, owner.token)).toMatchObject(why);
    expect((await server.ask('POST', `${sources}${mela}/merge/`, owner.token, { into: expo })).status).toBe(200);
    expect((await server.ask('POST', `${groups}${one}/merge/`, owner.token, { into: two })).status).toBe(200);
    expect((await server.ask('GET', `${groups}${id}/`, owner.token)).body.rule).toEqual({
      source: [expo],
      contactgroup: [two],
    });
    expect((await server.ask('DELETE', `${groups}${id}/`, owner.token)).status).toBe(204);
    expect((await server.ask('DELETE', `${sources}${expo}/`, owner.token)).status).toBe(204);
  });

  test('of another company reach nobody here, and theirs cannot be named', async () => {
    await office();
    const theirs = (await addGroup('Theirs', { added_within: 9 })).body.id;
    const [theirSource] = await firstIds('source', 1);
    await office();
    await server.ask('POST', whole, owner.token, { mobile_number_1: '9824011768' });
    expect(await idsOf(`${whole}?contactgroup=${theirs}`)).toEqual([]);
    expect(await idsOf(`${whole}?source=${theirSource}&added_within=9`)).toEqual([]);
    expect((await addGroup('Ours', { source: [theirSource] })).status).toBe(400);
    expect((await server.ask('GET', `${groups}usage/`, owner.token)).body.counts).toEqual({});
  });

  test('are read as values, whatever stands in them', async () => {
    await office();
    await server.ask('POST', whole, owner.token, { mobile_number_1: '9824011768', contact_kind: ['Buyer'] });
    const rule = { contact_kind: ["Buyer'}') or true --", '$1', '\\'], consent: "' or true" };
    const { rows } = await server.owner.query(
      `insert into contactgroup (company_id, contact_group_name, rule) values ($1, 'Odd', $2) returning id`,
      [company, rule],
    );
    expect(await idsOf(`${whole}?contactgroup=${rows[0].id}`)).toEqual([]);
    await server.owner.query(`update contactgroup set rule = '{"unknown": 1}' where id = $1`, [rows[0].id]);
    expect(await idsOf(`${whole}?contactgroup=${rows[0].id}`)).toEqual([]);
  });

  test('are fifty at most', async () => {
    await office();
    await server.owner.query(
      `insert into contactgroup (company_id, contact_group_name, rule) select $1, 'Rule ' || n, '{"added_within": 1}' from generate_series(1, 50) n`,
      [company],
    );
    expect((await addGroup('One more', { added_within: 1 })).body.non_field_errors).toEqual([
      contactTexts.tooManyRules(50),
    ]);
    expect((await addGroup('By hand')).status).toBe(201);
  });
});

test('filters that are no filters are refused', async () => {
  await office();
  const ask = (query: string) => server.ask('GET', `${whole}?${query}`, owner.token);
  expect((await ask('contacted_within=0')).body).toEqual({
    contacted_within: ['Ensure this value is greater than or equal to 1.'],
  });
  expect((await ask('not_contacted_for=x')).body).toEqual({ not_contacted_for: ['A valid integer is required.'] });
  expect((await ask('consent=Perhaps')).status).toBe(400);
  expect((await ask('contact_kind=Astronaut')).status).toBe(400);
  expect((await ask('consent=&contact_kind=&contacted_within=&never_contacted=')).status).toBe(200);
});
