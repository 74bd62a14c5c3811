import type { Confidence as Grade } from '@angan/domain/paste/index.ts';
import styles from './confidence.module.css';

const squares: Record<Grade, number> = { Low: 1, Medium: 2, High: 3 };

/** How sure a reading is: three squares, and the word. */
export const Confidence = ({ grade }: { grade: Grade }) => (
  <span className={styles.grade} data-grade={grade}>
    <span className={styles.squares} aria-hidden="true">
      {[1, 2, 3].map((square) => (
        <i key={square} data-full={square <= squares[grade] || undefined} />
      ))}
    </span>
    {grade}
  </span>
);
