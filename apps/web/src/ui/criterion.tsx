import type { CriterionState } from '@angan/domain/matching/types.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconQuestionMark, IconTilde, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './criterion.module.css';

const glyphs = {
  fit: { Icon: IconCheck, word: 'fits' },
  near: { Icon: IconTilde, word: 'nearly fits' },
  miss: { Icon: IconX, word: 'does not fit' },
  unknown: { Icon: IconQuestionMark, word: 'not known' },
} as const satisfies Record<CriterionState, unknown>;

/** One point of a match in a chip: check, tilde, cross or question mark, and its name. */
export const Criterion = ({ state, children }: { state: CriterionState; children: ReactNode }) => {
  const { Icon, word } = glyphs[state];
  return (
    <span className={styles.chip} data-state={state}>
      <Icon aria-hidden />
      {children}
      <VisuallyHidden>: {word}</VisuallyHidden>
    </span>
  );
};

export const Criteria = ({ children }: { children: ReactNode }) => <span className={styles.row}>{children}</span>;

/** The glyph alone, at the head of a line that tells the reason. */
export const CriterionGlyph = ({ state }: { state: CriterionState }) => {
  const { Icon, word } = glyphs[state];
  return (
    <span className={styles.glyph} data-state={state} role="img" aria-label={word}>
      <Icon aria-hidden />
    </span>
  );
};
