import { t } from '@lingui/core/macro';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../core/screen.ts';
import { LoadingRows } from '../ui/states.tsx';

/** The light door: what of the brokerage stands on a deal, whose code comes when its tab is opened. */
const dealBrokerage = lazyPart(() => import('./deal/deal-brokerage.tsx'), 'DealBrokerage');

export const DealBrokerage = (props: ComponentProps<typeof dealBrokerage.Component>) => (
  <Suspense fallback={<LoadingRows rows={2} label={t`Loading the brokerage`} />}>
    <dealBrokerage.Component {...props} />
  </Suspense>
);
