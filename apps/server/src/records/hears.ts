import { propertyTypes } from '@angan/domain/lookups/index.ts';
import { propertyTypesOf, runsTheOffice } from '@angan/domain/roles.ts';
import type { Actor } from '../core/context.ts';
import type { Change } from '../core/live/change.ts';
import type { Hears, Rights } from '../core/live/hearing.ts';

/** Of what is locked, and of other property types than theirs, nobody hears who may not see it. */
export const isOpenTo = (actor: Actor, { locked, property_type }: Change): boolean => {
  if (locked === 'true' && actor.scope('contact:locked') === 'none') return false;
  if (!property_type) return true;
  const type = propertyTypes.find((row) => row.id === property_type)?.property_type;
  return type !== undefined && propertyTypesOf(actor.usertype).includes(type);
};

/** Who runs the office hears of every record that is open to them, everybody of those they have. */
export const isTheirs = (actor: Actor, { created_by, assigned_to }: Change): boolean =>
  runsTheOffice(actor.usertype) || created_by === actor.userId || Boolean(assigned_to?.includes(actor.userId));

export const isWhereTheyWork = (rights: Rights, { area }: Change): boolean => {
  const theirs = rights?.areas ?? [];
  return !area || theirs.length === 0 || area.some((id) => theirs.includes(id));
};

/** What holds for every record that says nothing else: by lock, property type, owner and area, as far as it has them. */
export const hearsOfRecord: Hears = (actor, rights, change) =>
  isOpenTo(actor, change) && (isTheirs(actor, change) || isWhereTheyWork(rights, change));
