import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { personName } from '@angan/domain/people.ts';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconTable } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { ApiError } from '../core/api/index.ts';
import {
  ColumnChooser,
  DataCards,
  DataTable,
  type RowAction,
  SelectBox,
  useColumns,
  useRowKeys,
  useSelection,
  useSelectionKeys,
} from '../ui/data-list/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageButtons, PageRange } from '../ui/pager.tsx';
import { usePhone } from '../ui/screen.ts';
import { ErrorState } from '../ui/states.tsx';
import { ContactBulkBar } from './bulk/contact-bulk-bar.tsx';
import { LastChange, useLastChange } from './bulk/last-change.tsx';
import { contactColumns } from './columns.tsx';
import { ContactCard, ContactRow } from './contact-card.tsx';
import { ContactFilters } from './contact-filters.tsx';
import styles from './contacts-screen.module.css';
import { ExportDialog } from './export/export-dialog.tsx';
import { HeadButtons, HeadIcons } from './head-actions.tsx';
import { NoContacts } from './no-contacts.tsx';
import type { ContactList } from './use-contact-list.ts';

interface Props {
  list: ContactList;
  actions: readonly RowAction<Contact>[] | undefined;
  mayAdd: boolean;
  onAdd: (what: 'one' | 'many') => void;
  /** Where a whole list is brought in. */
  imports: string | undefined;
  mayExport: boolean;
  panel: ReactNode;
}

/** Only what a person can do something about; the rest stands in the log. */
const reasonOf = (error: Error) =>
  error instanceof ApiError && error.status < 500 ? error.message : 'The server could not answer.';

const rowKey = ({ id }: Contact) => id;

/** The list in its frame: table or cards on a desk, rows on a phone. */
export const ContactListPage = ({ list, actions, mayAdd, onAdd, imports, mayExport, panel }: Props) => {
  const { url, rows, openId } = list;
  const phone = usePhone();
  const isTable = !phone && url.get('view') !== 'card';
  const columns = useColumns('contacts', contactColumns);
  const area = useRef<HTMLDivElement>(null);
  useRowKeys(area, openId === undefined ? undefined : (step) => list.open(list.neighbour(step)));

  const ids = rows?.map(rowKey);
  const chosen = useSelection(JSON.stringify(list.filters), ids);
  // Who may do nothing with contacts has nothing to choose them for.
  const selection = actions && chosen;
  useSelectionKeys(area, selection, ids ?? [], openId);
  const picking = selection && { ...selection, nameOf: ({ name }: Contact) => personName(name) };
  const lastChange = useLastChange();
  const exporting = url.get('export');
  const startExport = (what: 'list' | 'selected') => url.patch({ export: what });

  const { data, error } = list;
  const href = ({ id }: Contact) => url.href({ id });
  const shared = { rows, rowKey, selected: openId, label: contactTexts.title, ...(picking && { picking }) };
  const line = lastChange && !selection?.isOn && <LastChange key={lastChange.id} change={lastChange} />;
  return (
    <PageFrame
      title={contactTexts.title}
      count={data && list.countText(data.count)}
      actions={
        <>
          <ViewSwitch
            value={isTable ? 'table' : 'card'}
            onChange={(view) => url.patch({ view: view === 'card' ? view : null })}
          />
          <HeadButtons
            imports={imports}
            onAdd={mayAdd ? onAdd : undefined}
            onExport={mayExport ? () => startExport('list') : undefined}
          />
        </>
      }
      phoneActions={
        <HeadIcons
          onAdd={mayAdd ? onAdd : undefined}
          onExport={mayExport ? () => startExport('list') : undefined}
          onSelect={selection && rows && rows.length > 0 ? () => selection.begin() : undefined}
        />
      }
      filters={<ContactFilters url={url} whole={list.whole} />}
      bulk={
        selection?.isOn ? (
          <ContactBulkBar
            list={list}
            selection={selection}
            onExport={mayExport ? () => startExport(selection.isAll ? 'list' : 'selected') : undefined}
          />
        ) : (
          phone && line
        )
      }
      footer={
        data && data.results.length > 0 ? (
          <>
            <PageRange data={data} first={list.first} total={list.countText(data.count)} />
            {!phone && line}
            <span className={styles.space} />
            {isTable && <ColumnChooser columns={contactColumns} chosen={columns} />}
            <PageButtons url={url} data={data} />
          </>
        ) : null
      }
      panel={panel}
    >
      {error && (
        <ErrorState title="The list did not load." retry={list.retry}>
          {reasonOf(error)} Your filters are kept.
        </ErrorState>
      )}
      {rows?.length === 0 ? (
        <NoContacts
          list={list}
          mayAdd={mayAdd}
          onAdd={onAdd}
          imports={imports}
          columns={isTable ? columns.shown : undefined}
        />
      ) : error && !rows ? null : (
        <div ref={area} className={styles.area} data-stale={list.isStale || undefined}>
          {isTable ? (
            <DataTable
              {...shared}
              columns={columns.shown}
              first={list.first}
              href={href}
              onOpen={list.open}
              onApproach={list.approach}
              {...(actions && { actions })}
              ordering={list.ordering}
              onOrdering={list.order}
            />
          ) : (
            <DataCards
              {...shared}
              as={phone ? 'rows' : 'cards'}
              card={(contact) => {
                const given = { contact, href: href(contact), onApproach: () => list.approach(contact) };
                if (phone) return <ContactRow {...given} picking={selection?.isOn === true} />;
                const box = picking && (
                  <SelectBox
                    label={`Select ${picking.nameOf(contact)}`}
                    checked={picking.has(contact.id)}
                    onToggle={(range) => picking.toggle(contact.id, range)}
                  />
                );
                return <ContactCard {...given} {...(actions && { actions })} box={box} />;
              }}
            />
          )}
        </div>
      )}
      {exporting && mayExport && (
        <ExportDialog
          list={list}
          ids={exporting === 'selected' && selection && selection.ids.length > 0 ? selection.ids : undefined}
          onClose={() => url.patch({ export: null })}
        />
      )}
    </PageFrame>
  );
};

const ViewSwitch = ({ value, onChange }: { value: 'table' | 'card'; onChange: (view: string) => void }) => (
  <SegmentedControl
    aria-label="View"
    value={value}
    onChange={onChange}
    data={[
      { value: 'card', label: <ViewLabel icon={<IconLayoutGrid size={16} aria-hidden />} text="Cards" /> },
      { value: 'table', label: <ViewLabel icon={<IconTable size={16} aria-hidden />} text="Table" /> },
    ]}
  />
);

const ViewLabel = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <span className={styles.view} title={text}>
    {icon}
    <VisuallyHidden>{text}</VisuallyHidden>
  </span>
);
