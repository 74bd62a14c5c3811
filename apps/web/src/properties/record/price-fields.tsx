import type { Property } from '@angan/contract/properties/properties.ts';
import { formatNumber } from '../../core/language/index.ts';
import { FieldPair, MoneyField, moneyUnreadable, rupeesIn } from '../../ui/form/index.ts';
import { priceWords } from '../form/price-words.ts';
import { priceFieldsOf } from '../form/property-draft.ts';

type PriceTexts = Readonly<Record<string, string>>;

/** What is asked for it now, as its fields hold it. */
export const pricesNow = (property: Property): PriceTexts =>
  Object.fromEntries(
    priceFieldsOf(property.deal_type).map((field) => {
      const amount = property[field];
      return [field, amount === null ? '' : formatNumber(amount)];
    }),
  );

/** In rupees, with null where nothing was written. */
export const rupeesOf = (prices: PriceTexts) =>
  Object.fromEntries(Object.entries(prices).map(([field, text]) => [field, rupeesIn(text) ?? null]));

export const priceMistakes = (prices: PriceTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(prices).flatMap(([field, text]) =>
      rupeesIn(text) === undefined ? [[field, moneyUnreadable()]] : [],
    ),
  );

interface Props {
  property: Property;
  prices: PriceTexts;
  errors: Record<string, string>;
  autoFocus?: boolean;
  onChange: (prices: PriceTexts) => void;
}

/** A field for each way in which it is on offer. */
export const PriceFields = ({ property, prices, errors, autoFocus = false, onChange }: Props) => (
  <FieldPair>
    {priceFieldsOf(property.deal_type).map((field, at) => (
      <MoneyField
        key={field}
        {...priceWords()[field]}
        value={prices[field] ?? ''}
        error={errors[field]}
        autoFocus={autoFocus && at === 0}
        onChange={(text) => onChange({ ...prices, [field]: text })}
      />
    ))}
  </FieldPair>
);
