import { tap } from '../../core/platform/phone/haptics.ts';
import { toast as inBrowser } from '../toast.ts';

/** As in a browser, and what was done is felt under the finger as well. */
export const toast: typeof inBrowser = {
  ...inBrowser,
  success: (...given) => {
    tap();
    return inBrowser.success(...given);
  },
};
