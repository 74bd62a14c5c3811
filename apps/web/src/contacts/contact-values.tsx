import { mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { useName, useNames } from '../core/names/index.ts';
import { MobileNumber } from '../ui/person.tsx';
import { Tag } from '../ui/status-badge.tsx';
import styles from './contact-values.module.css';

/** The numbers a contact has, in order, without the empty ones. */
const mobilesOf = (contact: Contact): string[] =>
  mobileFields.map((field) => contact[field]).filter((number) => number !== '');

export const NotAvailable = () => <span className={styles.none}>{word(contactTexts.notAvailable)}</span>;

/** The text, or that there is none. */
export const OrNot = ({ text }: { text: string }) => (text === '' ? <NotAvailable /> : text);

export const SourceName = ({ id }: { id: number | null }) => <OrNot text={useName('source_names', id)} />;

/** Names of the groups a contact is in; those the lists do not have yet are left out. */
const useGroupNames = (ids: readonly number[]) =>
  useNames((names) => names.contactgroups)
    .filter((group) => ids.includes(group.id))
    .map((group) => group.contact_group_name);

export const GroupTags = ({ ids, quiet = false }: { ids: readonly number[]; quiet?: boolean }) => {
  const names = useGroupNames(ids);
  if (names.length === 0) return quiet ? null : <NotAvailable />;
  return (
    <span className={styles.tags}>
      {names.map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
    </span>
  );
};

/** The first number, and how many more there are. */
export const MainNumber = ({ contact }: { contact: Contact }) => {
  const [main = '', ...more] = mobilesOf(contact);
  return (
    <span className={styles.number}>
      <MobileNumber number={main} />
      {more.length > 0 && <span className={styles.more}> +{more.length}</span>}
    </span>
  );
};

export const AllNumbers = ({ contact }: { contact: Contact }) => {
  const [main = '', ...more] = mobilesOf(contact);
  // A lender is here by its name alone.
  if (main === '') return <NotAvailable />;
  return (
    <ul className="list-unstyled">
      <li>
        <MobileNumber number={main} />
        {more.length > 0 && <span className={styles.more}> {t`main`}</span>}
      </li>
      {more.map((number) => (
        <li key={number}>
          <MobileNumber number={number} />
        </li>
      ))}
    </ul>
  );
};
