import { createFriendship, fillPath, register, updateFriendship } from '@friendbase/contract';

const PASSWORD = 'quiet lake morning';

export interface Member {
  id: string;
  name: string;
  cookie: string;
}

export const credentialsOf = ({ name }: Member) => ({ username: name, password: PASSWORD });

async function send(origin: string, path: string, method: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function signUp(origin: string, name: string): Promise<Member> {
  const body = {
    username: name,
    email: `${name}@example.com`,
    displayName: name,
    password: PASSWORD,
    challengeType: 'cognitive',
  };
  return { name, ...(await send(origin, register.path, 'POST', body)) };
}

/** Who writes, and the friends of the first one, who follow what happens. */
export async function signUpMembers(origin: string, count: { authors: number; friends: number }) {
  const signUpAll = async (kind: string, length: number): Promise<Member[]> => {
    const members: Member[] = [];
    for (let n = 0; n < length; n += 1) members.push(await signUp(origin, `${kind}_${n}`));
    return members;
  };
  const authors = await signUpAll('author', count.authors);
  const friends = await signUpAll('friend', count.friends);
  const [first] = authors;
  if (!first) throw new Error('Nobody writes.');
  for (const friend of friends) {
    const asks = { userId: friend.id, friendId: first.id };
    const { id } = await send(origin, createFriendship.path, 'POST', asks, friend.cookie);
    await send(
      origin,
      fillPath(updateFriendship.path, { id }),
      'PATCH',
      { status: 'accepted' },
      first.cookie,
    );
  }
  return { authors, friends, first };
}
