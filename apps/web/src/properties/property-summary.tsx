import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { formatNumber, word } from '../core/language/index.ts';
import { Gallery } from '../gallery/index.ts';
import { FactStrip, floorFact, homeName, placeOf, pricesOf } from '../records/index.ts';
import { Freshness } from '../ui/freshness.tsx';
import { usePhone } from '../ui/screen.ts';
import { RecordPerson } from '../viewed/index.ts';
import { shortFurnitureOf } from './columns.tsx';
import { Cover } from './cover.tsx';
import styles from './property-record.module.css';
import { StatusButton } from './record/status-button.tsx';

interface Props {
  property: Property;
  /** Where the owner is not known yet and may be written down. */
  onAddOwner: (() => void) | undefined;
  /** Where the price may be changed. */
  onPrice: (() => void) | undefined;
  /** Where the status may be moved. */
  onMove: (() => void) | undefined;
}

/** Picture, price, home and place, and whose it is. */
export const PropertySummary = ({ property, onAddOwner, onPrice, onMove }: Props) => {
  const phone = usePhone();
  return (
    <div className={styles.summary}>
      <Gallery
        of="property"
        record={property}
        name={property.property_code}
        figure={<Cover property={property} size="record" />}
      />
      <div className={styles.heading}>
        <div className={styles.what}>
          <div className={styles.priceLine}>
            <PriceHead property={property} onChange={onPrice} />
            {phone && (
              <span className={styles.badge}>
                <StatusButton property={property} onMove={onMove} />
              </span>
            )}
          </div>
          <h2 className={styles.home}>
            {homeName(property)} <span>{whereOf(property)}</span>
          </h2>
          {phone && (
            <span className={styles.verified}>
              <Freshness state={property.freshness} at={property.last_verified_at} />
              <span className={styles.rate}>{besideOf(property)}</span>
            </span>
          )}
        </div>
        <Owner property={property} onAdd={phone ? undefined : onAddOwner} />
      </div>
      {phone && <FactStrip facts={strip(property)} />}
    </div>
  );
};

const PriceHead = ({ property, onChange }: { property: Property; onChange: Props['onPrice'] }) => {
  const phone = usePhone();
  const [price] = pricesOf(property);
  const text = price?.text ?? word(propertyTexts.priceOnRequest);
  return (
    <>
      {onChange ? (
        <button type="button" className={styles.price} aria-label={t`${text}, change the price`} onClick={onChange}>
          {text} <IconPencil size={16} aria-hidden />
        </button>
      ) : (
        <span className={styles.price}>{text}</span>
      )}
      <span className={styles.rate}>{[price?.per, !phone && besideOf(property)].filter(Boolean).join(', ')}</span>
    </>
  );
};

/** '6,757 per sqft, negotiable' */
const besideOf = (property: Property): string => {
  const [, ...others] = pricesOf(property);
  const rate = property.price_per_sqft;
  return [
    rate !== null && t`${formatNumber(Math.round(rate))} per sqft`,
    property.price_negotiable && t`negotiable`,
    ...others.map(({ text, per }) => `${text} ${per}`),
  ]
    .filter(Boolean)
    .join(', ');
};

/** 'A-1204, Orchid Heights, Prahladnagar, Ahmedabad' */
const whereOf = (property: Property) =>
  [[property.wing, property.unit_no].filter(Boolean).join('-'), placeOf(property), property.city?.city]
    .filter(Boolean)
    .join(', ');

const Owner = ({ property, onAdd }: { property: Property; onAdd: Props['onAddOwner'] }) =>
  property.contact ? (
    <RecordPerson record={{ ...property, kind: 'property', contact: property.contact }} role={property.contact_role} />
  ) : (
    <span className={styles.noOwner}>
      {word(propertyTexts.ownerUnknownShort)}
      {onAdd && (
        <Button size="xs" onClick={onAdd}>
          {t`Add owner`}
        </Button>
      )}
    </span>
  );

const strip = (property: Property) => {
  const size = property.size === null ? '' : formatNumber(property.size);
  const floor = floorFact(property);
  const furnished = shortFurnitureOf(property.furniture);
  const { parking_covered: covered, parking_open: open } = property;
  return [
    {
      value: size || '?',
      label: property.size_unit === 'Sqft' ? t`sqft` : property.size_unit ? word(property.size_unit) : t`size`,
    },
    { value: floor || '?', label: property.floor_no === null ? t`floors` : t`floor` },
    { value: furnished || '?', label: t`furnishing` },
    { value: covered === null && open === null ? '?' : `${covered ?? 0} + ${open ?? 0}`, label: t`parking` },
  ];
};
