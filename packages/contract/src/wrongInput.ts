/** What is wrong with an input. */
export interface WrongInput {
  problem: InputProblem;
  /** The path of its field, as `mediaUrls.0`; left out where it is about the whole request. */
  field?: string;
  /** What else the sentence names: a bound, the choices there are, or the type that is asked for. */
  named?: string;
}

type InputSentence = (field: string, named: string) => string;

const byRule =
  (sentence: string): InputSentence =>
  (field) =>
    `${field}: ${sentence}`;

/** English sentences by problem. Forms without a script find the field by the sentence that begins with its name. */
export const INPUT_SENTENCES = {
  missing: (field) => `Please fill in ${field}.`,
  noText: (field) => `${field} must be text.`,
  noNumber: (field) => `${field} must be a number.`,
  noWholeNumber: (field) => `${field} must be a whole number.`,
  noBoolean: (field) => `${field} must be true or false.`,
  noList: (field) => `${field} must be a list.`,
  noObject: (field) => `${field} must be a JSON object.`,
  wrongType: (field, type) => `${field} must be ${type}.`,
  noChoice: (field, choices) => `${field} must be one of: ${choices}.`,
  tooLong: (field, most) => `${field} can have at most ${most} characters.`,
  tooMany: (field, most) => `${field} can have at most ${most} entries.`,
  tooLarge: (field, most) => `${field} can have at most ${most}.`,
  tooShort: (field, least) => `${field} needs at least ${least} characters.`,
  tooFew: (field, least) => `${field} needs at least ${least} entries.`,
  tooSmall: (field, least) => `${field} needs at least ${least}.`,
  textTooLong: (field, most) => `${field}: this text is too long. Use ${most} characters or fewer.`,
  unstorable: byRule('this text has a character that cannot be kept.'),
  unseen: byRule('please use letters, numbers and signs only.'),
  noPlace: byRule('this is not a place in the list.'),
  noZone: byRule('this is no time zone.'),
  foreignMedia: byRule('only files added here can be shared.'),
  foreignAvatar: byRule('only files added here and drawn people can be shown.'),
  unorderedParts: byRule('each part comes once, in the order of the numbers.'),
  passwordsDiffer: byRule('the two passwords are different.'),
  caseChanged: byRule('this case has changed. Please read it again.'),
  unclear: byRule('please check this value.'),
} as const satisfies Record<string, InputSentence>;

export type InputProblem = keyof typeof INPUT_SENTENCES;

/** What one language says of wrong input. */
export interface InputWords {
  /** What is named where it is no field: “The request”. */
  request: string;
  /** By problem. What is left out is said in English. */
  sentences: Readonly<Partial<Record<InputProblem, InputSentence>>>;
}

/** Makes the sentence of `invalidInput` in a language. */
export const inputSentence =
  ({ request, sentences }: InputWords) =>
  ({ problem, field = request, named = '' }: WrongInput): string =>
    (sentences[problem] ?? INPUT_SENTENCES[problem])(field, named);
