import { bulkCalls } from '@angan/contract/bulk/bulk.ts';
import { bulkTexts } from '@angan/contract/bulk/texts.ts';
import { plural, t } from '@lingui/core/macro';
import { ApiError, client, useCall } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { toast } from '../ui/toast.ts';
import type { BulkRow, BulkRows } from './use-bulk-rows.ts';

const api = client(bulkCalls);
export type BulkNoun = 'property' | 'inquiry';
const callOf = { property: api.addProperties, inquiry: api.addInquiries } as const;

const countText = (count: number, noun: BulkNoun) =>
  noun === 'property'
    ? plural(count, { one: `${count} property added`, other: `${count} properties added` })
    : plural(count, { one: `${count} inquiry added`, other: `${count} inquiries added` });

/** Saves the rows that are ready; they leave the grid, and the others stay with what is wrong with them. */
export const useSaveRows = (noun: BulkNoun, bulk: BulkRows) => {
  const { mutate, isPending } = useCall(
    (rows: readonly BulkRow[]) =>
      callOf[noun]({ body: rows.map(({ row, judged }) => ({ ...judged.body, row_key: row.key })) }, { quiet: true }),
    {
      changes: ['property', 'inquiry', 'contact'],
      onSuccess: ({ results }) => {
        const outcomes = new Map(results.map((one) => [one.row_key, one]));
        const left = bulk.grid.latest.current.flatMap((row) => {
          const outcome = outcomes.get(row.key);
          if (!outcome) return [row];
          if ('id' in outcome) return [];
          const refused = Object.fromEntries(
            Object.entries(outcome.errors).map(([field, texts]) => [field, texts[0] ?? '']),
          );
          return [{ ...row, refused }];
        });
        bulk.grid.settle(left);
        const added = results.filter((one) => 'id' in one).length;
        if (added > 0) toast.success(countText(added, noun));
        if (added < results.length)
          toast.error(t`${results.length - added} not added. See what is wrong in the cells.`);
      },
      failure: (error) => (error instanceof ApiError && error.status !== 0 ? error.message : word(bulkTexts.noLine)),
    },
  );
  return {
    isSaving: isPending,
    save: () => {
      bulk.leaveAll();
      if (bulk.ready.length > 0 && !isPending) mutate(bulk.ready);
    },
  };
};
