import type { DuplicateGroup } from '@angan/contract/contacts/duplicates.ts';
import { duplicateCalls } from '@angan/contract/contacts/duplicates.ts';
import { type MergeInput, mergeCalls } from '@angan/contract/contacts/merging.ts';
import { t } from '@lingui/core/macro';
import { client, firstNonField, invalidate } from '../../core/api/index.ts';
import { personName } from '../../ui/person-name.ts';
import { toast } from '../../ui/toast.ts';

const merging = client(mergeCalls);
const duplicates = client(duplicateCalls);

const idsOf = (group: DuplicateGroup) => ({ contacts: group.people.map(({ id }) => id) });

/** Merging, taking it back, and putting aside; each says what came of it and offers to undo it. */
export const useMerging = () => {
  const reload = () => invalidate('contact');
  const tried = async (work: () => Promise<unknown>, failed: string) => {
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(firstNonField(error) ?? failed);
      return false;
    } finally {
      void reload();
    }
  };
  const unmerge = (what: { merge?: number; run?: number }) =>
    tried(async () => {
      const { people } = await merging.unmerge({ body: what });
      toast.success(what.run ? t`The merges are being undone` : t`${people.length} are separate contacts again`);
    }, t`The merge was not undone. Try again.`);
  return {
    unmerge,
    merge: (input: MergeInput) =>
      tried(async () => {
        const { merge, contact } = await merging.merge({ body: input });
        toast.success(t`Merged into ${personName(contact.name)}`, { undo: () => void unmerge({ merge }) });
      }, t`Nothing was merged. Try again.`),
    mergeAll: () => tried(() => merging.mergeCertain(), t`Merging did not begin. Try again.`),
    look: () => tried(() => duplicates.look(), t`Looking did not begin. Try again.`),
    undismiss: (group: DuplicateGroup) =>
      tried(() => duplicates.undismiss({ body: idsOf(group) }), t`It was not undone. Try again.`),
    dismiss: (group: DuplicateGroup) =>
      tried(async () => {
        await duplicates.dismiss({ body: idsOf(group) });
        toast.success(t`Put aside as different people`, {
          undo: () => void tried(() => duplicates.undismiss({ body: idsOf(group) }), t`It was not undone.`),
        });
      }, t`It was not put aside. Try again.`),
  };
};
