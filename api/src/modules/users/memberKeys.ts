import { foldCase, usernameKey } from '@friendbase/contract';

/** What has to be one member's alone. */
export const memberKeys = ({ username, email }: { username: string; email: string }) => ({
  usernameKey: usernameKey(username),
  emailKey: foldCase(email),
});

export type MemberKeys = ReturnType<typeof memberKeys>;
