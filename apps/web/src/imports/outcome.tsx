import type { RowOutcome } from '@angan/contract/imports/data-migration.ts';
import { IconArrowRight, IconCopy, IconEqual, IconPlus, IconX } from '@tabler/icons-react';
import styles from './outcome.module.css';
import { outcomeWords } from './words.ts';

const glyphs = { new: IconPlus, existing: IconArrowRight, same: IconEqual, twice: IconCopy, refused: IconX } as const;

/** The glyph of an outcome; its word stands beside it. */
export const OutcomeGlyph = ({ outcome }: { outcome: RowOutcome }) => {
  const Icon = glyphs[outcome];
  return (
    <span className={styles.glyph} data-tone={outcomeWords[outcome].tone} aria-hidden="true">
      <Icon />
    </span>
  );
};
