import { viewedActions } from '@angan/domain/viewed.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useNames } from '../core/names/index.ts';
import { type RecordList, RecordListPage, wordChoices } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { TableHead } from '../ui/data-list/index.ts';
import { DayRangeFilter } from '../ui/day-range-filter.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { EmptyState } from '../ui/states.tsx';
import { LogCard, logColumns } from './log-columns.tsx';
import { inquiryLog, type Line, type Log, propertyLog } from './logs.ts';
import { RevealsStrip } from './reveals-strip.tsx';

/** Who looked at what, for who runs the office (/viewProperty, /viewInquiry). Its filters stand in the address. */
export const ViewedPropertiesScreen = () => <ViewedScreen key="property" log={propertyLog()} />;
export const ViewedInquiriesScreen = () => <ViewedScreen key="inquiry" log={inquiryLog()} />;

const ViewedScreen = ({ log }: { log: Log }) => {
  const list = log.useLines();
  return (
    <RecordListPage
      name={`viewed-${log.kind}`}
      title={log.title}
      list={list}
      views={[{ kind: 'table', columns: logColumns[log.kind]() }]}
      phoneRow={({ row, href }) => <LogCard line={row} href={href} />}
      pathOf={({ record }) => log.pathOf(record.id)}
      filters={<LogFilters list={list} log={log} />}
      empty={(columns) => (
        <>
          {columns && <TableHead columns={columns} />}
          <EmptyState
            title={log.kind === 'property' ? t`No property was viewed` : t`No inquiry was viewed`}
            filtered={list.isFiltered}
            action={list.isFiltered && <Button onClick={list.clearFilters}>{t`Clear filters`}</Button>}
          >
            {list.isFiltered ? t`Nothing is within these filters.` : log.why}
          </EmptyState>
        </>
      )}
    >
      <RevealsStrip url={list.url} />
    </RecordListPage>
  );
};

const LogFilters = ({ list, log }: { list: RecordList<Line>; log: Log }) => {
  const { url, isFiltered } = list;
  const people = useNames((names) => names.subusers).map(({ user }) => ({
    id: user.id,
    label: `${user.first_name} ${user.last_name}`.trim(),
  }));
  const only = url.all(log.kind).map((id) => ({ id: Number(id), label: `#${id}` }));
  return (
    <FilterBar>
      {only.length > 0 && (
        <ChoiceFilter
          url={url}
          name={log.kind}
          label={log.kind === 'property' ? t`Property` : t`Inquiry`}
          choices={only}
        />
      )}
      <ChoiceFilter url={url} name="user" label={t`User`} choices={people} long />
      <ChoiceFilter url={url} name="action" label={t`Action`} choices={wordChoices(viewedActions)} />
      <DayRangeFilter url={url} name="opened_at" label={t`Date`} />
      {isFiltered && (
        <Button size="xs" variant="subtle" onClick={list.clearFilters}>
          {t`Clear`}
        </Button>
      )}
    </FilterBar>
  );
};
