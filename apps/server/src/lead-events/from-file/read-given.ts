import { importProblems } from '@angan/contract/imports/import-problems.ts';
import { leadFileLimits } from '@angan/contract/lead-events/lead-files.ts';
import type { SteppedContext } from '../../core/context.ts';
import { fieldErrors } from '../../core/errors.ts';
import { FileProblem, type List, readList, refuseLongerThanPlan } from '../../imports/index.ts';

/** The file of a call, read apart from any transaction; what is wrong with it is said beside the file. */
export const readGiven = async ({ step, actor }: SteppedContext, content: Uint8Array, sheet: string): Promise<List> => {
  try {
    const list = await readList(content, sheet);
    const { columns } = leadFileLimits;
    if (list.columns.length > columns) throw new FileProblem(importProblems.of.tooManyColumns({ most: columns }));
    await step(({ db }) => refuseLongerThanPlan(db, actor.companyId, list.rows.length));
    return list;
  } catch (error) {
    throw error instanceof FileProblem ? fieldErrors({ file: [error.message] }) : error;
  }
};
