import { Mark } from './logo.tsx';
import styles from './picture.module.css';

/** Pixels of the figure in each place. */
const figures = { row: 16, phone: 40, card: 80, record: 64 } as const;

/** Where a picture will stand: the mark, in the grey of a line. */
export const MissingPicture = ({ size }: { size: keyof typeof figures }) => (
  <span className={styles.picture} data-size={size}>
    <Mark size={figures[size]} />
  </span>
);
