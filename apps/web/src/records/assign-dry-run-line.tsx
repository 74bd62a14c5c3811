import { assigningCalls, dryRunLimits } from '@angan/contract/inquiries/assigning.ts';
import type { AssignRule } from '@angan/domain/assigning.ts';
import type { LeadSource } from '@angan/domain/leads/index.ts';
import { plural, t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { useNames } from '../core/names/index.ts';
import { personLabel } from '../ui/person-name.ts';
import styles from './assign-dry-run-line.module.css';

interface Props {
  /** null: the rule of the office. */
  rule: AssignRule | null;
  /** Of the rule 'One person'. */
  person: number | null;
  /** Only of what came from here. */
  source?: LeadSource;
}

/** What a rule would have done with the last 30 days, before it is kept: 'Jignesh Patel 14, Hetal Vora 13, nobody 4'. */
export const AssignDryRunLine = ({ rule, person, source }: Props) => {
  const isWhole = rule !== 'One person' || person !== null;
  const asked = {
    ...(rule && { assign_rule: rule }),
    ...(rule === 'One person' && person !== null && { assign_to: person }),
    ...(source && { source }),
  };
  const { data } = useQuery({
    ...query(assigningCalls.dryRun, { query: asked }, { quiet: true }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  const people = useNames((names) => names.subusers);
  if (!data || !isWhole) return null;
  if (data.count === 0)
    return <p className={styles.dryRun}>{t`No inquiry in the last ${dryRunLimits.days} days to try it with.`}</p>;
  const nameOf = (id: number) => {
    const found = people.find(({ user }) => user.id === id);
    return found ? personLabel(found.user) : '';
  };
  const shares = [
    ...data.people.map(({ id, count }) => `${nameOf(id)} ${count}`),
    ...(data.nobody > 0 ? [t`nobody ${data.nobody}`] : []),
  ];
  const came = plural(data.count, {
    one: `Last ${dryRunLimits.days} days, # inquiry:`,
    other: `Last ${dryRunLimits.days} days, # inquiries:`,
  });
  return (
    <p className={styles.dryRun} aria-live="polite">
      {came} {shares.join(', ')}
    </p>
  );
};
