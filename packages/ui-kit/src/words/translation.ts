import type { ArgsOf, Catalogue, Format, Message, MessagesOf } from './catalogue.ts';
import type { Language } from './plurals.ts';

// A file of its own, without the catalogues: the words of a translation are loaded with nothing but themselves.

/** Some messages of a catalogue in another language or reading level, each with the arguments of the reference. */
type TranslatedMessages<C extends Catalogue, L extends Language> = {
  readonly [Key in keyof MessagesOf<C>]?: MessagesOf<C>[Key] extends string
    ? string
    : (args: ArgsOf<MessagesOf<C>[Key]>, f: Format<L>) => string;
};

/** Refuses what TypeScript would let pass: a message that takes no arguments where the reference has some. */
type TakesArgs<C extends Catalogue, M> = {
  readonly [Key in keyof M]: Key extends keyof MessagesOf<C>
    ? MessagesOf<C>[Key] extends string
      ? string
      : M[Key] extends () => string
        ? (args: ArgsOf<MessagesOf<C>[Key]>) => 'the words of every argument'
        : unknown
    : never;
};

/**
 * Declares a translation, into another language or into easy words: `translationOf<typeof home>()('es', { … })`. What it leaves out stays in the words
 * of `en`. Two calls, because the catalogue is a type alone: importing it would load the words of `en` twice.
 */
export const translationOf =
  <C extends Catalogue>() =>
  <L extends Language, const M extends TranslatedMessages<C, L>>(
    _language: L,
    messages: M & TakesArgs<C, M>,
  ): M =>
    messages;

/** What the folder of a translation gives out: messages by the names of their catalogues. */
export type TranslationOf<Reference extends Readonly<Record<string, Catalogue>>> = {
  readonly [Of in Reference[keyof Reference] as Of['name']]?: {
    readonly [Key in keyof MessagesOf<Of>]?: Message;
  };
};
