import { localityCalls } from '@angan/contract/areas/localities.ts';
import {
  creatable,
  type DataMigration,
  importableStages,
  keepsInRemark,
  type MigrationValue,
  type ValueField,
} from '@angan/contract/imports/data-migration.ts';
import { dealTypes } from '@angan/domain/lookups/deal-types.ts';
import { priorities } from '@angan/domain/lookups/inquiries.ts';
import { propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { propertySubtypes } from '@angan/domain/lookups/property-types.ts';
import { placeFinder } from '@angan/domain/names/index.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '../core/api/index.ts';
import { word } from '../core/language/index.ts';
import { useNames } from '../core/names/index.ts';
import { areaOfLocality, useOfficeCities } from '../records/index.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}
type Options = readonly Option[];

const words = (list: readonly string[]): Options => list.map((one) => ({ value: one, label: one }));

const fixed: Partial<Record<ValueField, Options>> = {
  property_subtype: propertySubtypes.map(({ id, property_subtype }) => ({
    value: String(id),
    label: property_subtype,
  })),
  deal_type: dealTypes.map(({ id, deal_type }) => ({ value: String(id), label: deal_type })),
  status: words(propertyStatuses),
  stage: words([...importableStages, ...priorities]),
};

/** Localities offered for a name that is written otherwise. */
const mostLocalities = 3;

/** 'Hinjwadi' added as Hinjewadi, with its pincode and place; one by the very name has these in any case. */
const useLocalitiesLike = (field: ValueField, city: number | null) => {
  const office = useOfficeCities();
  const cities = city === null ? office : [city];
  const { data } = useQuery({
    ...query(localityCalls.localities, { query: { city: cities.join() } }, { quiet: true }),
    enabled: field === 'area' && cities.length > 0,
  });
  const find = useMemo(
    () =>
      placeFinder(
        (data?.results ?? [])
          .filter(({ area }) => area === null)
          .map((one) => ({ ...one, name: one.locality, aliases: [] })),
      ),
    [data],
  );
  return (text: string): Options =>
    find(text, mostLocalities)
      .filter(({ name }) => name.toLowerCase() !== text.trim().toLowerCase())
      .map((one) => ({ value: String(areaOfLocality(one)), label: t`Add as ${one.name}` }));
};

/**
 * What a name of a field may mean: added, left out, what is named like it, or any that is there. Where a list is long that
 * is for those who open it: a thousand names with a thousand choices each are more than a page can hold.
 */
export const useMeanings = (field: ValueField, { kind, defaults: { city } }: DataMigration) => {
  const localitiesLike = useLocalitiesLike(field, city);
  const areas = useNames((names) => names.areas);
  const sources = useNames((names) => names.source_names);
  const staff = useNames((names) => names.subusers);
  const here: Options =
    fixed[field]?.map(({ value, label }) => ({ value, label: word(label) })) ??
    {
      area: () => areas.map(({ id, area }) => ({ value: String(id), label: area })),
      // Societies are many; those named like it are offered.
      society_name: () => [],
      source: () => sources.map(({ id, source_name }) => ({ value: String(id), label: source_name })),
      assigned_to: () =>
        staff.map(({ user }) => ({ value: String(user.id), label: `${user.first_name} ${user.last_name}`.trim() })),
    }[field as 'area']();
  const kept = keepsInRemark(kind) ? t`Keep in the remark` : t`Keep in the comment`;
  const localities = (text: string, only: string | undefined) =>
    only === undefined || Number(only) < 0 ? localitiesLike(text) : [];
  return (
    { means, like, text }: MigrationValue,
    /** What is chosen, where the list is not open. */
    only: string | undefined,
  ): (Option | { group: string; items: Option[] })[] => [
    ...(means === '' ? [{ value: '', label: t`Not known` }] : []),
    ...(creatable.includes(field) ? [{ value: 'create', label: t`Add it` }, ...localities(text, only)] : []),
    { value: 'leave', label: kept },
    ...(like.length
      ? [{ group: t`Named like it`, items: like.map((one) => ({ value: one.means, label: one.label })) }]
      : []),
    {
      group: t`Here already`,
      items: here.filter(
        ({ value }) => (only === undefined || value === only) && !like.some((one) => one.means === value),
      ),
    },
  ];
};
