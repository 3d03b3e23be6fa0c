import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import type { Seed, SeedMember } from '@friendbase/contract/fixtures';
import { createPasswords } from '../src/modules/accounts/passwords.ts';

export const PASSWORD = 'warm summer rain';

export const member = (name: string): SeedMember => ({
  id: `${name}-id`,
  username: name,
  displayName: name,
  email: `${name}@example.com`,
  password: PASSWORD,
  challengeType: 'cognitive',
  friendbaseBucks: 40,
});

/** Members who do not know each other. */
export const strangers = (...names: string[]): Seed => ({ ...EMPTY_SEED, members: names.map(member) });

/** A request that carries JSON. */
export const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** A new member of a running program: their id, and the session as their browser sends it. */
export async function signUp(address: string, username: string): Promise<{ id: string; cookie: string }> {
  const body = { username, email: `${username}@example.com`, displayName: username };
  const response = await fetch(
    `${address}/api/auth/register`,
    json('POST', { ...body, password: PASSWORD, challengeType: 'caregiver' }),
  );
  const { id } = (await response.json()) as { id: string };
  return { id, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Argon2id at its minimum cost. Only the tests of the cost itself use another. */
export const cheapPasswords = createPasswords({ cost: { memory: 8, passes: 1, parallelism: 1 } });
