import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { InquiryTimelineEntry } from '@angan/contract/inquiries/inquiry-stages.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import {
  IconArrowRight,
  IconBrandWhatsapp,
  IconMail,
  IconNote,
  IconPencil,
  IconPhone,
  IconPlus,
  IconUsers,
  IconWalk,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { infiniteList } from '../../core/api/index.ts';
import { FactPart } from '../../records/index.ts';
import { LoadingRows } from '../../ui/states.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import styles from './inquiry-record.module.css';
import { timelineWords } from './timeline-words.ts';

const ways = { Call: IconPhone, WhatsApp: IconBrandWhatsapp, Met: IconUsers, 'E-mail': IconMail } as const;

const iconOf = ({ kind, how }: InquiryTimelineEntry) => {
  if (kind === 'contacted') return ways[how ?? 'Call'];
  if (kind === 'moved') return IconArrowRight;
  if (kind === 'visit') return IconWalk;
  if (kind === 'note') return IconNote;
  return kind === 'created' ? IconPlus : IconPencil;
};

/** What happened with the inquiry, newest first. */
export const InquiryTimeline = ({ id }: { id: number }) => {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    infiniteList(inquiryCalls.timeline as never, { params: { id } } as never, { quiet: true }),
  );
  const entries = data?.pages.flatMap((page) => page.results as InquiryTimelineEntry[]);
  return (
    <FactPart title={t`Timeline`}>
      {entries ? (
        <div className={styles.timeline}>
          <Timeline
            items={entries.map((entry) => {
              const Icon = iconOf(entry);
              return { id: entry.id, at: entry.at, icon: <Icon aria-hidden />, ...timelineWords(entry) };
            })}
          />
          {hasNextPage && (
            <Button size="xs" variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t`Older`}
            </Button>
          )}
        </div>
      ) : (
        <LoadingRows rows={4} label={t`Loading the timeline`} />
      )}
    </FactPart>
  );
};
