import { countries, type countryCalls } from '@angan/contract/lookups/countries.ts';
import { countryTexts } from '@angan/contract/lookups/country-fields.ts';
import { crud } from '../core/crud.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors } from '../core/errors.ts';
import type { Handlers } from '../core/http/serve.ts';

const { remove: _, ...stored } = crud(countries, 'country');

const taken = (error: unknown): never => {
  if (breaksUnique(error, 'country_name')) throw fieldErrors({ country: [countryTexts.nameTaken] });
  if (breaksUnique(error, 'country_iso_code')) throw fieldErrors({ iso_code: [countryTexts.isoCodeTaken] });
  throw error;
};

export const countryHandlers: Handlers<typeof countryCalls> = {
  ...stored,
  create: async (input, context) => stored.create(input, context).catch(taken),
  update: async (input, context) => stored.update(input, context).catch(taken),
};
