import { createECDH, randomBytes } from 'node:crypto';
import type { Receiver } from './decrypt.ts';

/** A browser that let itself be subscribed, as far as its push service and its own keys go. */
export interface Browser extends Receiver {
  readonly id: string;
  /** The sender's public key, in base64url: messages of others are refused. */
  readonly sender: string;
  isGone: boolean;
}

/** The browsers that are subscribed here. */
export class Browsers {
  private readonly all = new Map<string, Browser>();

  subscribe(sender: string): Browser {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const browser = { id: randomBytes(24).toString('base64url'), sender, keys, auth: randomBytes(16), isGone: false };
    this.all.set(browser.id, browser);
    return browser;
  }

  find(id: string): Browser | undefined {
    return this.all.get(id);
  }

  clear(): void {
    this.all.clear();
  }
}

/** What a page gets from `PushManager.subscribe`, in JSON. */
export const subscriptionOf = ({ id, keys, auth }: Browser, origin: string) => ({
  endpoint: `${origin}/push/${id}`,
  expirationTime: null,
  keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
});
