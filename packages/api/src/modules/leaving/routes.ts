import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { HandlersOf } from '../context.ts';
import { leavingCommands } from './commands.ts';

export function leavingHandlers(deps: Deps, limits: Limits): HandlersOf<'leaveFriendBase' | 'comeBack'> {
  const commands = leavingCommands(deps, limits);
  return {
    leaveFriendBase: ({ body }, context) => commands.leave(body, context),
    comeBack: ({ body }, context) => commands.comeBack(body, context),
  };
}
