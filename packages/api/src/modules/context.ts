import type { Endpoints, Handlers } from '@friendbase/contract';
import type { ApiContext } from '../http/context.ts';
import type { SignedInMember } from './sessions/model.ts';

/** One request of a member or visitor, as the handlers of all modules see it. */
export type MemberContext = ApiContext<SignedInMember>;

/** The handlers of some calls; a module gives those of its own. */
export type HandlersOf<Name extends keyof Endpoints> = Handlers<Pick<Endpoints, Name>, MemberContext>;
