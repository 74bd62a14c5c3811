import { inquiryCalls } from '@angan/contract/inquiries/inquiries.ts';
import type { InquiryTimelineEntry } from '@angan/contract/inquiries/inquiry-stages.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import {
  IconArrowRight,
  IconBrandWhatsapp,
  IconChecklist,
  IconHeart,
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
import { QueryView } from '../../ui/query-view.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import styles from './inquiry-record.module.css';
import { timelineWords } from './timeline-words.ts';

const ways = { Call: IconPhone, WhatsApp: IconBrandWhatsapp, Met: IconUsers, 'E-mail': IconMail } as const;

const iconOf = ({ kind, how }: InquiryTimelineEntry) => {
  if (kind === 'contacted') return ways[how ?? 'Call'];
  if (kind === 'first answer') return IconBrandWhatsapp;
  if (kind === 'moved') return IconArrowRight;
  if (kind === 'visit') return IconWalk;
  if (kind === 'task') return IconChecklist;
  if (kind === 'liked') return IconHeart;
  if (kind === 'note') return IconNote;
  return kind === 'created' ? IconPlus : IconPencil;
};

/** What happened with the inquiry, newest first. */
export const InquiryTimeline = ({ id }: { id: number }) => {
  const timeline = useInfiniteQuery(
    infiniteList(inquiryCalls.timeline as never, { params: { id } } as never, { quiet: true }),
  );
  return (
    <FactPart title={t`Timeline`}>
      <QueryView query={timeline} failed={t`The timeline did not load.`} loading={t`Loading the timeline`} rows={4}>
        {({ pages }) => (
          <div className={styles.timeline}>
            <Timeline
              items={pages
                .flatMap((page) => page.results as InquiryTimelineEntry[])
                .map((entry) => {
                  const Icon = iconOf(entry);
                  return { id: entry.id, at: entry.at, icon: <Icon aria-hidden />, ...timelineWords(entry) };
                })}
            />
            {timeline.hasNextPage && (
              <Button
                size="xs"
                variant="subtle"
                loading={timeline.isFetchingNextPage}
                onClick={() => void timeline.fetchNextPage()}
              >
                {t`Older`}
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </FactPart>
  );
};
