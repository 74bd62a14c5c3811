import { type CountedField, countedFields } from '@angan/contract/properties/property-filters.ts';
import { amenities } from '@angan/domain/lookups/amenities.ts';
import {
  freshnessStates,
  landTenures,
  landZones,
  mandates,
  occupancies,
  ownerships,
  pgFor,
  pgSharing,
  propertyStatuses,
  suitableFor,
} from '@angan/domain/lookups/property-lists.ts';
import { facings, preferredTenants, propertyAges } from '@angan/domain/lookups/small-lists.ts';
import type { ReactNode } from 'react';
import { useNames } from '../../core/names/index.ts';
import {
  furnitureChoices,
  ProjectFilter,
  possessionChoices,
  SocietyFilter,
  useMyTypes,
  wordChoices,
} from '../../records/index.ts';
import { ChoiceFilter } from '../../ui/choice-filter.tsx';
import { DayFilter } from '../../ui/day-filter.tsx';
import type { Choice } from '../../ui/form/index.ts';
import { LeastFilter } from '../../ui/least-filter.tsx';
import { RangeFilter } from '../../ui/range-filter.tsx';

import type { PropertyList } from '../use-property-list.ts';
import type { useCounts } from './use-counts.ts';

export interface SearchFilter {
  label: string;
  /** The parameters that it sets. */
  names: readonly string[];
  filter: (startsOpen: boolean) => ReactNode;
}

const yesNo: readonly Choice<string>[] = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];
const isCounted = (name: string): name is CountedField => (countedFields as readonly string[]).includes(name);

/** Every filter beyond the ones that are always in sight, in the order in which brokers ask. */
export const useSearchFilters = (list: PropertyList, counts: ReturnType<typeof useCounts>): SearchFilter[] => {
  const { url } = list;
  const types = useMyTypes();
  const chosenTypes = url.ids('property_type');
  const wantedTypes = chosenTypes.length > 0 ? chosenTypes : types.map(({ id }) => id);
  const sources = useNames((names) => names.source_names).map(({ id, source_name }) => ({ id, label: source_name }));
  const features = useNames((names) => names.features).map(({ id, feature }) => ({ id, label: feature }));

  const any = (
    name: string,
    label: string,
    choices: readonly Choice<number | string>[],
    long = false,
  ): SearchFilter => ({
    label,
    names: [name],
    filter: (startsOpen) => (
      <ChoiceFilter
        url={url}
        name={name}
        label={label}
        choices={choices}
        long={long}
        startsOpen={startsOpen}
        {...(isCounted(name) && { counts: counts.of(name), onOpen: counts.want })}
      />
    ),
  });
  const range = (name: string, label: string, kind: 'money' | 'size' | 'number', per?: string): SearchFilter => ({
    label,
    names: [`${name}__gte`, `${name}__lte`],
    filter: (startsOpen) => (
      <RangeFilter url={url} name={name} label={label} kind={kind} startsOpen={startsOpen} {...(per && { per })} />
    ),
  });
  const least = (name: string, label: string, steps: readonly number[], unit?: string): SearchFilter => ({
    label,
    names: [`${name}__gte`],
    filter: (startsOpen) => (
      <LeastFilter url={url} name={`${name}__gte`} label={label} steps={steps} unit={unit} startsOpen={startsOpen} />
    ),
  });
  const days = (label: string, from: string | undefined, to: string | undefined): SearchFilter => ({
    label,
    names: [from, to].filter((name) => name !== undefined),
    filter: (startsOpen) => <DayFilter url={url} label={label} from={from} to={to} startsOpen={startsOpen} />,
  });

  return [
    ...(types.length > 1 ? [any('property_type', 'Type', types)] : []),
    any('furniture', 'Furnishing', furnitureChoices(wantedTypes)),
    any('possession', 'Possession', possessionChoices),
    range('size_sqft', 'Size', 'size'),
    range('carpet_sqft', 'Carpet', 'size'),
    { label: 'Society', names: ['society_name'], filter: () => <SocietyFilter url={url} /> },
    {
      label: 'Project',
      names: ['project'],
      filter: (startsOpen) => <ProjectFilter url={url} startsOpen={startsOpen} />,
    },
    any('status', 'Status', wordChoices(propertyStatuses)),
    any('freshness', 'Verified', wordChoices(freshnessStates)),
    any('facing', 'Facing', wordChoices(facings)),
    range('floor_no', 'Floor', 'number'),
    least('parking', 'Parking', [1, 2, 3, 4]),
    least('bathrooms', 'Bathrooms', [1, 2, 3, 4, 5]),
    least('balconies', 'Balconies', [1, 2, 3]),
    any('property_age', 'Age in years', wordChoices(propertyAges)),
    any(
      'amenities',
      'With amenities',
      amenities.map(({ id, amenity }) => ({ id, label: amenity })),
      true,
    ),
    any('features', 'Features', features, true),
    range('price_per_sqft', 'Per sqft', 'money'),
    range('deposit', 'Deposit', 'money'),
    any('preferred_tenants', 'Tenants', wordChoices(preferredTenants)),
    any('pets_allowed', 'Pets', yesNo),
    days('Available', undefined, 'available_from__lte'),
    any('occupancy', 'Lived in by', wordChoices(occupancies)),
    any('ownership', 'Ownership', wordChoices(ownerships)),
    any('oc_received', 'Occupancy certificate', yesNo),
    any('has_loan', 'Loan on it', yesNo),
    any('price_negotiable', 'Negotiable', yesNo),
    any('land_zone', 'Zone', wordChoices(landZones)),
    any('land_tenure', 'Tenure', wordChoices(landTenures)),
    any('is_corner', 'Corner plot', yesNo),
    least('road_width', 'Road', [20, 30, 40, 60, 80, 100], 'ft'),
    least('frontage_ft', 'Frontage', [10, 15, 20, 30, 50], 'ft'),
    least('ceiling_height_ft', 'Ceiling', [10, 12, 15, 20, 30], 'ft'),
    least('power_load_kw', 'Power', [5, 20, 50, 100, 200], 'kW'),
    least('workstations', 'Workstations', [10, 20, 50, 100, 200]),
    any('suitable_for', 'Suitable for', wordChoices(suitableFor)),
    any('has_fire_noc', 'Fire NOC', yesNo),
    any('pg_for', 'PG for', wordChoices(pgFor)),
    any('sharing', 'Sharing', wordChoices(pgSharing)),
    least('beds_free', 'Beds free', [1, 2, 5, 10]),
    any('mandate', 'Mandate', wordChoices(mandates)),
    days('Mandate ends', undefined, 'mandate_to__lte'),
    any('source', 'Source', sources, true),
    {
      label: 'Completeness',
      names: ['completeness__lt'],
      filter: (startsOpen) => (
        <ChoiceFilter
          url={url}
          name="completeness__lt"
          label="Completeness"
          choices={[50, 70, 90].map((percent) => ({ id: percent, label: `Under ${percent} %` }))}
          startsOpen={startsOpen}
        />
      ),
    },
    days('Added', 'created_date__gte', 'created_date__lte'),
    days('Verified on', 'last_verified_at__gte', 'last_verified_at__lte'),
  ];
};
