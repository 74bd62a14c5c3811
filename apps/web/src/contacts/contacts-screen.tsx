import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { personName } from '@angan/domain/people.ts';
import { useCallback } from 'react';
import { useKeys } from '../core/keys/index.ts';
import { useMay } from '../core/session/index.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { MobileNumber, PersonSquare } from '../ui/person.tsx';
import { AddContact } from './add-contact.tsx';
import { AddMany } from './add-many.tsx';
import { contactCode } from './contact-code.ts';
import { ContactListPage } from './contact-list-page.tsx';
import { ContactPanel } from './contact-panel.tsx';
import styles from './contacts-screen.module.css';
import { EditContact } from './edit-contact.tsx';
import type { ContactLinks } from './links.ts';
import { useContactActions } from './use-contact-actions.tsx';
import { useContactList } from './use-contact-list.ts';
import { useDeleteContact } from './use-delete-contact.ts';
import { useEditContact } from './use-edit-contact.ts';

/** Contacts: the list, the open one beside it, and the forms over both. All of it stands in the address. */
export const ContactsScreen = ({ links = {} }: { links?: ContactLinks }) => {
  const list = useContactList();
  const { url, openId, neighbour } = list;
  const mayAdd = useMay('contact:create');
  const mayExport = useMay('contact:export');
  const edit = useEditContact();
  const remove = useDeleteContact(({ id }) => id === openId && list.close());
  const actions = useContactActions({ onEdit: edit.start, onDelete: remove.start, links });
  const add = (what: 'one' | 'many') => url.patch({ add: what });
  const stopAdding = () => url.patch({ add: null });
  useKeys({ n: mayAdd ? { label: 'Add Contact', run: () => add('one') } : undefined });

  const step = (by: 1 | -1) => {
    const next = neighbour(by);
    return next && (() => list.open(next));
  };
  const openInstead = useCallback((id: number) => url.patch({ id }, { replace: true }), [url.patch]);
  const panel = openId !== undefined && (
    <ContactPanel
      key={openId}
      id={openId}
      listed={list.rows?.find((contact) => contact.id === openId)}
      onEdit={edit.start}
      actions={actions}
      links={links}
      onMerged={openInstead}
      onClose={list.close}
      onPrevious={step(-1)}
      onNext={step(1)}
    />
  );
  return (
    <>
      <ContactListPage
        list={list}
        actions={actions}
        mayAdd={mayAdd}
        onAdd={add}
        imports={links.imports}
        mayExport={mayExport}
        panel={panel}
      />
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
      <DeleteDialog
        what="contact"
        opened={remove.opened}
        item={remove.contact && <DeletedItem contact={remove.contact} />}
        consequence="It leaves every list. Undo brings it back with its notes."
        onDelete={remove.remove}
        onClose={remove.stop}
      />
    </>
  );
};

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
