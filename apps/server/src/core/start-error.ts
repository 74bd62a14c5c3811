/**
 * Why the program cannot start, as one sentence that says what to do about it.
 * The entry point prints `message` alone: a stack helps nobody whose disk is full.
 */
export class StartError extends Error {
  override name = 'StartError';
}
