import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messageLine } from '@angan/domain/whatsapp/chats.ts';
import { fromMeta } from '@angan/domain/whatsapp/templates/index.ts';
import { expect } from 'vitest';
import { chatsFor } from '../../src/whatsapp/chat-rows/index.ts';
import { isSigned } from '../../src/whatsapp/incoming/signature.ts';
import { type Json, part, parts, said } from '../../src/whatsapp/meta/json.ts';
import { ourAccount, ourPhone } from '../a-meta.ts';
import type { WhatsappOffice } from '../whatsapp-office.ts';

const folder = process.env.ANGAN_WHATSAPP_PAYLOADS;

/** The files of the folder that ANGAN_WHATSAPP_PAYLOADS names: payloads as others have seen them, a JSON file each. */
export const payloadFiles: readonly string[] =
  folder && existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

/** The same about our account and number. */
const asOurs = (webhook: Json): Json => ({
  ...webhook,
  entry: parts(webhook.entry).map((entry) => ({
    ...entry,
    id: ourAccount,
    changes: parts(entry.changes).map((change) => {
      const value = part(change.value);
      const isAboutMessages = value.messages !== undefined || value.statuses !== undefined;
      const metadata = { ...part(value.metadata), phone_number_id: ourPhone };
      return { ...change, value: isAboutMessages ? { ...value, metadata } : value };
    }),
  })),
});
const changesOf = (webhook: Json) => parts(webhook.entry).flatMap((entry) => parts(entry.changes));
const listOf = (webhook: Json, name: string) => changesOf(webhook).flatMap(({ value }) => parts(part(value)[name]));
const get = async (office: WhatsappOffice, url: string) =>
  (await office.server.ask('GET', url, office.admin.token)).body;

/** What it speaks of has to be here: a message that we sent, a template that we submitted. */
const prepare = async (office: WhatsappOffice, webhook: Json) => {
  for (const { id, recipient_id } of listOf(webhook, 'statuses')) {
    const known = { number: office.number, wa_id: said(recipient_id) || 'nobody' };
    const [chat] = await office.step((db) => chatsFor(db, office.company, [known]));
    await office.rows(
      `insert into whatsapp_message (company_id, chat, number, direction, kind, content, wamid, status)
         values ($1, $2, $3, 'outgoing', 'text', '{}', $4, 'accepted')`,
      [office.company, chat, office.number, id],
    );
  }
  for (const { value } of changesOf(webhook)) {
    const { message_template_id: id, message_template_name: name } = part(value);
    if (id === undefined) continue;
    await office.rows(
      `insert into whatsapp_template (company_id, template_name, language, category, status, body, waba_id, waba_template_id)
         values ($1, $2, 'en', 'UTILITY', 'PENDING', 'Hello', $3, $4)`,
      [office.company, said(name), ourAccount, said(id)],
    );
  }
};

/** What the calls show of it, and whether that is what it says. */
const look = async (office: WhatsappOffice, webhook: Json): Promise<unknown[]> => {
  const seen: unknown[] = [];
  for (const message of listOf(webhook, 'messages')) {
    const [row] = await office.rows('select id, chat from whatsapp_message where wamid = $1', [said(message.id)]);
    const { results } = await get(office, `/mgmt/whatsappchat/${row.chat}/messages/`);
    const shown = results.find((one: Json) => one.id === row.id);
    // Reactions, edits and news without words are not drawn as messages of their own.
    if (!shown) {
      seen.push({ drawn: false });
      continue;
    }
    if (message.type === 'text') expect(shown.message_body).toBe(part(message.text).body);
    // What is drawn says something: no bubble is empty.
    expect(messageLine(shown.kind, shown.message_body)).not.toBe('');
    const { name, user_whatsapp_number } = await get(office, `/mgmt/whatsappchat/${row.chat}/`);
    seen.push({ name, user_whatsapp_number, kind: shown.kind, body: shown.message_body });
  }
  for (const status of listOf(webhook, 'statuses')) {
    const [row] = await office.rows('select id, chat from whatsapp_message where wamid = $1', [said(status.id)]);
    const { results } = await get(office, `/mgmt/whatsappchat/${row.chat}/messages/`);
    const shown = results.find((one: Json) => one.id === row.id);
    expect(shown.status).toBe(status.status);
    seen.push({ status: shown.status, delivered_at: shown.delivered_at });
  }
  for (const { value } of changesOf(webhook)) {
    const id = said(part(value).message_template_id);
    if (!id) continue;
    const [row] = await office.rows('select id from whatsapp_template where waba_template_id = $1', [id]);
    const { status, rejected_what, rejected_change } = await get(office, `/sandesh/whatsapp_template/${row.id}/`);
    seen.push({ status, rejected_what, rejected_change });
  }
  return seen;
};

const tell = async (office: WhatsappOffice, given: Json): Promise<unknown[]> => {
  const webhook = asOurs(given);
  await prepare(office, webhook);
  const count = async () => (await office.rows('select count(*) from whatsapp_event'))[0].count;
  const before = await count();
  expect((await office.post(webhook, 'not the secret')).status).toBe(401);
  expect(await count()).toBe(before);
  for (let round = 0; round < 2; round++) expect((await office.post(webhook)).status).toBe(200);
  expect(await count()).toBe(before + 1);
  await office.take();
  const [event] = await office.rows('select error, taken_at from whatsapp_event order by id desc limit 1');
  expect(event).toMatchObject({ error: null, taken_at: expect.any(String) });
  const seen = await look(office, webhook);
  await office.post({ ...webhook, told_again: true });
  await office.take();
  expect(await look(office, webhook)).toEqual(seen);
  return seen;
};

/**
 * Does with a file what it is for, and answers what was seen: a webhook is told as if it were about our number and looked
 * for in the calls, templates are read, an example of a signature is checked. Throws where anything is not as it says.
 */
export const takeAndShow = async (office: WhatsappOffice, name: string): Promise<unknown> => {
  const given = JSON.parse(readFileSync(path.join(folder!, name), 'utf8')) as Json;
  if (given.entry !== undefined) return tell(office, given);
  if (given.raw_body !== undefined) {
    const isRight = isSigned(Buffer.from(said(given.raw_body)), said(given.header), said(given.secret));
    expect(isRight).toBe(true);
    return { signature: isRight };
  }
  const templates = given.data === undefined ? [given] : parts(given.data);
  return templates.map((one) => {
    const { content, beyond } = fromMeta(one as unknown as Parameters<typeof fromMeta>[0]);
    expect([content.name, content.body]).toEqual([one.name, expect.stringMatching(/\w/)]);
    return { name: content.name, header: content.header.format, buttons: content.buttons.length, beyond };
  });
};
