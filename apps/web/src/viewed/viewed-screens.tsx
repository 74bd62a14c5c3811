import { viewedActions } from '@angan/domain/viewed.ts';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useNames } from '../core/names/index.ts';
import { wordChoices } from '../records/index.ts';
import { ChoiceFilter } from '../ui/choice-filter.tsx';
import { DataCards, DataTable, TableHead, useRowKeys } from '../ui/data-list/index.ts';
import { DayRangeFilter } from '../ui/day-range-filter.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageButtons, PageRange } from '../ui/pager.tsx';
import { usePhone } from '../ui/screen.ts';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import styles from './log.module.css';
import { LogCard, logColumns } from './log-columns.tsx';
import { inquiryLog, type Line, type Log, propertyLog } from './logs.ts';
import { RevealsStrip } from './reveals-strip.tsx';
import { useLog } from './use-log.ts';

/** Who looked at what, for who runs the office (/viewProperty, /viewInquiry). Its filters stand in the address. */
export const ViewedPropertiesScreen = () => <ViewedScreen key="property" log={propertyLog} />;
export const ViewedInquiriesScreen = () => <ViewedScreen key="inquiry" log={inquiryLog} />;

const ViewedScreen = ({ log }: { log: Log }) => {
  const found = useLog(log);
  const { url, lines, data, error } = found;
  const phone = usePhone();
  const navigate = useNavigate();
  const area = useRef<HTMLDivElement>(null);
  useRowKeys(area, undefined);
  const href = ({ record }: Line) => log.pathOf(record.id);
  const shared = { rows: lines, rowKey: ({ id }: Line) => id, label: log.title, href };
  return (
    <PageFrame
      title={log.title}
      count={found.countText}
      filters={<LogFilters found={found} log={log} />}
      footer={
        data &&
        data.results.length > 0 && (
          <>
            <PageRange data={data} first={found.first} total={found.countText ?? ''} />
            <span className={styles.space} />
            <PageButtons url={url} data={data} />
          </>
        )
      }
    >
      <RevealsStrip url={url} />
      {error && (
        <ErrorState title="The log did not load." retry={found.retry}>
          {error.message}
        </ErrorState>
      )}
      {lines?.length === 0 ? (
        <>
          {!phone && <TableHead columns={logColumns} />}
          <EmptyState
            title={log.kind === 'property' ? 'No property was viewed' : 'No inquiry was viewed'}
            filtered={found.isFiltered}
            action={found.isFiltered && <Button onClick={found.clear}>Clear filters</Button>}
          >
            {found.isFiltered ? 'Nothing is within these filters.' : log.why}
          </EmptyState>
        </>
      ) : error && !lines ? null : (
        <div ref={area} className={styles.area} data-stale={found.isStale || undefined}>
          {phone ? (
            <DataCards {...shared} as="rows" card={(line) => <LogCard line={line} href={href(line)} />} />
          ) : (
            <DataTable {...shared} columns={logColumns} onOpen={(line) => void navigate(href(line))} />
          )}
        </div>
      )}
    </PageFrame>
  );
};

const LogFilters = ({ found: { url, isFiltered, clear }, log }: { found: ReturnType<typeof useLog>; log: Log }) => {
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
          label={log.kind === 'property' ? 'Property' : 'Inquiry'}
          choices={only}
        />
      )}
      <ChoiceFilter url={url} name="user" label="User" choices={people} long />
      <ChoiceFilter url={url} name="action" label="Action" choices={wordChoices(viewedActions)} />
      <DayRangeFilter url={url} name="opened_at" label="Date" />
      {isFiltered && (
        <Button size="xs" variant="subtle" onClick={clear}>
          Clear
        </Button>
      )}
    </FilterBar>
  );
};
