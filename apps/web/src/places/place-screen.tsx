import type { Call } from '@angan/contract/kit/call.ts';
import type { ListExport } from '@angan/contract/kit/list-export.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { RowOf } from '../core/api/index.ts';
import { useKeys } from '../core/keys/index.ts';
import { word } from '../core/language/index.ts';
import { useMay } from '../core/session/index.ts';
import { ExportMenu, NoRecords, type RecordDescription, RecordListPage, useRecordList } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { FilterBar } from '../ui/filter-bar.tsx';
import type { Order } from '../ui/order-menu.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { UrlState } from '../ui/use-url-state.ts';
import type { PlaceKind, PlacePanelProps } from './place-kind.ts';
import { PlaceRow, type PlaceRowProps } from './place-row.tsx';
import { usePlaceActions } from './use-place-actions.tsx';

interface Props<C extends Call, Row extends { id: number }> {
  kind: PlaceKind<Row>;
  list: RecordDescription<C>;
  /** By which the device remembers the columns that were chosen. */
  name: string;
  /** 'Areas' */
  title: string;
  searchBy: string;
  /** What fills the list, while it is empty. */
  why: string;
  columns: readonly Column<Row>[];
  orders: readonly Order[];
  phoneRow: (row: Row) => Omit<PlaceRowProps, 'href' | 'onApproach'>;
  filters: (url: UrlState) => ReactNode;
  panel: ComponentType<PlacePanelProps<Row>>;
  /** A further way to fill the list; told whether it is empty, where it comes first. */
  more?: (isEmpty: boolean) => ReactNode;
  /** Writes the list into a file, where it may leave. */
  exports?: ListExport;
  /** The form of a new one, or of the one with this id. Called, not a component: it may be another function at each drawing. */
  form: (props: { id?: number; url: UrlState; onClose: () => void; onOpen: (id: number) => void }) => ReactNode;
}

/** Areas, societies, features and other plain lists: the list, the open one beside it, and the form over both. */
export const PlaceScreen = <C extends Call, Row extends RowOf<C> & { id: number }>(props: Props<C, Row>) => {
  const { kind, title, panel: Panel, form } = props;
  const list = useRecordList<C, Row>(props.list);
  const { url, openId } = list;
  const mayAdd = useMay(`${kind.noun}:create`);
  const open = () => url.patch({ add: 'one' });
  const exported = { ...list.filteredBy, ordering: list.ordering };
  const addText = t`Add ${word(kind.noun)}`;
  useKeys({ n: mayAdd ? { label: addText, run: open } : undefined });
  const { actions, dialogs } = usePlaceActions(kind, (into) => url.patch({ id: into ?? null }));
  const addButton = (variant: 'filled' | 'default') =>
    mayAdd && (
      <Button variant={variant} leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
        {addText}
      </Button>
    );
  return (
    <>
      <RecordListPage
        name={props.name}
        title={title}
        list={list}
        views={[{ kind: 'table', columns: props.columns }]}
        orders={props.orders}
        phoneRow={({ row, href, onApproach }) => (
          <PlaceRow href={href} onApproach={onApproach} {...props.phoneRow(row)} />
        )}
        filters={
          <FilterBar
            search={
              <SearchField
                placeholder={props.searchBy}
                value={list.search ?? ''}
                onSearch={(search) => url.filter({ search })}
              />
            }
          >
            {props.filters(url)}
          </FilterBar>
        }
        actions={
          <>
            {props.exports && <ExportMenu call={props.exports} asked={exported} />}
            {props.more?.(false)}
            {addButton('filled')}
          </>
        }
        phoneActions={
          <>
            {props.more?.(false)}
            {mayAdd && (
              <ActionIcon aria-label={addText} onClick={open}>
                <IconPlus size={22} aria-hidden />
              </ActionIcon>
            )}
            {props.exports && <ExportMenu call={props.exports} asked={exported} small />}
          </>
        }
        empty={(columns) => (
          <NoRecords
            list={list}
            title={t`No ${title} Found`}
            one={kind.noun}
            columns={columns}
            why={props.why}
            action={
              <>
                {props.more?.(true)}
                {addButton(props.more ? 'default' : 'filled')}
              </>
            }
          />
        )}
        record={
          openId !== undefined && (
            <Panel
              key={openId}
              id={openId}
              listed={list.listed}
              actions={actions}
              onEdit={() => url.patch({ edit: 'one' })}
              onClose={list.close}
              onPrevious={list.step(-1)}
              onNext={list.step(1)}
            />
          )
        }
        beside
      />
      {mayAdd &&
        url.get('add') === 'one' &&
        form({ url, onClose: () => url.patch({ add: null }), onOpen: (id) => url.patch({ add: null, id }) })}
      {url.get('edit') === 'one' && openId !== undefined && (
        <Fragment key={openId}>
          {form({
            id: openId,
            url,
            onClose: () => url.patch({ edit: null }),
            onOpen: (id) => url.patch({ edit: null, id }),
          })}
        </Fragment>
      )}
      {dialogs}
    </>
  );
};
