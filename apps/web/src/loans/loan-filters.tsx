import { openLoanStages } from '@angan/contract/loans/loans.ts';
import { loanTexts } from '@angan/contract/loans/texts.ts';
import { loanStages, loanTypes } from '@angan/domain/lookups/loans.ts';
import { t } from '@lingui/core/macro';
import { word } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import { useMay } from '../core/session/index.ts';
import { RecordFilters, wordChoices } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { DayRangeFilter } from '../ui/day-range-filter.tsx';
import { personLabel } from '../ui/person-name.ts';
import { bankChoices } from './loan-words.ts';
import type { LoanList } from './use-loan-list.ts';

/** Search and filters of the loans. */
export const LoanFilters = ({ list }: { list: LoanList }) => {
  const { url } = list;
  const people = useNames((names) => names.subusers).filter(({ user }) => user.is_active);
  const seesPayout = useMay('loan:payout');
  return (
    <RecordFilters
      url={url}
      placeholder={word(loanTexts.searchPlaceholder)}
      isFiltered={list.isFiltered}
      onClear={list.clearFilters}
      more={
        seesPayout
          ? [
              {
                names: ['payout_due'],
                filter: (
                  <ChoiceFilter
                    url={url}
                    name="payout_due"
                    label={t`Payout`}
                    choices={[{ id: 'true', label: t`Due` }]}
                  />
                ),
              },
            ]
          : []
      }
    >
      <ChoiceFilter
        url={url}
        name="stage"
        label={t`Stage`}
        usual={openLoanStages}
        together={{ label: word('Open'), ids: openLoanStages }}
        choices={wordChoices(loanStages)}
        long
      />
      <ChoiceFilter url={url} name="bank" label={t`Bank`} choices={bankChoices} long />
      <ChoiceFilter url={url} name="loan_type" label={t`Loan type`} choices={wordChoices(loanTypes)} long />
      {people.length > 1 && (
        <ChoiceFilter
          url={url}
          name="assigned_to"
          label={t`Assigned to`}
          choices={people.map(({ user }) => ({ id: user.id, label: personLabel(user) }))}
        />
      )}
      <ChoiceFilter url={url} name="is_late" label={t`Follow-up`} choices={[{ id: 'true', label: t`Overdue` }]} />
      <DayRangeFilter url={url} name="next_follow_up" label={t`Follow-up on`} />
    </RecordFilters>
  );
};
