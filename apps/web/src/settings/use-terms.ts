import { type BrokerageTerm, officeTermCalls } from '@angan/contract/commissions/office-terms.ts';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client, query, useCall } from '../core/api/index.ts';

const api = client(officeTermCalls);

export type TermChange = Pick<BrokerageTerm, 'case' | 'payer_side' | 'basis' | 'rate' | 'is_active'>;

/** What the office asks for on new deals, and changing one of its terms. */
export const useTerms = () => {
  const queries = useQueryClient();
  const asked = query(officeTermCalls.get, {}, { quiet: true });
  const read = useQuery(asked);
  const save = useCall((body: TermChange) => api.put({ body }), {
    success: t`Saved for new deals`,
    onSuccess: (saved) => queries.setQueryData(asked.queryKey, saved),
  });
  return { ...read, save };
};
