import { throttled } from '../errors.ts';
import type { Limits } from '../limits.ts';

/**
 * Seconds until a number may be sent another code; 0 where it may now, and then that is counted. Refuses with 429 who
 * asked too often in an hour. It counts the same whether or not anything goes out, so that it tells nothing of a number.
 */
export const waitForCode = async (limits: Limits, number: string, asker: string): Promise<number> => {
  const seconds = await limits.wait('codeGap', number);
  if (seconds > 0) return seconds;
  await limits.take('codesFromAddress', asker);
  await limits.take('codesToNumber', `${number} from ${asker}`);
  await limits.take('codesToNumberInAll', number);
  return 0;
};

/** The same, refusing with 429 who does not wait. */
export const takeCode = async (limits: Limits, number: string, asker: string): Promise<void> => {
  const seconds = await waitForCode(limits, number, asker);
  if (seconds > 0) throw throttled(seconds);
};
