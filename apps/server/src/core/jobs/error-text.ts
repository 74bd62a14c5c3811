import { maskNumbersIn } from '@angan/domain/mobile.ts';
import { keepable } from '../database/keepable.ts';

const most = 300;

/** What went wrong, to be kept and shown: without addresses, numbers, and what could be a password in a web address. */
export const withoutSecrets = (error: unknown): string =>
  keepable(
    maskNumbersIn((error instanceof Error ? error.message : String(error)).slice(0, 2000))
      .replaceAll(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '[address]')
      .replaceAll(/\S{40,}/g, '[cut]')
      .slice(0, most),
  );
