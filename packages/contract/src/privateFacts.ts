/** What a text may tell that is better not sent to somebody one does not know: where and how to find one, or money. */
export type PrivateFact = 'personal' | 'money';

const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
/** Seven digits or more, as people write phone numbers. */
const PHONE = /\d(?:[\s().+-]{0,2}\d){6,}/;
/** An amount with a sign of a currency. Play points (FBB) are none. */
const AMOUNT = /[$€£¥]\s?\d|\d\s?[$€£¥]/;
/** Ways of paying that swindlers ask for, by names that are the same everywhere. */
const PAYING = /\b(?:cash ?app|pay ?pal|venmo|zelle|bitcoin|crypto|western union)\b/i;

/** What tells private facts in one language. */
export interface PrivateFactForms {
  /** A house number, a name or two, and a word for a street, in the language's order. */
  address: RegExp;
  /** An amount with the name of a currency. */
  amount: RegExp;
  /** Ways of paying that swindlers ask for, and the asking itself. */
  paying: RegExp;
}

/** By language. Each is looked for in every text: nobody writes in the language of their settings alone. */
export const PRIVATE_FACT_FORMS: Readonly<Record<string, PrivateFactForms>> = {
  en: {
    address:
      /\b\d{1,5}\s+(?:[\p{L}.']+\s+){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd)\b/iu,
    amount: /\d\s?(?:dollars?|euros?|usd)\b/i,
    paying:
      /\b(?:gift|credit|debit) ?cards?\b|\bbank account\b|\b(?:send|lend|give|borrow|need|owe|want)\b[^.!?]{0,20}\b(?:money|cash|a loan)\b/i,
  },
};

/** Whether a text has what looks like a phone number. */
export const hasPhoneNumber = (text: string): boolean => PHONE.test(text);

/** Whether a text is about money: an amount, a way of paying, or asking for some. */
export const isAboutMoney = (text: string, languages = PRIVATE_FACT_FORMS): boolean =>
  AMOUNT.test(text) ||
  PAYING.test(text) ||
  Object.values(languages).some(({ amount, paying }) => amount.test(text) || paying.test(text));

/**
 * The private fact that a text looks as if it told; the way to a person comes before money. A hint, never a block: it
 * knows the forms of some languages alone, and is wrong at times.
 */
export function privateFactIn(text: string, languages = PRIVATE_FACT_FORMS): PrivateFact | undefined {
  const hasAddress = Object.values(languages).some(({ address }) => address.test(text));
  if (EMAIL.test(text) || hasPhoneNumber(text) || hasAddress) return 'personal';
  return isAboutMoney(text, languages) ? 'money' : undefined;
}
