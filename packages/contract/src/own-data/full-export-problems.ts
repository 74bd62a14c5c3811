import { type Stored, says, sentences } from '../kit/sentence.ts';

/** Why a file of all data was not written. */
export const fullExportProblems = sentences({
  notWritten: says('The file could not be written. Ask for it again.'),
  notAllowed: says('Whoever asked for it does not own the office any more.'),
});
export type FullExportProblem = Stored<typeof fullExportProblems>;
