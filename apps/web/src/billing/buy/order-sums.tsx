import type { Quote } from '@angan/contract/billing/orders.ts';
import { toPaise } from '@angan/domain/paise.ts';
import { amountInWords } from '@angan/domain/taxes/index.ts';
import { t } from '@lingui/core/macro';
import { formatDate, formatNumber, formatRupees, i18n } from '../../core/language/index.ts';
import { quotedText, usersText } from '../words.ts';
import styles from './buy.module.css';

const sum = (rupees: number): string => formatRupees(rupees).replace('₹ ', '');

/** What an order comes to, line by line, before it is paid. */
export const OrderSums = ({ quote }: { quote: Quote }) => {
  const { started_on, ends_on, users, credit_of, credit, discount, cgst, sgst, igst, gst_rate, rounding } = quote;
  const carried = quote.available_credit - credit;
  return (
    <>
      <dl className={styles.sums}>
        <Line
          name={quotedText(quote)}
          note={t`${formatDate(started_on)} to ${formatDate(ends_on)}, ${usersText(users)}`}
          amount={quote.price}
          strong
        />
        {discount > 0 && <Line name={t`Coupon`} amount={-discount} />}
        {credit > 0 && (
          <Line
            name={
              credit_of
                ? t`Credit of ${credit_of.plan_name}, ${credit_of.days_left} of ${credit_of.days} days`
                : t`Credit`
            }
            note={
              credit_of &&
              t`${sum(credit_of.price_paid)} / ${credit_of.days} = ${sum(credit_of.price_paid / credit_of.days)} a day, to ${formatDate(credit_of.ends_on)}`
            }
            amount={-credit}
          />
        )}
        <Line name={t`Taxable value`} amount={quote.taxable} strong />
        {cgst > 0 && <Line name={t`CGST ${formatNumber(gst_rate / 2)} %`} amount={cgst} />}
        {sgst > 0 && <Line name={t`SGST ${formatNumber(gst_rate / 2)} %`} amount={sgst} />}
        {igst > 0 && <Line name={t`IGST ${formatNumber(gst_rate)} %`} amount={igst} />}
        {rounding !== 0 && <Line name={t`Rounding`} amount={rounding} />}
        <div className={styles.total}>
          <dt>{t`To pay`}</dt>
          <dd>{formatRupees(quote.total)}</dd>
        </div>
      </dl>
      {/* As the invoice says it, which is English. */}
      {i18n.locale === 'en' && <p className={styles.note}>{amountInWords(toPaise(quote.total))}</p>}
      {carried > 0 && (
        <p className={styles.note}>{t`${formatRupees(carried)} of credit is kept for what you buy next.`}</p>
      )}
    </>
  );
};

interface LineProps {
  name: string;
  note?: string | null;
  amount: number;
  strong?: boolean;
}
const Line = ({ name, note, amount, strong }: LineProps) => (
  <div className={styles.line} data-strong={strong || undefined}>
    <dt>
      <span>{name}</span>
      {note && <small>{note}</small>}
    </dt>
    <dd>{sum(amount)}</dd>
  </div>
);
