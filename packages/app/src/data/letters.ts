import { answerLetter, listLetters, writeLetter, type LetterDraft } from '@friendbase/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { mutation } from './mutation.ts';

export const writeLetterMutation = mutation(['writeLetter'], {
  mutationFn: (body: LetterDraft) => call(writeLetter, { body }),
});

/** What waits for an answer of moderators, page by page. */
export const lettersQuery = infiniteQueryOptions({
  queryKey: ['listLetters'],
  queryFn: ({ pageParam: before, signal }) => call(listLetters, { query: { before } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
});

export const answerLetterMutation = mutation(['answerLetter'], {
  mutationFn: ({ id, words }: { id: string; words: string }) =>
    call(answerLetter, { params: { id }, body: { words } }),
});
