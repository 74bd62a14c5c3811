import type { ContactFilters } from '@angan/contract/contacts/contact-selection.ts';
import { type Contact, contactCalls } from '@angan/contract/contacts/contacts.ts';
import { pageSize, searchCountCap } from '@angan/contract/kit/resource.ts';
import { formatNumber } from '@angan/domain/money.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, query } from '../core/api/index.ts';
import { useRunsTheOffice } from '../core/session/index.ts';
import { pageOf, useShownPage } from '../ui/pager.tsx';
import { useUrlState } from '../ui/use-url-state.ts';

/** Newest first, as the server orders when nothing is said. */
const usualOrder = '-created_date';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The list as the address describes it: whole for who runs the office, masked for the others. */
export const useContactList = () => {
  const url = useUrlState();
  const client = useQueryClient();
  const whole = useRunsTheOffice();
  const call = whole ? contactCalls.list : contactCalls.view3digit;
  // Words of a closed list come from the address as they are; what is none of them the server refuses.
  const filters = {
    search: url.get('search'),
    contactgroup: url.all('contactgroup'),
    source: url.all('source'),
    locked_contact: url.get('locked_contact'),
    contact_kind: url.all('contact_kind'),
    consent: url.get('consent'),
    contacted_within: url.get('contacted_within'),
    not_contacted_for: url.get('not_contacted_for'),
    never_contacted: url.get('never_contacted'),
  };
  const asked = filters as ContactFilters;
  const ordering = url.get('ordering');
  // Failures of this list show in its place and are logged; no notice on top of that.
  const list = useQuery({
    ...query(call, { query: { ...asked, ordering, ...pageOf(url) } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (list.error) console.error('The contact list did not load.', list.error);
  }, [list.error]);

  const page = useShownPage(url, list.isPlaceholderData || list.error !== null);
  // When a page fails to load, the one before it stays readable under the message.
  const [kept, setKept] = useState(list.data);
  if (list.data && list.data !== kept) setKept(list.data);
  const data = list.data ?? (list.error ? kept : undefined);
  const rows = data?.results;
  const openId = Number(url.get('id')) || undefined;
  const at = rows?.findIndex((contact) => contact.id === openId) ?? -1;
  const open = (contact: Contact | undefined) =>
    contact && url.patch({ id: contact.id }, { replace: openId !== undefined });
  const neighbour = (step: 1 | -1) => (at === -1 ? undefined : rows?.[at + step]);
  return {
    url,
    whole,
    /** The same filters as calls take them. */
    asked,
    data,
    error: list.error,
    /** Rows of what was asked before, until the new ones are there. */
    isStale: list.isPlaceholderData,
    /** A page that is no more leads back to the first; everything else is asked for again. */
    retry: () => (isGone(list.error) ? url.filter({}) : void list.refetch()),
    rows,
    filters,
    isFiltered: Object.values(filters).some((value) => value !== undefined && value.length > 0),
    clearFilters: () => url.filter(Object.fromEntries(Object.keys(filters).map((name) => [name, null]))),
    ordering: ordering ?? usualOrder,
    order: (next: string) => url.filter({ ordering: next === usualOrder ? null : next }),
    /** Whether there are more than were counted. */
    isCapped: Boolean(filters.search && (data?.count ?? 0) > searchCountCap),
    /** Searches are counted up to a cap, of which the server says one more. */
    countText: (count: number) =>
      filters.search && count > searchCountCap ? `${formatNumber(searchCountCap)}+` : formatNumber(count),
    first: (page - 1) * pageSize.usual + 1,
    openId,
    open,
    close: () => url.patch({ id: null }),
    neighbour,
    approach: ({ id }: Contact) =>
      void client.prefetchQuery(query(contactCalls.get, { params: { id } }, { quiet: true })),
  };
};
export type ContactList = ReturnType<typeof useContactList>;
