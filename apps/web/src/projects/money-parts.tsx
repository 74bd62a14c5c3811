import type { OtherCharge, PaymentStep } from '@angan/contract/projects/project-fields.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, formatRupees, word } from '../core/language/index.ts';
import { FactPart } from '../records/index.ts';
import { inPlace } from '../ui/in-place.tsx';
import styles from './project-record.module.css';

/** When which share of the price falls due. */
export const PaymentPlan = ({ steps }: { steps: readonly PaymentStep[] }) =>
  steps.length === 0 ? null : (
    <FactPart title={t`Payment plan`}>
      <table className={styles.lines}>
        <tbody>
          {inPlace(steps, (step) => (
            <tr>
              <th scope="row">{step.milestone}</th>
              <td>{formatNumber(step.percent)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FactPart>
  );

const amountOf = ({ amount, basis }: OtherCharge) =>
  basis === 'Percent of price'
    ? t`${formatNumber(amount)} % of the price`
    : `${formatRupees(amount)} ${word(basis).toLowerCase()}`;

/** What is paid beside the price. */
export const OtherCharges = ({ charges }: { charges: readonly OtherCharge[] }) =>
  charges.length === 0 ? null : (
    <FactPart title={t`Other charges`}>
      <table className={styles.lines}>
        <tbody>
          {inPlace(charges, (charge) => (
            <tr>
              <th scope="row">{charge.label}</th>
              <td>{amountOf(charge)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FactPart>
  );
