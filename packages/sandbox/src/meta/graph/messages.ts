import { coded, GraphError, invalid } from '../errors.ts';
import { messageId } from '../ids.ts';
import { checkCommon, checkContent, digitsOf } from '../messages/check.ts';
import { checkPart, type Part } from '../messages/parts.ts';
import { accept } from '../messages/send.ts';
import { cardFiles, mediaOf } from '../messages/shown-media.ts';
import { checkTemplate, findTemplate } from '../messages/template-check.ts';
import type { Customer, Message, PhoneNumber, Template } from '../state.ts';
import { type GraphCall, json, ok, text } from './call.ts';
import { sendingNumber } from './numbers.ts';

const REACTION_DAYS = 30;
const DAY = 86_400_000;
const TYPING_MS = 25_000;

/** POST /{number}/messages: a message, or the mark that one was read. */
export function postMessage(call: GraphCall, number: PhoneNumber): unknown {
  sendingNumber(call, number);
  const { meta, params } = call;
  if (params.status === 'read') return markRead(call, number);
  const now = meta.clock.now();
  if (!meta.limits.throughput(number, now))
    throw coded(
      130429,
      'Message failed to send because there were too many messages sent from this phone number in a short period of time',
    );
  const { callback, context } = checkCommon(params);
  if (params.recipient_type !== undefined && params.recipient_type !== 'individual')
    throw invalid('Param recipient_type must be one of {individual}.');
  const { customer, input } = recipientOf(call, number);
  const type = text(params.type) ?? 'text';
  const template = type === 'template' ? templateOf(call, number, customer) : null;
  const content = template ? checkPart(params, 'template') : checkContent(decoded(params, type), type);
  const file = mediaOf(content, type, template);
  for (const one of [file, ...cardFiles(content)])
    if (one?.id && !meta.media.find(one.id, now))
      throw invalid(`Param ${one.where}['id'] is not a valid whatsapp business account media attachment ID`);
  if (type === 'reaction') checkReaction(call, content);
  if (!meta.limits.pair(number, customer, now, meta.settings))
    throw coded(
      131056,
      'Message failed to send because there were too many messages sent from this phone number to the same phone number in a short period of time.',
    );
  const message: Message = {
    id: messageId('out', customer.digits),
    direction: 'out',
    number: number.id,
    customer: customer.id,
    at: now,
    type,
    content,
    template: template && {
      id: template.id,
      name: template.name,
      category: template.category,
      components: template.components,
    },
    media: file?.id ?? null,
    callback,
    status: 'accepted',
    error: null,
    context,
    reactions: {},
  };
  accept(meta, number, customer, message, template, file?.link ?? null);
  const contact = params.to === undefined ? { input, user_id: customer.id } : { input, wa_id: customer.digits };
  const held = message.status === 'held' ? 'held_for_quality_assessment' : 'accepted';
  return {
    messaging_product: 'whatsapp',
    contacts: [contact],
    messages: [{ id: message.id, ...(template && { message_status: held }) }],
  };
}

/** In a form, parts come as JSON in text. */
const decoded = (params: Part, type: string): Part =>
  typeof params[type] === 'string' ? { ...params, [type]: json(params[type]) } : params;

/** By number, or else by business-scoped user id. */
function recipientOf(call: GraphCall, number: PhoneNumber): { customer: Customer; input: string } {
  const { meta, params } = call;
  if (params.to === undefined && typeof params.recipient === 'string') {
    const customer = meta.customers.byId.get(params.recipient);
    if (!customer) throw coded(131009, 'Parameter recipient is not a valid user id.');
    return { customer, input: params.recipient };
  }
  const digits = digitsOf(params.to, number.digits);
  if (digits === number.digits) throw coded(131021, 'Sender and recipient phone number are the same.');
  return { customer: meta.customers.at(digits), input: String(params.to) };
}

function templateOf(call: GraphCall, number: PhoneNumber, customer: Customer): Template {
  const part = checkPart(decoded(call.params, 'template'), 'template');
  const template = findTemplate(call.meta, number, part);
  if (template.category === 'AUTHENTICATION' && call.params.to === undefined)
    throw coded(131062, `An authentication template needs the phone number of ${customer.id}.`);
  checkTemplate(template, part, call.version);
  return template;
}

/** Its target must be known, no older than 30 days and no reaction itself. */
function checkReaction(call: GraphCall, content: Part): void {
  const target = call.meta.messages.find(String(content.message_id));
  const old = target && target.at < call.meta.clock.now() - REACTION_DAYS * DAY;
  if (!target || old || target.type === 'reaction')
    throw coded(131009, "reaction['message_id'] is not a message that can be reacted to.");
}

function markRead(call: GraphCall, number: PhoneNumber): unknown {
  const { meta, params } = call;
  if (params.messaging_product !== 'whatsapp') throw invalid('The parameter messaging_product is required.');
  const message = meta.messages.find(text(params.message_id) ?? '');
  const customer = message && meta.customers.byId.get(message.customer);
  if (message?.direction !== 'in' || !customer || message.number !== number.id)
    throw new GraphError({
      code: 131009,
      details: "Parameter message_id is not a message of this number's customers.",
    });
  for (const earlier of customer.chat)
    if (earlier.direction === 'in' && earlier.at <= message.at) earlier.status = 'read';
  if (params.typing_indicator !== undefined) customer.typing_until = meta.clock.now() + TYPING_MS;
  meta.changed();
  return ok;
}
