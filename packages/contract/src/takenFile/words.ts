import { languageOf } from '../languages.ts';
import type { Reader } from '../readers.ts';
import { EASY_ENGLISH } from './easyEnglish.ts';
import { ENGLISH } from './english.ts';
import type { TakenLanguages, TakenRow, TakenWords } from './rows.ts';

/** The words of the page by language: it opens without FriendBase, so they stand in it. */
export const TAKEN_WORDS: Readonly<Record<'en', TakenRow>> & TakenLanguages = {
  en: { ...ENGLISH, easy: EASY_ENGLISH },
};

/** The words for a member in the first of their languages that there is, and at their reading level. */
export function takenWordsTo(
  { languages, isEasy }: Reader,
  table: TakenLanguages = TAKEN_WORDS,
): TakenWords & { language: string } {
  const language = languageOf(languages, table);
  const { easy, ...usual } = table[language] ?? {};
  const chain: readonly Readonly<Record<string, object | undefined>>[] = [
    ENGLISH,
    usual,
    (isEasy && easy) || {},
  ];
  const parts = Object.keys(ENGLISH).map((part) => [
    part,
    Object.fromEntries(chain.flatMap((words) => Object.entries(words[part] ?? {}))),
  ]);
  return { ...(Object.fromEntries(parts) as TakenWords), language };
}
