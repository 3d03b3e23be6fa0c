import type { Deps } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';
import type { HandlersOf } from '../context.ts';
import { leavingCommands } from './commands.ts';

export function leavingHandlers(deps: Deps, limits: Limits): HandlersOf<'leaveFriendBase' | 'comeBack'> {
  const { leave, comeBack } = leavingCommands(deps, limits);
  return {
    leaveFriendBase: ({ body }, context) => leave(body, context),
    comeBack: ({ body }, context) => comeBack(body, context),
  };
}
