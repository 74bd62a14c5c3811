import type { Clock } from '../clock.ts';
import { bodyOf, signature, type Update } from './body.ts';
import { post } from './post.ts';

/** A POST that was made, for the log. */
export interface Delivery {
  at: number;
  url: string;
  updates: number;
  fields: string;
  status: number;
  attempt: number;
  ms: number;
  /** Null where the sandbox is quiet, or where the body is long. */
  body: string | null;
}

export interface LineOptions {
  clock: Clock;
  connections: () => number;
  batch: () => number;
  timeout: () => number;
  report: (delivery: Delivery & { whole: string }) => void;
}

const LARGEST = 3 * 1024 * 1024;
/** Of an update's share in a body, beside its own JSON. */
const AROUND = 200;
/** Seconds before the second, third … attempt; after the last it stays at that pace. */
const BACKOFF = [0, 1, 5, 15, 60, 300, 900, 1800, 3600];
const GIVE_UP_MS = 7 * 86_400_000;
/** After a failure the line rests, so that an address that is down does not cost a POST for each update. */
const REST_MS = 50;

interface Posting {
  body: string;
  updates: number;
  fields: string;
  attempt: number;
  first: number;
}

/** What goes to one address: updates in order, several in a POST when behind, each POST again until it is answered 200. */
export class Line {
  private waiting: Update[] = [];
  private from = 0;
  private readonly again: Posting[] = [];
  private open = 0;
  private waitingAgain = 0;
  private resting = false;
  private closed = false;
  private readonly url: string;
  private readonly secret: string;
  private readonly options: LineOptions;

  constructor(url: string, secret: string, options: LineOptions) {
    this.url = url;
    this.secret = secret;
    this.options = options;
  }

  /** Updates not told yet, those that wait for another attempt left out. */
  get behind(): number {
    return this.waiting.length - this.from;
  }

  /** POSTs that nobody answered 200 yet and that are made again. */
  get retrying(): number {
    return this.waitingAgain;
  }

  add(update: Update): void {
    this.waiting.push(update);
    this.pump();
  }

  /** Nothing more is told, also what waits for another attempt. */
  close(): void {
    this.closed = true;
  }

  private pump(): void {
    while (!this.closed && !this.resting && this.open < this.options.connections()) {
      const posting = this.again.shift() ?? this.next();
      if (!posting) return;
      void this.send(posting);
    }
  }

  private next(): Posting | null {
    if (this.behind === 0) return null;
    let size = 0;
    let to = this.from;
    const most = Math.min(this.waiting.length, this.from + this.options.batch());
    for (; to < most; to++) {
      const { json, contact } = this.waiting[to]!;
      size += json.length + (contact?.length ?? 0) + AROUND;
      if (size > LARGEST && to > this.from) break;
    }
    const updates = this.waiting.slice(this.from, to);
    this.from = to;
    if (this.from === this.waiting.length) {
      this.waiting = [];
      this.from = 0;
    } else if (this.from > 10_000) {
      this.waiting = this.waiting.slice(this.from);
      this.from = 0;
    }
    const fields = [...new Set(updates.map(({ field }) => field))].join(', ');
    return { body: bodyOf(updates), updates: updates.length, fields, attempt: 1, first: this.options.clock.now() };
  }

  private async send(posting: Posting): Promise<void> {
    const { clock, timeout, report } = this.options;
    const { body, updates, fields, attempt } = posting;
    this.open++;
    if (attempt > 1) this.waitingAgain--;
    const began = performance.now();
    const status = await post(this.url, body, signature(this.secret, body), timeout());
    this.open--;
    const ms = Math.round((performance.now() - began) * 10) / 10;
    report({ at: clock.now(), url: this.url, updates, fields, status, attempt, ms, body: null, whole: body });
    if (status !== 200) this.retry(posting);
    this.pump();
  }

  private retry(posting: Posting): void {
    const { clock } = this.options;
    this.resting = true;
    setTimeout(() => {
      this.resting = false;
      this.pump();
    }, REST_MS).unref();
    if (clock.now() - posting.first > GIVE_UP_MS) return;
    this.waitingAgain++;
    const seconds = BACKOFF[Math.min(posting.attempt - 1, BACKOFF.length - 1)]!;
    clock.after(seconds * 1000, () => {
      this.again.push({ ...posting, attempt: posting.attempt + 1 });
      this.pump();
    });
  }
}
