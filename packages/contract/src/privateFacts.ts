/** What a text may tell that is better not sent to somebody one does not know: where and how to find one, or money. */
export type PrivateFact = 'personal' | 'money';

const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
/** Seven digits or more, as people write phone numbers. */
const PHONE = /\d(?:[\s().+-]{0,2}\d){6,}/;
/** A house number, a name or two, and a word for a street. */
const ADDRESS =
  /\b\d{1,5}\s+(?:[\p{L}.']+\s+){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd)\b/iu;
/** An amount. Play points (FBB) are none. */
const AMOUNT = /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|(?:dollars?|euros?|usd)\b)/i;
/** Ways of paying that swindlers ask for, and the asking itself. */
const PAYING =
  /\b(?:gift|credit|debit) ?cards?\b|\bbank account\b|\b(?:cash ?app|pay ?pal|venmo|zelle|bitcoin|crypto|western union)\b|\b(?:send|lend|give|borrow|need|owe|want)\b[^.!?]{0,20}\b(?:money|cash|a loan)\b/i;

/** Whether a text has what looks like a phone number. */
export const hasPhoneNumber = (text: string): boolean => PHONE.test(text);

/** Whether a text is about money: an amount, a way of paying, or asking for some. */
export const isAboutMoney = (text: string): boolean => AMOUNT.test(text) || PAYING.test(text);

/**
 * The private fact that a text looks as if it told; the way to a person comes before money. A hint, never a block: it
 * knows English forms alone, and is wrong at times.
 */
export function privateFactIn(text: string): PrivateFact | undefined {
  if (EMAIL.test(text) || hasPhoneNumber(text) || ADDRESS.test(text)) return 'personal';
  return isAboutMoney(text) ? 'money' : undefined;
}
