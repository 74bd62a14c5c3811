import { type ImportProblem, importProblems } from '@angan/contract/imports/import-problems.ts';
import { sentence } from '../core/language/index.ts';

/** Why an import came to nothing, in the reader's language; '' where nothing is wrong. */
export const problemWords = (problem: ImportProblem | null): string =>
  problem ? sentence(importProblems, problem) : '';
