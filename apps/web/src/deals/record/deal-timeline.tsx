import { type DealHappening, dealWorkCalls } from '@angan/contract/deals/deal-work.ts';
import { taskSentences } from '@angan/contract/tasks/task-sentences.ts';
import { t } from '@lingui/core/macro';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconChecklist,
  IconEdit,
  IconFileCheck,
  IconHeartHandshake,
  IconMessage,
  IconNote,
  IconReceipt,
  IconTrash,
  IconWalk,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { infiniteList } from '../../core/api/index.ts';
import { formatRupees, perLanguage, sentence, word } from '../../core/language/index.ts';
import { type TimelineKind, timelineItem } from '../../records/index.ts';
import { TimelinePages } from '../../ui/timeline-pages.tsx';

const kinds = perLanguage<Record<DealHappening['kind'], TimelineKind>>(() => ({
  created: { icon: <IconHeartHandshake />, title: (who) => t`${who} added the deal` },
  changed: { icon: <IconEdit />, title: (who) => t`${who} changed` },
  moved: { icon: <IconArrowRight />, title: (who) => t`${who} moved the deal` },
  offer: { icon: <IconMessage />, title: (who) => t`${who} wrote down an offer` },
  paper: { icon: <IconFileCheck />, title: (who) => t`${who} ticked off` },
  receipt: { icon: <IconReceipt />, title: (who) => t`${who} made a token receipt` },
  visit: { icon: <IconWalk />, title: (who) => t`${who} wrote of a visit` },
  task: { icon: <IconChecklist />, title: (who) => t`${who} wrote of a task` },
  note: { icon: <IconNote />, title: (who) => t`${who} wrote a note` },
  deleted: { icon: <IconTrash />, title: (who) => t`${who} deleted the deal` },
  restored: { icon: <IconArrowBackUp />, title: (who) => t`${who} took the deletion back` },
}));

/** What happened, in words. */
const saidOf = ({ from, to, offer, text, sentence: task, fields }: DealHappening): string => {
  if (task) return sentence(taskSentences, task);
  const lead =
    from && to
      ? t`${word(from)} to ${word(to)}`
      : offer
        ? `${word(offer.by_side)}: ${formatRupees(offer.amount)}, ${word(offer.status)}`
        : fields.map(word).join(', ');
  return [lead, text].filter(Boolean).join('\n');
};

/** What happened with the deal, page by page: moves, offers, papers, tasks, notes and changes. */
export const DealTimeline = ({ id }: { id: number }) => {
  const timeline = useInfiniteQuery(infiniteList(dealWorkCalls.timeline, { params: { id } }, { quiet: true }));
  return (
    <TimelinePages
      timeline={timeline}
      itemOf={(entry) => timelineItem(kinds()[entry.kind], { ...entry, changes: [] }, saidOf(entry))}
    />
  );
};
