/** Why the server cannot start: one line for the person who starts it. Ends the process with exit code 2. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
