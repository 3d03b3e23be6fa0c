import { logIn } from '@friendbase/contract';
import { anyRequests, everyCall, isLong, PASSWORD } from '@friendbase/contract/conformance';
import type { AnyRequest } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { openApi } from '../testing/openApi.ts';
import type { TestApi } from '../testing/openApi.ts';
import { rawRequest } from '../testing/rawRequest.ts';

/** The same requests in every run, so that a failure can be seen again. */
const SEED = 20_240_101;
/** They change what is stored, and may change a password: after so many everything is as at first. */
const EACH = 500;
/** 100,000 in the long tier. */
const PARTS = isLong() ? 200 : 2;

/** Where one has left, or was closed out, the next one goes on. */
const USERNAMES = { member: ['ann', 'ben'], moderator: ['gwen'], organizer: ['dora'] };

/** The cookies of the first of them who can log in; none where nobody can. */
async function sessionOf(address: string, usernames: readonly string[]): Promise<string> {
  for (const username of usernames) {
    const { headers } = await rawRequest(address, logIn.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
    if (cookies.length > 0) return cookies.join('; ');
  }
  return '';
}

async function callersOn({ address }: TestApi): Promise<Record<AnyRequest['as'], string>> {
  const [member, moderator, organizer] = await Promise.all(
    Object.values(USERNAMES).map((usernames) => sessionOf(address, usernames)),
  );
  return { visitor: '', member: member ?? '', moderator: moderator ?? '', organizer: organizer ?? '' };
}

/** That is what it promises: a server that hands out no credentials. */
const isPromised = ({ name }: AnyRequest, status: number): boolean =>
  name === 'getUploadCredentials' && status === 501;

describe('any request, made from the schemas of the calls', () => {
  it.each(Array.from({ length: PARTS }, (_, n) => n + 1))(
    `is answered without an exception of ours (part %i of ${PARTS}, ${EACH} each)`,
    async (part) => {
      await using api = await openApi(everyCall, { rateLimitScale: 1_000_000 });
      const cookies = await callersOn(api);
      const failed: unknown[] = [];
      let carriedOut = 0;
      for (const request of anyRequests(SEED + part, EACH)) {
        const { as, method, path, headers } = request;
        const body = Buffer.from(request.body);
        const cookie = cookies[as];
        const answer = await rawRequest(api.address, path, {
          method,
          headers: {
            ...(cookie && { cookie }),
            ...(body.length > 0 && { 'content-length': body.length }),
            ...headers,
          },
          body,
        });
        if (answer.status < 300) carriedOut += 1;
        // A log-out among them, perhaps: what follows would be refused at the door.
        if (answer.status === 401 && as !== 'visitor')
          cookies[as] = await sessionOf(api.address, USERNAMES[as]);
        if (answer.status >= 500 && !isPromised(request, answer.status))
          failed.push({ ...request, body: String(body), status: answer.status, answer: String(answer.body) });
      }
      expect(failed).toEqual([]);
      // Else it would say nothing of what is behind the first checks.
      expect(carriedOut).toBeGreaterThan(EACH / 10);
    },
  );
});
