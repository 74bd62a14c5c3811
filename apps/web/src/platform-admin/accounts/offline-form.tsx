import type { Buyer } from '@angan/contract/billing/orders.ts';
import type { Account } from '@angan/contract/platform/accounts.ts';
import { type OfflineMethod, offlineCalls, offlineMethods } from '@angan/contract/platform/offline.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { type Duration, durationNames, durations } from '@angan/domain/subscription.ts';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BuyerForm, OrderSums } from '../../billing/index.ts';
import { monthsText } from '../../billing/light.ts';
import { client, useCall } from '../../core/api/index.ts';
import { formatNumber, word } from '../../core/language/index.ts';
import {
  ChoiceChips,
  CountField,
  countIn,
  DayField,
  FieldPair,
  FormDialog,
  MoneyField,
  moneyUnreadable,
  rupeesIn,
  TextField,
} from '../../ui/form/index.ts';
import { orderChanges } from '../transactions/order-changes.ts';
import { usePlans } from '../use-plan-choices.ts';

const api = client(offlineCalls);

/** An office paid past the gateway: what it bought, what came, and to whom the invoice goes. */
export const OfflineForm = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const params = { id: account.id };
  const plans = usePlans().filter(({ is_active, is_public }) => is_active && is_public);
  const [plan, setPlan] = useState('team');
  const [duration, setDuration] = useState<Duration>('yearly');
  const included = plans.find(({ code }) => code === plan)?.users_included ?? 1;
  const [typedUsers, setUsers] = useState<string>();
  const users = countIn(typedUsers ?? '') ?? Math.max(included, account.users);
  const [changed, setBuyer] = useState<Partial<Buyer>>({});
  const [method, setMethod] = useState<OfflineMethod>('NEFT');
  const [reference, setReference] = useState('');
  const [paid_on, setDay] = useState(dayInIndia());
  const [typedAmount, setAmount] = useState<string>();
  const [reason, setReason] = useState('');
  const wanted = { plan, duration, users };
  const state_code = changed.state_code ?? '';
  const quoted = useQuery({
    queryKey: [...['offline quote', account.id], wanted, state_code],
    queryFn: () => api.quote({ params, body: { ...wanted, state_code } }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const quote = quoted.data?.quote;
  const buyer: Buyer = {
    ...(quoted.data?.buyer ?? { legal_name: '', address: '', gstin: '', state_code: '' }),
    ...changed,
  };
  const amount = typedAmount ?? (quote ? formatNumber(quote.total) : '');
  const rupees = rupeesIn(amount);
  const isBelow = quote !== undefined && typeof rupees === 'number' && rupees < quote.total;
  const pay = useCall(
    () => api.pay({ params, body: { ...wanted, buyer, method, reference, paid_on, amount: rupees ?? 0, reason } }),
    { changes: [...orderChanges, 'company'], success: t`The plan is on`, quiet: true, onSuccess: onClose },
  );
  const { errors } = pay;
  return (
    <FormDialog
      opened
      size="wide"
      title={t`Mark paid offline: ${account.company_name}`}
      submit={t`Turn the plan on`}
      busy={pay.isPending}
      error={pay.problem}
      note={t`The invoice goes to the Owner by mail.`}
      onSubmit={() => pay.mutate()}
      onClose={onClose}
    >
      <ChoiceChips
        label={t`Plan`}
        choices={plans.map(({ code, plan_name }) => ({ id: code, label: plan_name }))}
        chosen={[plan]}
        required
        error={errors.plan}
        onChange={([next]) => {
          if (!next) return;
          setPlan(next);
          setUsers(undefined);
        }}
      />
      <ChoiceChips
        label={t`Duration`}
        choices={durationNames.map((id) => ({ id, label: monthsText(durations[id]) }))}
        chosen={[duration]}
        required
        error={errors.duration}
        onChange={([next]) => next && setDuration(next)}
      />
      <CountField
        label={t`Users`}
        value={typedUsers ?? String(users)}
        onChange={setUsers}
        error={errors.users ?? quoted.error?.message}
      />
      <BuyerForm buyer={buyer} errors={errors} onChange={(more) => setBuyer((before) => ({ ...before, ...more }))} />
      {quote && <OrderSums quote={quote} />}
      <ChoiceChips
        label={t`Paid by`}
        choices={offlineMethods.map((id) => ({ id, label: word(id) }))}
        chosen={[method]}
        required
        onChange={([next]) => next && setMethod(next)}
      />
      <FieldPair>
        <TextField
          label={t`Reference`}
          value={reference}
          onChange={setReference}
          error={errors.reference}
          hint={t`The number of the transfer or of the receipt`}
          required
        />
        <DayField label={t`Paid on`} value={paid_on} onChange={setDay} error={errors.paid_on} />
      </FieldPair>
      <MoneyField
        label={t`Amount, GST included`}
        value={amount}
        onChange={setAmount}
        error={rupees === undefined ? moneyUnreadable() : errors.amount}
        required
      />
      {isBelow && (
        <TextField
          label={t`Why less`}
          value={reason}
          onChange={setReason}
          error={errors.reason}
          hint={t`The difference stands on the invoice as a discount.`}
          required
        />
      )}
    </FormDialog>
  );
};
