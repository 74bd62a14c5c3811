import { contactCalls } from '@angan/contract/contacts/contacts.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { useNames } from '../core/names/index.ts';
import { Tag } from '../ui/status-badge.tsx';
import { ByRule } from './by-rule.tsx';
import styles from './contact-values.module.css';
import { isByRule } from './use-groups.ts';

/** The groups by rule that the contact is in today; asked for only where the office has any. */
export const RuleGroupTags = ({ contact }: { contact: number }) => {
  const groups = useNames((names) => names.contactgroups);
  const hasRules = groups.some(isByRule);
  const given = { params: { id: contact } };
  const { data } = useQuery({ ...query(contactCalls.ruleGroups, given, { quiet: true }), enabled: hasRules });
  const mine = groups.filter(({ id }) => data?.contactgroup.includes(id));
  if (mine.length === 0) return null;
  return (
    <span className={styles.tags}>
      {mine.map(({ id, contact_group_name }) => (
        <Tag key={id}>
          {contact_group_name} <ByRule />
        </Tag>
      ))}
    </span>
  );
};
