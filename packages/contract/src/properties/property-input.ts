import { propertyContactRoles, propertyStatuses } from '@angan/domain/lookups/property-lists.ts';
import { z } from 'zod';
import { ContactInput } from '../contacts/contacts.ts';
import { choice, flag, oneOf, reference, references, requiredReference, requiredReferences } from '../kit/fields.ts';
import { givenOf } from '../kit/pairs.ts';
import { propertyFields, vaultFields } from './property-fields.ts';
import { propertyLimits } from './property-limits.ts';

/** A contact that is there already, by id, or one to be added with the record. */
export const contactOrNew = () =>
  z.union([requiredReference(), ContactInput.pick({ name: true, mobile_number_1: true })], oneOf);

/** What a person says about a property. Whether it is enough is told by `propertyMistakes` and `missingForAvailable`. */
export const PropertyInput = z.object({
  property_type: requiredReference(),
  property_subtype: requiredReference(),
  deal_type: requiredReferences(9),
  contact: contactOrNew(),
  area: requiredReferences(propertyLimits.areas),
  society_name: reference(),
  /** All of them; a list that leaves one out takes it away. */
  other_contacts: z
    .array(z.object({ contact: contactOrNew(), role: z.enum(propertyContactRoles) }))
    .max(propertyLimits.otherContacts)
    .optional(),
  co_broker: z.union([contactOrNew(), z.literal('').transform(() => null), z.null()], oneOf).optional(),
  ...givenOf(propertyFields),
  ...givenOf(vaultFields),
  /** Of a change: a move that asks for nothing more, as from Draft to Available. Others go by `status/`. */
  status: choice(propertyStatuses),
  assigned_to: references(20),
  locked_property: flag(),
  project: reference(),
});
export type PropertyInput = z.input<typeof PropertyInput>;
