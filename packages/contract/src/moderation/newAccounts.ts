import * as z from 'zod/mini';
import { hasPhoneNumber, isAboutMoney } from '../privateFacts.ts';
import { DAY_MS } from './subjects.ts';

/** What a moderator may want to look at. No signal blocks anything by itself. */
export const SIGNALS = ['manyRequests', 'sameWords', 'phoneNumber', 'link', 'money'] as const;
export const Signal = z.enum(SIGNALS);
export type Signal = z.infer<typeof Signal>;

/** How long an account is new. */
export const NEW_ACCOUNT_DAYS = 7;

/** Friend requests in a day above which they are many. */
export const MANY_REQUESTS = 10;

/** To so many people, the same words are a letter to everybody. */
export const SAME_WORDS_TO = 3;

export const isNewAccount = (joinedAt: string, now: Date): boolean =>
  Date.parse(joinedAt) + NEW_ACCOUNT_DAYS * DAY_MS > now.getTime();

const LINK = /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]{2,}\.(?:com|net|org|info|biz|xyz|ru|top|shop|link)\b/i;

/** What a new account did on the day of its newest words. */
export interface NewAccountActs {
  /** Its newest words, if it wrote any. */
  words?: string;
  /** To how many it wrote exactly these. */
  sameWordsTo?: number;
  /** Friend requests of the last day, this one included. */
  requests?: number;
}

/** Which signals there are in what a new account did, in the order of `SIGNALS`. */
export function newAccountSignals({ words = '', sameWordsTo = 0, requests = 0 }: NewAccountActs): Signal[] {
  const found: Record<Signal, boolean> = {
    manyRequests: requests > MANY_REQUESTS,
    sameWords: sameWordsTo >= SAME_WORDS_TO,
    phoneNumber: hasPhoneNumber(words),
    link: LINK.test(words),
    money: isAboutMoney(words),
  };
  return SIGNALS.filter((signal) => found[signal]);
}
