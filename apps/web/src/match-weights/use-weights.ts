import { weightCalls } from '@angan/contract/matches/weights.ts';
import type { WeightColumn } from '@angan/domain/matching/types.ts';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client, query, useCall } from '../core/api/index.ts';

const api = client(weightCalls);

export type Column = Record<string, number>;

/** How the company weighs, and saving one of its columns. */
export const useWeights = () => {
  const queries = useQueryClient();
  const asked = query(weightCalls.get);
  const read = useQuery(asked);
  const save = useCall((given: { column: WeightColumn; weights: Column }) => api.put({ body: given }), {
    success: (_, { column }) => t`Weights for ${column.toLowerCase()} saved. Matches are weighed anew.`,
    onSuccess: (saved) => queries.setQueryData(asked.queryKey, saved),
  });
  return { ...read, save };
};
