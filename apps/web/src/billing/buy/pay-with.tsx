import { t } from '@lingui/core/macro';
import { perLanguage } from '../../core/language/index.ts';
import { type PayMethod, payMethods } from '../checkout.ts';
import styles from './buy.module.css';
import { RadioCard } from './radio-card.tsx';

const words = perLanguage<Record<PayMethod, readonly [string, string]>>(() => ({
  upi: [t`UPI`, t`scan or any app`],
  card: [t`Card`, t`credit or debit`],
  netbanking: [t`Netbanking`, t`all banks`],
}));

/** What the payment page opens with. */
export const PayWith = ({ method, onChange }: { method: PayMethod; onChange: (method: PayMethod) => void }) => (
  <fieldset className={styles.group}>
    <legend className={styles.heading}>{t`Pay with`}</legend>
    <div className={styles.methods}>
      {payMethods.map((one) => (
        <RadioCard key={one} name="method" checked={one === method} onChoose={() => onChange(one)}>
          <span className={styles.planName}>
            <b>{words()[one][0]}</b>
            <small>{words()[one][1]}</small>
          </span>
        </RadioCard>
      ))}
    </div>
  </fieldset>
);
