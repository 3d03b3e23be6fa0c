import { describe, expect, it } from 'vitest';
import { getMe, logOut } from '../accounts.ts';
import type { Endpoint } from '../endpoint.ts';
import { leaveFriendBase } from '../leaving.ts';
import { changePassword } from '../passwordChange.ts';
import { endOtherSessions } from '../sessions.ts';
import { endpoints } from '../endpoints.ts';
import { mayBeRefusedWhilePaused } from '../moderation/pausedEndpoints.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { calls, everyCall } from './bodies.ts';
import type { CallName } from './bodies.ts';
import { everythingReadBy } from './readable.ts';
import { goodStatus, readyRequest } from './readyRequests.ts';
import { decide } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { memberId, PASSWORD } from './seeds.ts';

/** The calls of members that have a body, which may take long to arrive. */
const WITH_BODY: CallName[] = calls
  .filter(([, { method, access, input }]: [CallName, Endpoint]) => {
    return method !== 'get' && access === 'member' && (input.body ?? input.upload) !== undefined;
  })
  .map(([name]) => name);

/** Thirty bodies in all: the rest are posts, the ones that most people see. */
const THIRTY: CallName[] = [
  ...WITH_BODY,
  ...Array.from({ length: 30 - WITH_BODY.length }, () => 'createPost' as const),
];

/** Without those that end the others' session. */
const CALM = THIRTY.filter((name) => name !== 'changePassword' && name !== 'leaveFriendBase');

interface UnderWay {
  name: CallName;
  finish(): void;
  answer: Promise<{ status: number; code: string | undefined }>;
}

/** Begins a call whose second half waits for `finish`. */
async function begin(visitor: Visitor, name: CallName): Promise<UnderWay> {
  const { method, path, headers, body } = await readyRequest(visitor, name);
  const isText = typeof body === 'string';
  const bytes = new TextEncoder().encode(isText ? body : JSON.stringify(body));
  const half = Math.floor(bytes.length / 2);
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.slice(0, half)),
    async pull(controller) {
      await finished;
      controller.enqueue(bytes.slice(half));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: method.toUpperCase(),
    headers: isText ? headers : { 'content-type': 'application/json', ...headers },
    body: stream,
    duplex: 'half',
  };
  const answer = visitor.request(path, init).then(async (response) => {
    const text = await response.text();
    const { code } = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: string };
    return { status: response.status, code };
  });
  return { name, finish, answer };
}

/** Begins these calls, lets `end` happen while they are under way, and answers what each was told. */
async function finishAfter(ann: Visitor, names: readonly CallName[], end: () => Promise<unknown>) {
  const begun: UnderWay[] = [];
  for (const name of names) begun.push(await begin(ann, name));
  // Who asks is settled in the order in which calls come: once these are answered, it is for those before.
  for (let n = 0; n < 2; n += 1) await ann.call(getMe, {});
  await end();
  for (const call of begun) call.finish();
  return Promise.all(begun.map(async ({ name, answer }) => ({ name, ...(await answer) })));
}

const open30 = (open: OpenBackend) =>
  open({ ...everyCall, cases: [...everyCall.cases, caseAbout('ann', 8)] });

/** A call is carried out for who may make it when it writes, not when it began. */
export function underWayConform(backendName: string, open: OpenBackend): void {
  describe(`thirty calls under way on ${backendName}`, () => {
    it.each([
      ['logging out', (ann: Visitor) => ann.call(logOut, {})],
      [
        'logging out everywhere else',
        (_: Visitor, elsewhere: Visitor) =>
          elsewhere.call(endOtherSessions, { params: { userId: memberId('ann') } }),
      ],
      [
        'a changed password',
        (_: Visitor, elsewhere: Visitor) =>
          elsewhere.call(changePassword, {
            body: { currentPassword: PASSWORD, newPassword: 'three quiet hills' },
          }),
      ],
      [
        'leaving',
        (_: Visitor, elsewhere: Visitor) =>
          elsewhere.call(leaveFriendBase, { body: { currentPassword: PASSWORD } }),
      ],
      ['a closing', (_: Visitor, __: Visitor, gwen: Visitor) => decide(gwen, caseId(8), 'close')],
    ])('are all refused after %s, and leave nothing', async (_, end) => {
      await using backend = await open30(open);
      const [ann, elsewhere, gwen, ben] = [
        await backend.as('ann'),
        await backend.as('ann'),
        await backend.as('gwen'),
        await backend.as('ben'),
      ];
      let seen: object = {};
      const told = await finishAfter(ann, THIRTY, async () => {
        await end(ann, elsewhere, gwen);
        seen = await everythingReadBy(ben, 'ben');
      });
      expect(told).toEqual(THIRTY.map((name) => ({ name, status: 401, code: 'signedOut' })));
      expect(await everythingReadBy(ben, 'ben')).toEqual(seen);
    });

    it('are refused after a pause where they reach others, and carried out where they do not', async () => {
      await using backend = await open30(open);
      const [ann, gwen] = [await backend.as('ann'), await backend.as('gwen')];
      const told = await finishAfter(ann, CALM, () => decide(gwen, caseId(8), 'pause7'));
      expect(told.map(({ name, status }) => [name, status])).toEqual(
        CALM.map((name) => [name, mayBeRefusedWhilePaused(endpoints[name]) ? 403 : goodStatus(name)]),
      );
    });
  });
}
