import { describe, expect, it } from 'vitest';
import { createComment } from '../comments.ts';
import type { OpenBackend } from './backend.ts';
import { everyCall } from './bodies.ts';
import { everythingReadBy } from './readable.ts';
import { decide, look } from './safety.ts';
import { caseAbout, caseId } from './safetySeeds.ts';
import { memberId, NAMES, postBy, postId } from './seeds.ts';
import type { Name } from './seeds.ts';
import { commentBy, messageFrom } from './talkSeeds.ts';

/** Ann knows each of them in another way. */
const MODERATORS: Name[] = ['ben', 'cleo', 'dora', 'gwen'];

const withModerators = {
  ...everyCall,
  members: everyCall.members.map((one) => ({
    ...one,
    findableBy: 'everybody' as const,
    role: MODERATORS.includes(one.username as Name) ? ('moderator' as const) : ('member' as const),
  })),
  posts: [...everyCall.posts, postBy('ed', 6), postBy('dora', 7)],
  comments: [...everyCall.comments, commentBy('ed', 3, { postId: postId(1) })],
  messages: [...everyCall.messages, messageFrom('ed', 'ann', 4)],
  cases: [...everyCall.cases, caseAbout('cleo', 9)],
};

interface Shown {
  id: string;
  displayName: string;
  badge?: string;
}

/** Every member that is shown somewhere in an answer. */
function peopleIn(value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(peopleIn);
  return 'displayName' in value && !('email' in value) ? [value as Shown, ...inside] : inside;
}

const nameOf = (id: string): Name | undefined => NAMES.find((name) => memberId(name) === id);

/** Every time a person is shown: who, and with which badge. */
const badgesIn = (answers: unknown[]): [name: Name | undefined, badge: string | undefined][] =>
  answers.flatMap(peopleIn).map(({ id, badge }) => [nameOf(id), badge]);

const badgeOf = (name: Name | undefined) => (name && MODERATORS.includes(name) ? 'moderator' : undefined);

/** Who moderates is seen wherever they are. */
export function badgesConform(backendName: string, open: OpenBackend): void {
  describe(`the badge of a moderator on ${backendName}`, () => {
    it('is in every answer that shows one to another member, and with nobody else', async () => {
      await using backend = await open(withModerators);
      const read = await everythingReadBy(await backend.as('ann'), 'ann');
      const shown: Record<string, (Name | undefined)[]> = {};
      for (const [call, raw] of Object.entries(read)) {
        const [, json = ''] = /^200 (.*)$/s.exec(raw) ?? [];
        if (!/^[[{]/.test(json)) continue;
        for (const [name, badge] of badgesIn([JSON.parse(json)])) {
          expect([call, name, badge]).toEqual([call, name, badgeOf(name)]);
          shown[call] = [...(shown[call] ?? []), name];
        }
      }
      // Moderators and others are in them: nothing here holds for want of people.
      expect(shown).toMatchObject({
        listFeed: expect.arrayContaining(['ben', 'dora', 'ed']),
        listComments: expect.arrayContaining(['ben', 'ed']),
        listFriends: expect.arrayContaining(['ben', 'ed']),
        listFriendRequests: ['dora'],
        suggestFriends: expect.arrayContaining(['cleo']),
        listConversations: expect.arrayContaining(['ben', 'ed']),
      });
    });

    it('is beside what they have just written, and with a hidden profile', async () => {
      await using backend = await open(withModerators);
      const [ann, ben, gwen] = [await backend.as('ann'), await backend.as('ben'), await backend.as('gwen')];
      const comment = { params: { id: postId(1) }, body: { content: 'Hello' } };
      expect(badgesIn([await ben.call(createComment, comment)])).toEqual([['ben', 'moderator']]);
      expect(badgesIn([await ann.call(createComment, comment)])).toEqual([['ann', undefined]]);
      const cases = badgesIn([await look(gwen, caseId(1)), await look(gwen, caseId(9))]);
      expect(cases.filter(([name, badge]) => badge !== badgeOf(name))).toEqual([]);
      expect(cases).toContainEqual(['cleo', 'moderator']);
      expect(badgesIn([await decide(gwen, caseId(1), 'hide')])).toEqual([['gwen', 'moderator']]);
    });
  });
}
