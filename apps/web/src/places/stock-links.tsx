import { Link } from 'react-router';
import { formatNumber } from '../core/language/index.ts';
import styles from './places.module.css';

interface Line {
  label: string;
  /** null: not known yet. */
  count: number | null;
  /** Where they are listed. */
  href: string;
}

/** What there is at a place, each line leading to its list. */
export const StockLinks = ({ lines }: { lines: readonly Line[] }) => (
  <div className={styles.links}>
    {lines.map(({ label, count, href }) =>
      count ? (
        <Link key={label} className={styles.link} to={href}>
          {label}
          <span>{formatNumber(count)}</span>
        </Link>
      ) : (
        <div key={label} className={`${styles.link} ${styles.none}`}>
          {label}
          <span className={styles.none}>{count ?? ''}</span>
        </div>
      ),
    )}
  </div>
);
