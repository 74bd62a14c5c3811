import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { useState } from 'react';
import { useCall } from '../../core/api/index.ts';
import { showInquiry } from '../inquiry-cache.ts';

/** A call of a dialog that changes an inquiry: shown at once where it succeeds, told by field where it does not. */
export const useInquiryCall = <Given = void>(
  call: (given: Given) => Promise<Inquiry>,
  told: (changed: Inquiry) => string,
  onDone: () => void,
) => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending } = useCall(call, {
    success: (changed) => told(changed),
    onFieldErrors: setErrors,
    onSuccess: (changed) => {
      onDone();
      return showInquiry(changed);
    },
    onKept: onDone,
  });
  return { errors, setErrors, busy: isPending, run: mutate };
};
