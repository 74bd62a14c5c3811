import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { word } from '../core/language/index.ts';
import { type Column, TableHead } from '../ui/data-list/index.ts';
import { EmptyState } from '../ui/states.tsx';
import type { RecordList } from './use-record-list.ts';

interface Props<Row extends { id: number }> {
  list: RecordList<Row>;
  title: string;
  /** One of them, in a sentence: 'property'. */
  one: string;
  /** The heads that stay over an empty table. */
  columns: readonly Column<Row>[] | undefined;
  /** What fills the list, and why it is empty. */
  why: string;
  action?: ReactNode;
  /** What lifts the filters that usually hold says it does. */
  lift?: string;
}

/** Why nothing is listed, and what changes that. */
export const NoRecords = <Row extends { id: number }>({
  list,
  title,
  one,
  columns,
  why,
  action,
  lift: liftWords,
}: Props<Row>) => {
  const noun = word(one);
  // What a usual filter keeps back.
  const lift = list.lift && (
    <Button variant="subtle" onClick={list.lift}>
      {liftWords ?? t`Show all statuses`}
    </Button>
  );
  return (
    <>
      {columns && <TableHead columns={columns} />}
      {list.isFiltered ? (
        <EmptyState
          filtered
          title={title}
          action={
            <>
              {list.search && (
                <Button leftSection={<IconX size={16} aria-hidden />} onClick={() => list.url.filter({ search: null })}>
                  {t`Clear search`}
                </Button>
              )}
              <Button variant="subtle" onClick={list.clearFilters}>
                {t`Clear filters`}
              </Button>
              {lift}
            </>
          }
        >
          {list.search
            ? t`No ${noun} has '${list.search}' within these filters.`
            : t`No ${noun} is within these filters.`}
        </EmptyState>
      ) : (
        <EmptyState
          title={title}
          action={
            <>
              {action}
              {lift}
            </>
          }
        >
          {why}
        </EmptyState>
      )}
    </>
  );
};
