import { createHmac } from 'node:crypto';
import { newId, seconds } from './entities.ts';
import type { Manners } from './manners.ts';

const timeoutMs = 5_000;
/** Razorpay repeats for a day, each time after longer, and then switches the webhook off. */
const pauses = [1, 2, 5, 15, 60, 300, 900, 3_600, 7_200, 14_400, 28_800, 28_800];
const kept = 300;
const gatherMs = 300;

export interface Webhook {
  url: string;
  secret: string;
}
export interface Delivery {
  event_id: string;
  event: string;
  at: string;
  attempt: number;
  /** 0: nobody answered. */
  status: number;
  body: string;
}

/** Tells the product what happened, signed, again until it says that it heard. */
export class Webhooks {
  webhook: Webhook | undefined;
  log: Delivery[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private gathered: (() => void)[] = [];
  private readonly manners: Manners;
  private readonly changed: () => void;

  constructor(manners: Manners, changed: () => void) {
    this.manners = manners;
    this.changed = changed;
  }

  tell(event: string, payload: Record<string, unknown>): void {
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_AnganSandbox01',
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
      created_at: seconds(),
    });
    const id = newId('evt').slice(4);
    if (this.manners.take('webhook_lost')) return;
    const send = () => void this.send(id, event, body, 1);
    const late = this.manners.take('webhook_late');
    if (late) this.after(late.ms, send);
    else if (this.manners.take('webhook_unordered')) this.gather(send);
    else if (this.manners.take('webhook_double')) {
      send();
      send();
    } else send();
  }

  /** What was told before, told once more, byte for byte. Answers the receiver's status; 0 where nobody answered. */
  again({ event_id, event, body }: Delivery): Promise<number> {
    return this.post(event_id, event, body, 1);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.gathered = [];
  }

  clear(): void {
    this.stop();
    this.log = [];
  }

  /** Holds what comes within a moment back and tells it backwards. */
  private gather(send: () => void): void {
    this.gathered.push(send);
    if (this.gathered.length > 1) return;
    this.after(gatherMs, () => {
      for (const one of this.gathered.reverse()) one();
      this.gathered = [];
    });
  }

  private after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms).unref();
    this.timers.add(timer);
  }

  private async send(id: string, event: string, body: string, attempt: number): Promise<void> {
    const status = await this.post(id, event, body, attempt);
    const pause = pauses[attempt - 1];
    if ((status < 200 || status > 299) && this.webhook && pause)
      this.after(pause * 1000, () => void this.send(id, event, body, attempt + 1));
  }

  private async post(event_id: string, event: string, body: string, attempt: number): Promise<number> {
    if (!this.webhook) return 0;
    const { url, secret } = this.webhook;
    const key = this.manners.take('webhook_wrong_signature') ? `${secret}, but wrong` : secret;
    const status = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': createHmac('sha256', key).update(body).digest('hex'),
        'x-razorpay-event-id': event_id,
      },
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    this.log = [{ event_id, event, at: new Date().toISOString(), attempt, status, body }, ...this.log].slice(0, kept);
    this.changed();
    return status;
  }
}
