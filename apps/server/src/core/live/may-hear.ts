import { propertyTypes } from '@angan/domain/lookups/index.ts';
import type { PersonalRights } from '@angan/domain/personal-rights.ts';
import { propertyTypesOf, runsTheOffice } from '@angan/domain/roles.ts';
import type { Actor } from '../context.ts';
import type { Change } from './changes.ts';

type Record = Pick<PersonalRights, 'areas' | 'can_see_all_inquiries'> | undefined;

/**
 * Whether a change may be told to somebody: whether they may see the record, as far as the change says what decides it.
 * `record` is the person's permission record, undefined where there is none.
 */
export const mayHear = (actor: Actor, record: Record, change: Change): boolean => {
  if (change.company !== actor.companyId) return false;
  if (change.user !== undefined && change.user !== actor.userId) return false;
  if (change.locked === 'true' && actor.scope('contact:locked') === 'none') return false;
  if (!isOfTheirType(actor, change)) return false;
  if (runsTheOffice(actor.usertype) || isTheirOwn(actor, change)) return true;
  // Of tasks, only one's own.
  if (change.entity === 'task') return false;
  return !isOfAnother(actor, record, change) && isWhereTheyWork(record, change);
};

const isOfTheirType = (actor: Actor, { property_type }: Change): boolean => {
  if (!property_type) return true;
  const type = propertyTypes.find((row) => row.id === property_type)?.property_type;
  return type !== undefined && propertyTypesOf(actor.usertype).includes(type);
};

const isTheirOwn = (actor: Actor, { created_by, assigned_to }: Change): boolean =>
  created_by === actor.userId || Boolean(assigned_to?.includes(actor.userId));

const isOfAnother = (actor: Actor, record: Record, { entity, assigned_to }: Change): boolean =>
  entity === 'inquiry' &&
  Boolean(assigned_to?.length) &&
  actor.scope('inquiry:view') === 'own+unassigned' &&
  !record?.can_see_all_inquiries;

const isWhereTheyWork = (record: Record, { entity, area, any_area }: Change): boolean => {
  const theirs = record?.areas ?? [];
  if (!area || theirs.length === 0) return true;
  if (entity === 'inquiry' && (any_area || area.length === 0)) return true;
  return area.some((id) => theirs.includes(id));
};
