import { describe, expect, it } from 'vitest';
import { getMe, logIn } from '../accounts.ts';
import { fillPath } from '../addresses.ts';
import { listComments } from '../comments.ts';
import { listBlocked, listFriendRequests, listFriends } from '../friendships.ts';
import { suggestFriends } from '../suggestions.ts';
import { listConversations } from '../messages.ts';
import { listFeed } from '../posts.ts';
import { DRAWN_PEOPLE, drawnPersonUrl } from '../avatars.ts';
import { mediaUrl } from '../media.ts';
import { redeemReward } from '../rewards.ts';
import { updateUser } from '../profileChange.ts';
import { getUser } from '../users.ts';
import { ask, expectError, invalid } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { UNUSABLE, withMedia } from './mediaSeeds.ts';
import { reward, rewardId } from './moneySeeds.ts';
import {
  annAndBen,
  everyRelation,
  foundByAll,
  mediaId,
  mediaUrls,
  memberId,
  PASSWORD,
  pictureOf,
  publicPostOf,
} from './seeds.ts';
import type { Name } from './seeds.ts';
import { commentBy, messageFrom } from './talkSeeds.ts';

const path = fillPath(updateUser.path, { id: memberId('ann') });
const [avatarUrl = ''] = mediaUrls(1);

const REFUSED: unknown[] = [
  'https://example.com/ann.png',
  '//example.com/media/ann.png',
  '/\\example.com/media/ann.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/api/media/../users/ann',
  `${avatarUrl}?who=ben`,
  `${avatarUrl}#top`,
  `${avatarUrl}.png`,
  '/api/media/%2e%2e/ann',
  '/api/placeholder-media',
  '/media/ann.png',
  '/pictures/people/',
  '/pictures/people/leo',
  '/pictures/people/../leo.svg',
  '/pictures/people/Leo.svg',
  '/pictures/leo.svg',
  '/pictures/people/leo.svg?who=ben',
  '/other/ann.png',
  ` ${avatarUrl}`,
  `${avatarUrl}\n`,
  `/api/media/${'a'.repeat(65)}`,
  '',
  7,
];

/** Everybody Ann meets somewhere sees her in one list at least. */
const annIsEverywhere = {
  ...foundByAll(everyRelation),
  media: [pictureOf('ann', 1)],
  comments: [commentBy('ann', 1, { postId: publicPostOf('ann') })],
  messages: [messageFrom('ann', 'ben', 1)],
};

const SHOWN_IN: [list: { path: string }, reader: Name][] = [
  [listFeed, 'ben'],
  [listFriends, 'ben'],
  [listConversations, 'ben'],
  [listComments, 'ben'],
  [listFriendRequests, 'dora'],
  [listBlocked, 'finn'],
  [suggestFriends, 'hugo'],
];

/** Every list in which one of `SHOWN_IN` sees Ann, as text. */
async function listsWithAnn(readers: Map<Name, Visitor>): Promise<string[]> {
  const lists: string[] = [];
  for (const [list, name] of SHOWN_IN) {
    const address = fillPath(list.path, { userId: memberId(name), id: publicPostOf('ann') });
    const { raw } = await ask(readers.get(name)!, 'get', address);
    lists.push(raw);
  }
  return lists;
}

/** A member’s own picture. */
export function avatarsConform(backendName: string, open: OpenBackend): void {
  describe(`a member’s picture on ${backendName}`, () => {
    it('is in no answer before there is one', async () => {
      await using backend = await open(annIsEverywhere);
      const readers = new Map<Name, Visitor>();
      for (const [, name] of SHOWN_IN) readers.set(name, await backend.as(name));
      for (const raw of await listsWithAnn(readers)) {
        expect(raw).toContain(memberId('ann'));
        expect(raw).not.toContain('avatarUrl');
      }
    });

    it('is shown wherever the member is, and nowhere once it is removed', async () => {
      await using backend = await open(annIsEverywhere);
      const ann = await backend.as('ann');
      const readers = new Map<Name, Visitor>();
      for (const [, name] of SHOWN_IN) readers.set(name, await backend.as(name));
      await expect(
        ann.call(updateUser, { params: { id: memberId('ann') }, body: { avatarUrl } }),
      ).resolves.toEqual(expect.objectContaining({ avatarUrl }));
      for (const raw of await listsWithAnn(readers)) expect(raw).toContain(avatarUrl);
      const removed = await ask(ann, 'patch', path, { avatarUrl: null });
      for (const raw of [removed.raw, ...(await listsWithAnn(readers))]) {
        expect(raw).toContain(memberId('ann'));
        expect(raw).not.toContain('avatarUrl');
      }
    });

    it.each<[title: string, id: string]>([...UNUSABLE, ['a video', mediaId(6)]])(
      'is not %s, in the words of an unknown one, and nothing else changes',
      async (_, id) => {
        await using backend = await open(withMedia);
        const ann = await backend.as('ann');
        const before = await ann.call(getUser, {});
        const given = { avatarUrl: mediaUrl(id), displayName: 'Annie', email: 'ben@example.com' };
        const currentPassword = PASSWORD;
        expectError(await ask(ann, 'patch', path, { ...given, currentPassword }), 'mediaNotFound');
        expect(await ann.call(getUser, {})).toEqual(before);
      },
    );

    it('may be any of the drawn people, and is seen like a file of their own', async () => {
      await using backend = await open(annIsEverywhere);
      const ann = await backend.as('ann');
      const readers = new Map<Name, Visitor>();
      for (const [, name] of SHOWN_IN) readers.set(name, await backend.as(name));
      await ask(ann, 'patch', path, { avatarUrl });
      for (const person of DRAWN_PEOPLE) {
        const drawn = await ask(ann, 'patch', path, { avatarUrl: drawnPersonUrl(person) });
        expect(drawn.raw).toContain(`"avatarUrl":"/pictures/people/${person}.svg"`);
      }
      for (const raw of await listsWithAnn(readers)) expect(raw).toContain('/pictures/people/hana.svg');
      const own = await ask(ann, 'patch', path, { avatarUrl });
      expect(own.raw).not.toContain('/pictures/');
      const removed = await ask(ann, 'patch', path, { avatarUrl: null });
      expect(removed.raw).not.toContain('avatarUrl');
    });

    it('is no person whom nobody has drawn, and nothing else changes', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const before = await ann.call(getUser, {});
      for (const unknown of ['nobody', 'constructor']) {
        const given = { avatarUrl: drawnPersonUrl(unknown), displayName: 'Annie' };
        expectError(await ask(ann, 'patch', path, given), 'mediaNotFound');
      }
      expect(await ann.call(getUser, {})).toEqual(before);
    });

    it('stays through other changes, and is the member’s own at every login', async () => {
      await using backend = await open({
        ...annAndBen,
        members: annAndBen.members.map((one) => (one.username === 'ann' ? { ...one, avatarUrl } : one)),
      });
      const ann = await backend.as('ann');
      await ask(ann, 'patch', path, { bio: 'Hello' });
      await expect(ann.call(getMe, {})).resolves.toMatchObject({ avatarUrl, bio: 'Hello' });
      const login = backend.visitor().call(logIn, { body: { username: 'ann', password: PASSWORD } });
      await expect(login).resolves.toMatchObject({ avatarUrl });
    });
  });
}

const GOLD = 1;
const BEADS = 2;
/** Ann is everywhere, and one of the rewards is a frame. */
const withFrame = {
  ...annIsEverywhere,
  rewards: [reward(GOLD, { delivers: { kind: 'frame', frame: 'golden' } }), reward(BEADS)],
};

const redeem = (visitor: Visitor, n: number) => visitor.call(redeemReward, { params: { id: rewardId(n) } });

/** What goes around a member’s picture. */
export function avatarFramesConform(backendName: string, open: OpenBackend): void {
  describe(`the frame of a member’s picture on ${backendName}`, () => {
    it('is refused to who has no reward that delivers it, and nothing else changes', async () => {
      await using backend = await open(withFrame);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await redeem(ben, GOLD);
      await redeem(ann, BEADS);
      const before = await ann.call(getUser, {});
      const given = { avatarFrame: 'golden', displayName: 'Annie' };
      expectError(await ask(ann, 'patch', path, given), 'rewardNotFound');
      expect(await ann.call(getUser, {})).toEqual(before);
    });

    it('is shown wherever the member is, and nowhere once it is taken off', async () => {
      await using backend = await open(withFrame);
      const ann = await backend.as('ann');
      const readers = new Map<Name, Visitor>();
      for (const [, name] of SHOWN_IN) readers.set(name, await backend.as(name));
      await redeem(ann, GOLD);
      for (const raw of await listsWithAnn(readers)) expect(raw).not.toContain('avatarFrame');
      const framed = await ask(ann, 'patch', path, { avatarFrame: 'golden' });
      for (const raw of [framed.raw, ...(await listsWithAnn(readers))])
        expect(raw).toContain('"avatarFrame":"golden"');
      await expect(ann.call(getMe, {})).resolves.toMatchObject({ avatarFrame: 'golden' });
      const removed = await ask(ann, 'patch', path, { avatarFrame: null });
      for (const raw of [removed.raw, ...(await listsWithAnn(readers))]) {
        expect(raw).toContain(memberId('ann'));
        expect(raw).not.toContain('avatarFrame');
      }
    });
  });
}

/** Refused before any handler runs. */
export function avatarShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong picture of oneself on ${backendName}`, () => {
    it('refuses a frame that is not there', async () => {
      await using backend = await open(annAndBen);
      const wrong = await ask(await backend.as('ann'), 'patch', path, { avatarFrame: 'silver' });
      expectError(wrong, ...invalid('avatarFrame'));
    });

    it('refuses pictures that are not served here, and keeps the one there is', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      await ask(ann, 'patch', path, { avatarUrl });
      for (const wrong of REFUSED) {
        const answer = await ask(ann, 'patch', path, { avatarUrl: wrong, displayName: 'New' });
        expect(answer.status, String(wrong)).toBe(400);
        expectError(answer, ...invalid('avatarUrl'));
      }
      await expect(ann.call(getUser, {})).resolves.toMatchObject({ avatarUrl, displayName: 'Ann' });
    });
  });
}
