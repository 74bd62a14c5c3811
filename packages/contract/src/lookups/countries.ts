import { z } from 'zod';
import { isSo } from '../kit/filters.ts';
import { givenOf, shownOf } from '../kit/pairs.ts';
import { resource } from '../kit/resource.ts';
import { countryFields } from './country-fields.ts';

const CountryInput = z.object(givenOf(countryFields));
/** A country as the Admin keeps it. */
export const Country = z.object({ id: z.number(), ...shownOf(countryFields), last_updated: z.string() });
export type Country = z.infer<typeof Country>;

export const countries = resource({
  one: 'country',
  path: '/platform/countries/',
  subscription: 'any',
  row: Country,
  create: CountryInput,
  update: CountryInput.partial(),
  ordering: ['country', '-country', 'id', '-id'],
  search: ['country', 'iso_code', 'dial_code'],
  filters: { is_active: isSo('is_active') },
});

/** States and people's addresses go by them, so none is deleted: one that is not wanted is taken out of use. */
const { remove: _, ...calls } = countries.calls;
export const countryCalls = calls;
