import { randomBytes } from 'node:crypto';
import { GraphApiError, WhatsAppClient } from '@kapso/whatsapp-cloud-api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WhatsAppAPI } from 'whatsapp-api-js';
import { BodyComponent, BodyParameter, Document, Image, Template, Text } from 'whatsapp-api-js/messages';
import { body, type Json, NUMBER, SECRET, startMeta, TOKEN, until } from './testing.ts';

/**
 * Clients that others wrote for the real Cloud API find here what they find there: whatever they and this sandbox agree
 * on was not made up in this house.
 */
let meta: Awaited<ReturnType<typeof startMeta>>;
beforeAll(async () => {
  meta = await startMeta();
});
beforeEach(async () => {
  await meta.fresh();
  await meta.approved({
    name: 'visit_time',
    components: [body('Hello {{1}}, we meet on {{2}} at the gate of the society.', 'Meena', 'Sunday')],
  });
});
afterAll(() => meta.close());

const MEENA = '919812300045';
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(3000)]);

/** What Meena's phone has, oldest first, once as much as was sent is there. */
const phone = async (count: number): Promise<Json[]> => {
  const got = async () => (await meta.control('GET', `messages?to=${MEENA}`)).body as unknown as Json[];
  return until(async () => {
    const all = await got();
    return all.length === count && all.every(({ status }) => status === 'delivered') && all;
  });
};
/** The file that stands in a message of hers, as the number's owner may download it. */
const fileOf = async (id: string) => {
  const { body } = await meta.graph('GET', `${id}?phone_number_id=${NUMBER}`);
  const answer = await fetch(body.url, { headers: { authorization: `Bearer ${TOKEN}` } });
  return Buffer.from(await answer.arrayBuffer());
};

describe('whatsapp-api-js', () => {
  /** It knows one host; everything else of its requests goes out as it writes them. */
  const client = (token = TOKEN) =>
    new WhatsAppAPI({
      token,
      appSecret: SECRET,
      v: 'v25.0',
      ponyfill: {
        fetch: (url, options) => fetch(String(url).replace('https://graph.facebook.com', meta.sandbox.url), options),
      },
    });

  it('sends a text, a template and a picture that it uploaded', async () => {
    const api = client();
    await meta.say(MEENA, { text: 'Is the flat still free?' });
    const text = await api.sendMessage(NUMBER, MEENA, new Text('Yes, until Sunday.'), undefined, 'm1.7');
    expect(text).toMatchObject({ contacts: [{ wa_id: MEENA }], messages: [{ id: expect.stringMatching(/^wamid\./) }] });

    const template = new Template(
      'visit_time',
      'en_GB',
      new BodyComponent(new BodyParameter('Meena'), new BodyParameter('Sunday')),
    );
    await api.sendMessage(NUMBER, MEENA, template);

    const form = new FormData();
    form.set('file', new File([JPEG], 'hall.jpg', { type: 'image/jpeg' }));
    const { id } = (await api.uploadMedia(NUMBER, form)) as { id: string };
    await api.sendMessage(NUMBER, MEENA, new Image(id, true, 'The hall'));

    expect(await phone(3)).toMatchObject([
      { id: (text as Json).messages[0].id, type: 'text', content: { body: 'Yes, until Sunday.' }, callback: 'm1.7' },
      {
        type: 'template',
        template: 'visit_time',
        text: { body: 'Hello Meena, we meet on Sunday at the gate of the society.' },
      },
      { type: 'image', content: { id, caption: 'The hall' } },
    ]);
    expect(await fileOf(id)).toEqual(JPEG);
  });

  it('reads, downloads and deletes a file that somebody sent', async () => {
    const api = client();
    await meta.say(MEENA, { image: { data: JPEG.toString('base64'), mime: 'image/jpeg', caption: 'Ours' } });
    const message = await until(() => meta.receiver.messages()[0]);
    const found = (await api.retrieveMedia(message.image.id, NUMBER)) as Json;
    expect(found).toMatchObject({ id: message.image.id, mime_type: 'image/jpeg' });
    const file = await api.fetchMedia(found.url);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(JPEG);
    expect(await api.deleteMedia(message.image.id, NUMBER)).toEqual({ success: true });
    expect(await api.retrieveMedia(message.image.id, NUMBER)).toMatchObject({
      error: { code: 100, error_subcode: 33 },
    });
  });

  it('is refused with a wrong token, and told what is wrong with a message', async () => {
    const refused = { error: { code: 190, type: 'OAuthException' } };
    const stranger = client('EAAnobody');
    expect(await stranger.sendMessage(NUMBER, MEENA, new Text('Hello'))).toMatchObject(refused);
    expect(await stranger.retrieveMedia('1', NUMBER)).toMatchObject(refused);
    const unknown = new Template('never_made', 'en_GB');
    expect(await client().sendMessage(NUMBER, MEENA, unknown)).toMatchObject({ error: { code: 132001 } });
    expect(await client().sendMessage(NUMBER, MEENA, new Document('4711', true))).toMatchObject({
      error: { code: 100 },
    });
    expect((await meta.control('GET', `messages?to=${MEENA}`)).body).toEqual([]);
  });

  it('takes the webhooks: the signature holds, a message and a status are read', async () => {
    const api = client();
    const read: unknown[] = [];
    await meta.control('POST', 'settings', { webhook_batch: 1 });
    api.on.message = ({ from, message, name }) => void read.push([from, message.type, name]);
    api.on.status = ({ phone, status }) => void read.push([phone, status]);
    await meta.control('POST', 'customers', { digits: MEENA, name: 'मीना' });
    await meta.say(MEENA, { text: 'नमस्ते 🏠' });
    await api.sendMessage(NUMBER, MEENA, new Text('Hello'));
    await phone(1);
    await until(() => meta.receiver.statuses().some(({ status }) => status === 'delivered'));
    // It knows of messages alone, and reads the first thing of each webhook.
    const heard = meta.receiver.heard.filter(({ body }) => body.entry[0].changes[0].field === 'messages');
    for (const { body, raw, signature } of heard) await api.post(body as never, raw, signature);
    expect(read).toContainEqual([MEENA, 'text', 'मीना']);
    expect(read).toContainEqual([MEENA, 'sent']);
    const { body: first, raw, signature } = heard[0]!;
    await expect(api.post(first as never, `${raw} `, signature)).rejects.toThrow();
  });
});

describe('@kapso/whatsapp-cloud-api', () => {
  const client = (accessToken = TOKEN) =>
    new WhatsAppClient({ accessToken, baseUrl: meta.sandbox.url, graphVersion: 'v25.0' });
  const to = { phoneNumberId: NUMBER, to: MEENA };

  it('sends a text, a template and a document that it uploaded', async () => {
    const api = client();
    await meta.say(MEENA, { text: 'Is the flat still free?' });
    const text = await api.messages.sendText({ ...to, body: 'Yes, until Sunday.', bizOpaqueCallbackData: 'm1.8' });
    expect(text).toMatchObject({ contacts: [{ waId: MEENA }], messages: [{ id: expect.stringMatching(/^wamid\./) }] });

    const parameters = ['Meena', 'Sunday'].map((one) => ({ type: 'text', text: one }));
    await api.messages.sendTemplate({
      ...to,
      template: { name: 'visit_time', language: { code: 'en_GB' }, components: [{ type: 'body', parameters }] },
    });

    const plan = Buffer.from('%PDF-1.7 plan of the second floor');
    const { id } = await api.media.upload({
      phoneNumberId: NUMBER,
      type: 'application/pdf',
      file: new Blob([plan], { type: 'application/pdf' }),
      fileName: 'plan.pdf',
    });
    await api.messages.sendDocument({ ...to, document: { id, filename: 'plan.pdf', caption: 'The plan' } });

    expect(await phone(3)).toMatchObject([
      { id: text.messages[0]!.id, type: 'text', content: { body: 'Yes, until Sunday.' }, callback: 'm1.8' },
      {
        type: 'template',
        template: 'visit_time',
        text: { body: 'Hello Meena, we meet on Sunday at the gate of the society.' },
      },
      { type: 'document', content: { id, filename: 'plan.pdf', caption: 'The plan' } },
    ]);
    expect(await fileOf(id)).toEqual(plan);
  });

  it('reads, downloads and deletes a file that somebody sent', async () => {
    const api = client();
    await meta.say(MEENA, { image: { data: JPEG.toString('base64'), mime: 'image/jpeg' } });
    const { id } = (await until(() => meta.receiver.messages()[0])).image;
    const one = { mediaId: id, phoneNumberId: NUMBER };
    expect(await api.media.get(one)).toMatchObject({ id, mimeType: 'image/jpeg' });
    // It sends its token along to Meta's own hosts alone, unless it is told to.
    const bytes = (await api.media.download({ ...one, auth: 'always' })) as ArrayBuffer;
    expect(Buffer.from(bytes)).toEqual(JPEG);
    expect(await api.media.delete(one)).toEqual({ success: true });
    await expect(api.media.get(one)).rejects.toMatchObject({ httpStatus: 400, code: 100, errorSubcode: 33 });
  });

  it('lists the templates', async () => {
    const { data } = await client().templates.list({
      businessAccountId: (await meta.control('GET', 'seed')).body.wabaId,
    });
    expect(data).toMatchObject([{ name: 'visit_time', status: 'APPROVED', language: 'en_GB' }]);
  });

  it('is refused with a wrong token, and told what is wrong with a message', async () => {
    const refused = await client('EAAnobody')
      .messages.sendText({ ...to, body: 'Hello' })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(GraphApiError);
    expect(refused).toMatchObject({ httpStatus: 401, code: 190, type: 'OAuthException' });
    expect((refused as GraphApiError).isAuthError()).toBe(true);
    await expect(
      client().messages.sendTemplate({ ...to, template: { name: 'never_made', language: { code: 'en_GB' } } }),
    ).rejects.toMatchObject({ code: 132001 });
    expect((await meta.control('GET', `messages?to=${MEENA}`)).body).toEqual([]);
  });
});
