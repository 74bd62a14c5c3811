import { contactCalls, type TimelineEntry } from '@angan/contract/contacts/contacts.ts';
import type { ContactWay } from '@angan/domain/lookups/contact-ways.ts';
import {
  IconArrowBackUp,
  IconArrowMerge,
  IconArrowsSplit,
  IconBrandWhatsapp,
  IconEdit,
  IconMail,
  IconNote,
  IconPhone,
  IconTrash,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { infiniteList } from '../core/api/index.ts';
import type { TimelineItem } from '../ui/timeline.tsx';
import { changeText, TimelinePages } from '../ui/timeline-pages.tsx';

const kinds = {
  created: { icon: <IconUserPlus />, did: 'added the contact' },
  changed: { icon: <IconEdit />, did: 'changed' },
  deleted: { icon: <IconTrash />, did: 'deleted the contact' },
  restored: { icon: <IconArrowBackUp />, did: 'took the deletion back' },
  merged: { icon: <IconArrowMerge />, did: 'merged' },
  unmerged: { icon: <IconArrowsSplit />, did: 'undid the merge' },
  note: { icon: <IconNote />, did: 'noted' },
  contacted: { icon: <IconPhone />, did: 'contacted the person' },
} as const;
const contacts: Record<ContactWay, { icon: ReactNode; did: string }> = {
  Call: { icon: <IconPhone />, did: 'called' },
  WhatsApp: { icon: <IconBrandWhatsapp />, did: 'wrote on WhatsApp' },
  Met: { icon: <IconUsers />, did: 'met the person' },
  'E-mail': { icon: <IconMail />, did: 'wrote an e-mail' },
};

const itemOf = (entry: TimelineEntry): TimelineItem => {
  const { icon, did } = entry.how ? contacts[entry.how] : kinds[entry.kind];
  const changes = entry.kind === 'changed' ? entry.changes.map(changeText).join('\n') : '';
  return {
    id: entry.id,
    icon,
    at: entry.at,
    title: `${entry.by.split(' ')[0] || 'Somebody'} ${did}`,
    text: [entry.text, changes].filter(Boolean).join('\n'),
  };
};

/** What happened with the contact, page by page through the server's next link. */
export const ContactTimeline = ({ id }: { id: number }) => {
  const timeline = useInfiniteQuery(infiniteList(contactCalls.timeline, { params: { id } }, { quiet: true }));
  return <TimelinePages timeline={timeline} itemOf={itemOf} />;
};
