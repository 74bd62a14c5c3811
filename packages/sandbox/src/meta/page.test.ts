import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Html } from '../page/html.ts';
import { words } from './page/words.ts';
import { type Json, NUMBER, plain, startMeta, until, WABA } from './testing.ts';

let meta: Awaited<ReturnType<typeof startMeta>>;
beforeAll(async () => {
  meta = await startMeta();
});
beforeEach(() => meta.fresh());
afterAll(() => meta.close());

const ASHA = '919812345678';
const page = async (query = '') => (await fetch(`${meta.sandbox.url}/?room=meta${query}`)).text();
const press = (fields: Record<string, string | File>, headers: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return fetch(`${meta.sandbox.url}/_meta/do`, { method: 'POST', body: form, headers, redirect: 'manual' });
};

describe('words as WhatsApp draws them', () => {
  it.each([
    ['*bold* and _leaning_ and ~gone~', '<b>bold</b> and <i>leaning</i> and <s>gone</s>'],
    ['*_both_*', '<b><i>both</i></b>'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['snake_case_name', 'snake_case_name'],
    ['```a *b*``` and `c`', '<code>a *b*</code> and <code>c</code>'],
    ['*नमस्ते* जी', '<b>नमस्ते</b> जी'],
    [
      'See https://a.example/p_1_x.',
      'See <a href="https://a.example/p_1_x" target="_blank" rel="noopener noreferrer">https://a.example/p_1_x</a>.',
    ],
    ['*<script>*', '<b>&lt;script&gt;</b>'],
  ])('%s', (given, drawn) => {
    const html: Html = words(given);
    expect(html.text).toBe(drawn);
  });
});

describe('the phone', () => {
  it('shows what was sent to it, and lets its owner answer', async () => {
    await press({ do: 'customer', digits: '98123 45678', name: 'Asha' });
    const customer = (await meta.control('GET', `customers/${ASHA}`)).body;
    await press({ do: 'say', who: customer.id, text: 'Namaste *ji*' });
    await meta.send({
      to: ASHA,
      type: 'interactive',
      interactive: {
        type: 'button',
        body: { text: 'Shall we meet?' },
        action: { buttons: [{ type: 'reply', reply: { id: 'y', title: 'Yes, gladly' } }] },
      },
    });
    await until(() => meta.receiver.statuses().length === 2);
    const shown = await page(`&who=${customer.id}`);
    expect(shown).toContain('<p>Namaste <b>ji</b></p>');
    expect(shown).toContain('Yes, gladly');
    expect(shown).toContain('Window open for 23 h 59 min');
    // Chosen, the chat counts as opened.
    await until(() => meta.receiver.statuses().at(-1)!.status === 'read');
    const [{ id }] = (await meta.control('GET', `messages?to=${ASHA}`)).body as unknown as [Json];
    await press({ do: 'tap', who: customer.id, message: id, button: '0' });
    await press({ do: 'react', who: customer.id, message: id, emoji: '👍' });
    await press({
      do: 'say',
      who: customer.id,
      text: 'The gate',
      file: new File([new Uint8Array([0x89, 0x50])], 'gate.png', { type: 'image/png' }),
    });
    const told = await until(() => meta.receiver.messages().length === 4 && meta.receiver.messages());
    expect(told.slice(1)).toMatchObject([
      { interactive: { button_reply: { id: 'y', title: 'Yes, gladly' } } },
      { reaction: { emoji: '👍', message_id: id } },
      { image: { caption: 'The gate', mime_type: 'image/png' } },
    ]);
    expect(await page(`&who=${customer.id}`)).toContain(`<img class="picture" src="/_meta/media/${told[3]!.image.id}"`);
  });

  it('shows the cards of a carousel in a row, each with its picture, words and buttons, and takes a tap on one', async () => {
    const upload = new FormData();
    upload.append('messaging_product', 'whatsapp');
    upload.append('file', new Blob([Buffer.from('ffd8ffe0', 'hex')], { type: 'image/jpeg' }), 'lake.jpg');
    const { id: picture } = (await meta.graph('POST', `${NUMBER}/media`, upload)).body;
    const buttons = [
      { type: 'QUICK_REPLY', text: 'Show me this' },
      { type: 'URL', text: 'See photos', url: 'https://a.example/p/{{1}}', example: ['https://a.example/p/17'] },
    ];
    const card = {
      components: [
        { type: 'HEADER', format: 'IMAGE', example: { header_handle: ['4::x'] } },
        { type: 'BODY', text: 'A home of {{1}} BHK by the lake in Bopal', example: { body_text: [['3']] } },
        { type: 'BUTTONS', buttons },
      ],
    };
    const components = [
      { type: 'BODY', text: 'Two homes that fit.' },
      { type: 'CAROUSEL', cards: [card, card] },
    ];
    const standing = { ...plain, id: '77000001', status: 'APPROVED', category: 'MARKETING' };
    await meta.control('POST', 'templates', { ...standing, name: 'two_homes', components });
    const filled = (rooms: string, end: string) => [
      { type: 'header', parameters: [{ type: 'image', image: { id: picture } }] },
      { type: 'body', parameters: [{ type: 'text', text: rooms }] },
      { type: 'button', sub_type: 'url', index: '1', parameters: [{ type: 'text', text: end }] },
    ];
    const cards = [filled('2', 'gate'), filled('3', 'lake')].map((parts, card_index) => ({
      card_index,
      components: parts,
    }));
    await meta.send({
      to: ASHA,
      type: 'template',
      template: { name: 'two_homes', language: { code: plain.language }, components: [{ type: 'carousel', cards }] },
    });
    await until(() => meta.receiver.statuses().length > 1);
    const shown = await page(`&who=${ASHA}`);
    const row = shown.slice(shown.indexOf('aria-label="2 cards"'));
    for (const part of [
      'A home of 2 BHK by the lake',
      'A home of 3 BHK by the lake',
      `<img src="/_meta/media/${picture}"`,
      'href="https://a.example/p/lake"',
    ])
      expect(row).toContain(part);
    const [{ id }] = (await meta.control('GET', `messages?to=${ASHA}`)).body as unknown as [Json];
    const customer = (await meta.control('GET', `customers/${ASHA}`)).body;
    // Its buttons are counted over all cards.
    await press({ do: 'tap', who: customer.id, message: id, button: '2' });
    const [told] = await until(() => meta.receiver.messages().length === 1 && meta.receiver.messages());
    expect(told).toMatchObject({ type: 'button', button: { text: 'Show me this' }, context: { id } });
  });

  it('shows a failed message as one that never arrived, and hostile words without letting them act', async () => {
    await meta.control('POST', 'customers', { digits: ASHA, name: '<script>alert(1)</script>' });
    await meta.send({ to: ASHA, type: 'text', text: { body: '<img src=x onerror=alert(1)>' } });
    await until(() => meta.receiver.statuses().length === 1);
    const shown = await page(`&who=${ASHA}`);
    expect(shown).toContain('Not delivered, 131047');
    expect(shown).not.toContain('<script>alert');
    expect(shown).not.toContain('<img src=x');
    const { media } = (
      await meta.say(ASHA, { document: { data: btoa('<script>1</script>'), mime: 'text/html', filename: 'x.html' } })
    ).body;
    expect(media).toBeUndefined();
    const [document] = await until(() => meta.receiver.messages().length > 0 && meta.receiver.messages());
    const file = await fetch(`${meta.sandbox.url}/_meta/media/${document!.document.id}`);
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toBe('attachment');
  });
});

describe('behind the phone', () => {
  it('a person reviews what waits', async () => {
    await meta.control('POST', 'settings', { review: 'manual' });
    const { id } = (await meta.graph('POST', `${WABA}/message_templates`, plain)).body;
    expect(await page()).toContain('The rules find nothing wrong.');
    await press({ do: 'template', id, decision: 'reject', reason: 'PROMOTIONAL' });
    expect((await meta.control('GET', `templates/${id}`)).body).toMatchObject({
      status: 'REJECTED',
      rejected_reason: 'PROMOTIONAL',
    });
    await press({ do: 'template', id, decision: 'approve' });
    expect(await page()).toMatch(/visit_reminder<\/b><span class="status APPROVED">/);
  });

  it('the clock is moved, faults are set, and the log tells what came', async () => {
    await press({ do: 'clock', advance: '3600' });
    await press({ do: 'fault', kind: 'http503', times: '2' });
    expect(await page('&view=switches')).toMatch(/1 h ahead[\s\S]*Answer 503 × 2/);
    expect((await meta.send({ to: ASHA, text: { body: 'x' } })).status).toBe(503);
    expect(await page('&view=log')).toMatch(/<span class="code bad">503<\/span>/);
    expect((await press({ do: 'settings', quiet: '1' })).status).toBe(303);
    expect((await meta.control('GET', 'settings')).body.quiet).toBe(true);
  });

  it('no other site presses the buttons', async () => {
    expect((await press({ do: 'faults' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await press({ do: 'nothing' })).status).toBe(404);
    expect((await press({ do: 'customer', digits: '12' })).status).toBe(400);
  });
});
