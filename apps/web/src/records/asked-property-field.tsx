import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { query } from '../core/api/index.ts';
import { FindField, type Found } from './find-field.tsx';
import { homeName, placeOf, priceText } from './property-words.ts';

/** A property as it is told from others: '3 BHK flat, Bopal', 'P-000123, 95.00 Lakhs'. */
const foundProperty = (property: Property): Found => ({
  id: property.id,
  label: `${homeName(property)}, ${placeOf(property)}`,
  hint: [property.property_code, priceText(property)].join(', '),
});

const useFoundProperties = (search: string) => {
  const { data, isFetching } = useQuery(
    query(propertyCalls.list, { query: { search, page_size: 8 } }, { quiet: true }),
  );
  return { found: (data?.results ?? []).map(foundProperty), isFetching };
};

interface Props {
  value: Found | null;
  onChange: (found: Found | null) => void;
  error?: string | undefined;
}

/** The property of the office's own stock that somebody asked about, as after an advertisement. */
export const AskedPropertyField = (props: Props) => (
  <FindField
    {...props}
    optional
    label={t`Asked about`}
    placeholder={t`Code, society or area`}
    useFound={useFoundProperties}
  />
);
