import { describe, expect, it } from 'vitest';
import { createFriendship, deleteFriendship, updateFriendship } from '../friendships.ts';
import { sendMessage } from '../messages.ts';
import { ask, feedOf } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { standingOf } from './circle.ts';
import { everyRelation, foundByAll, friendshipId, memberId, postBy, withPosts } from './seeds.ts';
import type { Name } from './seeds.ts';

const params = { id: friendshipId(1) };
const blocked = { status: 'blocked' } as const;

/** Ann and Ben, friends, with a post each. */
const twoPosts = withPosts([postBy('ann', 1), postBy('ben', 2)]);

/** Effects of a block: who sees whom, and what the blocked member can find out. */
export function blockingConform(backendName: string, open: OpenBackend): void {
  describe(`blocking on ${backendName}`, () => {
    it('takes two friends out of each other’s sight at once, whoever of them blocks', async () => {
      for (const blocker of ['ann', 'ben'] as const) {
        await using backend = await open(twoPosts);
        const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
        await (blocker === 'ann' ? ann : ben).call(updateFriendship, { params, body: blocked });
        await expect(feedOf(ann, 'ann')).resolves.toMatchObject({ items: [{ authorId: memberId('ann') }] });
        await expect(feedOf(ben, 'ben')).resolves.toMatchObject({ items: [{ authorId: memberId('ben') }] });
      }
    });

    it('leaves two strangers when it is lifted, not friends', async () => {
      await using backend = await open(foundByAll(twoPosts));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await ann.call(updateFriendship, { params, body: blocked });
      await ann.call(deleteFriendship, { params });
      expect(await standingOf('ben', ann, 'ann')).toEqual(['suggested']);
      expect(await standingOf('ann', ben, 'ben')).toEqual(['suggested']);
      await expect(feedOf(ben, 'ben')).resolves.toMatchObject({ items: [{}, {}] });
    });

    it('holds until both have lifted it, where both have blocked', async () => {
      await using backend = await open(foundByAll(twoPosts));
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await ann.call(updateFriendship, { params, body: blocked });
      const body = { userId: memberId('ben'), friendId: memberId('ann'), ...blocked };
      const { id } = await ben.call(createFriendship, { body });
      await ann.call(deleteFriendship, { params: { id } });
      await expect(feedOf(ann, 'ann')).resolves.toMatchObject({ items: [{ authorId: memberId('ann') }] });
      expect(await standingOf('ann', ben, 'ben')).toEqual(['blocked']);
      await ben.call(deleteFriendship, { params: { id } });
      expect(await standingOf('ben', ann, 'ann')).toEqual(['suggested']);
    });

    it('answers who was declined as it answers who is still waiting', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      const answersAbout = async (name: Name, rowId: string): Promise<string[]> => {
        const pair = { userId: memberId('ann'), friendId: memberId(name) };
        const note = { senderId: memberId('ann'), receiverId: memberId(name), content: 'Hello?' };
        const answers = [
          await ask(ann, 'post', createFriendship.path, pair),
          await ask(ann, 'patch', `/api/friendships/${rowId}`, { status: 'accepted' }),
          await ask(ann, 'post', sendMessage.path, note),
          await ask(ann, 'delete', `/api/friendships/${rowId}`),
        ];
        const names = new RegExp(`${memberId(name)}|${rowId}`, 'g');
        return answers.map(({ status, raw }) => `${status} ${raw.replace(names, '…')}`);
      };
      expect(await answersAbout('finn', friendshipId(5))).toEqual(
        await answersAbout('dora', friendshipId(3)),
      );
    });
  });
}
