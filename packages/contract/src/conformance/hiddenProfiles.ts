import { describe, expect, it } from 'vitest';
import { logIn } from '../accounts.ts';
import { deleteFriendship, listFriends } from '../friendships.ts';
import { mediaUrl } from '../media.ts';
import { deleteMedia } from '../mediaUploads.ts';
import { listConversations, sendMessage } from '../messages.ts';
import { undoDecision } from '../moderation/cases.ts';
import { updateUser } from '../profileChange.ts';
import { getUser, hiddenNames } from '../users.ts';
import { ask, expectError, feedOf } from './ask.ts';
import type { Backend, OpenBackend } from './backend.ts';
import { decide, look, onlyCase, readByAll, report, talkative } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { friendshipId, mediaId, memberId, mediaUrls, PASSWORD } from './seeds.ts';

const HIDDEN = hiddenNames(memberId('ben'));
const subject = { kind: 'profile', id: memberId('ben') } as const;

/** Ben has a picture of his own, and a case about his profile. */
const withBen = {
  ...talkative,
  members: talkative.members.map((one) =>
    one.id === memberId('ben') ? { ...one, avatarUrl: mediaUrl(mediaId(2)) } : one,
  ),
  cases: [caseAbout('ben', 1, { subjectKind: subject.kind, subjectId: subject.id })],
};

const bensNames = async (backend: Backend) => {
  const ann = await backend.as('ann');
  const friends = await ann.call(listFriends, { params: { userId: memberId('ann') } });
  const { items } = await ann.call(listConversations, { params: { userId: memberId('ann') } });
  const feed = (await feedOf(ann, 'ann')).items.map(({ author }) => author);
  return [...friends.map(({ friend }) => friend), ...items.map(({ sender }) => sender), ...feed]
    .filter(({ id }) => id === memberId('ben'))
    .map(({ username, displayName }) => ({ username, displayName }));
};

/** What others see of a member whose profile moderators have hidden. */
export function hiddenProfilesConform(backendName: string, open: OpenBackend): void {
  describe(`a hidden profile on ${backendName}`, () => {
    it('shows nothing that its member chose: no name, no username, no words and no picture', async () => {
      await using backend = await open(withBen);
      expect(JSON.stringify(await readByAll(backend))).toContain('\\"ben\\"');
      await decide(await backend.as('ed'), caseId(1), 'hide');
      expect(JSON.stringify(await readByAll(backend))).not.toMatch(/"Ben\\"|"ben\\"|I am ben/);
      expectError(await ask(await backend.as('ann'), 'get', mediaUrls(2)[0] ?? ''), 'mediaNotFound');
    });

    it('has the same name wherever its member is met, which tells it from another one', async () => {
      await using backend = await open(withBen);
      await decide(await backend.as('ed'), caseId(1), 'hide');
      expect(await bensNames(backend)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
      expect(hiddenNames(memberId('cleo'))).not.toEqual(HIDDEN);
    });

    it('is still a friend, who can be written to and unfriended', async () => {
      await using backend = await open(withBen);
      const ann = await backend.as('ann');
      await decide(await backend.as('ed'), caseId(1), 'hide');
      const message = { senderId: memberId('ann'), receiverId: memberId('ben'), content: 'Hello' };
      expect(await ann.call(sendMessage, { body: message })).toMatchObject(message);
      await ann.call(deleteFriendship, { params: { id: friendshipId(1) } });
      const friends = await ann.call(listFriends, { params: { userId: memberId('ann') } });
      expect(friends.map(({ friend }) => friend.id)).toEqual([memberId('cleo')]);
    });

    it('is known to its member and to moderators by the username, with which its member logs in', async () => {
      await using backend = await open(withBen);
      const ed = await backend.as('ed');
      await decide(ed, caseId(1), 'hide');
      const ben = backend.visitor();
      await ben.call(logIn, { body: { username: 'ben', password: PASSWORD } });
      expect(await ben.call(getUser, {})).toMatchObject({ ...HIDDEN, username: 'ben' });
      expect((await look(ed, caseId(1))).owner).toMatchObject({ username: 'ben' });
    });

    it('shows a name that its member chooses since, and still no username', async () => {
      await using backend = await open(withBen);
      const ed = await backend.as('ed');
      const { id } = await decide(ed, caseId(1), 'hide');
      const ben = await backend.as('ben');
      await ben.call(updateUser, { params: { id: memberId('ben') }, body: { displayName: 'Benny' } });
      const chosen = { displayName: 'Benny', username: HIDDEN.username };
      expect(await bensNames(backend)).toEqual([chosen, chosen, chosen]);
      await ed.call(undoDecision, { params: { id } });
      const given = { displayName: 'Benny', username: 'ben' };
      expect(await bensNames(backend)).toEqual([given, given, given]);
    });

    it('comes back without the picture that its member has deleted meanwhile', async () => {
      await using backend = await open(withBen);
      const [ben, ed] = [await backend.as('ben'), await backend.as('ed')];
      const { id } = await decide(ed, caseId(1), 'hide');
      await ben.call(deleteMedia, { params: { id: mediaId(2) } });
      await ed.call(undoDecision, { params: { id } });
      const given = await ben.call(getUser, {});
      expect([given.displayName, given.avatarUrl]).toEqual(['Ben', undefined]);
    });

    it.each([[[0, 1]], [[1, 0]]] as const)(
      'that was hidden twice stays so until both decisions are undone, in the order %j',
      async (order) => {
        await using backend = await open(withBen);
        const [cleo, ed] = [await backend.as('cleo'), await backend.as('ed')];
        const before = await bensNames(backend);
        const ids = [(await decide(ed, caseId(1), 'hide')).id];
        await report(cleo, subject);
        ids.push((await decide(ed, (await onlyCase(ed)).id, 'warn')).id);
        await ed.call(undoDecision, { params: { id: ids[order[0]] ?? '' } });
        expect(await bensNames(backend)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
        await ed.call(undoDecision, { params: { id: ids[order[1]] ?? '' } });
        expect(await bensNames(backend)).toEqual(before);
      },
    );
  });
}
