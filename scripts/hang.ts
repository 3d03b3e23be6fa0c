/**
 * After this long a test counts as hung. It is no measure of speed: most tests take some milliseconds, those that
 * start programs some seconds, and a machine busy with other work must not change what they prove.
 */
export const HANG_MS = 180_000;

/** As long may something take that a test waits for: a word on the screen, a focus, a call. */
export const WAIT_MS = 60_000;
