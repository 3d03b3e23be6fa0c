import { useWords } from '@friendbase/ui-kit';
import { hasNearly, itemsNamed } from '../lib/lists/search.ts';
import { settingGroups, settings, type SettingName } from '../words/en/comfort.ts';
import { settingSynonyms } from '../words/en/comfortValues.ts';
import { GROUPS } from './groups/index.ts';

/**
 * The settings that have the words in their name, in that of their group, or in what else members call them. Nothing while
 * nothing is looked for.
 */
export function useFoundSettings(words: string): ReadonlySet<SettingName> | undefined {
  const nameOf = useWords(settings);
  const groupOf = useWords(settingGroups);
  const otherNames = useWords(settingSynonyms);
  if (words.trim() === '') return undefined;
  const all = GROUPS.flatMap(({ id, names }) =>
    names.map((name) => ({ name, text: `${nameOf(name)} ${groupOf(id)} ${otherNames(name)}` })),
  );
  return new Set(itemsNamed(all, words, ({ text }) => text, hasNearly).map(({ name }) => name));
}
