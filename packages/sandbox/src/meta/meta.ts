import type { Clock } from './clock.ts';
import type { Facebook } from './facebook/state.ts';
import type { MetaFaults } from './faults.ts';
import type { MediaStore } from './media-store.ts';
import type { Customers } from './messages/customers.ts';
import type { Limits } from './messages/limits.ts';
import type { MessageLog } from './messages/log.ts';
import type { Ring } from './ring.ts';
import type { Seed } from './seed.ts';
import type { Settings } from './settings.ts';
import type { App, PhoneNumber, Token, Upload, Waba } from './state.ts';
import type { Templates } from './templates/store.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** A call of the Graph API that was answered. */
export interface Call {
  at: number;
  method: string;
  path: string;
  status: number;
  /** Of the error, where it was one. */
  code: number | null;
  ms: number;
  /** As sent, cut at 4,000 characters; null where the sandbox is quiet. */
  body: string | null;
}

/** Everything that this Meta knows. Plain data in maps; what is done with it stands in the folders. */
export interface Meta {
  clock: Clock;
  settings: Settings;
  readonly seed: Seed;
  readonly apps: Map<string, App>;
  readonly wabas: Map<string, Waba>;
  readonly numbers: Map<string, PhoneNumber>;
  readonly tokens: Map<string, Token>;
  readonly templates: Templates;
  readonly uploads: Map<string, Upload>;
  /** Handles of finished uploads: what was uploaded and until when it can be used. */
  readonly handles: Map<string, { type: string; expires_at: number; media: string }>;
  readonly media: MediaStore;
  readonly customers: Customers;
  readonly messages: MessageLog;
  readonly limits: Limits;
  readonly facebook: Facebook;
  readonly webhooks: Webhooks;
  readonly faults: MetaFaults;
  readonly calls: Ring<Call>;
  /** Where this sandbox can be reached, for the addresses in its answers. */
  origin: string;
  /** Tells the page, unless the sandbox is quiet, and keeps the state for a restart. */
  changed(): void;
}
