import { Clock } from './clock.ts';
import { Facebook } from './facebook/state.ts';
import { MetaFaults } from './faults.ts';
import { MediaStore } from './media-store.ts';
import { Customers } from './messages/customers.ts';
import { Limits } from './messages/limits.ts';
import { MessageLog } from './messages/log.ts';
import type { Meta } from './meta.ts';
import { Ring } from './ring.ts';
import { plant, type Seed } from './seed.ts';
import { usualSettings } from './settings.ts';
import { Templates } from './templates/store.ts';
import { Webhooks } from './webhooks/webhooks.ts';

const CALLS = 500;

/** A Meta with nothing but its seed. */
export function createMeta(seed: Seed, folder: string | undefined, changed: () => void): Meta {
  const meta: Meta = {
    clock: new Clock(),
    settings: { ...usualSettings },
    seed,
    apps: new Map(),
    wabas: new Map(),
    numbers: new Map(),
    tokens: new Map(),
    templates: new Templates(),
    uploads: new Map(),
    handles: new Map(),
    media: new MediaStore(folder),
    customers: new Customers(),
    messages: new MessageLog(),
    limits: new Limits(),
    facebook: new Facebook(),
    webhooks: new Webhooks(() => meta),
    faults: new MetaFaults(),
    calls: new Ring(CALLS),
    origin: '',
    changed,
  };
  plant(meta);
  return meta;
}

/** Forgets what passed: people, messages, logs, faults. What the business owns stays: numbers, templates, files. */
export function forget(meta: Meta): void {
  meta.customers.clear();
  meta.messages.clear();
  meta.limits.clear();
  meta.facebook.leads.clear();
  meta.facebook.codes.clear();
  meta.webhooks.clear();
  meta.faults.clear();
  meta.calls.clear();
  meta.changed();
}

/** Back to the beginning, the clock on real time again. */
export function reset(meta: Meta): void {
  forget(meta);
  meta.clock.stop();
  meta.clock = new Clock();
  meta.settings = { ...usualSettings };
  for (const map of [meta.apps, meta.wabas, meta.numbers, meta.tokens, meta.uploads, meta.handles]) map.clear();
  meta.templates.clear();
  meta.facebook.clear();
  meta.media.clear();
  plant(meta);
  meta.changed();
}
