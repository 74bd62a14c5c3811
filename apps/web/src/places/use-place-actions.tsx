import { contactTexts } from '@angan/contract/contacts/texts.ts';
import { t } from '@lingui/core/macro';
import { IconArrowMerge, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ApiError, fieldErrors, firstNonField, invalidate } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { freshenNamesOf } from '../core/names/index.ts';
import { useMay } from '../core/session/index.ts';
import type { RowAction } from '../ui/data-list/index.ts';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { MergeDialog } from './merge-dialog.tsx';
import type { PlaceKind } from './place-kind.ts';

const reason = (error: unknown) =>
  Object.values(fieldErrors(error))[0] ??
  firstNonField(error) ??
  (error instanceof ApiError ? error.detail : undefined);

/** Deleting a place with Undo, or, while it is in use, merging it into another. `onGone`: closes what shows it. */
export const usePlaceActions = <Row extends { id: number }>(
  kind: PlaceKind<Row>,
  onGone: (into?: number) => void,
): { actions: readonly RowAction<Row>[] | undefined; dialogs: ReactNode } => {
  const may = useMay(`${kind.noun}:delete`);
  const [deleting, setDeleting] = useState<Row>();
  const [merging, setMerging] = useState<{ row: Row; inUse?: string }>();
  const reload = () => {
    freshenNamesOf(kind.noun);
    // Properties and inquiries show the place too.
    return invalidate(kind.noun, 'property', 'inquiry');
  };
  const putBack = async (row: Row) => {
    const name = kind.nameOf(row);
    try {
      await kind.putBack(row);
      toast.success(t`${kind.what}: ${name} is back`);
    } catch (error) {
      toast.error(reason(error) ?? t`${name} is still deleted.`, { retry: () => void putBack(row) });
    }
    await reload();
  };
  const remove = async (row: Row) => {
    const name = kind.nameOf(row);
    try {
      await kind.remove(row.id);
      onGone();
      toast.success(word(contactTexts.deleted(kind.what, name)), { undo: () => void putBack(row) });
      await reload();
    } catch (error) {
      const inUse = firstNonField(error);
      if (inUse && kind.merge) return setMerging({ row, inUse });
      toast.error([word(contactTexts.deleteFailed(kind.what, name)), inUse ?? reason(error)].filter(Boolean).join(' '));
    }
  };
  const merge = async (row: Row, into: number): Promise<string | undefined> => {
    try {
      const kept = await kind.merge!(row.id, into);
      onGone(kept.id);
      toast.success(t`${kind.nameOf(row)} is merged into ${kind.nameOf(kept)}`);
      await reload();
      return undefined;
    } catch (error) {
      return reason(error) ?? t`${kind.nameOf(row)} was not merged.`;
    }
  };
  return {
    actions: may
      ? [
          ...(kind.merge
            ? [
                {
                  label: t`Merge into ...`,
                  icon: <IconArrowMerge size={16} />,
                  run: (row: Row) => setMerging({ row }),
                },
              ]
            : []),
          { label: t`Delete`, icon: <IconTrash size={16} />, danger: true, run: setDeleting },
        ]
      : undefined,
    dialogs: (
      <>
        <DeleteDialog
          what={kind.what.toLowerCase()}
          opened={deleting !== undefined}
          item={deleting && kind.nameOf(deleting)}
          consequence={t`It goes from every list and form. While something uses it, it stays.`}
          onDelete={() => deleting && remove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
        {merging && (
          <MergeDialog
            kind={kind}
            row={merging.row}
            inUse={merging.inUse}
            onMerge={(into) => merge(merging.row, into)}
            onClose={() => setMerging(undefined)}
          />
        )}
      </>
    ),
  };
};
