import { type Contact, contactCalls } from '@angan/contract/contacts/contacts.ts';
import type { GroupRule } from '@angan/contract/contacts/group-rule.ts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { formatNumber } from '../../core/language/index.ts';
import { useRunsTheOffice } from '../../core/session/index.ts';
import { filterSettles } from '../../ui/choice-filter.tsx';
import { MobileNumber, PersonSquare } from '../../ui/person.tsx';
import { personName } from '../../ui/person-name.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { lastContactText } from '../last-contact-text.ts';
import styles from './rule-count.module.css';

/** People shown of those whom a rule reaches. */
const sample = 5;

/** Whom an unsaved rule reaches: the contact list is asked for it, since a rule is its filters. */
const useReached = (rule: Partial<GroupRule>) => {
  const whole = useRunsTheOffice();
  const [settled] = useDebouncedValue(rule, filterSettles);
  const isEmpty = Object.keys(rule).length === 0;
  const given = { query: { ...settled, never_contacted: settled.never_contacted && 'true', page_size: sample } };
  const list = useQuery({
    ...query(whole ? contactCalls.list : contactCalls.view3digit, given as never, { quiet: true }),
    enabled: !isEmpty && Object.keys(settled).length > 0,
    placeholderData: keepPreviousData,
  });
  return { list, isEmpty, isStale: settled !== rule || list.isPlaceholderData };
};

/** How many a rule reaches while it is put together, and a few of them. */
export const RuleCount = ({ rule }: { rule: Partial<GroupRule> }) => {
  const { list, isEmpty, isStale } = useReached(rule);
  const { data } = list;
  if (isEmpty) return <p className={styles.none}>{t`Add a condition to see who is in the group.`}</p>;
  if (list.error)
    return <QueryView query={list} failed={t`The contacts were not counted.`} reason={() => t`The rule is kept.`} />;
  return (
    <section className={styles.reached} aria-label={t`Who is in it now`} data-stale={isStale || undefined}>
      <p className={styles.count} aria-live="polite">
        {data ? (
          <Plural
            value={data.count}
            one={
              <Trans>
                <strong>{formatNumber(data.count)}</strong> contact now
              </Trans>
            }
            other={
              <Trans>
                <strong>{formatNumber(data.count)}</strong> contacts now
              </Trans>
            }
          />
        ) : (
          t`Counting`
        )}
      </p>
      {data?.count === 0 && !isStale && <p className={styles.none}>{t`Nobody fits. Take out a condition.`}</p>}
      <ul className={styles.people}>
        {data?.results.map((contact) => (
          <Somebody key={contact.id} contact={contact} />
        ))}
      </ul>
      {data && data.count > data.results.length && (
        <p className={styles.none}>{t`and ${formatNumber(data.count - data.results.length)} more`}</p>
      )}
    </section>
  );
};

const Somebody = ({ contact }: { contact: Contact }) => (
  <li className={styles.person}>
    <PersonSquare name={contact.name} />
    <span className={styles.name}>{personName(contact.name)}</span>
    <MobileNumber number={contact.mobile_number_1} />
    <span className={styles.last}>{lastContactText(contact) || t`Never contacted`}</span>
  </li>
);
