import { drf } from '@angan/contract/kit/drf-texts.ts';
import { unknownIds } from '@angan/contract/kit/mistakes.ts';
import { alwaysSetOf } from '@angan/contract/kit/pairs.ts';
import { placeTexts } from '@angan/contract/places/places.ts';
import type { SocietyInput } from '@angan/contract/societies/societies.ts';
import { societyFields } from '@angan/contract/societies/society-fields.ts';
import { amenities, propertyTypes } from '@angan/domain/lookups/index.ts';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors, Refusal } from '../core/errors.ts';
import { withoutNulls } from '../core/named.ts';
import { seesVault } from '../properties/index.ts';
import { contactOf } from '../records/index.ts';

type Fields = Partial<z.output<typeof SocietyInput>>;
const keepers = ['office_contact', 'watchman_contact'] as const;

export const nameTaken =
  (name: string | undefined) =>
  (error: unknown): never => {
    throw breaksUnique(error, 'society_name')
      ? fieldErrors({ society_name: [placeTexts.taken('society', name ?? '')] })
      : error;
  };

/** The body as columns: its ids checked, and the contacts of the vault found or added by who may. */
export const readBody = async (body: Fields, row: { created_by: number | null }, context: Context) => {
  const mistakes = unknownIds(body, { property_type: propertyTypes, amenities });
  if (Object.keys(mistakes).length) throw fieldErrors(mistakes);
  const columns: Record<string, unknown> = withoutNulls(body, alwaysSetOf(societyFields));
  for (const field of keepers) {
    const given = body[field];
    if (given === undefined) continue;
    if (!seesVault(context.actor, row)) throw fieldErrors({ [field]: [drf.forbidden] });
    columns[field] = given && (await contactOf(context, given, null).catch(underItsField(field)));
  }
  return columns;
};

/** What is wrong with the contact stands beside the field that named it. */
const underItsField =
  (field: string) =>
  (error: unknown): never => {
    const wrong = error instanceof Refusal && (error.body as { contact?: string[] }).contact;
    throw wrong ? fieldErrors({ [field]: wrong }) : error;
  };
