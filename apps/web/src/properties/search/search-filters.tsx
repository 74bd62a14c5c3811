import { type CountedField, countedFields } from '@angan/contract/properties/property-filters.ts';
import { leasesAhead } from '@angan/domain/lease-ahead.ts';
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
  suitableFor,
} from '@angan/domain/lookups/property-lists.ts';
import { facings, preferredTenants, propertyAges } from '@angan/domain/lookups/small-lists.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { perLanguage, word } from '../../core/language/index.ts';
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

const yesNo = perLanguage<readonly Choice<string>[]>(() => [
  { id: 'true', label: t`Yes` },
  { id: 'false', label: t`No` },
]);
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
    ...(types.length > 1 ? [any('property_type', t`Type`, types)] : []),
    any('furniture', t`Furnishing`, furnitureChoices(wantedTypes)),
    any('possession', t`Possession`, possessionChoices),
    range('size_sqft', t`Size`, 'size'),
    range('carpet_sqft', t`Carpet`, 'size'),
    { label: t`Society`, names: ['society_name'], filter: () => <SocietyFilter url={url} /> },
    {
      label: t`Project`,
      names: ['project'],
      filter: (startsOpen) => <ProjectFilter url={url} startsOpen={startsOpen} />,
    },
    any('freshness', t`Verified`, wordChoices(freshnessStates)),
    any('facing', t`Facing`, wordChoices(facings)),
    range('floor_no', t`Floor`, 'number'),
    least('parking', t`Parking`, [1, 2, 3, 4]),
    least('bathrooms', t`Bathrooms`, [1, 2, 3, 4, 5]),
    least('balconies', t`Balconies`, [1, 2, 3]),
    any('property_age', t`Age in years`, wordChoices(propertyAges)),
    any(
      'amenities',
      t`With amenities`,
      amenities.map(({ id, amenity }) => ({ id, label: word(amenity) })),
      true,
    ),
    any('features', t`Features`, features, true),
    range('price_per_sqft', t`Per sqft`, 'money'),
    range('deposit', t`Deposit`, 'money'),
    any('preferred_tenants', t`Tenants`, wordChoices(preferredTenants)),
    any('pets_allowed', t`Pets`, yesNo()),
    days(t`Available`, undefined, 'available_from__lte'),
    any('occupancy', t`Lived in by`, wordChoices(occupancies)),
    any('ownership', t`Ownership`, wordChoices(ownerships)),
    any('oc_received', t`Occupancy certificate`, yesNo()),
    any('has_loan', t`Loan on it`, yesNo()),
    any('price_negotiable', t`Negotiable`, yesNo()),
    any('land_zone', t`Zone`, wordChoices(landZones)),
    any('land_tenure', t`Tenure`, wordChoices(landTenures)),
    any('is_corner', t`Corner plot`, yesNo()),
    least('road_width', t`Road`, [20, 30, 40, 60, 80, 100], t`ft`),
    least('frontage_ft', t`Frontage`, [10, 15, 20, 30, 50], t`ft`),
    least('ceiling_height_ft', t`Ceiling`, [10, 12, 15, 20, 30], t`ft`),
    least('power_load_kw', t`Power`, [5, 20, 50, 100, 200], t`kW`),
    least('workstations', t`Workstations`, [10, 20, 50, 100, 200]),
    any('suitable_for', t`Suitable for`, wordChoices(suitableFor)),
    any('has_fire_noc', t`Fire NOC`, yesNo()),
    any('pg_for', t`PG for`, wordChoices(pgFor)),
    any('sharing', t`Sharing`, wordChoices(pgSharing)),
    least('beds_free', t`Beds free`, [1, 2, 5, 10]),
    any('mandate', t`Mandate`, wordChoices(mandates)),
    days(t`Mandate ends`, undefined, 'mandate_to__lte'),
    any('lease_ahead', t`Lease`, wordChoices(leasesAhead)),
    any('source', t`Source`, sources, true),
    {
      label: t`Completeness`,
      names: ['completeness__lt'],
      filter: (startsOpen) => (
        <ChoiceFilter
          url={url}
          name="completeness__lt"
          label={t`Completeness`}
          choices={[50, 70, 90].map((percent) => ({ id: percent, label: t`Under ${percent} %` }))}
          startsOpen={startsOpen}
        />
      ),
    },
    days(t`Added`, 'created_date__gte', 'created_date__lte'),
    days(t`Verified on`, 'last_verified_at__gte', 'last_verified_at__lte'),
  ];
};
