import { describe, expect, it } from 'vitest';
import { json, PASSWORD, strangers } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';

const iris = { username: 'iris', email: 'iris@example.com', displayName: 'Iris', password: PASSWORD };

describe.each(databasesInTier)('the role of a member on $name', ({ openApi }) => {
  it('is set by no call: everybody starts as a member and stays one', async () => {
    await using api = await openApi(strangers('ann'));
    const [ann, visitor] = [await api.as('ann'), api.visitor()];
    const moderator = { role: 'moderator' };
    await ann.request('/api/users/ann-id', json('PATCH', { displayName: 'Annie', ...moderator }));
    const signUp = json('POST', { ...iris, challengeType: 'caregiver', ...moderator });
    expect((await visitor.request('/api/auth/register', signUp)).status).toBe(201);
    expect(await api.db('users').orderBy('username').select('displayName', 'role')).toEqual([
      { displayName: 'Annie', role: 'member' },
      { displayName: 'Iris', role: 'member' },
    ]);
  });
});
