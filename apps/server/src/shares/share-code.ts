import { randomInt } from 'node:crypto';
import { shareCodeLength, shareCodeSigns } from '@angan/contract/shares/links.ts';

/** What names a share on paper, in pictures and in its link. */
export const newShareCode = (): string =>
  Array.from({ length: shareCodeLength }, () => shareCodeSigns[randomInt(shareCodeSigns.length)]).join('');
