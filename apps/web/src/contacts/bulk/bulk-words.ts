import type { BulkChange } from '@angan/contract/contacts/contact-bulk.ts';
import { plural, t } from '@lingui/core/macro';
import { formatNumber, joined } from '../../core/language/index.ts';

/** What a change speaks of: the names of its groups and its source. */
export interface BulkNames {
  groups: readonly string[];
  source: string;
}

/** A group or source may be gone by now. */
const groupsOf = ({ groups }: BulkNames) => joined(groups, 'and') || t`groups`;
const sourceOf = ({ source }: BulkNames) => source || t`another source`;
export const contactsWord = (count: number): string =>
  plural(count, { one: `${formatNumber(count)} contact`, other: `${formatNumber(count)} contacts` });

/** '12 contacts added to Buyer and Bopal'. */
export const doneWords = ({ action, changed }: Pick<BulkChange, 'action' | 'changed'>, names: BulkNames): string => {
  const who = contactsWord(changed);
  const groups = groupsOf(names);
  const words: Record<BulkChange['action'], string> = {
    add_groups: t`${who} added to ${groups}`,
    remove_groups: t`${who} taken out of ${groups}`,
    set_source: t`${who} now from ${sourceOf(names)}`,
    clear_source: t`${who} now without a source`,
    lock: t`${who} now seen by Owner/Co-Owner`,
    unlock: t`${who} now seen by All User`,
    delete: t`${who} deleted`,
  };
  return words[action];
};

/** Nothing had to be changed, and why. */
export const nothingWords = ({ action }: Pick<BulkChange, 'action'>, names: BulkNames): string => {
  const groups = groupsOf(names);
  const words: Record<BulkChange['action'], string> = {
    add_groups: t`All of them were in ${groups} already`,
    remove_groups: t`None of them was in ${groups}`,
    set_source: t`All of them were from ${sourceOf(names)} already`,
    clear_source: t`None of them had a source`,
    lock: t`All of them were seen by Owner/Co-Owner already`,
    unlock: t`All of them were seen by All User already`,
    delete: t`None of them was there any more`,
  };
  return words[action];
};

/** While a job is at it: 'Adding to Buyer'. */
export const runningWords = ({ action, status }: Pick<BulkChange, 'action' | 'status'>, names: BulkNames): string => {
  if (status === 'Undoing') return t`Taking it back`;
  const groups = groupsOf(names);
  const words: Record<BulkChange['action'], string> = {
    add_groups: t`Adding to ${groups}`,
    remove_groups: t`Taking out of ${groups}`,
    set_source: t`Setting the source to ${sourceOf(names)}`,
    clear_source: t`Clearing the source`,
    lock: t`Showing to Owner/Co-Owner only`,
    unlock: t`Showing to All User`,
    delete: t`Deleting`,
  };
  return words[action];
};

/** '10 of 12 contacts are as before. 2 were changed since and stay.' */
export const undoneWords = ({ changed, undone }: Pick<BulkChange, 'changed' | 'undone'>): string => {
  const stay = changed - undone;
  if (stay === 0)
    return plural(undone, {
      one: `${contactsWord(undone)} is as before`,
      other: `${contactsWord(undone)} are as before`,
    });
  const back = plural(undone, {
    one: `${formatNumber(undone)} of ${contactsWord(changed)} is as before.`,
    other: `${formatNumber(undone)} of ${contactsWord(changed)} are as before.`,
  });
  const kept = plural(stay, {
    one: `${formatNumber(stay)} was changed since and stays.`,
    other: `${formatNumber(stay)} were changed since and stay.`,
  });
  return `${back} ${kept}`;
};
