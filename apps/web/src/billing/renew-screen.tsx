import { subscriptionCalls } from '@angan/contract/billing/subscription.ts';
import { bestDuration, durationNames, durations } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { query } from '../core/api/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';

/** /renew: leads to what the office had, for as long as it had it. */
export const RenewScreen = () => {
  const subscription = useQuery(query(subscriptionCalls.show, {}, { quiet: true }));
  return (
    <PageFrame title={t`Renew`}>
      <QueryView query={subscription} failed={t`What you have now did not load.`}>
        {({ term }) => {
          const duration = durationNames.find((name) => durations[name] === term?.duration_months) ?? bestDuration;
          const plan = term?.kind === 'Paid' ? `?plan=${term.plan.code}` : '';
          return <Navigate to={`/buy/${duration}${plan}`} replace />;
        }}
      </QueryView>
    </PageFrame>
  );
};
