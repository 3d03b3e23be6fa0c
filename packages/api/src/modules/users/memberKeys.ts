import { foldCase, usernameKey } from '@friendbase/contract';
import { usernameSkeleton } from '@friendbase/contract/skeleton';

/** What has to be one member's alone. */
export const memberKeys = ({ username, email }: { username: string; email: string }) => ({
  usernameKey: usernameKey(username),
  usernameSkeleton: usernameSkeleton(username),
  emailKey: foldCase(email),
});

export type MemberKeys = ReturnType<typeof memberKeys>;
