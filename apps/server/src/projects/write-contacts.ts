import type { ProjectInput } from '@angan/contract/projects/project-input.ts';
import { salesContactRoles } from '@angan/domain/lookups/projects.ts';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { contactOf } from '../records/index.ts';

type Given = Pick<Partial<z.output<typeof ProjectInput>>, 'builder_contact' | 'sales_contacts'>;

/** Puts the named people of the builder's office in the place of those who are there; the others stay. */
export const writeContacts = async (context: Context, project: number, given: Given): Promise<void> => {
  const { builder_contact: main, sales_contacts: others } = given;
  if (main !== undefined)
    await replace(context, project, true, main === null ? [] : [{ contact: main, role: salesContactRoles[0] }]);
  if (others !== undefined) await replace(context, project, false, others);
};

const replace = async (
  context: Context,
  project: number,
  is_main: boolean,
  given: readonly { contact: Parameters<typeof contactOf>[1]; role: string }[],
) => {
  const { actor, db } = context;
  const people: { contact: number; role: string }[] = [];
  for (const { contact, role } of given) people.push({ contact: await contactOf(context, contact, null), role });
  const before = await db
    .selectFrom('project_contact')
    .select(['contact', 'role'])
    .where('company_id', '=', actor.companyId)
    .where('project', '=', project)
    .where('is_main', '=', is_main)
    .orderBy('id')
    .execute();
  const same =
    before.length === people.length &&
    before.every((row, at) => row.contact === people[at]!.contact && row.role === people[at]!.role);
  if (same) return;
  await db
    .deleteFrom('project_contact')
    .where('company_id', '=', actor.companyId)
    .where('project', '=', project)
    .where('is_main', '=', is_main)
    .execute();
  if (people.length === 0) return;
  await db
    .insertInto('project_contact')
    .values(
      people.map((person) => ({
        ...person,
        is_main,
        project,
        company_id: actor.companyId,
        created_by: actor.userId,
      })),
    )
    .execute();
};
