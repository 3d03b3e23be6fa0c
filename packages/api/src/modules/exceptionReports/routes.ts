import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';

/** Exceptions of the app in members' browsers: one line of the log each, and nothing that says whose. */
export const exceptionHandlers = ({ logger }: Deps): HandlersOf<'reportFault'> => ({
  async reportFault({ body: { name, route, stack } }) {
    const places = stack.map(({ file, line, column }) => `${file}:${line}:${column}`);
    logger.warn({ exception: name, route, stack: places }, 'exception in the app');
  },
});
