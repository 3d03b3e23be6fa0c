import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFriendship } from '../friendships.ts';
import { sendMessage } from '../messages.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { CIRCLE_LISTS, rawList } from './circle.ts';
import { thingsOf } from './exportSeeds.ts';
import { among, friendshipId, memberId, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';

/** Everything Ann can do about another member, given the last id of a row with them that she knows. */
const ACTS = {
  ask: (ann, other) => ask(ann, 'post', createFriendship.path, pairWith(other)),
  block: (ann, other) => ask(ann, 'post', createFriendship.path, { ...pairWith(other), status: 'blocked' }),
  accept: (ann, _, rowId) => ask(ann, 'patch', `/api/friendships/${rowId}`, { status: 'accepted' }),
  decline: (ann, _, rowId) => ask(ann, 'patch', `/api/friendships/${rowId}`, { status: 'blocked' }),
  end: (ann, _, rowId) => ask(ann, 'delete', `/api/friendships/${rowId}`),
  read: (ann, other) => ask(ann, 'get', `/api/messages/${memberId('ann')}/${memberId(other)}`),
  write: (ann, other) =>
    ask(ann, 'post', sendMessage.path, {
      senderId: memberId('ann'),
      receiverId: memberId(other),
      content: 'Hello?',
    }),
} satisfies Record<string, (ann: Visitor, other: Name, rowId: string) => Promise<Answer>>;
type Act = keyof typeof ACTS;

const pairWith = (other: Name) => ({ userId: memberId('ann'), friendId: memberId(other) });

/** Finn has declined Ann and Dora has not answered; Ed asked Ann and then blocked her, and Gwen never knew her. */
const seed = among(
  ['ann', 'dora', 'ed', 'finn', 'gwen'],
  [
    ['ann', 'finn', 'blocked'],
    ['ann', 'dora', 'pending'],
    ['ed', 'ann', 'blocked', 'user'],
  ],
);

/** Two members whom Ann must not be able to tell apart, each with the id of a row she may know. */
const ALIKE: [title: string, blocked: [Name, string], other: [Name, string]][] = [
  ['declined her as who has not answered', ['finn', friendshipId(1)], ['dora', friendshipId(2)]],
  ['blocked her as who never knew her', ['ed', friendshipId(3)], ['gwen', UNKNOWN_ID]],
];

/** The answers to these acts and Ann's lists after them, with ids in the order she met them. */
async function answersAbout(ann: Visitor, [other, firstId]: [Name, string], acts: Act[]): Promise<string[]> {
  const rowIds = [firstId];
  const answers: string[] = [];
  for (const act of acts) {
    const { status, raw } = await ACTS[act](ann, other, rowIds.at(-1)!);
    const [, id] = /^{"id":"([^"]+)"/.exec(raw) ?? [];
    if (id && !rowIds.includes(id)) rowIds.push(id);
    answers.push(`${act}: ${status} ${raw}`);
  }
  for (const list of Object.values(CIRCLE_LISTS)) {
    const entries = (await rawList(ann, list, 'ann')) as { friend: { id: string } }[];
    answers.push(JSON.stringify(entries.filter(({ friend }) => friend.id === memberId(other))));
  }
  const names = new RegExp(`"${other}"|${memberId(other)}|\\b${other}\\b`, 'gi');
  return answers.map((answer) =>
    rowIds.reduce((text, id, n) => text.replaceAll(id, `row ${n}`), answer).replace(names, '…'),
  );
}

/** Blocks cannot be found out by what the calls answer. */
export function untoldBlocksConform(backendName: string, open: OpenBackend): void {
  describe(`a block that is not told on ${backendName}`, () => {
    it.each(ALIKE)('answers about who %s, whatever she does in whatever order', async (_, blocked, other) => {
      const acts = fc.array(fc.constantFrom(...(Object.keys(ACTS) as Act[])), { minLength: 2, maxLength: 7 });
      const alike = fc.asyncProperty(acts, async (chosen) => {
        await using backend = await open(seed);
        const ann = await backend.as('ann');
        expect(await answersAbout(ann, blocked, chosen)).toEqual(await answersAbout(ann, other, chosen));
      });
      const known: [Act[]][] = [
        [['end', 'end', 'ask', 'end']],
        [['ask', 'block', 'end', 'ask', 'accept']],
        [['read', 'write', 'ask', 'read']],
      ];
      await fc.assert(alike, { seed: 20_240_102, numRuns: 10, examples: known });
    });

    it('has her take along who declined her as who has not answered', async () => {
      await using backend = await open(seed);
      const { data } = await thingsOf(await backend.as('ann'));
      const people = data['people'] as { username: string; is: string }[];
      expect(people.map(({ username, is }) => [username, is])).toEqual([
        ['finn', 'asked'],
        ['dora', 'asked'],
      ]);
    });
  });
}
