import { type LoanTimelineEntry, loanHistoryCalls, loanTimelineSentences } from '@angan/contract/loans/loan-history.ts';
import { t } from '@lingui/core/macro';
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBuildingBank,
  IconChecklist,
  IconCoinRupee,
  IconEdit,
  IconFileText,
  IconPlus,
  IconTrash,
  IconWalk,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { infiniteList } from '../../core/api/index.ts';
import { perLanguage, sentence } from '../../core/language/index.ts';
import { type TimelineKind, timelineItem } from '../../records/index.ts';
import { TimelinePages } from '../../ui/timeline-pages.tsx';

const kinds = perLanguage<Record<LoanTimelineEntry['kind'], TimelineKind>>(() => ({
  created: { icon: <IconPlus />, title: (who) => t`${who} added the loan` },
  changed: { icon: <IconEdit />, title: (who) => t`${who} changed` },
  moved: { icon: <IconArrowsExchange />, title: (who) => t`${who} changed the stage` },
  document: { icon: <IconFileText />, title: (who) => t`${who} changed a document` },
  application: { icon: <IconBuildingBank />, title: (who) => t`${who} wrote of a lender` },
  disbursement: { icon: <IconCoinRupee />, title: (who) => t`${who} added a disbursement` },
  visit: { icon: <IconWalk />, title: (who) => t`${who} wrote of a visit` },
  task: { icon: <IconChecklist />, title: (who) => t`${who} wrote of a task` },
  deleted: { icon: <IconTrash />, title: (who) => t`${who} deleted the loan` },
  restored: { icon: <IconArrowBackUp />, title: (who) => t`${who} took the deletion back` },
}));

/** What happened with a loan, newest first; the file and the timeline show the same pages. */
export const useLoanTimeline = (id: number) =>
  useInfiniteQuery(infiniteList(loanHistoryCalls.timeline, { params: { id } }, { quiet: true }));

/** An entry as a timeline shows it. */
export const loanTimelineItem = (entry: LoanTimelineEntry) =>
  timelineItem(kinds()[entry.kind], entry, entry.sentence && sentence(loanTimelineSentences, entry.sentence));

/** What happened with the loan, page by page. */
export const LoanTimeline = ({ id }: { id: number }) => (
  <TimelinePages timeline={useLoanTimeline(id)} itemOf={loanTimelineItem} />
);
