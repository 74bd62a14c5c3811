import { t } from '@lingui/core/macro';
import { formatPrice } from '../../core/language/index.ts';
import { messagePieces } from './message.ts';
import { Step } from './step.tsx';
import styles from './steps.module.css';

/** A message of a group with the words marked that are read from it. */
export const Message = () => (
  <div>
    <Step n={1}>{t`A message comes, 7:42:10 PM`}</Step>
    <div className={styles.message}>
      <p className={styles.from}>{t`A broker in a WhatsApp group`}</p>
      <p className={styles.words} lang="en-IN">
        {messagePieces().map(({ at, text, isMarked }) => (isMarked ? <mark key={at}>{text}</mark> : text))}
      </p>
    </div>
  </div>
);

const sure = { High: 3, Medium: 2 } as const;

/** The inquiry that is made of it, each line with how sure it is. */
export const Inquiry = () => {
  const lines = [
    [t`Deal type`, t`Sale`, 'Medium'],
    [t`BHK`, t`3 BHK`, 'High'],
    [t`Area`, t`Bopal, Ambli`, 'High'],
    [t`Budget`, t`${formatPrice(8_500_000)} to ${formatPrice(9_500_000)}`, 'High'],
    [t`Furnishing`, t`Semi-furnished`, 'High'],
    [t`Possession`, t`Ready to move`, 'High'],
    [t`Facing`, t`East`, 'High'],
  ] as const;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Step n={2}>{t`The inquiry, 7:42:12 PM`}</Step>
      </div>
      <dl className={styles.lines}>
        {lines.map(([name, value, grade]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            <dd className={styles.squares} data-grade={grade} aria-hidden="true">
              {[1, 2, 3].map((square) => (
                <i key={square} data-full={square <= sure[grade] || undefined} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
