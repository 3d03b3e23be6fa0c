import { createClient, getMe, ERROR_WORDS } from '@friendbase/contract';
import { SPANISH_ERRORS } from '@friendbase/contract/fixtures';
import { describe, expect, it } from 'vitest';
import type { AppOptions } from '../app.ts';
import { PASSWORD, strangers } from '../../testing/members.ts';
import { openApi } from '../../testing/openApi.ts';

const errorWords = { ...ERROR_WORDS, es: SPANISH_ERRORS };
const open = (options: Partial<AppOptions> = {}) => openApi(strangers('ann'), { errorWords, ...options });

const NEW = {
  username: 'zoe',
  displayName: 'Zoe',
  email: 'ann@example.com',
  password: 'three green ducks',
  challengeType: 'cognitive',
};

/** How a call is refused for somebody who reads these languages. */
async function errorIn(languages: string | undefined, path: string, body?: object, key?: string) {
  await using api = await open();
  const headers = {
    'content-type': 'application/json',
    ...(languages !== undefined && { 'accept-language': languages }),
    ...(key && { 'idempotency-key': key }),
  };
  const ask = async () => {
    const answer = await api.visitor().request(path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await answer.json()) as { code: string; message: string };
  };
  return { first: await ask(), again: await ask() };
}

describe('a refused call', () => {
  it.each([
    ['es', 'Primero inicia sesión.'],
    ['es-MX, en;q=0.5', 'Primero inicia sesión.'],
    ['de, es;q=0.9', 'Primero inicia sesión.'],
    ['en, es;q=0.9', 'Please log in first.'],
    ['tlh', 'Please log in first.'],
    [undefined, 'Please log in first.'],
  ])('is told in the language of who asks: %s', async (languages, message) => {
    const { first } = await errorIn(languages, '/api/user');
    expect(first).toEqual({ code: 'signedOut', message });
  });

  it('is told in it once more where the same press is repeated', async () => {
    const told = await errorIn('es', '/api/auth/register', NEW, 'a-key-of-this-press');
    expect(told.first).toEqual({ code: 'emailTaken', message: 'Este correo ya está registrado.' });
    expect(told.again).toEqual(told.first);
  });

  it.each([
    ['username', { username: 7 }, 'username tiene que ser un texto.'],
    [
      'username',
      { ...NEW, username: 'i'.repeat(31) },
      'username: este texto es demasiado largo. Usa 30 letras o menos.',
    ],
    // Its sentence is missing.
    [
      'challengeType',
      { ...NEW, challengeType: 'other' },
      'challengeType must be one of: developmental, cognitive, mental_health, caregiver.',
    ],
  ])('says in that language what is wrong with its input: %s', async (_, body, message) => {
    const { first } = await errorIn('es', '/api/auth/register', body);
    expect(first).toMatchObject({ message });
  });

  it('is told in English, by its code, where the language has no sentence', async () => {
    expect((await errorIn('es', '/api/nothing')).first).toEqual({
      code: 'nothingHere',
      message: 'There is nothing at this address.',
    });
  });

  it('is told in the language that our client names', async () => {
    await using api = await open();
    const call = createClient({ origin: api.address, language: () => 'es-ES' });
    await expect(call(getMe, {})).rejects.toMatchObject({ message: 'Primero inicia sesión.' });
  });
});

const send = async (options: Partial<AppOptions>, languages: string) => {
  await using api = await open(options);
  const answer = await api.visitor().request('/login', {
    method: 'POST',
    headers: { 'accept-language': languages },
    body: new URLSearchParams({ username: 'ann', password: `not ${PASSWORD}` }),
  });
  return { status: answer.status, html: await answer.text() };
};

describe('a refused form', () => {
  it('is written for the languages of who sent it', async () => {
    const asked: (readonly string[] | undefined)[] = [];
    await send(
      {
        renderVisitorPage: async ({ languages }) => {
          asked.push(languages);
          return '<!doctype html>';
        },
      },
      'es-MX, en;q=0.5',
    );
    expect(asked).toEqual([['es-MX', 'en']]);
  });

  it.each<[string, Partial<AppOptions>]>([
    ['there are no others', {}],
    ['the page cannot be rendered', { renderVisitorPage: () => Promise.reject(new Error('no page now')) }],
  ])('is a plain page in that language where %s', async (_, options) => {
    const { status, html } = await send(options, 'es');
    expect(status).toBe(401);
    expect(html).toContain('<html lang="es">');
    for (const words of [
      'Esto no ha funcionado',
      'Comprueba tu nombre de usuario y tu contraseña.',
      'Ir a FriendBase',
    ])
      expect(html).toContain(words);
  });
});
