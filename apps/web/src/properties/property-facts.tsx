import type { Property } from '@angan/contract/properties/properties.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { possessions } from '@angan/domain/lookups/possessions.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { formatDate, formatRupees, word } from '../core/language/index.ts';
import { useName, useNames } from '../core/names/index.ts';
import {
  amenityNames,
  FactGrid,
  FactPart,
  floorText,
  GridFact,
  OnAsk,
  OrAsk,
  Prose,
  parkingText,
  projectPath,
  sizeText,
  Tags,
} from '../records/index.ts';
import { Tag } from '../ui/status-badge.tsx';
import { furnitureName } from './columns.tsx';
import { draftOf, gapsOf } from './form/property-draft.ts';
import { FurtherFacts } from './further-facts.tsx';
import { LeasePart } from './lease/lease-part.tsx';
import styles from './property-record.module.css';
import { Completeness } from './record/completeness.tsx';
import { PriceHistory } from './record/price-history.tsx';

interface Props {
  property: Property;
  onEdit: ((field: string) => void) | undefined;
  /** Left out where the owner is known, or the reader may not add one. */
  onAddOwner: (() => void) | undefined;
}

/** Everything that is known of a property; what only the owner can tell is said to be missing. */
export const PropertyFacts = ({ property, onEdit, onAddOwner }: Props) => {
  const amenities = [...amenityNames(property.amenities), ...property.additional_rooms.map((room) => t`${room} room`)];
  const names = useNames((all) => all.features);
  const features = names.filter(({ id }) => property.features.includes(id)).map(({ feature }) => feature);
  const gaps = property.status === 'Draft' ? gapsOf(draftOf(property)) : [];
  return (
    <div className={styles.columns}>
      <div className={styles.known}>
        {gaps.length > 0 && <p className={styles.gaps}>{t`Not on offer yet. ${gaps.map(word).join(' ')}`}</p>}
        <OnAsk value={onEdit}>
          <Grid property={property} />
        </OnAsk>
        {amenities.length > 0 && (
          <FactPart title={t`Amenities`}>
            <Tags>
              {amenities.map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </Tags>
          </FactPart>
        )}
        {features.length > 0 && (
          <FactPart title={t`Features`}>
            <Tags>
              {features.map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </Tags>
          </FactPart>
        )}
        <LeasePart property={property} />
        <FurtherFacts property={property} />
        {property.remark && (
          <FactPart title={t`Remark`} note={t`never printed`}>
            <Prose>{property.remark}</Prose>
          </FactPart>
        )}
      </div>
      <div className={styles.told}>
        <PriceHistory property={property} />
        <Completeness property={property} onEdit={onEdit} onAddOwner={onAddOwner} />
        <FactPart title={t`Description`}>
          <Prose>{property.description || t`Nothing is written yet.`}</Prose>
        </FactPart>
        {(property.address || property.landmark) && (
          <FactPart title={t`Address`} note={t`not printed`}>
            <Prose>{[property.address, property.landmark].filter(Boolean).join('\n')}</Prose>
          </FactPart>
        )}
      </div>
    </div>
  );
};

const Grid = ({ property }: { property: Property }) => {
  const source = useName('source_names', property.source);
  const subtype = propertySubtypes.find((row) => row.id === property.property_subtype);
  const isHome = subtype?.group === 'Apartment' || subtype?.group === 'House';
  const deals = dealTypes.filter((row) => property.deal_type.includes(row.id)).map((row) => word(row.deal_type));
  return (
    <FactGrid>
      <GridFact label={t`Type`}>{subtype && word(subtype.property_subtype)}</GridFact>
      <GridFact label={t`Deal`}>{deals.join(', ')}</GridFact>
      <GridFact label={t`Size`}>
        <OrAsk field="size" text={basisText(property)} />
      </GridFact>
      {otherSizes(property).map(([label, text]) => (
        <GridFact key={label} label={label}>
          {text}
        </GridFact>
      ))}
      <GridFact label={t`Floor`}>
        <OrAsk field="floor_no" text={floorText(property)} />
      </GridFact>
      {isHome && (
        <GridFact label={t`Bathrooms`}>
          <OrAsk field="bathrooms" text={bathText(property)} />
        </GridFact>
      )}
      <GridFact label={t`Furnishing`}>
        <OrAsk field="furniture" text={furnitureName(property.furniture)} />
      </GridFact>
      <GridFact label={t`Parking`}>
        <OrAsk field="parking_covered" text={parkingText(property)} />
      </GridFact>
      <GridFact label={t`Facing`}>
        <OrAsk field="facing" text={property.facing === 'Not known' ? '' : word(property.facing ?? '')} />
      </GridFact>
      <GridFact label={t`Possession`}>
        <OrAsk field="possession" text={possessionText(property)} />
      </GridFact>
      <GridFact label={t`Age`}>
        <OrAsk field="property_age" text={ageText(property)} />
      </GridFact>
      <GridFact label={t`Ownership`}>
        <OrAsk field="ownership" text={word(property.ownership ?? '')} />
      </GridFact>
      <GridFact label={t`Maintenance`}>
        <OrAsk field="maintenance" text={maintenanceText(property)} />
      </GridFact>
      {property.project && (
        <GridFact label={t`Project`}>
          <Link to={projectPath(property.project.id)}>{property.project.project_name}</Link>
        </GridFact>
      )}
      {source && <GridFact label={t`Source`}>{source}</GridFact>}
      {property.external_ref && <GridFact label={t`Listing no.`}>{property.external_ref}</GridFact>}
      <GridFact label={t`Added`}>{formatDate(property.created_date)}</GridFact>
    </FactGrid>
  );
};

const basisText = ({ size, size_unit, size_basis }: Property) =>
  [sizeText(size, size_unit), size !== null && size_basis && word(size_basis).toLowerCase().replace('rera', 'RERA')]
    .filter(Boolean)
    .join(' ');

/** The sizes on other bases, as far as they are known and are not the quoted one again. */
const otherSizes = (property: Property): [string, string][] => {
  const known: [string, string, number | null, string | null][] = [
    [t`Carpet`, 'Carpet', property.carpet_area, property.carpet_area_unit],
    [t`Built-up`, 'Built-up', property.built_up_area, property.built_up_area_unit],
    [t`Super`, 'Super Built-up', property.super_built_up_area, property.super_built_up_area_unit],
    [t`Plot`, 'Plot', property.plot_area, property.plot_area_unit],
  ];
  return known
    .filter(([, basis, size]) => size !== null && basis !== property.size_basis)
    .map(([label, , size, unit]) => [label, sizeText(size, unit)]);
};

const bathText = ({ bathrooms, balconies }: Property) =>
  [bathrooms !== null && String(bathrooms), balconies !== null && t`balconies ${balconies}`].filter(Boolean).join(', ');

const possessionText = ({ possession, possession_date, available_from }: Property) => {
  const words = word(possessions.find((row) => row.id === possession)?.possession ?? '');
  const day = possession_date ?? available_from;
  return [words, day && formatDate(day)].filter(Boolean).join(', ');
};

const ageText = ({ property_age: age }: Property) => (age === null ? '' : age === 'New' ? t`New` : t`${age} years`);

const maintenanceText = ({ maintenance, maintenance_basis, maintenance_included }: Property) => {
  if (maintenance !== null) return `${formatRupees(maintenance)} ${word(maintenance_basis).toLowerCase()}`;
  return maintenance_included ? t`In the rent` : '';
};
