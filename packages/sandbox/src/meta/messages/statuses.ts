import { ERRORS } from '../errors.ts';
import type { Meta } from '../meta.ts';
import type { Customer, Message, MessageStatus, PhoneNumber } from '../state.ts';
import { contactOf } from './customers.ts';

const HREF = 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/';
const DAY_SECONDS = 86_400;
const CONVERSATION_UNTIL_VERSION = 24;

/** Details as Meta words them, where the code alone does not say enough. */
const DETAILS: Record<number, string> = {
  131026: 'Message Undeliverable.',
  131047:
    'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
  131048:
    'Message failed to send because there are restrictions on how many messages can be sent from this phone number.',
  131049: 'In order to maintain a healthy ecosystem engagement, the message failed to be delivered.',
  131050:
    'Unable to deliver the message. This recipient has chosen to stop receiving marketing messages on WhatsApp from your business',
};

/** Moves a message on, and tells it; with a code the message failed. A message never moves back. */
export function tellStatus(
  meta: Meta,
  message: Message,
  status: MessageStatus,
  failure?: { code: number; details?: string },
): void {
  const number = meta.numbers.get(message.number);
  const customer = meta.customers.byId.get(message.customer);
  if (!number || !customer) return;
  message.status = status;
  if (failure) message.error = failure.code;
  const contact = meta.settings.contacts_in_statuses ? contactOf(customer) : null;
  meta.webhooks.status(number, statusOf(meta, message, customer, number, failure), contact);
  meta.changed();
}

function statusOf(
  meta: Meta,
  message: Message,
  customer: Customer,
  number: PhoneNumber,
  failure?: { code: number; details?: string },
): Record<string, unknown> {
  const { status } = message;
  const told: Record<string, unknown> = { id: message.id, status, timestamp: String(meta.clock.seconds()) };
  if (customer.phone_visible) told.recipient_id = customer.digits;
  told.recipient_user_id = customer.id;
  if (message.callback !== null) told.biz_opaque_callback_data = message.callback;
  if (failure) told.errors = [errorOf(failure)];
  else if ((status === 'sent' || status === 'delivered') && message.type !== 'reaction')
    Object.assign(told, priced(meta, message, customer, number));
  return told;
}

/** An error as webhooks carry it. */
export function errorOf({ code, details }: { code: number; details?: string }) {
  const title = ERRORS[code]?.title ?? 'Error';
  return { code, title, message: title, error_data: { details: details ?? DETAILS[code] ?? title }, href: HREF };
}

const charged = new WeakMap<Message, boolean>();
/** Messages of a number in a month that are no template. */
const replies = new WeakMap<PhoneNumber, Map<string, number>>();

/** Said once of each message: its later statuses repeat it. */
function isCharged(meta: Meta, message: Message, number: PhoneNumber, open: boolean): boolean {
  const known = charged.get(message);
  if (known !== undefined) return known;
  const is = charge(meta, message, number, open);
  charged.set(message, is);
  return is;
}

function charge(meta: Meta, message: Message, number: PhoneNumber, open: boolean): boolean {
  const { window_charged_from, service_free } = meta.settings;
  const day = new Date(meta.clock.now()).toISOString();
  const byNewRules = day >= window_charged_from;
  if (message.template) return byNewRules || !open || message.template.category.toLowerCase() !== 'utility';
  if (!byNewRules) return false;
  const months = replies.get(number) ?? new Map<string, number>();
  const count = (months.get(day.slice(0, 7)) ?? 0) + 1;
  replies.set(number, months.set(day.slice(0, 7), count));
  return count > service_free;
}

/** What the message costs; below v24 also the conversation that it belongs to. */
function priced(meta: Meta, message: Message, customer: Customer, number: PhoneNumber): Record<string, unknown> {
  const open = (customer.windows[number.id] ?? 0) > meta.clock.now();
  const category = message.template?.category.toLowerCase() ?? 'service';
  const billable = isCharged(meta, message, number, open);
  const type = billable ? 'regular' : 'free_customer_service';
  if (meta.settings.webhook_version >= CONVERSATION_UNTIL_VERSION)
    return { pricing: { billable, pricing_model: 'PMP', type, category } };
  const conversation = {
    id: message.id
      .slice(-38)
      .replace(/[^A-Za-z0-9]/g, '')
      .toLowerCase(),
    ...(message.status === 'sent' && { expiration_timestamp: String(meta.clock.seconds() + DAY_SECONDS) }),
    origin: { type: category },
  };
  return { conversation, pricing: { billable, pricing_model: 'CBP', category } };
}
