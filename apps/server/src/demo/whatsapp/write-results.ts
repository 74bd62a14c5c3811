import { filledTemplate } from '@angan/domain/whatsapp/templates/index.ts';
import type pg from 'pg';
import { insertRows } from '../insert-rows.ts';
import type { Place } from './place.ts';
import type { RanTo } from './ran-to.ts';
import type { DemoTemplate } from './template-parts.ts';

/** A broadcast that has begun. */
export interface Begun {
  readonly id: number;
  readonly at: Date;
  readonly template: number;
  readonly content: DemoTemplate;
}

const secondMs = 1000;

/** When somebody reads it: some at once, some after an hour. */
const readAfter = (index: number) => 20 + ((index * 37) % 80) * 60;
export const moment = ({ at }: Begun, index: number, seconds: number): Date =>
  new Date(at.getTime() + (index * 2 + seconds) * secondMs);
export const answeredAt = (begun: Begun, index: number): Date => moment(begun, index, readAfter(index) + 90);
export const wamidOf = ({ id }: Begun, index: number): string => `wamid.demo.broadcast.${id}.${index}`;

/** Whom a broadcast went to, each with their message. */
export const writeResults = async (
  client: pg.PoolClient,
  place: Place,
  begun: Begun,
  ran: readonly RanTo[],
): Promise<void> => {
  const messages = await insertRows(
    client,
    'whatsapp_message',
    ran.map((one, index) => messageOf(one, index, place, begun)),
  );
  await insertRows(
    client,
    'whatsapp_recipient',
    ran.map(({ person, says, taps }, index) => ({
      company_id: place.company_id,
      broadcast: begun.id,
      contact: person.contact,
      name: person.name,
      given: '',
      wa_id: `91${person.mobile}`,
      country: '91',
      message: messages[index],
      replied_at: says ? answeredAt(begun, index) : null,
      reply: says,
      clicked: taps ? says : '',
    })),
  );
};

const titles: Readonly<Record<number, string>> = {
  131026: 'Message undeliverable',
  131049: 'This message was not delivered to maintain healthy ecosystem engagement.',
  131050: 'Unable to deliver the message: the recipient has stopped marketing messages from your business.',
};

const messageOf = ({ person, status, error }: RanTo, index: number, place: Place, begun: Begun) => {
  const filled = filledTemplate(begun.content, { body: [person.name] });
  const isGone = status !== 'queued';
  const isThere = status === 'delivered' || status === 'read';
  return {
    company_id: place.company_id,
    created_by: place.created_by,
    number: place.number,
    template: begun.template,
    broadcast: begun.id,
    chat: person.chat,
    direction: 'outgoing',
    kind: 'template',
    body: filled.text,
    content: { type: 'template', template: filled.sent },
    wamid: isGone ? wamidOf(begun, index) : null,
    status,
    sent_at: isGone && status !== 'failed' ? moment(begun, index, 0) : null,
    delivered_at: isThere ? moment(begun, index, 3) : null,
    read_at: status === 'read' ? moment(begun, index, readAfter(index)) : null,
    failed_at: status === 'failed' ? moment(begun, index, 3) : null,
    error_code: error,
    error_title: error ? titles[error] : null,
    priority: 10,
    due_at: isGone ? begun.at : 'infinity',
    attempts: isGone ? 1 : 0,
    media_tries: 0,
    media_error: null,
    at: moment(begun, index, 0),
  };
};
