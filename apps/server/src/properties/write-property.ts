import { propertyAlwaysSet } from '@angan/contract/properties/property-fields.ts';
import type { PropertyInput } from '@angan/contract/properties/property-input.ts';
import type { PropertyFields } from '@angan/contract/properties/property-rules.ts';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { forbidden } from '../core/errors.ts';
import { keepHiddenNumbers } from '../core/keep-hidden-numbers.ts';
import { named, withoutNulls } from '../core/named.ts';
import { refuseOverPlan } from '../plans/index.ts';
import { checkAssignment, contactOf, mayChange, namedProjects, nextCodes, readMeasure } from '../records/index.ts';
import { checkChange, checkRights, cityOf, statusOfNew } from './check-property.ts';
import { derivedOf, type Facts } from './derived.ts';
import { applyMove } from './moves/apply-move.ts';
import { writeOthers } from './property-people.ts';
import { besideOf, fieldsOf, holdProperty } from './stored-property.ts';

type Fields = z.output<typeof PropertyInput>;

/** Adds a property; answers its id. */
export const insertProperty = async (context: Context, body: Fields): Promise<number> => {
  const { actor, db, services } = context;
  const { contact, other_contacts, co_broker, ...given } = named(withoutNulls(body, propertyAlwaysSet)) as Fields;
  checkRights(actor, body, { created_by: actor.userId });
  checkAssignment(actor, 'property:assign', [], given.assigned_to);
  const status = statusOfNew(body);
  const city = await cityOf(context, given.area);
  if (given.project) await namedProjects(context, [given.project]);
  const source = given.source ?? null;
  const people = {
    contact: await contactOf(context, contact, source),
    co_broker: co_broker ? await contactOf(context, co_broker, source, 'co_broker') : null,
  };
  const measure = await readMeasure(db, actor.companyId);
  const [property_code] = await nextCodes(db, actor.companyId, 'property', 1);
  await refuseOverPlan(context, 'properties', 1);
  const { id } = await db
    .insertInto('property')
    .values({
      ...(given as Omit<typeof given, (typeof propertyAlwaysSet)[number]>),
      ...people,
      ...measure,
      ...derivedOf({ ...given, ...people, ...measure, city } as Facts),
      status,
      city,
      property_code: property_code!,
      last_verified_at: services.now().toISOString(),
      verified_by: actor.userId,
      company_id: actor.companyId,
      created_by: actor.userId,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (other_contacts?.length) await writeOthers(context, id, other_contacts, source);
  return id;
};

/** Changes the fields that are named; a status goes the way of every move, and last. */
export const updateProperty = async (context: Context, id: number, body: Partial<Fields>): Promise<void> => {
  const { actor, db } = context;
  const before = await holdProperty(context, id);
  const { contact, other_contacts, co_broker, status, ...given } = keepHiddenNumbers(
    actor,
    before,
    named(withoutNulls(body, propertyAlwaysSet)) as Partial<Fields>,
  );
  const takes = Object.keys(body).every((field) => field === 'assigned_to');
  const moves = Object.keys(body).every((field) => field === 'status');
  const whose = { created_by: before.created_by, assigned_ids: before.assigned_to };
  if (!takes && !moves && !mayChange(actor, 'property:edit', whose)) throw forbidden();
  checkRights(actor, given, before);
  checkAssignment(actor, 'property:assign', before.assigned_to, given.assigned_to);
  if (given.project) await namedProjects(context, [given.project]);
  checkChange(fieldsOf(before), { ...fieldsOf(before), ...body, status: before.status } as PropertyFields, body);
  const people = {
    ...(contact !== undefined && { contact: await contactOf(context, contact, before.source) }),
    ...(co_broker !== undefined && {
      co_broker:
        co_broker === null || co_broker === before.co_broker
          ? co_broker
          : await contactOf(context, co_broker, before.source, 'co_broker'),
    }),
  };
  const beside = await besideOf(db, actor.companyId, [id]);
  // Who only takes or moves it has not looked at its size.
  const measure = takes || moves ? {} : await readMeasure(db, actor.companyId);
  const place = given.area && { city: await cityOf(context, given.area) };
  const changes = {
    ...given,
    ...people,
    ...place,
    ...measure,
    ...derivedOf({ ...before, ...given, ...people, ...place, ...measure } as Facts, beside(id)),
  };
  await db
    .updateTable('property')
    .set(changes as never)
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .execute();
  if (other_contacts) await writeOthers(context, id, other_contacts, before.source);
  if (status && status !== before.status)
    await applyMove(context, { ...before, ...changes } as typeof before, { status });
};
