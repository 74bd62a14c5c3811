import { t } from '@lingui/core/macro';
import { toast } from '../../ui/toast.ts';
import { sellsHere } from '../platform/index.ts';
import { SessionEnded } from '../session/end.ts';
import { ApiError, firstNonField } from './errors.ts';

/**
 * Says why a call failed, once: nothing where the request has already told the person, and nothing of a session that is
 * over. `failure` stands in where the server gave no sentence about the whole call; as a function it words all of it.
 */
export const toastError = (error: unknown, failure?: string | (() => string | undefined)): void => {
  if (error instanceof SessionEnded || (error instanceof ApiError && error.told)) return;
  const message =
    typeof failure === 'function'
      ? failure()
      : (firstNonField(error) ?? failure ?? (error instanceof Error ? error.message : undefined));
  if (message) toast.error(message, { offer: wayOn(error) });
};

/** Where more can be bought, if that is what it failed for. */
const wayOn = (error: unknown) => {
  const { way } = (error instanceof ApiError && (error.body as { way?: string } | null)) || {};
  return way && sellsHere ? { label: t`See plans`, run: () => location.assign(way) } : undefined;
};
