import { drf } from '@angan/contract/kit/drf-texts.ts';
import type { contactOrNew } from '@angan/contract/properties/property-input.ts';
import type { z } from 'zod';
import { contactWithNumber, findContact, insertContacts } from '../contacts/index.ts';
import type { Context } from '../core/context.ts';
import { fieldErrors, Refusal } from '../core/errors.ts';

type Given = z.output<ReturnType<typeof contactOrNew>>;

/**
 * The id of the contact that a record names in `field`, adding it where it is new. Who sees whole numbers gets the contact that has
 * the number already; for everybody else a new one is made, since an answer with an old one would confirm a guess.
 */
export const contactOf = async (
  context: Context,
  given: Given,
  source: number | null,
  field: 'contact' | 'co_broker' | 'other_contacts' = 'contact',
): Promise<number> => {
  if (typeof given === 'number') {
    await findContact(context, given).catch((error: unknown) => {
      throw error instanceof Refusal ? fieldErrors({ [field]: [drf.invalidPk(given)] }) : error;
    });
    return given;
  }
  const known =
    context.actor.scope('contact:number') === 'all' && (await contactWithNumber(context, given.mobile_number_1));
  if (known) return known;
  const [id] = await insertContacts(context, [{ ...given, source }]);
  return id!;
};
