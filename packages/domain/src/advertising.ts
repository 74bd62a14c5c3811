/** Whether advertising may go to a person (domain 2.16, 4.11). What the person asked for, such as an answer, is none. */
import type { ConsentStatus } from './lookups/contact-kinds.ts';

/** What is known of a person's wishes, as a contact has it on the wire. */
export interface Wishes {
  readonly consent: { readonly status: ConsentStatus };
  readonly marketing_opt_out: boolean;
  readonly do_not_contact: boolean;
  /** '' for none. A masked number is one: that its reader may not see it changes nothing. */
  readonly mobile_number_1: string;
}

/** Why not, in words to be read. */
export const advertisingRefusals = {
  doNotContact: 'Do not contact',
  optedOut: 'Opted out of advertising',
  withdrawn: 'Consent was withdrawn',
  notAsked: 'Consent was not asked for',
  noNumber: 'There is no number',
} as const;
export type AdvertisingRefusal = keyof typeof advertisingRefusals;

export type AdvertisingAnswer =
  | { readonly may: true }
  | { readonly may: false; readonly why: AdvertisingRefusal; readonly reason: string };

/**
 * The one rule for every broadcast: consent was given, it was not followed by an opt-out, nobody said not to contact the
 * person, and there is a number. The first reason is the one that weighs most. The database asks the same where it
 * counts: contact_condition().
 */
export const mayAdvertiseTo = ({ consent, ...wishes }: Wishes): AdvertisingAnswer => {
  const refused = (why: AdvertisingRefusal) => ({ may: false, why, reason: advertisingRefusals[why] }) as const;
  if (wishes.do_not_contact) return refused('doNotContact');
  if (consent.status === 'Withdrawn') return refused('withdrawn');
  if (wishes.marketing_opt_out) return refused('optedOut');
  if (consent.status === 'Not asked') return refused('notAsked');
  if (wishes.mobile_number_1.trim() === '') return refused('noNumber');
  return { may: true };
};
