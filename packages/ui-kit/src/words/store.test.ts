import { describe, expect, it, vi } from 'vitest';
import { catalogue } from './catalogue.ts';
import { REFERENCE, say, type Wording } from './format.ts';
import { createWordsStore, wordingOf } from './store.ts';

const test = catalogue('test', { close: 'Close', open: 'Open', wait: 'Wait' });

/** Two languages whose files arrive, or fail to, when the test says so. */
function openStore() {
  const files = { es: Promise.withResolvers<Wording>(), fr: Promise.withResolvers<Wording>() };
  const easyFiles = { en: Promise.withResolvers<Wording>(), es: Promise.withResolvers<Wording>() };
  const store = createWordsStore({
    en: { ...REFERENCE, loadEasy: () => easyFiles.en.promise },
    es: {
      language: 'es',
      locale: 'es',
      direction: 'ltr',
      load: () => files.es.promise,
      loadEasy: () => easyFiles.es.promise,
    },
    fr: { language: 'fr', locale: 'fr', direction: 'ltr', load: () => files.fr.promise },
  });
  const onChange = vi.fn<() => void>();
  store.subscribe(onChange);
  const choose = (language: string, easy = false) => store.choose({ language, easy });
  return {
    files,
    easyFiles,
    store,
    choose,
    onChange,
    words: () => ['close', 'open', 'wait'].map((key) => say(store.current(), test, key)).join(),
  };
}

const saying = (messages: Record<string, string>) => wordingOf({ test: messages });

describe('the words of the page', () => {
  it('stay as they are when they do not load, and tell so once', async () => {
    const { files, store, choose, onChange, words } = openStore();
    const choice = choose('es');
    files.es.reject(new Error('no network'));
    expect(await choice).toBe(false);
    expect([words(), store.current().language, store.failed()]).toEqual(['Close,Open,Wait', 'en', true]);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('stay as they are when one of two reading levels does not load', async () => {
    const { files, easyFiles, store, choose } = openStore();
    files.es.resolve(saying({ close: 'Cerrar' }));
    easyFiles.es.reject(new Error('no network'));
    expect([await choose('es', true), store.current()]).toEqual([false, REFERENCE]);
  });

  it('tell of no failure anymore once others are there', async () => {
    const { files, store, choose } = openStore();
    files.es.reject(new Error('no network'));
    await choose('es');
    files.fr.resolve(saying({ close: 'Fermer' }));
    await choose('fr');
    expect([store.current().language, store.failed()]).toEqual(['fr', false]);
  });

  it('are those of en for a language that nobody knows, at the reading level that is chosen', async () => {
    const { easyFiles, store, choose, words } = openStore();
    easyFiles.en.resolve(saying({ close: 'Go' }));
    await choose('tlh');
    expect([words(), store.current(), store.failed()]).toEqual(['Close,Open,Wait', REFERENCE, false]);
    await choose('tlh', true);
    expect([words(), store.current().language, store.current().easy]).toEqual(['Go,Open,Wait', 'en', true]);
  });

  it('come along the chain: easy words of the language, its words, English', async () => {
    const { files, easyFiles, store, choose, words } = openStore();
    files.es.resolve(saying({ close: 'Cerrar', open: 'Abrir' }));
    easyFiles.es.resolve(saying({ close: 'Fuera' }));
    await choose('es', true);
    expect([words(), store.current().easy]).toEqual(['Fuera,Abrir,Wait', true]);
  });

  it('are easy by the setting alone where a language has no easy words', async () => {
    const { files, store, choose, words } = openStore();
    files.fr.resolve(saying({ close: 'Fermer' }));
    await choose('fr', true);
    expect([words(), store.current().easy]).toEqual(['Fermer,Open,Wait', true]);
  });

  it('change once the language is there, and back to en', async () => {
    const { files, store, choose, onChange, words } = openStore();
    const choice = choose('es');
    expect([words(), onChange.mock.calls.length]).toEqual(['Close,Open,Wait', 0]);
    files.es.resolve(saying({ close: 'Cerrar' }));
    await choice;
    expect([words(), store.current().locale, onChange.mock.calls.length]).toEqual([
      'Cerrar,Open,Wait',
      'es',
      1,
    ]);
    await choose('en');
    expect([words(), store.current()]).toEqual(['Close,Open,Wait', REFERENCE]);
  });

  it.each([
    ['the earlier file comes last', ['fr', 'es'] as const],
    ['the later file comes last', ['es', 'fr'] as const],
  ])('are those of the later of two choices, where %s', async (_, order) => {
    const { files, choose, onChange, words } = openStore();
    const choices = { es: choose('es'), fr: choose('fr') };
    for (const language of order) {
      files[language].resolve(saying({ close: language }));
      await choices[language];
    }
    expect([words(), onChange.mock.calls.length]).toEqual(['fr,Open,Wait', 1]);
  });

  it('do not mind that an earlier choice fails late', async () => {
    const { files, store, choose } = openStore();
    const choices = [choose('es'), choose('fr')];
    files.fr.resolve(saying({ close: 'Fermer' }));
    files.es.reject(new Error('no network'));
    expect(await Promise.all(choices)).toEqual([true, true]);
    expect([store.current().language, store.failed()]).toEqual(['fr', false]);
  });
});
