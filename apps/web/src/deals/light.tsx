import { t } from '@lingui/core/macro';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../core/screen.ts';
import { LoadingRows } from '../ui/states.tsx';

/** The light door: what of the deals stands on other records, whose code comes when its tab is opened. */
const dealsOf = lazyPart(() => import('./requests/deals-of.tsx'), 'DealsOf');
const proposedDeals = lazyPart(() => import('./requests/propose-deal.tsx'), 'ProposedDeals');

const waiting = () => <LoadingRows rows={2} label={t`Loading the deals`} />;

export const DealsOf = (props: ComponentProps<typeof dealsOf.Component>) => (
  <Suspense fallback={waiting()}>
    <dealsOf.Component {...props} />
  </Suspense>
);

export const ProposedDeals = (props: ComponentProps<typeof proposedDeals.Component>) => (
  <Suspense fallback={waiting()}>
    <proposedDeals.Component {...props} />
  </Suspense>
);
