import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import { propertyTexts } from '@angan/contract/properties/texts.ts';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { contactOf } from '../records/index.ts';

type Given = NonNullable<z.output<typeof PropertyInput>['other_contacts']>;
interface Other {
  id: number;
  contact: number;
  role: string;
}

const othersOf = ({ actor, db }: Context, property: number): Promise<Other[]> =>
  db
    .selectFrom('property_contact')
    .select(['id', 'contact', 'role'])
    .where('company_id', '=', actor.companyId)
    .where('property_id', '=', property)
    .orderBy('id')
    .execute();

/**
 * Lets a property have these people besides its contact, in this order. Who stood there before may stay even where the
 * writer could not choose them any more.
 */
export const writeOthers = async (
  context: Context,
  property: number,
  given: Given,
  source: number | null,
): Promise<void> => {
  const { actor, db } = context;
  const before = await othersOf(context, property);
  const after: { contact: number; role: string }[] = [];
  for (const { contact, role } of given) {
    const stood = before.some((other) => other.contact === contact);
    const id = stood ? (contact as number) : await contactOf(context, contact, source, 'other_contacts');
    if (after.some((other) => other.contact === id))
      throw fieldErrors({ other_contacts: [propertyTexts.duplicateContact] });
    after.push({ contact: id, role });
  }
  const kept = (other: Other) => after.some(({ contact, role }) => contact === other.contact && role === other.role);
  const gone = before.filter((other) => !kept(other)).map(({ id }) => id);
  if (gone.length)
    await db.deleteFrom('property_contact').where('company_id', '=', actor.companyId).where('id', 'in', gone).execute();
  const added = after.filter(({ contact, role }) => !before.some((o) => o.contact === contact && o.role === role));
  if (added.length)
    await db
      .insertInto('property_contact')
      .values(added.map((other) => ({ ...other, property_id: property, company_id: actor.companyId })))
      .execute();
};
