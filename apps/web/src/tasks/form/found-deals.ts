import { type Deal, dealCalls } from '@angan/contract/deals/deals.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { type Found, propertyName } from '../../records/index.ts';
import { personName } from '../../ui/person-name.ts';

/** Lines that a field offers. */
const lines = 8;

/** A deal as it is told from others: 'Mehul Trivedi', 'D-000123, 3 BHK flat, Bopal'. */
export const foundDeal = ({ id, deal_code, buyer, property, projectunit }: Deal): Found => ({
  id,
  label: personName(buyer.name),
  hint: [
    deal_code,
    property && propertyName(property),
    projectunit && `${projectunit.unit_name}, ${projectunit.project.project_name}`,
  ]
    .filter(Boolean)
    .join(', '),
});

export const useFoundDeals = (search: string) => {
  const { data, isFetching } = useQuery(
    query(dealCalls.list, { query: { search, page_size: String(lines) } }, { quiet: true }),
  );
  return { found: (data?.results ?? []).map(foundDeal), isFetching };
};
