/**
 * Tells the person at the keyboard what is going on. Standard error, so that the output of a command
 * stays its own.
 *
 * @param {string} sentence
 */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/** A refusal whose message is the whole story: it is printed as one line, without a stack. */
export class PlainError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode] 2 for something the person has to put right, else 1
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
