import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { type CountedField, countedFields } from '@angan/contract/properties/property-filters.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../core/api/index.ts';
import type { PropertyList } from '../use-property-list.ts';

/** How many properties there would be of each value of a filter; asked for when somebody begins to choose. */
export const useCounts = (list: PropertyList) => {
  const [isWanted, setWanted] = useState(false);
  const { data } = useQuery({
    ...query(
      propertyCalls.counts,
      { query: { ...list.filteredBy, by: countedFields.join(',') } as never },
      { quiet: true },
    ),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  return {
    want: () => setWanted(true),
    of: (field: CountedField): ReadonlyMap<string, number> | undefined => {
      const counts = data?.counts[field];
      return counts && new Map(counts.map(({ value, count }) => [value, count]));
    },
  };
};
