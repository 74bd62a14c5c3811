import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWhatsapp, type Whatsapp } from '../../../test/a-whatsapp.ts';

/** Syncing with a Meta that has templates in other places, and in other shapes, than they were. */
let world: Whatsapp;
beforeAll(async () => {
  world = await aWhatsapp();
});
afterAll(() => world.close());

const path = 'whatsapp_template/';
let ids = 66_000_000;
const plant = async (name: string, more: object = {}): Promise<string> => {
  const id = String(++ids);
  await world.control('templates', {
    id,
    status: 'APPROVED',
    language: 'en',
    category: 'UTILITY',
    name,
    components: [{ type: 'BODY', text: `Your visit ${id} is on Sunday, and we wait for you at the gate.` }],
    ...more,
  });
  return id;
};
const sync = async () => (await world.ask('POST', `${path}sync/`)).body;
const named = async (name: string) =>
  (await world.ask('GET', `${path}?search=${name}&page_size=100`)).body.results.filter(
    (one: { template_name: string }) => one.template_name === name,
  );
const becomes = (name: string, status: string) =>
  expect.poll(async () => (await named(name))[0]?.status, { timeout: 8000 }).toBe(status);

test('one that was deleted at Meta and made anew there is the same one here, and stops no other', async () => {
  const first = await plant('visit_anew');
  expect(await sync()).toMatchObject({ created: 1, failed: 0 });
  const [before] = await named('visit_anew');
  const group = (await world.ask('POST', 'whatsapp_template_group/', { group_name: 'Visits' })).body;
  await world.ask('PATCH', `${path}${before.id}/`, { template_group: group.id });
  await world.control(`templates/${first}`, { do: 'delete' });
  await becomes('visit_anew', 'DISABLED');
  const second = await plant('visit_anew');
  await plant('neighbour');
  expect(await sync()).toMatchObject({ created: 1, changed: 1, gone: 0, failed: 0 });
  expect(await named('visit_anew')).toMatchObject([
    {
      id: before.id,
      waba_template_id: second,
      status: 'APPROVED',
      rejected_change: '',
      template_group: group.id,
      body: expect.stringContaining(second),
    },
  ]);
  expect(await named('neighbour')).toHaveLength(1);
});

test('while Meta lists both, the one that lives counts, and the screen of imports offers that alone', async () => {
  const dead = await plant('visit_twice');
  await sync();
  const alive = await plant('visit_twice');
  await plant('visit_twice', { id: dead, status: 'DISABLED' });
  const { results } = (await world.ask('GET', `${path}available/`)).body;
  expect(results.filter((one: { template_name: string }) => one.template_name === 'visit_twice')).toMatchObject([
    { waba_template_id: alive, status: 'APPROVED' },
  ]);
  expect(await sync()).toMatchObject({ changed: 1, failed: 0 });
  expect(await named('visit_twice')).toMatchObject([{ waba_template_id: alive, status: 'APPROVED' }]);
  expect(await sync()).toMatchObject({ created: 0, changed: 0, gone: 0, failed: 0 });
});

test('templates that cannot be read or stored are counted and left as they are; the others are taken over', async () => {
  const known = await plant('known_before');
  await sync();
  await plant('known_before', { id: known, odd: { components: 'none' } });
  await plant('no_name', { odd: { name: null } });
  await plant('wrong_text', { odd: { components: [{ type: 'BODY', text: 5 }] } });
  // Too long for the index of names: the database refuses it.
  const name = Array.from({ length: 9000 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
  await plant('too_long', { odd: { name } });
  await plant('half_a_sign', { odd: { rejected_reason: 'A NUL \u0000 and half a sign \ud83c' } });
  await plant('good_one');
  expect(await sync()).toMatchObject({ created: 2, changed: 0, gone: 0, failed: 4 });
  expect(await named('good_one')).toMatchObject([{ status: 'APPROVED' }]);
  expect(await named('half_a_sign')).toMatchObject([{ rejected_reason: 'A NUL  and half a sign �' }]);
  expect(await named('known_before')).toMatchObject([{ status: 'APPROVED', body: expect.stringContaining(known) }]);
  expect(await sync()).toMatchObject({ created: 0, changed: 0, gone: 0, failed: 4 });
});

test('a name that Meta has free again is submitted from here, though it still stands here', async () => {
  const draft = async () =>
    (
      await world.ask('POST', path, {
        template_name: 'visit_again',
        language: 'en',
        category: 'UTILITY',
        body: 'Your second visit is on Monday, and we wait for you at the office.',
      })
    ).body;
  const first = await draft();
  const { waba_template_id } = (await world.ask('POST', `${path}${first.id}/submit/`, {})).body;
  await world.control(`templates/${waba_template_id}`, { do: 'reject' });
  await becomes('visit_again', 'REJECTED');
  await world.control(`templates/${waba_template_id}`, { do: 'delete' });
  await becomes('visit_again', 'DISABLED');
  const second = await draft();
  expect((await world.ask('POST', `${path}${second.id}/submit/`, {})).status).toBe(200);
  expect((await named('visit_again')).map(({ id }: { id: number }) => id)).toEqual([second.id]);
  expect(await sync()).toMatchObject({ created: 0 });
  expect(await named('visit_again')).toHaveLength(1);
});
