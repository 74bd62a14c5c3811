import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import { inquiryTexts } from '@angan/contract/inquiries/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../core/keys/index.ts';
import { perLanguage, word } from '../core/language/index.ts';
import { lazyPart } from '../core/screen.ts';
import { useMay } from '../core/session/index.ts';
import { LeadsLink } from '../lead-events/light.ts';
import { ExportMenu, FillList, NoRecords, RecordListPage, useExportTool, useListSelection } from '../records/index.ts';
import { LoadingRows } from '../ui/states.tsx';
import { inquiryColumns } from './columns.tsx';
import styles from './inquiries.module.css';
import { InquiryBulkBar } from './inquiry-bulk-bar.tsx';
import { InquiryFilters } from './inquiry-filters.tsx';
import { InquiryRow } from './inquiry-row.tsx';
import { inquiriesAhead, inquiryRecord, useInquiryViews } from './use-inquiry-list.ts';

/** The board comes when somebody looks at it. */
const boardView = lazyPart(() => import('./board/board.tsx'), 'Board');

const orders = perLanguage(
  () =>
    [
      { id: '-created_date', label: t`Newest first` },
      { id: 'created_date', label: t`Oldest first` },
      { id: 'next_follow_up', label: t`Next step first` },
      { id: '-score', label: t`Hottest first` },
      { id: '-budget_max', label: t`Highest budget` },
      { id: 'budget_max', label: t`Lowest budget` },
    ] as const,
);

/** Inquiries: the list or the board, and the open one over it with what there is for it. All of it stands in the address. */
export const InquiriesScreen = () => {
  const { list, board, listed, step } = useInquiryViews();
  const selection = useListSelection(list);
  const { tool, busy } = useExportTool(inquiryCalls.export, selection, list.ordering);
  const mayAdd = useMay('inquiry:create');
  const navigate = useNavigate();
  useKeys({ n: mayAdd ? { label: t`Add inquiry`, run: () => void navigate('/addInquiry') } : undefined });
  const add = mayAdd && (
    <Button component={Link} to="/addInquiry" variant="filled" leftSection={<IconPlus size={16} aria-hidden />}>
      {t`Add inquiry`}
    </Button>
  );
  const exported = { ...list.filteredBy, ordering: list.ordering };
  const fill = mayAdd && (
    <>
      {add}
      <FillList kind="Inquiries" />
    </>
  );
  const open = board.data?.columns.reduce((sum, { count }) => sum + count, 0);
  return (
    <RecordListPage
      name="inquiries"
      title={word(inquiryTexts.title)}
      list={list}
      orders={orders()}
      // A phone has a mode for choosing instead.
      phoneRow={({ box: _, ...props }) => <InquiryRow {...props} />}
      views={[
        {
          kind: 'card',
          draw: (props) => (
            <div className={styles.card}>
              <InquiryRow {...props} />
            </div>
          ),
        },
        { kind: 'table', columns: inquiryColumns(), isTall: true },
        {
          kind: 'board',
          count: open,
          content:
            open === 0 ? (
              <NoRecords
                list={list}
                title={list.isFiltered ? word(inquiryTexts.none) : t`No open inquiries`}
                one={t`inquiry`}
                columns={undefined}
                why={t`Inquiries show here by their stage, until they are closed.`}
                action={fill}
              />
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
      filters={<InquiryFilters list={list} />}
      actions={
        <>
          <LeadsLink />
          <ExportMenu call={inquiryCalls.export} asked={exported} />
          {add}
        </>
      }
      phoneActions={<LeadsLink />}
      nameOf={({ inquiry_code }) => inquiry_code}
      // Who may do nothing with several has nothing to select them for.
      bulk={
        tool && {
          selection,
          bar: <InquiryBulkBar selection={selection} tools={[tool]} busy={busy} />,
        }
      }
      empty={(columns) => (
        <NoRecords
          list={list}
          title={word(inquiryTexts.none)}
          one={t`inquiry`}
          columns={columns}
          why={t`No inquiries yet. Add one to see what fits.`}
          action={fill}
        />
      )}
      record={
        list.openId !== undefined && (
          <inquiryRecord.Component
            key={list.openId}
            id={list.openId}
            listed={listed}
            onClose={list.close}
            onPrevious={step(-1)}
            onNext={step(1)}
          />
        )
      }
    />
  );
};
InquiriesScreen.ahead = inquiriesAhead;
