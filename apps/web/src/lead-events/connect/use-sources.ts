import {
  type LeadSourceInput,
  type LeadSourceSetting,
  leadSourceCalls,
} from '@angan/contract/lead-events/lead-sources.ts';
import type { LeadPortal } from '@angan/domain/leads/index.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client, query, useCall } from '../../core/api/index.ts';
import { outcomeWords } from '../words/outcome-words.ts';

const api = client(leadSourceCalls);
const changes = ['lead_source_setting', 'lead_event'] as const;

/** The three portals as the office is connected to them. */
export const useSources = () => useQuery(query(leadSourceCalls.list, undefined, { quiet: true }));

/** The last leads and failed pulls of a portal. */
export const useHappenings = (portal: LeadPortal) =>
  useQuery(query(leadSourceCalls.happenings, { params: { portal } }, { quiet: true }));

/** Saves something of a portal; what is wrong stands beside its field. */
export const useSaveSource = (
  { portal, source }: Pick<LeadSourceSetting, 'portal' | 'source'>,
  onSaved?: () => void,
) => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useCall((body: LeadSourceInput) => api.save({ params: { portal }, body }), {
    success: ({ is_enabled }, body) =>
      body.is_enabled === undefined ? t`${source} saved` : is_enabled ? t`${source} is on` : t`${source} is off`,
    onFieldErrors: setErrors,
    onSuccess: onSaved,
    changes,
  });
  return { errors, setErrors, busy: save.isPending, run: save.mutate };
};

/** What can be tried with a portal. What it came to stands in its place until the next try. */
export const useTries = ({ portal }: Pick<LeadSourceSetting, 'portal'>) => {
  const [outcome, setOutcome] = useState<{ text: string; isGood: boolean }>();
  const params = { portal };
  const asked = {
    onMutate: () => setOutcome(undefined),
    changes,
    quiet: true,
    onError: (error: Error) => setOutcome({ text: error.message, isGood: false }),
  } as const;
  const test = useCall(() => api.test({ params }), {
    ...asked,
    onSuccess: (answer) => setOutcome({ text: outcomeWords(answer), isGood: answer.problem === null }),
  });
  const pull = useCall(() => api.pull({ params }), {
    ...asked,
    onSuccess: (answer) => setOutcome({ text: outcomeWords(answer), isGood: answer.problem === null }),
  });
  const sendTest = useCall(() => api.sendTest({ params }), {
    ...asked,
    onSuccess: () => setOutcome({ text: t`A test lead came in. It stands among the last events.`, isGood: true }),
  });
  const rotate = useCall(() => api.rotate({ params }), {
    success: t`The old address has ended. Give the new one to the portal.`,
    changes,
  });
  return { outcome, test, pull, sendTest, rotate };
};
