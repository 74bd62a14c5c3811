import { Ring } from '../ring.ts';
import type { Customer, Message } from '../state.ts';

const KEPT = 50_000;
/** Messages that a phone still shows. */
const CHAT = 200;

/** What was sent and received: the newest 50,000 to read, and counts of all by recipient and by callback data. */
export class MessageLog {
  private readonly ring = new Ring<Message>(KEPT);
  private readonly byId = new Map<string, Message>();
  readonly toRecipient = new Map<string, number>();
  readonly byCallback = new Map<string, number>();
  readonly totals = { out: 0, in: 0 };

  add(message: Message, customer: Customer): void {
    const gone = this.ring.put(message);
    if (gone) this.byId.delete(gone.id);
    this.byId.set(message.id, message);
    customer.chat.push(message);
    if (customer.chat.length > 2 * CHAT) customer.chat.splice(0, CHAT);
    this.totals[message.direction]++;
    if (message.direction === 'in') return;
    const { digits } = customer;
    this.toRecipient.set(digits, (this.toRecipient.get(digits) ?? 0) + 1);
    if (message.callback !== null)
      this.byCallback.set(message.callback, (this.byCallback.get(message.callback) ?? 0) + 1);
  }

  find(id: string): Message | undefined {
    return this.byId.get(id);
  }

  /** Oldest first. */
  all(): Message[] {
    return this.ring.all();
  }

  clear(): void {
    this.ring.clear();
    for (const map of [this.byId, this.toRecipient, this.byCallback]) map.clear();
    Object.assign(this.totals, { out: 0, in: 0 });
  }
}
