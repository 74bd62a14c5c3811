import { fcm } from './fcm/room.ts';
import { mailbox } from './mailbox/room.ts';
import { facebookRoom } from './meta/facebook/room.ts';
import { metaRoom } from './meta/room.ts';
import type { Seed } from './meta/seed.ts';
import { portals } from './portals/room.ts';
import { push } from './push/room.ts';
import type { Keys } from './razorpay/gateway.ts';
import { razorpay } from './razorpay/room.ts';
import type { Room } from './room.ts';
import { sms } from './sms/room.ts';

export interface WorldOptions {
  smtpPort: number;
  host: string;
  folder?: string;
  /** Meta's app, account, number and token, where they are to be others than the usual. */
  meta?: Partial<Seed>;
  /** Razorpay's keys, where they are to be others than the usual. */
  razorpay?: Partial<Keys>;
  changed: () => void;
}

/** Every third party of the product. One more is one more line here. */
export const rooms = (options: WorldOptions): Room[] => {
  const whatsapp = metaRoom({ ...options, seed: options.meta });
  return [
    mailbox({ ...options, port: options.smtpPort }),
    sms(options),
    push(options),
    fcm(options),
    razorpay({ ...options, keys: options.razorpay }),
    portals(options),
    facebookRoom(whatsapp.meta),
    whatsapp,
  ];
};
