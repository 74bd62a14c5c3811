import type { Billing } from '@angan/contract/billing/billing.ts';
import { orderCalls } from '@angan/contract/billing/orders.ts';
import type { Duration } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fieldErrors, formError, query } from '../../core/api/index.ts';
import { formatRupees } from '../../core/language/index.ts';
import { DurationSwitch, type Offer } from '../../plans/index.ts';
import { CountField, countIn, TextField } from '../../ui/form/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { api } from '../api.ts';
import type { PayMethod } from '../checkout.ts';
import styles from './buy.module.css';
import { BuyerForm } from './buyer-form.tsx';
import { OrderSums } from './order-sums.tsx';
import { PayWith } from './pay-with.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { usePayment } from './use-payment.ts';

interface Props {
  duration: Duration;
  offers: readonly Offer[];
  subscription: Billing;
}

/** The plan that is asked for, else the own one, else the first that has room for everybody. */
const planOf = (offers: readonly Offer[], asked: string | undefined, { term, users }: Billing) =>
  offers.find(({ plan }) => plan.code === asked) ??
  offers.find(({ plan }) => plan.code === term?.plan.code) ??
  offers.find(({ plan }) => plan.users_included >= users) ??
  offers[0]!;

export const BuyForm = ({ duration, offers, subscription }: Props) => {
  const url = useUrlState();
  const navigate = useNavigate();
  const { plan } = planOf(offers, url.get('plan'), subscription);
  const { term } = subscription;
  const usual = term?.plan.code === plan.code ? term.users_allowed : plan.users_included;
  const [typed, setTyped] = useState<string>();
  const users = countIn(typed ?? url.get('users') ?? String(usual)) ?? usual;
  const [buyer, setBuyer] = useState(subscription.buyer);
  const [method, setMethod] = useState<PayMethod>('upi');
  const [coupon, setCoupon] = useState('');
  const [applied, setApplied] = useState('');
  const wanted = { plan: plan.code, duration, users, coupon: applied };
  const quote = useQuery({
    ...query(orderCalls.quoteTerm, { body: { ...wanted, state_code: buyer.state_code } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const payment = usePayment(() => api.orderTerm({ body: { ...wanted, buyer } }));
  const errors = { ...fieldErrors(quote.error), ...payment.errors };
  return (
    <div className={styles.page}>
      <div className={styles.choices}>
        <div className={styles.plans}>
          <DurationSwitch
            duration={duration}
            onChange={(word) => void navigate(`/buy/${word}${url.href({})}`, { replace: true })}
          />
          <PlanChoice
            offers={offers}
            chosen={plan.code}
            subscription={subscription}
            onChoose={(code) => {
              setTyped(undefined);
              url.patch({ plan: code, users: null }, { replace: true });
            }}
          />
          {plan.max_users !== null && (
            <CountField
              label={t`Users`}
              value={typed ?? String(users)}
              onChange={setTyped}
              error={errors.users}
              hint={t`${plan.users_included} are in the price, up to ${plan.max_users} can be had.`}
            />
          )}
        </div>
        <section className={styles.invoice}>
          <h2>{t`Invoice to`}</h2>
          <BuyerForm
            buyer={buyer}
            errors={{ ...errors, ...nested(payment.errors) }}
            onChange={(changes) => setBuyer({ ...buyer, ...changes })}
          />
        </section>
        <PayWith method={method} onChange={setMethod} />
      </div>
      <aside className={styles.order} aria-label={t`Your order`}>
        <h2>{t`Your order`}</h2>
        {quote.data && <OrderSums quote={quote.data} />}
        {quote.error && (
          <p className={`${styles.note} ${styles.bad}`} role="alert">
            {errors.plan ?? errors.users ?? errors.duration ?? errors.coupon ?? formError(quote.error)}
          </p>
        )}
        {quote.data && users < subscription.users && (
          <p className={styles.note} role="status">
            <Trans>
              Your office has more people than these users. Choose <Link to="/subuser?staying=1">who stays</Link> once
              it is bought; nobody leaves before it begins.
            </Trans>
          </p>
        )}
        <form
          className={styles.coupon}
          onSubmit={(event) => {
            event.preventDefault();
            setApplied(coupon);
          }}
        >
          <TextField label={t`Coupon`} value={coupon} onChange={setCoupon} error={errors.coupon} />
          <Button type="submit">{t`Apply`}</Button>
        </form>
        <Button
          variant="filled"
          size="md"
          disabled={!quote.data || quote.error !== null || quote.isPlaceholderData}
          loading={payment.isPending}
          onClick={() => payment.mutate({ given: undefined, method })}
        >
          {quote.data ? t`Pay ${formatRupees(quote.data.total)}` : t`Pay`}
        </Button>
        <p className={styles.note}>
          {t`Razorpay takes the payment. It does not renew by itself; we remind you 15, 7, 3 and 1 days before.`}
        </p>
        <p className={styles.note}>{t`A GST invoice comes by e-mail the moment the money does.`}</p>
      </aside>
    </div>
  );
};

/** Messages of the invoice's fields may stand under the field that holds them. */
const nested = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [name.replace(/^buyer\./, ''), text]));
