import { formatMobile } from '@angan/domain/mobile.ts';
import { runsTheOffice } from '@angan/domain/roles.ts';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { useSearchedHere } from '../../core/kept/index.ts';
import { schemes, useScheme } from '../scheme.ts';
import { openOverlay } from '../shell/overlay-state.ts';
import { useLogout } from '../shell/use-logout.ts';
import { useWho } from '../who.ts';
import {
  commandItems,
  contactItem,
  type Item,
  inquiryItem,
  matches,
  projectItem,
  propertyItem,
  readListItem,
  screenItems,
} from './items.ts';
import { useContactSearch } from './use-contact-search.ts';
import { useRecordSearch } from './use-record-search.ts';

/** What the palette shows for a text, contacts first once there are some, and a line on how the search stands. */
export const useItems = (text: string): { items: Item[]; note: string } => {
  const who = useWho();
  const navigate = useNavigate();
  const { choose } = useScheme();
  const leave = useLogout();
  const people = useContactSearch(text);
  const records = useRecordSearch(text);
  const isSearchedHere = useSearchedHere();

  const place = who.usertype && runsTheOffice(who.usertype) ? '/contact' : '/contactList';
  const found = people.contacts.map((contact) =>
    contactItem({ ...contact, mobile_number_1: readable(contact.mobile_number_1) }, place, navigate),
  );
  const fixed = [
    ...screenItems(who, navigate),
    ...commandItems(who, navigate, [
      ...schemes().map(({ value, label }) => ({ label: t`Look: ${label.toLowerCase()}`, run: () => choose(value) })),
      { label: t`Show the keys`, run: () => openOverlay('help') },
      { label: t`Logout`, run: leave.here },
    ]),
  ].filter(({ label }) => matches(label, text));
  const items = [
    ...records.lists.map((list) => readListItem(list, navigate)),
    ...found,
    ...records.properties.map((property) => propertyItem(property, navigate)),
    ...records.projects.map((project) => projectItem(project, navigate)),
    ...records.inquiries.map((inquiry) => inquiryItem(inquiry, navigate)),
    ...fixed,
  ];
  return {
    items,
    note: isSearchedHere
      ? t`Searched only what is on this device.`
      : noteOf(items.length, people.isFetching || records.isFetching, people.error ?? records.error),
  };
};

const readable = (number: string) => (number.startsWith('*') ? number : formatMobile(number));

const noteOf = (count: number, isFetching: boolean, error: Error | null) => {
  if (error) return t`Not everything was searched. ${error.message}`;
  if (isFetching) return t`Searching`;
  return count === 0 ? t`Nothing of this name. Try a part of it, or a part of a number.` : '';
};
