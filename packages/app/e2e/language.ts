import * as games from '@friendbase/games/words/en';
import * as kit from '@friendbase/ui-kit/words/en';
import { say, type Catalogue } from '@friendbase/ui-kit/words';
import type { Page } from '@playwright/test';
import * as app from '../src/words/en/index.ts';
import { loadedWords } from '../testing/words/loadedWords.ts';

const catalogues: Catalogue[] = [...Object.values(kit), ...Object.values(games), ...Object.values(app)];

/** One word may be the same in several languages: two and more rarely are. */
const isTelling = (text: string): boolean => text.includes(' ');

/** Each text of ours that takes no argument, with the languages in which it is said so. */
async function readTexts(): Promise<[text: string, languages: string[]][]> {
  const languagesOf = new Map<string, string[]>();
  for (const words of await loadedWords())
    for (const catalogue of catalogues)
      for (const [key, message] of Object.entries(catalogue.messages)) {
        if (typeof message !== 'string') continue;
        const text = say(words, catalogue, key);
        if (isTelling(text)) languagesOf.set(text, [...(languagesOf.get(text) ?? []), words.language]);
      }
  return [...languagesOf];
}

let texts: ReturnType<typeof readTexts> | undefined;

/**
 * Texts of ours that stand in a part of the page which says that it is in another language: a screen reader would read them with
 * the sounds of that one. Empty where each is in its own. WCAG 3.1.1 and 3.1.2: engines know a language that there is not, and
 * none that is not so.
 */
export async function inWrongLanguage(page: Page): Promise<string[]> {
  texts ??= readTexts();
  return page.evaluate(
    (known) => {
      const languagesOf = new Map(known);
      const isWrong = (text: string | null, at: Element | null): boolean => {
        const languages = languagesOf.get(text?.trim() ?? '');
        const says = at?.closest<HTMLElement>('[lang]')?.lang.split('-')[0] ?? '';
        return languages !== undefined && !languages.includes(says);
      };
      const seen: (string | null)[] = [];
      const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode())
        if (isWrong(node.textContent, node.parentElement)) seen.push(node.textContent);
      for (const named of document.querySelectorAll('[aria-label]'))
        if (isWrong(named.ariaLabel, named)) seen.push(named.ariaLabel);
      return seen.flatMap((text) => text?.trim() ?? []);
    },
    await texts,
  );
}
