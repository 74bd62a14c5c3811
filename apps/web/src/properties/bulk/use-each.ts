import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { invalidate } from '../../core/api/index.ts';
import { toast } from '../../ui/toast.ts';

/** What is done to each of several properties. */
interface Work {
  readonly each: (id: number) => Promise<unknown>;
  /** How many it was done to, in words. */
  readonly done: (count: number) => string;
}

/** Does something to one property after the other; one that is refused stops no other, and the first reason is told. */
export const useEach = (onDone: () => void) => {
  const [busy, setBusy] = useState(false);
  const run = async (ids: readonly number[], { each, done }: Work) => {
    setBusy(true);
    const refused: string[] = [];
    for (const id of ids)
      await each(id).catch((error: Error) => {
        refused.push(error.message);
      });
    setBusy(false);
    const count = ids.length - refused.length;
    if (count > 0) toast.success(done(count));
    const [reason] = refused;
    if (reason)
      toast.error(
        plural(refused.length, {
          one: `One was left as it is: ${reason}`,
          other: `# were left as they are: ${reason}`,
        }),
      );
    if (count > 0) onDone();
    await invalidate('property', 'inquiry');
  };
  return { busy, run };
};

/** '3 properties' */
export const countWords = (count: number): string => plural(count, { one: '# property', other: '# properties' });
export const verifiedWords = (count: number): string => t`Verified today: ${countWords(count)}`;
