import { t } from '@lingui/core/macro';
import styles from './foot.module.css';
import { useOperator } from './use-operator.ts';
import { waysTo } from './ways.tsx';

/** The support number in the head of a visitor's pages; on a phone the number is behind its sign. */
export const VisitorPhone = () => {
  const { data } = useOperator();
  const way = data && waysTo(data).find(({ kind }) => kind === 'phone');
  if (!way) return null;
  return (
    <a className={styles.headPhone} href={way.href} aria-label={t`Call support, ${way.shown}`}>
      {way.icon}
      <span>{way.shown}</span>
    </a>
  );
};
