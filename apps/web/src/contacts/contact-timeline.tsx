import { contactCalls, type TimelineEntry } from '@angan/contract/contacts/contacts.ts';
import { contactTimelineSentences } from '@angan/contract/contacts/timeline-sentences.ts';
import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import { t } from '@lingui/core/macro';
import {
  IconArrowBackUp,
  IconArrowMerge,
  IconArrowsSplit,
  IconBrandWhatsapp,
  IconChecklist,
  IconEdit,
  IconMail,
  IconNote,
  IconPhone,
  IconTrash,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { infiniteList } from '../core/api/index.ts';
import { sentence } from '../core/language/index.ts';
import { type TimelineKind, timelineItem } from '../records/index.ts';
import { TimelinePages } from '../ui/timeline-pages.tsx';

const kinds: Record<TimelineEntry['kind'], TimelineKind> = {
  created: { icon: <IconUserPlus />, title: (who) => t`${who} added the contact` },
  changed: { icon: <IconEdit />, title: (who) => t`${who} changed` },
  deleted: { icon: <IconTrash />, title: (who) => t`${who} deleted the contact` },
  restored: { icon: <IconArrowBackUp />, title: (who) => t`${who} took the deletion back` },
  merged: { icon: <IconArrowMerge />, title: (who) => t`${who} merged` },
  unmerged: { icon: <IconArrowsSplit />, title: (who) => t`${who} undid the merge` },
  note: { icon: <IconNote />, title: (who) => t`${who} noted` },
  task: { icon: <IconChecklist />, title: (who) => t`${who} wrote of a task` },
  contacted: { icon: <IconPhone />, title: (who) => t`${who} contacted the person` },
};
const contacts: Record<ContactWay, TimelineKind> = {
  Call: { icon: <IconPhone />, title: (who) => t`${who} called` },
  WhatsApp: { icon: <IconBrandWhatsapp />, title: (who) => t`${who} wrote on WhatsApp` },
  Met: { icon: <IconUsers />, title: (who) => t`${who} met the person` },
  'E-mail': { icon: <IconMail />, title: (who) => t`${who} wrote an e-mail` },
};

const itemOf = (entry: TimelineEntry) =>
  timelineItem(
    entry.how ? contacts[entry.how] : kinds[entry.kind],
    { ...entry, changes: entry.kind === 'changed' ? entry.changes : [] },
    entry.sentence && sentence(contactTimelineSentences, entry.sentence),
    t`Somebody`,
  );

/** What happened with the contact, page by page through the server's next link. */
export const ContactTimeline = ({ id }: { id: number }) => {
  const timeline = useInfiniteQuery(infiniteList(contactCalls.timeline, { params: { id } }, { quiet: true }));
  return <TimelinePages timeline={timeline} itemOf={itemOf} />;
};
