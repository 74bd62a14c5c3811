import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, fieldErrors, firstNonField } from '../../core/api/index.ts';
import { toast } from '../../ui/toast.ts';
import { showInquiry } from '../inquiry-cache.ts';

/** A call of a dialog that changes an inquiry: shown at once where it succeeds, told by field where it does not. */
export const useInquiryCall = (
  call: () => Promise<Inquiry>,
  told: (changed: Inquiry) => string,
  onDone: () => void,
) => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: call,
    onSuccess: (changed) => {
      onDone();
      toast.success(told(changed));
      return showInquiry(queries, changed);
    },
    onError: (error) => {
      const found = fieldErrors(error);
      setErrors(found);
      if (Object.keys(found).length === 0 && !(error instanceof ApiError && error.told))
        toast.error(firstNonField(error) ?? error.message);
    },
  });
  return { errors, setErrors, busy: isPending, run: () => mutate() };
};
