import type { Property } from '@angan/contract/properties/properties.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import { t } from '@lingui/core/macro';
import { IconArmchair, IconRuler, IconStairs } from '@tabler/icons-react';
import { formatNumber, word } from '../core/language/index.ts';
import { AddPhotos, PhotoCount } from '../gallery/index.ts';
import { MatchCount } from '../matches/index.ts';
import {
  type CardProps,
  floorInLine,
  floorText,
  homeName,
  PropertyStatusBadge,
  placeOf,
  pricesOf,
  sizeText,
} from '../records/index.ts';
import card from '../ui/card.module.css';
import { CardFact } from '../ui/card-fact.tsx';
import { CardLink } from '../ui/data-list/index.ts';
import { Freshness } from '../ui/freshness.tsx';
import { shortFurnitureOf } from './columns.tsx';
import { Cover } from './cover.tsx';
import styles from './property-card.module.css';

type Props = CardProps<Property>;

const HomeLink = ({ row, href, onApproach }: Props) => (
  <CardLink className={`truncate ${styles.name}`} href={href} onApproach={onApproach}>
    {homeName(row)}
  </CardLink>
);

const Price = ({ row }: { row: Property }) => {
  const [price] = pricesOf(row);
  return (
    <>
      <span className={styles.price} data-none={!price || undefined}>
        {price?.text ?? word(propertyTexts.priceOnRequest)}
      </span>
      {price?.per && <span className={styles.per}>{price.per}</span>}
    </>
  );
};

/** A property on a phone: price, home, place, the facts in a line, how fresh it is. */
export const PropertyRow = (props: Props) => {
  const { row } = props;
  const facts = [sizeText(row.size, row.size_unit), floorInLine(row), shortFurnitureOf(row.furniture).toLowerCase()];
  return (
    <article className={`${card.row} ${styles.row}`}>
      <div className={styles.thumb}>
        <Cover property={row} size="phone" />
        <span className={styles.count}>
          <PhotoCount count={row.image_count} />
        </span>
      </div>
      <div className={card.words}>
        <div className={card.line}>
          <Price row={row} />
          <span className={card.right}>
            <PropertyStatusBadge status={row.status} />
          </span>
        </div>
        <HomeLink {...props} />
        <span className={`truncate ${styles.place}`}>{placeOf(row)}</span>
        <span className={`truncate ${styles.few}`}>{facts.filter(Boolean).join(', ')}</span>
        <span className={styles.bottom}>
          <Freshness state={row.freshness} at={row.last_verified_at} />
          <MatchCount count={row.matching_inquiry_count} />
        </span>
      </div>
    </article>
  );
};

/** The table's twin with its picture. */
export const PropertyCard = (props: Props) => {
  const { row } = props;
  return (
    <article className={card.card}>
      <div className={card.picture}>
        <Cover property={row} size="card" />
        <span className={card.badge}>
          <PropertyStatusBadge status={row.status} />
        </span>
        {props.box && <span className={styles.box}>{props.box}</span>}
        <span className={styles.count}>
          <PhotoCount count={row.image_count} />
          {row.image_count === 0 && row.may_edit && <AddPhotos of="property" id={row.id} />}
        </span>
      </div>
      <div className={card.inside}>
        <div className={card.line}>
          <Price row={row} />
          {row.price_per_sqft !== null && (
            <span className={styles.per}>{t`${formatNumber(Math.round(row.price_per_sqft))} per sqft`}</span>
          )}
        </div>
        <div className="truncate">
          <HomeLink {...props} /> <span className={`truncate ${styles.where}`}>{placeOf(row)}</span>
        </div>
        <div className={card.facts}>
          <CardFact icon={<IconRuler aria-hidden />} name={t`Size`} text={sizeText(row.size, row.size_unit)} />
          <CardFact icon={<IconStairs aria-hidden />} name={t`Floor`} text={floorText(row)} />
          <CardFact icon={<IconArmchair aria-hidden />} name={t`Furnishing`} text={shortFurnitureOf(row.furniture)} />
        </div>
      </div>
      <div className={card.foot}>
        <Freshness state={row.freshness} at={row.last_verified_at} />
        <MatchCount count={row.matching_inquiry_count} />
      </div>
    </article>
  );
};
