import { accessConform } from './access.ts';
import { accountsConform } from './accounts.ts';
import type { OpenBackend } from './backend.ts';
import { feedConform } from './feed.ts';
import { likesConform } from './likes.ts';
import { postsConform } from './posts.ts';
import { signupConform } from './signup.ts';
import { usersConform } from './users.ts';

export type * from './backend.ts';
export {
  accessConform,
  accountsConform,
  feedConform,
  likesConform,
  postsConform,
  signupConform,
  usersConform,
};

/** Every case, for one backend: call it once in a test file of that backend. */
export function allConform(backendName: string, open: OpenBackend): void {
  const parts = [
    accountsConform,
    signupConform,
    usersConform,
    postsConform,
    feedConform,
    likesConform,
    accessConform,
  ];
  for (const conform of parts) conform(backendName, open);
}
