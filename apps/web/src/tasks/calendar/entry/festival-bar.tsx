import type { Festival } from '@angan/contract/tasks/calendar.ts';
import { t } from '@lingui/core/macro';
import { word } from '../../../core/language/index.ts';
import styles from './entry.module.css';

/** A festival as a bar over its day. */
export const FestivalBar = ({ festival: { name, may_shift } }: { festival: Festival }) => (
  <span
    className={`truncate ${styles.festival}`}
    title={may_shift ? t`${word(name)}. By the moon: it may shift by a day.` : word(name)}
  >
    {may_shift ? t`${word(name)}, may shift by a day` : word(name)}
  </span>
);
