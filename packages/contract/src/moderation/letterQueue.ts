import * as z from 'zod/mini';
import { endpoint, pagedEndpoint, perHour } from '../endpoint.ts';
import { Id, Timestamp } from '../text.ts';
import { Person } from '../users.ts';
import { casePlace, CasePlace } from './cases.ts';
import { LetterReceipt, LetterTopic, LetterWords, letterWordsError, type StoredLetter } from './letters.ts';

/** A letter that waits, as moderators see it. */
export const Letter = z.object({
  id: Id,
  topic: z.nullable(LetterTopic),
  words: z.string(),
  createdAt: Timestamp,
  from: Person,
});
export type Letter = z.infer<typeof Letter>;

/** Letters a page. */
export const LETTER_PAGE_LENGTH = 20;

/** Where a letter stands among those that wait: of who is worried first, then the oldest. */
export const letterPlace = ({
  id,
  topic,
  createdAt,
}: Pick<StoredLetter, 'id' | 'topic' | 'createdAt'>): string =>
  casePlace({ urgency: topic === 'worried' ? 3 : 1, openedAt: createdAt, id });

/** What waits for an answer, of who is worried first, then the oldest. Without the caller's own. */
export const listLetters = pagedEndpoint({
  method: 'get',
  path: '/api/moderation/letters',
  summary: 'Read the letters that wait for an answer.',
  access: 'moderator',
  input: { query: z.object({ before: z.optional(CasePlace) }) },
  item: Letter,
  errors: ['passkeyNeeded'],
});

/** Answers a letter, once. 404 for the caller's own. */
export const answerLetter = endpoint({
  method: 'post',
  path: '/api/moderation/letters/:id/answer',
  summary: 'Answer a letter: its member is notified of it.',
  access: 'moderator',
  status: 201,
  isCreating: true,
  input: { params: z.object({ id: Id }), body: LetterWords },
  output: LetterReceipt,
  rule: letterWordsError,
  limit: perHour(1000),
  errors: ['passkeyNeeded', 'letterEmpty', 'letterNotFound', 'alreadyAnswered'],
});
