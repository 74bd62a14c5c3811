import { randomBytes } from 'node:crypto';
import type { Settings } from '../../core/settings.ts';

/** What an address of ours begins with, before its key. */
const before = 'leads+';

/** The key of an office's address: random, and in letters that no mail server writes differently. */
export const newMailKey = (): string => randomBytes(16).toString('hex');

/** The address to which an office has its mails forwarded; '' where this server takes in none. */
export const mailAddress = ({ mailIn }: Pick<Settings, 'mailIn'>, key: string): string =>
  mailIn ? `${before}${key}@${mailIn.domain}` : '';

/** The key in such an address; undefined in any other, at whatever domain. */
export const keyInAddress = (address: string): string | undefined =>
  /^leads\+([0-9a-f]{32})@/i.exec(address)?.[1]?.toLowerCase();
