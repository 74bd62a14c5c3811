import { randomInt } from 'node:crypto';
import { shareCodeLength, shareCodeSigns } from '@angan/contract/shares/links.ts';

export const newShareCode = (): string =>
  Array.from({ length: shareCodeLength }, () => shareCodeSigns[randomInt(shareCodeSigns.length)]).join('');
