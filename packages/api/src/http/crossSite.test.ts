import { describe, expect, it } from 'vitest';
import { PASSWORD, strangers } from '../../testing/members.ts';
import { openApi } from '../../testing/openApi.ts';
import { rawRequest } from '../../testing/rawRequest.ts';

const post = (address: string, headers: Record<string, string>) =>
  rawRequest(address, '/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: 'ann', password: PASSWORD }),
  });

const PUBLIC = 'http://localhost:4100';

describe('writes from another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:4101' },
    { origin: 'https://localhost:4100' },
    { origin: 'http://localhost.evil.example:4100' },
    { origin: 'http://127.0.0.2:4100' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('are refused with %j', async (headers) => {
    await using api = await openApi(strangers('ann'), { publicOrigin: PUBLIC });
    const { status, body } = await post(api.address, headers);
    expect(status).toBe(403);
    expect(JSON.parse(body.toString())).toEqual({
      message: 'Another website sent this request, so we did not carry it out.',
      code: 'crossSite',
    });
  });

  it.each(['PUT', 'PATCH', 'DELETE'])(
    'are refused for %s before anything else is looked at',
    async (method) => {
      await using api = await openApi();
      const { status } = await rawRequest(api.address, '/api/nothing', {
        method,
        headers: { origin: 'null' },
      });
      expect(status).toBe(403);
    },
  );

  it('are refused for other loopback names where the site has a real one', async () => {
    await using api = await openApi(strangers('ann'), { publicOrigin: 'https://friends.example.com' });
    expect((await post(api.address, { origin: 'https://localhost' })).status).toBe(403);
    expect((await post(api.address, { origin: 'https://friends.example.com' })).status).toBe(200);
  });

  it.each([
    {},
    { origin: PUBLIC },
    { origin: 'http://127.0.0.1:4100' },
    { origin: 'http://[::1]:4100' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('are not mistaken for our own with %j', async (headers) => {
    await using api = await openApi(strangers('ann'), { publicOrigin: PUBLIC });
    expect((await post(api.address, headers)).status).toBe(200);
  });

  it('are no matter for reading', async () => {
    await using api = await openApi();
    const { status } = await rawRequest(api.address, '/api/auth/me', {
      headers: { origin: 'https://evil.example' },
    });
    expect(status).toBe(401);
  });
});
