import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

/** The first rows, and the button that shows the rest of them too; none where all are there. */
export const useSome = <T,>(rows: readonly T[], most: number): { shown: readonly T[]; rest: ReactNode } => {
  const [all, setAll] = useState(false);
  if (rows.length <= most) return { shown: rows, rest: null };
  return {
    shown: all ? rows : rows.slice(0, most),
    rest: (
      <Button size="xs" variant="subtle" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? t`Show fewer` : t`Show all ${rows.length}`}
      </Button>
    ),
  };
};
