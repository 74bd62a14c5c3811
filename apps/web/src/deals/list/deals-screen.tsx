import { dealTexts } from '@angan/contract/deals/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../../core/keys/index.ts';
import { formatNumber, perLanguage, word } from '../../core/language/index.ts';
import { lazyPart } from '../../core/screen.ts';
import { RecordListPage } from '../../records/index.ts';
import { usePhone } from '../../ui/screen.ts';
import { LoadingRows } from '../../ui/states.tsx';
import { BoardFigures } from '../board/board-figures.tsx';
import { BoardFoot } from '../board/board-foot.tsx';
import { LadderSwitch } from '../board/ladder-switch.tsx';
import type { Board } from '../board/use-deal-board.ts';
import styles from '../deals.module.css';
import { AskedDeals } from '../requests/asked-deals.tsx';
import { dealColumns } from './columns.tsx';
import { DealFilters } from './deal-filters.tsx';
import { DealRow } from './deal-row.tsx';
import { NoDeals } from './no-deals.tsx';
import { dealRecord, keepView, useDealViews } from './use-deal-list.ts';

/** The board comes when somebody looks at it. */
const boardView = lazyPart(() => import('../board/deal-board.tsx'), 'DealBoard');

const orders = perLanguage(
  () =>
    [
      { id: '-created_date', label: t`Newest first` },
      { id: 'created_date', label: t`Oldest first` },
      { id: 'expected_close', label: t`Closing first` },
      { id: 'lease_end', label: t`Lease ending first` },
      { id: '-agreed_price', label: t`Highest price` },
    ] as const,
);

/** The board holds what is open, of one ladder at a time. */
const noneOpen = ({ data }: Board): string =>
  data?.ladders.some(({ count }) => count > 0) ? t`No open deals under ${word(data.ladder)}` : t`No open deals`;

/** Deals: the list or the board, what people propose, and the open one over it. All of it stands in the address. */
export const DealsScreen = () => {
  const { list, board, usualView, isBoard, listed, step } = useDealViews();
  const phone = usePhone();
  const navigate = useNavigate();
  useKeys({ n: { label: t`Add deal`, run: () => void navigate('/deal') } });
  const add = (
    <Button component={Link} to="/deal" variant="filled" leftSection={<IconPlus size={16} aria-hidden />}>
      {t`Add deal`}
    </Button>
  );
  const open = board.data?.ladders.reduce((sum, { count }) => sum + count, 0);
  const isEmpty = board.data?.columns.every(({ count }) => count === 0) === true;
  const figures = isBoard && !isEmpty && <BoardFigures url={list.url} board={board} />;
  return (
    <RecordListPage
      name="deals"
      title={word(dealTexts.title)}
      list={list}
      {...(!isBoard && { orders: orders() })}
      usualView={usualView}
      onView={keepView}
      {...(isBoard && open !== undefined && { count: t`${formatNumber(open)} open` })}
      lead={isBoard && <LadderSwitch url={list.url} board={board} />}
      phoneRow={(props) => <DealRow {...props} />}
      views={[
        {
          kind: 'card',
          draw: (props) => (
            <div className={styles.card}>
              <DealRow {...props} />
            </div>
          ),
        },
        { kind: 'table', columns: dealColumns(), isTall: true },
        {
          kind: 'board',
          foot: <BoardFoot board={board} isEmpty={isEmpty} />,
          content: isEmpty ? (
            <NoDeals list={list} title={noneOpen(board)} add={add} />
          ) : (
            <Suspense fallback={<LoadingRows rows={8} label={t`Loading the board`} />}>
              <boardView.Component
                board={board}
                asked={list.asked}
                openId={list.openId}
                href={({ id }) => list.url.href({ id })}
                onApproach={list.approach}
              />
            </Suspense>
          ),
        },
      ]}
      filters={<DealFilters list={list} isBoard={isBoard} end={figures} />}
      actions={add}
      phoneActions={
        <Button component={Link} to="/deal" size="xs" variant="filled" aria-label={t`Add deal`}>
          <IconPlus size={18} aria-hidden />
        </Button>
      }
      nameOf={({ deal_code }) => deal_code}
      empty={(columns) => <NoDeals list={list} columns={columns} add={add} />}
      record={
        list.openId !== undefined && (
          <dealRecord.Component
            key={list.openId}
            id={list.openId}
            listed={listed}
            onClose={list.close}
            onPrevious={step(-1)}
            onNext={step(1)}
          />
        )
      }
    >
      <AskedDeals />
      {phone && isBoard && (
        <>
          <LadderSwitch url={list.url} board={board} />
          {figures}
        </>
      )}
    </RecordListPage>
  );
};
