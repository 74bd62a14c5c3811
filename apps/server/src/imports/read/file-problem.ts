import { type ImportProblem, importProblems } from '@angan/contract/imports/import-problems.ts';
import { inEnglish } from '../../core/english.ts';

/** Why a file cannot be read, as a sentence for the person who sent it. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem) {
    super(inEnglish(importProblems, problem));
    this.problem = problem;
  }
}
