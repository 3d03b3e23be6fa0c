import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import type { Reason } from '../errorCodes.ts';
import type { Told } from '../live.ts';
import { Id, isBlank, text, Timestamp } from '../text.ts';

/** What a letter is about, if its member says so. */
export const LETTER_TOPICS = ['broken', 'question', 'worried'] as const;
export const LetterTopic = z.enum(LETTER_TOPICS);
export type LetterTopic = z.infer<typeof LetterTopic>;

/** Limit of a letter and of its answer, in characters. */
export const MOST_LETTER_CHARACTERS = 2000;

/** Letters of one member in a day: more than a bad day has, and too few to fill a queue. */
export const LETTERS_A_DAY = 5;

/** How long a letter without an answer is retained. One that is answered goes with its notification. */
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

/** What a letter and its answer say. */
export const LetterWords = z.object({ words: text(MOST_LETTER_CHARACTERS) });
export const letterWordsError = ({ body }: { body: z.infer<typeof LetterWords> }): Reason | undefined =>
  isBlank(body.words) ? ['letterEmpty'] : undefined;

export const LetterDraft = z.extend(LetterWords, { topic: z._default(z.nullable(LetterTopic), null) });
export type LetterDraft = z.infer<typeof LetterDraft>;

/** What is answered, and stored for who sends it again, has none of its words. */
export const LetterReceipt = z.object({ id: Id });

/** Writes to who looks after FriendBase. Moderators alone read it, and answer by a notification. */
export const writeLetter = endpoint({
  method: 'post',
  path: '/api/letters',
  summary: 'Write to the people who look after FriendBase. They answer in Notifications.',
  status: 201,
  isCreating: true,
  input: { body: LetterDraft },
  output: LetterReceipt,
  rule: letterWordsError,
  limit: { tries: LETTERS_A_DAY, seconds: 86_400, per: 'member' },
  errors: ['letterEmpty'],
});

/** What is told of an answer to who wrote the letter. */
export const toldOfAnswer = ({ id, memberId }: Pick<StoredLetter, 'id' | 'memberId'>): Told => ({
  name: 'letterAnswered',
  data: {},
  memberId,
  notification: { kind: 'letter', thingId: id, actorId: null },
});
