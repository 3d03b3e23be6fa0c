import { describe, expect, it } from 'vitest';
import { createFriendship, updateFriendship } from '../friendships.ts';
import { sendMessage } from '../messages.ts';
import { createPost } from '../postDraft.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { look, onlyCase, queueOf, talkative } from './safety.ts';
import { crowdOf, memberId } from './seeds.ts';
import type { Name } from './seeds.ts';

/** Ben's account is one of these days, whatever the clock. */
const withNewBen = {
  ...talkative,
  members: talkative.members.map((one) =>
    one.username === 'ben' ? { ...one, createdAt: '2099-01-01T00:00:00.000Z' } : one,
  ),
};

const share = (visitor: Visitor, name: Name, content: string, privacy: 'public' | 'friends' = 'public') =>
  visitor.call(createPost, { body: { authorId: memberId(name), content, privacy } });

const write = (visitor: Visitor, to: Name, content: string) =>
  visitor.call(sendMessage, { body: { senderId: memberId('ben'), receiverId: memberId(to), content } });

/** What new accounts do is looked at, and never blocked. */
export function newAccountsConform(backendName: string, open: OpenBackend): void {
  describe(`a new account on ${backendName}`, () => {
    it('comes to the second list with a public post that has a signal, which is there all the same', async () => {
      await using backend = await open(withNewBen);
      const [ben, ed] = [await backend.as('ben'), await backend.as('ed')];
      await share(ben, 'ben', 'I am new here. Hello!');
      await share(ben, 'ben', 'Call me: 555 010 0199', 'friends');
      expect(await queueOf(ed, 'newAccounts')).toEqual([]);
      const post = await share(ben, 'ben', 'Send money to https://example.com or 555 010 0199');
      const found = await look(ed, (await onlyCase(ed, 'newAccounts')).id);
      expect(found.signals).toEqual(['phoneNumber', 'link', 'money']);
      expect(found).toMatchObject({
        subjectKind: 'post',
        content: post.content,
        isGone: false,
        reportsCount: 0,
      });
      expect(await queueOf(ed)).toEqual([]);
    });

    it('comes there with a message that has one', async () => {
      await using backend = await open(withNewBen);
      const [ben, ed] = [await backend.as('ben'), await backend.as('ed')];
      await write(ben, 'ann', 'Hello dear');
      await write(ben, 'cleo', 'Can you lend me cash?');
      expect(await onlyCase(ed, 'newAccounts')).toMatchObject({
        subjectKind: 'message',
        excerpt: 'Can you lend me cash?',
      });
    });

    it('comes there for asking many, declined or not, and not for blocking them', async () => {
      const crowd = crowdOf(21);
      await using backend = await open({ ...withNewBen, members: [...withNewBen.members, ...crowd] });
      const [ben, ed, first] = [
        await backend.as('ben'),
        await backend.as('ed'),
        await backend.as('member10'),
      ];
      const reach = ({ id: friendId }: { id: string }, status: 'pending' | 'blocked' = 'pending') =>
        ben.call(createFriendship, { body: { userId: memberId('ben'), friendId, status } });
      for (const one of crowd.slice(0, 10)) await reach(one, 'blocked');
      const [asked, ...others] = crowd.slice(10);
      const { id } = await reach(asked!);
      await first.call(updateFriendship, { params: { id }, body: { status: 'blocked' } });
      for (const one of others.slice(0, 9)) await reach(one);
      expect(await queueOf(ed, 'newAccounts')).toEqual([]);
      await reach(others[9]!);
      expect((await look(ed, (await onlyCase(ed, 'newAccounts')).id)).signals).toEqual(['manyRequests']);
    });

    it('is what an older account is not', async () => {
      await using backend = await open(talkative);
      await share(await backend.as('ann'), 'ann', 'Send money to https://example.com or 555 010 0199');
      expect(await queueOf(await backend.as('ed'), 'newAccounts')).toEqual([]);
    });
  });
}
