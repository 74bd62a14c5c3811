import { mailbox } from './mailbox/room.ts';
import type { Room } from './room.ts';
import { sms } from './sms/room.ts';

export interface WorldOptions {
  smtpPort: number;
  host: string;
  folder?: string;
  changed: () => void;
}

/** Every third party of the product. One more is one more line here. */
export const rooms = (options: WorldOptions): Room[] => [mailbox({ ...options, port: options.smtpPort }), sms(options)];
