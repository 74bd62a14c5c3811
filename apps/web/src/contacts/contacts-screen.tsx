import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useCallback, useState } from 'react';
import { useKeys } from '../core/keys/index.ts';
import { word } from '../core/language/index.ts';
import { useMay, useRunsTheOffice } from '../core/session/index.ts';
import { EraseDialog } from '../own-data/index.ts';
import { RecordListPage, useListSelection } from '../records/index.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { MobileNumber, PersonSquare } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import { AddContact } from './add-contact.tsx';
import { AddMany } from './add-many.tsx';
import { ContactBulkBar } from './bulk/contact-bulk-bar.tsx';
import { LastChange, useLastChange } from './bulk/last-change.tsx';
import { contactColumns } from './columns.tsx';
import { ContactCard, ContactRow } from './contact-card.tsx';
import { contactCode } from './contact-code.ts';
import { ContactFilters } from './contact-filters.tsx';
import { ContactPanel } from './contact-panel.tsx';
import styles from './contacts-screen.module.css';
import { EditContact } from './edit-contact.tsx';
import { ExportDialog } from './export/export-dialog.tsx';
import { HeadButtons, HeadIcons } from './head-actions.tsx';
import type { ContactLinks } from './links.ts';
import { NoContacts } from './no-contacts.tsx';
import { useContactActions } from './use-contact-actions.tsx';
import { contactsAhead, useContactList } from './use-contact-list.ts';
import { useDeleteContact } from './use-delete-contact.ts';
import { useEditContact } from './use-edit-contact.ts';

interface Props {
  links?: ContactLinks;
  /** What a contact wants and has, which other nouns know. */
  dealings?: (contact: number) => ReactNode;
}

/** Contacts: the list, the open one beside it, and the forms over both. All of it stands in the address. */
export const ContactsScreen = ({ links = {}, dealings }: Props) => {
  const list = useContactList();
  const { url, openId, rows } = list;
  const whole = useRunsTheOffice();
  const selection = useListSelection(list);
  const lastChange = useLastChange();
  const mayAdd = useMay('contact:create');
  const mayExport = useMay('contact:export');
  const edit = useEditContact();
  const remove = useDeleteContact(({ id }) => id === openId && list.close());
  const [erased, setErased] = useState<number>();
  const actions = useContactActions({
    onEdit: edit.start,
    onDelete: remove.start,
    onErase: ({ id }) => setErased(id),
    links,
  });
  const add = (what: 'one' | 'many') => url.patch({ add: what });
  const stopAdding = () => url.patch({ add: null });
  useKeys({ n: mayAdd ? { label: t`Add Contact`, run: () => add('one') } : undefined });

  const exporting = mayExport ? url.get('export') : undefined;
  const startExport = (what: 'list' | 'selected') => url.patch({ export: what });
  const onExport = mayExport ? () => startExport('list') : undefined;
  const onAdd = mayAdd ? add : undefined;
  const maySelect = actions !== undefined && rows !== undefined && rows.length > 0;
  const openInstead = useCallback((id: number) => url.patch({ id }, { replace: true }), [url.patch]);
  const panel = openId !== undefined && (
    <ContactPanel
      key={openId}
      id={openId}
      listed={list.listed}
      onEdit={edit.start}
      actions={actions}
      links={links}
      dealings={dealings}
      onMerged={openInstead}
      onClose={list.close}
      onPrevious={list.step(-1)}
      onNext={list.step(1)}
    />
  );
  return (
    <>
      <RecordListPage
        name="contacts"
        title={word(contactTexts.title)}
        list={list}
        views={[
          {
            kind: 'card',
            draw: ({ row, ...props }) => <ContactCard contact={row} {...props} {...(actions && { actions })} />,
          },
          { kind: 'table', columns: contactColumns() },
        ]}
        phoneRow={({ row, ...props }) => <ContactRow contact={row} {...props} />}
        rowActions={actions}
        nameOf={({ name }) => personName(name)}
        // Who may do nothing with contacts has nothing to select them for.
        bulk={
          actions && {
            selection,
            bar: (
              <ContactBulkBar
                list={list}
                selection={selection}
                onExport={mayExport ? () => startExport(selection.isAll ? 'list' : 'selected') : undefined}
              />
            ),
          }
        }
        note={lastChange && <LastChange key={lastChange.id} change={lastChange} />}
        filters={<ContactFilters url={url} whole={whole} />}
        actions={<HeadButtons imports={links.imports} onAdd={onAdd} onExport={onExport} />}
        phoneActions={
          <HeadIcons onAdd={onAdd} onExport={onExport} onSelect={maySelect ? () => selection.begin() : undefined} />
        }
        empty={(columns) => (
          <NoContacts list={list} mayAdd={mayAdd} onAdd={add} imports={links.imports} columns={columns} />
        )}
        record={panel}
        beside
      />
      {exporting && (
        <ExportDialog
          list={list}
          ids={exporting === 'selected' && actions && selection.ids.length > 0 ? selection.ids : undefined}
          onClose={() => url.patch({ export: null })}
        />
      )}
      {mayAdd && (
        <>
          <AddContact opened={url.get('add') === 'one'} onClose={stopAdding} />
          <AddMany opened={url.get('add') === 'many'} imports={links.imports} onClose={stopAdding} />
        </>
      )}
      {edit.contact && (
        <EditContact
          key={edit.contact.id}
          contact={edit.contact}
          opened={edit.opened}
          refused={edit.refused}
          onSave={edit.save}
          onClose={edit.stop}
        />
      )}
      {erased !== undefined && (
        <EraseDialog
          contact={erased}
          onErased={() => erased === openId && list.close()}
          onClose={() => setErased(undefined)}
        />
      )}
      <DeleteDialog
        what={t`contact`}
        opened={remove.opened}
        item={remove.contact && <DeletedItem contact={remove.contact} />}
        consequence={t`It leaves every list. Undo brings it back with its notes.`}
        onDelete={remove.remove}
        onClose={remove.stop}
      />
    </>
  );
};

ContactsScreen.ahead = contactsAhead;

const DeletedItem = ({ contact }: { contact: Contact }) => (
  <>
    <PersonSquare name={contact.name} />
    {personName(contact.name)}
    <span className={styles.quiet}>
      <MobileNumber number={contact.mobile_number_1} />
    </span>
    <span className={styles.code}>{contactCode(contact.id)}</span>
  </>
);
