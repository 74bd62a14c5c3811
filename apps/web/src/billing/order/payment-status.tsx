import { orderCalls, type Transaction } from '@angan/contract/billing/orders.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconFileDownload, IconRefresh, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { query, useCall } from '../../core/api/index.ts';
import { formatDateTime, formatRupees, word } from '../../core/language/index.ts';
import { renewMe } from '../../core/session/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { api } from '../api.ts';
import { usePaper } from '../use-paper.ts';
import styles from './status.module.css';
import { type Look, saidOf } from './status-words.tsx';

const pollMs = 2_000;
/** For so long the page asks by itself; after that who waits asks, and is told by the live events. */
const pollForMs = 60_000;
const waits = (order: Transaction | undefined): boolean =>
  order !== undefined && !order.held_reason && (order.status === 'Created' || order.status === 'Pending');

/** What became of an order, asked for until it is decided. */
export const PaymentStatus = ({ id }: { id: number }) => {
  const since = useRef(Date.now());
  const order = useQuery({
    ...query(orderCalls.order, { params: { id } }, { quiet: true }),
    refetchInterval: ({ state }) => (waits(state.data) && Date.now() - since.current < pollForMs ? pollMs : false),
  });
  const look = useCall(() => api.confirm({ params: { id }, body: {} }), {
    changes: ['transaction', 'subscription', 'platform_invoice'],
  });
  const isPaid = order.data?.status === 'Paid';
  useEffect(() => {
    // What may be opened follows from the subscription, which has just begun.
    if (isPaid) void renewMe(true);
  }, [isPaid]);
  return (
    <QueryView query={order} failed={t`The payment did not load.`} loading={t`Loading the payment`}>
      {(shown) => (
        <Shown
          order={shown}
          isLooking={look.isPending}
          onLook={() => {
            since.current = Date.now();
            look.mutate();
          }}
        />
      )}
    </QueryView>
  );
};

const icons: Record<Look, typeof IconCheck> = { ok: IconCheck, warn: IconClock, bad: IconX };

interface Props {
  order: Transaction;
  isLooking: boolean;
  onLook: () => void;
}
const Shown = ({ order, isLooking, onLook }: Props) => {
  const said = saidOf(order);
  const Icon = icons[said.look];
  return (
    <div className={styles.card}>
      <div className={styles.said} role="status">
        <span className={styles.sign} data-look={said.look}>
          <Icon size={22} aria-hidden />
        </span>
        <h2>{said.title}</h2>
        <p>{said.text}</p>
      </div>
      <dl className={styles.facts}>
        {factsOf(order).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Hint order={order} />
      <footer className={styles.ways}>
        <Ways order={order} isLooking={isLooking} onLook={onLook} />
      </footer>
    </div>
  );
};

const factsOf = (order: Transaction): (readonly [string, string])[] => {
  const { status, total, method, invoice, order_no, gateway_payment_id, paid_at } = order;
  const amount = formatRupees(total);
  const by = method && method !== 'Other' ? t`${amount} by ${word(method)}` : amount;
  if (status !== 'Paid') return [[t`Order`, order_no], [t`To pay`, by] as const];
  return [
    [t`Paid`, by],
    ...(invoice ? [[t`Invoice`, invoice.no] as const] : []),
    [t`Order`, order_no],
    ...(gateway_payment_id ? [[t`Payment`, gateway_payment_id] as const] : []),
    ...(paid_at ? [[t`When`, formatDateTime(paid_at)] as const] : []),
  ];
};

const Hint = ({ order }: { order: Transaction }) => {
  const text =
    order.status === 'Paid'
      ? order.invoice && t`The invoice is in the Owner's e-mail too.`
      : order.status === 'Failed'
        ? t`What you have stays as before. If money did leave your account, the bank returns it in 5 working days.`
        : waits(order) && t`You may close this page. You are never charged twice for one order.`;
  return text ? <p className={styles.hint}>{text}</p> : null;
};

const Ways = ({ order, isLooking, onLook }: Props) => {
  const paper = usePaper();
  const { invoice } = order;
  if (order.status === 'Paid')
    return (
      <>
        <Button component={Link} to="/" variant="filled">{t`Go to Home`}</Button>
        {invoice && (
          <Button
            leftSection={<IconFileDownload size={16} aria-hidden />}
            loading={paper.isPending}
            onClick={() => paper.mutate(invoice.id)}
          >
            {t`Invoice`}
          </Button>
        )}
      </>
    );
  const again = order.users_added > 0 ? '/paymentdetail' : '/buy/yearly';
  return (
    <>
      {waits(order) && (
        <Button leftSection={<IconRefresh size={16} aria-hidden />} loading={isLooking} onClick={onLook}>
          {t`Look now`}
        </Button>
      )}
      {order.held_reason ? (
        <Button component={Link} to="/support">{t`Write to support`}</Button>
      ) : (
        <Button component={Link} to={again} variant={waits(order) ? 'default' : 'filled'}>
          {waits(order) ? t`Pay another way` : t`Try again`}
        </Button>
      )}
    </>
  );
};
