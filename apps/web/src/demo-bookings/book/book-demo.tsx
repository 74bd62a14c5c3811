import { demoPath } from '@angan/contract/demo-bookings/booking-of-visitor.ts';
import {
  type DemoLanguage,
  demoHours,
  demoLanguageNames,
  demoLanguages,
  demoLanguageTags,
} from '@angan/domain/demo-bookings.ts';
import { t } from '@lingui/core/macro';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDraft } from '../../core/drafts/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './book.module.css';
import { ProveCode } from './prove-code.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useFreeSlots } from './use-free-slots.ts';
import { nobody, type Visitor, VisitorForm } from './visitor-form.tsx';

interface Props {
  /** With the address of the booking. */
  onBooked: (path: string) => void;
}

/** Language, day and time, and who one is; then the code that came to the number. */
export const BookDemo = ({ onBooked }: Props) => {
  const [search] = useSearchParams();
  const { draft, change, clear } = useDraft<Visitor>('demo', nobody);
  const [day, setDay] = useState<string | null>(null);
  const [slot, setSlot] = useState<number | null>(null);
  const [missing, setMissing] = useState<string>();
  const [asked, setAsked] = useState<{ id: number; sentAt: number }>();
  const slots = useFreeSlots();
  if (asked)
    return (
      <ProveCode
        id={asked.id}
        mobile={draft.mobile}
        sentAt={asked.sentAt}
        onBack={() => setAsked(undefined)}
        onConfirmed={({ uid, token }) => {
          clear();
          onBooked(demoPath(uid, token));
        }}
      />
    );
  return (
    <section className={styles.sheet}>
      <div className={styles.about}>
        <p className={styles.lead}>
          {t`${demoHours.minutes} minutes on your own phone, with your own listing. Monday to Saturday, 11:00 AM to 6:00 PM.`}
        </p>
        <div className={styles.choice}>
          <span className={styles.label}>{t`Language`}</span>
          <SegmentedControl
            aria-label={t`Language of the demo`}
            value={draft.language}
            onChange={(language) => change({ ...draft, language: language as DemoLanguage })}
            data={demoLanguages.map((value) => ({
              value,
              label: <span lang={demoLanguageTags[value]}>{demoLanguageNames[value]}</span>,
            }))}
          />
        </div>
      </div>
      <div className={styles.part}>
        <QueryView query={slots} failed={t`The times did not load.`} loading={t`Loading the times`} rows={8}>
          {(days) => (
            <SlotPicker
              days={days}
              language={draft.language}
              day={day}
              slot={slot}
              onDay={setDay}
              onSlot={(id) => {
                setSlot(id);
                setMissing(undefined);
              }}
              error={missing}
            />
          )}
        </QueryView>
      </div>
      <div className={styles.part}>
        <VisitorForm
          visitor={draft}
          onChange={change}
          slot={slot}
          source={search.get('source') ?? ''}
          onSlotError={(error) => {
            setMissing(error);
            void slots.refetch();
          }}
          onAsked={(id) => setAsked({ id, sentAt: Date.now() })}
        />
      </div>
    </section>
  );
};
