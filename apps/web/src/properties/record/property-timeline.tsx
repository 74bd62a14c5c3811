import { type PropertyTimelineEntry, propertyHistoryCalls } from '@angan/contract/properties/property-history.ts';
import { propertyTimelineSentences } from '@angan/contract/properties/timeline-sentences.ts';
import { t } from '@lingui/core/macro';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconChecklist,
  IconCircleCheck,
  IconCurrencyRupee,
  IconEdit,
  IconHandStop,
  IconHomePlus,
  IconNote,
  IconPhoto,
  IconTrash,
  IconWalk,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { infiniteList } from '../../core/api/index.ts';
import { perLanguage, sentence } from '../../core/language/index.ts';
import { type TimelineKind, timelineItem } from '../../records/index.ts';
import { TimelinePages } from '../../ui/timeline-pages.tsx';

const kinds = perLanguage<Record<PropertyTimelineEntry['kind'], TimelineKind>>(() => ({
  created: { icon: <IconHomePlus />, title: (who) => t`${who} added the property` },
  changed: { icon: <IconEdit />, title: (who) => t`${who} changed` },
  status: { icon: <IconArrowRight />, title: (who) => t`${who} moved it` },
  asked: { icon: <IconHandStop />, title: (who) => t`${who} asked the Owner` },
  price: { icon: <IconCurrencyRupee />, title: (who) => t`${who} changed the price` },
  verified: { icon: <IconCircleCheck />, title: (who) => t`${who} verified it` },
  deleted: { icon: <IconTrash />, title: (who) => t`${who} deleted the property` },
  restored: { icon: <IconArrowBackUp />, title: (who) => t`${who} took the deletion back` },
  note: { icon: <IconNote />, title: (who) => t`${who} noted` },
  visit: { icon: <IconWalk />, title: (who) => t`${who} wrote of a visit` },
  task: { icon: <IconChecklist />, title: (who) => t`${who} wrote of a task` },
  file: { icon: <IconPhoto />, title: (who) => t`${who} changed the files` },
}));

/** What happened with the property, page by page. */
export const PropertyTimeline = ({ id }: { id: number }) => {
  const timeline = useInfiniteQuery(infiniteList(propertyHistoryCalls.timeline, { params: { id } }, { quiet: true }));
  return (
    <TimelinePages
      timeline={timeline}
      itemOf={(entry) =>
        timelineItem(kinds()[entry.kind], entry, entry.sentence && sentence(propertyTimelineSentences, entry.sentence))
      }
    />
  );
};
