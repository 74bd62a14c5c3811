import { subscriptionCalls } from '@angan/contract/billing/subscription.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { Transactions } from '../transactions.tsx';
import { PaymentStatus } from './payment-status.tsx';

/** /paymentstatus: what became of the order that the address names, or of the last one. */
export const PaymentStatusScreen = () => {
  const [asked] = useUrlState().ids('order');
  const transactions = useQuery(query(subscriptionCalls.transactions, {}, { quiet: true }));
  return (
    <PageFrame title={t`Payment status`}>
      <div className="scrolls">
        <QueryView query={transactions} failed={t`The payments did not load.`} loading={t`Loading the payments`}>
          {(all) => {
            const id = asked ?? all[0]?.id;
            if (!id) return <EmptyState title={t`No payments yet`}>{t`What you buy is listed here.`}</EmptyState>;
            return (
              <>
                <PaymentStatus key={id} id={id} />
                <Transactions rows={all} />
              </>
            );
          }}
        </QueryView>
      </div>
    </PageFrame>
  );
};
