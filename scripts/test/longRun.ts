/** The name of the environment variable that asks the runners for a long run. */
export const LONG_RUN = 'FRIENDBASE_LONG_RUN';

/** Whether this is a long run: `npm test -- --long`. */
export const isLongRun = (): boolean => process.env[LONG_RUN] === '1';
