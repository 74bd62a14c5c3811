import { setTimeout as pause } from 'node:timers/promises';
import { templateTexts } from '@angan/contract/whatsapp/template-texts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJpeg, aWhatsapp, type Whatsapp } from '../../../test/a-whatsapp.ts';
import { aCompany } from '../../../test/support.ts';

let whatsapp: Whatsapp;
beforeAll(async () => {
  whatsapp = await aWhatsapp();
});
afterAll(() => whatsapp.close());

let number = 0;
const draft = (more: object = {}) => ({
  template_name: `Sunday visit ${++number}`,
  language: 'en_UK',
  body: `Namaste {{1}}, your visit number ${number} to {{2}} is on Sunday. We will show you all of the flats.`,
  body_variable_1_value: 'Mehul',
  body_variable_2_value: 'Sun Vista',
  body_variable_1_field: 'contact.name',
  footer: 'Reply STOP to opt out',
  button_type_1: 'Custom',
  button_text_1: 'Confirm visit',
  ...more,
});
const path = 'whatsapp_template/';
const added = async (more: object = {}) => (await whatsapp.ask('POST', path, draft(more))).body;
const read = async (id: number) => (await whatsapp.ask('GET', `${path}${id}/`)).body;
const statusIs = (id: number, status: string) => expect.poll(async () => (await read(id)).status).toBe(status);

test('a draft is kept as it is typed, and changed field by field', async () => {
  const made = await added({
    button_type_2: 'Call Phone Number',
    call_phone_number_country_code_2: '+91',
    call_phone_number_2: '98250 12345',
  });
  expect(made).toMatchObject({
    status: 'DRAFT',
    language: 'en_UK',
    category: 'MARKETING',
    body_variable_2_value: 'Sun Vista',
    body_variable_3_value: '',
    body_variable_1_field: 'contact.name',
    button_type_1: 'Custom',
    button_type_2: 'Call Phone Number',
    call_phone_number_country_code_2: '91',
    call_phone_number_2: '9825012345',
    button_type_3: null,
    media_id: '',
    waba_template_id: null,
  });
  const changed = await whatsapp.ask('PATCH', `${path}${made.id}/`, { button_type_1: '', footer: '' });
  expect(changed.body).toMatchObject({
    button_type_1: 'Call Phone Number',
    button_type_2: null,
    footer: '',
    body: made.body,
  });
  const taken = await whatsapp.ask(
    'POST',
    path,
    draft({ template_name: made.template_name.toLowerCase().replaceAll(' ', '_') }),
  );
  expect([taken.status, taken.body]).toEqual([
    400,
    { template_name: ['There is a template of this name in this language. Choose another name.'] },
  ]);
});

test('what breaks a rule is refused at its field before Meta hears of it', async () => {
  const made = await added({ body: 'Hello {{1}}', body_variable_1_value: '' });
  const { status, body } = await whatsapp.ask('POST', `${path}${made.id}/submit/`, {});
  expect(status).toBe(400);
  expect(body.body).toContain('Body ends with a variable. Add a word after {{1}}.');
  expect(body.body_variable_1_value).toEqual(['{{1}} has no example. The review needs one for each variable.']);
});

test('labels and footers that WhatsApp does not draw, and labels that are equal, are refused at their field', async () => {
  const reply = (at: number, text: string) => ({ [`button_type_${at}`]: 'Custom', [`button_text_${at}`]: text });
  const plain = 'a new line, a tab, an emoji or a sign of formatting. Take it out, plain text is fine.';
  for (const text of ['Yes 👍', '*Yes*', 'Yes\nplease', 'Yes\tplease']) {
    const { id } = await added({ footer: text, ...reply(1, text) });
    const { status, body } = await whatsapp.ask('POST', `${path}${id}/submit/`, {});
    expect([status, body]).toEqual([
      400,
      { footer: [`Footer has ${plain}`], button_text_1: [`Button 1 has ${plain}`] },
    ]);
  }
  const { id } = await added({ ...reply(1, 'Book a visit'), ...reply(2, 'Book a visit') });
  expect((await whatsapp.ask('POST', `${path}${id}/submit/`, {})).body).toEqual({
    button_text_2: ['Two buttons say ‘Book a visit’. Give each its own text.'],
  });
});

test('a draft is submitted with its sample, approved by the reviewer, and told by a webhook', async () => {
  const form = Object.fromEntries(
    Object.entries(draft({ header_format: 'IMAGE' })).map(([key, value]) => [key, String(value)]),
  );
  const made = await whatsapp.form('POST', path, form, {
    header_media_sample: { name: 'front.jpg', content: await aJpeg() },
  });
  expect([made.status, made.body.header_media_name]).toEqual([201, 'front.jpg']);
  const { id } = made.body;
  const submitted = await whatsapp.ask('POST', `${path}${id}/submit/`, {
    name: made.body.template_name,
    language: 'en_GB',
    category: 'MARKETING',
    components: [
      { type: 'BODY', text: made.body.body },
      { type: 'FOOTER', text: made.body.footer },
    ],
  });
  expect([submitted.status, submitted.body.template_name]).toEqual([
    200,
    made.body.template_name.toLowerCase().replaceAll(' ', '_'),
  ]);
  expect(submitted.body.header_handle).toMatch(/^4::/);
  await statusIs(id, 'APPROVED');
  // The sample is a medium too, since every message needs it.
  await expect.poll(async () => (await read(id)).media_id, { timeout: 8000 }).toMatch(/^\d+$/);
  expect((await whatsapp.ask('POST', `${path}${id}/submit/`, {})).body).toEqual({
    non_field_errors: ['Only a DRAFT can be submitted.'],
  });
});

test('what Meta refuses comes back with its title and message, and stays to be read', async () => {
  const first = await added();
  expect((await whatsapp.ask('POST', `${path}${first.id}/submit/`, {})).status).toBe(200);
  await statusIs(first.id, 'APPROVED');
  // Meta keeps the name of what was approved for thirty days.
  await whatsapp.ask('DELETE', `${path}${first.id}/`);
  const again = await added({ template_name: first.template_name });
  const { status, body } = await whatsapp.ask('POST', `${path}${again.id}/submit/`, {});
  expect([status, body]).toMatchObject([400, { meta_response: {} }]);
  expect(body.meta_response.error).toMatchObject({
    error_subcode: 2388023,
    error_user_title: 'Message Template Language is Being Deleted',
    error_user_msg: expect.stringContaining('30 days'),
  });
  expect(await read(again.id)).toMatchObject({
    status: 'DRAFT',
    refusal_title: 'Message Template Language is Being Deleted',
  });
});

test('of two who submit at once one is refused, and nobody changes what is on its way', async () => {
  const made = await added();
  const submit = () => whatsapp.ask('POST', `${path}${made.id}/submit/`, {});
  await whatsapp.control('faults', { kind: 'slow', on: 'message_templates', method: 'POST', ms: 1500 });
  const first = submit();
  await expect
    .poll(
      async () => (await whatsapp.ask('PATCH', `${path}${made.id}/`, { footer: 'Meanwhile' })).body.non_field_errors,
    )
    .toEqual([templateTexts.underWay]);
  expect((await submit()).body.non_field_errors).toEqual([templateTexts.underWay]);
  expect((await whatsapp.ask('DELETE', `${path}${made.id}/`)).status).toBe(400);
  expect((await first).status).toBe(200);

  const refused = await added();
  // Not a sync, which the first submission has asked for.
  await whatsapp.control('faults', { kind: 'error', on: 'message_templates', method: 'POST', code: 100 });
  expect((await whatsapp.ask('POST', `${path}${refused.id}/submit/`, {})).status).toBe(400);
  expect((await whatsapp.ask('PATCH', `${path}${refused.id}/`, { footer: 'Afterwards' })).status).toBe(200);
});

test('a submission whose answer is lost is found at Meta by its name', async () => {
  const made = await added();
  await whatsapp.control('faults', { kind: 'cut_after', on: 'message_templates', method: 'POST', ms: 0 });
  const { status, body } = await whatsapp.ask('POST', `${path}${made.id}/submit/`, {});
  expect([status, body.waba_template_id]).toEqual([200, expect.stringMatching(/^\d+$/)]);
});

test('where Meta does not answer, 502 tells so and the draft stays', async () => {
  const made = await added();
  await whatsapp.control('faults', { kind: 'http500', on: 'message_templates', times: 10 });
  const { status, body } = await whatsapp.ask('POST', `${path}${made.id}/submit/`, {});
  await whatsapp.control('faults', undefined, 'DELETE');
  expect([status, body.detail]).toEqual([502, 'WhatsApp did not answer. Try again in a moment.']);
  expect((await read(made.id)).status).toBe('DRAFT');
});

test('a rejected one says why and what to change, and can be edited and reviewed again', async () => {
  const made = await added();
  const { body } = await whatsapp.ask('POST', `${path}${made.id}/submit/`, {});
  await statusIs(made.id, 'APPROVED');
  const meta = (decision: object) => whatsapp.control(`templates/${body.waba_template_id}`, decision);
  await meta({ do: 'reject', reason: 'SCAM' });
  await statusIs(made.id, 'REJECTED');
  expect(await read(made.id)).toMatchObject({
    rejected_reason: 'SCAM',
    rejected_what: 'It looks like a fraud',
    rejected_change: expect.stringContaining('Never ask'),
  });
  const renamed = await whatsapp.ask('PATCH', `${path}${made.id}/`, { template_name: 'another', footer: 'x' });
  expect(renamed.body.template_name[0]).toMatch(/name of a submitted template/);
  const edited = await whatsapp.ask('PATCH', `${path}${made.id}/`, { footer: 'Reply STOP to leave' });
  // The reviewer here may be quicker than the answer.
  expect([edited.status, edited.body.status]).toEqual([200, expect.stringMatching(/PENDING|APPROVED/)]);
  await statusIs(made.id, 'APPROVED');
  await meta({ do: 'quality', quality: 'YELLOW' });
  await expect.poll(async () => (await read(made.id)).quality, { timeout: 8000 }).toBe('MEDIUM');
  expect((await whatsapp.ask('PATCH', `${path}${made.id}/`, { footer: 'Reply NO' })).status).toBe(200);
  await statusIs(made.id, 'APPROVED');
  // Its second change within a day; what Meta has nothing to do with is free.
  const tooOften = await whatsapp.ask('PATCH', `${path}${made.id}/`, { footer: 'Reply NEVER' });
  expect(tooOften.body.non_field_errors).toEqual([
    'An approved template can be edited once in 24 hours. Wait, or duplicate it.',
  ]);
  expect((await whatsapp.ask('PATCH', `${path}${made.id}/`, { body_variable_2_field: 'property.title' })).status).toBe(
    200,
  );
  const copy = await whatsapp.ask('POST', `${path}${made.id}/duplicate/`);
  expect(copy.body).toMatchObject({ status: 'DRAFT', waba_template_id: null, body_variable_2_field: 'property.title' });
  expect(copy.body.template_name).toBe(`${body.template_name}_v2`);
});

test('what the reviewer decides before the answer to an edit is written stands', { timeout: 180_000 }, async () => {
  const made = await added();
  const { body } = await whatsapp.ask('POST', `${path}${made.id}/submit/`, {});
  await statusIs(made.id, 'APPROVED');
  for (let round = 1; round <= 5; round++) {
    // Two webhooks of one second that say the same are one.
    await pause(1000);
    await whatsapp.control(`templates/${body.waba_template_id}`, { do: 'reject' });
    await statusIs(made.id, 'REJECTED');
    expect((await whatsapp.ask('PATCH', `${path}${made.id}/`, { footer: `Round ${round}` })).status).toBe(200);
    await statusIs(made.id, 'APPROVED');
  }
  // None of them was an edit of an approved one.
  expect((await read(made.id)).edit_refusal).toBe('');
});

test('deleting one language leaves the others at Meta', async () => {
  const english = await added({ language: 'en' });
  await whatsapp.ask('POST', `${path}${english.id}/submit/`, {});
  const british = await added({ language: 'en_UK', template_name: (await read(english.id)).template_name });
  await whatsapp.ask('POST', `${path}${british.id}/submit/`, {});
  expect((await whatsapp.ask('DELETE', `${path}${english.id}/`)).status).toBe(204);
  const { body } = await whatsapp.ask('GET', `${path}available/`);
  const name = (await read(british.id)).template_name;
  expect(
    body.results
      .filter((one: { template_name: string }) => one.template_name === name)
      .map((one: { language: string }) => one.language),
  ).toEqual(['en_UK']);
});

test('templates made elsewhere are offered, imported into a group, and synced', async () => {
  const group = (await whatsapp.ask('POST', 'whatsapp_template_group/', { group_name: 'From the manager' })).body;
  // A decision would be told by a webhook, which brings what is unknown by itself.
  await whatsapp.control('settings', { review: 'manual' });
  for (const name of ['made_elsewhere', 'made_there'])
    await fetch(`${whatsapp.sandboxUrl}/v25.0/${whatsapp.meta.wabaId}/message_templates`, {
      method: 'POST',
      headers: { authorization: `Bearer ${whatsapp.meta.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        language: 'en_GB',
        category: 'UTILITY',
        components: [{ type: 'BODY', text: `Your papers for ${name} are ready to be signed.` }],
      }),
    });
  const { body } = await whatsapp.ask('GET', `${path}available/`);
  const fresh = body.results.filter(({ here }: { here: string }) => here === 'new');
  expect(fresh.map((one: { template_name: string }) => one.template_name).sort()).toEqual([
    'made_elsewhere',
    'made_there',
  ]);
  const chosen = fresh.find((one: { template_name: string }) => one.template_name === 'made_elsewhere');
  const imported = await whatsapp.ask('POST', `${path}import/`, {
    templates: [{ waba_template_id: chosen.waba_template_id, template_group: group.id }],
  });
  expect(imported.body).toMatchObject({ created: 1, changed: 0 });
  expect((await whatsapp.ask('POST', `${path}sync/`)).body).toMatchObject({ created: 1, gone: 0 });
  expect((await whatsapp.ask('POST', `${path}sync/`)).body).toMatchObject({ created: 0, changed: 0, gone: 0 });
  await whatsapp.control('settings', { review: 'auto' });
  const { results } = (await whatsapp.ask('GET', `${path}?search=elsewhere`)).body;
  expect(results).toMatchObject([
    { group_name: 'From the manager', language: 'en_UK', category: 'UTILITY', last_synced_at: expect.any(String) },
  ]);
  expect((await whatsapp.ask('DELETE', `whatsapp_template_group/${group.id}/`)).body.non_field_errors[0]).toMatch(
    /A template is in it/,
  );
});

test('the list is narrowed by each filter, and counted', async () => {
  const count = async (query: string) => (await whatsapp.ask('GET', `${path}?${query}`)).body.count;
  const all = await count('');
  expect(all).toBeGreaterThan(5);
  expect(await count('language=en_UK')).toBe(all);
  expect(await count('language=hi')).toBe(0);
  expect(await count('category=UTILITY')).toBe(2);
  expect(await count('status=DRAFT')).toBeGreaterThan(0);
  expect(await count('quality=MEDIUM')).toBe(1);
  expect(await count('quality=LOW')).toBe(0);
  expect(await count(`account=${whatsapp.meta.wabaId}`)).toBeLessThan(all);
  expect(await count('store=anything')).toBe(all);
  expect(await count(`created_date__gte=2020-01-01&created_date__lte=2100-01-01T23:59:59`)).toBe(all);
  expect(await count('created_date__lte=2020-01-01')).toBe(0);
  expect(await count('last_updated__gte=2020-01-01T00:00:00')).toBe(all);
  expect(await count('last_updated__lte=2020-01-01')).toBe(0);
  expect(await count('search=nothing%20like%20it')).toBe(0);
  const { body } = await whatsapp.ask('GET', `${path}counts/`);
  expect(Object.values(body.templates as Record<string, number>).reduce((sum, n) => sum + n)).toBe(all);
  expect((await whatsapp.ask('GET', `${path}?page_size=2`)).body.next).toContain('page=2');
});

test('nobody of a brokerage reaches any of it', async () => {
  const owner = await (await aCompany(whatsapp.server)).person('Owner');
  expect((await whatsapp.server.ask('GET', `/sandesh/${path}`, owner.token)).status).toBe(403);
});
