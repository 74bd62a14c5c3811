import { type Gap, gapCalls } from '@angan/contract/matches/gaps.ts';
import { t } from '@lingui/core/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '../core/api/index.ts';
import { formatNumber, perLanguage } from '../core/language/index.ts';
import { useMay } from '../core/session/index.ts';
import { FilterBar } from '../ui/filter-bar.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useUrlState } from '../ui/use-url-state.ts';
import styles from './gap-board.module.css';
import { GapLine } from './gap-line.tsx';
import { byArea } from './gap-words.ts';

const deals = ['All', 'Buy', 'Rent'] as const;
const dealWords = perLanguage(() => ({ All: t`All`, Buy: t`Buy`, Rent: t`Rent` }));

/** The sourcing list: what people ask for that nothing in stock matches, by area. */
export const GapBoardScreen = () => {
  const url = useUrlState();
  const mayAdd = useMay('inquiry:create');
  const deal = deals.find((one) => one === url.get('deal')) ?? 'All';
  const board = useQuery(query(gapCalls.board));
  const { data } = board;
  const gaps = data?.results.filter((gap) => deal === 'All' || gap.deal === deal);
  return (
    <PageFrame
      title={t`Gap board`}
      count={data?.unmatched}
      filters={
        <FilterBar>
          <SegmentedControl
            size="xs"
            aria-label={t`Deal`}
            data={deals.map((value) => ({ value, label: dealWords()[value] }))}
            value={deal}
            onChange={(next) => url.patch({ deal: next === 'All' ? null : next }, { replace: true })}
          />
          {data && data.open > 0 && (
            <span className={styles.of}>
              {t`${formatNumber(data.unmatched)} of ${formatNumber(data.open)} open inquiries have no good match`}
            </span>
          )}
        </FilterBar>
      }
    >
      <div className={`scrolls ${styles.scroll}`}>
        <QueryView query={board} failed={t`The gap board did not load.`} loading={t`Loading the gap board`} rows={8} />
        {data?.open === 0 && (
          <EmptyState
            title={t`No open inquiries yet`}
            action={
              mayAdd && (
                <Button
                  component={Link}
                  to="/addInquiry"
                  variant="filled"
                  leftSection={<IconPlus size={16} aria-hidden />}
                >
                  {t`Add inquiry`}
                </Button>
              )
            }
          >
            {t`Needs that nothing in your stock fits will show here.`}
          </EmptyState>
        )}
        {data && data.open > 0 && gaps?.length === 0 && (
          <EmptyState title={t`Nothing is missing`}>
            {t`Every open inquiry that says what it wants has a match of 70 or above.`}
          </EmptyState>
        )}
        {gaps && gaps.length > 0 && byArea(gaps).map((group) => <AreaGroup key={group.area} {...group} />)}
      </div>
    </PageFrame>
  );
};

const keyOf = ({ bhk, property_subtype, property_type, deal, band }: Gap) =>
  [bhk, property_subtype, property_type, deal, band.from, band.to].join(' ');

const AreaGroup = ({ area, gaps }: ReturnType<typeof byArea>[number]) => (
  <section className={styles.area} aria-label={area}>
    <h2 className={styles.name}>{area}</h2>
    <ul className={styles.lines}>
      {gaps.map((gap) => (
        <GapLine key={keyOf(gap)} gap={gap} />
      ))}
    </ul>
  </section>
);
