import type { mobileFields } from '@angan/contract/contacts/contact-fields.ts';
import type { ContactInput } from '@angan/contract/contacts/contacts.ts';
import type { RowReason } from '@angan/contract/imports/row-reasons.ts';
import type { z } from 'zod';

/** Fields of a contact that are written as they are read: all but numbers, source and groups. */
export type PersonFields = Omit<
  z.output<typeof ContactInput>,
  (typeof mobileFields)[number] | 'source' | 'contactgroup'
>;

/** What a row says of a person, ready to be written. Sources and groups by name, since they may not be there yet. */
export interface Person {
  /** One to five numbers of ten digits. */
  readonly mobiles: readonly string[];
  /** '' where the row names none. */
  readonly source: string;
  readonly contactgroup: readonly string[];
  readonly fields: PersonFields;
}

/** A row as it was understood. Of one that is refused the reasons begin with why; what could be read stands beside. */
export interface ReadPerson {
  readonly person: Person;
  readonly isRefused: boolean;
  readonly reasons: readonly RowReason[];
}

/** A row under way: what was found so far, what is told of it, and what no field takes. */
export interface Draft {
  readonly values: Record<string, unknown>;
  readonly told: RowReason[];
  /** Lines for the comment, each with what it is. */
  readonly rest: string[];
}
