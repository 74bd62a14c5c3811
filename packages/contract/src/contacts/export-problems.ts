import { type Stored, says, sentences } from '../kit/sentence.ts';

/** Why a file of contacts was not written. */
export const exportProblems = sentences({
  notWritten: says('The file could not be written.'),
  notAllowed: says('Whoever asked for it may not export this list any more.'),
});
export type ExportProblem = Stored<typeof exportProblems>;
