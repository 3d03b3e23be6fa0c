import { describe, expect, it } from 'vitest';
import { fillPath } from '../addresses.ts';
import type { Seed } from '../fixtures/seed.ts';
import { createFriendship, deleteFriendship } from '../friendships.ts';
import { leaveFriendBase } from '../leaving.ts';
import { listMessages } from '../messages.ts';
import {
  addSharedRound,
  endSharedGame,
  getSharedGame,
  listSharedGames,
  startSharedGame,
  turnSharedCard,
} from '../sharedGames.ts';
import type { SharedGame } from '../sharedGames.ts';
import { countNotifications, listNotifications, seeNotifications } from '../notifications.ts';
import { notificationId } from '../notificationKinds.ts';
import { FIRST_NOTIFICATION_SETTINGS, updateNotificationSettings } from '../notificationSettings.ts';
import { SHARED_GOAL_STARS } from '../sharedGameRules.ts';
import type { StoredSharedGame } from '../sharedGameRules.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import { atOnce, times } from './atOnce.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { follow, like, untilLike } from './live.ts';
import { annAndBen, everyRelation, friendshipId, memberId, PASSWORD, postBy, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';
import { goodSharedRound, sharedGame, sharedGameId, SORTED_DECK } from './sharedGameSeeds.ts';

const ID = sharedGameId(1);
const params = { id: ID };

/** Ann and Ben are friends, and play; it is Ann's turn. */
const playing = (rest: Partial<StoredSharedGame> = {}): Seed => ({
  ...annAndBen,
  posts: [postBy('ann', 1), postBy('ben', 2)],
  sharedGames: [sharedGame('ann', 'ben', 1, rest)],
});

/** Ann and Ben gather stars. */
const gathering = (stars = 0): Seed => playing({ club: 'moodBoosters', board: null, stars });

const annAnd = async (backend: Backend, name: Name): Promise<[ann: Visitor, other: Visitor]> => [
  await backend.as('ann'),
  await backend.as(name),
];

const invitationTo = (name: Name, club: SharedGame['club'] = 'speedThinking') => ({
  body: { friendId: memberId(name), club, content: 'Shall we play?' },
});

const turn = (visitor: Visitor, card: number) => visitor.call(turnSharedCard, { params, body: { card } });
const read = (visitor: Visitor) => visitor.call(getSharedGame, { params });
const addRound = (visitor: Visitor) => visitor.call(addSharedRound, { params, body: goodSharedRound });

/** Each card in a letter: what is on it where it lies open, a capital where its pair is found. */
const shown = ({ board }: SharedGame): string =>
  (board?.cards ?? [])
    .map(({ state, picture }) => {
      if (picture === null) return '.';
      const letter = String.fromCharCode(97 + picture);
      return state === 'found' ? letter.toUpperCase() : letter;
    })
    .join('');

const wordsBetween = async (visitor: Visitor, [one, other]: [Name, Name]): Promise<string[]> => {
  const { items } = await visitor.call(listMessages, {
    params: { userId: memberId(one), partnerId: memberId(other) },
  });
  return items.map(({ content }) => content);
};

/** Games that two friends play together. */
export function sharedGamesConform(backendName: string, open: OpenBackend): void {
  describe(`a game with a friend on ${backendName}`, () => {
    startingConforms(open);
    turnsConform(open);
    gatheringConforms(open);
    endingConforms(open);
    tellingConforms(open);
    noticesConform(open);
  });
}

function startingConforms(open: OpenBackend): void {
  it('is begun with nobody but a friend, and an attempt writes nothing', async () => {
    await using backend = await open(everyRelation);
    const ann = await backend.as('ann');
    const { body } = invitationTo('ben');
    for (const name of ['dora', 'ed', 'finn', 'gwen', 'hugo', 'ann'] as const)
      await expectCallError(ann, startSharedGame, invitationTo(name), 'friendsOnly');
    const toNobody = { body: { ...body, friendId: UNKNOWN_ID } };
    await expectCallError(ann, startSharedGame, toNobody, 'friendsOnly');
    await expectCallError(ann, startSharedGame, { body: { ...body, content: ' ' } }, 'messageEmpty');
    expect(await ann.call(listSharedGames, {})).toEqual([]);
    expect(await wordsBetween(ann, ['ann', 'ben'])).toEqual([]);
  });

  it('begins with a message, and with the turn of who is invited', async () => {
    await using backend = await open(everyRelation);
    const [ann, ben] = await annAnd(backend, 'ben');
    const started = await ann.call(startSharedGame, invitationTo('ben'));
    expect(started).toMatchObject({ club: 'speedThinking', outcome: null, goal: null });
    expect([started.partner.id, started.board?.isOwnTurn]).toEqual([memberId('ben'), false]);
    const { items } = await ben.call(listMessages, {
      params: { userId: memberId('ben'), partnerId: memberId('ann') },
    });
    expect(items).toMatchObject([{ id: started.messageId, content: 'Shall we play?' }]);
    const [atBen] = await ben.call(listSharedGames, {});
    expect(atBen).toMatchObject({
      id: started.id,
      partner: { id: memberId('ann') },
      board: { isOwnTurn: true },
    });
  });

  it('tells nobody what lies face down', async () => {
    await using backend = await open(everyRelation);
    const [ann, ben] = await annAnd(backend, 'ben');
    const { id, board } = await ann.call(startSharedGame, invitationTo('ben', 'memoryMatch'));
    const down = Array.from({ length: 16 }, () => ({ state: 'down', picture: null }));
    expect(board?.cards).toEqual(down);
    expect((await ben.call(getSharedGame, { params: { id } })).board?.cards).toEqual(down);
  });

  it('of one club goes on where one goes on: however many ask at once, there is one message', async () => {
    await using backend = await open(everyRelation);
    const [ann, ben] = await annAnd(backend, 'ben');
    const both = [...times(4, ann), ...times(4, ben)];
    const games = await Promise.all(
      await atOnce(both, (visitor, n) =>
        visitor.call(startSharedGame, invitationTo(both[n] === ann ? 'ben' : 'ann')),
      ),
    );
    expect(new Set(games.map(({ id }) => id)).size).toBe(1);
    expect(await wordsBetween(ann, ['ann', 'ben'])).toEqual(['Shall we play?']);
    await ann.call(startSharedGame, invitationTo('ben', 'calmFocus'));
    expect((await ben.call(listSharedGames, {})).map(({ club }) => club)).toEqual([
      'calmFocus',
      'speedThinking',
    ]);
  });

  it('is nothing to others, under an unknown id, and to a visitor', async () => {
    await using backend = await open({ ...everyRelation, sharedGames: [sharedGame('ben', 'hugo', 1)] });
    const ann = await backend.as('ann');
    for (const id of [ID, UNKNOWN_ID]) {
      await expectCallError(ann, getSharedGame, { params: { id } }, 'sharedGameNotFound');
      await expectCallError(ann, turnSharedCard, { params: { id }, body: { card: 0 } }, 'sharedGameNotFound');
      const round = { params: { id }, body: goodSharedRound };
      await expectCallError(ann, addSharedRound, round, 'sharedGameNotFound');
      await expectCallError(ann, endSharedGame, { params: { id } }, 'sharedGameNotFound');
    }
    expect(await ann.call(listSharedGames, {})).toEqual([]);
    expectError(await ask(backend.visitor(), 'get', '/api/shared-games'), 'signedOut');
  });
}

function turnsConform(open: OpenBackend): void {
  it('keeps the turn with a pair, and passes it with two cards that are none', async () => {
    await using backend = await open(playing());
    const [ann, ben] = await annAnd(backend, 'ben');
    await expectCallError(ben, turnSharedCard, { params, body: { card: 0 } }, 'notYourTurn');
    expect(shown(await turn(ann, 0))).toBe('a.......');
    await expectCallError(ann, turnSharedCard, { params, body: { card: 0 } }, 'cardNotDown');
    await expectCallError(ann, turnSharedCard, { params, body: { card: 8 } }, 'cardNotDown');
    const paired = await turn(ann, 1);
    expect([shown(paired), paired.board?.isOwnTurn]).toEqual(['AA......', true]);
    await expectCallError(ann, turnSharedCard, { params, body: { card: 1 } }, 'cardNotDown');
    await turn(ann, 2);
    const missed = await turn(ann, 4);
    expect([shown(missed), missed.board?.isOwnTurn]).toEqual(['AAb.c...', false]);
    // Ben sees what Ann found, until he goes on.
    const atBen = await read(ben);
    expect([shown(atBen), atBen.board?.isOwnTurn]).toEqual(['AAb.c...', true]);
    await expectCallError(ann, turnSharedCard, { params, body: { card: 3 } }, 'notYourTurn');
    expect(shown(await turn(ben, 2))).toBe('AAb.....');
    expect(shown(await turn(ben, 3))).toBe('AABB....');
  });

  it('turns a card over once: of eight at once one is taken, and a repeat gets the same answer', async () => {
    await using backend = await open(playing());
    const [ann] = await annAnd(backend, 'ben');
    const tries = await Promise.allSettled(await atOnce(times(8, ann), (visitor) => turn(visitor, 0)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const again = () =>
      ask(ann, 'post', fillPath(turnSharedCard.path, params), { card: 2 }, { 'idempotency-key': 'a-card' });
    const answers = await Promise.all(await atOnce(times(4, ann), again));
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
    expect(shown(await read(ann))).toBe('a.b.....');
  });

  it('is done with the last pair, and nobody has won', async () => {
    const board = { deck: SORTED_DECK, found: [0, 1, 2], open: [], turnOf: memberId('ann') };
    await using backend = await open(playing({ board }));
    const [ann, ben] = await annAnd(backend, 'ben');
    await turn(ann, 6);
    const done = await turn(ann, 7);
    expect([shown(done), done.outcome, done.board?.isOwnTurn]).toEqual(['AABBCCDD', 'done', false]);
    expect(await read(ben)).toMatchObject({ outcome: 'done', board: done.board });
    await expectCallError(ben, turnSharedCard, { params, body: { card: 0 } }, 'sharedGameEnded');
    expect(await ben.call(listSharedGames, {})).toEqual([]);
    const next = await ben.call(startSharedGame, invitationTo('ann'));
    expect(next.id).not.toBe(ID);
  });
}

function gatheringConforms(open: OpenBackend): void {
  it('takes no round of another game or level, or that nobody can have played, and no card', async () => {
    await using backend = await open(gathering());
    const [ann] = await annAnd(backend, 'ben');
    for (const wrong of [{ game: 'words' }, { level: 'hard' }, { turns: 1000, seconds: 1 }] as const) {
      const body = { ...goodSharedRound, ...wrong };
      await expectCallError(ann, addSharedRound, { params, body }, 'sharedRoundImpossible');
    }
    await expectCallError(ann, turnSharedCard, { params, body: { card: 0 } }, 'cardNotDown');
    expect((await read(ann)).goal).toEqual({ stars: 0, goalStars: SHARED_GOAL_STARS });
  });

  it('takes no round where cards are turned', async () => {
    await using backend = await open(playing());
    const [ann] = await annAnd(backend, 'ben');
    const round = { game: 'memory', level: 'easy', turns: 8, seconds: 60 } as const;
    await expectCallError(ann, addSharedRound, { params, body: round }, 'sharedRoundImpossible');
  });

  it('adds the stars of both, each round once, of many at once', async () => {
    await using backend = await open(gathering());
    const [ann, ben] = await annAnd(backend, 'ben');
    await Promise.all(await atOnce([ann, ben, ann, ben], addRound));
    const again = () =>
      ask(ann, 'post', fillPath(addSharedRound.path, params), goodSharedRound, {
        'idempotency-key': 'a-round',
      });
    await Promise.all(await atOnce(times(4, ann), again));
    expect((await read(ben)).goal?.stars).toBe(15);
  });

  it('is done once the goal is reached, and takes nothing more', async () => {
    await using backend = await open(gathering(SHARED_GOAL_STARS - 1));
    const [ann, ben] = await annAnd(backend, 'ben');
    expect(await addRound(ben)).toMatchObject({
      outcome: 'done',
      goal: { stars: SHARED_GOAL_STARS, goalStars: SHARED_GOAL_STARS },
    });
    await expectCallError(ann, addSharedRound, { params, body: goodSharedRound }, 'sharedGameEnded');
  });
}

function endingConforms(open: OpenBackend): void {
  it('is stopped for both by either, again as often, and what is done stays done', async () => {
    await using backend = await open({
      ...playing(),
      sharedGames: [
        sharedGame('ann', 'ben', 1),
        sharedGame('ann', 'ben', 2, { outcome: 'done', endedAt: '2024-01-04T08:00:00.000Z' }),
      ],
    });
    const [ann, ben] = await annAnd(backend, 'ben');
    const stops = await Promise.all(
      await atOnce([ben, ben, ann], (visitor) => visitor.call(endSharedGame, { params })),
    );
    expect(stops.map(({ outcome }) => outcome)).toEqual(times(3, 'stopped'));
    await expectCallError(ann, turnSharedCard, { params, body: { card: 0 } }, 'sharedGameEnded');
    const done = { id: sharedGameId(2) };
    expect(await ann.call(endSharedGame, { params: done })).toMatchObject({ outcome: 'done' });
  });

  it.each(['ends the friendship', 'blocks the other', 'leaves FriendBase'])(
    'is nothing to either once one of them %s',
    async (how) => {
      await using backend = await open(playing());
      const [ann, ben] = await annAnd(backend, 'ben');
      const [userId, friendId] = [memberId('ben'), memberId('ann')];
      if (how === 'ends the friendship')
        await ben.call(deleteFriendship, { params: { id: friendshipId(1) } });
      else if (how === 'blocks the other')
        await ben.call(createFriendship, { body: { userId, friendId, status: 'blocked' } });
      else await ben.call(leaveFriendBase, { body: { currentPassword: PASSWORD } });
      await expectCallError(ann, getSharedGame, { params }, 'sharedGameNotFound');
      await expectCallError(ann, turnSharedCard, { params, body: { card: 0 } }, 'sharedGameNotFound');
      expect(await ann.call(listSharedGames, {})).toEqual([]);
      await expectCallError(ann, startSharedGame, invitationTo('ben'), 'friendsOnly');
      if (how === 'leaves FriendBase') return;
      await expectCallError(ben, getSharedGame, { params }, 'sharedGameNotFound');
      expect(await ben.call(listSharedGames, {})).toEqual([]);
    },
  );
}

function tellingConforms(open: OpenBackend): void {
  it('tells both what happens to it, and nothing that changes nothing', async () => {
    await using backend = await open(playing());
    const [ann, ben] = await annAnd(backend, 'ben');
    await using atAnn = await follow(ann);
    await using atBen = await follow(ben);
    await turn(ann, 0);
    await ann.call(endSharedGame, { params });
    await ann.call(endSharedGame, { params });
    await like(ben, 'ben', 1);
    await like(ann, 'ann', 2);
    const told = times(2, ['game', { gameId: ID }]);
    expect(await untilLike(atAnn)).toEqual(told);
    expect(await untilLike(atBen)).toEqual(told);
  });
}

/** What a member is told of their turn, and whether that is new. */
const turnsOf = async (visitor: Visitor) =>
  (await visitor.call(listNotifications, {})).items.flatMap((one) =>
    one.kind === 'turn' ? [[one.person.username, one.gameId, one.club, one.isNew]] : [],
  );
const countedOf = async (visitor: Visitor) => (await visitor.call(countNotifications, {})).unseen;

function noticesConform(open: OpenBackend): void {
  it('notifies who has got the turn, once a game, until they go on', async () => {
    await using backend = await open(playing());
    const [ann, ben] = await annAnd(backend, 'ben');
    await turn(ann, 0);
    await turn(ann, 1);
    expect(await turnsOf(ben)).toEqual([]);
    await turn(ann, 2);
    await turn(ann, 4);
    expect(await turnsOf(ben)).toEqual([['ann', ID, 'speedThinking', true]]);
    expect([await turnsOf(ann), await countedOf(ann), await countedOf(ben)]).toEqual([[], 0, 1]);
    await ben.call(seeNotifications, { body: { only: notificationId({ kind: 'turn', thingId: ID }) } });
    expect([await turnsOf(ben), await countedOf(ben)]).toEqual([[['ann', ID, 'speedThinking', false]], 0]);
    await turn(ben, 4);
    expect(await turnsOf(ben)).toHaveLength(1);
    await turn(ben, 6);
    expect([await turnsOf(ben), await turnsOf(ann)]).toEqual([[], [['ben', ID, 'speedThinking', true]]]);
    for (const card of [2, 4]) await turn(ann, card);
    expect([await turnsOf(ben), await turnsOf(ann)]).toEqual([[['ann', ID, 'speedThinking', true]], []]);
  });

  it('has the invitation alone tell of the first turn, and nothing of stars that are gathered', async () => {
    await using backend = await open(gathering());
    const [ann, ben] = await annAnd(backend, 'ben');
    await addRound(ann);
    await ann.call(startSharedGame, invitationTo('ben'));
    expect(await turnsOf(ben)).toEqual([]);
    expect((await ben.call(countNotifications, {})).messages).toBe(1);
  });

  it.each(['stops the game', 'ends the friendship', 'blocks the other', 'leaves FriendBase', 'wants it not'])(
    'notifies of no turn once one of them %s',
    async (how) => {
      await using backend = await open(playing());
      const [ann, ben] = await annAnd(backend, 'ben');
      for (const card of [2, 4]) await turn(ann, card);
      expect(await countedOf(ben)).toBe(1);
      const [userId, friendId] = [memberId('ann'), memberId('ben')];
      if (how === 'stops the game') await ann.call(endSharedGame, { params });
      else if (how === 'ends the friendship')
        await ann.call(deleteFriendship, { params: { id: friendshipId(1) } });
      else if (how === 'blocks the other')
        await ann.call(createFriendship, { body: { userId, friendId, status: 'blocked' } });
      else if (how === 'leaves FriendBase')
        await ann.call(leaveFriendBase, { body: { currentPassword: PASSWORD } });
      else
        await ben.call(updateNotificationSettings, {
          body: { ...FIRST_NOTIFICATION_SETTINGS, unwanted: ['turn'] },
        });
      expect([await turnsOf(ben), await countedOf(ben)]).toEqual([[], 0]);
    },
  );
}

/** Refused before any handler runs. */
export function sharedGameShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong step in a game with a friend on ${backendName}`, () => {
    it.each([
      ['club', 'socialGames'],
      ['club', 'chess'],
      ['content', 'a'.repeat(2001)],
    ])('is refused for its %s', async (field, value) => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const { body } = invitationTo('ben');
      expectError(
        await ask(ann, 'post', startSharedGame.path, { ...body, [field]: value }),
        ...invalid(field),
      );
    });

    it.each([-1, 1.5, 100, '0'])('is refused for the card %s', async (card) => {
      await using backend = await open(playing());
      const ann = await backend.as('ann');
      expectError(
        await ask(ann, 'post', fillPath(turnSharedCard.path, params), { card }),
        ...invalid('card'),
      );
    });
  });
}
