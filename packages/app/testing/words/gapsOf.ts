import type { Catalogue, CurrentWords, Format, Message } from '@friendbase/ui-kit/words';

/** Any argument of a message. */
const ANY = new Proxy<Record<string, string>>({}, { get: () => '7' });

/** The plural forms of the language that a message does not have. */
function missingForms(message: Message, locale: string): string[] {
  if (typeof message === 'string') return [];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const missing = new Set<string>();
  const noting: Format<'en'> = {
    plural(_, forms) {
      for (const one of pluralCategories) if (!(one in forms)) missing.add(one);
      return 'some';
    },
    number: String,
    select: (forms) => Object.values<string>(forms)[0] ?? '',
  };
  message(ANY as never, noting as never);
  return [...missing];
}

/**
 * What a language lacks: messages that no catalogue of its fallback chain has, and plural forms that a catalogue has not.
 * The product says both in English.
 */
export function gapsOf({ chain, locale }: CurrentWords, catalogues: readonly Catalogue[]): string[] {
  return catalogues.flatMap(({ name, messages }) =>
    Object.entries(messages).flatMap(([key, reference]) => {
      const said = chain.flatMap((wording) => wording(name, key, reference) ?? []);
      if (said.length === 0) return [`${name}.${key}`];
      const forms = new Set(said.flatMap((message) => missingForms(message, locale)));
      return [...forms].map((form) => `${name}.${key}: ${form}`);
    }),
  );
}
