import { projectTextNames } from '@angan/contract/projects/project-fields.ts';
import type { Project } from '@angan/contract/projects/projects.ts';
import { maskNumbersIn } from '@angan/domain/mobile.ts';
import type { Context } from '../core/context.ts';
import { mayChange, showContactRef, showCover, showFiles } from '../records/index.ts';
import type { ProjectRow } from './project-row.ts';

const freeTexts = ['project_name', 'builder_name', ...projectTextNames] as const;

/** A project as the reader may see it. A number also hides in free text, so every one is read for numbers. */
export const showProject = (row: ProjectRow, context: Pick<Context, 'actor' | 'services'>): Project => {
  const { actor } = context;
  const whole = actor.scope('contact:number') === 'all';
  const { contacts, cover_file, files, ...plain } = row;
  const people = contacts.map((one) => ({ ...one, contact: showContactRef(one, actor, whole)! }));
  const shown: Project = {
    ...plain,
    builder_contact: people.find((one) => one.is_main)?.contact ?? null,
    sales_contacts: people.filter((one) => !one.is_main).map(({ contact, role }) => ({ contact, role })),
    may_edit: mayChange(actor, 'project:edit', { created_by: row.created_by, assigned_ids: [] }),
    ...showCover(cover_file, context),
    ...(files && showFiles(files, true, context)),
  };
  if (whole) return shown;
  for (const field of freeTexts) shown[field] = maskNumbersIn(shown[field]);
  shown.payment_plan = shown.payment_plan.map((step) => ({ ...step, milestone: maskNumbersIn(step.milestone) }));
  shown.other_charges = shown.other_charges.map((one) => ({ ...one, label: maskNumbersIn(one.label) }));
  return shown;
};
