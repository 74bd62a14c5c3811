import { t } from '@lingui/core/macro';
import { Radio } from '@mantine/core';
import { perLanguage } from '../../core/language/index.ts';
import { type PayMethod, payMethods } from '../checkout.ts';
import styles from './buy.module.css';

const words = perLanguage<Record<PayMethod, readonly [string, string]>>(() => ({
  upi: [t`UPI`, t`scan or any app`],
  card: [t`Card`, t`credit or debit`],
  netbanking: [t`Netbanking`, t`all banks`],
}));

/** What the payment page opens with. */
export const PayWith = ({ method, onChange }: { method: PayMethod; onChange: (method: PayMethod) => void }) => (
  <Radio.Group
    value={method}
    onChange={(one) => onChange(one as PayMethod)}
    label={t`Pay with`}
    classNames={{ label: styles.heading }}
  >
    <div className={styles.methods}>
      {payMethods.map((one) => (
        <Radio.Card key={one} value={one} className={styles.plan}>
          <Radio.Indicator />
          <span className={styles.planName}>
            <b>{words()[one][0]}</b>
            <small>{words()[one][1]}</small>
          </span>
        </Radio.Card>
      ))}
    </div>
  </Radio.Group>
);
