import type { LeadsToday } from '@angan/contract/lead-events/lead-events.ts';
import { leadSourceCalls } from '@angan/contract/lead-events/lead-sources.ts';
import { isPortalSource, portalOf } from '@angan/domain/leads/index.ts';
import { plural, t } from '@lingui/core/macro';
import { client, useCall } from '../../core/api/index.ts';
import { useMay } from '../../core/session/index.ts';
import { outcomeWords } from '../words/outcome-words.ts';

const api = client(leadSourceCalls);

/** Asks every portal that is asked at all for its leads now; undefined for who may not, or where there is none. */
export const usePullNow = (today: LeadsToday | undefined) => {
  const may = useMay('settings:edit');
  const portals = (today?.sources ?? [])
    .filter((one) => one.is_enabled && one.is_pulled)
    .map(({ source }) => source)
    .filter(isPortalSource);
  const pull = useCall(
    async () => {
      const outcomes = await Promise.allSettled(
        portals.map((source) => api.pull({ params: { portal: portalOf(source).portal } })),
      );
      const refused = outcomes.find((one) => one.status === 'rejected');
      const answers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      if (answers.length === 0 && refused) throw refused.reason;
      return answers;
    },
    {
      success: (answers) => {
        const wrong = answers.find(({ problem }) => problem);
        if (wrong) return outcomeWords(wrong);
        const fresh = answers.reduce((sum, one) => sum + one.fresh, 0);
        return fresh === 0 ? t`No new leads` : plural(fresh, { one: '# new lead', other: '# new leads' });
      },
      changes: ['lead_event', 'lead_source_setting', 'inquiry'],
    },
  );
  return may && portals.length > 0 ? { run: () => pull.mutate(), busy: pull.isPending } : undefined;
};
