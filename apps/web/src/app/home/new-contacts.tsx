import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate } from '../../core/language/index.ts';
import { useRunsTheOffice } from '../../core/session/index.ts';
import { CallLinks, MobileNumber, PersonSquare } from '../../ui/person.tsx';
import { personName } from '../../ui/person-name.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './home.module.css';
import { useContactList } from './use-contact-list.ts';

/** The people who came last, with call and WhatsApp where the role may. */
export const NewContacts = () => {
  const list = useRunsTheOffice() ? '/contact' : '/contactList';
  const contacts = useContactList({ page_size: 5 });
  const { data } = contacts;
  return (
    <section className={styles.box} aria-labelledby="new-contacts">
      <header className={styles.boxHead}>
        <h2 id="new-contacts">{t`New contacts`}</h2>
        <Link to={list}>{t`All`}</Link>
      </header>
      <QueryView query={contacts} failed={t`The contacts did not load.`} loading={t`Loading the contacts`} rows={5} />
      {data?.results.length === 0 && (
        <EmptyState
          title={t`No contacts yet`}
          action={
            <Button component={Link} to="/addcontact">
              {t`Add Contact`}
            </Button>
          }
        >
          {t`Add one or import your phone’s list.`}
        </EmptyState>
      )}
      <ul className="list-unstyled">
        {data?.results.map((contact) => (
          <li key={contact.id} className={`${styles.line} ${styles.row}`}>
            <PersonSquare name={contact.name} size={40} />
            <Link to={`${list}?id=${contact.id}`} className={styles.rowText}>
              <span className={`truncate ${styles.rowName}`}>{personName(contact.name)}</span>
              <span className={styles.rowMore}>
                <MobileNumber number={contact.mobile_number_1} />, {formatDate(contact.created_date)}
              </span>
            </Link>
            <CallLinks name={contact.name} number={contact.mobile_number_1} contact={contact.id} />
          </li>
        ))}
      </ul>
    </section>
  );
};
