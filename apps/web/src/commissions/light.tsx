import { t } from '@lingui/core/macro';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../core/screen.ts';
import { LoadingRows } from '../ui/states.tsx';

/** The light door: what of the brokerage stands on a deal, whose code comes when it is reached for. */
const dealBrokerage = lazyPart(() => import('./deal/deal-brokerage.tsx'), 'DealBrokerage');

const evidencePart = lazyPart(() => import('./deal/evidence-part.tsx'), 'EvidencePart');
const receiptOfDeal = lazyPart(() => import('./deal/receipt-of-deal.tsx'), 'ReceiptOfDeal');

export const DealBrokerage = (props: ComponentProps<typeof dealBrokerage.Component>) => (
  <Suspense fallback={<LoadingRows rows={2} label={t`Loading the brokerage`} />}>
    <dealBrokerage.Component {...props} />
  </Suspense>
);

export const EvidencePart = (props: ComponentProps<typeof evidencePart.Component>) => (
  <Suspense fallback={null}>
    <evidencePart.Component {...props} />
  </Suspense>
);

export const ReceiptOfDeal = (props: ComponentProps<typeof receiptOfDeal.Component>) => (
  <Suspense fallback={null}>
    <receiptOfDeal.Component {...props} />
  </Suspense>
);
