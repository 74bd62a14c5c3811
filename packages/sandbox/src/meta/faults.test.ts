import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Json, NUMBER, startMeta, until } from './testing.ts';

let meta: Awaited<ReturnType<typeof startMeta>>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-meta-'));
  meta = await startMeta();
});
beforeEach(() => meta.fresh());
afterAll(async () => {
  await meta.close();
  await rm(folder, { recursive: true, force: true });
});

const ASHA = '919812345678';
const text = (more: Json = {}) => meta.send({ to: ASHA, type: 'text', text: { body: 'Hi' }, ...more });
const fault = (given: Json) => meta.control('POST', 'faults', given);
const counts = async () => (await meta.control('GET', 'counts?each=1')).body;

describe('faults', () => {
  it.each<[Json, number, Json]>([
    [{ kind: 'http500' }, 500, { code: 131000 }],
    [{ kind: 'http503' }, 503, { code: 2, is_transient: true }],
    [{ kind: 'http429', on: 'messages' }, 429, { code: 130429 }],
    [{ kind: 'token_expired' }, 401, { code: 190, error_subcode: 463 }],
    [{ kind: 'error', code: 131031 }, 403, { code: 131031 }],
    [
      { kind: 'error', code: 368, status: 400, details: 'Policy' },
      400,
      { code: 368, error_data: { messaging_product: 'whatsapp', details: 'Policy' } },
    ],
  ])('%j', async (given, status, error) => {
    await fault(given);
    const answer = await text();
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject(error);
    expect((await text()).status).toBe(200);
    expect((await counts()).out).toBe(1);
  });

  it('say how long to wait, where they are told to', async () => {
    await fault({ kind: 'http429', on: 'messages', retry_after: 7 });
    const answer = await text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('hit only the calls that they are meant for', async () => {
    await fault({ kind: 'http500', on: 'message_templates' });
    expect((await text()).status).toBe(200);
    expect((await meta.graph('GET', '1450010002600002/message_templates')).status).toBe(500);
  });

  it('cut the line before the message is taken, or after', async () => {
    await fault({ kind: 'cut_before', ms: 0 });
    await expect(text()).rejects.toThrow();
    expect((await counts()).out).toBe(0);
    await fault({ kind: 'cut_after', ms: 0 });
    await expect(text({ biz_opaque_callback_data: 'msg-1' })).rejects.toThrow();
    await text({ biz_opaque_callback_data: 'msg-1' });
    await text({ biz_opaque_callback_data: 'msg-2' });
    expect(await counts()).toMatchObject({
      out: 3,
      recipients: { different: 1, doubled: 1, each: { [ASHA]: 3 } },
      callbacks: { different: 2, doubled: 1, each: { 'msg-1': 2, 'msg-2': 1 } },
    });
  });

  it('slow a call down', async () => {
    await fault({ kind: 'slow', ms: 150 });
    const began = performance.now();
    expect((await text()).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(140);
  });

  it('let a message fail with any code, or stay where it is', async () => {
    await meta.say(ASHA, { text: 'Hello' });
    await fault({ kind: 'status_failed', code: 130472, to: ASHA });
    await fault({ kind: 'status_stuck' });
    await text();
    await text();
    await text();
    const told = await until(() => meta.receiver.statuses().length === 4 && meta.receiver.statuses());
    expect(told.map(({ status }) => status).sort()).toEqual(['delivered', 'failed', 'sent', 'sent']);
    expect(told.find(({ status }) => status === 'failed')!.errors[0].code).toBe(130472);
  });

  it('of every room speak Meta’s words', async () => {
    const room = (kind: string) =>
      fetch(`${meta.sandbox.url}/_control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ room: 'meta', kind, ms: 10 }),
      });
    for (const kind of ['refuse', 'temporary', 'delay', 'timeout']) await room(kind);
    expect((await text()).body.error.code).toBe(368);
    expect((await text()).status).toBe(503);
    expect((await text()).status).toBe(200);
    await expect(text()).rejects.toThrow();
  });
});

describe('the control', () => {
  it('tells the calls that came, without their tokens', async () => {
    await text();
    await meta.graph('GET', `${NUMBER}?fields=colour`);
    const calls = (await meta.control('GET', 'calls')).body as unknown as Json[];
    expect(calls.slice(0, 2)).toMatchObject([
      { method: 'GET', path: `/v25.0/${NUMBER}`, status: 400, code: 100 },
      {
        method: 'POST',
        path: `/v25.0/${NUMBER}/messages`,
        status: 200,
        code: null,
        body: expect.stringContaining('"Hi"'),
      },
    ]);
    expect(JSON.stringify(calls)).not.toContain('EAASandbox');
  });

  it('tells any status of a message, also one that goes backwards', async () => {
    await meta.say(ASHA, { text: 'Hello' });
    const id = (await text()).body.messages[0].id;
    await until(() => meta.receiver.statuses().length === 2);
    for (const status of ['read', 'sent'])
      await meta.control('POST', `messages/${encodeURIComponent(id)}/status`, { status });
    const told = await until(() => meta.receiver.statuses().length === 4 && meta.receiver.statuses());
    expect(told.map(({ status }) => status)).toEqual(['sent', 'delivered', 'read', 'sent']);
  });

  it('refuses what it does not know', async () => {
    expect((await meta.control('POST', 'settings', { colour: 'red' })).status).toBe(400);
    expect((await meta.control('GET', 'customers/910000000000')).status).toBe(404);
    expect((await meta.control('POST', 'faults', { kind: 'earthquake' })).status).toBe(400);
  });

  it('forgets people with the rooms, and keeps what the business owns', async () => {
    await meta.approved({});
    await text();
    await fetch(`${meta.sandbox.url}/_control/all`, { method: 'DELETE' });
    expect(await counts()).toMatchObject({ out: 0, recipients: { different: 0 } });
    expect((await meta.control('GET', 'templates')).body).toHaveLength(1);
  });

  it('remembers over a restart, waiting reviews and pauses too', async () => {
    const before = await startMeta(folder);
    await before.fresh({ review_seconds: 60 });
    const paused = await before.approved({ name: 'paused' });
    await before.control('POST', `templates/${paused}`, { do: 'pause' });
    await before.graph('POST', '1450010002600002/message_templates', {
      name: 'waits',
      category: 'UTILITY',
      language: 'en',
      components: [{ type: 'BODY', text: 'We meet on Sunday at the gate.' }],
    });
    await before.say(ASHA, { text: 'Hello', image: undefined });
    await before.say(ASHA, { image: {} });
    await before.close();
    const after = await startMeta(folder);
    const statuses = async () =>
      ((await after.control('GET', 'templates')).body as unknown as Json[]).map(({ name, status }) => [name, status]);
    expect(await statuses()).toEqual([
      ['paused', 'PAUSED'],
      ['waits', 'PENDING'],
    ]);
    await after.control('POST', 'clock', { advance: 3 * 3600 });
    expect(await statuses()).toEqual([
      ['paused', 'APPROVED'],
      ['waits', 'APPROVED'],
    ]);
    const said = (await after.control('GET', `messages?from=${ASHA}`)).body as unknown as Json[];
    expect(said.map(({ type }) => type)).toEqual(['text', 'image']);
    expect((await after.graph('GET', said[1]!.media)).status).toBe(200);
    await after.close();
  });
});
