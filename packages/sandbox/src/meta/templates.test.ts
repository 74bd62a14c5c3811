import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, type Json, NUMBER, plain, startMeta, TOKEN, until, WABA } from './testing.ts';

let meta: Awaited<ReturnType<typeof startMeta>>;
beforeAll(async () => {
  meta = await startMeta();
});
beforeEach(() => meta.fresh());
afterAll(() => meta.close());

const create = (parts: Json = {}) => meta.graph('POST', `${WABA}/message_templates`, { ...plain, ...parts });
const list = async (query = '') => (await meta.graph('GET', `${WABA}/message_templates${query}`)).body;
const decide = (id: string, decision: Json) => meta.control('POST', `templates/${id}`, decision);
const words = (count: number): string => Array.from({ length: count }, (_word, index) => `word${index}`).join(' ');
const header = (text: string, ...example: string[]): Json => ({
  type: 'HEADER',
  format: 'TEXT',
  text,
  ...(example[0] && { example: { header_text: example } }),
});
const buttons = (...all: Json[]): Json => ({ type: 'BUTTONS', buttons: all });
const reply = (text: string): Json => ({ type: 'QUICK_REPLY', text });
const link = (url: string, example?: string[]): Json => ({
  type: 'URL',
  text: 'See plan',
  url,
  ...(example && { example }),
});
const offer = body('Hello {{1}}, a new plot is open near the ring road, ask {{2}} about it today.', 'Asha', 'Ravi');

describe('creating', () => {
  it('takes a template with every part, and shows it in upper case', async () => {
    const made = await create({
      name: 'plot_news',
      category: 'marketing',
      components: [
        { ...header('Our {{1}} is open', 'ring road office'), type: 'header', format: 'text' },
        offer,
        { type: 'FOOTER', text: 'Reply STOP to opt out' },
        buttons(
          reply('Book a visit'),
          reply('Stop promotions'),
          link('https://a.example/p/{{1}}', ['https://a.example/p/17']),
          { type: 'PHONE_NUMBER', text: 'Call us', phone_number: '919812345678' },
          { type: 'VOICE_CALL', ttl_minutes: 1440 },
        ),
      ],
    });
    expect(made.status).toBe(200);
    expect(made.body).toEqual({ id: expect.stringMatching(/^\d{16}$/), status: 'PENDING', category: 'MARKETING' });
    const [shown] = (await list()).data;
    expect(Object.keys(shown).sort()).toEqual([
      'category',
      'components',
      'id',
      'language',
      'name',
      'parameter_format',
      'status',
    ]);
    expect(shown.components.map(({ type }: Json) => type)).toEqual(['HEADER', 'BODY', 'FOOTER', 'BUTTONS']);
    expect(shown.components[1].example).toEqual({ body_text: [['Asha', 'Ravi']] });
    expect(shown.components[3].buttons.slice(3)).toEqual([
      { type: 'PHONE_NUMBER', text: 'Call us', phone_number: '+919812345678' },
      { type: 'VOICE_CALL', text: 'Call Now', ttl_minutes: 1440 },
    ]);
  });

  it.each<[string, Json, number | null]>([
    ['a name with a capital', { name: 'Offer' }, 2388046],
    ['a name of a sample', { name: 'hello_world' }, 2388155],
    ['a name of 513', { name: 'x'.repeat(513) }, 2388040],
    ['an unknown category', { category: 'PROMOTION' }, null],
    ['an unknown language', { language: 'en_UK' }, null],
    ['no body', { components: [{ type: 'FOOTER', text: 'x' }] }, null],
    ['an unknown part', { components: [...plain.components, { type: 'SIDEBAR' }] }, null],
    ['a body of 1025', { components: [body('x'.repeat(1025))] }, 2388040],
    ['a body of variables only', { components: [body('{{1}} {{2}}', 'a', 'b')] }, 2388072],
    ['three newlines in a row', { components: [body('One\n\n\nTwo')] }, 2388072],
    ['a variable first', { components: [body(`{{1}} ${words(10)}`, 'a')] }, 2388299],
    ['a variable last', { components: [body(`${words(10)} {{1}}`, 'a')] }, 2388299],
    ['a variable last but for a full stop', { components: [body(`${words(10)} *{{1}}*.`, 'a')] }, 2388299],
    ['too few words', { components: [body('Dear {{1}} come soon', 'a')] }, 2388293],
    ['no examples', { components: [body(`Dear {{1}} ${words(10)}`)] }, 2388043],
    ['too few examples', { components: [body(`Dear {{1}} and {{2}} ${words(10)}`, 'a')] }, 2388043],
    ['a header of 61', { components: [header('x'.repeat(61)), offer] }, 2388040],
    ['two variables in a header', { components: [header('{{1}} and {{2}}', 'a', 'b'), offer] }, 2388047],
    ['a bold header', { components: [header('*New* plots'), offer] }, 2388047],
    ['a header variable without an example', { components: [header('For {{1}}'), offer] }, 2388043],
    ['a picture without a handle', { components: [{ type: 'HEADER', format: 'IMAGE' }, offer] }, 2388043],
    [
      'a handle that nobody was given',
      { components: [{ type: 'HEADER', format: 'IMAGE', example: { header_handle: ['4::x'] } }, offer] },
      null,
    ],
    ['a footer of 61', { components: [offer, { type: 'FOOTER', text: 'x'.repeat(61) }] }, 2388040],
    ['a variable in the footer', { components: [offer, { type: 'FOOTER', text: 'For {{1}}' }] }, 2388073],
    [
      'eleven buttons',
      { components: [offer, buttons(...Array.from({ length: 11 }, (_one, at) => reply(`B${at}`)))] },
      null,
    ],
    ['a label of 26', { components: [offer, buttons(reply('x'.repeat(26)))] }, 2388040],
    ['a call label of 21', { components: [offer, buttons({ type: 'VOICE_CALL', text: 'x'.repeat(21) })] }, 2388040],
    ['quick replies apart', { components: [offer, buttons(reply('A'), link('https://a.example/'), reply('B'))] }, null],
    [
      'three links',
      { components: [offer, buttons(...['a', 'b', 'c'].map((one) => link(`https://${one}.example/`)))] },
      null,
    ],
    ['a link with a variable inside', { components: [offer, buttons(link('https://a.example/{{1}}/x', ['y']))] }, null],
    ['a dynamic link without an example', { components: [offer, buttons(link('https://a.example/{{1}}'))] }, 2388043],
    ['a call of 31 days', { components: [offer, buttons({ type: 'VOICE_CALL', ttl_minutes: 44_640 })] }, null],
    ['a marketing message that waits a minute', { category: 'MARKETING', message_send_ttl_seconds: 60 }, null],
  ])('refuses %s', async (_case, parts, subcode) => {
    const { status, body: answer } = await create(parts);
    expect(status).toBe(400);
    expect(answer.error).toMatchObject({ code: 100, type: 'OAuthException', fbtrace_id: expect.any(String) });
    expect(answer.error.error_subcode ?? null).toBe(subcode);
    if (subcode)
      expect(answer.error).toMatchObject({
        error_user_title: expect.any(String),
        error_user_msg: expect.any(String),
        is_transient: false,
      });
    expect((await list()).data).toEqual([]);
  });

  it('takes quick replies together, a flat list of examples, names instead of numbers, and a link example of either form', async () => {
    const flat = { type: 'BODY', text: `Dear {{1}} ${words(6)}`, example: { body_text: ['Asha'] } };
    const named = {
      type: 'BODY',
      text: `Dear {{first_name}} ${words(7)}`,
      example: { body_text_named_params: [{ param_name: 'first_name', example: 'Asha' }] },
    };
    expect(
      (
        await create({
          name: 'a',
          components: [flat, buttons(link('https://a.example/{{1}}', ['17']), reply('A'), reply('B'))],
        })
      ).status,
    ).toBe(200);
    expect((await create({ name: 'b', parameter_format: 'NAMED', components: [named] })).status).toBe(200);
  });

  it('counts words per variable as its table says', async () => {
    const judged = async (count: number, variables: number) => {
      const middle = Array.from({ length: variables }, (_one, index) => `and {{${index + 1}}}`).join(' ');
      const text = `${words(count - variables - 1)} ${middle} end`;
      const examples = Array.from({ length: variables }, () => 'x');
      const { body: answer } = await meta.control('POST', 'templates/judge', {
        ...plain,
        components: [body(text, ...examples)],
      });
      return answer.refused?.subcode ?? null;
    };
    const variables = fc.integer({ min: 1, max: 8 });
    await fc.assert(
      fc.asyncProperty(variables, fc.integer({ min: 0, max: 12 }), async (n, more) => {
        const count = n + 2 + more + n;
        expect(await judged(count, n)).toBe(count < 3 * n + 1 ? 2388293 : null);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses a second template of one name and language, and a deleted name for 30 days', async () => {
    const id = await meta.approved({});
    const again = await create();
    expect(again.body.error).toMatchObject({
      error_subcode: 2388024,
      error_user_title: 'Content in This Language Already Exists',
      error_user_msg: expect.stringContaining('British English'),
    });
    expect((await create({ language: 'hi' })).status).toBe(200);
    expect((await meta.graph('DELETE', `${WABA}/message_templates?name=visit_reminder&hsm_id=${id}`)).body).toEqual({
      success: true,
    });
    expect((await list('?fields=language')).data).toEqual([{ language: 'hi', id: expect.any(String) }]);
    expect((await create()).body.error.error_subcode).toBe(2388023);
    await meta.control('POST', 'clock', { advance: 30 * 86_400 + 1 });
    expect((await create()).status).toBe(200);
  });

  it('takes 100 an hour, and no more than the account may have', async () => {
    await meta.control('POST', 'settings', { template_creates_per_hour: 2 });
    await create({ name: 'a' });
    await create({ name: 'b' });
    expect((await create({ name: 'c' })).body.error.code).toBe(80007);
    await meta.control('POST', 'clock', { advance: 3600 });
    expect((await create({ name: 'c' })).status).toBe(200);
    await meta.control('POST', 'settings', { template_creates_per_hour: 1000 });
    await meta.control('PATCH', `wabas/${WABA}`, { verified: false });
    for (let at = 3; at < 250; at++) await create({ name: `t${at}` });
    expect((await create({ name: 'one_more' })).body.error.error_subcode).toBe(2388019);
  });

  it('takes an authentication template with its own text', async () => {
    const made = await create({
      name: 'login_otp',
      category: 'authentication',
      message_send_ttl_seconds: 600,
      components: [
        { type: 'body', add_security_recommendation: true },
        { type: 'footer', code_expiration_minutes: 10 },
        { type: 'buttons', buttons: [{ type: 'otp', otp_type: 'copy_code', text: 'Copy code' }] },
      ],
    });
    expect(made.body).toMatchObject({ category: 'AUTHENTICATION' });
    const [shown] = (await list()).data;
    expect(shown.components[0].text).toMatch(/^\*\{\{1\}\}\* is your verification code\./);
    expect(shown.components[2].buttons[0].type).toBe('URL');
  });
});

describe('the reviewer', () => {
  const reviewed = async (parts: Json) => {
    const made = await create({ category: 'MARKETING', ...parts });
    await meta.control('POST', 'clock', { advance: 6 });
    const fields = 'status,rejected_reason,category,quality_score';
    return { made: made.body, now: (await meta.graph('GET', `${made.body.id}?fields=${fields}`)).body };
  };

  it('approves what is good, and tells it', async () => {
    const { made, now } = await reviewed({ components: [offer] });
    expect(now).toEqual({
      status: 'APPROVED',
      rejected_reason: 'NONE',
      category: 'MARKETING',
      quality_score: { score: 'UNKNOWN', date: expect.any(Number) },
      id: made.id,
    });
    const [heard] = await until(() => meta.receiver.heard.length > 0 && meta.receiver.heard);
    expect(heard!.body).toEqual({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: WABA,
          time: expect.any(Number),
          changes: [
            {
              field: 'message_template_status_update',
              value: {
                event: 'APPROVED',
                message_template_id: Number(made.id),
                message_template_name: 'visit_reminder',
                message_template_language: 'en_GB',
                reason: 'NONE',
                message_template_category: 'MARKETING',
              },
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['variables side by side', `Dear {{1}} {{2}} ${words(10)}`, 'INVALID_FORMAT', ['a', 'b']],
    ['numbers with a gap', `Dear {{1}} and {{3}} ${words(10)}`, 'INVALID_FORMAT', ['a', 'b']],
    ['a brace too few', `Dear {{1} ${words(10)}`, 'INVALID_FORMAT', []],
    ['a request for a card number', 'Please share your card number with us so that we can book the plot.', 'SCAM', []],
    ['a threat', 'Pay your rent this week or we will start legal action against you.', 'ABUSIVE_CONTENT', []],
    ['another language', 'रविवार को ग्यारह बजे आपकी विज़िट है, कृपया गेट पर मिलें।', 'TAG_CONTENT_MISMATCH', []],
  ])('rejects %s', async (_case, text, reason, examples) => {
    const { made, now } = await reviewed({ components: [body(text, ...examples)] });
    expect(made.status).toBe('PENDING');
    expect(now).toMatchObject({ status: 'REJECTED', rejected_reason: reason });
    const [value] = await until(
      () =>
        meta.receiver.values('message_template_status_update').length > 0 &&
        meta.receiver.values('message_template_status_update'),
    );
    expect(value).toEqual({
      event: 'REJECTED',
      message_template_id: Number(made.id),
      message_template_name: 'visit_reminder',
      message_template_language: 'en_GB',
      reason,
      message_template_category: 'MARKETING',
      rejection_info: { reason: expect.any(String), recommendation: expect.any(String) },
    });
  });

  it('rejects the same body and footer a second time', async () => {
    await meta.approved({});
    expect((await reviewed({ name: 'again', components: plain.components })).now).toMatchObject({
      status: 'REJECTED',
      rejected_reason: 'INVALID_FORMAT',
    });
  });

  it('moves an offer that was filed as utility, as the setting says', async () => {
    const sale = [body('Festive offer: ten plots near the lake, book now and save on registration.')];
    expect((await reviewed({ name: 'a', category: 'UTILITY', components: sale })).made.category).toBe('MARKETING');
    await meta.control('POST', 'settings', { promotional: 'reject' });
    expect(
      (
        await reviewed({
          name: 'b',
          category: 'UTILITY',
          components: [body('Another festive offer: twelve plots near the lake for you.')],
        })
      ).now,
    ).toMatchObject({
      category: 'UTILITY',
      rejected_reason: 'INCORRECT_CATEGORY',
    });
    await meta.control('POST', 'settings', { promotional: 'later' });
    await reviewed({
      name: 'c',
      category: 'UTILITY',
      components: [body('A third festive offer: fifteen plots near the lake for you.')],
    });
    const [notice] = await until(
      () =>
        meta.receiver.values('template_category_update').length === 1 &&
        meta.receiver.values('template_category_update'),
    );
    expect(notice).toMatchObject({
      new_category: 'UTILITY',
      correct_category: 'MARKETING',
      category_update_timestamp: expect.any(Number),
    });
    await meta.control('POST', 'clock', { advance: 86_400 });
    const done = await until(() => meta.receiver.values('template_category_update')[1]);
    expect(done).toMatchObject({ previous_category: 'UTILITY', new_category: 'MARKETING' });
  });

  it('waits for somebody where it was told to', async () => {
    await meta.control('POST', 'settings', { review: 'manual' });
    const { made, now } = await reviewed({ components: [offer] });
    expect(now.status).toBe('PENDING');
    await decide(made.id, { do: 'reject', reason: 'PROMOTIONAL' });
    expect((await meta.graph('GET', `${made.id}?fields=rejected_reason`)).body.rejected_reason).toBe('PROMOTIONAL');
  });
});

describe('an approved template', () => {
  const message = {
    to: '919812345678',
    type: 'template',
    template: { name: 'visit_reminder', language: { code: 'en_GB' } },
  };
  const codeOf = async () => (await meta.send(message)).body.error?.code ?? null;
  const events = () =>
    meta.receiver.values('message_template_status_update').map(({ event, other_info }) => other_info?.title ?? event);

  it('is paused for 3 hours, for 6, and then disabled', async () => {
    const id = await meta.approved({});
    await decide(id, { do: 'pause' });
    expect(await codeOf()).toBe(132015);
    await meta.control('POST', 'clock', { advance: 3 * 3600 });
    expect(await codeOf()).toBe(null);
    await decide(id, { do: 'pause' });
    await meta.control('POST', 'clock', { advance: 5 * 3600 });
    expect(await codeOf()).toBe(132015);
    expect((await meta.graph('POST', `${id}/unpause`)).status).toBe(400);
    await meta.control('POST', 'clock', { advance: 3600 });
    await decide(id, { do: 'pause' });
    expect(await codeOf()).toBe(132016);
    await until(() => events().length === 6);
    expect(events()).toEqual(['APPROVED', 'FIRST_PAUSE', 'UNPAUSE', 'SECOND_PAUSE', 'UNPAUSE', 'DISABLED']);
    expect((await meta.graph('DELETE', `${WABA}/message_templates?name=visit_reminder`)).status).toBe(400);
  });

  it('tells its quality, its archive and its deletion', async () => {
    const id = await meta.approved({});
    await decide(id, { do: 'quality', quality: 'GREEN' });
    await decide(id, { do: 'quality', quality: 'YELLOW' });
    await decide(id, { do: 'event', event: 'ARCHIVED' });
    expect(await codeOf()).toBe(132001);
    await decide(id, { do: 'event', event: 'UNARCHIVED' });
    await meta.graph('DELETE', `${WABA}/message_templates?hsm_ids=[${id}]`);
    const told = await until(
      () =>
        meta.receiver.values('message_template_status_update').length === 4 &&
        meta.receiver.values('message_template_status_update'),
    );
    expect(told.map(({ event, reason }) => [event, reason])).toEqual([
      ['APPROVED', 'NONE'],
      ['ARCHIVED', 'NONE'],
      ['UNARCHIVED', 'NONE'],
      ['DELETED', null],
    ]);
    expect(meta.receiver.values('message_template_quality_update')[1]).toEqual({
      previous_quality_score: 'GREEN',
      new_quality_score: 'YELLOW',
      message_template_id: Number(id),
      message_template_name: 'visit_reminder',
      message_template_language: 'en_GB',
    });
    expect((await meta.graph('GET', id)).body.error).toMatchObject({ code: 100, error_subcode: 33 });
  });

  it('is edited once a day and ten times a month, each time reviewed anew', async () => {
    const id = await meta.approved({});
    const edit = (parts: Json) => meta.graph('POST', id, parts);
    const other = (at: number) => ({ components: [body(`Text number ${at} of our reminder before the visit.`)] });
    expect((await edit({ category: 'MARKETING' })).body.error.code).toBe(100);
    for (let at = 0; at < 10; at++) {
      expect((await edit(other(at))).body).toEqual({ success: true });
      expect((await edit(other(at))).body.error.error_subcode).toBe(2388039);
      await meta.control('POST', 'clock', { advance: 86_401 });
      expect((await meta.graph('GET', `${id}?fields=status`)).body.status).toBe('APPROVED');
    }
    expect((await edit(other(11))).body.error.error_subcode).toBe(2388039);
    expect(await until(() => meta.receiver.values('message_template_components_update')[0])).toMatchObject({
      message_template_element: 'Text number 0 of our reminder before the visit.',
    });
    await meta.graph('POST', `${id}?cta_url_link_tracking_opted_out=true&category=UTILITY`);
    expect((await meta.graph('GET', `${id}?fields=status,cta_url_link_tracking_opted_out`)).body).toMatchObject({
      status: 'APPROVED',
      cta_url_link_tracking_opted_out: true,
    });
    await decide(id, { do: 'reject' });
    for (let at = 20; at < 23; at++) {
      expect((await edit(other(at))).status).toBe(200);
      await decide(id, { do: 'reject' });
    }
  });
});

describe('lists', () => {
  it('comes in pages with cursors, the next only where there is more', async () => {
    for (const name of ['a', 'b', 'c']) await create({ name, components: [body(`A text of its own for ${name}.`)] });
    const first = await list('?fields=name&limit=2');
    expect(first).toEqual({
      data: [
        { name: 'c', id: expect.any(String) },
        { name: 'b', id: expect.any(String) },
      ],
      paging: {
        cursors: { before: expect.any(String), after: expect.any(String) },
        next: expect.stringContaining('after='),
      },
    });
    const next = await (await fetch(first.paging.next, { headers: { authorization: `Bearer ${TOKEN}` } })).json();
    expect(next.data.map(({ name }: Json) => name)).toEqual(['a']);
    expect(Object.keys(next.paging)).toEqual(['cursors', 'previous']);
  });

  it('filters, and sums up when asked', async () => {
    await meta.approved({ name: 'first_visit' });
    await create({
      name: 'second_visit',
      language: 'hi',
      category: 'MARKETING',
      components: [body('रविवार को ग्यारह बजे आपकी विज़िट है।')],
    });
    const names = async (query: string) => (await list(`?${query}`)).data.map(({ name }: Json) => name);
    expect(await names('status=approved')).toEqual(['first_visit']);
    expect(await names('category=MARKETING')).toEqual(['second_visit']);
    expect(await names('language=hi')).toEqual(['second_visit']);
    expect(await names('name=visit')).toEqual(['second_visit', 'first_visit']);
    expect(await names('content=SUNDAY')).toEqual(['first_visit']);
    expect(await names('name_or_content=second')).toEqual(['second_visit']);
    expect((await list('?summary=total_count')).summary).toMatchObject({
      total_count: 2,
      message_template_limit: 6000,
    });
    expect((await list('?fields=colour')).error.code).toBe(100);
    expect(NUMBER).not.toBe(WABA);
  });
});

describe('what buttons, footers and bodies are made of', () => {
  const refusal = async (...components: Json[]) => {
    const { body: answer } = await create({ components });
    return answer.error?.error_subcode ?? answer.error?.code ?? null;
  };

  it.each(['Yes 👍', 'Namaste 🇮🇳', 'Yes 1️⃣', 'Book *now*', 'Book\nit', 'Book\tit'])('refuses %j', async (text) => {
    expect(await refusal(offer, buttons(reply(text)))).toBe(2388060);
    expect(await refusal(offer, { type: 'FOOTER', text })).toBe(2388073);
  });

  it('refuses equal labels and tabs', async () => {
    expect(await refusal(offer, buttons(reply('Yes'), reply('Yes')))).toBe(100);
    expect(await refusal(body('Hello\tto you'))).toBe(2388072);
    expect(await refusal(header('New\thome'), offer)).toBe(2388047);
  });

  it('refuses long bodies and many emojis where it is told to', async () => {
    const long = body(words(120));
    const bright = body(`Hello ${'🏠'.repeat(11)} to you`);
    await meta.control('POST', 'settings', { short_bodies: true });
    expect([await refusal(long), await refusal(bright)]).toEqual([2388040, 2388040]);
    await meta.control('POST', 'settings', { short_bodies: false });
    expect(await refusal(long)).toBe(null);
  });
});

describe('kinds that only WhatsApp Manager makes', () => {
  const picture = { type: 'HEADER', format: 'IMAGE', example: { header_handle: ['4::x'] } };
  const card = (...more: Json[]): Json => ({ components: [picture, ...more] });
  const photos = link('https://a.example/p/{{1}}', ['https://a.example/p/17']);
  const code = { type: 'COPY_CODE', example: 'DIWALI26' };
  const limited = (has_expiration: boolean): Json => ({
    type: 'limited_time_offer',
    limited_time_offer: { text: 'Ends on Sunday', has_expiration },
  });
  const judged = async (components: Json[], category = 'MARKETING') =>
    (await meta.control('POST', 'templates/judge', { ...plain, category, components, any_handle: true })).body.refused;

  it.each<[string, Json[], boolean]>([
    ['a carousel of two cards', [offer, { type: 'carousel', cards: [card(), card()] }], true],
    ['a carousel of one', [offer, { type: 'CAROUSEL', cards: [card()] }], false],
    ['cards of different parts', [offer, { type: 'CAROUSEL', cards: [card(), card(buttons(reply('Yes')))] }], false],
    [
      'a carousel with a footer',
      [offer, { type: 'FOOTER', text: 'x' }, { type: 'CAROUSEL', cards: [card(), card()] }],
      false,
    ],
    [
      'a card with 161 characters',
      [offer, { type: 'CAROUSEL', cards: [card(body('x'.repeat(161))), card(body('x'))] }],
      false,
    ],
    ['an offer', [limited(false), offer, buttons(photos)], true],
    ['an offer that ends, without a code', [limited(true), offer, buttons(photos)], false],
    ['an offer that ends', [limited(true), offer, buttons(code, photos)], true],
    ['an offer without a link', [limited(false), offer], false],
    ['an offer with a footer', [limited(false), offer, { type: 'FOOTER', text: 'x' }, buttons(photos)], false],
    ['a catalogue', [offer, buttons({ type: 'CATALOG', text: 'View catalog' })], true],
    ['a list of products without a header', [offer, buttons({ type: 'MPM' })], false],
    ['a list of products', [header('Homes'), offer, buttons({ type: 'MPM' })], true],
  ])('judges %s', async (_, components, good) => {
    expect((await judged(components)) === null).toBe(good);
    expect(await judged(components, 'UTILITY')).not.toBe(null);
  });

  it('are sent only with what they need', async () => {
    const to = '919812345678';
    const upload = new FormData();
    upload.append('messaging_product', 'whatsapp');
    upload.append('file', new Blob([Buffer.from('ffd8ffe0', 'hex')], { type: 'image/jpeg' }), 'a.jpg');
    const { id } = (await meta.graph('POST', `${NUMBER}/media`, upload)).body;
    const made = async (name: string, components: Json[]) => {
      const standing = {
        ...plain,
        id: String(Date.now() * 100 + name.length),
        status: 'APPROVED',
        category: 'MARKETING',
      };
      await meta.control('POST', 'templates', { ...standing, name, components });
      return async (...parts: Json[]) => {
        const template = { name, language: { code: 'en_GB' }, components: parts };
        const answer = await meta.send({ to, type: 'template', template });
        return answer.body.error?.code ?? null;
      };
    };
    const still = body('Homes near the lake are open to be seen this week.');
    const head = { type: 'header', parameters: [{ type: 'image', image: { id } }] };
    const end = { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'p-17' }] };
    const cards = (count: number, ...parts: Json[]): Json => ({
      type: 'carousel',
      cards: Array.from({ length: count }, (_one, card_index) => ({ card_index, components: parts })),
    });
    const carousel = await made('cards', [
      still,
      { type: 'CAROUSEL', cards: [card(buttons(photos)), card(buttons(photos))] },
    ]);
    expect([await carousel(), await carousel(cards(1, head, end))]).toEqual([132012, 132012]);
    expect([await carousel(cards(2, head)), await carousel(cards(2, end))]).toEqual([131008, 132012]);
    expect(await carousel(cards(2, { ...head, parameters: [{ type: 'image', image: { id: '999' } }] }, end))).toBe(100);
    expect(await carousel(cards(2, head, end))).toBe(null);
    const offered = await made('offered', [limited(true), still, buttons(code, photos)]);
    const copied = {
      type: 'button',
      sub_type: 'copy_code',
      index: '0',
      parameters: [{ type: 'coupon_code', coupon_code: 'A' }],
    };
    const second = { ...end, index: '1' };
    expect(await offered(copied, second)).toBe(131008);
    const until = { type: 'limited_time_offer', limited_time_offer: { expiration_time_ms: 1_900_000_000_000 } };
    expect(await offered({ type: 'limited_time_offer', parameters: [until] }, copied, second)).toBe(null);
    const products = await made('products', [header('Homes'), still, buttons({ type: 'MPM' })]);
    expect(await products()).toBe(131008);
  });
});
