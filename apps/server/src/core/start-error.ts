/** Why the program cannot start, as a sentence for the person at the terminal. Printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
