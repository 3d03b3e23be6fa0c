import * as z from 'zod/mini';
import { endpoint, pagedEndpoint, perHour } from '../endpoint.ts';
import type { Reason } from '../errorCodes.ts';
import type { Told } from '../live.ts';
import { Id, isBlank, text, Timestamp } from '../text.ts';
import { Person } from '../users.ts';
import { casePlace, CasePlace } from './cases.ts';

/** What a letter is about, if its member says so. */
export const LETTER_TOPICS = ['broken', 'question', 'worried'] as const;
const LetterTopic = z.enum(LETTER_TOPICS);
export type LetterTopic = z.infer<typeof LetterTopic>;

/** Limit of a letter and of its answer, in characters. */
export const MOST_LETTER_CHARACTERS = 2000;

/** Letters of one member in a day: more than a bad day has, and too few to fill a queue. */
export const LETTERS_A_DAY = 5;

/** How long a letter without an answer is kept. One that is answered goes with its notification. */
export const LETTER_LIFE_MS = 365 * 86_400_000;

/** A letter as it is stored. */
export interface StoredLetter {
  id: string;
  memberId: string;
  topic: LetterTopic | null;
  words: string;
  createdAt: string;
  answer: string | null;
  answeredAt: string | null;
  /** No answer to the member says who it was. */
  answeredBy: string | null;
}

/** A letter with its answer, as its member reads it. */
export const AnsweredLetter = z.object({
  topic: z.nullable(LetterTopic),
  words: z.string(),
  createdAt: Timestamp,
  answer: z.string(),
});
export type AnsweredLetter = z.infer<typeof AnsweredLetter>;

/** What a member reads of their letter; nothing before it is answered. */
export const letterTold = ({ topic, words, createdAt, answer }: StoredLetter): AnsweredLetter | undefined =>
  answer === null ? undefined : { topic, words, createdAt, answer };

const words = z.object({ words: text(MOST_LETTER_CHARACTERS) });
const wordsError = ({ body }: { body: z.infer<typeof words> }): Reason | undefined =>
  isBlank(body.words) ? ['letterEmpty'] : undefined;

export const LetterDraft = z.extend(words, { topic: z._default(z.nullable(LetterTopic), null) });
export type LetterDraft = z.infer<typeof LetterDraft>;

/** What is answered, and kept for who sends it again, has none of its words. */
const Receipt = z.object({ id: Id });

/** Writes to who looks after FriendBase. Moderators alone read it, and answer by a notification. */
export const writeLetter = endpoint({
  method: 'post',
  path: '/api/letters',
  summary: 'Write to the people who look after FriendBase. They answer in Notifications.',
  status: 201,
  isCreating: true,
  input: { body: LetterDraft },
  output: Receipt,
  rule: wordsError,
  limit: { tries: LETTERS_A_DAY, seconds: 86_400, per: 'member' },
  errors: ['letterEmpty'],
});

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
  input: { params: z.object({ id: Id }), body: words },
  output: Receipt,
  rule: wordsError,
  limit: perHour(1000),
  errors: ['passkeyNeeded', 'letterEmpty', 'letterNotFound', 'alreadyAnswered'],
});

/** What is told of an answer to who wrote the letter. */
export const toldOfAnswer = ({ id, memberId }: Pick<StoredLetter, 'id' | 'memberId'>): Told => ({
  name: 'letterAnswered',
  data: {},
  memberId,
  notification: { kind: 'letter', thingId: id, actorId: null },
});
