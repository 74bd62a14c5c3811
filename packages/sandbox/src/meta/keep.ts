import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Clock } from './clock.ts';
import { reset } from './create.ts';
import type { Meta } from './meta.ts';
import type { Customer, Media, Template } from './state.ts';
import { submit, unpauseInTime } from './templates/lifecycle.ts';

const IDLE_MS = 1000;
/** People whose chats are kept; of a load test's thousands only the last. */
const PEOPLE = 500;
/** Leads that are kept, the last. */
const LEADS = 500;

/** What survives a restart, as JSON. Logs, limits and statuses that were to come do not. */
const snapshot = (meta: Meta) => ({
  ahead: meta.clock.lead,
  settings: { ...meta.settings, quiet: false },
  apps: [...meta.apps.values()],
  wabas: [...meta.wabas.values()],
  numbers: [...meta.numbers.values()],
  tokens: [...meta.tokens.values()],
  facebook: {
    pages: [...meta.facebook.pages.values()],
    leads: [...meta.facebook.leads.values()].slice(-LEADS),
  },
  templates: [...meta.templates.byId.values()],
  resting: [...meta.templates.resting],
  handles: [...meta.handles],
  media: [...meta.media.byId.values()],
  customers: [...meta.customers.byId.values()].slice(-PEOPLE),
});

type Snapshot = ReturnType<typeof snapshot>;

/** Keeps the state in one file, written when nothing happened for a second, and at the end. */
export class Keeper {
  private readonly file: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(folder: string | undefined) {
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, 'meta.json');
  }

  soon(meta: Meta): void {
    if (!this.file || this.isClosed || meta.settings.quiet) return;
    if (this.timer) this.timer.refresh();
    else
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.save(meta);
      }, IDLE_MS).unref();
  }

  save(meta: Meta): void {
    if (!this.file) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    writeFileSync(`${this.file}.new`, JSON.stringify(snapshot(meta)));
    renameSync(`${this.file}.new`, this.file);
  }

  /** Saves a last time: what ends after it, such as a delivery under way, asks for no other. */
  close(meta: Meta): void {
    this.save(meta);
    this.isClosed = true;
  }

  load(meta: Meta): void {
    if (!this.file) return;
    let kept: Snapshot;
    try {
      kept = JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      // Nothing kept yet, or a file that a crash cut short: this Meta begins with its seed.
      return;
    }
    try {
      restore(meta, kept);
    } catch {
      // A file of another version: half of it would be worse than none.
      reset(meta);
    }
  }
}

function restore(meta: Meta, kept: Snapshot): void {
  meta.clock = new Clock(kept.ahead);
  Object.assign(meta.settings, kept.settings);
  const put = <Item extends { id: string }>(map: Map<string, Item>, items: readonly Item[]) => {
    for (const item of items) map.set(item.id, item);
  };
  // The seed may have been told new secrets since; its own rows win.
  put(
    meta.apps,
    kept.apps.map((app) => ({ ...app, secret: app.id === meta.seed.appId ? meta.seed.appSecret : app.secret })),
  );
  put(meta.wabas, kept.wabas);
  put(meta.numbers, kept.numbers);
  for (const token of kept.tokens) meta.tokens.set(token.token, token);
  put(meta.facebook.pages, kept.facebook.pages);
  put(meta.facebook.leads, kept.facebook.leads);
  put<Media>(meta.media.byId, kept.media);
  for (const [handle, file] of kept.handles) meta.handles.set(handle, file);
  for (const [name, until] of kept.resting) meta.templates.resting.set(name, until);
  for (const customer of kept.customers) restoreCustomer(meta, customer);
  for (const template of kept.templates) restoreTemplate(meta, template);
}

function restoreCustomer(meta: Meta, { chat, ...parts }: Customer): void {
  const customer = meta.customers.add({ ...parts, chat: [] });
  for (const message of chat) meta.messages.add(message, customer);
}

/** What waited for its review or for the end of a pause waits again; what was never submitted here waits for a person. */
function restoreTemplate(meta: Meta, template: Template): void {
  meta.templates.add(template);
  if (template.status === 'PENDING' && template.round > 0) submit(meta, template);
  if (template.status === 'PAUSED') unpauseInTime(meta, template);
}
