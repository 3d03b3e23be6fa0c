import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { words as easyWords } from './en-easy/index.ts';
import { REFERENCE } from './format.ts';
import { createWordsStore, wordingOf } from './store.ts';
import { useAnnounced } from './useAnnounced.ts';
import { useCurrentWords, WordsProvider } from './WordsProvider.tsx';

function Status({ done }: { done: string }) {
  const { language, easy } = useCurrentWords();
  useAnnounced(`${done} in ${easy ? 'easy ' : ''}${language}`, 'polite');
  return null;
}

it('says what is new once, and not the same in other words', async () => {
  const loadEasy = () => Promise.resolve(wordingOf(easyWords));
  const store = createWordsStore({ en: { ...REFERENCE, loadEasy } });
  const said: string[] = [];
  const page = (done: string) => (
    <WordsProvider store={store}>
      <Status done={done} />
    </WordsProvider>
  );
  new MutationObserver(() => {
    const text = document.getElementById('announcer-polite')?.textContent;
    if (text && text !== said.at(-1)) said.push(text);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  const screen = await render(page('Saved'));
  await vi.waitFor(() => expect(said).toEqual(['Saved in en']));
  await store.choose({ language: 'en', easy: true });
  await screen.rerender(page('Sent'));
  await vi.waitFor(() => expect(said).toEqual(['Saved in en', 'Sent in easy en']));
});
