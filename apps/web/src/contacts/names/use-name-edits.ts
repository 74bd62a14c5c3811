import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { ApiError, fieldErrors, firstNonField, invalidate } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { fetchNames } from '../../core/names/index.ts';
import { toast } from '../../ui/toast.ts';
import type { Kind, NamedRow } from './kinds.ts';
import { showRow } from './use-rows.ts';

const reason = (kind: Kind, error: unknown) =>
  fieldErrors(error)[kind.field] ?? firstNonField(error) ?? (error instanceof ApiError ? error.detail : undefined);

/** Renaming, merging and deleting a row: shown at once, taken back with the server's reason when it refuses. */
export const useNameEdits = (kind: Kind) => {
  const reload = () => {
    void fetchNames([kind.lookup]);
    void invalidate(kind.right);
  };
  const attempt = async (takeBack: () => void, call: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await call();
      toast.success(done);
    } catch (error) {
      takeBack();
      toast.error([failed, reason(kind, error)].filter(Boolean).join(' '));
    }
    reload();
  };
  return {
    rename: (row: NamedRow, name: string) =>
      attempt(
        showRow(kind, row.id, name),
        () => kind.rename(row.id, name),
        t`${kind.what}: ${row.name} is now ${name}`,
        t`${row.name} keeps its name.`,
      ),
    merge: (row: NamedRow, into: NamedRow) =>
      attempt(
        showRow(kind, row.id, null),
        () => kind.merge(row.id, into.id),
        t`${row.name} is merged into ${into.name}`,
        t`${row.name} was not merged.`,
      ),
    remove: (row: NamedRow) =>
      attempt(
        showRow(kind, row.id, null),
        () => kind.remove(row.id),
        word(contactTexts.deleted(kind.what, row.name)),
        word(contactTexts.deleteFailed(kind.what, row.name)),
      ),
  };
};
