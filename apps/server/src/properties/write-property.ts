import { propertyAlwaysSet } from '@angan/contract/properties/property-fields.ts';
import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import type { PropertyFields } from '@angan/contract/properties/property-rules.ts';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { forbidden, notFound } from '../core/errors.ts';
import { named, withoutNulls } from '../core/named.ts';
import { checkAssignment, contactOf, mayChange, namedProjects, nextCodes } from '../records/index.ts';
import { checkChange, checkRights, cityOf, statusOfNew } from './check-property.ts';
import { derivedOf } from './derived.ts';
import { visibleProperties } from './visible-properties.ts';

type Fields = z.output<typeof PropertyInput>;

/** Adds a property; answers its id. */
export const insertProperty = async (context: Context, body: Fields): Promise<number> => {
  const { actor, db, services } = context;
  const { contact, ...given } = named(withoutNulls(body, propertyAlwaysSet)) as Fields;
  checkRights(actor, body, { created_by: actor.userId });
  checkAssignment(actor, 'property:assign', [], given.assigned_to);
  const status = statusOfNew({ ...body, contact: null } as PropertyFields);
  const city = await cityOf(context, given.area);
  if (given.project) await namedProjects(context, [given.project]);
  const contactId = await contactOf(context, contact, given.source ?? null);
  const [property_code] = await nextCodes(db, actor.companyId, 'property', 1);
  const { id } = await db
    .insertInto('property')
    .values({
      ...(given as Omit<typeof given, (typeof propertyAlwaysSet)[number]>),
      ...derivedOf(given),
      status,
      city,
      contact: contactId,
      property_code: property_code!,
      last_verified_at: services.now().toISOString(),
      verified_by: actor.userId,
      company_id: actor.companyId,
      created_by: actor.userId,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Changes the fields that are named. */
export const updateProperty = async (context: Context, id: number, body: Partial<Fields>): Promise<void> => {
  const { actor, db } = context;
  const before = await db
    .selectFrom('property as p')
    .selectAll()
    .where(visibleProperties(actor))
    .where('p.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  const { contact, ...given } = named(withoutNulls(body, propertyAlwaysSet)) as Partial<Fields>;
  const whose = { created_by: before.created_by, assigned_ids: before.assigned_to };
  const takes = Object.keys(body).every((field) => field === 'assigned_to');
  if (!takes && !mayChange(actor, 'property:edit', whose)) throw forbidden();
  checkRights(actor, given, before);
  checkAssignment(actor, 'property:assign', before.assigned_to, given.assigned_to);
  const after = { ...before, ...given } as unknown as PropertyFields;
  await checkChange(context, before as unknown as PropertyFields, after);
  if (given.project) await namedProjects(context, [given.project]);
  const changes = {
    ...given,
    ...derivedOf(after),
    ...(given.area && { city: await cityOf(context, given.area) }),
    ...(contact !== undefined && { contact: await contactOf(context, contact, before.source) }),
  };
  await db
    .updateTable('property')
    .set(changes as never)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
};
