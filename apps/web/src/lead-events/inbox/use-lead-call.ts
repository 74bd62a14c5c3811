import type { LeadEventDetail } from '@angan/contract/lead-events/lead-event.ts';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { showLead } from './lead-cache.ts';

interface Ends {
  /** What is said once it is done. */
  told?: (changed: LeadEventDetail) => string | null | undefined;
  onDone?: ((changed: LeadEventDetail) => void) | undefined;
  /** There was no line, and what was typed waits to be sent. */
  onKept?: () => void;
  /** A form puts messages beside its fields; without one a refusal is a notice. */
  inForm?: boolean;
}

/** A call that changes a lead: shown at once where it succeeds, told by field or in a notice where it does not. */
export const useLeadCall = <Given = void>(
  call: (given: Given) => Promise<LeadEventDetail>,
  { told, onDone, onKept, inForm = false }: Ends = {},
) => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending } = useCall(call, {
    success: (changed) => told?.(changed) ?? undefined,
    ...(inForm && { onFieldErrors: setErrors }),
    onSuccess: (changed) => {
      onDone?.(changed);
      return showLead(changed);
    },
    ...(onKept && { onKept }),
  });
  return { errors, setErrors, busy: isPending, run: mutate };
};
