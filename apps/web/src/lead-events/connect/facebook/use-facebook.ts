import {
  type FacebookForm,
  type FacebookFormInput,
  type FacebookPage,
  facebookCalls,
} from '@angan/contract/lead-events/facebook.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../../core/api/index.ts';
import { openAddress } from '../../../core/platform/index.ts';
import { outcomeWords } from '../../words/outcome-words.ts';

const api = client(facebookCalls);
const changes = ['facebook_page', 'facebook_form', 'lead_event'] as const;

/** The pages that the office connected, and whether it can connect any. */
export const useFacebookPages = () => useQuery(query(facebookCalls.list, undefined, { quiet: true }));

/** Leaves for Facebook's dialog, which comes back to /facebook/callback. */
export const useDialog = () =>
  useCall(() => api.dialog(), {
    onSuccess: ({ url }) => openAddress(url),
    failure: t`Facebook’s dialog could not be opened.`,
  });

/** What can be done with a page. What it came to stands in its place until the next. */
export const usePageActions = ({ id, page_name }: Pick<FacebookPage, 'id' | 'page_name'>) => {
  const [outcome, setOutcome] = useState<{ text: string; isGood: boolean }>();
  const params = { id };
  const told = {
    onMutate: () => setOutcome(undefined),
    changes,
    quiet: true,
    onError: (error: Error) => setOutcome({ text: error.message, isGood: false }),
  } as const;
  return {
    outcome,
    fill: useCall((days: number | undefined) => api.backFill({ params, body: days === undefined ? {} : { days } }), {
      ...told,
      onSuccess: (answer) => setOutcome({ text: outcomeWords(answer, true), isGood: answer.problem === null }),
    }),
    refresh: useCall(() => api.refreshForms({ params }), {
      ...told,
      onSuccess: ({ problem, forms }) => {
        const count = forms.length;
        if (problem === null) setOutcome({ text: t`Its forms were read: ${count} in all.`, isGood: true });
      },
    }),
    sendTest: useCall(() => api.sendTest({ params }), {
      ...told,
      onSuccess: () => setOutcome({ text: t`A test lead came in. It stands among the last events.`, isGood: true }),
    }),
    disconnect: useCall(() => api.disconnect({ params }), { changes, success: t`${page_name} is disconnected` }),
  };
};

/** The last leads and failures of a page. */
export const usePageHappenings = (id: number) =>
  useQuery(query(facebookCalls.happenings, { params: { id } }, { quiet: true }));

/** Saves what becomes of a form's leads; what is wrong stands beside its field. */
export const useSaveForm = ({ id, name }: Pick<FacebookForm, 'id' | 'name'>) => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall((body: FacebookFormInput) => api.saveForm({ params: { id }, body }), {
    success: t`${name} saved`,
    onFieldErrors: setErrors,
    changes,
  });
  return { errors, setErrors, busy: save.isPending, run: save.mutate };
};
