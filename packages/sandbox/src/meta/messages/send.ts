import { MEDIA } from '../media-rules.ts';
import type { Meta } from '../meta.ts';
import type { Customer, Message, PhoneNumber, Template } from '../state.ts';
import { pause } from '../templates/lifecycle.ts';
import { fileFault, fileOfLink } from './link.ts';
import { cardFiles, mediaOf } from './shown-media.ts';
import { tellStatus } from './statuses.ts';

type Failure = { code: number; details?: string };

/** Takes a message that passed all checks: it is logged now, its statuses come later. */
export function accept(
  meta: Meta,
  number: PhoneNumber,
  customer: Customer,
  message: Message,
  template: Template | null,
  link: string | null,
): void {
  meta.messages.add(message, customer);
  customer.typing_until = 0;
  if (message.type === 'reaction') react(meta, message);
  const failure = failureOf(meta, number, customer, message);
  if (!failure && template?.pacing) {
    if (template.pacing.left <= 0) {
      message.status = 'held';
      template.pacing.held.push(message.id);
      return;
    }
    template.pacing.left--;
  }
  if (link && !failure) void afterLink(meta, message, customer, link);
  else go(meta, message, customer, failure);
}

async function afterLink(meta: Meta, message: Message, customer: Customer, link: string): Promise<void> {
  const file = await fileOfLink(meta, link, message.number);
  const kind = mediaOf(message.content, message.type, message.template)?.kind ?? 'document';
  const fault = typeof file === 'string' ? file : fileFault(file, kind);
  if (typeof file !== 'string') message.media = file.id;
  go(meta, message, customer, fault ? { code: 131053, details: fault } : null);
}

/** What will become of a message, decided when it is accepted; null where it arrives. */
function failureOf(meta: Meta, number: PhoneNumber, customer: Customer, message: Message): Failure | null {
  const now = meta.clock.now();
  const { settings } = meta;
  const suffix = settings.not_on_whatsapp_suffix;
  if (!customer.on_whatsapp || (suffix !== '' && customer.digits.endsWith(suffix))) return { code: 131026 };
  const open = (customer.windows[number.id] ?? 0) > now;
  if (!message.template && !open) return { code: 131047 };
  if (message.template?.category === 'MARKETING') {
    if (customer.stopped) return { code: 131050 };
    if (!open && !meta.limits.marketingCap(customer, now, settings.marketing_cap)) return { code: 131049 };
  }
  if (!open && !meta.limits.tier(meta.wabas.get(number.waba)!, customer, now))
    return { code: settings.over_limit_code };
  for (const one of [mediaOf(message.content, message.type, message.template), ...cardFiles(message.content)]) {
    const file = one?.id ? meta.media.find(one.id, now) : undefined;
    const fault = file && one && one.kind in MEDIA ? fileFault(file, one.kind) : null;
    if (fault) return { code: 131053, details: fault };
  }
  return null;
}

/** Sends an accepted message on its way: sent, then delivered, then read, or failed. */
export function go(meta: Meta, message: Message, customer: Customer, failure: Failure | null = null): void {
  const { clock, settings, faults } = meta;
  const scripted = faults.forStatus(customer.digits);
  const fails =
    failure ?? (scripted?.kind === 'status_failed' ? { code: scripted.code, details: scripted.details } : null);
  clock.after(settings.sent_ms, () => {
    tellStatus(meta, message, fails ? 'failed' : 'sent', fails ?? undefined);
    // A reaction has no further status, and somebody who blocked the business gets nothing.
    if (fails || message.type === 'reaction' || customer.blocked || scripted?.kind === 'status_stuck') return;
    clock.after(settings.delivered_ms, () => arrive(meta, message, customer));
  });
}

/** On the phone, when it is switched on. */
export function arrive(meta: Meta, message: Message, customer: Customer): void {
  if (message.status !== 'sent' || !customer.online) return;
  customer.unread++;
  if (customer.chat_open) {
    message.status = 'delivered';
    readAll(meta, customer);
    return;
  }
  tellStatus(meta, message, 'delivered');
  if (meta.settings.read === 'soon') meta.clock.after(meta.settings.read_ms, () => readOne(meta, message, customer));
}

function readOne(meta: Meta, message: Message, customer: Customer): void {
  if (message.status !== 'delivered') return;
  customer.unread = Math.max(0, customer.unread - 1);
  if (customer.receipts) tellStatus(meta, message, 'read');
}

/** The customer opens the chat: everything that arrived is read, and told unless receipts are off. */
export function readAll(meta: Meta, customer: Customer): void {
  if (customer.unread === 0) return;
  customer.unread = 0;
  if (!customer.receipts) return;
  for (const message of customer.chat)
    if (message.direction === 'out' && message.status === 'delivered') tellStatus(meta, message, 'read');
}

function react(meta: Meta, message: Message): void {
  const target = meta.messages.find(String(message.content.message_id));
  if (target) target.reactions.business = String(message.content.emoji);
}

/** Ends the pacing of a template: what was held goes out, or fails while the template is paused. */
export function endPacing(meta: Meta, template: Template, outcome: 'release' | 'drop'): number {
  const held = template.pacing?.held ?? [];
  template.pacing = null;
  for (const id of held) {
    const message = meta.messages.find(id);
    const customer = message && meta.customers.byId.get(message.customer);
    if (!message || !customer) continue;
    message.status = 'accepted';
    go(meta, message, customer, outcome === 'drop' ? { code: 132015 } : null);
  }
  if (outcome === 'drop') pause(meta, template, 'pacing');
  return held.length;
}
