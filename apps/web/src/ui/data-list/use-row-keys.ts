import { t } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { useKeys } from '../../core/keys/index.ts';

/** Marks the link of a row, which takes the focus when rows are walked with j and k. */
export const rowLink = { 'data-row-link': '' };

/**
 * j and k walk the rows: they move the focus to the next row's link, and Enter follows it as it follows any link.
 * While a record is open beside the list they open its neighbour instead.
 */
export const useRowKeys = (list: RefObject<HTMLElement | null>, openNeighbour?: (step: 1 | -1) => void) => {
  const walk = (step: 1 | -1) => {
    if (openNeighbour) return openNeighbour(step);
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const now = links.indexOf(document.activeElement as HTMLElement);
    const next = links[now === -1 ? (step === 1 ? 0 : links.length - 1) : now + step];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: { label: t`Next row`, run: () => walk(1) },
    k: { label: t`Previous row`, run: () => walk(-1) },
  });
};
