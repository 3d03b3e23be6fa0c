import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { HandlersOf } from '../context.ts';

/** Faults of the app in members' browsers: one line of the log each, and nothing that says whose. */
export const faultHandlers = ({ logger }: Deps, limits: Limits): HandlersOf<'reportFault'> => ({
  async reportFault({ body: { name, route, stack } }, { address }) {
    await limits.count('reportFault', address);
    const places = stack.map(({ file, line, column }) => `${file}:${line}:${column}`);
    logger.warn({ fault: name, route, stack: places }, 'fault in the app');
  },
});
