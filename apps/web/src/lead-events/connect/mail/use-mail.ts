import { type LeadMailInput, leadMailCalls } from '@angan/contract/lead-events/lead-mail.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../../core/api/index.ts';

const api = client(leadMailCalls);
const changes = ['lead_source_setting', 'lead_forwarding', 'lead_event'] as const;

/** The mails that the office has forwarded. */
export const useLeadMail = () => useQuery(query(leadMailCalls.get, undefined, { quiet: true }));

/** The last leads by mail. */
export const useMailHappenings = () => useQuery(query(leadMailCalls.happenings, undefined, { quiet: true }));

/** Saves something of the mails; what is wrong stands beside its field. */
export const useSaveMail = () => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall((body: LeadMailInput) => api.save({ body }), {
    success: ({ is_enabled }, body) =>
      body.is_enabled === undefined
        ? t`E-mails saved`
        : is_enabled
          ? t`Forwarded e-mails come in`
          : t`Forwarded e-mails no longer come in`,
    onFieldErrors: setErrors,
    changes,
  });
  const rotate = useCall(() => api.rotate(), {
    success: t`The old address has ended. Forward to the new one.`,
    changes,
  });
  const remove = useCall((id: number) => api.removeForwarding({ params: { id } }), { changes });
  return { errors, setErrors, busy: save.isPending, run: save.mutate, rotate, remove };
};
