import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useKeys } from '../core/keys/index.ts';
import { word } from '../core/language/index.ts';
import { lazyPart } from '../core/screen.ts';
import { useMay, useRunsTheOffice } from '../core/session/index.ts';
import { RecordListPage, useListSelection } from '../records/index.ts';
import { Once } from '../ui/once.tsx';
import { MobileNumber, PersonSquare } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import { useLastChange } from './bulk/use-last-change.ts';
import { contactColumns } from './columns.tsx';
import { ContactCard, ContactRow } from './contact-card.tsx';
import { contactCode } from './contact-code.ts';
import { ContactFilters } from './contact-filters.tsx';
import styles from './contacts-screen.module.css';
import { HeadButtons, HeadIcons } from './head-actions.tsx';
import type { ContactLinks } from './links.ts';
import { NoContacts } from './no-contacts.tsx';
import { useContactActions } from './use-contact-actions.tsx';
import { contactPanel, contactsAhead, useContactList } from './use-contact-list.ts';
import { useDeleteContact } from './use-delete-contact.ts';

type Erase = ComponentProps<typeof import('../own-data/index.ts').EraseDialog>;

/** Each comes once somebody asks for it: who opens the list waits for none of them. */
const addContact = lazyPart(() => import('./add-contact.tsx'), 'AddContact');
const addMany = lazyPart(() => import('./add-many.tsx'), 'AddMany');
const bulkBar = lazyPart(() => import('./bulk/contact-bulk-bar.tsx'), 'ContactBulkBar');
const deleteDialog = lazyPart(() => import('../ui/delete-dialog.tsx'), 'DeleteDialog');
const editContact = lazyPart(() => import('./edit-contact.tsx'), 'EditContact');
const eraseDialog = lazyPart<Erase, 'EraseDialog'>(() => import('../own-data/index.ts'), 'EraseDialog');
const exportDialog = lazyPart(() => import('./export/export-dialog.tsx'), 'ExportDialog');
const lastChangeLine = lazyPart(() => import('./bulk/last-change.tsx'), 'LastChange');

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
  // Whoever edits one again begins anew.
  const [edited, setEdited] = useState<{ contact: Contact; time: number }>();
  const edit = (contact: Contact) => setEdited({ contact, time: (edited?.time ?? 0) + 1 });
  // Who opens one may have lost the line by the time that they change it.
  useEffect(() => {
    if (openId !== undefined) editContact.prefetch();
  }, [openId]);
  const remove = useDeleteContact(({ id }) => id === openId && list.close());
  const [erased, setErased] = useState<number>();
  const actions = useContactActions({
    onEdit: edit,
    onDelete: remove.start,
    onErase: ({ id }) => setErased(id),
    links,
  });
  const add = (what: 'one' | 'many') => url.patch({ add: what });
  const adding = mayAdd ? url.get('add') : undefined;
  const stopAdding = () => url.patch({ add: null });
  useKeys({ n: mayAdd ? { label: t`Add Contact`, run: () => add('one') } : undefined });

  const exporting = mayExport ? url.get('export') : undefined;
  const startExport = (what: 'list' | 'selected') => url.patch({ export: what });
  const onExport = mayExport ? () => startExport('list') : undefined;
  const onAdd = mayAdd ? add : undefined;
  const maySelect = actions !== undefined && rows !== undefined && rows.length > 0;
  const openInstead = useCallback((id: number) => url.patch({ id }, { replace: true }), [url.patch]);
  const panel = openId !== undefined && (
    <contactPanel.Component
      key={openId}
      id={openId}
      listed={list.listed}
      onEdit={edit}
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
              <Suspense fallback={null}>
                <bulkBar.Component
                  list={list}
                  selection={selection}
                  onExport={mayExport ? () => startExport(selection.isAll ? 'list' : 'selected') : undefined}
                />
              </Suspense>
            ),
          }
        }
        note={
          lastChange && (
            <Suspense fallback={null}>
              <lastChangeLine.Component key={lastChange.id} change={lastChange} />
            </Suspense>
          )
        }
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
      <Suspense fallback={null}>
        {exporting && (
          <exportDialog.Component
            list={list}
            ids={exporting === 'selected' && actions && selection.ids.length > 0 ? selection.ids : undefined}
            onClose={() => url.patch({ export: null })}
          />
        )}
        <Once when={adding === 'one'}>
          <addContact.Component opened={adding === 'one'} onClose={stopAdding} />
        </Once>
        <Once when={adding === 'many'}>
          <addMany.Component opened={adding === 'many'} imports={links.imports} onClose={stopAdding} />
        </Once>
        {edited && <editContact.Component key={edited.time} contact={edited.contact} />}
        {erased !== undefined && (
          <eraseDialog.Component
            contact={erased}
            onErased={() => erased === openId && list.close()}
            onClose={() => setErased(undefined)}
          />
        )}
        {remove.contact && (
          <deleteDialog.Component
            what={t`contact`}
            opened={remove.opened}
            item={<DeletedItem contact={remove.contact} />}
            consequence={t`It leaves every list. Undo brings it back with its notes.`}
            onDelete={remove.remove}
            onClose={remove.stop}
          />
        )}
      </Suspense>
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
