import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { brokerContactCalls } from '@angan/contract/platform/broker-contacts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useKeys } from '../../core/keys/index.ts';
import { formatDate, perLanguage, personName, word } from '../../core/language/index.ts';
import { RecordListPage, useRecordList } from '../../records/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import type { Column } from '../../ui/data-list/index.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { MobileNumber } from '../../ui/person.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tag } from '../../ui/status-badge.tsx';
import { AddBrokerContact } from './add-broker-contact.tsx';
import styles from './contacts.module.css';
import { useCounts } from './use-counts.ts';

/** Contacts of the platform's own company: whom broadcasts go to. */
export const BrokerContactsScreen = () => {
  const list = useRecordList({ list: brokerContactCalls.list, filters: ['contactgroup', 'source'] });
  const { url } = list;
  const counts = useCounts().data;
  const nameIn = (named: readonly { id: number; name: string }[] | undefined, id: number | null) =>
    named?.find((one) => one.id === id)?.name ?? '';
  const groupsOf = ({ contactgroup }: Contact) => contactgroup.map((id) => nameIn(counts?.groups, id)).filter(Boolean);
  const columns: Column<Contact>[] = [
    { key: 'name', label: t`Contact Name`, width: 14, kind: 'name', cell: ({ name }) => personName(name) },
    {
      key: 'number',
      label: t`Contact Number`,
      width: 11,
      cell: ({ mobile_number_1 }) => <MobileNumber number={mobile_number_1} />,
    },
    { key: 'email', label: t`Email`, width: 14, kind: 'quiet', cell: ({ email }) => email },
    { key: 'groups', label: t`Contact group`, width: 14, cell: (one) => groupsOf(one).join(', ') },
    { key: 'source', label: t`Source`, width: 9, cell: ({ source }) => nameIn(counts?.sources, source) },
    { key: 'consent', label: t`Consent`, width: 10, cell: (contact) => consentWords()[consentOf(contact)] },
    { key: 'added', label: t`Added`, width: 7, kind: 'quiet', cell: ({ created_date }) => formatDate(created_date) },
  ];
  const add = () => url.patch({ add: 'one' });
  useKeys({ n: { label: t`Add Contact`, run: add } });
  const addButton = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
      {t`Add Contact`}
    </Button>
  );
  const chips = (named: readonly { id: number; name: string }[] = []) =>
    named.map(({ id, name }) => ({ id, label: name }));
  return (
    <>
      <RecordListPage
        name="broker-contacts"
        title={t`Broker Contacts`}
        list={list}
        views={[{ kind: 'table', columns: columns }]}
        phoneRow={({ row }) => <BrokerContactRow contact={row} groups={groupsOf(row)} />}
        pathOf={null}
        actions={
          <>
            <Button component={Link} to="/contactCount">
              {t`Contact Count`}
            </Button>
            <Button component={Link} to="/BulkCreateContacts">
              {t`Multi Contact`}
            </Button>
            {addButton}
          </>
        }
        phoneActions={
          <ActionIcon aria-label={t`Add Contact`} onClick={add}>
            <IconPlus size={22} aria-hidden />
          </ActionIcon>
        }
        filters={
          <FilterBar
            search={
              <SearchField
                placeholder={t`Search by Contact name, number,email or comment`}
                value={list.search ?? ''}
                onSearch={(search) => url.filter({ search })}
              />
            }
          >
            <ChoiceFilter url={url} name="contactgroup" label={t`Contact group`} choices={chips(counts?.groups)} />
            <ChoiceFilter url={url} name="source" label={t`Source`} choices={chips(counts?.sources)} />
          </FilterBar>
        }
        empty={() => (
          <EmptyState
            title={word(contactTexts.none)}
            filtered={list.isFiltered}
            action={list.isFiltered ? <Button onClick={list.clearFilters}>{t`Clear filters`}</Button> : addButton}
          >
            {list.isFiltered
              ? t`Nobody fits the search and the filters.`
              : t`Add the brokers whom your broadcasts go to, one by one or as a list.`}
          </EmptyState>
        )}
      />
      {url.get('add') === 'one' && <AddBrokerContact onClose={() => url.patch({ add: null })} />}
    </>
  );
};

/** A broker on a phone. */
const BrokerContactRow = ({ contact, groups }: { contact: Contact; groups: readonly string[] }) => (
  <div className={styles.card}>
    <span className={styles.name}>{personName(contact.name)}</span>
    <span className={styles.quiet}>
      <MobileNumber number={contact.mobile_number_1} />
      {`, ${phoneWords()[consentOf(contact)]}`}
    </span>
    <span className={styles.tags}>
      {groups.map((group) => (
        <Tag key={group}>{group}</Tag>
      ))}
    </span>
  </div>
);

type Consent = Contact['consent']['status'] | 'opted-out' | 'do-not-contact';

const consentOf = ({ consent, marketing_opt_out, do_not_contact }: Contact): Consent => {
  if (do_not_contact) return 'do-not-contact';
  if (marketing_opt_out) return 'opted-out';
  return consent.status;
};

const consentWords = perLanguage<Record<Consent, string>>(() => ({
  Given: t`Given`,
  Withdrawn: t`Withdrawn`,
  'Not asked': t`Not asked`,
  'opted-out': t`Opted out`,
  'do-not-contact': t`Do not contact`,
}));

/** The same where no head says what it is about. */
const phoneWords = perLanguage<Record<Consent, string>>(() => ({
  Given: t`consent given`,
  Withdrawn: t`consent withdrawn`,
  'Not asked': t`no consent`,
  'opted-out': t`opted out`,
  'do-not-contact': t`do not contact`,
}));
