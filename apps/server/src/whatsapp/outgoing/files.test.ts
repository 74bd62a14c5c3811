import { mediaTexts } from '@angan/contract/whatsapp/media-texts.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aMeta, type Meta, ourPhone } from '../../../test/a-meta.ts';
import { aJpeg } from '../../../test/a-whatsapp.ts';
import { aForm } from '../../../test/support.ts';
import { aWhatsappOffice, secondPhone, somebody, type WhatsappOffice } from '../../../test/whatsapp-office.ts';
import { newLog } from '../../core/log.ts';
import { chatsFor } from '../chat-rows/index.ts';
import { startWhatsapp, type WhatsappRunner } from '../run.ts';

let meta: Meta;
let office: WhatsappOffice;
let second: number;
let runner: WhatsappRunner;
let template: number;

beforeAll(async () => {
  meta = await aMeta();
  office = await aWhatsappOffice(meta.url);
  second = await office.secondNumber();
  const medium = await form('/sandesh/whatsapp_media/', { file_type: 'Image', description: 'Front' });
  [{ id: template }] = (await office.rows(
    `insert into whatsapp_template (company_id, template_name, language, category, status, body, waba_id, header_format, header_media)
      values ($1, 'front', 'en', 'MARKETING', 'APPROVED', 'New homes this week.', '1', 'IMAGE', $2) returning id`,
    [office.company, medium.id],
  )) as [{ id: number }];
  runner = await startWhatsapp(office.server.databaseUrl, office.server.services, newLog('silent'));
});
afterEach(() => {
  meta.taken.length = 0;
  meta.state.uploads.length = 0;
  meta.state.decideUpload = () => 'taken';
});
afterAll(async () => {
  await runner.stop();
  await office.server.close();
  await meta.close();
});

const form = async (path: string, fields: Record<string, string>) => {
  const { payload, headers } = aForm(fields, { file: { name: 'front.jpg', content: await aJpeg() } });
  const answer = await office.server.ask('POST', path, office.admin.token, payload, headers);
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body as { id: number; chat: number };
};
const chatOn = async (number: number) =>
  (await office.step((db) => chatsFor(db, office.company, [{ number, wa_id: somebody() }])))[0]!;
const write = async (chat: number) => {
  const body = { chat, content_type: 'template', template };
  const answer = await office.server.ask('POST', '/mgmt/whatsappmessage/', office.admin.token, body);
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body.id as number;
};
const becomes = (ids: readonly number[], status: string) =>
  expect
    .poll(async () =>
      (await office.rows('select status from whatsapp_message where id = any ($1)', [ids])).map((row) => row.status),
    )
    .toEqual(ids.map(() => status));
/** The id of the file in what Meta took, by the number that sent it. */
const idsSent = () =>
  Object.fromEntries(
    meta.taken.map(({ body }) => {
      const { components } = body.template as { components: { parameters: { image: { id: string } }[] }[] };
      return [components[0]!.parameters[0]!.image.id, true];
    }),
  );

test('a file goes to Meta once for each number that sends it, and anew before Meta forgets it', async () => {
  const chats = [await chatOn(office.number), await chatOn(office.number), await chatOn(second), await chatOn(second)];
  await becomes(await Promise.all(chats.map(write)), 'accepted');
  expect(meta.state.uploads.map(({ phone }) => phone).toSorted()).toEqual([ourPhone, secondPhone]);
  expect(Object.keys(idsSent()).toSorted()).toEqual(meta.state.uploads.map(({ id }) => id).toSorted());

  // Another process, or this one when it comes again, knows what was put there; not for ever.
  await runner.stop();
  runner = await startWhatsapp(office.server.databaseUrl, office.server.services, newLog('silent'));
  await becomes([await write(chats[2]!)], 'accepted');
  expect(meta.state.uploads).toHaveLength(2);
  await runner.stop();
  await office.rows(`update whatsapp_upload set uploaded_at = uploaded_at - interval '26 days'`);
  runner = await startWhatsapp(office.server.databaseUrl, office.server.services, newLog('silent'));
  await becomes([await write(chats[2]!)], 'accepted');
  expect(meta.state.uploads.map(({ phone }) => phone).toSorted()).toEqual([ourPhone, secondPhone, secondPhone]);
});

test('what is sent in a chat goes to Meta after the answer, by the chat’s number; a refusal stands at the message', async () => {
  const chat = await chatOn(second);
  meta.state.decideUpload = () => ({ code: 131053 });
  const message = await form('/mgmt/whatsappmessage/', { chat: String(chat), message_body: 'The front' });
  await becomes([message.id], 'failed');
  const { body } = await office.server.ask('GET', `/mgmt/whatsappchat/${chat}/messages/`, office.admin.token);
  expect(body.results[0]).toMatchObject({ failure: expect.stringContaining('could not take the file') });
  meta.state.decideUpload = () => 'taken';
  await office.server.ask('POST', `/mgmt/whatsappmessage/${message.id}/again/`, office.admin.token);
  await becomes([message.id], 'accepted');
  expect(meta.state.uploads).toMatchObject([{ phone: secondPhone }]);
  expect(meta.taken[0]!.body.image).toEqual({ id: meta.state.uploads[0]!.id, caption: 'The front' });
});

test('Meta away for a moment holds a file back; bytes that are gone fail their message and no other', async () => {
  const chat = await chatOn(office.number);
  let refusals = 1;
  meta.state.decideUpload = () => (refusals-- > 0 ? { code: 131000, status: 500 } : 'taken');
  const message = await form('/mgmt/whatsappmessage/', { chat: String(chat) });
  await becomes([message.id], 'accepted');
  const lost = await form('/mgmt/whatsappmessage/', { chat: String(chat) });
  await becomes([lost.id], 'accepted');
  await office.rows(
    `update whatsapp_message set status = 'queued', due_at = now(), content = '{"type":"image","image":{"id":"file:999999"}}' where id = $1`,
    [lost.id],
  );
  await becomes([lost.id], 'failed');
  const [row] = await office.rows('select error_title from whatsapp_message where id = $1', [lost.id]);
  expect(row.error_title).toBe(mediaTexts.gone);
});
