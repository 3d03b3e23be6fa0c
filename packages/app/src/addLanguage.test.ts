import { createClient, apiError } from '@friendbase/contract';
import * as games from '@friendbase/games/words/en';
import { startDemo } from '@friendbase/mocks';
import * as kit from '@friendbase/ui-kit/words/en';
import { createWordsStore, say, sayWords, type Wording } from '@friendbase/ui-kit/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callBy } from './data/call.ts';
import { createDates } from './lib/time/dates.ts';
import { notices } from './lib/notices/notices.ts';
import { renderNotFound, renderPage, gatherPage, visitorData } from './server/pages.tsx';
import { feedNews } from './words/en/feedNews.ts';
import { home, post } from './words/en/home.ts';
import * as app from './words/en/index.ts';
import { locales } from './words/locales.ts';
import { gapsOf } from '../testing/words/gapsOf.ts';
import { loadedWords } from '../testing/words/loadedWords.ts';
import { spanish } from '../testing/words/spanish.ts';

// “Add a language” of CONTRIBUTING.md, followed for Spanish: its files stand in `testing/words`, and this is its row.
beforeAll(() => void Object.assign(locales, { es: spanish }));
afterAll(() => {
  Reflect.deleteProperty(locales, 'es');
  // The server's pages ask on behalf of members; test files that share this process call for themselves.
  callBy(() => undefined);
});

const catalogues = [...Object.values(kit), ...Object.values(games), ...Object.values(app)];

async function inSpanish(easy = false) {
  const words = createWordsStore(locales);
  await words.choose({ language: 'es', easy });
  return words.current();
}

describe('a language that is added', () => {
  it('is files alone: forty messages, their plural forms, and a row', async () => {
    const { words } = await import('../testing/words/es/index.ts');
    expect(Object.values(words).flatMap(Object.keys).length).toBeGreaterThanOrEqual(40);
    expect(locales['es']).toBe(spanish);
  });

  it.each([
    [0, 'No hay mensajes nuevos.'],
    [1, '1 mensaje nuevo.'],
    [7, '7 mensajes nuevos.'],
    [2_000_000, '2.000.000 de mensajes nuevos.'],
  ])('has its own plural forms and numbers: %i', async (count, words) => {
    expect(say(await inSpanish(), feedNews, 'found', { count })).toBe(words);
  });

  it('says what was said as data, such as a toast that is stored', async () => {
    expect(sayWords(await inSpanish(), notices.loggedOut.title)).toBe('Has cerrado la sesión');
  });

  it('writes dates its own way', async () => {
    const { locale } = await inSpanish();
    const words = { recently: 'Hace poco', justNow: 'Ahora', today: 'Hoy', yesterday: 'Ayer' };
    const dates = createDates(locale, words, { isLong: false, hours: 12 });
    expect(dates.moment(new Date(2026, 10, 20, 14, 5).toISOString())).toMatch(/^20 nov/);
  });

  it('says along the chain what its easy words leave out: in Spanish, then in English', async () => {
    const current = await inSpanish(true);
    expect(say(current, home, 'welcome', { name: 'Sam' })).toBe('Hola, Sam.');
    expect(say(current, home, 'title')).toBe('Inicio');
    expect(say(current, post, 'likes', { count: 2 })).toBe('2 likes');
  });
});

describe('a catalogue of a language with a missing plural', () => {
  /** `many`, of a million, is missing, and of the other message everything but `one`. */
  const damaged = {
    'feedNews.found': { one: '1 mensaje nuevo.', other: 'mensajes nuevos.' },
    'auth.toFix': { one: 'Corrige 1 cosa:' },
  } as Record<string, object>;
  const broken: Wording = (name, key) => {
    const forms = damaged[`${name}.${key}`];
    return forms && (({ count }: { count: number }, f) => f.plural(count, forms as never));
  };

  it('is named by the test of the catalogues, form by form, and so is every message that it lacks', async () => {
    const words = { ...(await inSpanish()), chain: [broken] };
    const gaps = gapsOf(words, [app.feedNews, app.auth]);
    expect(gaps).toEqual(
      expect.arrayContaining(['feedNews.found: many', 'auth.toFix: many', 'auth.toFix: other']),
    );
    expect(gaps).toContain('auth.welcome');
    expect(gaps).not.toContain('feedNews.found: one');
  });

  it('is not passed by a whole one beside it', async () => {
    const [usual] = (await inSpanish()).chain;
    const words = { ...(await inSpanish(true)), chain: [broken, usual!] };
    expect(gapsOf(words, [app.feedNews])).toContain('feedNews.found: many');
  });

  it('shows the words of the chain, at last English ones, never a key', async () => {
    const usual = await inSpanish();
    const alone = { ...usual, chain: [broken] };
    const easy = { ...usual, chain: [broken, ...usual.chain] };
    expect(say(easy, feedNews, 'found', { count: 1_000_000 })).toBe('1.000.000 de mensajes nuevos.');
    expect(say(alone, feedNews, 'found', { count: 1_000_000 })).toBe('1,000,000 new posts.');
    expect(say(alone, app.auth, 'toFix', { count: 2 })).toBe('Please fix 2 things');
    expect(say(alone, app.auth, 'toFix', { count: 1 })).toBe('Corrige 1 cosa:');
  });

  it('has no more gaps than messages that are not translated, where it is whole', async () => {
    const levels = (await loadedWords(locales)).filter(({ language }) => language === 'es');
    expect(levels.map(({ easy }) => easy)).toEqual([false, true]);
    for (const words of levels)
      expect(gapsOf(words, catalogues).filter((gap) => gap.includes(':'))).toEqual([]);
  });
});

const at = (form: 'log-in' | 'sign-up') => ({ place: { form, next: undefined }, formKey: 'key' }) as const;
const ask = (page: Parameters<typeof visitorData>[0]) =>
  renderPage('/login', JSON.stringify(visitorData(page, '')), false);

describe('a server', () => {
  it('renders the page of a visitor in the language that the browser asks for', async () => {
    const { html, attributes } = await ask({ ...at('log-in'), typed: {}, languages: ['es-MX', 'en'] });
    expect(attributes).toEqual({ lang: 'es-ES', dir: 'ltr' });
    for (const words of ['Te damos la bienvenida a FriendBase', 'Nombre de usuario', 'Contraseña', 'Ayuda'])
      expect(html).toContain(words);
    expect(html).not.toContain('Welcome to FriendBase');
  });

  it.each([[[]], [['tlh']], [['en-GB', 'es']]])('renders it in English for %j', async (languages) => {
    const { html, attributes, title } = await ask({ ...at('log-in'), typed: {}, languages });
    expect([attributes['lang'], title]).toEqual(['en-US', 'Log In – FriendBase']);
    expect(html).toContain('Welcome to FriendBase');
  });

  it('renders a form that was refused in that language, its reasons and its title', async () => {
    const languages = ['es'];
    const missing = await ask({
      ...at('log-in'),
      languages,
      typed: { username: 'sam' },
      errorResponse: apiError('loginIncomplete'),
    });
    expect(missing.title).toBe('Error: Iniciar sesión – FriendBase');
    expect(missing.html).toContain('Corrige 1 cosa:');
    expect(missing.html).toContain('Escribe tu contraseña.');
    const wrong = await ask({
      ...at('log-in'),
      languages,
      typed: { username: 'sam', password: 'wrong' },
      errorResponse: apiError('loginRefused'),
    });
    expect(wrong.html).toContain('Comprueba tu nombre de usuario y tu contraseña.');
    expect(wrong.html).not.toContain('wrong');
  });

  it('renders the page of a member in it, with dates and numbers as they are written there', async () => {
    const demo = await startDemo({ scenario: 'busy', delayMs: 0 });
    const gathered = await gatherPage('/', createClient({ origin: 'http://localhost' }), {
      languages: ['es'],
      settings: '',
    });
    await demo.stop();
    if ('redirectTo' in gathered) throw new Error('Home leads elsewhere');
    const { html, attributes, title } = await renderPage('/', JSON.stringify(gathered.data), false);
    expect([attributes['lang'], title]).toEqual(['es-ES', 'Inicio – FriendBase']);
    expect(html).toContain('¡Te damos la bienvenida, Sam Rivers!');
    expect(html).toMatch(/<time[^>]*>\d+ (ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic)</);
  });

  it('tells in that language that nothing is at an address', async () => {
    const { html, attributes } = await renderNotFound(['es']);
    expect(attributes['lang']).toBe('es-ES');
    expect(html).toContain('No encontramos esta página.');
  });
});
