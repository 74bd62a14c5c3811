import { t } from '@lingui/core/macro';
import { IconPhoto } from '@tabler/icons-react';
import styles from './photo-count.module.css';

/** How many photos there are, on the cover itself; nothing where there is none. */
export const PhotoCount = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span className={styles.count}>
      <IconPhoto size={14} aria-hidden />
      {count}
      <span className={styles.unseen}>{count === 1 ? t` photo` : t` photos`}</span>
    </span>
  );
