import { moveRefusal, moversOf } from '@angan/domain/inquiry-stage.ts';
import { type InquiryStage, inquiryStages } from '@angan/domain/lookups/inquiries.ts';
import type { Usertype } from '@angan/domain/roles.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dueNow } from '../../../test/due-now.ts';
import { anInquiryOffice, dayFromNow, daysFromNow } from '../../../test/inquiries.ts';
import { aWish } from '../../../test/listings.ts';
import { aServer, type Person, type TestServer } from '../../../test/support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer();
});
afterEach(() => {
  server.clock.now = () => new Date();
});
afterAll(() => server.close());

/**
 * Domain 2.2.2 and 5.2 once more, written apart from the machine: the answer's status for somebody who edits the
 * inquiry, or 403 for who may not.
 */
const expected = (
  who: 'office' | 'assigned' | 'creator' | 'back office' | 'assigned back office',
  from: string,
  to: string,
) => {
  if (from === to && to !== 'On Hold') return 400;
  if (from === 'Closed Won') return 400;
  if (from === 'Closed Lost' || from === 'Junk') {
    if (to !== 'Contacted') return 400;
    return who === 'creator' || who === 'back office' ? 403 : 200;
  }
  if (to === 'Junk' && from !== 'New' && from !== 'Contacted') return 400;
  if (to === 'Closed Won' && from !== 'Token Paid') return 400;
  if (who !== 'back office' && who !== 'assigned back office') return 200;
  const early = ['New', 'Contacted', 'Qualified'];
  return early.includes(from) && early.includes(to) ? 200 : 403;
};

const people: [Parameters<typeof expected>[0], Usertype, 'nobody' | 'assigned' | 'created'][] = [
  ['office', 'Owner', 'nobody'],
  ['office', 'Co-Owner', 'nobody'],
  ['assigned', 'All-Rounder', 'assigned'],
  ['creator', 'All-Rounder', 'created'],
  ['assigned', 'Residential Only', 'assigned'],
  ['creator', 'Residential Only', 'created'],
  ['back office', 'Backend', 'nobody'],
  ['assigned back office', 'Backend', 'assigned'],
];

/** What a stage asks for, all at once. */
const whole = (stage: string) => ({
  stage,
  next_follow_up: daysFromNow(2),
  ...(stage === 'Closed Lost' && { reason: 'Plan dropped' }),
  ...(stage === 'Junk' && { reason: 'Spam' }),
  ...(stage === 'On Hold' && { resume_on: dayFromNow(9) }),
});

/** Puts an inquiry to a stage as if it had come there, with nobody asked. */
const putAt = (company: number, id: number, stage: string) =>
  server.owner.query(
    `update inquiry set stage = $3, held_stage = case when $3 = 'On Hold' then 'Contacted' end, hand_stage = null,
       stage_reason = null, resume_on = null, next_follow_up = null where company_id = $1 and id = $2`,
    [company, id, stage],
  );

/** The queue looks for what became due every two seconds. */
const stageOf = async (id: number) =>
  (await server.owner.query('select stage from inquiry where id = $1', [id])).rows[0].stage;

describe('by hand', () => {
  test.each(people)('every move that %s, %s, %s, may and may not make', async (who, usertype, relation) => {
    const office = await anInquiryOffice(server);
    const person = usertype === 'Owner' ? office.owner : await office.company.person(usertype);
    const maker = relation === 'created' ? person : office.owner;
    const assigned_to = relation === 'assigned' ? [person.id] : [];
    const { id } = await office.add(maker, aWish(office.area, { assigned_to }));
    const movers = moversOf(usertype, person.id, { created_by: maker.id, assigned_ids: assigned_to });
    for (const from of inquiryStages) {
      await putAt(office.company.id, id, from);
      const { may_move_to } = (await office.get(person, `${id}/`)).body;
      for (const to of inquiryStages) {
        const { status, body } = await office.move(person, id, whole(to));
        const told = expected(who, from, to);
        expect([from, to, status]).toEqual([from, to, told]);
        // The machine says the same, and so does the record of what it may be moved to.
        expect([from, to, moveRefusal(movers, from, to) === null]).toEqual([from, to, told === 200]);
        expect([from, to, may_move_to.includes(to)]).toEqual([from, to, told === 200]);
        expect(await stageOf(id)).toBe(told === 200 ? to : from);
        if (status !== 200) continue;
        expect(body.stage).toBe(to);
        await putAt(office.company.id, id, from);
      }
    }
  });

  test('people who may not change the inquiry are refused as for any change, and others do not see it', async () => {
    const office = await anInquiryOffice(server);
    const colleague = await office.company.person('All-Rounder');
    const free = await office.add(office.owner, aWish(office.area));
    const taken = await office.add(office.owner, aWish(office.area, { assigned_to: [office.owner.id] }));
    expect(await office.move(colleague, free.id, whole('Contacted'))).toMatchObject({ status: 403 });
    expect(await office.move(colleague, taken.id, whole('Contacted'))).toMatchObject({ status: 404 });
    const commercial = await office.company.person('Commercial Only');
    expect(await office.move(commercial, free.id, whole('Contacted'))).toMatchObject({ status: 404 });
  });

  const lacks: [string, string, object, string, string][] = [
    ['New', 'Contacted', {}, 'next_follow_up', 'Say when to follow up next.'],
    ['New', 'Contacted', { next_follow_up: daysFromNow(-1) }, 'next_follow_up', 'Choose a time that is still to come.'],
    ['Contacted', 'Qualified', { next_follow_up: daysFromNow(1) }, 'budget_max', 'Enter the highest budget.'],
    ['Contacted', 'Closed Lost', {}, 'reason', 'Say why it was lost.'],
    ['Contacted', 'Closed Lost', { reason: 'Spam' }, 'reason', 'Say why it was lost.'],
    ['Contacted', 'Junk', { reason: 'Plan dropped' }, 'reason', 'Say why it is junk.'],
    ['Contacted', 'On Hold', {}, 'resume_on', 'Say on which day to go on.'],
    ['Contacted', 'On Hold', { resume_on: dayFromNow(0) }, 'resume_on', 'Choose a day after today.'],
    ['Closed Lost', 'Contacted', {}, 'next_follow_up', 'Say when to follow up next.'],
    [
      'Qualified',
      'Junk',
      { reason: 'Spam' },
      'stage',
      'Only a New or Contacted inquiry is junk. Close this one as lost.',
    ],
    ['Qualified', 'Closed Won', {}, 'stage', 'An inquiry is won once its token is paid.'],
    ['Closed Won', 'New', {}, 'stage', 'A won inquiry stays won.'],
    ['Junk', 'New', {}, 'stage', 'It is closed. Reopen it as Contacted first.'],
    ['New', 'New', {}, 'stage', 'It stands there already.'],
  ];
  test('a stage asks for what it needs, and says so beside the field', async () => {
    const office = await anInquiryOffice(server);
    const { id } = await office.add(office.owner, aWish(office.area, { budget_max: null }));
    for (const [from, stage, given, field, text] of lacks) {
      await putAt(office.company.id, id, from);
      expect([from, stage, (await office.move(office.owner, id, { stage, ...given })).body]).toEqual([
        from,
        stage,
        expect.objectContaining({ [field]: [text] }),
      ]);
    }
  });

  test('the stage is no field: a new one is New, and a change of the record leaves it', async () => {
    const office = await anInquiryOffice(server);
    const text = { stage: ['An inquiry begins as New. Move it with Change stage.'] };
    const made = await server.ask(
      'POST',
      '/properties/inquiry/',
      office.owner.token,
      aWish(office.area, { stage: 'Qualified' }),
    );
    expect(made).toMatchObject({ status: 400, body: text });
    const { id } = await office.add(office.owner, aWish(office.area, { stage: 'New' }));
    expect(await office.patch(office.owner, id, { stage: 'Contacted' })).toMatchObject({ status: 400, body: text });
    expect(await office.patch(office.owner, id, { stage: 'New', comment: 'same' })).toMatchObject({ status: 200 });
  });

  test('no open inquiry after New loses its next step; one that was moved by itself is not held up by what it lacks', async () => {
    const office = await anInquiryOffice(server);
    const { id } = await office.add(office.owner, aWish(office.area));
    await office.move(office.owner, id, whole('Qualified'));
    expect(await office.patch(office.owner, id, { next_follow_up: null })).toMatchObject({ status: 400 });
    expect(await office.patch(office.owner, id, { budget_max: null })).toMatchObject({ status: 400 });
    await server.owner.query('update inquiry set budget_max = null where id = $1', [id]);
    expect(await office.patch(office.owner, id, { comment: 'more' })).toMatchObject({ status: 200 });
  });

  test('closing ends the next step, reopening forgets the reason, and all of it stands on the timeline', async () => {
    const office = await anInquiryOffice(server);
    const { id } = await office.add(office.owner, aWish(office.area));
    await office.move(office.owner, id, {
      ...whole('Contacted'),
      note: 'Wife is on 98980-66666',
      call_result: 'Connected',
    });
    const lost = await office.move(office.owner, id, { stage: 'Closed Lost', reason: 'Bought directly' });
    expect(lost.body).toMatchObject({ stage: 'Closed Lost', stage_reason: 'Bought directly', next_follow_up: null });
    const back = await office.move(office.owner, id, whole('Contacted'));
    expect(back.body).toMatchObject({ stage: 'Contacted', stage_reason: null, contact_attempts: 1 });
    const person = await office.company.person('All-Rounder');
    const timeline = await office.timeline(person, id);
    const entries = timeline.filter(({ kind }) => kind !== 'task');
    expect(timeline.filter(({ kind }) => kind === 'task').map(({ text }) => String(text).slice(0, 16))).toEqual([
      'Call planned for',
      'Call cancelled',
      'Call planned for',
    ]);
    expect(
      entries.map(({ kind, from, to, reason, automatic, text }) => [kind, from, to, reason, automatic, text]),
    ).toEqual([
      ['moved', 'Closed Lost', 'Contacted', null, false, ''],
      ['moved', 'Contacted', 'Closed Lost', 'Bought directly', false, ''],
      ['moved', 'New', 'Contacted', null, false, 'Wife is on *******666'],
      ['contacted', null, null, null, false, ''],
      ['created', null, null, null, false, ''],
    ]);
    expect(entries[3]).toMatchObject({ how: 'Call', call_result: 'Connected', by: 'Owner Test' });
  });
});

describe('on hold', () => {
  const dueAt = async (id: number) =>
    (
      await server.owner.query(`select run_at from graphile_worker._private_jobs where key like $1`, [
        `%:resume inquiry ${id}`,
      ])
    ).rows[0]?.run_at;

  test('it goes back where it was on its day, and not before', async () => {
    const office = await anInquiryOffice(server);
    const { id } = await office.add(office.owner, aWish(office.area));
    await office.move(office.owner, id, whole('Qualified'));
    const held = await office.move(office.owner, id, { stage: 'On Hold', resume_on: dayFromNow(9) });
    expect(held.body).toMatchObject({ stage: 'On Hold', held_stage: 'Qualified', resume_on: dayFromNow(9) });
    const worker = await server.work();
    const runNow = () => server.owner.query(dueNow('key like $1'), [`%:resume inquiry ${id}`]);
    expect(Date.parse(await dueAt(id))).toBe(Date.parse(`${dayFromNow(9)}T08:00:00+05:30`));
    await runNow();
    await expect.poll(() => dueAt(id)).toBeUndefined();
    expect(await stageOf(id)).toBe('On Hold');
    // Put off once more, it still goes back to where it was.
    await office.move(office.owner, id, { stage: 'On Hold', resume_on: dayFromNow(11) });
    server.clock.now = () => new Date(`${dayFromNow(11)}T08:00:00+05:30`);
    await runNow();
    await expect
      .poll(async () => (await office.get(office.owner, `${id}/`)).body)
      .toMatchObject({ stage: 'Qualified', resume_on: null, held_stage: null });
    expect((await office.timeline(office.owner, id))[0]).toMatchObject({
      kind: 'moved',
      automatic: true,
      from: 'On Hold',
      to: 'Qualified',
      by: '',
      text: 'day to go on',
    });
    const { results } = (await server.ask('GET', '/properties/user_alerts/', office.owner.token)).body;
    expect(results[0].alert).toMatchObject({ title: 'Inquiry goes on', inquiry: [{ id }] });
    await worker.stop();
  });
});

describe('a call or a message', () => {
  test('counts, tells the first answer, and makes a new inquiry Contacted when somebody picked up', async () => {
    const office = await anInquiryOffice(server);
    const person: Person = await office.company.person('All-Rounder');
    const { id } = await office.add(person, aWish(office.area));
    expect(await office.contacted(person, id, { how: 'Call' })).toMatchObject({
      status: 400,
      body: { call_result: ['This field is required.'] },
    });
    const rang = await office.contacted(person, id, { how: 'Call', call_result: 'RNR 1' });
    expect(rang).toMatchObject({
      status: 200,
      body: { stage: 'New', contact_attempts: 1, call_result: 'RNR 1', last_contacted_at: null },
    });
    const first = rang.body.first_response_at;
    expect(first).not.toBeNull();
    expect(await office.contacted(person, id, { how: 'Call', call_result: 'Connected' })).toMatchObject({
      status: 400,
      body: { next_follow_up: ['Say when to follow up next.'] },
    });
    const spoken = await office.contacted(person, id, {
      how: 'Call',
      call_result: 'Connected',
      next_follow_up: daysFromNow(1),
      note: 'Wants a corner house',
    });
    expect(spoken.body).toMatchObject({ stage: 'Contacted', contact_attempts: 2, first_response_at: first });
    expect(spoken.body.last_contacted_at).not.toBeNull();
    expect(spoken.body.score_reasons).toContainEqual({ reason: 'Spoke on the phone in the last 7 days', points: 10 });
    // A step that is still to come stands; one that was due is done.
    expect(await office.contacted(person, id, { how: 'WhatsApp' })).toMatchObject({ status: 200 });
    await server.owner.query(`update inquiry set next_follow_up = now() - interval '1 hour' where id = $1`, [id]);
    expect(await office.contacted(person, id, { how: 'WhatsApp' })).toMatchObject({ status: 400 });
    const told = (await office.timeline(person, id)).filter(({ kind }) => kind !== 'changed' && kind !== 'task');
    expect(told.map(({ kind, how, to }) => [kind, how ?? to])).toEqual([
      ['contacted', 'WhatsApp'],
      ['moved', 'Contacted'],
      ['contacted', 'Call'],
      ['contacted', 'Call'],
      ['created', null],
    ]);
    const contact = await server.ask('GET', `/properties/contacts/${spoken.body.contact.id}/`, office.owner.token);
    expect(contact.body.last_contacted_how).toBe('WhatsApp');
    const stranger = await office.company.person('Residential Only');
    expect(await office.contacted(stranger, id, { how: 'WhatsApp' })).toMatchObject({ status: 403 });
  });
});

test('what happens around an inquiry moves it, and leaves it a next step', async () => {
  const office = await anInquiryOffice(server);
  const { id } = await office.add(office.owner, aWish(office.area));
  const { moveStage } = await import('./move-stage.ts');
  const { inTransaction, openingForCompany } = await import('../../core/database/transaction.ts');
  const { onConnection } = await import('../../core/database/on-connection.ts');
  const happen = async (...triggers: Parameters<typeof moveStage>[2][]): Promise<InquiryStage> => {
    for (const trigger of triggers)
      await inTransaction(server.services.pool, openingForCompany(office.company.id, null, ''), (client) =>
        moveStage(onConnection(client), { company_id: office.company.id, id }, trigger),
      );
    return (await office.get(office.owner, `${id}/`)).body.stage;
  };
  expect(await happen('share')).toBe('New');
  expect(await happen('visit created')).toBe('Visit Scheduled');
  expect((await office.get(office.owner, `${id}/`)).body.next_follow_up).not.toBeNull();
  expect(await happen('visit cancelled')).toBe('Options Shared');
  expect(await happen('visit created', 'visit done', 'deal created', 'token received')).toBe('Token Paid');
  expect(await happen('deal cancelled')).toBe('Visit Done');
  await office.move(office.owner, id, { stage: 'Negotiation' });
  expect(await happen('visit created')).toBe('Negotiation');
  await office.move(office.owner, id, { stage: 'On Hold', resume_on: dayFromNow(3) });
  expect(await happen('token received')).toBe('On Hold');
  expect(await happen('deal closed')).toBe('Closed Won');
  expect((await office.get(office.owner, `${id}/`)).body).toMatchObject({ next_follow_up: null, resume_on: null });
  const moves = (await office.timeline(office.owner, id)).filter(({ kind }) => kind === 'moved');
  expect(moves).toHaveLength(10);
  expect(moves[0]).toMatchObject({ automatic: true, text: 'deal closed', from: 'On Hold', to: 'Closed Won' });
});
