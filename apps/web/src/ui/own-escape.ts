import type { FocusEvent } from 'react';

/**
 * For what opens over a dialog: Escape closes it alone. The library's dialogs listen before everybody else, and pass over
 * an element that bears this mark.
 */
export const ownEscape = {
  onFocusCapture: ({ target }: FocusEvent) => target.setAttribute('data-mantine-stop-propagation', 'true'),
};
