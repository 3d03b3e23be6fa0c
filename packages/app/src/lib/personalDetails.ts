const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
/** Seven digits or more, as people write phone numbers. */
const PHONE = /\d(?:[\s().+-]?\d){6,}/;
/** A house number, a name or two, and a word for a street. */
const ADDRESS =
  /\b\d{1,5}\s+(?:[\p{L}.']+\s+){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd)\b/iu;

/** Whether a text looks as if it told where somebody lives or how to call them. A hint, never a block. */
export const looksPersonal = (text: string): boolean =>
  EMAIL.test(text) || PHONE.test(text) || ADDRESS.test(text);
