import { describe, expect, it } from 'vitest';
import { ERRORS } from '../errorCodes.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { createFriendship } from '../friendships.ts';
import { ask, expectError } from './ask.ts';
import type { Answer } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { standingOf } from './circle.ts';
import { ACTS, LIVES } from './friendshipLives.ts';
import type { Act, Outcome, Start } from './friendshipLives.ts';
import { among, foundByAll, friendshipId, memberId } from './seeds.ts';
import type { Name, Row } from './seeds.ts';

/** One for each act. */
const OTHERS = ['ben', 'cleo', 'dora', 'ed', 'finn'] as const satisfies Name[];

const rowWith = (other: Name, [asker, status, blockedBy]: Start): Row =>
  asker === 'ann' ? ['ann', other, status, blockedBy] : [other, 'ann', status, blockedBy];

/**
 * Ann has the same kind of row with five members, who are friends with each other: the suggestions of all six
 * can only contain each other.
 */
const fiveTimes = (start: Start | undefined) =>
  foundByAll(
    among(
      ['ann', ...OTHERS],
      [
        ...(start ? OTHERS.map((name) => rowWith(name, start)) : []),
        ...OTHERS.flatMap((name, n) => OTHERS.slice(n + 1).map((other): Row => [name, other, 'accepted'])),
      ],
    ),
  );

function act(ann: Visitor, name: Act, other: Name, rowId: string): Promise<Answer> {
  const pair = { userId: memberId('ann'), friendId: memberId(other) };
  const path = `/api/friendships/${rowId}`;
  switch (name) {
    case 'ask':
      return ask(ann, 'post', createFriendship.path, pair);
    case 'block':
      return ask(ann, 'post', createFriendship.path, { ...pair, status: 'blocked' });
    case 'accept':
      return ask(ann, 'patch', path, { status: 'accepted' });
    case 'decline':
      return ask(ann, 'patch', path, { status: 'blocked' });
    case 'end':
      return ask(ann, 'delete', path);
  }
}

const GOOD_STATUS: Record<Act, number> = { ask: 201, block: 201, accept: 200, decline: 200, end: 204 };
const ANY_ID = expect.any(String) as string;

/** The row in Ann's answer: where she saw none before, a new one of her own. */
function rowTold(start: Start | undefined, other: Name, status: string, id: string): unknown {
  const [asker, , blockedBy] = start ?? [];
  const isNew = !start || (asker === 'other' && blockedBy === 'user');
  const isAnns = isNew || asker === 'ann';
  const [userId, friendId] = isAnns ? [memberId('ann'), memberId(other)] : [memberId(other), memberId('ann')];
  return { id: isNew ? ANY_ID : id, userId, friendId, status };
}

const isCode = (told: Outcome[0]): told is ErrorCode => told in ERRORS;

function expectRow({ status, raw }: Answer, expected: number, row: unknown): void {
  expect(status, raw).toBe(expected);
  expect(raw && (JSON.parse(raw) as unknown)).toEqual(row);
}

/** Every action of Ann's in every starting state, and what both members see afterwards. */
export function friendshipLifeConform(backendName: string, open: OpenBackend): void {
  describe(`the life of a friendship on ${backendName}`, () => {
    it.each(LIVES)('goes as both may know between two %s', async (_, start, outcomes) => {
      await using backend = await open(fiveTimes(start));
      const ann = await backend.as('ann');
      for (const [n, name] of ACTS.entries()) {
        const [other, outcome, id] = [OTHERS[n]!, outcomes[name], friendshipId(n + 1)];
        if (!outcome) continue;
        const [told, ...standings] = outcome;
        const answer = await act(ann, name, other, id);
        if (isCode(told)) expectError(answer, told);
        else expectRow(answer, GOOD_STATUS[name], told === 204 ? '' : rowTold(start, other, told, id));
        const seenByAnn = await standingOf(other, ann, 'ann');
        const seenByOther = await standingOf('ann', await backend.as(other), other);
        expect([...seenByAnn, ...seenByOther], `after “${name}”`).toEqual(standings);
      }
    });
  });
}
