import type { RowOutcome } from '@angan/contract/imports/data-migration.ts';
import { IconArrowBackUp, IconArrowRight, IconCopy, IconEqual, IconPlus, IconX } from '@tabler/icons-react';
import styles from './outcome.module.css';
import { outcomeWords, type Phase } from './words.ts';

const glyphs = { new: IconPlus, existing: IconArrowRight, same: IconEqual, twice: IconCopy, refused: IconX } as const;

/** The glyph of an outcome; its word stands beside it. */
export const OutcomeGlyph = ({ outcome, phase }: { outcome: RowOutcome; phase: Phase }) => {
  const isBack = phase === 'undone' && (outcome === 'new' || outcome === 'existing');
  const Icon = isBack ? IconArrowBackUp : glyphs[outcome];
  return (
    <span className={styles.glyph} data-tone={isBack ? 'off' : outcomeWords()[outcome].tone} aria-hidden="true">
      <Icon />
    </span>
  );
};
