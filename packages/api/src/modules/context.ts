import type { Endpoints, Handlers } from '@friendbase/contract';
import type { ApiContext, Deps } from '../http/context.ts';
import type { SignedInMember } from './sessions/model.ts';
import { apiError } from '@friendbase/contract';

/** One request of a member or visitor, as the handlers of all modules see it. */
export type MemberContext = ApiContext<SignedInMember>;

/** How a call writes. */
export type Write = MemberContext['write'];

/** What a part of a handler works with that writes. */
export type WritingDeps = Deps & { write: Write };

/** The handlers of some calls; a module gives those of its own. */
export type HandlersOf<Name extends keyof Endpoints> = Handlers<Pick<Endpoints, Name>, MemberContext>;

/** Whether this session may do what moderators may. */
export const actsAsModerator = ({
  isModerator,
  isRoleOpen,
}: Pick<SignedInMember, 'isModerator' | 'isRoleOpen'>): boolean => isModerator && isRoleOpen;

/** The id of a path or body that must be the caller's own. Throws 403 for any other, known or not. */
export function requireSelf(id: string, { member }: { member: { id: string } }): string {
  if (id !== member.id) throw apiError('notYourAccount');
  return id;
}
