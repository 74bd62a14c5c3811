import { loanTexts } from '@angan/contract/loans/texts.ts';
import { t } from '@lingui/core/macro';
import { ActionIcon, Button } from '@mantine/core';
import { IconCalculator, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../core/keys/index.ts';
import { perLanguage, word } from '../core/language/index.ts';
import { useMay } from '../core/session/index.ts';
import { NoRecords, RecordListPage } from '../records/index.ts';
import { personName } from '../ui/person-name.ts';
import { calculators } from './buyer-costs.tsx';
import { loanColumns } from './columns.tsx';
import { LoanFilters } from './loan-filters.tsx';
import { LoanRow } from './loan-row.tsx';
import { LoanStrip } from './loan-strip.tsx';
import { loanRecord, useLoanList } from './use-loan-list.ts';

const orders = perLanguage(
  () =>
    [
      { id: '-created_date', label: t`Newest first` },
      { id: 'created_date', label: t`Oldest first` },
      { id: 'next_follow_up', label: t`Next follow-up first` },
      { id: '-required_amount', label: t`Largest first` },
      { id: 'required_amount', label: t`Smallest first` },
      { id: '-stage_since', label: t`Moved last` },
    ] as const,
);

/** Loans that the office arranges: what they come to, the list, and the open one over it. All of it stands in the address. */
export const LoansScreen = () => {
  const list = useLoanList();
  const mayAdd = useMay('loan:create');
  const [calculating, setCalculating] = useState(false);
  const navigate = useNavigate();
  useKeys({ n: mayAdd ? { label: t`Add loan`, run: () => void navigate('/addloan') } : undefined });
  const add = mayAdd && (
    <Button component={Link} to="/addloan" variant="filled" leftSection={<IconPlus size={16} aria-hidden />}>
      {t`Add loan`}
    </Button>
  );
  return (
    <>
      <RecordListPage
        name="loans"
        title={word(loanTexts.title)}
        list={list}
        {...(list.lift && list.data && { count: t`${list.countText(list.data.count)} open` })}
        orders={orders()}
        phoneRow={(props) => <LoanRow {...props} />}
        views={[{ kind: 'table', columns: loanColumns(), isTall: true }]}
        filters={<LoanFilters list={list} />}
        actions={
          <>
            <Button
              leftSection={<IconCalculator size={16} aria-hidden />}
              onPointerEnter={calculators.prefetch}
              onClick={() => setCalculating(true)}
            >
              {t`EMI`}
            </Button>
            {add}
          </>
        }
        phoneActions={
          <>
            <ActionIcon aria-label={t`EMI and costs`} onClick={() => setCalculating(true)}>
              <IconCalculator size={22} aria-hidden />
            </ActionIcon>
            {mayAdd && (
              <ActionIcon component={Link} to="/addloan" aria-label={t`Add loan`}>
                <IconPlus size={22} aria-hidden />
              </ActionIcon>
            )}
          </>
        }
        nameOf={({ applicant }) => personName(applicant.name)}
        empty={(columns) => (
          <NoRecords
            list={list}
            title={word(loanTexts.none)}
            one={t`loan`}
            columns={columns}
            why={t`Add an applicant once: what they may borrow, the papers the bank asks for and every stage stand in one place.`}
            action={add}
            lift={t`Show all stages`}
          />
        )}
        record={
          list.openId !== undefined && (
            <loanRecord.Component
              key={list.openId}
              id={list.openId}
              listed={list.listed}
              onClose={list.close}
              onPrevious={list.step(-1)}
              onNext={list.step(1)}
            />
          )
        }
      >
        <LoanStrip asked={list.filteredBy} />
      </RecordListPage>
      <Suspense>{calculating && <calculators.Component onClose={() => setCalculating(false)} />}</Suspense>
    </>
  );
};
