import type { ViewedList } from '@angan/contract/saved-views/saved-views.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, reasonOf } from '../core/api/index.ts';
import { type Column, ColumnChooser, type RowAction, type Selection, useColumns } from '../ui/data-list/index.ts';
import { type Order, OrderMenu } from '../ui/order-menu.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageButtons, PageRange } from '../ui/pager.tsx';
import { usePhone } from '../ui/screen.ts';
import { ErrorState, LoadingRows } from '../ui/states.tsx';
import { CoveredRows, ListRows } from './list-rows.tsx';
import {
  type CardProps,
  isWhole,
  type ListView,
  tableOf,
  type ViewKind,
  ViewSwitch,
  ViewToggle,
} from './list-views.tsx';
import styles from './records.module.css';
import type { Listed, RecordList } from './use-record-list.ts';
import { SavedViews } from './views/saved-views.tsx';
import { WaitingHere } from './waiting/waiting-here.tsx';

interface Props<Row extends Listed> {
  /** Remembers the columns of this list. */
  name: string;
  title: string;
  list: RecordList<Row>;
  /** The ways to look at it on a desk, as the switch has them. */
  views: readonly ListView<Row>[];
  /** Where one begins while the address does not say: the table, if nothing is said here either. */
  usualView?: ViewKind;
  /** Hears which view somebody chose. */
  onView?: (view: string) => void;
  /** A row on a phone. */
  phoneRow: (props: CardProps<Row>) => ReactNode;
  /** What stands over a row that begins a band of the rows; nothing over any other. */
  headOf?: ((row: Row, before: Row | undefined) => ReactNode) | undefined;
  /** How many there are, in words, where that is not how many are listed; '' while it is not known. */
  count?: string;
  orders?: readonly Order[];
  /** Where a row leads, where that is not its record over this list; null where it leads nowhere. */
  pathOf?: ((row: Row) => string) | null;
  /** What can be done with a row from its menu. */
  rowActions?: readonly RowAction<Row>[] | undefined;
  /** Rows can be selected, and what is done with them. */
  bulk?: { selection: Selection; bar: ReactNode } | undefined;
  /** How a row is called in its menu and its box: 'Mehul Trivedi'. */
  nameOf?: (row: Row) => string;
  /** People save views of this list under this name. */
  savedViews?: ViewedList;
  filters?: ReactNode;
  /** Stands before the views on a desk: which part of the list is looked at. */
  lead?: ReactNode;
  /** The buttons on a desk, the main one last. */
  actions?: ReactNode;
  /** What stands for them on a phone, where the bottom bar does not add such a record. */
  phoneActions?: ReactNode;
  /** What was done last with rows of this list. */
  note?: ReactNode;
  /** Stands over the rows. */
  children?: ReactNode;
  empty: (columns: readonly Column<Row>[] | undefined) => ReactNode;
  /** The open record, over the list. */
  record?: ReactNode;
  /** The record opens beside the list where there is room for both. */
  beside?: boolean;
}

const isNoLine = (error: Error) => error instanceof ApiError && error.status === 0;

/** A list in its frame: table, cards, board or map on a desk, rows on a phone; and the open record. */
export const RecordListPage = <Row extends Listed>(props: Props<Row>) => {
  const { name, title, list, views, usualView = 'table', orders, pathOf, bulk, note } = props;
  // Drawn in steps: when it is opened, and when its list has a new answer.
  const record = useDeferredValue(props.record);
  const { url, rows, data, error } = list;
  const phone = usePhone();
  const navigate = useNavigate();
  const table = tableOf(views);
  const columns = useColumns<Row>(name, table.columns);
  const asked = url.get('view') ?? usualView;
  const shown = views.find(({ kind }) => kind === asked) ?? views.find((view) => view === table) ?? views[0]!;
  const whole = isWhole(shown) ? shown : undefined;
  const isTable = !phone && shown.kind === 'table';
  const draw = shown.kind === 'card' || shown.kind === 'rows' ? shown.draw : props.phoneRow;
  const setView = (next: string) => {
    props.onView?.(next);
    url.patch({ view: next === usualView ? null : next });
  };
  const isSelecting = bulk?.selection.isOn === true;
  // Who comes by a link to a record that covers the list waits for the record alone: what it covers is drawn once it is seen.
  const isCovered = Boolean(record) && (phone || !props.beside);
  const [wasSeen, setWasSeen] = useState(!isCovered);
  if (!isCovered && !wasSeen) setWasSeen(true);
  const panel = record && (
    <Suspense fallback={<LoadingRows rows={8} label={t`Loading the record`} />}>{record}</Suspense>
  );
  const count = props.count ?? (whole?.kind === 'board' ? whole.count : data && list.countText(data.count));
  if (!wasSeen)
    return (
      <PageFrame title={title} count={count} panel={panel} panelCovers>
        <CoveredRows list={list} />
      </PageFrame>
    );
  const orderMenu = orders && <OrderMenu orders={orders} ordering={list.ordering} onOrdering={list.order} />;
  const savedViews = props.savedViews && <SavedViews list={props.savedViews} />;
  return (
    <PageFrame
      title={title}
      count={count}
      actions={
        <>
          {savedViews}
          {!isTable && shown.kind !== 'map' && orderMenu}
          {props.lead}
          {views.length > 1 && (
            <ViewSwitch value={shown.kind} views={views.map(({ kind }) => kind)} onChange={setView} />
          )}
          {props.actions}
        </>
      }
      phoneActions={
        <>
          {savedViews}
          {orderMenu}
          {props.phoneActions}
          {views.filter(isWhole).map(({ kind }) => (
            <ViewToggle key={kind} view={kind} isOn={kind === shown.kind} onChange={setView} />
          ))}
        </>
      }
      filters={props.filters}
      bulk={isSelecting ? bulk.bar : phone && note}
      footer={
        !whole && data && data.results.length > 0 ? (
          <>
            <PageRange data={data} first={list.first} total={list.countText(data.count)} />
            {!phone && !isSelecting && note}
            <span className={styles.space} />
            {isTable && <ColumnChooser columns={table.columns} chosen={columns} />}
            <PageButtons url={url} data={data} />
          </>
        ) : whole?.kind === 'board' && !phone ? (
          whole.foot
        ) : null
      }
      panel={panel}
      panelCovers={!props.beside}
    >
      {props.children}
      {list.kind && <WaitingHere of={list.kind} />}
      {!whole && error && (
        <ErrorState
          title={t`The list did not load.`}
          retry={list.retry}
          action={
            list.isFiltered &&
            isNoLine(error) && <Button size="xs" onClick={list.clearFilters}>{t`Show what is here`}</Button>
          }
        >
          {list.isFiltered ? t`${reasonOf(error)} Your filters are kept.` : reasonOf(error)}
        </ErrorState>
      )}
      {whole ? (
        whole.content
      ) : rows?.length === 0 ? (
        props.empty(isTable ? columns.shown : undefined)
      ) : error && !rows ? null : (
        <ListRows
          label={title}
          list={list}
          as={
            isTable
              ? { columns }
              : {
                  draw: phone ? props.phoneRow : draw,
                  inRows: phone || shown.kind === 'rows',
                  headOf: props.headOf,
                }
          }
          isTall={table.isTall === true}
          href={pathOf === undefined ? ({ id }) => url.href({ id }) : pathOf}
          onOpen={pathOf ? (row) => void navigate(pathOf(row)) : list.open}
          actions={props.rowActions}
          nameOf={props.nameOf ?? (({ id }) => `#${id}`)}
          selection={bulk?.selection}
        />
      )}
    </PageFrame>
  );
};
