import { type BulkChange, contactBulkCalls } from '@angan/contract/contacts/contact-bulk.ts';
import type { ContactFilters } from '@angan/contract/contacts/contact-selection.ts';
import { t } from '@lingui/core/macro';
import { ApiError, client, fieldErrors, firstNonField, invalidate } from '../../core/api/index.ts';
import { useNames } from '../../core/names/index.ts';
import { toast } from '../../ui/toast.ts';
import { type BulkNames, doneWords, nothingWords, runningWords, undoneWords } from './bulk-words.ts';

const api = client(contactBulkCalls);

/** The contacts that are chosen, as the server is told. */
export type Chosen = { ids: number[] } | { filters: ContactFilters };
export type Wish = { action: BulkChange['action']; contactgroup?: number[]; source?: number };

/** How groups and sources of a change are called, from the lists that are there. */
export const namesOf = ({ contactgroup, source }: Pick<BulkChange, 'contactgroup' | 'source'>): BulkNames => {
  const { contactgroups, source_names } = useNames.getState();
  return {
    groups: contactgroups.filter(({ id }) => contactgroup.includes(id)).map((group) => group.contact_group_name),
    source: source_names.find(({ id }) => id === source)?.source_name ?? '',
  };
};

/** What the server said, in the words of the person's language for it. */
const reasonOf = (error: unknown): string =>
  firstNonField(error) ??
  Object.values(fieldErrors(error))[0] ??
  (error instanceof ApiError ? error.detail : t`Nothing was changed.`);

/** Changing many contacts at once, and taking that back. */
export const useBulkChange = () => {
  const reload = async () => {
    await Promise.all([invalidate('contact'), invalidate('contact_bulk_change')]);
  };
  const undo = async (change: BulkChange) => {
    try {
      const undone = await api.undo({ body: { id: change.id } });
      if (undone.status === 'Undone') toast.success(undoneWords(undone));
    } catch (error) {
      toast.error(reasonOf(error), { retry: () => void undo(change) });
    }
    await reload();
  };
  /** Answers whether it was done, or is being done. */
  const change = async (chosen: Chosen, wish: Wish): Promise<boolean> => {
    try {
      const made = await api.change({ body: { ...chosen, ...wish } });
      const names = namesOf(made);
      if (made.status === 'Running') toast.success(t`${runningWords(made, names)}, in the background`);
      else if (made.changed === 0) toast.success(nothingWords(made, names));
      else toast.success(doneWords(made, names), { undo: () => void undo(made) });
      return true;
    } catch (error) {
      toast.error(reasonOf(error));
      return false;
    } finally {
      void reload();
    }
  };
  return { change, undo };
};
