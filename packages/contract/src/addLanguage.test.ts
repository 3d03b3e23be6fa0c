import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS, isCommonPassword } from './commonPasswords.ts';
import { apiError } from './apiError.ts';
import { ApiError } from './errors.ts';
import {
  SPANISH_ERRORS,
  SPANISH_FACTS,
  SPANISH_MAILS,
  SPANISH_PASSWORDS,
  SPANISH_ROLES,
  SPANISH_TAKEN,
} from './fixtures/spanish.ts';
import { composeMail } from './mails.ts';
import type { MailAbout } from './mailRows.ts';
import { MAIL_WORDS } from './mailWords.ts';
import { PRIVATE_FACT_FORMS, privateFactIn } from './privateFacts.ts';
import { ERROR_WORDS, tellIn } from './errorWords.ts';
import { claimsRole, ROLE_WORDS } from './moderation/roleNames.ts';
import { FIRST_NOTIFICATION_SETTINGS } from './notificationSettings.ts';
import type { TakenAlong, TakenLists } from './takenFile/lists.ts';
import { takenPage } from './takenFile/page.ts';
import { TAKEN_WORDS } from './takenFile/words.ts';
import type { WrongInput } from './wrongInput.ts';

// “Add a language” of CONTRIBUTING.md, followed for Spanish: a row in each table that knows words of a language.
const facts = { ...PRIVATE_FACT_FORMS, es: SPANISH_FACTS };
const roles = { ...ROLE_WORDS, es: SPANISH_ROLES };
const passwords = { ...COMMON_PASSWORDS, es: SPANISH_PASSWORDS };
const errors = { ...ERROR_WORDS, es: SPANISH_ERRORS };

describe('a language that is added', () => {
  it.each([
    ['Vivo en la calle del Sol 12.', 'personal'],
    ['¿Me das 20 euros?', 'money'],
    ['Cuesta 5 pesos', 'money'],
    ['¿Me envías dinero?', 'money'],
    ['Hoy hace sol en la calle.', undefined],
    // English stays known, and what is the same everywhere.
    ['I live at 12 Elm Street', 'personal'],
    ['lend me some money', 'money'],
    ['20 €', 'money'],
  ])('has private facts of its own: %s', (text, fact) => {
    expect(privateFactIn(text, facts)).toBe(fact);
  });

  it.each(['Vivo en la calle del Sol 12.', 'Cuesta 5 pesos', '¿Me envías dinero?'])(
    'is not known without its row: %s',
    (text) => {
      expect(privateFactIn(text)).toBeUndefined();
    },
  );

  it.each([
    ['Moderador', true],
    ['Soporte Oficial', true],
    ['Moderator', true],
    ['Marisol', false],
  ])('has words of roles, which no name has: %s', (name, isRefused) => {
    expect(claimsRole(name, undefined, roles)).toBe(isRefused);
  });

  it.each([
    ['Contraseña', true],
    ['qwerty', true],
    ['password', true],
    ['tres patos verdes', false],
  ])('has common passwords: %s', (password, isCommon) => {
    expect(isCommonPassword(password, passwords)).toBe(isCommon);
    expect(isCommonPassword('contraseña')).toBe(false);
  });
});

const told = (languages: string[], errorResponse: ApiError) =>
  tellIn(languages, errorResponse, errors).errorResponse.message;

describe('an error response', () => {
  it('is told in the first language that there is, with what it names', () => {
    const errorResponse = apiError('notEnoughBucks', { priceFbb: 20, balanceFbb: 19 });
    expect(told(['de', 'es-MX', 'en'], errorResponse)).toBe('Esto cuesta 20 FriendBase Bucks. Tienes 19.');
  });

  it.each<[WrongInput, string]>([
    [{ problem: 'missing', field: 'userId' }, 'userId está vacío.'],
    [{ problem: 'noObject' }, 'La petición tiene que ser un objeto JSON.'],
    // Its sentence is missing.
    [{ problem: 'tooMany', field: 'mediaUrls', named: '5' }, 'mediaUrls can have at most 5 entries.'],
  ])('says what is wrong with an input: %o', (wrong, message) => {
    expect(told(['es'], apiError('invalidInput', wrong))).toBe(message);
  });

  it.each([[[]], [['tlh']], [['en-GB', 'es']]])('is told in English for %j', (languages) => {
    expect(told(languages, apiError('signedOut'))).toBe('Please log in first.');
  });

  it('is told in English where the language has no sentence for it', () => {
    expect(told(['es'], apiError('tournamentFull'))).toBe('This tournament is full.');
  });

  it('stays as it is where another server has made it', () => {
    const theirs = new ApiError({ status: 401, code: 'signedOut', message: 'Nope.' });
    expect(tellIn(['es'], theirs, errors).errorResponse).toBe(theirs);
  });

  it('keeps status, code and all that it carries', () => {
    const errorResponse = apiError('tooManyTries', { retryAfterSeconds: 7 });
    expect(tellIn(['es'], errorResponse, errors).errorResponse).toMatchObject({
      status: 429,
      code: 'tooManyTries',
      retryAfterSeconds: 7,
      message: 'Son muchos intentos. Espera 7 segundos y prueba otra vez.',
    });
  });
});

const mail = (about: MailAbout, languages: string[], isEasy = false) =>
  composeMail(
    {
      about,
      reader: { languages, isEasy },
      origin: 'https://friends.example',
      contact: { phone: '123' },
      token: 'proof',
    },
    { ...MAIL_WORDS, es: SPANISH_MAILS },
  );

describe('a mail', () => {
  it('is in the first language that there is', () => {
    const { subject, text, html } = mail('confirmation', ['es-MX']);
    expect(subject).toBe('¿Es este tu correo?');
    expect(text).toMatch(
      /^Hola:\n\nAbre este enlace .*\n\nhttps:[^\n]+\n\n.*\n\nPuedes preguntarnos: 123\n$/s,
    );
    expect(html).toContain('<html lang="es">');
  });

  it('is in English as a whole where the language lacks it', () => {
    const { subject, text, html } = mail('card', ['es']);
    expect(subject).toBe('A recovery card was made');
    expect(text).toMatch(/^Hello,\n.*You can ask us: 123\n$/s);
    expect(html).toContain('<html lang="en">');
  });

  it('has easy words where the language has them', () => {
    expect(mail('newDevice', ['es'], true).text).toMatch(
      /^Hola:\n\nUn aparato nuevo.*\n\n¿Preguntas\? 123\n$/s,
    );
    expect(mail('newDevice', ['es']).text).toMatch(
      /^Hola:\n\nTu cuenta se abrió.*\n\nPuedes preguntarnos: 123\n$/s,
    );
  });
});

const none = async function* () {};

/** One message, and nothing else. */
function takenBy(comfort: TakenAlong['facts']['settings']['comfort']): TakenAlong {
  const sent: TakenLists['messages'] = {
    with: 'Ben',
    createdAt: '2024-06-01T08:00:00.000Z',
    isOwn: true,
    content: 'Hola',
  };
  const taken: TakenAlong['facts'] = {
    profile: {
      username: 'ann',
      displayName: 'Ann',
      email: 'ann@example.com',
      defaultPrivacy: 'friends',
      isReadShown: false,
      isTypingShown: false,
      findableBy: 'friendsOfFriends',
      likings: [],
      friendbaseBucks: 0,
      createdAt: sent.createdAt,
    },
    care: { challengeType: null, caregiverEmail: null, supportNeeds: null, emergencyContact: null },
    settings: { comfort, notifications: FIRST_NOTIFICATION_SETTINGS, recoveryCardMadeAt: null },
  };
  const messages = async function* () {
    yield sent;
  };
  const lists = Object.keys(TAKEN_WORDS['en']?.titles ?? {}).map(
    (list): [string, () => AsyncIterable<object>] => [list, list === 'messages' ? messages : none],
  );
  return { facts: taken, lists: Object.fromEntries(lists) as TakenAlong['lists'] };
}

async function pageOf(comfort: Parameters<typeof takenBy>[0]): Promise<string> {
  let page = '';
  for await (const piece of takenPage(takenBy(comfort), { ...TAKEN_WORDS, es: SPANISH_TAKEN })) page += piece;
  return page;
}

describe('the page of a taken file', () => {
  it('is in the language that the member has chosen, and where that has no words in English', async () => {
    const page = await pageOf({ language: 'es' });
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('<h1>Mis cosas de FriendBase</h1>');
    expect(page).toContain('<dt>Nombre de usuario</dt>');
    expect(page).toContain(
      'Yo a <bdi>Ben</bdi>, <time datetime="2024-06-01T08:00:00.000Z">1 de junio de 2024',
    );
    expect(page).toContain('<p>Aquí no hay nada.</p>');
    expect(page).toContain('<h2 id="people">People</h2>');
  });

  it('has easy words of the language, then its usual ones, then those of English', async () => {
    const page = await pageOf({ language: 'es', easy: true });
    expect(page).toContain('<p>No hay nada.</p>');
    expect(page).toContain('<h1>Mis cosas de FriendBase</h1>');
    expect(page).toContain('<p>These are your things. This page works without the internet.</p>');
  });

  it.each([[null], [{}], [{ language: 'tlh' }]])('is in English with the settings %j', async (comfort) => {
    const page = await pageOf(comfort);
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('I to <bdi>Ben</bdi>, <time datetime="2024-06-01T08:00:00.000Z">June 1, 2024');
  });
});
