import type { BulkChange } from '@angan/contract/contacts/contact-bulk.ts';
import { formatNumber } from '@angan/domain/money.ts';

/** What a change speaks of: the names of its groups and its source. */
export interface BulkNames {
  groups: readonly string[];
  source: string;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** A group or source may be gone by now. */
const groupsOf = ({ groups }: BulkNames) => list.format(groups) || 'groups';
const sourceOf = ({ source }: BulkNames) => source || 'another source';
export const contactsWord = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'contact' : 'contacts'}`;

/** '12 contacts added to Buyer and Bopal'. */
export const doneWords = ({ action, changed }: Pick<BulkChange, 'action' | 'changed'>, names: BulkNames): string => {
  const who = contactsWord(changed);
  const groups = groupsOf(names);
  const words: Record<BulkChange['action'], string> = {
    add_groups: `${who} added to ${groups}`,
    remove_groups: `${who} taken out of ${groups}`,
    set_source: `${who} now from ${sourceOf(names)}`,
    clear_source: `${who} now without a source`,
    lock: `${who} now seen by Owner/Co-Owner`,
    unlock: `${who} now seen by All User`,
    delete: `${who} deleted`,
  };
  return words[action];
};

/** Nothing had to be changed, and why. */
export const nothingWords = ({ action }: Pick<BulkChange, 'action'>, names: BulkNames): string => {
  const groups = groupsOf(names);
  const words: Record<BulkChange['action'], string> = {
    add_groups: `All of them were in ${groups} already`,
    remove_groups: `None of them was in ${groups}`,
    set_source: `All of them were from ${sourceOf(names)} already`,
    clear_source: 'None of them had a source',
    lock: 'All of them were seen by Owner/Co-Owner already',
    unlock: 'All of them were seen by All User already',
    delete: 'None of them was there any more',
  };
  return words[action];
};

/** While a job is at it: 'Adding to Buyer'. */
export const runningWords = ({ action, status }: Pick<BulkChange, 'action' | 'status'>, names: BulkNames): string => {
  if (status === 'Undoing') return 'Taking it back';
  const groups = groupsOf(names);
  const words: Record<BulkChange['action'], string> = {
    add_groups: `Adding to ${groups}`,
    remove_groups: `Taking out of ${groups}`,
    set_source: `Setting the source to ${sourceOf(names)}`,
    clear_source: 'Clearing the source',
    lock: 'Showing to Owner/Co-Owner only',
    unlock: 'Showing to All User',
    delete: 'Deleting',
  };
  return words[action];
};

/** '10 of 12 contacts are as before. 2 were changed since and stay.' */
export const undoneWords = ({ changed, undone }: Pick<BulkChange, 'changed' | 'undone'>): string => {
  const stay = changed - undone;
  if (stay === 0) return `${contactsWord(undone)} ${undone === 1 ? 'is' : 'are'} as before`;
  return `${formatNumber(undone)} of ${contactsWord(changed)} ${undone === 1 ? 'is' : 'are'} as before. ${formatNumber(stay)} ${stay === 1 ? 'was' : 'were'} changed since and ${stay === 1 ? 'stays' : 'stay'}.`;
};
