import type { Assignee } from '@angan/contract/kit/nested.ts';
import { dayInIndia } from '@angan/domain/dates.ts';
import type { BrokerageBasis, BrokeragePayer } from '@angan/domain/lookups/brokerage.ts';
import { wordsById, wordsOfIds } from '@angan/domain/lookups/by-id.ts';
import type { z } from 'zod';
import { between, textColumn } from '../core/exports/index.ts';

/** Names of places and of people hold commas. */
const betweenPlaces = '; ';
const name = 28;

interface Placed {
  readonly property_type: number;
  readonly deal_type: readonly number[];
  readonly contact: { readonly name: string; readonly mobile_number_1: string } | null;
  readonly city: { readonly city: string } | null;
  readonly area: readonly { readonly area: string }[];
}

/** The entries of a platform's list in a column of its own. */
export const listedColumn = <F extends string>(field: F) =>
  textColumn((row: Readonly<Record<F, unknown>>) => wordsOfIds(wordsById(field)!, row[field]).join(between));

/** 'Jignesh Shah 9825011768' */
const personWords = (contact: Placed['contact']): string =>
  [contact?.name, contact?.mobile_number_1].filter(Boolean).join(' ');

/** Whom a deal is shared with. */
export const coBrokerColumn = textColumn(
  ({ co_broker }: { readonly co_broker: Placed['contact'] }) => personWords(co_broker),
  name,
);

/** 'Tenant: Kavita Vyas 9825011769' for each further person, apart by semicolons. */
export const otherContactsColumn = textColumn(
  ({ other_contacts }: { readonly other_contacts: readonly { contact: Placed['contact']; role: string }[] }) =>
    other_contacts.map(({ contact, role }) => `${role}: ${personWords(contact)}`).join(betweenPlaces),
  36,
);

/** What a file says first of a property and of an inquiry: whose it is, what is dealt, and where. */
export const placedColumns = {
  name: textColumn(({ contact }: Placed) => contact?.name ?? '', name),
  mobile: textColumn(({ contact }: Placed) => contact?.mobile_number_1 ?? ''),
  property_type: listedColumn('property_type'),
  deal_type: listedColumn('deal_type'),
  city: textColumn(({ city }: Placed) => city?.city ?? ''),
  area: textColumn(({ area }: Placed) => inPlaces(area.map((one) => one.area)), name),
};

/** Several places in one cell. */
export const inPlaces = (names: readonly string[]): string => names.join(betweenPlaces);

/** Whom a record is given to. */
export const assignedColumn = textColumn(
  ({ assigned_to }: { readonly assigned_to: readonly z.infer<typeof Assignee>[] }) =>
    assigned_to.map(({ user }) => `${user.first_name} ${user.last_name}`.trim()).join(between),
  name,
);

/** The day of a moment in India, '' where there is none. */
export const dayOf = (at: string | null): string => (at === null ? '' : dayInIndia(at));

/** '2 Percent, Owner' */
export const brokerageWords = (
  terms: { basis: BrokerageBasis; value: number; payer: BrokeragePayer | null } | null,
): string => (terms === null ? '' : [`${terms.value} ${terms.basis}`, terms.payer ?? []].flat().join(between));
