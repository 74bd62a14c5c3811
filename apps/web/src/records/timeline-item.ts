import type { FieldChange } from '@angan/contract/kit/field-values.ts';
import type { ReactNode } from 'react';
import type { TimelineItem } from '../ui/timeline.tsx';
import { changeText } from './change-text.ts';

/** How one kind of happening is shown. */
export interface TimelineKind {
  icon: ReactNode;
  /** 'Asha called' */
  title: (who: string) => string;
}

interface Entry {
  id: string;
  at: string;
  by: string;
  text: string;
  changes: readonly FieldChange[];
}

/**
 * An entry of a record's timeline as it stands there. `said`: its sentence in the reader's language, where the software
 * wrote one; `nobody`: who did it where no person did.
 */
export const timelineItem = (
  { icon, title }: TimelineKind,
  { id, at, by, text, changes }: Entry,
  said: string | null,
  nobody = 'Angan',
): TimelineItem => ({
  id,
  icon,
  at,
  title: title(by.split(' ')[0] || nobody),
  text: [said ?? text, changes.map(changeText).join('\n')].filter(Boolean).join('\n'),
});
