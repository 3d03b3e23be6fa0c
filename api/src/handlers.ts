import type { Endpoints, Handlers } from '@friendbase/contract';
import type { ApiContext, Deps } from './http/context.ts';
import { createLimits } from './http/limits.ts';
import { accountHandlers } from './modules/accounts/routes.ts';
import { likeHandlers } from './modules/likes/routes.ts';
import { postHandlers } from './modules/posts/routes.ts';
import { userHandlers } from './modules/users/routes.ts';

/** Every call of the contract; leaving one out does not compile. */
export const buildHandlers = (deps: Deps): Handlers<Endpoints, ApiContext> => ({
  ...accountHandlers(deps, createLimits(deps)),
  ...userHandlers(deps),
  ...postHandlers(deps),
  ...likeHandlers(deps),
});
