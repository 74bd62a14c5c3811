import { propertyTexts } from '@angan/contract/properties/texts.ts';
import type { Permission } from '@angan/domain/roles.ts';
import type { Actor } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';

/** Refuses to give a record to others, or take it from them, where the actor's reach is only themselves. */
export const checkAssignment = (
  actor: Actor,
  permission: Permission,
  before: readonly number[],
  after: readonly number[] | undefined,
): void => {
  if (!after || actor.scope(permission) !== 'own') return;
  const touched = [...after.filter((id) => !before.includes(id)), ...before.filter((id) => !after.includes(id))];
  if (touched.some((id) => id !== actor.userId)) throw fieldErrors({ assigned_to: [propertyTexts.assignOnlySelf] });
};
