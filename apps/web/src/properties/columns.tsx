import type { Property } from '@angan/contract/properties/properties.ts';
import { furnitures } from '@angan/domain/lookups/furnitures.ts';
import { t } from '@lingui/core/macro';
import { formatNumber, perLanguage, word } from '../core/language/index.ts';
import { MatchNumber } from '../matches/index.ts';
import { floorText, homeName, PropertyStatusBadge, placeOf, pricesOf, sizeText } from '../records/index.ts';
import type { Column } from '../ui/data-list/index.ts';
import { Freshness } from '../ui/freshness.tsx';
import { Cover } from './cover.tsx';
import styles from './properties.module.css';

export const furnitureName = (id: number | null) => word(furnitures.find((row) => row.id === id)?.furniture ?? '');
export const shortFurnitureOf = (id: number | null) => word(furnitures.find((row) => row.id === id)?.short ?? '');

/** The columns of the property table. */
export const propertyColumns = perLanguage<readonly Column<Property>[]>(() => [
  {
    key: 'property',
    label: t`Property`,
    width: 17.5,
    kind: 'name',
    cell: (property) => (
      <>
        <Cover property={property} size="row" />
        <span className={styles.two}>
          <span className={`truncate ${styles.firstLine}`}>{homeName(property)}</span>
          <span className={`truncate ${styles.secondLine}`}>{placeOf(property)}</span>
        </span>
      </>
    ),
  },
  {
    key: 'code',
    label: t`Code`,
    width: 6,
    kind: 'quiet',
    sort: 'created_date',
    sortFirst: 'down',
    cell: (property) => property.property_code,
  },
  {
    key: 'price',
    label: t`Price`,
    width: 7.5,
    kind: 'number',
    sort: 'sale_price',
    cell: (property) => <PriceCell property={property} />,
  },
  {
    key: 'rate',
    label: t`Per sqft`,
    width: 5,
    kind: 'number',
    cell: ({ price_per_sqft }) => (
      <span className={styles.quiet}>{price_per_sqft === null ? '' : formatNumber(Math.round(price_per_sqft))}</span>
    ),
  },
  {
    key: 'size',
    label: t`Size`,
    width: 7.5,
    kind: 'number',
    sort: 'size_sqft',
    cell: ({ size, size_unit }) => <span className={styles.quiet}>{sizeText(size, size_unit)}</span>,
  },
  { key: 'floor', label: t`Floor`, width: 5.25, kind: 'quiet', cell: floorText },
  { key: 'facing', label: t`Facing`, width: 6, kind: 'quiet', cell: ({ facing }) => facing && word(facing) },
  {
    key: 'furnishing',
    label: t`Furnishing`,
    width: 6.25,
    kind: 'quiet',
    cell: ({ furniture }) => shortFurnitureOf(furniture),
  },
  { key: 'status', label: t`Status`, width: 6.5, cell: ({ status }) => <PropertyStatusBadge status={status} /> },
  {
    key: 'verified',
    label: t`Verified`,
    width: 7,
    cell: ({ freshness, last_verified_at }) => <Freshness state={freshness} at={last_verified_at} bare />,
  },
  {
    key: 'matches',
    label: t`Match`,
    width: 4,
    kind: 'number',
    cell: ({ matching_inquiry_count }) => <MatchNumber count={matching_inquiry_count} />,
  },
]);

const PriceCell = ({ property }: { property: Property }) => {
  const [price, ...others] = pricesOf(property);
  if (!price) return <span className={styles.quiet}>{t`On request`}</span>;
  return (
    <span className={styles.price} title={[price, ...others].map(({ text, per }) => `${text} ${per}`).join(', ')}>
      {price.text}
      {price.per === t`per month` && <span className={styles.quiet}> {t`a month`}</span>}
    </span>
  );
};
