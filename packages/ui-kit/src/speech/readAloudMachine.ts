import { assign, fromCallback, setup } from 'xstate';
import type { Speech, SpeechReport } from './speechEngine.ts';
import { wordEnd, type Span } from './sentences.ts';
import type { Sentence } from './visibleWords.ts';

/** Browsers load their list of voices late. One that is empty by then stays empty. */
export const VOICES_LIMIT_MS = 2000;
/** A voice that has not begun by then will not. The voices of a phone can need a few seconds. */
export const START_LIMIT_MS = 5000;

/** How the member wants to hear it. */
export interface Voice {
  lang: string;
  rate: number;
  voice: string;
}

export interface Reading {
  /** Whose button was pressed. */
  section: string;
  sentences: readonly Sentence[];
  voice: Voice;
  /** Whether the words are painted while they are spoken. */
  isMarked: boolean;
}

export interface Context extends Omit<Reading, 'section'> {
  section: string | undefined;
  /** The sentence being read, and the letter of it from which the voice reads. */
  index: number;
  from: number;
  /** The letter that the voice has reached, counted from the start of the sentence. */
  reached: number;
  /** A voice was found: before that, nothing may look as if it read. */
  hasVoice: boolean;
  trouble: 'no-voice' | 'no-start' | undefined;
}

type ReadAloudEvent =
  | ({ type: 'listened' } & Reading)
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'stopped' }
  | SpeechReport;

const NOTHING: Context = {
  section: undefined,
  sentences: [],
  voice: { lang: '', rate: 1, voice: '' },
  isMarked: false,
  index: 0,
  from: 0,
  reached: 0,
  hasVoice: false,
  trouble: undefined,
};
/** The sentence as far as the member wants to see it painted. */
const markedOf = (context: Context) => (context.isMarked ? sentenceOf(context) : undefined);
const sentenceOf = ({ sentences, index }: Context): Sentence | undefined => sentences[index];

/**
 * Reads one part of the page at a time, sentence by sentence. Leaving `reading` silences the voice at once. Pause stops
 * it as well and Go on begins again with the word: browsers' own pause ends the speech on Android, and is lost
 * elsewhere. Source: preference P10.
 */
export const readAloudMachine = setup({
  types: {} as { context: Context; events: ReadAloudEvent },
  actors: {
    speech: fromCallback<SpeechReport, { speech: Speech }>(() => undefined),
  },
  delays: { voicesLimit: VOICES_LIMIT_MS, startLimit: START_LIMIT_MS },
  guards: {
    hasWords: ({ event }) => event.type === 'listened' && event.sentences.length > 0,
    hasNext: ({ context }) => context.index + 1 < context.sentences.length,
  },
  actions: {
    begin: assign(({ event }) => {
      if (event.type !== 'listened') return {};
      const { section, sentences, voice, isMarked } = event;
      return { ...NOTHING, section, sentences, voice, isMarked };
    }),
    goToNext: assign(({ context }) => ({ index: context.index + 1, from: 0, reached: 0 })),
    goBackToWord: assign(({ context }) => ({ from: context.reached })),
    follow: assign(({ context, event }) =>
      event.type === 'speech.reached' ? { reached: context.from + event.at } : {},
    ),
    forget: assign(NOTHING),
    noteVoice: assign({ hasVoice: true }),
    tellNoVoice: assign({ trouble: 'no-voice' as const }),
    tellNoStart: assign({ trouble: 'no-start' as const }),
    markSentence: (_: unknown, _params: { sentence: Sentence | undefined }) => undefined,
    markWord: (_: unknown, _params: { sentence: Sentence | undefined; span: Span }) => undefined,
    unmark: () => undefined,
  },
}).createMachine({
  context: NOTHING,
  initial: 'idle',
  on: {
    listened: { guard: 'hasWords', target: '.reading', reenter: true, actions: 'begin' },
    stopped: '.idle',
  },
  states: {
    idle: { entry: ['forget', 'unmark'] },
    reading: {
      tags: 'shown',
      entry: { type: 'markSentence', params: ({ context }) => ({ sentence: markedOf(context) }) },
      invoke: {
        src: 'speech',
        input: ({ context }) => ({
          speech: { ...context.voice, text: sentenceOf(context)?.text.slice(context.from) ?? '' },
        }),
      },
      initial: 'finding',
      states: {
        finding: {
          after: { voicesLimit: { target: '#unavailable', actions: 'tellNoVoice' } },
          on: { 'voice.found': { target: 'starting', actions: 'noteVoice' } },
        },
        starting: {
          after: { startLimit: { target: '#unavailable', actions: 'tellNoStart' } },
          on: { 'speech.started': 'speaking' },
        },
        speaking: {},
      },
      on: {
        paused: 'paused',
        'speech.reached': {
          actions: [
            'follow',
            {
              type: 'markWord',
              params: ({ context, event }) => ({
                sentence: markedOf(context),
                span: wordAt(context, event),
              }),
            },
          ],
        },
        'speech.ended': [
          { guard: 'hasNext', target: 'reading', reenter: true, actions: 'goToNext' },
          { target: 'idle' },
        ],
        'speech.failed': { target: 'unavailable', actions: 'tellNoStart' },
        'voice.missing': { target: 'unavailable', actions: 'tellNoVoice' },
      },
    },
    paused: {
      tags: 'shown',
      on: { resumed: { target: 'reading', actions: 'goBackToWord' } },
    },
    unavailable: { id: 'unavailable', entry: 'unmark' },
  },
});

function wordAt(context: Context, { at, length }: { at: number; length: number }): Span {
  const start = context.from + at;
  const text = sentenceOf(context)?.text ?? '';
  return { start, end: length > 0 ? start + length : wordEnd(text, start) };
}
