import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../core/language/index.ts';
import type { UrlState } from './use-url-state.ts';

export interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: readonly unknown[];
}

/** The paging parameters of the address, to be sent with the list's call. */
export const pageOf = (url: UrlState) => ({ page: url.get('page'), cursor: url.get('cursor') });

/** Number of the page shown, from 1. */
export const pageNumber = (url: UrlState) => Math.max(1, Number(url.get('page')) || 1);

/** Number of the page whose rows are on screen: while the next one loads, the one before it. */
export const useShownPage = (url: UrlState, isStale: boolean) => {
  const wanted = pageNumber(url);
  const [shown, setShown] = useState(wanted);
  if (!isStale && shown !== wanted) setShown(wanted);
  return isStale ? shown : wanted;
};

/** Follows the server's own link: its paging parameters become those of the address, whatever they hold. */
const follow = (url: UrlState, link: string, number: number) => {
  const given = new URL(link, location.origin).searchParams;
  url.patch({ page: given.get('page') ?? (number > 1 ? number : null), cursor: given.get('cursor') });
};

interface Props {
  url: UrlState;
  data: Page | undefined;
}

interface RangeProps {
  data: Page | undefined;
  /** Number of the first row. */
  first: number;
  /** Stands for a count that is not exact. */
  total?: string;
}

/** '1 to 25 of 1,482' */
export const PageRange = ({ data, first, total }: RangeProps) => {
  if (!data || data.results.length === 0) return null;
  return (
    <span>
      {t`${formatNumber(first)} to ${formatNumber(first + data.results.length - 1)} of ${total ?? formatNumber(data.count)}`}
    </span>
  );
};

/** One page back and forth. */
export const PageButtons = ({ url, data }: Props) => {
  const number = pageNumber(url);
  return (
    <>
      <ActionIcon
        variant="default"
        size="xs"
        aria-label={t`Previous page`}
        disabled={!data?.previous}
        onClick={() => data?.previous && follow(url, data.previous, number - 1)}
      >
        <IconChevronLeft size={15} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="xs"
        aria-label={t`Next page`}
        disabled={!data?.next}
        onClick={() => data?.next && follow(url, data.next, number + 1)}
      >
        <IconChevronRight size={15} aria-hidden />
      </ActionIcon>
    </>
  );
};
