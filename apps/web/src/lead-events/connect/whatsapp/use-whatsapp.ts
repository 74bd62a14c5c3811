import { type LeadWhatsappInput, leadWhatsappCalls } from '@angan/contract/lead-events/lead-whatsapp.ts';
import { leadSourceProblems } from '@angan/contract/lead-events/problems.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../../core/api/index.ts';
import { sentence } from '../../../core/language/index.ts';

const api = client(leadWhatsappCalls);
const changes = ['lead_source_setting', 'lead_event'] as const;

/** The office's own WhatsApp number. */
export const useLeadWhatsapp = () => useQuery(query(leadWhatsappCalls.get, undefined, { quiet: true }));

/** The last leads by WhatsApp. */
export const useWhatsappHappenings = () => useQuery(query(leadWhatsappCalls.happenings, undefined, { quiet: true }));

/** The templates that may be a first answer, as Meta has them now. */
export const useSendableTemplates = () => useQuery(query(leadWhatsappCalls.templates, undefined, { quiet: true }));

/** What can be done with the number. What asking Meta came to stands in its place until the next try. */
export const useSaveWhatsapp = () => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [outcome, setOutcome] = useState<{ text: string; isGood: boolean }>();
  const save = useCall((body: LeadWhatsappInput) => api.save({ body }), {
    success: ({ is_enabled }, body) =>
      body.is_enabled === undefined
        ? t`WhatsApp saved`
        : is_enabled
          ? t`Chats on WhatsApp come in as leads`
          : t`Chats on WhatsApp no longer come in`,
    onFieldErrors: setErrors,
    changes,
  });
  const test = useCall(() => api.test(), {
    onMutate: () => setOutcome(undefined),
    onSuccess: ({ problem, verified_name: name, display_phone_number: number }) =>
      setOutcome(
        problem
          ? { text: sentence(leadSourceProblems, problem), isGood: false }
          : { text: t`WhatsApp answered: ${name}, ${number}. What is written to it comes in.`, isGood: true },
      ),
    onError: (error: Error) => setOutcome({ text: error.message, isGood: false }),
    quiet: true,
    changes,
  });
  const rotate = useCall(() => api.rotate(), {
    success: t`The old address has ended. Enter the new one at Meta.`,
    changes,
  });
  const disconnect = useCall(() => api.disconnect(), { success: t`WhatsApp disconnected`, changes });
  return { errors, setErrors, outcome, busy: save.isPending, run: save.mutate, test, rotate, disconnect };
};
