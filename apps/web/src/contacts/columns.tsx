import { type ContactField, contactFields, mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { t } from '@lingui/core/macro';
import { perLanguage, word } from '../core/language/index.ts';
import { furtherColumns } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import { personName } from '../ui/person-name.ts';
import styles from './columns.module.css';
import { contactCode } from './contact-code.ts';
import { GroupTags, MainNumber, OrNot, SourceName } from './contact-values.tsx';
import { DoNotContact } from './do-not-contact.tsx';
import { lastContactText } from './last-contact-text.ts';

/** Fields that the specification's columns show. */
const said: readonly ContactField[] = [
  ...mobileFields,
  ...(['name', 'email', 'address', 'contactgroup', 'source', 'comment', 'locked_contact'] as const),
];

/** The columns of the table, in the specification's order; then the further ones. */
export const contactColumns = perLanguage<readonly Column<Contact>[]>(() => [
  {
    key: 'serial',
    label: t`Sr No.`,
    width: 4.5,
    kind: 'quiet',
    sort: 'created_date',
    sortFirst: 'down',
    cell: (_, number) => number,
  },
  {
    key: 'name',
    label: t`Contact Name`,
    width: 12.25,
    kind: 'name',
    sort: 'name',
    cell: ({ name, do_not_contact }) => (
      <>
        <PersonSquare name={name} />
        <span className={styles.name}>
          {personName(name)}
          {do_not_contact && <DoNotContact />}
        </span>
      </>
    ),
  },
  { key: 'number', label: t`Contact Number`, width: 8, cell: (contact) => <MainNumber contact={contact} /> },
  {
    key: 'email',
    label: word(contactFields.email.label),
    width: 11.5,
    kind: 'quiet',
    cell: ({ email }) => <OrNot text={email} />,
  },
  {
    key: 'address',
    label: word(contactFields.address.label),
    width: 11.5,
    kind: 'quiet',
    cell: ({ address }) => <OrNot text={address} />,
  },
  {
    key: 'group',
    label: word(contactFields.contactgroup.label),
    width: 10.25,
    cell: ({ contactgroup }) => <GroupTags ids={contactgroup} />,
  },
  {
    key: 'source',
    label: word(contactFields.source.label),
    width: 7.5,
    kind: 'quiet',
    cell: ({ source }) => <SourceName id={source} />,
  },
  {
    key: 'comment',
    label: word(contactFields.comment.label),
    width: 11,
    kind: 'quiet',
    cell: ({ comment }) => comment,
  },
  { key: 'code', label: t`Contact ID`, width: 6, kind: 'quiet', cell: ({ id }) => contactCode(id) },
  { key: 'last_contacted', label: t`Last contact`, width: 11, kind: 'quiet', optional: true, cell: lastContactText },
  {
    key: 'consent',
    label: t`Consent`,
    width: 7.5,
    kind: 'quiet',
    optional: true,
    cell: ({ consent }) => word(consent.status),
  },
  ...furtherColumns(contactFields, said),
]);
