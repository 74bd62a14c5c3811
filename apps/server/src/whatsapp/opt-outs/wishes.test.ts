import { chatTexts } from '@angan/contract/whatsapp/chat-texts.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aMeta, type Meta, news, ourPhone } from '../../../test/a-meta.ts';
import { aWhatsappOffice, secondPhone, seconds, somebody, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { newLog } from '../../core/log.ts';
import { chatsFor } from '../chat-rows/index.ts';
import { claim } from '../outgoing/claim.ts';
import { queueMessages } from '../outgoing/queue.ts';
import { startWhatsapp, type WhatsappRunner } from '../run.ts';
import { applyWishes } from './apply.ts';

let meta: Meta;
let office: WhatsappOffice;
let runner: WhatsappRunner | undefined;
let otherNumber: number;
const templates = { MARKETING: 0, UTILITY: 0 };
let broadcast: number;

beforeAll(async () => {
  meta = await aMeta();
  office = await aWhatsappOffice(meta.url);
  otherNumber = await office.secondNumber();
  for (const category of ['MARKETING', 'UTILITY'] as const)
    templates[category] = (
      await office.rows(
        `insert into whatsapp_template (company_id, template_name, language, category, status, body, waba_id)
          values ($1, $2, 'en', $2, 'APPROVED', 'New homes this week.', '1') returning id`,
        [office.company, category],
      )
    )[0].id;
  broadcast = (
    await office.rows(
      `insert into whatsapp_broadcast (company_id, name, status, category, template) values ($1, 'Homes', 'Paused', 'MARKETING', $2) returning id`,
      [office.company, templates.MARKETING],
    )
  )[0].id;
});
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
  meta.taken.length = 0;
});
afterAll(async () => {
  await office.server.close();
  await meta.close();
});

interface Who {
  readonly wa_id?: string;
  readonly user_id?: string;
}
let told = 0;
/** What somebody writes to one of our numbers; with a second number, what Meta says of a number that was changed. */
const writes = async ({ wa_id, user_id }: Who, text: string, phone = ourPhone, more: object = {}) => {
  const id = `wamid.w${++told}`;
  const from = { ...(wa_id && { from: wa_id }), ...(user_id && { from_user_id: user_id }) };
  await office.post(
    news(
      {
        contacts: [{ profile: { name: 'Asha' }, ...(wa_id && { wa_id }), ...(user_id && { user_id }) }],
        messages: [{ ...from, id, timestamp: String(seconds + told), type: 'text', text: { body: text }, ...more }],
      },
      phone,
    ),
  );
  await office.take();
  // Where a worker was at it, it has it in hand.
  await expect.poll(() => office.rows('select id from whatsapp_event where taken_at is null')).toEqual([]);
};
const chatOf = async (number: number, who: Who) =>
  (await office.step((db) => chatsFor(db, office.company, [{ number, ...who }])))[0]!;
const content = { type: 'template', template: { name: 'homes', language: { code: 'en' } } } as const;
/** Puts a template into the outbox past every check, as whoever looked before the wish came would. */
const queue = async (number: number, who: Who, category: keyof typeof templates, of?: number) => {
  const chat = await chatOf(number, who);
  return office.step((db) =>
    queueMessages(db, office.company, [{ chat, number, content, template: templates[category], broadcast: of }]),
  );
};
const statusOf = async (ids: readonly number[]) =>
  (await office.rows('select status from whatsapp_message where id = any ($1) order by id', [ids])).map(
    (row) => row.status,
  );
const send = async () => {
  runner = await startWhatsapp(office.server.databaseUrl, office.server.services, newLog('silent'));
};
const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  office.server.ask(method, `/mgmt/${path}`, office.admin.token, body);

test('who ended marketing gets no marketing template by hand, is told as such, and gets utility ones', async () => {
  const wa_id = somebody();
  await writes({ wa_id }, 'Namaste');
  const chat = await chatOf(office.number, { wa_id });
  const write = (category: keyof typeof templates) =>
    ask('POST', 'whatsappmessage/', { chat, content_type: 'template', template: templates[category] });
  expect((await ask('GET', `whatsappchat/${chat}/`)).body.no_marketing).toBe(false);
  const before = await write('MARKETING');
  expect(before.status).toBe(201);

  await writes({ wa_id }, 'Please STOP');
  expect((await ask('GET', `whatsappchat/${chat}/`)).body.no_marketing).toBe(true);
  const refused = await write('MARKETING');
  expect([refused.status, refused.body]).toEqual([400, { template: [chatTexts.noMarketing] }]);
  const utility = await write('UTILITY');
  expect(utility.status).toBe(201);
  // What waited is over, and says why.
  const { body } = await ask('GET', `whatsappchat/${chat}/messages/`);
  const first = body.results.find((one: { id: number }) => one.id === before.body.id);
  expect(first).toMatchObject({ status: 'cancelled', failure: chatTexts.endedMarketing });
  await office.rows(`update whatsapp_message set status = 'failed' where id = $1`, [before.body.id]);
  const again = await ask('POST', `whatsappmessage/${before.body.id}/again/`);
  expect([again.status, again.body.detail]).toEqual([400, chatTexts.noMarketing]);

  await writes({ wa_id }, 'START');
  expect((await write('MARKETING')).status).toBe(201);
});

test.each<[string, (who: Required<Who>) => Promise<Who & { phone?: string }>]>([
  ['on the other number', async ({ wa_id }) => ({ wa_id, phone: secondPhone })],
  [
    'by an id of Meta’s that is known to be theirs',
    async (who) => {
      await writes(who, 'Hello');
      return { user_id: who.user_id };
    },
  ],
  ['by both ids', async (who) => who],
])('a STOP %s ends marketing on every number, and a START by their number brings it back', async (_, how) => {
  const who = { wa_id: somebody(), user_id: `IN.${somebody()}` };
  const { phone, ...stopper } = await how(who);
  const waiting = await queue(office.number, { wa_id: who.wa_id }, 'MARKETING', broadcast);
  await writes(stopper, 'band karo', phone);
  expect(await statusOf(waiting)).toEqual(['cancelled']);
  const late = [
    ...(await queue(office.number, { wa_id: who.wa_id }, 'MARKETING', broadcast)),
    ...(await queue(otherNumber, { wa_id: who.wa_id }, 'MARKETING')),
  ];
  const utility = await queue(otherNumber, { wa_id: who.wa_id }, 'UTILITY');
  await send();
  await expect.poll(() => statusOf([...late, ...utility])).toEqual(['cancelled', 'cancelled', 'accepted']);
  await writes({ wa_id: who.wa_id }, 'START');
  const back = await queue(otherNumber, { wa_id: who.wa_id }, 'MARKETING');
  await expect.poll(() => statusOf(back)).toEqual(['accepted']);
});

test('who said STOP without a number is out by their number as soon as that is known, and contacts are marked', async () => {
  const who = { wa_id: somebody(), user_id: `IN.${somebody()}` };
  const [contact] = await office.rows(
    `insert into contact (company_id, name, mobile_number_1) values ($1, 'Asha', $2) returning id`,
    [office.company, who.wa_id.slice(2)],
  );
  const isOut = async () =>
    (await office.rows('select marketing_opt_out from contact where id = $1', [contact.id]))[0].marketing_opt_out;
  await writes({ user_id: who.user_id }, 'unsubscribe');
  const waiting = await queue(otherNumber, { wa_id: who.wa_id }, 'MARKETING');
  expect([await isOut(), await statusOf(waiting)]).toEqual([false, ['queued']]);
  await writes(who, 'I have another question');
  expect([await isOut(), await statusOf(waiting)]).toEqual([true, ['cancelled']]);
  const rows = await office.rows('select wa_id, user_id, is_out from whatsapp_opt_out where user_id = $1', [
    who.user_id,
  ]);
  expect(rows).toEqual([{ ...who, is_out: true }]);
});

test('a wish goes with the person to another number', async () => {
  const [before, after] = [somebody(), somebody()];
  await writes({ wa_id: before }, 'STOP');
  await writes({ wa_id: before }, '', ourPhone, {
    type: 'system',
    text: undefined,
    system: { type: 'user_changed_number', body: 'changed', wa_id: after },
  });
  const late = await queue(otherNumber, { wa_id: after }, 'MARKETING');
  await send();
  await expect.poll(() => statusOf(late)).toEqual(['cancelled']);
});

test('who is marked on any contact of theirs, by hand or since consent was withdrawn, gets none either', async () => {
  for (const wish of [{ marketing_opt_out: true }, { do_not_contact: true }, { consent_status: 'Withdrawn' }]) {
    const wa_id = somebody();
    const [[name, value]] = Object.entries(wish) as [[string, unknown]];
    await office.rows(
      `insert into contact (company_id, name, mobile_number_1, mobile_number_2, ${name}) values ($1, 'Asha', '9000000001', $2, $3)`,
      [office.company, wa_id.slice(2), value],
    );
    const late = await queue(office.number, { wa_id }, 'MARKETING', broadcast);
    await send();
    await expect.poll(() => statusOf(late)).toEqual(['cancelled']);
    await runner!.stop();
  }
});

test('a template that WhatsApp files as marketing meanwhile is marketing', async () => {
  const wa_id = somebody();
  await writes({ wa_id }, 'STOP');
  const [row] = await office.rows(
    `insert into whatsapp_template (company_id, template_name, language, category, status, body, waba_id)
      values ($1, 'changed', 'en', 'UTILITY', 'APPROVED', 'Visit.', '1') returning id`,
    [office.company],
  );
  const chat = await chatOf(office.number, { wa_id });
  const ids = await office.step((db) =>
    queueMessages(db, office.company, [{ chat, number: office.number, content, template: row.id }]),
  );
  await office.rows(`update whatsapp_template set category = 'MARKETING' where id = $1`, [row.id]);
  await send();
  await expect.poll(() => statusOf(ids)).toEqual(['cancelled']);
});

test('a sender waits for a wish that is being stored, and then sees it', async () => {
  const wa_id = somebody();
  const ids = await queue(office.number, { wa_id: somebody() }, 'UTILITY');
  let stored = false;
  let taking: Promise<void> | undefined;
  await office.step(async (db) => {
    await applyWishes(db, office.company, [{ wa_id, wish: 'stop', how: 'Message', said: 'STOP', at: new Date() }]);
    // It came into the outbox while the wish was on its way: nobody who wrote it could know.
    ids.push(...(await queue(office.number, { wa_id }, 'MARKETING')));
    const given = { companyId: office.company, number: office.number, most: 50, chatsOnly: false };
    taking = office
      .step((other) => claim(other, given))
      .then(({ claimed, heldBack }) => {
        expect([claimed.map(({ id }) => id), heldBack.map(({ id }) => id)]).toEqual([[ids[0]], [ids[1]]]);
        expect(stored).toBe(true);
      });
    await new Promise((resolve) => setTimeout(resolve, 200));
    stored = true;
  });
  await taking;
  await office.rows(`update whatsapp_message set status = 'cancelled' where id = any ($1)`, [ids]);
});

test('in whatever order wishes come, and by whichever id, the last one said holds', async () => {
  const wish = fc.record({
    at: fc.integer({ min: 0, max: 6 }),
    wish: fc.constantFrom('stop' as const, 'start' as const),
    by: fc.constantFrom('wa_id', 'user_id', 'both'),
  });
  const idsBy = (who: Required<Who>, by: string): Who => ({
    ...(by !== 'user_id' && { wa_id: who.wa_id }),
    ...(by !== 'wa_id' && { user_id: who.user_id }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 6 }), async (wishes) => {
      const who = { wa_id: somebody(), user_id: `IN.${somebody()}` };
      await chatOf(office.number, who);
      for (const { at, by, ...said } of wishes)
        await office.step((db) =>
          applyWishes(db, office.company, [
            { ...idsBy(who, by), ...said, how: 'Message', said: said.wish, at: new Date((seconds + at) * 1000) },
          ]),
        );
      const last = Math.max(...wishes.map(({ at }) => at));
      const isOut = wishes.some((one) => one.at === last && one.wish === 'stop');
      const rows = await office.rows('select is_out from whatsapp_opt_out where wa_id = $1 or user_id = $2', [
        who.wa_id,
        who.user_id,
      ]);
      expect(rows).toEqual([{ is_out: isOut }]);
    }),
    { numRuns: 25 },
  );
});

test('however wishes and sending cross, no marketing is taken in hand after a STOP was stored', async () => {
  await send();
  const people = Array.from({ length: 6 }, () => ({ wa_id: somebody(), user_id: `IN.${somebody()}` }));
  /** Stretches of the database's clock in which somebody was surely out. */
  const out = new Map<string, { from: string; until?: string }[]>(people.map(({ wa_id }) => [wa_id, []]));
  const clock = async () => (await office.rows('select clock_timestamp()::text as now'))[0].now as string;
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const say = async (who: Required<Who>) => {
    const stretches = out.get(who.wa_id)!;
    const ids = [who, { wa_id: who.wa_id }, { user_id: who.user_id }][next(3)]!;
    const open = stretches.at(-1);
    if (open && open.until === undefined) {
      open.until = await clock();
      await writes(ids, 'START', next(2) ? ourPhone : secondPhone);
    } else {
      await writes(ids, 'STOP', next(2) ? ourPhone : secondPhone);
      stretches.push({ from: await clock() });
    }
  };
  // Both numbers know both ids, so that a wish by either is theirs.
  for (const who of people) for (const phone of [ourPhone, secondPhone]) await writes(who, 'Hello', phone);
  const saying = (async () => {
    for (let turn = 0; turn < 25; turn++) await say(people[next(people.length)]!);
  })();
  const ids: number[] = [];
  for (let turn = 0; turn < 90; turn++) {
    const number = [office.number, otherNumber][next(2)]!;
    const { wa_id } = people[next(people.length)]!;
    ids.push(...(await queue(number, { wa_id }, next(4) ? 'MARKETING' : 'UTILITY', next(2) ? broadcast : undefined)));
  }
  await saying;
  await expect
    .poll(async () => (await statusOf(ids)).every((one) => one === 'accepted' || one === 'cancelled'))
    .toBe(true);
  const sent = await office.rows(
    `select c.wa_id, m.claimed_at::text as at from whatsapp_message m join whatsapp_chat c on c.id = m.chat
      where m.id = any ($1) and m.status = 'accepted' and (m.template = $2 or m.broadcast is not null)`,
    [ids, templates.MARKETING],
  );
  expect(sent.length).toBeGreaterThan(0);
  expect((await statusOf(ids)).filter((one) => one === 'cancelled').length).toBeGreaterThan(0);
  for (const { wa_id, at } of sent)
    for (const { from, until } of out.get(wa_id)!)
      expect({ at, from, until }).toSatisfy(() => at <= from || (until !== undefined && at >= until));
});
