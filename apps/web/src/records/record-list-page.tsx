import type { ViewedList } from '@angan/contract/saved-views/saved-views.ts';
import { ActionIcon, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconLayoutKanban, IconList, IconMap, IconTable } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { ApiError } from '../core/api/index.ts';
import {
  type Column,
  ColumnChooser,
  DataCards,
  DataTable,
  SelectBox,
  type Selection,
  useColumns,
  useRowKeys,
  useSelection,
  useSelectionKeys,
} from '../ui/data-list/index.ts';
import { type Order, OrderMenu } from '../ui/order-menu.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageButtons, PageRange } from '../ui/pager.tsx';
import { usePhone } from '../ui/screen.ts';
import { ErrorState } from '../ui/states.tsx';
import styles from './records.module.css';
import type { RecordList } from './use-record-list.ts';
import { SavedViews } from './views/saved-views.tsx';

interface CardProps<Row> {
  row: Row;
  href: string;
  onApproach: () => void;
  /** Chooses the row, where rows can be chosen. */
  box?: ReactNode;
}

interface Props<Row extends { id: number }> {
  /** Remembers the columns of this list. */
  name: string;
  title: string;
  list: RecordList<Row>;
  columns: readonly Column<Row>[];
  orders: readonly Order[];
  /** A row on a phone. */
  phoneRow: (props: CardProps<Row>) => ReactNode;
  /** The table's twin, where a picture matters. */
  card?: (props: CardProps<Row>) => ReactNode;
  /** A third view, of the same records in columns, and how many it shows. */
  board?: { view: ReactNode; count: number | undefined };
  /** All that match on a map. */
  map?: ReactNode;
  /** Rows can be chosen: what is done with them, and how one is called. */
  bulk?: { bar: (selection: Selection) => ReactNode; nameOf: (row: Row) => string };
  /** People keep views of this list under this name. */
  views?: ViewedList;
  filters: ReactNode;
  /** The main button, on a desk. */
  add?: ReactNode;
  empty: (columns: readonly Column<Row>[] | undefined) => ReactNode;
  /** What stands for it on a phone, where the bottom bar does not add such a record. */
  phoneAdd?: ReactNode;
  /** The open record, over the list. */
  record: ReactNode;
  /** The record opens beside the list where there is room for both. */
  beside?: boolean;
}

/** Only what a person can do something about; the rest stands in the log. */
const reasonOf = (error: Error) =>
  error instanceof ApiError && error.status < 500 ? error.message : 'The server could not answer.';

/** A list of records in its frame: table or cards on a desk, rows on a phone; the open record takes its place. */
export const RecordListPage = <Row extends { id: number }>(props: Props<Row>) => {
  const {
    name,
    title,
    list,
    columns,
    orders,
    phoneRow,
    card,
    board,
    map,
    bulk,
    filters,
    add,
    empty,
    record,
    beside = false,
  } = props;
  const { url, rows, openId } = list;
  const phone = usePhone();
  const view = url.get('view');
  const shown =
    board && view === 'board' ? 'board' : map && view === 'map' ? 'map' : card && view === 'card' ? 'card' : 'table';
  const isTable = !phone && shown === 'table';
  const setView = (next: string) => url.patch({ view: next === 'table' ? null : next });
  const chosen = useColumns(name, columns);
  const area = useRef<HTMLDivElement>(null);
  useRowKeys(area, openId === undefined ? undefined : (step) => list.open(list.neighbour(step)));

  const ids = rows?.map(({ id }) => id);
  const selection = useSelection(JSON.stringify([list.search, list.given]), ids);
  useSelectionKeys(area, bulk && selection, ids ?? [], openId);
  const picking = bulk && { ...selection, nameOf: bulk.nameOf };

  const { data, error } = list;
  const href = ({ id }: Row) => url.href({ id });
  const shared = { rows, rowKey: ({ id }: Row) => id, selected: openId, label: title, ...(picking && { picking }) };
  const draw = phone || !card ? phoneRow : card;
  return (
    <PageFrame
      title={title}
      count={shown === 'board' ? board?.count : data && list.countText(data.count)}
      actions={
        <>
          {props.views && <SavedViews list={props.views} />}
          {!isTable && shown !== 'map' && (
            <OrderMenu orders={orders} ordering={list.ordering} onOrdering={list.order} />
          )}
          {(card || board || map) && (
            <ViewSwitch
              value={shown}
              views={[
                ...(card ? (['card'] as const) : []),
                'table',
                ...(board ? (['board'] as const) : []),
                ...(map ? (['map'] as const) : []),
              ]}
              onChange={setView}
            />
          )}
          {add}
        </>
      }
      phoneActions={
        <>
          {props.views && <SavedViews list={props.views} />}
          <OrderMenu orders={orders} ordering={list.ordering} onOrdering={list.order} />
          {map && <MapToggle isMap={shown === 'map'} onChange={setView} />}
          {props.phoneAdd}
          {board && <BoardToggle isBoard={shown === 'board'} onChange={setView} />}
        </>
      }
      filters={filters}
      bulk={bulk && selection.isOn ? bulk.bar(selection) : undefined}
      footer={
        (shown === 'table' || shown === 'card') && data && data.results.length > 0 ? (
          <>
            <PageRange data={data} first={list.first} total={list.countText(data.count)} />
            <span className={styles.space} />
            {isTable && <ColumnChooser columns={columns} chosen={chosen} />}
            <PageButtons url={url} data={data} />
          </>
        ) : null
      }
      panel={record}
      panelCovers={!beside}
    >
      {shown !== 'board' && shown !== 'map' && error && (
        <ErrorState title="The list did not load." retry={list.retry}>
          {reasonOf(error)} Your filters are kept.
        </ErrorState>
      )}
      {shown === 'board' ? (
        board?.view
      ) : shown === 'map' ? (
        map
      ) : rows?.length === 0 ? (
        empty(isTable ? chosen.shown : undefined)
      ) : error && !rows ? null : (
        <div
          ref={area}
          className={styles.area}
          data-tall={Boolean(card) || undefined}
          data-stale={list.isStale || undefined}
        >
          {isTable ? (
            <DataTable
              {...shared}
              columns={chosen.shown}
              first={list.first}
              href={href}
              onOpen={list.open}
              onApproach={list.approach}
              ordering={list.ordering}
              onOrdering={list.order}
            />
          ) : (
            <DataCards
              {...shared}
              as={phone ? 'rows' : 'cards'}
              card={(row) =>
                draw({
                  row,
                  href: href(row),
                  onApproach: () => list.approach(row),
                  box: picking && (
                    <SelectBox
                      label={`Select ${picking.nameOf(row)}`}
                      checked={picking.has(row.id)}
                      onToggle={(range) => picking.toggle(row.id, range)}
                    />
                  ),
                })
              }
            />
          )}
        </div>
      )}
    </PageFrame>
  );
};

const views = {
  card: { icon: <IconLayoutGrid size={16} aria-hidden />, text: 'Cards' },
  table: { icon: <IconTable size={16} aria-hidden />, text: 'Table' },
  board: { icon: <IconLayoutKanban size={16} aria-hidden />, text: 'Board' },
  map: { icon: <IconMap size={16} aria-hidden />, text: 'Map' },
} as const;
type View = keyof typeof views;

interface SwitchProps {
  value: View;
  views: readonly View[];
  onChange: (view: string) => void;
}

const ViewSwitch = ({ value, views: offered, onChange }: SwitchProps) => (
  <SegmentedControl
    aria-label="View"
    value={value}
    onChange={onChange}
    data={offered.map((view) => ({ value: view, label: <ViewLabel {...views[view]} /> }))}
  />
);

const BoardToggle = ({ isBoard, onChange }: { isBoard: boolean; onChange: (view: string) => void }) => (
  <ActionIcon aria-label={isBoard ? 'List' : 'Board'} onClick={() => onChange(isBoard ? 'table' : 'board')}>
    {isBoard ? <IconList size={22} aria-hidden /> : <IconLayoutKanban size={22} aria-hidden />}
  </ActionIcon>
);

const MapToggle = ({ isMap, onChange }: { isMap: boolean; onChange: (view: string) => void }) => (
  <ActionIcon aria-label={isMap ? 'List' : 'Map'} onClick={() => onChange(isMap ? 'table' : 'map')}>
    {isMap ? <IconList size={22} aria-hidden /> : <IconMap size={22} aria-hidden />}
  </ActionIcon>
);

const ViewLabel = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <span className={styles.view} title={text}>
    {icon}
    <VisuallyHidden>{text}</VisuallyHidden>
  </span>
);
