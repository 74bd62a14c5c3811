import { type DeskOrder, transactionCalls } from '@angan/contract/platform/transactions.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { boughtText, failureText, usersText } from '../../billing/light.ts';
import { query } from '../../core/api/index.ts';
import { formatDateTime, word } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Fact, Facts, PanelSection, RecordPanel } from '../../ui/record-panel.tsx';
import { accountPath } from '../paths.ts';
import { OrderStanding } from './columns.tsx';
import { OrderActs } from './order-acts.tsx';
import { Attempts, Papers, Refunds, Sums } from './order-parts.tsx';
import { daysText } from './words.ts';

interface Props {
  id: number;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Milliseconds between looks while money is on its way back: a job gives it, and the order's office hears, not we. */
const lookAgainMs = 1_500;

/** One order: what it came to, who bought, what was tried, written and given back, and what can be done. */
export const OrderPanel = ({ id, ...panel }: Props) => {
  const order = useQuery({
    ...query(transactionCalls.get, { params: { id } }, { quiet: true }),
    refetchInterval: ({ state }) =>
      state.data?.refunds.some(({ status }) => status === 'Requested') ? lookAgainMs : false,
  });
  const shown = order.data;
  return (
    <RecordPanel
      label={t`Transaction`}
      title={shown?.order_no ?? ''}
      subtitle={shown && <Link to={accountPath(shown.office.id)}>{shown.office.company_name}</Link>}
      {...panel}
    >
      <QueryView query={order} failed={t`The transaction did not load.`} loading={t`Loading the transaction`}>
        {(one) => <Parts order={one} />}
      </QueryView>
    </RecordPanel>
  );
};

const Parts = ({ order }: { order: DeskOrder }) => (
  <>
    <PanelSection title={t`Order`}>
      <OrderStanding row={order} />
      <Facts>
        <Fact label={t`For`}>{`${boughtText(order)}, ${usersText(order.users)}`}</Fact>
        <Fact label={t`Purpose`}>{word(order.purpose)}</Fact>
        {order.term && (
          <Fact label={t`Turned on`}>
            {order.term.is_over ? t`${daysText(order.term)}, over` : daysText(order.term)}
          </Fact>
        )}
        <Fact label={t`Ordered`}>{formatDateTime(order.created_date)}</Fact>
        {order.paid_at && <Fact label={t`Paid`}>{formatDateTime(order.paid_at)}</Fact>}
        {order.gateway_order_id && <Fact label={t`At the gateway`}>{order.gateway_order_id}</Fact>}
        {order.failure_reason && <Fact label={t`Why not`}>{failureText(order.failure_reason)}</Fact>}
        {order.accepted_reason && <Fact label={t`Accepted since`}>{order.accepted_reason}</Fact>}
      </Facts>
    </PanelSection>
    <OrderActs order={order} />
    <PanelSection title={t`Sums`}>
      <Sums order={order} />
    </PanelSection>
    <PanelSection title={t`Buyer`}>
      <Facts>
        <Fact label={t`Name`}>{order.buyer.legal_name}</Fact>
        <Fact label={t`Address`}>{order.buyer.address}</Fact>
        <Fact label={t`GSTIN`}>{order.buyer.gstin || '-'}</Fact>
        <Fact label={t`State`}>{order.buyer.state_code}</Fact>
      </Facts>
    </PanelSection>
    <PanelSection title={t`Attempts`}>
      <Attempts order={order} />
    </PanelSection>
    {order.refunds.length > 0 && (
      <PanelSection title={t`Given back`}>
        <Refunds order={order} />
      </PanelSection>
    )}
    <PanelSection title={t`Papers`}>
      <Papers order={order} />
    </PanelSection>
  </>
);
