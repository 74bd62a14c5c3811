import { messageId } from '../ids.ts';
import type { Meta } from '../meta.ts';
import type { Customer, Message, PhoneNumber } from '../state.ts';
import { contactOf } from './customers.ts';

const WINDOW_MS = 24 * 3_600_000;

export interface Incoming {
  type: string;
  content: Record<string, unknown>;
  /** The message that it answers. */
  context?: string | null;
  /** The group that it is said in; undefined in the customer's own chat. */
  group?: string | undefined;
  /** What a webhook carries beside: forwarded, referral, errors. */
  extra?: Record<string, unknown>;
  media?: string | null;
}

/** A customer writes: it is logged, opens the window for 24 hours and is told. */
export function receive(meta: Meta, number: PhoneNumber, customer: Customer, incoming: Incoming): Message {
  const { type, content, context = null } = incoming;
  const now = meta.clock.now();
  const message: Message = {
    id: messageId('in', customer.digits),
    direction: 'in',
    number: number.id,
    customer: customer.id,
    at: now,
    type,
    content,
    template: null,
    media: incoming.media ?? null,
    callback: null,
    status: 'delivered',
    error: null,
    context,
    reactions: {},
  };
  meta.limits.throughput(number, now);
  meta.messages.add(message, customer);
  if (!incoming.group) customer.windows[number.id] = now + WINDOW_MS;
  if (type === 'reaction') {
    const target = meta.messages.find(String(content.message_id));
    if (target) target.reactions.customer = typeof content.emoji === 'string' ? content.emoji : '';
  }
  meta.webhooks.message(number, told(meta, message, customer, number, incoming), contactOf(customer));
  meta.changed();
  return message;
}

function told(meta: Meta, message: Message, customer: Customer, number: PhoneNumber, incoming: Incoming) {
  const answered = message.context === null ? undefined : meta.messages.find(message.context);
  const context = message.context && {
    from: answered?.direction === 'in' ? customer.digits : number.digits,
    id: message.context,
  };
  return {
    ...(context && { context }),
    ...(customer.phone_visible && { from: customer.digits }),
    from_user_id: customer.id,
    ...(incoming.group && { group_id: incoming.group }),
    ...(customer.parent_id && { from_parent_user_id: customer.parent_id }),
    id: message.id,
    timestamp: String(meta.clock.seconds()),
    type: message.type,
    [message.type]: message.type === 'contacts' ? message.content.list : message.content,
    ...incoming.extra,
  };
}

/**
 * Somebody of the business writes on their phone, in the app in which the number is as well: logged as sent, and told as an
 * echo (`smb_message_echoes`).
 */
export function writeInApp(meta: Meta, number: PhoneNumber, customer: Customer, text: string): Message {
  const message: Message = {
    ...{ id: messageId('out', customer.digits), direction: 'out', number: number.id, customer: customer.id },
    ...{ at: meta.clock.now(), type: 'text', content: { body: text }, template: null, media: null, callback: null },
    ...{ status: 'delivered', error: null, context: null, reactions: {} },
  };
  meta.messages.add(message, customer);
  meta.webhooks.value(number, 'smb_message_echoes', {
    message_echoes: [
      {
        from: number.digits,
        to: customer.digits,
        id: message.id,
        timestamp: String(meta.clock.seconds()),
        type: 'text',
        text: { body: text },
      },
    ],
  });
  meta.changed();
  return message;
}

/** A system message that a customer has a new number, and with it a new user id; it has no contacts beside it. */
export function changeNumber(meta: Meta, number: PhoneNumber, customer: Customer, digits: string): void {
  const old = { digits: customer.digits, id: customer.id };
  meta.customers.move(customer, digits);
  for (const message of customer.chat) message.customer = customer.id;
  const tell = (system: Record<string, unknown>) =>
    meta.webhooks.message(
      number,
      {
        from: old.digits,
        id: messageId('in', old.digits),
        timestamp: String(meta.clock.seconds()),
        type: 'system',
        system,
      },
      null,
    );
  const body = `User ${customer.name || old.digits} changed from ${old.digits} to ${digits}`;
  tell({ body, wa_id: digits, type: 'user_changed_number' });
  tell({ body, previous_user_id: old.id, user_id: customer.id, type: 'user_changed_user_id' });
  meta.changed();
}

/** WhatsApp's own switch of marketing messages. */
export function setPreference(meta: Meta, number: PhoneNumber, customer: Customer, value: 'stop' | 'resume'): void {
  customer.stopped = value === 'stop';
  const detail = `User requested to ${value} marketing messages`;
  meta.webhooks.value(number, 'user_preferences', {
    contacts: [contactOf(customer)],
    user_preferences: [
      {
        ...(customer.phone_visible && { wa_id: customer.digits }),
        user_id: customer.id,
        detail,
        category: 'marketing_messages',
        value,
        timestamp: meta.clock.seconds(),
      },
    ],
  });
  meta.changed();
}
