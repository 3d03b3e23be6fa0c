import { createWordsStore, REFERENCE, say, sayWords, wordingOf } from '@friendbase/ui-kit/words';
import { expect, it } from 'vitest';
import { createDates } from './dates.ts';
import { notices } from './notices.ts';
import { feed, home, post } from '../words/en/home.ts';

/** The line that a language more takes in the list of variants. */
const spanish = {
  en: REFERENCE,
  es: {
    language: 'es',
    locale: 'es-ES',
    direction: 'ltr',
    load: () => import('../words/testing/es/index.ts').then(({ words }) => wordingOf(words)),
  },
} as const;

async function inSpanish() {
  const words = createWordsStore(spanish);
  await words.choose({ language: 'es', easy: false });
  return words.current();
}

it('is one folder, loaded when it is chosen', async () => {
  const current = await inSpanish();
  expect(say(current, home, 'welcome', { name: 'Sam' })).toBe('¡Te damos la bienvenida, Sam!');
});

it.each([
  [0, 'No hay mensajes nuevos.'],
  [1, '1 mensaje nuevo.'],
  [7, '7 mensajes nuevos.'],
  [2_000_000, '2.000.000 de mensajes nuevos.'],
])('has its own plural forms and numbers: %i', async (count, words) => {
  expect(say(await inSpanish(), feed, 'found', { count })).toBe(words);
});

it('says what was said as data, such as a toast that is kept', async () => {
  expect(sayWords(await inSpanish(), notices.loggedOut.title)).toBe('Has cerrado la sesión');
});

it('writes dates its own way', async () => {
  const { locale } = await inSpanish();
  const dates = createDates(
    locale,
    { recently: 'Hace poco', justNow: 'Ahora', today: 'Hoy', yesterday: 'Ayer' },
    { isLong: false, hours: 12 },
  );
  expect(dates.moment(new Date(2026, 10, 20, 14, 5).toISOString())).toMatch(/^20 nov/);
});

it('says in the words of en what it leaves out', async () => {
  const current = await inSpanish();
  expect(say(current, post, 'likes', { count: 2 })).toBe('2 likes');
  expect(say(current, post, 'subject', { author: 'Sam', time: 'hoy' })).toBe('el mensaje de Sam, hoy');
});
