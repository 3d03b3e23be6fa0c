import type { outbox } from '../words/en/outbox.ts';
import type { EntryKind } from './queuedCalls.ts';

/** What is said of an entry that was refused, before its reason. */
export const REFUSED_WORDS = {
  message: 'messageRefused',
  comment: 'commentRefused',
  post: 'postRefused',
  like: 'likeRefused',
  unlike: 'pressRefused',
  reaction: 'reactionRefused',
  unreaction: 'unreactionRefused',
  ask: 'askRefused',
  answer: 'answerRefused',
} as const satisfies Record<EntryKind, keyof typeof outbox.messages>;
