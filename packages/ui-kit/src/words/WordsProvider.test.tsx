import { memo, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CardList, CardListItem } from '../components/Card/CardList.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { words as easyWords } from './en-easy/index.ts';
import { REFERENCE } from './format.ts';
import { qps } from './qps.ts';
import { createWordsStore, wordingOf } from './store.ts';
import { PageLanguage, WordsProvider, useAnnounced, useCurrentWords } from './WordsProvider.tsx';

const openStore = () =>
  createWordsStore({ en: { ...REFERENCE, loadEasy: () => Promise.resolve(wordingOf(easyWords)) }, qps });
const ENGLISH = { language: 'en', easy: false };
const EASY = { language: 'en', easy: true };

function Form() {
  const [value, setValue] = useState('');
  return <TextField label="Name" need="optional" value={value} onChange={setValue} />;
}

describe('the words on the page', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('lang');
    document.documentElement.removeAttribute('dir');
  });

  it('change where they stand, and nothing else does: what was typed stays, and the focus', async () => {
    const store = openStore();
    const screen = await render(
      <WordsProvider store={store}>
        <Form />
      </WordsProvider>,
    );
    const field = screen.getByRole('textbox', { name: 'Name (optional)' });
    await field.fill('Sam');
    const input = field.element();
    await store.choose(EASY);
    await expect
      .element(screen.getByRole('textbox', { name: 'Name (you can skip this)' }))
      .toHaveValue('Sam');
    expect(document.activeElement).toBe(input);
  });

  it('say in the words of en what a translation leaves out', async () => {
    const store = openStore();
    await store.choose(EASY);
    const screen = await render(
      <WordsProvider store={store}>
        <Dialog title="Rules" isOpen onClose={() => {}}>
          Be kind.
        </Dialog>
      </WordsProvider>,
    );
    await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });

  it('take the language and the direction of the page with them, and give them back', async () => {
    const store = openStore();
    await render(
      <WordsProvider store={store}>
        <PageLanguage />
      </WordsProvider>,
    );
    const { documentElement: html } = document;
    expect([html.lang, html.dir]).toEqual(['en-US', 'ltr']);
    await store.choose({ language: 'qps', easy: false });
    await expect.poll(() => [html.lang, html.dir]).toEqual(['ar-AE', 'rtl']);
    await store.choose(ENGLISH);
    await expect.poll(() => [html.lang, html.dir]).toEqual(['en-US', 'ltr']);
  });

  it('change first where they are seen, then in the rest of a long list', { tags: 'long' }, async () => {
    const store = openStore();
    const Optional = memo(Form);
    const screen = await render(
      <WordsProvider store={store}>
        <CardList label="Forms">
          {Array.from({ length: 30 }, (_, index) => (
            <CardListItem key={index}>
              <Optional />
            </CardListItem>
          ))}
        </CardList>
      </WordsProvider>,
    );
    const needs = () => [...document.querySelectorAll('.fb-Field-need')].map((one) => one.textContent);
    await expect.poll(needs).toEqual(Array(30).fill('(optional)'));
    // The browser has told the last one that it is off the screen.
    await expect
      .poll(() => screen.container.querySelector('li:last-child')?.hasAttribute('data-laid-out'))
      .toBe(true);
    const changes: string[][] = [];
    new MutationObserver(() => changes.push(needs())).observe(screen.container, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    await store.choose(EASY);
    await expect.poll(needs).toEqual(Array(30).fill('(you can skip this)'));
    expect([changes[0]?.at(0), changes[0]?.at(-1)]).toEqual(['(you can skip this)', '(optional)']);
  });
});

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
