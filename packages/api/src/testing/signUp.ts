import { json } from './members.ts';

/** A new member of a running program: their id, and the session as their browser sends it. */
export async function signUp(address: string, username: string): Promise<{ id: string; cookie: string }> {
  const body = { username, email: `${username}@example.com`, displayName: username };
  const response = await fetch(
    `${address}/api/auth/register`,
    json('POST', { ...body, password: 'warm summer rain', challengeType: 'caregiver' }),
  );
  const { id } = (await response.json()) as { id: string };
  return { id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}
