import { type DeskOrder, transactionCalls } from '@angan/contract/platform/transactions.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { failureText } from '../../billing/light.ts';
import { client, useCall } from '../../core/api/index.ts';
import { formatDate, formatDateTime, formatNumber, formatRupees, word } from '../../core/language/index.ts';
import { saveBase64 } from '../../core/platform/index.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import styles from './transactions.module.css';
import { attemptText, causeText, refundStep } from './words.ts';

const api = client(transactionCalls);

/** What an order comes to, line by line. */
export const Sums = ({ order }: { order: DeskOrder }) => {
  const { price, discount, credit, coupon, taxable, cgst, sgst, igst, gst_rate, rounding, total } = order;
  return (
    <dl className={styles.sums}>
      <Line name={t`Price`} amount={price} />
      {discount > 0 && <Line name={coupon ? t`Discount, ${coupon}` : t`Discount`} amount={-discount} />}
      {credit > 0 && <Line name={t`Credit`} amount={-credit} />}
      <Line name={t`Taxable value`} amount={taxable} />
      {cgst > 0 && <Line name={t`CGST ${formatNumber(gst_rate / 2)} %`} amount={cgst} />}
      {sgst > 0 && <Line name={t`SGST ${formatNumber(gst_rate / 2)} %`} amount={sgst} />}
      {igst > 0 && <Line name={t`IGST ${formatNumber(gst_rate)} %`} amount={igst} />}
      {rounding !== 0 && <Line name={t`Rounding`} amount={rounding} />}
      <Line name={t`Total`} amount={total} isTotal />
    </dl>
  );
};

const Line = ({ name, amount, isTotal }: { name: string; amount: number; isTotal?: boolean }) => (
  <div className={isTotal ? styles.total : undefined}>
    <dt>{name}</dt>
    <dd>{formatRupees(amount)}</dd>
  </div>
);

/** Every attempt to pay, and what became of it. */
export const Attempts = ({ order: { payments } }: { order: DeskOrder }) =>
  payments.length === 0 ? (
    <p>{t`Nobody has tried to pay.`}</p>
  ) : (
    <ul className={`list-unstyled ${styles.list}`}>
      {payments.map((one) => (
        <li key={one.id} className={styles.one}>
          <span className={styles.head}>
            <b>{one.currency === 'INR' ? formatRupees(one.amount) : `${one.currency} ${formatNumber(one.amount)}`}</b>
            <span>{attemptText(one)}</span>
          </span>
          <p>{[one.method && word(one.method), formatDateTime(one.created_date)].filter(Boolean).join(', ')}</p>
          <p>{one.reference || one.gateway_payment_id}</p>
          {one.failure_reason && <p>{failureText(one.failure_reason)}</p>}
        </li>
      ))}
    </ul>
  );

/** What went back, or is on its way. */
export const Refunds = ({ order: { refunds } }: { order: DeskOrder }) => (
  <ul className={`list-unstyled ${styles.list}`}>
    {refunds.map((one) => {
      const { text, tone } = refundStep(one.status);
      return (
        <li key={one.id} className={styles.one}>
          <span className={styles.head}>
            <b>{formatRupees(one.amount)}</b>
            <StatusBadge tone={tone}>{text}</StatusBadge>
          </span>
          <p>
            {[causeText(one.cause), one.by, formatDateTime(one.done_at ?? one.created_date)].filter(Boolean).join(', ')}
          </p>
          {one.reason && <p>{one.reason}</p>}
          {one.cause === 'Asked' && (
            <p>
              {one.term === 'Ends today'
                ? t`What the order turned on ends with it.`
                : t`What the order turned on stays.`}
            </p>
          )}
          {(one.gateway_refund_id || one.reference) && <p>{one.gateway_refund_id ?? one.reference}</p>}
          {one.failure && <p>{t`The gateway said: ${one.failure}`}</p>}
        </li>
      );
    })}
  </ul>
);

/** Invoice and credit notes, each to be saved. */
export const Papers = ({ order: { papers } }: { order: DeskOrder }) => {
  const save = useCall((id: number) => api.pdf({ params: { id } }), {
    onSuccess: ({ file_name, content }) => saveBase64(content, file_name),
  });
  if (papers.length === 0) return <p>{t`No invoice yet: it is written once the order is paid.`}</p>;
  return (
    <ul className={`list-unstyled ${styles.list}`}>
      {papers.map(({ id, kind, no, date, total }) => (
        <li key={id} className={styles.head}>
          <span>{`${word(kind)}, ${formatDate(date)}, ${formatRupees(total)}`}</span>
          <Button
            size="xs"
            loading={save.isPending && save.variables === id}
            aria-label={t`PDF of ${no}`}
            onClick={() => save.mutate(id)}
          >
            {no}
          </Button>
        </li>
      ))}
    </ul>
  );
};
