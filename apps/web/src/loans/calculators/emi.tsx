import { loanTexts } from '@angan/contract/loans/texts.ts';
import { amortisation, emiOf } from '@angan/domain/loans/index.ts';
import { sumOf } from '@angan/domain/paise.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, word } from '../../core/language/index.ts';
import { MoneyField } from '../../ui/form/index.ts';
import { exact } from '../loan-words.ts';
import { type CalculatorProps, paiseIn, termsIn } from './calculator-draft.ts';
import styles from './calculators.module.css';
import { Figures } from './figures.tsx';
import { TermsFields } from './terms-fields.tsx';

/** The equal monthly instalment, what it comes to in all, and how the loan goes down year by year. */
export const Emi = ({ draft, set }: CalculatorProps) => {
  const terms = termsIn(draft);
  const loan = paiseIn(draft.loan);
  const rows = terms && loan > 0 ? amortisation(loan, terms) : [];
  const interest = sumOf(rows.map((row) => row.interest));
  const years = rows.filter(({ month }) => month % 12 === 0 || month === rows.length);
  return (
    <div className={styles.calculator}>
      <div className={styles.fields}>
        <MoneyField label={t`Loan`} value={draft.loan} autoFocus onChange={(next) => set({ loan: next })} />
        <TermsFields draft={draft} set={set} />
      </div>
      {terms && loan > 0 && (
        <>
          <Figures
            label={t`EMI`}
            figures={[
              { label: t`EMI`, amount: emiOf(loan, terms), note: t`a month`, isTotal: true },
              { label: t`Interest in all`, amount: interest },
              { label: t`Paid in all`, amount: loan + interest },
            ]}
          >
            <p className={styles.estimate}>{word(loanTexts.estimate)}</p>
          </Figures>
          <table className={styles.years}>
            <caption>{t`What is owed at the end of each year`}</caption>
            <thead>
              <tr>
                <th scope="col">{t`Year`}</th>
                <th scope="col">{t`Owed`}</th>
              </tr>
            </thead>
            <tbody>
              {years.map(({ month, balance }) => (
                <tr key={month}>
                  <th scope="row">{formatNumber(Math.ceil(month / 12))}</th>
                  <td>{exact(balance / 100)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
};
