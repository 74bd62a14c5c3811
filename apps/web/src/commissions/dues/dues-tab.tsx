import { commissionCalls } from '@angan/contract/commissions/commissions.ts';
import { commissionTexts } from '@angan/contract/commissions/texts.ts';
import { plural, t } from '@lingui/core/macro';
import { perLanguage, word } from '../../core/language/index.ts';
import { lazyPart } from '../../core/screen.ts';
import {
  ExportMenu,
  NoRecords,
  type RecordDescription,
  RecordListPage,
  useListSelection,
  useRecordList,
} from '../../records/index.ts';
import styles from '../commissions.module.css';
import { AccountsButton } from '../tabs/accounts-button.tsx';
import { Tabs, useDues } from '../tabs/tabs.tsx';
import { Ages } from './ages.tsx';
import { commissionColumns } from './columns.tsx';
import { DueRow } from './due-row.tsx';
import { DuesFilters } from './dues-filters.tsx';
import { LettersBar } from './letters-bar.tsx';

const panel = lazyPart(() => import('../record/commission-panel.tsx'), 'CommissionPanel');

const list: RecordDescription<typeof commissionCalls.list> = {
  list: commissionCalls.list,
  get: commissionCalls.get,
  record: panel,
  filters: ['status', 'age', 'payer_side', 'staff', 'due_date__gte', 'due_date__lte'],
  usualOrder: 'due_date',
};
const dues = { ...list, always: { is_due: 'true' } } as typeof list;
const all = { ...list, usualOrder: '-created_date', always: { ordering: '-created_date' } } as typeof list;

const orders = perLanguage(
  () =>
    [
      { id: 'due_date', label: t`Longest late first` },
      { id: '-due_date', label: t`Last due first` },
      { id: '-created_date', label: t`Newest first` },
    ] as const,
);

/** What payers owe by day and age, the longest late first; or all commissions, whatever became of them. */
export const DuesTab = ({ all: isAll }: { all: boolean }) => {
  const rows = useRecordList(isAll ? all : dues);
  const selection = useListSelection(rows);
  const { url, openId } = rows;
  const { data } = useDues();
  const asked = { ...rows.filteredBy, ...(!isAll && { is_due: 'true' }), ordering: rows.ordering };
  return (
    <RecordListPage
      name="commissions"
      title={t`Commission`}
      list={rows}
      count={isAll || !data || rows.isFiltered ? undefined : plural(data.count, { one: '# due', other: '# dues' })}
      views={[{ kind: 'table', columns: commissionColumns(), isTall: true }]}
      orders={orders()}
      phoneRow={(props) => <DueRow {...props} />}
      filters={<DuesFilters list={rows} />}
      actions={
        <>
          <Tabs />
          <AccountsButton />
          <ExportMenu call={commissionCalls.export} asked={asked} />
        </>
      }
      phoneActions={<AccountsButton small />}
      nameOf={({ payer }) => payer.name}
      bulk={{ selection, bar: <LettersBar selection={selection} /> }}
      empty={(columns) => (
        <NoRecords
          list={rows}
          title={isAll ? t`No commissions yet` : t`Nothing is due`}
          one={t`commission`}
          action={null}
          columns={columns}
          why={
            isAll
              ? t`A deal brings its commissions along, by what was agreed on the property and the inquiry.`
              : t`What you confirm or invoice shows here until it is paid.`
          }
        />
      )}
      record={
        openId !== undefined && (
          <panel.Component
            key={openId}
            id={openId}
            onClose={rows.close}
            onPrevious={rows.step(-1)}
            onNext={rows.step(1)}
          />
        )
      }
      beside
    >
      <div className={styles.phoneTabs}>
        <Tabs />
      </div>
      {!isAll && data && <Ages dues={data} url={url} />}
      <p className={styles.estimate}>{word(commissionTexts.estimate)}</p>
    </RecordListPage>
  );
};
