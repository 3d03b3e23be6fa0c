import { describe, expect, it, vi } from 'vitest';
import { catalogue } from './catalogue.ts';
import { say, type Wording } from './format.ts';
import { createWordsStore, wordingOf } from './store.ts';

const test = catalogue('test', { close: 'Close' });

/** Two variants whose files arrive, or fail to, when the test says so. */
function openStore() {
  const files = { es: Promise.withResolvers<Wording>(), fr: Promise.withResolvers<Wording>() };
  const store = createWordsStore({
    es: { locale: 'es', direction: 'ltr', load: () => files.es.promise },
    fr: { locale: 'fr', direction: 'ltr', load: () => files.fr.promise },
  });
  const onChange = vi.fn<() => void>();
  store.subscribe(onChange);
  return { files, store, onChange, words: () => say(store.current(), test, 'close') };
}

const saying = (close: string) => wordingOf({ test: { close } });

describe('the words of the page', () => {
  it('stay as they are when a variant does not load, and tell so once', async () => {
    const { files, store, onChange, words } = openStore();
    const choice = store.choose('es');
    files.es.reject(new Error('no network'));
    expect(await choice).toBe(false);
    expect([words(), store.current().variant, store.failed()]).toEqual(['Close', 'en', 'es']);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('tell of no failure any more once another variant is there', async () => {
    const { files, store } = openStore();
    files.es.reject(new Error('no network'));
    await store.choose('es');
    files.fr.resolve(saying('Fermer'));
    await store.choose('fr');
    expect([store.current().variant, store.failed()]).toEqual(['fr', undefined]);
  });

  it('are those of en for a variant that nobody knows', async () => {
    const { store, words } = openStore();
    await store.choose('tlh');
    expect([words(), store.current().variant, store.failed()]).toEqual(['Close', 'en', undefined]);
  });

  it('change once the variant is there, and back to en', async () => {
    const { files, store, onChange, words } = openStore();
    const choice = store.choose('es');
    expect([words(), onChange.mock.calls.length]).toEqual(['Close', 0]);
    files.es.resolve(saying('Cerrar'));
    await choice;
    expect([words(), store.current().locale, onChange.mock.calls.length]).toEqual(['Cerrar', 'es', 1]);
    await store.choose('en');
    expect([words(), store.current().locale]).toEqual(['Close', 'en-US']);
  });

  it.each([
    ['the earlier file comes last', ['fr', 'es'] as const],
    ['the later file comes last', ['es', 'fr'] as const],
  ])('are those of the later of two choices, where %s', async (_, order) => {
    const { files, store, onChange, words } = openStore();
    const choices = { es: store.choose('es'), fr: store.choose('fr') };
    for (const variant of order) {
      files[variant].resolve(saying(variant));
      await choices[variant];
    }
    expect([words(), onChange.mock.calls.length]).toEqual(['fr', 1]);
  });

  it('do not mind that an earlier choice fails late', async () => {
    const { files, store } = openStore();
    const choices = [store.choose('es'), store.choose('fr')];
    files.fr.resolve(saying('Fermer'));
    files.es.reject(new Error('no network'));
    expect(await Promise.all(choices)).toEqual([true, true]);
    expect([store.current().variant, store.failed()]).toEqual(['fr', undefined]);
  });
});
