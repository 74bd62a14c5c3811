import { type PropertyTimelineEntry, propertyHistoryCalls } from '@angan/contract/properties/property-history.ts';
import {
  IconArrowBackUp,
  IconArrowRight,
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
import type { ReactNode } from 'react';
import { infiniteList } from '../../core/api/index.ts';
import { changeText, TimelinePages } from '../../ui/timeline-pages.tsx';

const kinds: Record<PropertyTimelineEntry['kind'], { icon: ReactNode; did: string }> = {
  created: { icon: <IconHomePlus />, did: 'added the property' },
  changed: { icon: <IconEdit />, did: 'changed' },
  status: { icon: <IconArrowRight />, did: 'moved it' },
  asked: { icon: <IconHandStop />, did: 'asked the Owner' },
  price: { icon: <IconCurrencyRupee />, did: 'changed the price' },
  verified: { icon: <IconCircleCheck />, did: 'verified it' },
  deleted: { icon: <IconTrash />, did: 'deleted the property' },
  restored: { icon: <IconArrowBackUp />, did: 'took the deletion back' },
  note: { icon: <IconNote />, did: 'noted' },
  visit: { icon: <IconWalk />, did: 'wrote of a visit' },
  file: { icon: <IconPhoto />, did: 'changed the files' },
};

/** What happened with the property, page by page. */
export const PropertyTimeline = ({ id }: { id: number }) => {
  const timeline = useInfiniteQuery(infiniteList(propertyHistoryCalls.timeline, { params: { id } }, { quiet: true }));
  return (
    <TimelinePages
      timeline={timeline}
      itemOf={({ id: key, kind, at, by, text, changes }) => ({
        id: key,
        icon: kinds[kind].icon,
        at,
        title: `${by.split(' ')[0] || 'Angan'} ${kinds[kind].did}`,
        text: [text, changes.map(changeText).join('\n')].filter(Boolean).join('\n'),
      })}
    />
  );
};
