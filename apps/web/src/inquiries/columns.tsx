import type { Inquiry } from '@angan/contract/inquiries/inquiries.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { t } from '@lingui/core/macro';
import { formatDate, perLanguage, word } from '../core/language/index.ts';
import { useName } from '../core/names/index.ts';
import { MatchNumber } from '../matches/index.ts';
import { requirementText, StageBadge } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { MobileNumber, PersonSquare } from '../ui/person.tsx';
import { personLabel, personName } from '../ui/person-name.ts';
import styles from './inquiries.module.css';
import { budgetText } from './inquiry-words.ts';
import { RatingMark } from './rating-mark.tsx';
import { NextStepLine } from './stages/next-step-line.tsx';

const Source = ({ id }: { id: number | null }) => useName('source_names', id);

/** The columns of the inquiry table. */
export const inquiryColumns = perLanguage<readonly Column<Inquiry>[]>(() => [
  {
    key: 'contact',
    label: t`Contact`,
    width: 12,
    kind: 'name',
    cell: ({ contact }) => (
      <>
        <PersonSquare name={contact.name} />
        <span>{personName(contact.name)}</span>
      </>
    ),
  },
  { key: 'summary', label: t`Requirement`, width: 22, cell: requirementText },
  { key: 'stage', label: t`Stage`, width: 8.5, cell: ({ stage }) => <StageBadge stage={stage} /> },
  {
    key: 'budget',
    label: t`Budget`,
    width: 11,
    kind: 'number',
    sort: 'budget_max',
    sortFirst: 'down',
    cell: (inquiry) => <span className={styles.budget}>{budgetText(inquiry)}</span>,
  },
  {
    key: 'matches',
    label: t`Match`,
    width: 4,
    kind: 'number',
    cell: ({ matching_property_count }) => <MatchNumber count={matching_property_count} />,
  },
  {
    key: 'next',
    label: t`Next step`,
    width: 17,
    sort: 'next_follow_up',
    cell: (inquiry) => <NextStepLine inquiry={inquiry} />,
  },
  {
    key: 'rating',
    label: t`Rating`,
    width: 6.5,
    sort: 'score',
    sortFirst: 'down',
    cell: ({ rating, score }) => <RatingMark rating={rating} score={score} />,
  },
  {
    key: 'assigned',
    label: t`Assigned to`,
    width: 9,
    kind: 'quiet',
    cell: ({ assigned_to }) => assigned_to.map(({ user }) => personLabel(user)).join(', ') || t`Nobody`,
  },
  {
    key: 'deal',
    label: t`Deal`,
    width: 6,
    kind: 'quiet',
    optional: true,
    cell: ({ deal_type }) =>
      dealTypes
        .filter(({ id }) => deal_type.includes(id))
        .map((row) => word(row.deal_type))
        .join(', '),
  },
  {
    key: 'number',
    label: t`Contact Number`,
    width: 8,
    kind: 'quiet',
    cell: ({ contact }) => <MobileNumber number={contact.mobile_number_1} />,
  },
  {
    key: 'source',
    label: t`Source`,
    width: 7,
    kind: 'quiet',
    optional: true,
    cell: ({ source }) => <Source id={source} />,
  },
  {
    key: 'created',
    label: t`Added`,
    width: 6,
    kind: 'quiet',
    sort: 'created_date',
    sortFirst: 'down',
    cell: ({ created_date }) => formatDate(created_date),
  },
  { key: 'code', label: t`Code`, width: 6, kind: 'quiet', cell: ({ inquiry_code }) => inquiry_code },
]);
