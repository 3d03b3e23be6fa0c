import {
  ApiError,
  conflict,
  EMAIL_TAKEN_MESSAGE,
  HELP_REFUSED_MESSAGE,
  LOGIN_REFUSED_MESSAGE,
  USERNAME_TAKEN_MESSAGE,
  WELCOME_FBB,
} from '@friendbase/contract';
import type { ChallengeType } from '@friendbase/contract';
import type { MockHandlers } from '../mock.ts';
import { findByEmail, findByUsername } from './people.ts';

export const accounts: Pick<MockHandlers, 'getMe' | 'logIn' | 'register' | 'findUsername' | 'logOut'> = {
  async getMe(_, { caller }) {
    return caller();
  },

  async logIn({ body: { username, password } }, { store, session }) {
    const member = findByUsername(store, username);
    if (!member || member.password !== password)
      throw new ApiError({ status: 401, message: LOGIN_REFUSED_MESSAGE });
    session.start(member.id);
    return member;
  },

  async register({ body }, { store, session }) {
    if (findByUsername(store, body.username)) throw conflict(USERNAME_TAKEN_MESSAGE);
    if (findByEmail(store, body.email)) throw conflict(EMAIL_TAKEN_MESSAGE);
    const member = await store.members.create({
      ...body,
      id: crypto.randomUUID(),
      // The sign-up rule has refused an empty choice before this runs.
      challengeType: body.challengeType as ChallengeType,
      friendbaseBucks: WELCOME_FBB,
    });
    session.start(member.id);
    return member;
  },

  async findUsername({ body: { email } }, { store }) {
    const member = findByEmail(store, email);
    if (!member) throw new ApiError({ status: 404, message: HELP_REFUSED_MESSAGE });
    return { username: member.username };
  },

  async logOut(_, { session }) {
    session.end();
  },
};
