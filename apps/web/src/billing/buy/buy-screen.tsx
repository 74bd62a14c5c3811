import type { Subscription } from '@angan/contract/billing/subscription.ts';
import { subscriptionCalls } from '@angan/contract/billing/subscription.ts';
import { bestDuration } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { query } from '../../core/api/index.ts';
import { isDuration, monthsOf, useOffers } from '../../plans/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { PaymentStatus } from '../status/payment-status.tsx';
import { BuyForm } from './buy-form.tsx';

/** /buy/:duration: a plan, its users, to whom the invoice goes, and what it comes to before it is paid. */
export const BuyScreen = () => {
  const url = useUrlState();
  const asked = useParams().duration;
  const duration = isDuration(asked) ? asked : bestDuration;
  const offers = useOffers(monthsOf(duration));
  const subscription = useQuery(query(subscriptionCalls.show, {}, { quiet: true }));
  const [order] = url.ids('order');
  const title = titleOf(subscription.data, url.get('plan'));
  return (
    <PageFrame title={title}>
      <div className="scrolls">
        {order ? (
          <PaymentStatus id={order} />
        ) : (
          <QueryView query={offers} failed={t`The prices did not load.`} loading={t`Loading the prices`}>
            {(all) => (
              <QueryView query={subscription} failed={t`What you have now did not load.`} loading={null}>
                {(has) => <BuyForm key={duration} duration={duration} offers={all} subscription={has} />}
              </QueryView>
            )}
          </QueryView>
        )}
      </div>
    </PageFrame>
  );
};

const titleOf = (subscription: Subscription | undefined, plan: string | undefined): string => {
  const term = subscription?.term;
  if (term?.kind !== 'Paid') return t`Buy a plan`;
  return plan && plan !== term.plan.code ? t`Change plan` : t`Renew`;
};
