import {
  ApiError,
  closedAccountIn,
  findUsername,
  FORM_KEY_FIELD,
  getMe,
  logIn,
  register,
} from '@friendbase/contract';
import type { ErrorResponse, VisitorPage } from '@friendbase/contract';
import type { Seed } from '@friendbase/contract/fixtures';
import type { AppOptions } from '../app.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD, strangers } from '../../testing/members.ts';
import { openApi } from '../../testing/openApi.ts';
import { rawRequest } from '../../testing/rawRequest.ts';

const NEW = {
  username: 'zoe',
  displayName: 'Zoe',
  email: 'zoe@example.com',
  password: 'three green ducks',
  confirmPassword: 'three green ducks',
  challengeType: 'cognitive',
  caregiverEmail: '',
  emergencyContact: '',
  supportNeeds: '',
};

/** The pages that were asked for, in their order. */
const rendered: VisitorPage[] = [];
afterEach(() => void rendered.splice(0));

const openWithPages = (options: Partial<AppOptions> = {}, seed = strangers('ann', 'ben')) =>
  openApi(seed, {
    renderVisitorPage: async (page) => {
      rendered.push(page);
      return '<!doctype html><p>Written';
    },
    ...options,
  });

type Api = Awaited<ReturnType<typeof openWithPages>>;
type Browser = ReturnType<Api['visitor']>;

/** Sends a form as a browser does. */
const send = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.request(path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const whoIs = (browser: Browser) => browser.call(getMe, {}).then(({ username }) => username);
const countMembers = async ({ db }: Api) =>
  Number((await db('users').count<{ all: number }[]>({ all: '*' }))[0]?.all);

describe('a form that is refused', () => {
  it.each([
    ['/login', { username: 'ann' }, 422, 'loginIncomplete'],
    ['/login', {}, 422, 'loginIncomplete'],
    ['/login', { username: 'ann', password: 'wrong' }, 401, 'loginRefused'],
    ['/login', { username: 'a'.repeat(300), password: PASSWORD }, 422, 'invalidInput'],
    ['/login', { 'username[a]': 'ann', password: PASSWORD }, 422, 'loginIncomplete'],
    ['/login?form=sign-up', { ...NEW, displayName: '' }, 422, 'signupIncomplete'],
    ['/login?form=sign-up', { ...NEW, confirmPassword: 'three green' }, 422, 'invalidInput'],
    ['/login?form=sign-up', { ...NEW, challengeType: 'none of them' }, 422, 'invalidInput'],
    ['/login?form=sign-up', { ...NEW, supportNeeds: 'a'.repeat(1001) }, 422, 'invalidInput'],
    ['/login?form=sign-up', { ...NEW, username: 'Ann' }, 409, 'usernameTaken'],
    ['/login?form=help', { email: ' ' }, 422, 'helpEmailMissing'],
    ['/login?form=help', { email: 'nobody@example.com' }, 404, 'accountNotFound'],
  ])('at %s with %o gets the page again with %i', async (path, fields, status, code) => {
    await using api = await openWithPages();
    const browser = api.visitor();
    const answer = await send(browser, path, fields);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.includes('[')));
    expect(rendered).toMatchObject([
      { typed, errorResponse: { status: status === 422 ? 400 : status, code } },
    ]);
    await expect(whoIs(browser)).rejects.toMatchObject({ status: 401 });
  });

  it('keeps the form and the page that was asked for in its page', async () => {
    await using api = await openWithPages();
    await send(api.visitor(), '/login?form=sign-up&next=/messages?with=ben', {});
    expect(rendered[0]?.place).toEqual({ form: 'sign-up', next: '/messages?with=ben' });
  });

  it('is too large: the page is there, without the words', async () => {
    await using api = await openWithPages();
    const answer = await send(api.visitor(), '/login', { username: 'a'.repeat(300_000) });
    expect(answer.status).toBe(413);
    expect(rendered).toMatchObject([{ typed: {}, errorResponse: { code: 'bodyTooLarge' } }]);
  });

  it('comes as something else than a form', async () => {
    await using api = await openWithPages();
    const browser = api.visitor();
    const body = JSON.stringify({ username: 'ann', password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    expect((await browser.request('/login', { method: 'POST', headers, body })).status).toBe(422);
    expect(rendered).toMatchObject([{ typed: {}, errorResponse: { code: 'unreadableRequest' } }]);
  });

  it('meets the limit of the call, together with the calls of the app', async () => {
    await using api = await openWithPages({ rateLimitScale: 1 / (findUsername.limit?.tries ?? 1) });
    const browser = api.visitor();
    await browser.call(findUsername, { body: { email: 'ann@example.com' } });
    const answer = await send(browser, '/login?form=help', { email: 'ann@example.com' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rendered[0]?.errorResponse?.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('says so in a page of its own where the other cannot be written', async () => {
    await using api = await openWithPages({ renderVisitorPage: () => Promise.reject(new Error('broken')) });
    const answer = await send(api.visitor(), '/login', { username: 'ann', password: 'wrong' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<h1>This did not work</h1><p>');
  });

  it.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'comes from another site: %j',
    async (headers) => {
      await using api = await openWithPages();
      for (const path of ['/login', '/logout', '/login/return']) {
        const {
          status,
          headers: answered,
          body,
        } = await rawRequest(api.address, path, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: new URLSearchParams({ username: 'ann', password: PASSWORD }).toString(),
        });
        expect([path, status, answered['set-cookie']]).toEqual([path, 403, undefined]);
        expect(body.toString()).toContain('<h1>This did not work</h1><p>');
      }
      expect(rendered).toEqual([]);
    },
  );
});

describe('a form that is accepted', () => {
  it.each([
    ['/login', '/'],
    ['/login?next=/messages?with=ben', '/messages?with=ben'],
    ['/login?next=//evil.example', '/'],
    ['/login?next=https://evil.example', '/'],
  ])('logs in at %s and opens %s', async (path, location) => {
    await using api = await openWithPages();
    const browser = api.visitor();
    const answer = await send(browser, path, { username: 'ann', password: PASSWORD });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    expect(await whoIs(browser)).toBe('ann');
    expect(rendered).toEqual([]);
  });

  it('signs up once, however often it is sent, and is signed in each time', async () => {
    await using api = await openWithPages();
    const before = await countMembers(api);
    const fields = { ...NEW, supportNeeds: 'One\r\nTwo', idempotencyKey: 'of-this-page' };
    const browsers = [api.visitor(), api.visitor(), api.visitor()];
    // At once, as of a double press; then again, as after a lost answer.
    const [one, two, three] = browsers as [Browser, Browser, Browser];
    const answers = await Promise.all(
      [one, two].map((browser) => send(browser, '/login?form=sign-up', fields)),
    );
    answers.push(await send(three, '/login?form=sign-up', fields));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await Promise.all(browsers.map(whoIs))).toEqual(['zoe', 'zoe', 'zoe']);
    expect(await countMembers(api)).toBe(before + 1);
    expect(await api.db('users').where({ username: 'zoe' }).first('supportNeeds')).toEqual({
      supportNeeds: 'One\nTwo',
    });
  });

  it('is another one once it says something else, on the same page', async () => {
    await using api = await openWithPages();
    const page = { idempotencyKey: 'of-this-page' };
    const errorResponse = await send(api.visitor(), '/login?form=sign-up', {
      ...NEW,
      ...page,
      username: 'ann',
    });
    expect(errorResponse.status).toBe(409);
    expect(rendered[0]?.formKey).not.toBe(page.idempotencyKey);
    expect(rendered[0]?.typed).not.toHaveProperty('idempotencyKey');
    expect((await send(api.visitor(), '/login?form=sign-up', { ...NEW, ...page })).status).toBe(303);
  });

  it('signed up a second time without the key of a page is told that the name is taken', async () => {
    await using api = await openWithPages();
    expect((await send(api.visitor(), '/login?form=sign-up', NEW)).status).toBe(303);
    expect((await send(api.visitor(), '/login?form=sign-up', NEW)).status).toBe(409);
  });

  it('finds a username, and Log In has it', async () => {
    await using api = await openWithPages();
    const answer = await send(api.visitor(), '/login?form=help&next=/friends', { email: 'ann@example.com' });
    expect(answer.status).toBe(200);
    expect(rendered).toMatchObject([
      { place: { form: 'log-in', next: '/friends' }, typed: { username: 'ann' }, foundUsername: 'ann' },
    ]);
  });

  it('logs out, also a second time', async () => {
    await using api = await openWithPages();
    const ann = await api.as('ann');
    for (let round = 0; round < 2; round += 1) {
      const answer = await send(ann, '/logout', {});
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login']);
      await expect(whoIs(ann)).rejects.toMatchObject({ status: 401 });
    }
  });
});

describe('the calls of the app', () => {
  it.each([logIn, register, findUsername])('still take no form: $path', async ({ path }) => {
    await using api = await openWithPages();
    const answer = await send(api.visitor(), path, { username: 'ann', password: PASSWORD });
    expect(answer.status).toBe(415);
  });
});

/** Ann's account, closed by Ben, who moderates. */
const closedAnn = (): Seed => {
  const seed = strangers('ann', 'ben');
  const createdAt = '2024-05-31T00:00:00.000Z';
  const subject = { subjectKind: 'post', subjectId: 'post', ownerId: 'ann-id' } as const;
  return {
    ...seed,
    members: seed.members.map((one) => (one.id === 'ann-id' ? { ...one, closedAt: createdAt } : one)),
    cases: [
      {
        ...subject,
        id: 'case',
        list: 'reports',
        content: 'Words of Ann',
        reasons: { mean: 1, money: 0, bodies: 0, scary: 0, other: 0 },
        signals: [],
        urgency: 1,
        openedAt: createdAt,
        closedAt: createdAt,
        version: 1,
      },
    ],
    decisions: [
      {
        ...subject,
        id: 'decision',
        caseId: 'case',
        moderatorId: 'ben-id',
        action: 'close',
        rule: 'beKind',
        excerpt: 'Words of Ann',
        until: null,
        createdAt,
        undoneAt: null,
        toldAt: createdAt,
        taken: null,
      },
    ],
  };
};

describe('the forms of a closed account', () => {
  const logInForm = { username: 'ann', password: PASSWORD };
  const appeals = ({ db }: Api) => db<{ words: string }>('appeals').select('words');

  it('ask nothing with a token that nobody was given, and say so in the page', async () => {
    await using api = await openWithPages({}, closedAnn());
    const answer = await send(api.visitor(), '/login/appeal', { token: 'made-up', words: 'Please.' });
    expect(answer.status).toBe(403);
    const place = { form: 'log-in', next: undefined };
    expect(rendered).toMatchObject([{ place, errorResponse: { code: 'appealTokenRefused' } }]);
    expect(await appeals(api)).toEqual([]);
  });

  it('tell the decision to nobody who has another password', async () => {
    await using api = await openWithPages({}, closedAnn());
    await send(api.visitor(), '/login', { ...logInForm, password: 'wrong' });
    expect(rendered[0]?.errorResponse).toMatchObject({ code: 'loginRefused' });
    expect(rendered[0]?.errorResponse?.details).toBeUndefined();
  });

  it('ask once with what the refused log in told, however often the page is sent', async () => {
    await using api = await openWithPages({}, closedAnn());
    const browser = api.visitor();
    expect((await send(browser, '/login', logInForm)).status).toBe(403);
    const [{ errorResponse, formKey } = { errorResponse: undefined, formKey: '' }] = rendered;
    const token = closedAccountIn(new ApiError(errorResponse as ErrorResponse))?.appealToken ?? '';
    const fields = { token, words: 'It was\r\na joke.', [FORM_KEY_FIELD]: formKey };
    for (const again of [1, 2]) {
      expect((await send(browser, '/login/appeal', fields)).status).toBe(200);
      expect(rendered[again]).toMatchObject({ askedAgain: { id: 'decision', appeal: 'waiting' }, typed: {} });
    }
    expect(await appeals(api)).toEqual([{ words: 'It was\na joke.' }]);
    await expect(whoIs(browser)).rejects.toMatchObject({ status: 401 });
  });
});

describe('the form of who has left', () => {
  it('brings nothing back with a token that is over, and says so in the page of Log In', async () => {
    await using api = await openWithPages();
    const answer = await send(api.visitor(), '/login/return', { token: 'made-up' });
    expect(answer.status).toBe(403);
    const place = { form: 'log-in', next: undefined };
    expect(rendered).toMatchObject([{ place, errorResponse: { code: 'returnOver' } }]);
  });
});
