import { dayInIndia } from '@angan/domain/dates.ts';
import { lawTablesOf } from '@angan/domain/law.ts';
import { eligibilityOf, emiOf, isHousingLoan } from '@angan/domain/loans/index.ts';
import { toPaise, toRupees } from '@angan/domain/paise.ts';
import { inForce } from '@angan/domain/taxes/index.ts';
import { t } from '@lingui/core/macro';
import { formatPrice } from '../../core/language/index.ts';
import { amountIn, countIn, rupeesIn } from '../../ui/form/index.ts';
import styles from '../loan-record.module.css';
import { exact } from '../loan-words.ts';
import { useLaw } from '../use-law.ts';
import type { LoanDraft } from './loan-draft.ts';

/** What follows from what is typed so far: the instalment, and how much they may borrow. */
export const EligibilityLine = ({ draft }: { draft: LoanDraft }) => {
  const { data } = useLaw();
  const [rate, months] = [amountIn(draft.roi), countIn(draft.tenure_months)];
  if (typeof rate !== 'number' || typeof months !== 'number' || months < 1 || months > 480) return null;
  const terms = { annual_percent: rate, months };
  const required = rupeesIn(draft.required_amount);
  const income = rupeesIn(draft.monthly_income);
  const value = isHousingLoan(draft.loan_type) ? rupeesIn(draft.property_value) : null;
  const day = dayInIndia();
  const law = lawTablesOf(data ?? []);
  const foir_percent = inForce(law.FOIR, day)?.percent;
  const eligible =
    typeof income === 'number' &&
    foir_percent !== undefined &&
    eligibilityOf(
      {
        monthly_income: toPaise(income),
        existing_emi: toPaise(rupeesIn(draft.existing_emi) ?? 0),
        foir_percent,
      },
      terms,
      typeof value === 'number' ? { value: toPaise(value), rows: law['LTV cap'], day } : null,
    ).eligible;
  const said = [
    typeof required === 'number' && required > 0 && t`EMI ${exact(toRupees(emiOf(toPaise(required), terms)))}`,
    eligible !== false && t`may borrow ${formatPrice(toRupees(eligible))}`,
  ].filter(Boolean);
  return said.length === 0 ? null : (
    <p className={styles.terms} role="status">
      {said.join(', ')}
    </p>
  );
};
