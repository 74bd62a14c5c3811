import { weightCalls } from '@angan/contract/matches/weights.ts';
import type { WeightColumn } from '@angan/domain/matching/types.ts';
import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, client, query } from '../core/api/index.ts';
import { toast } from '../ui/toast.ts';

const api = client(weightCalls);

export type Column = Record<string, number>;

/** How the company weighs, and saving one of its columns. */
export const useWeights = () => {
  const queries = useQueryClient();
  const asked = query(weightCalls.get);
  const read = useQuery(asked);
  const save = useMutation({
    mutationFn: (given: { column: WeightColumn; weights: Column }) => api.put({ body: given }),
    onSuccess: (saved, { column }) => {
      queries.setQueryData(asked.queryKey, saved);
      toast.success(t`Weights for ${column.toLowerCase()} saved. Matches are weighed anew.`);
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.told)) toast.error(error.message);
    },
  });
  return { ...read, save };
};
