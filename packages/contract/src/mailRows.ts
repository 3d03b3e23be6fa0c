import type { SecurityNews } from './notificationKinds.ts';

/** What is told by mail too. That there could be a card or a passkey is no news of an account. */
export type ToldByMail = Exclude<SecurityNews, `offer${string}`>;

/** What a mail is about. */
export type MailAbout = 'recovery' | 'confirmation' | ToldByMail;

/** One paragraph: a sentence, or what stands for itself. */
export type MailPart = string | { show: 'link' | 'code' };

export interface MailText {
  subject: string;
  parts: readonly MailPart[];
}

export interface MailFrame {
  greeting: string;
  /** `who`: a name, an address and a number, as far as they are known. */
  contact: (who: string) => string;
}

/**
 * The words of a language for who reads easy ones. A mail that is missing has its usual words. One that confirms an address always
 * has them: it may go to a stranger, who is told nothing of how a member reads.
 */
export interface EasyMails extends Partial<MailFrame> {
  about: Readonly<Partial<Record<Exclude<MailAbout, 'confirmation'>, MailText>>>;
}

interface MailWords extends MailFrame {
  about: Readonly<Record<MailAbout, MailText>>;
  easy?: EasyMails;
}

/** What a language has. A mail that it lacks is written in English as a whole, so that it is read out in one language. */
export type MailRow = Omit<MailWords, 'about'> & { about: Readonly<Partial<MailWords['about']>> };

export type MailLanguages = Readonly<Record<'en', MailWords>> & Readonly<Record<string, MailRow>>;
