import { loanTexts } from '@angan/contract/loans/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { costSheet } from '@angan/domain/loans/index.ts';
import { percentOf } from '@angan/domain/paise.ts';
import { inForce, stampBuyers, stampDutyOf } from '@angan/domain/taxes/index.ts';
import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import { word } from '../../core/language/index.ts';
import { wordChoices } from '../../records/index.ts';
import { AmountField, amountIn, ChoiceChips, FieldPair, MoneyField, SelectField } from '../../ui/form/index.ts';
import { percent } from '../loan-words.ts';
import { type CalculatorProps, paiseIn, termsIn } from './calculator-draft.ts';
import styles from './calculators.module.css';
import { type Figure, Figures } from './figures.tsx';
import { TermsFields } from './terms-fields.tsx';

/** What a buyer pays in all for a home, and what of it the bank brings. */
export const CostSheet = ({ draft, set, law }: CalculatorProps) => {
  const states = [...new Set(law['Stamp duty'].map(({ state }) => state))].sort();
  const day = dayInIndia();
  const price = paiseIn(draft.price);
  const terms = termsIn(draft);
  const stampValue = paiseIn(draft.stamp_value);
  const stamp = draft.state
    ? (stampDutyOf(
        {
          ...{ state: draft.state, day, property_type: draft.property_type, zone: null, buyer: draft.buyer, price },
          stamp_value: stampValue > 0 ? stampValue : null,
        },
        law['Stamp duty'],
      ) ?? null)
    : null;
  const gst = inForce(law['GST rate'], day)?.percent ?? 0;
  const rate = amountIn(draft.brokerage_percent) ?? 0;
  const loan = paiseIn(draft.loan);
  const sheet = costSheet({
    price,
    stamp,
    brokerage:
      rate > 0
        ? {
            taxable: percentOf(price, rate),
            treatment: draft.charges_gst ? 'Charge GST' : 'Not registered',
            percent: gst,
            // Of one state, which parts the tax and leaves the sum.
            ...{ supplier_state: '', place_of_supply: '' },
          }
        : null,
    loan: terms && loan > 0 ? { ...terms, amount: loan } : null,
  });
  const figures: Figure[] = [
    { label: t`Price`, amount: sheet.price },
    {
      label: t`Stamp duty`,
      amount: sheet.duty,
      ...(stamp && { note: percent(stamp.row.duty_percent) }),
    },
    ...(sheet.cess ? [{ label: t`Cess`, amount: sheet.cess }] : []),
    { label: t`Registration`, amount: sheet.registration },
    ...(sheet.brokerage
      ? [
          { label: t`Brokerage`, amount: sheet.brokerage.taxable, note: percent(rate) },
          {
            label: t`GST on brokerage`,
            amount: sheet.brokerage.total - sheet.brokerage.taxable,
            ...(draft.charges_gst && { note: percent(gst) }),
          },
        ]
      : []),
    { label: t`In all`, amount: sheet.total, isTotal: true },
    { label: t`Loan`, amount: sheet.loan },
    { label: t`Own money`, amount: sheet.own, isTotal: true },
    ...(sheet.emi === null ? [] : [{ label: t`EMI`, amount: sheet.emi, note: t`a month` }]),
  ];
  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <FieldPair>
          <MoneyField label={t`Price`} value={draft.price} onChange={(next) => set({ price: next })} />
          <MoneyField
            label={t`Stamp value`}
            value={draft.stamp_value}
            hint={t`Circle rate, jantri or ready reckoner, where it is higher`}
            onChange={(stamp_value) => set({ stamp_value })}
          />
        </FieldPair>
        <SelectField label={t`State`} words={states} value={draft.state} onChange={(state) => set({ state })} />
        <ChoiceChips
          label={t`Buyer`}
          choices={wordChoices(stampBuyers)}
          chosen={[draft.buyer]}
          required
          onChange={([buyer]) => set({ buyer: buyer! })}
        />
        <FieldPair>
          <MoneyField label={t`Loan`} value={draft.loan} onChange={(next) => set({ loan: next })} />
          <AmountField
            label={t`Brokerage`}
            unit="%"
            value={draft.brokerage_percent}
            onChange={(brokerage_percent) => set({ brokerage_percent })}
          />
        </FieldPair>
        <Checkbox
          label={t`With GST`}
          checked={draft.charges_gst}
          onChange={(event) => set({ charges_gst: event.currentTarget.checked })}
        />
        <TermsFields draft={draft} set={set} />
      </div>
      {price > 0 && (
        <Figures label={t`Cost sheet`} figures={figures}>
          <p className={styles.estimate}>{word(loanTexts.stampEstimate)}</p>
          {!stamp && <p className={styles.estimate}>{t`Choose a state for duty and registration.`}</p>}
          {stamp && sheet.registration === null && (
            <p className={styles.estimate}>{t`Registration in this state goes by slabs; ask the sub-registrar.`}</p>
          )}
        </Figures>
      )}
    </div>
  );
};
