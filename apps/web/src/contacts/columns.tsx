import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { personName } from '@angan/domain/people.ts';
import type { Column } from '../ui/data-list/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { contactCode } from './contact-code.ts';
import { GroupTags, MainNumber, OrNot, SourceName } from './contact-values.tsx';

/** The columns of the table, in the specification's order. */
export const contactColumns: readonly Column<Contact>[] = [
  {
    key: 'serial',
    label: 'Sr No.',
    width: 4.5,
    kind: 'quiet',
    sort: 'created_date',
    sortFirst: 'down',
    cell: (_, number) => number,
  },
  {
    key: 'name',
    label: 'Contact Name',
    width: 12.25,
    kind: 'name',
    sort: 'name',
    cell: ({ name }) => (
      <>
        <PersonSquare name={name} />
        <span>{personName(name)}</span>
      </>
    ),
  },
  { key: 'number', label: 'Contact Number', width: 8, cell: (contact) => <MainNumber contact={contact} /> },
  { key: 'email', label: 'Email', width: 11.5, kind: 'quiet', cell: ({ email }) => <OrNot text={email} /> },
  { key: 'address', label: 'Address', width: 11.5, kind: 'quiet', cell: ({ address }) => <OrNot text={address} /> },
  { key: 'group', label: 'Contact group', width: 10.25, cell: ({ contactgroup }) => <GroupTags ids={contactgroup} /> },
  { key: 'source', label: 'Source', width: 7.5, kind: 'quiet', cell: ({ source }) => <SourceName id={source} /> },
  { key: 'comment', label: 'Comment', width: 11, kind: 'quiet', cell: ({ comment }) => comment },
  { key: 'code', label: 'Contact ID', width: 6, kind: 'quiet', cell: ({ id }) => contactCode(id) },
];
