import { projectPartNames } from '@angan/contract/projects/project-fields.ts';
import type { ProjectInput } from '@angan/contract/projects/project-input.ts';
import type { ProjectFields } from '@angan/contract/projects/project-rules.ts';
import { projectTexts } from '@angan/contract/projects/texts.ts';
import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { breaksUnique } from '../core/database/database-errors.ts';
import { fieldErrors } from '../core/errors.ts';
import { keepHiddenNumbers } from '../core/keep-hidden-numbers.ts';
import { named } from '../core/named.ts';
import { cityOf } from '../properties/index.ts';
import { checkChange, checkProject, checkRights } from './check-project.ts';
import { changeableProject } from './find-project.ts';
import { writeContacts } from './write-contacts.ts';

type Fields = z.output<typeof ProjectInput>;

/** The fields as columns: lists of rows are JSON, which the driver would take for the database's own arrays. */
const columnsOf = (given: Partial<Fields>) => {
  const { builder_contact: _, sales_contacts: __, ...columns } = given;
  const asJson = projectPartNames.flatMap((field) => {
    const value = columns[field];
    return value === undefined ? [] : [[field, value === null ? null : JSON.stringify(value)] as const];
  });
  return { ...columns, ...Object.fromEntries(asJson) };
};

const nameTaken = (error: unknown): never => {
  throw breaksUnique(error, 'project_name') ? fieldErrors({ project_name: [projectTexts.nameTaken] }) : error;
};

/** Adds a project; answers its id. */
export const insertProject = async (context: Context, body: Fields): Promise<number> => {
  const { actor, db } = context;
  const given = named(body) as Fields;
  checkRights(actor, given);
  checkProject(given);
  const { id } = await db
    .insertInto('project')
    .values({
      ...columnsOf(given),
      city: await cityOf(context, given.area),
      company_id: actor.companyId,
      created_by: actor.userId,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken);
  await writeContacts(context, id, given);
  return id;
};

/** Changes the fields that are named. */
export const updateProject = async (context: Context, id: number, body: Partial<Fields>): Promise<void> => {
  const { actor, db } = context;
  const before = await changeableProject(context, id);
  const given = keepHiddenNumbers(actor, before, named(body) as Partial<Fields>);
  checkRights(actor, given);
  checkChange(before as unknown as ProjectFields, { ...before, ...given } as unknown as ProjectFields);
  const changes = { ...columnsOf(given), ...(given.area && { city: await cityOf(context, given.area) }) };
  if (Object.keys(changes).length > 0)
    await db
      .updateTable('project')
      .set(changes as never)
      .where('company_id', '=', actor.companyId)
      .where('id', '=', id)
      .execute()
      .catch(nameTaken);
  await writeContacts(context, id, given);
};
