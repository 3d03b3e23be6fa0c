import { describe, expect, it } from 'vitest';
import type { Seed } from '../fixtures/seed.ts';
import { createFriendship } from '../friendships.ts';
import { suggestFriends } from '../suggestions.ts';
import { expectCallError } from './ask.ts';
import type { OpenBackend } from './backend.ts';
import { CIRCLE_LISTS, rawList, suggestionsFor } from './circle.ts';
import {
  among,
  annAndBen,
  everyRelation,
  foundByAll,
  friendshipId,
  memberId,
  NAMES,
  UNKNOWN_ID,
} from './seeds.ts';
import type { Name, Row } from './seeds.ts';

const profileOf = (name: Name) => ({
  id: memberId(name),
  username: name,
  displayName: `${name[0]?.toUpperCase()}${name.slice(1)}`,
  bio: `I am ${name}.`,
});

/** The rows of `everyRelation` that a list contains, each with the member it shows. */
const SHOWN: [list: keyof typeof CIRCLE_LISTS, reader: Name, rows: [n: number, row: Row, friend: Name][]][] =
  [
    [
      'friend',
      'ann',
      [
        [1, ['ann', 'ben', 'accepted'], 'ben'],
        [2, ['cleo', 'ann', 'accepted'], 'cleo'],
      ],
    ],
    ['friend', 'cleo', [[2, ['cleo', 'ann', 'accepted'], 'ann']]],
    ['friend', 'dora', []],
    ['asks', 'ann', [[4, ['ed', 'ann', 'pending'], 'ed']]],
    ['asks', 'dora', [[3, ['ann', 'dora', 'pending'], 'ann']]],
    ['asks', 'finn', []],
    ['blocked', 'ann', [[6, ['gwen', 'ann', 'blocked'], 'gwen']]],
    ['blocked', 'finn', [[5, ['ann', 'finn', 'blocked'], 'ann']]],
    ['blocked', 'gwen', []],
  ];

/** Names whose order differs between alphabets, letter cases and the units a text is counted in. */
const NAMED: Record<Exclude<Name, 'ann'>, string> = {
  ben: 'Älva',
  cleo: '\u{FFFD} Fay',
  dora: 'bo',
  ed: '🌻 Sun',
  finn: 'Zoe',
  gwen: 'Bo',
  hugo: 'ＡＢＣ',
};
const BY_NAME: Name[] = ['hugo', 'dora', 'gwen', 'finn', 'ben', 'ed', 'cleo'];

const OTHERS = NAMES.filter((name) => name !== 'ann');

/** Ann has the same kind of row with everybody, so all of them are in one of her lists. */
function sevenInOneList(status: 'accepted' | 'pending' | 'blocked'): Seed {
  const seed = among(
    NAMES,
    OTHERS.map((name): Row => [name, 'ann', status]),
  );
  const displayNames = new Map(Object.entries(NAMED));
  const members = seed.members.map((one) => ({
    ...one,
    displayName: displayNames.get(one.username) ?? one.displayName,
  }));
  return { ...seed, members };
}

/** Who has a friend in common with whom in `everyRelation`. */
const COMMON: Partial<Record<Name, Name>> = { ann: 'hugo', ben: 'cleo', hugo: 'ann' };

/** Suggestions for each member of `everyRelation`: friends of friends first, then by id, from where the day begins. */
const SUGGESTED: [reader: Name, people: Name[]][] = [
  ['ann', ['hugo']],
  ['ben', ['cleo', 'dora', 'ed']],
  ['dora', ['ben', 'cleo', 'ed']],
  ['ed', ['ben', 'cleo', 'dora']],
  ['gwen', ['ben', 'cleo', 'dora']],
  ['hugo', ['ann', 'cleo', 'dora']],
];

/** Ann's friends are Ben and Cleo. Pending and blocked rows do not count as friends in common. */
const IN_COMMON: Row[] = [
  ['ann', 'ben', 'accepted'],
  ['cleo', 'ann', 'accepted'],
  ['hugo', 'ben', 'accepted'],
  ['cleo', 'hugo', 'accepted'],
  ['ben', 'gwen', 'accepted'],
  ['dora', 'ben', 'pending'],
  ['finn', 'cleo', 'blocked'],
  ['finn', 'ben', 'blocked', 'both'],
];
const inCommon = foundByAll(among(NAMES, IN_COMMON));

/** Ben knows all of them: Ann has one friend in common with each. */
const manyOfBens = among(
  NAMES,
  OTHERS.map((name): Row => (name === 'ben' ? ['ann', 'ben', 'accepted'] : ['ben', name, 'accepted'])),
);

/** The lists of people: friends, requests, blocked ones, and people to know. */
export function friendListsConform(backendName: string, open: OpenBackend): void {
  describe(`the lists of people on ${backendName}`, () => {
    it('refuses every list of another member, known or not', async () => {
      await using backend = await open(everyRelation);
      const ann = await backend.as('ann');
      for (const userId of [memberId('ben'), UNKNOWN_ID]) {
        const params = { userId };
        for (const endpoint of Object.values(CIRCLE_LISTS))
          await expectCallError(ann, endpoint, { params }, 'notYourAccount');
        await expectCallError(ann, suggestFriends, { params }, 'notYourAccount');
      }
    });

    it('shows each member their own rows with the other one of the two, and nothing more', async () => {
      await using backend = await open(everyRelation);
      for (const [list, reader, rows] of SHOWN) {
        const expected = rows.map(([n, [asked, wasAsked, status], friend]) => ({
          id: friendshipId(n),
          userId: memberId(asked),
          friendId: memberId(wasAsked),
          status,
          // What they say of themselves is for friends, and for who may become one.
          friend: { ...profileOf(friend), ...(list === 'blocked' && { bio: undefined }) },
        }));
        const shown = await rawList(await backend.as(reader), CIRCLE_LISTS[list], reader);
        expect(shown, `${list} of ${reader}`).toEqual(expected);
      }
    });

    it.each([
      ['friend', 'accepted'],
      ['asks', 'pending'],
      ['blocked', 'blocked'],
    ] as const)('orders the list “%s” by name, in one way everywhere', async (list, status) => {
      await using backend = await open(sevenInOneList(status));
      const entries = await rawList(await backend.as('ann'), CIRCLE_LISTS[list], 'ann');
      expect(entries).toMatchObject(BY_NAME.map((name) => ({ friend: { id: memberId(name) } })));
    });

    it('suggests nobody where there is nobody else', async () => {
      await using backend = await open(annAndBen);
      await expect(suggestionsFor(await backend.as('ann'), 'ann')).resolves.toEqual([]);
    });

    it('suggests up to three people who have no row with the reader', async () => {
      await using backend = await open(foundByAll(everyRelation));
      for (const [reader, people] of SUGGESTED) {
        const shown = await rawList(await backend.as(reader), suggestFriends, reader);
        expect(shown, reader).toEqual(
          people.map((name) => ({
            ...profileOf(name),
            friendsInCommon: COMMON[reader] === name ? 1 : 0,
            sharedLikings: [],
          })),
        );
      }
    });

    it('suggests those with the most friends in common first', async () => {
      await using backend = await open(inCommon);
      const people = await suggestionsFor(await backend.as('ann'), 'ann');
      expect(people.map(({ username, friendsInCommon }) => [username, friendsInCommon])).toEqual([
        ['hugo', 2],
        ['gwen', 1],
        ['dora', 0],
      ]);
    });

    it('suggests nobody who does not let the reader find them', async () => {
      const members = inCommon.members.map((one) => ({
        ...one,
        findableBy: one.username === 'hugo' ? ('nobody' as const) : ('friendsOfFriends' as const),
      }));
      await using backend = await open({ ...inCommon, members });
      const people = await suggestionsFor(await backend.as('ann'), 'ann');
      expect(people.map(({ username }) => username)).toEqual(['gwen']);
    });

    it('suggests others on another day, until everybody has had a turn, and never whom the reader blocked', async () => {
      await using backend = await open(manyOfBens);
      const ann = await backend.as('ann');
      const body = { userId: memberId('ann'), friendId: memberId('hugo'), status: 'blocked' } as const;
      await ann.call(createFriendship, { body });
      const turns = [];
      for (let day = 1; day <= 2; day += 1) {
        backend.moveTo(new Date(Date.UTC(2026, 0, day, 12)));
        const visitor = await backend.as('ann');
        const names = (await suggestionsFor(visitor, 'ann')).map(({ username }) => username);
        expect((await suggestionsFor(visitor, 'ann')).map(({ username }) => username)).toEqual(names);
        turns.push(names);
      }
      expect(turns.map((names) => names.length)).toEqual([3, 3]);
      expect(new Set(turns.flat())).toEqual(new Set(['cleo', 'dora', 'ed', 'finn', 'gwen']));
    });
  });
}
