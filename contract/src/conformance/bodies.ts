import type { Endpoint, GivenOf } from '../endpoint.ts';
import type { Endpoints } from '../endpoints.ts';
import { memberId, PASSWORD, postId } from './seeds.ts';

/** The body of a call, as the one who calls gives it; `never` where it takes none. */
type BodyOf<E> = GivenOf<E> extends { body: infer Body } ? Body : never;

type GoodBodies = {
  [Name in keyof Endpoints as [BodyOf<Endpoints[Name]>] extends [never] ? never : Name]: BodyOf<
    Endpoints[Name]
  >;
};

/** A body that Ann can send, for each call that takes one: leaving a call out does not compile. */
export const goodBodies: GoodBodies = {
  logIn: { username: 'ann', password: PASSWORD },
  register: {
    username: 'iris',
    email: 'iris@example.com',
    displayName: 'Iris',
    password: PASSWORD,
    challengeType: 'cognitive',
  },
  findUsername: { email: 'ann@example.com' },
  changePassword: { currentPassword: PASSWORD, newPassword: 'better friends' },
  updateUser: { displayName: 'Annie' },
  createPost: { authorId: memberId('ann'), content: 'Hello' },
  createLike: { userId: memberId('ann'), postId: postId(1) },
  createComment: { content: 'Hello' },
  createFriendship: { userId: memberId('ann'), friendId: memberId('ben') },
  updateFriendship: { status: 'blocked' },
  sendMessage: { senderId: memberId('ann'), receiverId: memberId('ben'), content: 'Hello' },
};

/** The names of the fields that a call's body may have. */
export function bodyFields({ input: { body } }: Endpoint): string[] {
  return body && 'shape' in body && typeof body.shape === 'object' ? Object.keys(body.shape ?? {}) : [];
}
