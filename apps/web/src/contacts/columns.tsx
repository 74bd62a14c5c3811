import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { personName } from '@angan/domain/people.ts';
import { dayText } from '@angan/domain/typed-day.ts';
import type { Column } from '../ui/data-list/index.ts';
import { PersonSquare } from '../ui/person.tsx';
import styles from './columns.module.css';
import { contactCode } from './contact-code.ts';
import { GroupTags, MainNumber, OrNot, SourceName } from './contact-values.tsx';
import { DoNotContact } from './do-not-contact.tsx';
import { lastContactText } from './last-contact.tsx';

/** A column beyond the specification's: there for who wants it. */
const further = (key: string, label: string, width: number, text: (contact: Contact) => string): Column<Contact> => ({
  ...{ key, label, width, kind: 'quiet', optional: true },
  cell: text,
});

/** The columns of the table, in the specification's order; then the further ones. */
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
  { key: 'number', label: 'Contact Number', width: 8, cell: (contact) => <MainNumber contact={contact} /> },
  { key: 'email', label: 'Email', width: 11.5, kind: 'quiet', cell: ({ email }) => <OrNot text={email} /> },
  { key: 'address', label: 'Address', width: 11.5, kind: 'quiet', cell: ({ address }) => <OrNot text={address} /> },
  { key: 'group', label: 'Contact group', width: 10.25, cell: ({ contactgroup }) => <GroupTags ids={contactgroup} /> },
  { key: 'source', label: 'Source', width: 7.5, kind: 'quiet', cell: ({ source }) => <SourceName id={source} /> },
  { key: 'comment', label: 'Comment', width: 11, kind: 'quiet', cell: ({ comment }) => comment },
  { key: 'code', label: 'Contact ID', width: 6, kind: 'quiet', cell: ({ id }) => contactCode(id) },
  further('contact_kind', 'Kind', 9, ({ contact_kind }) => contact_kind.join(', ')),
  further('last_contacted', 'Last contact', 11, lastContactText),
  further('consent', 'Consent', 7.5, ({ consent }) => consent.status),
  further('company_name', 'Company', 11, ({ company_name }) => company_name),
  further('city', 'City', 8, ({ city }) => city),
  further('state', 'State', 8, ({ state }) => state),
  further('country', 'Country', 8, ({ country }) => country),
  further('language', 'Language', 7.5, ({ language }) => language),
  further('rera_no', 'RERA no.', 10, ({ rera_no }) => rera_no),
  further('date_of_birth', 'Date of birth', 7.5, ({ date_of_birth }) => dayText(date_of_birth)),
  further('anniversary', 'Anniversary', 7.5, ({ anniversary }) => dayText(anniversary)),
  further('is_nri', 'NRI', 5, ({ is_nri }) => (is_nri ? 'Yes' : '')),
];
