import {
  type ProjectTimelineEntry,
  projectHistoryCalls,
  projectTimelineSentences,
} from '@angan/contract/projects/project-history.ts';
import { t } from '@lingui/core/macro';
import {
  IconArrowBackUp,
  IconBuildingCommunity,
  IconChecklist,
  IconEdit,
  IconTrash,
  IconUserCheck,
  IconWalk,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { infiniteList } from '../core/api/index.ts';
import { perLanguage, sentence } from '../core/language/index.ts';
import { type TimelineKind, timelineItem } from '../records/index.ts';
import { TimelinePages } from '../ui/timeline-pages.tsx';

const kinds = perLanguage<Record<ProjectTimelineEntry['kind'], TimelineKind>>(() => ({
  created: { icon: <IconBuildingCommunity />, title: (who) => t`${who} added the project` },
  changed: { icon: <IconEdit />, title: (who) => t`${who} changed` },
  lead: { icon: <IconUserCheck />, title: (who) => t`${who} wrote of a lead` },
  visit: { icon: <IconWalk />, title: (who) => t`${who} wrote of a visit` },
  task: { icon: <IconChecklist />, title: (who) => t`${who} wrote of a task` },
  deleted: { icon: <IconTrash />, title: (who) => t`${who} deleted the project` },
  restored: { icon: <IconArrowBackUp />, title: (who) => t`${who} took the deletion back` },
}));

/** What happened with the project, page by page: its leads, visits, tasks and changes. */
export const ProjectTimeline = ({ id }: { id: number }) => {
  const timeline = useInfiniteQuery(infiniteList(projectHistoryCalls.timeline, { params: { id } }, { quiet: true }));
  return (
    <TimelinePages
      timeline={timeline}
      itemOf={(entry) =>
        timelineItem(kinds()[entry.kind], entry, entry.sentence && sentence(projectTimelineSentences, entry.sentence))
      }
    />
  );
};
