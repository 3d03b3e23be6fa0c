import { and } from 'xstate';
import { beginning, memorySetup, type MemoryEvent } from './setup.ts';

type Given<Type extends MemoryEvent['type']> = { event: Extract<MemoryEvent, { type: Type }> };

const place = ({ event }: Given<'card.pressed'>) => ({ place: event.place });
const pace = ({ event }: Given<'pace.changed'>) => ({ pace: event.pace });

const isDown = { type: 'isDown', params: place } as const;
const turnFirst = [
  { type: 'turnFirst', params: place },
  'speak',
  { type: 'tune', params: { tune: 'turned' } },
] as const;
const matched = { type: 'tune', params: { tune: 'matched' } } as const;
const missed = { type: 'tune', params: { tune: 'missed' } } as const;
const end = ['end', 'speak', { type: 'tune', params: { tune: 'ended' } }] as const;
const becomesStepped = { type: 'becomesStepped', params: pace } as const;
const setPace = { type: 'setPace', params: pace } as const;

/** A press on a card that is out of the game, and stays where it is. */
const matchedCard = {
  guard: { type: 'isMatched', params: place },
  actions: [{ type: 'refuseMatched', params: place }, 'speak'],
} as const;

/** A press while no card lies open, or two that the next one turns back. */
const firstCard = [
  { guard: isDown, target: '#memory.playing.oneOpen', actions: turnFirst },
  matchedCard,
] as const;

/** A press while two lie open. One on them, as of a key pressed twice, is no third card. */
const thirdCard = {
  guard: { type: 'isNotOpen', params: place },
  actions: ['refuseThird', 'speak'],
} as const;

/**
 * One table of cards: two at most lie open, a match is locked, anything else turns back, by itself or, where the member
 * takes every step, by a press. Source: product spec §4 “Memory game”; conflicts X27 and X28; widget contract W24.
 */
export const memoryMachine = memorySetup.createMachine({
  id: 'memory',
  context: ({ input }) => beginning(input),
  initial: 'dealt',
  on: {
    'pace.changed': { actions: setPace },
    'hints.changed': {
      actions: { type: 'setHints', params: ({ event }) => ({ hints: event.hints }) },
    },
    'set.chosen': { actions: { type: 'setPictures', params: ({ event }) => ({ set: event.set }) } },
    'turnBack.pressed': { actions: ['refuseTurnBack', 'speak'] },
  },
  states: {
    /** A game can be closed between its last match and its end. */
    dealt: { always: [{ guard: 'isComplete', target: 'finished', actions: 'end' }, { target: 'ready' }] },
    /** No time runs until the first card. */
    ready: { on: { 'card.pressed': firstCard } },
    playing: {
      invoke: { src: 'stopwatch', id: 'stopwatch' },
      on: {
        'second.passed': { actions: 'countSecond' },
        'page.hidden': { actions: 'tellStopwatch' },
        'page.shown': { actions: 'tellStopwatch' },
      },
      initial: 'noneOpen',
      states: {
        noneOpen: { on: { 'card.pressed': firstCard } },
        oneOpen: {
          on: {
            'card.pressed': [
              {
                guard: isDown,
                target: 'compared',
                actions: [{ type: 'turnSecond', params: place }, 'speak'],
              },
              matchedCard,
            ],
          },
        },
        compared: {
          always: [
            { guard: and(['isComplete', 'isStepped']), target: '#memory.finished', actions: end },
            { guard: 'isComplete', target: '#memory.locking' },
            { guard: and(['isMatch', 'isStepped']), target: 'noneOpen', actions: ['lock', matched] },
            { guard: 'isMatch', target: 'match', actions: matched },
            { guard: 'isStepped', target: 'mismatch.waiting', actions: missed },
            { target: 'mismatch.timed', actions: missed },
          ],
        },
        match: {
          after: { lock: 'locked' },
          on: {
            'card.pressed': thirdCard,
            'pace.changed': [
              { guard: becomesStepped, target: 'locked', actions: setPace },
              { target: 'match', reenter: true, actions: setPace },
            ],
          },
        },
        /** A locked pair is not announced, so a member who was told to wait would not know that the wait is over. */
        locked: {
          entry: 'lock',
          always: [
            { guard: 'isWaitSaid', target: 'noneOpen', actions: ['askForCard', 'speak'] },
            { target: 'noneOpen' },
          ],
        },
        mismatch: {
          initial: 'timed',
          states: {
            timed: {
              after: {
                turnBack: { target: '#memory.playing.noneOpen', actions: ['turnBack', 'speak'] },
              },
              on: {
                'card.pressed': thirdCard,
                'pace.changed': [
                  { guard: becomesStepped, target: 'toSteps', actions: setPace },
                  { target: 'timed', reenter: true, actions: setPace },
                ],
                'page.hidden': { target: 'unseen', actions: 'tellStopwatch' },
              },
            },
            /** The cards are to be seen for as long as the member has chosen: the time starts over. */
            unseen: {
              on: {
                'card.pressed': thirdCard,
                'page.shown': [
                  { guard: 'isStepped', target: 'toSteps', actions: 'tellStopwatch' },
                  { target: 'timed', actions: 'tellStopwatch' },
                ],
              },
            },
            /** Whoever was told to wait need not any more: it is the press that turns the cards back now. */
            toSteps: {
              always: [
                { guard: 'isWaitSaid', target: 'waiting', actions: ['sayAgain', 'speak'] },
                { target: 'waiting' },
              ],
            },
            waiting: {
              on: {
                'turnBack.pressed': {
                  target: '#memory.playing.noneOpen',
                  actions: ['turnBack', 'speak'],
                },
                'card.pressed': firstCard,
                'pace.changed': [
                  { guard: becomesStepped, actions: setPace },
                  { target: 'timed', actions: setPace },
                ],
              },
            },
          },
        },
      },
    },
    /** All pairs are found: the stopwatch stands. */
    locking: {
      after: { lock: { target: 'finished', actions: end } },
      on: {
        'card.pressed': thirdCard,
        'pace.changed': [
          { guard: becomesStepped, target: 'finished', actions: [setPace, ...end] },
          { target: 'locking', reenter: true, actions: setPace },
        ],
      },
    },
    finished: {
      tags: 'finished',
      on: {
        'again.pressed': {
          target: 'ready',
          actions: { type: 'dealAnew', params: ({ event }) => ({ deck: event.deck }) },
        },
        // The line beside the board is the result now, and the button keeps its focus.
        'turnBack.pressed': { actions: 'sayNothingOpen' },
      },
    },
  },
});
