import type { LeadEvent } from '@angan/contract/lead-events/lead-event.ts';
import { leadEventCalls } from '@angan/contract/lead-events/lead-events.ts';
import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { client } from '../../core/api/index.ts';
import { useKeys } from '../../core/keys/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { usePhone } from '../../ui/screen.ts';
import { ErrorState, LoadingRows } from '../../ui/states.tsx';
import { nameOfLead } from '../words/lead-words.ts';
import { LeadActions, LeadPhoneActions } from './lead-actions.tsx';
import { LeadLists } from './lead-lists.tsx';
import { useNoteMessage } from './note-message.ts';
import styles from './screen.module.css';
import { SourceStrip } from './source-strip.tsx';
import { useLeadCall } from './use-lead-call.ts';
import { useLeads } from './use-leads.ts';
import type { Way } from './use-person.ts';
import { usePullNow } from './use-pull-now.ts';

const Panel = lazy(async () => ({ default: (await import('./lead-panel.tsx')).LeadPanel }));
const Answer = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));
const Paste = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));
const FromFile = lazy(async () => ({ default: (await import('../from-file/file-dialog.tsx')).FileDialog }));

const api = client(leadEventCalls);

/** Leads of portals: how each source fares, who waits for an answer and since when, and what became of the rest. */
export const LeadsScreen = () => {
  const leads = useLeads();
  const { url, today, openId, listed, toAnswer } = leads;
  const [calling, setCalling] = useState<LeadEvent>();
  const [isPasting, setPasting] = useState(false);
  const [isFile, setFile] = useState(false);
  const ways = { onPaste: () => setPasting(true), onFile: () => setFile(true) };
  const noteMessage = useNoteMessage();
  const pull = usePullNow(today.data);
  const phone = usePhone();
  const convert = useLeadCall((lead: LeadEvent) => api.convert({ params: { id: lead.id }, body: {} }), {
    told: (lead) => lead.inquiry && t`Inquiry of ${nameOfLead(lead)} added`,
  });
  const onUsed = (lead: LeadEvent, way: Way) => {
    // Who may not change it, or has answered before, is asked nothing.
    if (!lead.may_edit) return;
    if (way === 'Call') setCalling(lead);
    else noteMessage(lead);
  };
  const handling = { isConverting: convert.busy, onUsed, onConvert: convert.run };
  const first = toAnswer?.[0];
  const next = leads.step(1);
  const previous = leads.step(-1);
  useKeys(
    {
      j: next && { label: t`Next lead`, run: next },
      k: previous && { label: t`Previous lead`, run: previous },
      ...(openId === undefined &&
        first && { c: { label: t`Open the newest lead`, run: () => leads.select(first.id) } }),
    },
    t`Leads`,
  );
  const count = today.data && (today.data.to_answer > 0 ? t`${today.data.to_answer} to answer` : '');
  return (
    <PageFrame
      title={t`Leads`}
      count={count || undefined}
      actions={<LeadActions today={today.data} pull={pull} {...ways} />}
      phoneActions={<LeadPhoneActions pull={pull} {...ways} />}
      filters={today.data && <SourceStrip today={today.data} source={leads.source} url={url} />}
      footer={
        !phone && (
          <>
            <span>{t`Every lead is kept as it came, even one that cannot be read.`}</span>
            <span className={styles.space} />
            <span>
              {t`Answer`} <kbd>{t`C`}</kbd> {t`make inquiry`} <kbd>{t`Enter`}</kbd>
            </span>
          </>
        )
      }
      panel={
        openId !== undefined && (
          <Suspense fallback={<LoadingRows rows={8} label={t`Loading the lead`} />}>
            <Panel
              key={openId}
              id={openId}
              listed={listed}
              readAt={leads.readAt}
              onClose={() => leads.select(undefined)}
              onPrevious={listed && previous}
              onNext={listed && next}
              {...handling}
            />
          </Suspense>
        )
      }
    >
      {today.error && !today.data && (
        <ErrorState title={t`How the sources fare did not load.`} retry={() => void today.refetch()}>
          {today.error.message}
        </ErrorState>
      )}
      <LeadLists leads={leads} {...ways} {...handling} />
      <Suspense fallback={null}>
        {calling && <Answer lead={calling} how="Call" onClose={() => setCalling(undefined)} />}
        {isPasting && (
          <Paste
            onDone={(id) => {
              setPasting(false);
              leads.select(id);
            }}
            onClose={() => setPasting(false)}
          />
        )}
        {isFile && <FromFile onClose={() => setFile(false)} />}
      </Suspense>
    </PageFrame>
  );
};
