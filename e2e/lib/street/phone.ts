import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Call } from '@angan/contract/kit/call.ts';
import type { Session } from '../browser.ts';

/** `lost`: the server does it, and nobody hears of it. `gate`: only a gateway answers. */
export const lines = ['up', 'down', 'lost', 'gate'] as const;
export type Line = (typeof lines)[number];

interface Disk {
  readonly texts: Map<string, string>;
  readonly values: Map<string, { at: number; value: unknown }>;
}
/** What the app has its phone write, which the phone then says is written. */
export interface Asked {
  readonly texts?: { readonly key: string; readonly text: string | undefined };
  readonly values?: {
    readonly id: number;
    readonly name: string;
    readonly kept: { at: number; value: unknown } | undefined;
  };
}
/** What somebody does on the phone. */
export type Wish =
  | { readonly do: 'save'; readonly call: Pick<Call, 'path' | 'method' | 'access'>; readonly body: object }
  | { readonly do: 'send' }
  | { readonly do: 'look' };
export type Done = { readonly id: number; readonly answer?: unknown; readonly failure?: string };

export interface AppData {
  readonly url: string;
  readonly session: Session;
  readonly disk: Disk;
  /** The line, the hours by which the clock is wrong, and how many texts are written. */
  readonly shared: Int32Array;
}

interface Waiting {
  readonly title: string;
  readonly state: string;
  readonly problem?: string;
}

/** A phone on the street. Its app is a thread of its own, of which nothing is left when it is killed but what is on the disk. */
export class Phone {
  readonly #url: string;
  readonly #session: () => Promise<Session>;
  readonly #disk: Disk = { texts: new Map(), values: new Map() };
  readonly #shared = new Int32Array(new SharedArrayBuffer(12));
  #app: Worker | undefined;
  #asked = 0;
  readonly #open = new Map<number, (done: Done) => void>();

  constructor(url: string, session: () => Promise<Session>) {
    this.#url = url;
    this.#session = session;
  }

  setLine(line: Line): void {
    Atomics.store(this.#shared, 0, lines.indexOf(line));
  }

  /** Sets the clock wrong by so many hours more. */
  moveClock(hours: number): void {
    Atomics.add(this.#shared, 1, hours);
  }

  async start(): Promise<void> {
    const workerData: AppData = {
      url: this.#url,
      session: await this.#session(),
      disk: this.#disk,
      shared: this.#shared,
    };
    const app = new Worker(new URL('./app.ts', import.meta.url), { workerData });
    this.#app = app;
    const ready = new Promise<void>((resolve, reject) => {
      app.on('error', reject);
      app.on('message', (message: Asked & { done?: Done; ready?: true }) => {
        if (this.#app !== app) return;
        if (message.ready) resolve();
        else if (message.done) this.#open.get(message.done.id)?.(message.done);
        else this.#write(app, message);
      });
    });
    await ready;
  }

  /** Ends the app in the middle of whatever it does. */
  async kill(): Promise<void> {
    const app = this.#app;
    this.#app = undefined;
    this.#open.clear();
    if (!app) return;
    const gone = once(app, 'exit');
    await app.terminate();
    await gone.catch(() => undefined);
  }

  save(call: Pick<Call, 'path' | 'method' | 'access'>, body: object): Promise<unknown> {
    const { path, method, access } = call;
    return this.#ask({ do: 'save', call: { path, method, access }, body });
  }
  send(): Promise<unknown> {
    return this.#ask({ do: 'send' });
  }
  waiting(): Promise<Waiting[]> {
    return this.#ask({ do: 'look' }) as Promise<Waiting[]>;
  }

  /** What is on its disk, as somebody would read it who took the phone apart: the queue is sealed there, this is not. */
  get texts(): readonly string[] {
    return [...this.#disk.texts.values()];
  }

  /** Never settles where the app is killed meanwhile: whoever asked it is told nothing. */
  #ask(wish: Wish): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#open.set(id, ({ answer, failure }) => {
        this.#open.delete(id);
        if (failure === undefined) resolve(answer);
        else reject(new Error(failure));
      });
      this.#app!.postMessage({ id, wish });
    });
  }

  #write(app: Worker, { texts, values }: Asked): void {
    if (texts) {
      if (texts.text === undefined) this.#disk.texts.delete(texts.key);
      else this.#disk.texts.set(texts.key, texts.text);
      Atomics.add(this.#shared, 2, 1);
      Atomics.notify(this.#shared, 2);
    }
    if (values) {
      const { id, name, kept } = values;
      if (kept) this.#disk.values.set(name, kept);
      else this.#disk.values.delete(name);
      app.postMessage({ written: id });
    }
  }
}
