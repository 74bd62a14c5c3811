import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { ActionIcon, Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconFileImport, IconLayoutGrid, IconPlus, IconTable, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../core/api/index.ts';
import { ColumnChooser, DataCards, DataTable, type RowAction, useColumns, useRowKeys } from '../ui/data-list/index.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageButtons, PageRange } from '../ui/pager.tsx';
import { usePhone } from '../ui/screen.ts';
import { ErrorState } from '../ui/states.tsx';
import { contactColumns } from './columns.tsx';
import { ContactCard, ContactRow } from './contact-card.tsx';
import { ContactFilters } from './contact-filters.tsx';
import styles from './contacts-screen.module.css';
import { NoContacts } from './no-contacts.tsx';
import type { ContactList } from './use-contact-list.ts';

interface Props {
  list: ContactList;
  actions: readonly RowAction<Contact>[] | undefined;
  mayAdd: boolean;
  onAdd: (what: 'one' | 'many') => void;
  /** Where a whole list is brought in. */
  imports: string | undefined;
  panel: ReactNode;
}

/** Only what a person can do something about; the rest stands in the log. */
const reasonOf = (error: Error) =>
  error instanceof ApiError && error.status < 500 ? error.message : 'The server could not answer.';

const rowKey = ({ id }: Contact) => id;

/** The list in its frame: table or cards on a desk, rows on a phone. */
export const ContactListPage = ({ list, actions, mayAdd, onAdd, imports, panel }: Props) => {
  const { url, rows, openId } = list;
  const phone = usePhone();
  const isTable = !phone && url.get('view') !== 'card';
  const columns = useColumns('contacts', contactColumns);
  const area = useRef<HTMLDivElement>(null);
  useRowKeys(area, openId === undefined ? undefined : (step) => list.open(list.neighbour(step)));

  const { data, error } = list;
  const href = ({ id }: Contact) => url.href({ id });
  const shared = { rows, rowKey, selected: openId, label: contactTexts.title };
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
          {imports && <ImportButton to={imports} />}
          {mayAdd && <AddButtons onAdd={onAdd} />}
        </>
      }
      phoneActions={mayAdd && <AddIcons onAdd={onAdd} />}
      filters={<ContactFilters url={url} whole={list.whole} />}
      footer={
        data && data.results.length > 0 ? (
          <>
            <PageRange data={data} first={list.first} total={list.countText(data.count)} />
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
                return phone ? <ContactRow {...given} /> : <ContactCard {...given} {...(actions && { actions })} />;
              }}
            />
          )}
        </div>
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

/** Its word gives way where the list is narrow beside an open record. */
const ImportButton = ({ to }: { to: string }) => (
  <Button
    component={Link}
    to={to}
    aria-label="Import"
    leftSection={<IconFileImport size={16} aria-hidden />}
    classNames={{ section: styles.importIcon ?? '', label: styles.importWord ?? '' }}
  >
    Import
  </Button>
);

const AddButtons = ({ onAdd }: Pick<Props, 'onAdd'>) => (
  <>
    <Button leftSection={<IconUsers size={16} aria-hidden />} onClick={() => onAdd('many')}>
      Multi Contact
    </Button>
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onAdd('one')}>
      Add Contact
    </Button>
  </>
);

const AddIcons = ({ onAdd }: Pick<Props, 'onAdd'>) => (
  <>
    <ActionIcon aria-label="Multi Contact" onClick={() => onAdd('many')}>
      <IconUsers size={22} aria-hidden />
    </ActionIcon>
    <ActionIcon aria-label="Add Contact" onClick={() => onAdd('one')}>
      <IconUserPlus size={22} aria-hidden />
    </ActionIcon>
  </>
);
