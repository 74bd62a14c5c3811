import { drf } from '@angan/contract/kit/drf-texts.ts';
import { type ProjectFields, projectMistakes } from '@angan/contract/projects/project-rules.ts';
import type { Actor } from '../core/context.ts';
import { fieldErrors } from '../core/errors.ts';
import { typeIdsOf } from '../records/index.ts';

/** A project is of the type that its writer works in. */
export const checkRights = (actor: Actor, given: ProjectFields): void => {
  if (given.property_type && !typeIdsOf(actor).includes(given.property_type))
    throw fieldErrors({ property_type: [drf.forbidden] });
};

/** Refuses what contradicts itself, the platform's lists or RERA. */
export const checkProject = (project: ProjectFields): void => {
  const mistakes = projectMistakes(project);
  if (Object.keys(mistakes).length) throw fieldErrors(mistakes);
};

/**
 * Refuses a change that brings a mistake with it. One that was there before, as by a rule that came later, is nobody's
 * to mend who changes something else.
 */
export const checkChange = (before: ProjectFields, after: ProjectFields): void => {
  const known = projectMistakes(before);
  const mistakes = Object.entries(projectMistakes(after)).filter(([field]) => !known[field]);
  if (mistakes.length) throw fieldErrors(Object.fromEntries(mistakes));
};
