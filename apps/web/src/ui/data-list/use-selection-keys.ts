import { t } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { useKeys } from '../../core/keys/index.ts';
import type { Selection } from './use-selection.ts';

/**
 * x chooses the row that j and k walk over, or else the one that is open; with the shift key all rows from the one
 * before. Esc lets go of what is chosen. `rows` are the ids in the order of their links.
 */
export const useSelectionKeys = (
  list: RefObject<HTMLElement | null>,
  selection: Selection | undefined,
  rows: readonly number[],
  openId: number | undefined,
) => {
  const here = () => {
    const links = [...(list.current?.querySelectorAll('[data-row-link]') ?? [])];
    const focused = document.activeElement;
    const at = links.findIndex((link) => link === focused || link.closest('tr, li')?.contains(focused));
    return at === -1 ? openId : rows[at];
  };
  const toggle = (range: boolean) => {
    const id = here();
    if (id !== undefined) selection?.toggle(id, range);
  };
  useKeys({
    x: selection && { label: t`Select the row`, run: () => toggle(false) },
    X: selection && { label: t`Select up to the row`, run: () => toggle(true) },
    Escape: selection?.isOn ? { label: t`Let go of the selection`, run: selection.clear } : undefined,
  });
};
