import type { Language, PluralCase } from './plurals.ts';

/** What a message can be told: names, counts, times that are words already. */
export type Args = Readonly<Record<string, string | number>>;

/** What a message with a count or a choice is written with, by the rules of its language. */
export interface Format<L extends Language> {
  /** Words for a count: one text for each plural form of the language, and for exact counts such as `=0`. */
  plural(
    count: number,
    forms: Readonly<Record<PluralCase<L>, string>> & Readonly<Record<`=${number}`, string>>,
  ): string;
  /** A number with the language's digits and separators. */
  number(value: number): string;
  /** Words for one of several values; those of `other`, if there are any, for one that is no more. */
  select<Value extends string>(forms: Readonly<Record<Value, string>>, value: Value): string;
}

/** One message: its words, or a function that puts its arguments into them. */
export type Message<L extends Language = Language> = string | ((args: never, f: Format<L>) => string);
export type Messages<L extends Language = Language> = Readonly<Record<string, Message<L>>>;

/** The words of one feature. `en`, the reference, travels with the feature; every translation is loaded. */
export interface Catalogue<Name extends string = string, M extends Messages<'en'> = Messages<'en'>> {
  readonly name: Name;
  readonly messages: M;
}

const catalogues = new Map<string, Catalogue>();

/**
 * Declares the words of one feature in the reference, `en`.
 *
 * @param name the catalogue's own name: the translations export their messages under it
 */
export function catalogue<const Name extends string, M extends Messages<'en'>>(
  name: Name,
  messages: M,
): Catalogue<Name, M> {
  const declared = { name, messages };
  catalogues.set(name, declared);
  return declared;
}

export const findCatalogue = (name: string): Catalogue | undefined => catalogues.get(name);

export type MessagesOf<C extends Catalogue> = C['messages'];
export type ArgsOf<M> = M extends (args: infer Given, f: never) => string ? Given : never;

/** What a message takes beside its key: nothing, or all its arguments. */
export type Given<M> = M extends string ? [] : [args: ArgsOf<M>];

/** Puts one message of a catalogue into words. A key that does not exist or an argument left out does not compile. */
export type Translate<C extends Catalogue> = <Key extends keyof MessagesOf<C> & string>(
  key: Key,
  ...given: Given<MessagesOf<C>[Key]>
) => string;

/** A message as data: what a machine, a rule or a stored notice says, before it is put into words. */
export interface MessageRef {
  readonly catalogue: string;
  readonly key: string;
  readonly args?: Args;
}

/** What is to be said: a message, or words that somebody else wrote, such as a server that sends no code. */
export type Words = MessageRef | string;

export function messageOf<C extends Catalogue, Key extends keyof MessagesOf<C> & string>(
  { name }: C,
  key: Key,
  ...[args]: Given<MessagesOf<C>[Key]>
): MessageRef {
  return { catalogue: name, key, ...(args !== undefined && { args }) };
}
