import type { Contact } from '@angan/contract/contacts/contacts.ts';
import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { brokerContactCalls } from '@angan/contract/platform/broker-contacts.ts';
import { formatDate } from '@angan/domain/dates.ts';
import { personName } from '@angan/domain/people.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { type Column, DataCards, DataTable } from '../../ui/data-list/index.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageButtons, PageRange, pageNumber, pageOf } from '../../ui/pager.tsx';
import { MobileNumber } from '../../ui/person.tsx';
import { usePhone } from '../../ui/screen.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tag } from '../../ui/status-badge.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { AddBrokerContact } from './add-broker-contact.tsx';
import styles from './contacts.module.css';
import { useCounts } from './use-counts.ts';

const pageSize = 25;

/** Contacts of the platform's own company: whom broadcasts go to. */
export const BrokerContactsScreen = () => {
  const url = useUrlState();
  const phone = usePhone();
  const counts = useCounts().data;
  const filters = { search: url.get('search'), contactgroup: url.ids('contactgroup'), source: url.ids('source') };
  const list = useQuery({
    ...query(brokerContactCalls.list, { query: { ...filters, ...pageOf(url) } }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.results;
  const isFiltered = Boolean(filters.search) || filters.contactgroup.length > 0 || filters.source.length > 0;
  const nameIn = (named: readonly { id: number; name: string }[] | undefined, id: number | null) =>
    named?.find((one) => one.id === id)?.name ?? '';
  const groupsOf = ({ contactgroup }: Contact) => contactgroup.map((id) => nameIn(counts?.groups, id)).filter(Boolean);
  const columns: Column<Contact>[] = [
    { key: 'name', label: 'Contact Name', width: 14, kind: 'name', cell: ({ name }) => personName(name) },
    {
      key: 'number',
      label: 'Contact Number',
      width: 11,
      cell: ({ mobile_number_1 }) => <MobileNumber number={mobile_number_1} />,
    },
    { key: 'email', label: 'Email', width: 14, kind: 'quiet', cell: ({ email }) => email },
    { key: 'groups', label: 'Contact group', width: 14, cell: (one) => groupsOf(one).join(', ') },
    { key: 'source', label: 'Source', width: 9, cell: ({ source }) => nameIn(counts?.sources, source) },
    { key: 'consent', label: 'Consent', width: 10, cell: consentWords },
    { key: 'added', label: 'Added', width: 7, kind: 'quiet', cell: ({ created_date }) => formatDate(created_date) },
  ];
  const add = () => url.patch({ add: 'one' });
  useKeys({ n: { label: 'Add Contact', run: add } });
  const addButton = (
    <Button variant="filled" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
      Add Contact
    </Button>
  );
  const chips = (named: readonly { id: number; name: string }[] = []) =>
    named.map(({ id, name }) => ({ id, label: name }));
  const shared = { rows, rowKey: ({ id }: Contact) => id, label: 'Broker Contacts' };
  return (
    <PageFrame
      title="Broker Contacts"
      count={list.data?.count}
      actions={
        <>
          <Button component={Link} to="/contactCount">
            Contact Count
          </Button>
          <Button component={Link} to="/BulkCreateContacts">
            Multi Contact
          </Button>
          {addButton}
        </>
      }
      phoneActions={
        <ActionIcon aria-label="Add Contact" onClick={add}>
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      }
      filters={
        <FilterBar
          search={
            <SearchField
              placeholder="Search by Contact name, number,email or comment"
              value={filters.search ?? ''}
              onSearch={(search) => url.filter({ search })}
            />
          }
        >
          <ChoiceFilter url={url} name="contactgroup" label="Contact group" choices={chips(counts?.groups)} />
          <ChoiceFilter url={url} name="source" label="Source" choices={chips(counts?.sources)} />
        </FilterBar>
      }
      footer={
        rows &&
        rows.length > 0 && (
          <>
            <PageRange data={list.data} first={(pageNumber(url) - 1) * pageSize + 1} />
            <span className={styles.space} />
            <PageButtons url={url} data={list.data} />
          </>
        )
      }
    >
      {list.error && (
        <ErrorState title="The list did not load." retry={() => void list.refetch()}>
          {list.error.message}
        </ErrorState>
      )}
      {rows?.length === 0 ? (
        <EmptyState
          title={contactTexts.none}
          filtered={isFiltered}
          action={
            isFiltered ? (
              <Button onClick={() => url.filter({ search: null, contactgroup: null, source: null })}>
                Clear filters
              </Button>
            ) : (
              addButton
            )
          }
        >
          {isFiltered
            ? 'Nobody fits the search and the filters.'
            : 'Add the brokers whom your broadcasts go to, one by one or as a list.'}
        </EmptyState>
      ) : list.error && !rows ? null : phone ? (
        <DataCards
          {...shared}
          as="rows"
          card={(one) => (
            <div className={styles.card}>
              <span className={styles.name}>{personName(one.name)}</span>
              <span className={styles.quiet}>
                <MobileNumber number={one.mobile_number_1} />
                {`, ${phoneWords[consentWords(one)]}`}
              </span>
              <span className={styles.tags}>
                {groupsOf(one).map((group) => (
                  <Tag key={group}>{group}</Tag>
                ))}
              </span>
            </div>
          )}
        />
      ) : (
        <DataTable {...shared} columns={columns} />
      )}
      {url.get('add') === 'one' && <AddBrokerContact onClose={() => url.patch({ add: null })} />}
    </PageFrame>
  );
};

/** The same where no head says what it is about. */
const phoneWords: Record<string, string> = {
  Given: 'consent given',
  Withdrawn: 'consent withdrawn',
  'Not asked': 'no consent',
  'Opted out': 'opted out',
  'Do not contact': 'do not contact',
};

const consentWords = ({ consent, marketing_opt_out, do_not_contact }: Contact): string => {
  if (do_not_contact) return 'Do not contact';
  if (marketing_opt_out) return 'Opted out';
  return consent.status === 'Given' ? 'Given' : consent.status === 'Withdrawn' ? 'Withdrawn' : 'Not asked';
};
