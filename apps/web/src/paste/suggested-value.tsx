import { IconPlus } from '@tabler/icons-react';
import styles from './fields.module.css';

/** A value that a tap fills in. The message stays as it is drawn while one taps: what it left would slip away under the finger. */
export const SuggestedValue = ({ words, onPress }: { words: string; onPress: () => void }) => (
  <button type="button" className={styles.chip} onMouseDown={(event) => event.preventDefault()} onClick={onPress}>
    <IconPlus aria-hidden />
    {words}
  </button>
);
