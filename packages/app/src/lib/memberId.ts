import { createContext, use } from 'react';

const MemberIdContext = createContext<string | undefined>(undefined);
export const MemberIdProvider = MemberIdContext.Provider;

/** The acting member: the session's, and the only source of a user id in any call. */
export function useMemberId(): string {
  const memberId = use(MemberIdContext);
  if (memberId === undefined) throw new Error('useMemberId is for pages of a signed-in member');
  return memberId;
}
