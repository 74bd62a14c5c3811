import { type dataMigrationCalls, limitsOf, migrationLimits } from '@angan/contract/imports/data-migration.ts';
import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { migrationRefusals } from '@angan/contract/imports/refusals.ts';
import { inEnglish } from '../../core/english.ts';
import { fieldErrors } from '../../core/errors.ts';
import { keepFile } from '../../core/files/index.ts';
import type { Handler } from '../../core/http/serve.ts';
import { enqueue } from '../../core/jobs/enqueue.ts';
import { changeMigration } from '../engine/stored.ts';
import { purgeMigration, readMigration } from '../jobs/tasks.ts';
import { contentTypes, kindOf } from '../read/detect.ts';
import { FileProblem } from '../read/file-problem.ts';
import { usualMode } from './mapping.ts';
import { mayAdd } from './may-add.ts';
import { readOne } from './show.ts';

/** Takes a file in. What a glance at it tells is said at once; it is read in the background. */
export const createMigration: Handler<typeof dataMigrationCalls.create> = async ({ body }, context) => {
  const { actor, db, services, request } = context;
  const { file } = body;
  if (!file) throw fieldErrors({ file: [migrationRefusals.noFile] });
  const of = body.kind ?? 'Contacts';
  await mayAdd(context, of);
  const { fileBytes } = limitsOf(of);
  if (file.content.byteLength > fileBytes) throw fieldErrors({ file: [migrationRefusals.tooLarge(fileBytes)] });
  const kind = glance(file.content);
  if (kind === 'vCard' && of !== 'Contacts')
    throw fieldErrors({ file: [inEnglish(importProblems, importProblems.of.cardsOfPeople)] });
  const { id } = await db
    .insertInto('data_migration')
    .values({
      company_id: actor.companyId,
      kind: of,
      file_name: nameOf(file.filename),
      mode: usualMode(context),
      working: 'Reading',
      created_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const keeper = { services, db, companyId: actor.companyId, userId: actor.userId, requestId: request.id };
  const stored = await keepFile(
    keeper,
    { kind: 'data_migration', recordId: id, name: file.filename },
    {
      name: 'full',
      content: Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength),
      content_type: contentTypes[kind],
    },
  );
  await changeMigration(db, actor.companyId, id).set({ file: stored }).execute();
  await enqueue(db, readMigration, { id }, { key: `read migration ${id}` });
  const until = new Date(services.now().getTime() + migrationLimits.keptDays * 86_400_000);
  await enqueue(db, purgeMigration, { id }, { key: `purge migration ${id}`, runAt: until });
  return readOne(context, id);
};

const glance = (content: Uint8Array) => {
  try {
    return kindOf(content);
  } catch (error) {
    if (error instanceof FileProblem) throw fieldErrors({ file: [error.message] });
    throw error;
  }
};

/** The name as it is shown: without folders and what cannot be seen. */
const nameOf = (given: string) => given.split(/[\\/]/).at(-1)!.replaceAll(/\p{C}/gu, '').trim().slice(0, 200) || 'file';
