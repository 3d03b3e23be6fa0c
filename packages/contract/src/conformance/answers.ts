import { describe, expect, it } from 'vitest';
import { register } from '../registration.ts';
import { createComment } from '../comments.ts';
import type { Endpoint } from '../endpoint.ts';
import { createFriendship, updateFriendship } from '../friendships.ts';
import { sendMessage } from '../messages.ts';
import type { Seed } from '../fixtures/seed.ts';
import { createPost } from '../postDraft.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import type { Backend, OpenBackend } from './backend.ts';
import { callersOn, calls, everyCall, bodyFields, goodBodies } from './bodies.ts';
import type { CallName } from './bodies.ts';
import { everythingReadBy } from './readable.ts';
import { goodStatus, readyRequest } from './readyRequests.ts';
import { memberId, postId } from './seeds.ts';

/** Answers match the call's schema exactly: no extra field, no other date format. */
export function expectPromised({ status, output, kind }: Endpoint, answer: Answer, title: string): void {
  expect(answer.status, `${title}: ${answer.raw}`).toBe(status);
  if (!output) return;
  const json: unknown = JSON.parse(answer.raw);
  const entries = kind === 'page' ? (json as unknown[]) : [json];
  expect(entries, title).toEqual(entries.map((entry) => output.parse(entry)));
}

/** Makes every call once, as Ann or, where no session is needed, as a new visitor. */
async function makeEveryCall(
  backend: Backend,
  each: (name: CallName, endpoint: Endpoint, answer: Answer) => void,
  extra: Record<string, unknown> = {},
): Promise<void> {
  const callerOf = await callersOn(backend);
  for (const [name, endpoint] of calls) {
    if (goodStatus(name) !== endpoint.status) continue;
    const known = new Set(bodyFields(endpoint));
    const added = Object.entries(extra).filter(([field]) => !known.has(field));
    const caller = callerOf(endpoint);
    const { method, path, headers, body } = await readyRequest(caller, name);
    const given = typeof body === 'object' ? { ...Object.fromEntries(added), ...body } : body;
    each(name, endpoint, await ask(caller, method, path, given, headers));
  }
}

/** Columns that no member may set, with values that are easy to find again. */
const SMUGGLED = {
  id: 'smuggled-id',
  memberId: 'smuggled-member',
  createdAt: '1999-09-09T09:09:09.999Z',
  status: 'smuggled-status',
  username: 'smuggled-name',
  friendbaseBucks: 987_654,
  blockedBy: 'smuggled-block',
  isLikedByUser: 'smuggled-like',
  ownReaction: 'smuggled-reaction',
  participantCount: 987_654,
  author: { displayName: 'smuggled-author' },
  sender: { displayName: 'smuggled-sender' },
  challengeType: 'smuggled-type',
  passwordHash: 'smuggled-hash',
  role: 'smuggled-role',
  deletedAt: 'smuggled-time',
  deletedBy: 'smuggled-deleter',
};

const IRIS = {
  ...goodBodies.register,
  caregiverEmail: 'care@example.com',
  emergencyContact: 'Aunt May',
  supportNeeds: 'quiet rooms',
};
/** Private data: email addresses, sign-up answers about support, who blocked whom and who deleted what. */
const SECRETS =
  /@|Aunt May|quiet rooms|cognitive|challenge|caregiver|emergency|support|password|role|moderator|blockedBy|deleted/i;

/** Each of them is a moderator, which their badge tells, and nothing else. */
const moderators: Seed = {
  ...everyCall,
  members: everyCall.members.map((one) => ({ ...one, role: 'moderator' })),
};

/** What answers may carry. */
export function answersConform(backendName: string, open: OpenBackend): void {
  describe(`the answers on ${backendName}`, () => {
    it('carry exactly what the contract says, for every call', async () => {
      await using backend = await open(everyCall);
      await makeEveryCall(backend, (name, endpoint, answer) => expectPromised(endpoint, answer, name));
    });

    it('carry nothing that a caller has added on their own, now or later', async () => {
      await using backend = await open(everyCall);
      const expectNothingOfIt = (raw: string, title: string) =>
        expect(raw, title).not.toMatch(/smuggled|987654|1999-09-09/);
      const each = (name: CallName, endpoint: Endpoint, answer: Answer) => {
        expectPromised(endpoint, answer, name);
        expectNothingOfIt(answer.raw, name);
      };
      await makeEveryCall(backend, each, SMUGGLED);
      for (const name of ['ann', 'ben', 'cleo'] as const) {
        const read = await everythingReadBy(await backend.as(name), name);
        for (const [call, raw] of Object.entries(read)) expectNothingOfIt(raw, `${call} for ${name}`);
      }
    });

    it('tell no other member what is private, be they a friend, asked, or a stranger', async () => {
      await using backend = await open(moderators);
      const [iris, ann] = [backend.visitor(), await backend.as('ann')];
      const { id } = await iris.call(register, { body: IRIS });
      const asked = { userId: id, friendId: memberId('ann') };
      const row = await iris.call(createFriendship, { body: asked });
      await iris.call(createFriendship, { body: { userId: id, friendId: memberId('cleo') } });
      await iris.call(createPost, { body: { authorId: id, content: 'Hello', privacy: 'public' } });
      await iris.call(createComment, { params: { id: postId(1) }, body: { content: 'Hello' } });
      await ann.call(updateFriendship, { params: { id: row.id }, body: { status: 'accepted' } });
      await iris.call(sendMessage, { body: { senderId: id, receiverId: memberId('ann'), content: 'Hello' } });
      for (const name of ['ann', 'ben', 'cleo'] as const) {
        const read = Object.entries(await everythingReadBy(await backend.as(name), name));
        expect(read.filter(([, raw]) => raw.includes(id)).length, name).toBeGreaterThan(1);
        for (const [call, raw] of read) {
          // Their own, and of who runs the server.
          if (call === 'getCare' || call === 'getContact') continue;
          const others = raw
            .replace(`${name}@example.com`, '')
            .replace('"isModerator":true', '')
            .replaceAll('"badge":"moderator"', '');
          expect(others, `${call} for ${name}`).not.toMatch(SECRETS);
        }
      }
    });
  });
}
