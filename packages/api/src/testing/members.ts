import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import type { Seed, SeedMember } from '@friendbase/contract/fixtures';

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
