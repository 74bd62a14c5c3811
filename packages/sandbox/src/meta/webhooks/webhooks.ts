import type { Clock } from '../clock.ts';
import type { Facebook } from '../facebook/state.ts';
import type { MetaFault, MetaFaults } from '../faults.ts';
import { Ring } from '../ring.ts';
import type { Settings } from '../settings.ts';
import type { App, PhoneNumber, Waba } from '../state.ts';
import { escaped, signature, type Update } from './body.ts';
import { type Delivery, Line } from './line.ts';
import { post } from './post.ts';

const KEPT = 300;
const LOGGED_BODY = 6000;
const OBJECT = 'whatsapp_business_account';
const PAGE = 'page';
/** These are told to the app's own address, whatever the account says. */
const NO_OVERRIDE = /^(message_template|template_)/;
/** Unordered updates that nothing more joins go out after this. */
const GATHER_MS = 300;

/** What of Meta the webhooks ask. */
interface Around {
  clock: Clock;
  settings: Settings;
  apps: ReadonlyMap<string, App>;
  wabas: ReadonlyMap<string, Waba>;
  facebook: Facebook;
  faults: MetaFaults;
  changed(): void;
}

/** Tells the subscribed apps what happened, with bad manners where a switch says so. */
export class Webhooks {
  readonly log = new Ring<Delivery>(KEPT);
  /** Updates that were told; POSTs that were answered 200 and that were not; updates nobody had subscribed to. */
  readonly counts = { updates: 0, posts: 0, failed: 0, unheard: 0, lost: 0 };
  private lines = new Map<string, Line>();
  private readonly heads = new Map<string, string>();
  private gathered: Update[] = [];
  private readonly meta: () => Around;

  constructor(meta: () => Around) {
    this.meta = meta;
  }

  /** A value about the account, its templates or numbers. */
  account(waba: string, field: string, value: unknown): void {
    this.tell({ object: OBJECT, waba, field, kind: 'value', json: JSON.stringify(value), contact: null, head: '' });
  }

  /** A value about a page of Facebook. */
  page(id: string, field: string, value: unknown): void {
    this.tell({ object: PAGE, waba: id, field, kind: 'value', json: JSON.stringify(value), contact: null, head: '' });
  }

  status(number: PhoneNumber, status: unknown, contact: unknown): void {
    this.aboutNumber('status', number, status, contact);
  }

  message(number: PhoneNumber, message: unknown, contact: unknown): void {
    this.aboutNumber('message', number, message, contact);
  }

  /** A value of the field `messages` with neither messages nor statuses: whole-value errors, or what a test makes up. */
  value(number: PhoneNumber, field: string, more: Record<string, unknown>): void {
    const json = `{${this.headOf(number)}${Object.keys(more).length > 0 ? ',' : ''}${JSON.stringify(more).slice(1)}`;
    this.tell({ object: OBJECT, waba: number.waba, field, kind: 'value', json, contact: null, head: '' });
  }

  /** POSTs a body as it is, signed for the app, to where the account's messages go; for tests of the receiver. */
  async raw(waba: string, body: string): Promise<number[]> {
    const all = this.targets(this.meta().wabas.get(waba), 'messages');
    return Promise.all(all.map(({ url, secret }) => post(url, body, signature(secret, body), 10_000)));
  }

  /** Updates that wait for their first POST. */
  get behind(): number {
    return [...this.lines.values()].reduce((sum, line) => sum + line.behind, 0);
  }

  /** POSTs that wait to be made again. */
  get retrying(): number {
    return [...this.lines.values()].reduce((sum, line) => sum + line.retrying, 0);
  }

  clear(): void {
    this.log.clear();
    Object.assign(this.counts, { updates: 0, posts: 0, failed: 0, unheard: 0, lost: 0 });
    for (const line of this.lines.values()) line.close();
    this.lines = new Map();
    this.gathered = [];
  }

  private aboutNumber(kind: 'status' | 'message', number: PhoneNumber, item: unknown, contact: unknown): void {
    this.tell({
      object: OBJECT,
      waba: number.waba,
      field: 'messages',
      kind,
      json: JSON.stringify(item),
      contact: contact ? JSON.stringify(contact) : null,
      head: this.headOf(number),
    });
  }

  private headOf(number: PhoneNumber): string {
    const known = this.heads.get(number.id);
    if (known) return known;
    const metadata = { display_phone_number: number.digits, phone_number_id: number.id };
    const head = `"messaging_product":"whatsapp","metadata":${JSON.stringify(metadata)}`;
    this.heads.set(number.id, head);
    return head;
  }

  private tell(parts: Omit<Update, 'time'>): void {
    const meta = this.meta();
    if (parts.object === OBJECT && !meta.wabas.has(parts.waba)) return;
    const { json, contact } = parts;
    const update: Update = {
      ...parts,
      json: escaped(json),
      contact: contact && escaped(contact),
      time: meta.clock.seconds(),
    };
    const fault = meta.faults.forWebhook();
    if (fault) this.mistell(fault, update);
    else this.deliver(update);
  }

  private mistell(fault: MetaFault, update: Update): void {
    switch (fault.kind) {
      case 'webhook_lost':
        this.counts.lost++;
        return;
      case 'webhook_late':
        this.meta().clock.after(fault.ms, () => this.deliver(update));
        return;
      case 'webhook_double':
        this.deliver(update);
        this.deliver(update);
        return;
      default:
        this.gather(update, fault.times === 0);
    }
  }

  /** Keeps updates until the last of the fault is there, or nothing more comes, and tells them backwards. */
  private gather(update: Update, last: boolean): void {
    this.gathered.push(update);
    const count = this.gathered.length;
    const release = () => {
      for (const one of this.gathered.reverse()) this.deliver(one);
      this.gathered = [];
    };
    if (last) release();
    else
      this.meta().clock.after(GATHER_MS, () => {
        if (this.gathered.length === count) release();
      });
  }

  private deliver(update: Update): void {
    const targets =
      update.object === PAGE
        ? this.targetsOfPage(update)
        : this.targets(this.meta().wabas.get(update.waba), update.field);
    if (targets.length === 0) this.counts.unheard++;
    for (const { url, secret } of targets) {
      this.counts.updates++;
      this.lineTo(url, secret, update.object).add(update);
    }
  }

  private targets(waba: Waba | undefined, field: string): { url: string; secret: string }[] {
    const meta = this.meta();
    const targets: { url: string; secret: string }[] = [];
    for (const { id, override } of waba?.apps ?? []) {
      const app = meta.apps.get(id);
      const own = app?.subscriptions.find(({ object, fields }) => object === OBJECT && fields.includes(field));
      const url = override && !NO_OVERRIDE.test(field) ? override.uri : own?.callback_url;
      if (app && own && url) targets.push({ url, secret: app.secret });
    }
    return targets;
  }

  /** The apps that both the page and their own dashboard let hear of the field. */
  private targetsOfPage({ waba, field }: Update): { url: string; secret: string }[] {
    const meta = this.meta();
    return (meta.facebook.pages.get(waba)?.apps ?? []).flatMap(({ id, fields }) => {
      const app = meta.apps.get(id);
      const own = app?.subscriptions.find((one) => one.object === PAGE && one.fields.includes(field));
      return app && own && fields.includes(field) ? [{ url: own.callback_url, secret: app.secret }] : [];
    });
  }

  private lineTo(url: string, secret: string, object: Update['object']): Line {
    const key = `${object} ${secret} ${url}`;
    let line = this.lines.get(key);
    if (!line) {
      const { clock } = this.meta();
      line = new Line(url, secret, {
        clock,
        connections: () => this.meta().settings.webhook_connections,
        batch: () => this.meta().settings.webhook_batch,
        timeout: () => this.meta().settings.webhook_timeout_ms,
        report: (delivery) => this.report(delivery),
      });
      this.lines.set(key, line);
    }
    return line;
  }

  private report({ whole, ...delivery }: Delivery & { whole: string }): void {
    this.counts[delivery.status === 200 ? 'posts' : 'failed']++;
    const kept = !this.meta().settings.quiet && whole.length <= LOGGED_BODY;
    this.log.put({ ...delivery, body: kept ? whole : null });
    this.meta().changed();
  }
}
