import type { CriterionState } from '@angan/domain/matching/types.ts';
import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconQuestionMark, IconTilde, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { perLanguage } from '../core/language/index.ts';
import styles from './criterion.module.css';

const glyphs = perLanguage(
  () =>
    ({
      fit: { Icon: IconCheck, word: t`fits` },
      near: { Icon: IconTilde, word: t`nearly fits` },
      miss: { Icon: IconX, word: t`does not fit` },
      unknown: { Icon: IconQuestionMark, word: t`not known` },
    }) as const satisfies Record<CriterionState, unknown>,
);

/** One point of a match in a chip: check, tilde, cross or question mark, and its name. */
export const Criterion = ({ state, children }: { state: CriterionState; children: ReactNode }) => {
  const { Icon, word } = glyphs()[state];
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
  const { Icon, word } = glyphs()[state];
  return (
    <span className={styles.glyph} data-state={state} role="img" aria-label={word}>
      <Icon aria-hidden />
    </span>
  );
};
