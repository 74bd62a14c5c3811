import { loanTexts } from '@angan/contract/loans/texts.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import { affordableEmi, eligibilityOf } from '@angan/domain/loans/index.ts';
import { inForce } from '@angan/domain/taxes/index.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../core/language/index.ts';
import { FieldPair, MoneyField } from '../../ui/form/index.ts';
import { type CalculatorProps, paiseIn, termsIn } from './calculator-draft.ts';
import styles from './calculators.module.css';
import { Figures } from './figures.tsx';
import { TermsFields } from './terms-fields.tsx';

/** How much somebody may borrow: by what comes in each month, and by what the home is worth. */
export const Eligibility = ({ draft, set, law }: CalculatorProps) => {
  const day = dayInIndia();
  const foir_percent = inForce(law.FOIR, day)?.percent ?? 0;
  const terms = termsIn(draft);
  const [income, value] = [paiseIn(draft.income), paiseIn(draft.price)];
  const of = { monthly_income: income, existing_emi: paiseIn(draft.running_emi), foir_percent };
  const found =
    terms && income > 0 && foir_percent > 0
      ? eligibilityOf(of, terms, value > 0 ? { value, rows: law['LTV cap'], day } : null)
      : undefined;
  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <FieldPair>
          <MoneyField
            label={t`Monthly income`}
            value={draft.income}
            autoFocus
            onChange={(next) => set({ income: next })}
          />
          <MoneyField
            label={t`Running EMI`}
            value={draft.running_emi}
            hint={t`Of all other loans`}
            onChange={(running_emi) => set({ running_emi })}
          />
        </FieldPair>
        <MoneyField
          label={t`Property value`}
          value={draft.price}
          hint={t`Without stamp duty and registration`}
          onChange={(price) => set({ price })}
        />
        <TermsFields draft={draft} set={set} />
      </div>
      {found && (
        <Figures
          label={t`Eligibility`}
          figures={[
            { label: t`May borrow`, amount: found.eligible, isTotal: true },
            { label: t`By income`, amount: found.by_income, note: t`EMI up to ${foir_percent} % of it` },
            ...(found.by_value === null
              ? []
              : [{ label: t`By value`, amount: found.by_value, note: t`home loans, by the size of the loan` }]),
            { label: t`EMI they can bear`, amount: affordableEmi(of) },
          ]}
        >
          <p className={styles.estimate}>{word(loanTexts.estimate)}</p>
        </Figures>
      )}
    </div>
  );
};
