import { isRunning } from './isRunning.ts';

/** Preloaded by `--import`: the program ends with the run of tests that it belongs to, also where that is killed. */
const run = Number(process.env['FRIENDBASE_RUN']);
if (run > 0) setInterval(() => isRunning(run) || process.exit(1), 500).unref();
