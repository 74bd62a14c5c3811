import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { leadEventTexts } from '@angan/contract/lead-events/texts.ts';
import { leadResults } from '@angan/domain/leads/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconFileImport, IconMail, IconPlug } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatTime, word } from '../../core/language/index.ts';
import { useMay } from '../../core/session/index.ts';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { integrationsPath } from '../words/paths.ts';
import { DoneRow } from './done-row.tsx';
import styles from './inbox.module.css';
import { LeadRow } from './lead-row.tsx';
import { LeadSection } from './lead-section.tsx';
import type { Leads } from './use-leads.ts';
import type { Way } from './use-person.ts';

interface Props {
  leads: Leads;
  isConverting: boolean;
  onUsed: (lead: LeadEvent, way: Way) => void;
  onConvert: (lead: LeadEvent) => void;
  onPaste: () => void;
  onFile: () => void;
}

/** Those to answer with their clocks, and under them what is done. */
export const LeadLists = ({ leads, onPaste, onFile, ...handling }: Props) => {
  const { url, today, open, done, toAnswer, answered, isAll, result, source, openId } = leads;
  const mayConnect = useMay('settings:edit');
  const waiting = today.data?.waiting ?? 0;
  const hours = today.data?.working_hours;
  const neverCame = today.data?.sources.every(({ last_lead_at }) => last_lead_at === null);
  const isEmpty = toAnswer?.length === 0 && answered?.length === 0 && neverCame && !source && !result;
  const openCount = open.data?.pages[0]?.count;
  if (isEmpty)
    return (
      <div className="scrolls">
        {waiting > 0 && <Waiting count={waiting} />}
        <NoLeads
          mayConnect={mayConnect}
          isConnected={(today.data?.sources.length ?? 0) > 0}
          onPaste={onPaste}
          onFile={onFile}
        />
      </div>
    );
  const failed = [open, done].filter((list) => list.error);
  return (
    <div className="scrolls">
      {waiting > 0 && <Waiting count={waiting} />}
      {failed[0]?.error && (
        <ErrorState
          title={t`The leads did not load.`}
          retry={() => {
            for (const list of failed) void list.refetch();
          }}
        >
          {failed[0].error.message}
        </ErrorState>
      )}
      <LeadSection
        title={t`To answer`}
        count={openCount === undefined ? undefined : t`${openCount}, newest first`}
        aside={hours && <span className={`${styles.quiet} ${styles.hours}`}>{workingHours(hours)}</span>}
        query={open}
        rows={toAnswer}
        skeletons={5}
        none={t`Every lead has its answer.`}
        draw={(lead) => (
          <LeadRow
            key={lead.id}
            lead={lead}
            readAt={leads.readAt}
            href={url.href({ id: lead.id })}
            isOpen={lead.id === openId}
            {...handling}
          />
        )}
      />
      <LeadSection
        title={isAll ? t`Done` : t`Done today`}
        count={done.data?.pages[0]?.count.toString()}
        aside={
          <>
            <NativeSelect
              size="xs"
              aria-label={t`Result`}
              value={result ?? ''}
              data={[
                { value: '', label: t`All results` },
                ...leadResults.map((one) => ({ value: one, label: word(one) })),
              ]}
              onChange={(event) => url.patch({ result: event.currentTarget.value }, { replace: true })}
            />
            <Button
              size="xs"
              variant="transparent"
              aria-pressed={isAll}
              onClick={() => url.patch({ days: isAll ? null : 'all' }, { replace: true })}
            >
              {isAll ? t`Only today` : t`All days`}
            </Button>
          </>
        }
        query={done}
        rows={answered}
        skeletons={5}
        none={isAll ? t`None here.` : t`None yet today.`}
        draw={(lead) => (
          <DoneRow
            key={lead.id}
            lead={lead}
            href={url.href({ id: lead.id })}
            isOpen={lead.id === openId}
            withDay={isAll}
          />
        )}
      />
    </div>
  );
};

/** 'working hours 10:00 AM to 7:30 PM', of hours as India writes them on 24. */
const workingHours = ({ from, to }: { from: string; to: string }): string => {
  const at = (time: string) => formatTime(`2026-01-01T${time}:00+05:30`);
  return t`working hours ${at(from)} to ${at(to)}`;
};

const Waiting = ({ count }: { count: number }) => (
  <p className={styles.waiting} role="status">
    {plural(count, {
      one: '# lead is waiting: it came while your subscription had ended, and is read now.',
      other: '# leads are waiting: they came while your subscription had ended, and are read now.',
    })}
  </p>
);

interface NoneProps {
  mayConnect: boolean;
  isConnected: boolean;
  onPaste: () => void;
  onFile: () => void;
}

const NoLeads = ({ mayConnect, isConnected, onPaste, onFile }: NoneProps) => {
  const mayBring = useMay('lead_file:create');
  return (
    <EmptyState
      title={word(leadEventTexts.none)}
      action={
        <>
          {mayConnect && (
            <Button
              component={Link}
              to={integrationsPath}
              variant="filled"
              leftSection={<IconPlug size={16} aria-hidden />}
            >
              {isConnected ? t`Integrations` : t`Connect a portal`}
            </Button>
          )}
          <Button leftSection={<IconMail size={16} aria-hidden />} onClick={onPaste}>
            {t`Paste lead e-mail`}
          </Button>
          {mayBring && (
            <Button leftSection={<IconFileImport size={16} aria-hidden />} onClick={onFile}>
              {t`Bring in a file`}
            </Button>
          )}
        </>
      }
    >
      {isConnected
        ? t`What your portals send arrives here by itself.`
        : t`Connect 99acres, MagicBricks or Housing, and their leads arrive here by themselves.`}
    </EmptyState>
  );
};
