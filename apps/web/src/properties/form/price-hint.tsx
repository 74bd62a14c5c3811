import { propertyCheckCalls } from '@angan/contract/properties/property-checks.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../core/api/index.ts';
import { word } from '../../core/language/index.ts';
import { rupeesIn, sizeIn } from '../../ui/form/index.ts';
import { type PropertyDraft, priceFieldsOf } from './property-draft.ts';
import styles from './property-form.module.css';

const questionOf = (draft: PropertyDraft, except: number | undefined): Record<string, string> => {
  const asked = priceFieldsOf(draft.deal_type);
  const price = (field: 'sale_price' | 'rent') => (asked.includes(field) ? (rupeesIn(draft[field]) ?? null) : null);
  const all = {
    property_subtype: draft.property_subtype,
    society_name: draft.society_name,
    area: draft.area.join(','),
    bhk: draft.bhk,
    sale_price: price('sale_price'),
    sale_price_basis: draft.sale_price_basis,
    rent: price('rent'),
    rent_basis: draft.rent_basis,
    size: sizeIn(draft.size) ?? null,
    size_unit: draft.size_unit,
    size_basis: draft.size_basis,
    except: except ?? null,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
  );
};

/** How the price stands to the office's own stock, while it is typed. */
export const PriceHints = ({ draft, except }: { draft: PropertyDraft; except: number | undefined }) => {
  const question = questionOf(draft, except);
  const [asked] = useDebouncedValue(JSON.stringify(question), 400);
  const isAsked = draft.area.length > 0 && ('sale_price' in question || 'rent' in question);
  const { data } = useQuery({
    ...query(propertyCheckCalls.priceHint, { query: JSON.parse(asked) as Record<string, string> }, { quiet: true }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return null;
  return data?.results.map(({ field, text, is_outlier }) => (
    <p key={field} className={styles.hint} data-warns={is_outlier || undefined} role="status">
      {word(text)}
    </p>
  ));
};
