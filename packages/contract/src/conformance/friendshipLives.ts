import type { ErrorCode } from '../errorCodes.ts';
import type { Friendship } from '../friendships.ts';
import type { Standing } from './circle.ts';

/** Ann's actions. `ask` and `block` create a row, `decline` changes an existing one. */
export const ACTS = ['ask', 'block', 'accept', 'decline', 'end'] as const;
export type Act = (typeof ACTS)[number];

type Status = Friendship['status'];

/** The starting state of a row: who asked, its status, and who blocked. */
export type Start = [asker: 'ann' | 'other', status: Status, blockedBy?: 'user' | 'friend' | 'both'];

/**
 * The outcome of an action: the row's status in Ann's answer, 204, or the code of the error response; then the lists in which Ann
 * and the other member find each other.
 */
export type Outcome = [answer: Status | 204 | ErrorCode, ann: Standing, other: Standing];

const FRIENDS: Outcome = ['accepted', 'friend', 'friend'];
const BLOCKED: Outcome = ['blocked', 'blocked', 'nowhere'];
const STRANGERS: Outcome = [204, 'suggested', 'suggested'];
/** The row of both who have blocked each other. */
const BOTH: Outcome = ['blocked', 'blocked', 'blocked'];

/** Every action of Ann's in every starting state. Nobody is told that they were blocked. */
export const LIVES: [title: string, start: Start | undefined, outcomes: Partial<Record<Act, Outcome>>][] = [
  ['who do not know each other', undefined, { ask: ['pending', 'nowhere', 'asks'], block: BLOCKED }],
  [
    'of whom Ann has asked',
    ['ann', 'pending'],
    {
      ask: ['pending', 'nowhere', 'asks'],
      block: BLOCKED,
      accept: ['onlyAskedAnswers', 'nowhere', 'asks'],
      decline: BLOCKED,
      end: STRANGERS,
    },
  ],
  [
    'of whom the other one has asked',
    ['other', 'pending'],
    {
      ask: FRIENDS,
      block: BLOCKED,
      accept: FRIENDS,
      decline: BLOCKED,
      end: ['answerInstead', 'asks', 'nowhere'],
    },
  ],
  [
    'who are friends since Ann asked',
    ['ann', 'accepted'],
    { ask: FRIENDS, block: BLOCKED, accept: FRIENDS, decline: BLOCKED, end: STRANGERS },
  ],
  [
    'who are friends since the other one asked',
    ['other', 'accepted'],
    { ask: FRIENDS, block: BLOCKED, accept: FRIENDS, decline: BLOCKED, end: STRANGERS },
  ],
  [
    'of whom Ann blocked the one she had asked',
    ['ann', 'blocked', 'user'],
    {
      ask: ['blockedByYou', 'blocked', 'nowhere'],
      block: BLOCKED,
      accept: ['blockedByYou', 'blocked', 'nowhere'],
      decline: BLOCKED,
      end: STRANGERS,
    },
  ],
  [
    'of whom Ann declined the other one',
    ['other', 'blocked', 'friend'],
    {
      ask: ['blockedByYou', 'blocked', 'nowhere'],
      block: BLOCKED,
      accept: ['blockedByYou', 'blocked', 'nowhere'],
      decline: BLOCKED,
      end: STRANGERS,
    },
  ],
  [
    'of whom the other one declined Ann, who is not told',
    ['ann', 'blocked', 'friend'],
    {
      ask: ['pending', 'nowhere', 'blocked'],
      block: BOTH,
      accept: ['onlyAskedAnswers', 'nowhere', 'blocked'],
      decline: BOTH,
      end: [204, 'nowhere', 'blocked'],
    },
  ],
  [
    'of whom the other one asked and then blocked Ann, who is not told',
    ['other', 'blocked', 'user'],
    {
      ask: ['pending', 'nowhere', 'blocked'],
      block: BOTH,
      accept: ['friendRequestNotFound', 'nowhere', 'blocked'],
      decline: ['friendRequestNotFound', 'nowhere', 'blocked'],
      end: ['friendRequestNotFound', 'nowhere', 'blocked'],
    },
  ],
  [
    'who have blocked each other',
    ['ann', 'blocked', 'both'],
    {
      ask: ['blockedByYou', 'blocked', 'blocked'],
      block: BOTH,
      accept: ['blockedByYou', 'blocked', 'blocked'],
      decline: BOTH,
      end: [204, 'nowhere', 'blocked'],
    },
  ],
];
