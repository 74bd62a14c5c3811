import { t } from '@lingui/core/macro';
import { memo, type ReactNode, useDeferredValue, useRef } from 'react';
import {
  type Columns,
  DataCards,
  DataTable,
  type RowAction,
  SelectBox,
  type Selection,
  useRowKeys,
  useSelectionKeys,
} from '../ui/data-list/index.ts';
import type { CardProps } from './list-views.tsx';
import styles from './records.module.css';
import type { Listed, RecordList } from './use-record-list.ts';
import { useScreenfuls } from './use-screenfuls.ts';

interface Props<Row extends Listed> {
  label: string;
  list: RecordList<Row>;
  /** Columns of the table, or how a card is drawn. */
  as:
    | { columns: Columns<Row> }
    | {
        draw: (props: CardProps<Row>) => ReactNode;
        inRows: boolean;
        headOf: ((row: Row, before: Row | undefined) => ReactNode) | undefined;
      };
  isTall: boolean;
  /** null: the rows are only read. */
  href: ((row: Row) => string) | null;
  onOpen: (row: Row) => void;
  actions: readonly RowAction<Row>[] | undefined;
  /** How a row is called: 'Mehul Trivedi'. */
  nameOf: (row: Row) => string;
  selection: Selection | undefined;
}

const useRowsByKeys = <Row extends Listed>(list: RecordList<Row>) => {
  const area = useRef<HTMLDivElement>(null);
  useRowKeys(area, list.openId === undefined ? undefined : (step) => list.open(list.neighbour(step)));
  return area;
};

/** Rows that nobody sees yet, under the record by which somebody came; gone through by keys all the same. */
export const CoveredRows = <Row extends Listed>({ list }: { list: RecordList<Row> }) => (
  <div ref={useRowsByKeys(list)} />
);

/**
 * The rows of a page, as a table or as cards; gone through by keys. What a new answer changes is drawn in steps, what a
 * person does to the rows at once.
 */
export const ListRows = <Row extends Listed>(props: Props<Row>) => {
  const before = useDeferredValue(props);
  const isByPerson = props.selection?.isOn === true || props.list.openId !== before.list.openId;
  return <Rows {...(isByPerson ? props : before)} />;
};

const Rows = memo(<Row extends Listed>(props: Props<Row>) => {
  const { label, list, as, isTall, href, onOpen, actions, nameOf, selection } = props;
  const picking = selection && { ...selection, nameOf };
  const { openId } = list;
  const isTable = 'columns' in as;
  const rows = useScreenfuls(list.rows, isTable);
  const area = useRowsByKeys(list);
  useSelectionKeys(area, picking, list.rows?.map(({ id }) => id) ?? [], openId);
  const shared = {
    rows,
    rowKey: ({ id }: Row) => id,
    selected: openId,
    label,
    ...(picking && { picking }),
  };
  return (
    <div ref={area} className={styles.area} data-tall={isTall || undefined} data-stale={list.isStale || undefined}>
      {isTable ? (
        <DataTable
          {...shared}
          columns={as.columns.shown}
          first={list.first}
          {...(href && { href, onOpen, onApproach: list.approach })}
          {...(actions && { actions })}
          nameOf={nameOf}
          ordering={list.ordering}
          onOrdering={list.order}
        />
      ) : (
        <DataCards
          {...shared}
          as={as.inRows ? 'rows' : 'cards'}
          headOf={as.headOf}
          card={(row) =>
            as.draw({
              row,
              href: href?.(row) ?? '',
              onApproach: () => list.approach(row),
              selecting: picking?.isOn === true,
              box: picking && (
                <SelectBox
                  label={t`Select ${picking.nameOf(row)}`}
                  checked={picking.has(row.id)}
                  onToggle={(range) => picking.toggle(row.id, range)}
                />
              ),
            })
          }
        />
      )}
    </div>
  );
}) as <Row extends Listed>(props: Props<Row>) => ReactNode;
