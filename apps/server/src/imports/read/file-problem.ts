/** Why a file cannot be read, as a sentence for the person who sent it. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}
