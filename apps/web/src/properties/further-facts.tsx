import type { Property } from '@angan/contract/properties/properties.ts';
import { type LaidOutField, laidOut } from '@angan/contract/properties/property-fields.ts';
import { fieldsBySection } from '@angan/contract/properties/property-layout.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { formatDate, word } from '../core/language/index.ts';
import { FactGrid, FactPart, GridFact, MapLink } from '../records/index.ts';
import { factText } from './fact-words.ts';

/** Fields that the head of the record and its first facts say already, or that say how another one is meant. */
const said: readonly LaidOutField[] = [
  'unit_no',
  'wing',
  'address',
  'landmark',
  'longitude',
  'bhk',
  'bathrooms',
  'balconies',
  'additional_rooms',
  'furniture',
  'floor_no',
  'total_floors',
  'facing',
  'parking_covered',
  'parking_open',
  'size',
  'size_basis',
  'carpet_area',
  'built_up_area',
  'super_built_up_area',
  'plot_area',
  'sale_price',
  'sale_price_basis',
  'rent',
  'rent_basis',
  'maintenance',
  'maintenance_basis',
  'maintenance_included',
  'price_negotiable',
  'escalation_every_months',
  'possession',
  'possession_date',
  'available_from',
  'property_age',
  'ownership',
  'amenities',
  'features',
  'description',
  'remark',
  'contact_role',
  'source',
];

/** Each portal with the listing's number, leading to it where its link is known; what is not seen any more says so. */
const PublishedAt = ({ property }: { property: Property }) => (
  <ul className="list-unstyled">
    {Object.entries(property.published_on).map(([portal, { ref, url, date, is_live }]) => (
      <li key={portal}>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer noopener">
            {portal}
          </a>
        ) : (
          portal
        )}
        {[ref && ` ${ref}`, date && `, ${formatDate(date)}`, !is_live && t`, not shown now`].filter(Boolean).join('')}
      </li>
    ))}
  </ul>
);

/** Facts that lead somewhere, and are more than their words. */
const shownAs = (property: Property, field: LaidOutField): ReactNode => {
  if (field === 'published_on') return <PublishedAt property={property} />;
  const { latitude, longitude } = property;
  if (field === 'latitude' && latitude !== null && longitude !== null)
    return <MapLink latitude={latitude} longitude={longitude} />;
  return undefined;
};

/** What else is known, section by section; a section about which nothing is known is not there. */
export const FurtherFacts = ({ property }: { property: Property }) =>
  fieldsBySection(property.property_subtype, property.deal_type).map(([section, fields]) => {
    const known = fields
      .filter((field) => !said.includes(field) && !field.endsWith('_unit'))
      .map((field) => ({ field, text: factText(property, field) }))
      .filter(({ text }) => text !== '');
    if (known.length === 0) return null;
    return (
      <FactPart key={section} title={word(section)}>
        <FactGrid>
          {known.map(({ field, text }) => (
            <GridFact key={field} label={field === 'latitude' ? t`Place on the map` : word(laidOut[field].label)}>
              {shownAs(property, field) ?? text}
            </GridFact>
          ))}
        </FactGrid>
      </FactPart>
    );
  });
