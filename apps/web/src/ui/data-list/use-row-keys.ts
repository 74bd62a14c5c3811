import { t } from '@lingui/core/macro';
import { type RefObject, useRef } from 'react';
import { useKeys } from '../../core/keys/index.ts';

/** Marks the link of a row, which takes the focus when rows are walked with j and k. */
export const rowLink = { 'data-row-link': '' };

/**
 * j and k walk the rows: they move the focus to the next row's link, and Enter follows it as it follows any link.
 * While a record is open beside the list they open its neighbour instead. Where the row that had the focus is gone, as
 * one that is done, they go on from its place.
 */
export const useRowKeys = (list: RefObject<HTMLElement | null>, openNeighbour?: (step: 1 | -1) => void) => {
  const last = useRef<{ link: HTMLElement | undefined; at: number }>({ link: undefined, at: -1 });
  const walk = (step: 1 | -1) => {
    if (openNeighbour) return openNeighbour(step);
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const focused = document.activeElement;
    const now = links.findIndex((link) => link === focused || link.closest('tr, li')?.contains(focused));
    const isGone = last.current.link?.isConnected === false;
    const start = isGone ? last.current.at - (step === 1 ? 0 : 1) : step === 1 ? 0 : links.length - 1;
    const at = now === -1 ? start : now + step;
    const next = links[at];
    last.current = { link: next, at };
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    j: { label: t`Next row`, run: () => walk(1) },
    k: { label: t`Previous row`, run: () => walk(-1) },
  });
};
