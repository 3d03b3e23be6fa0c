import { apiError, type Reason } from '@friendbase/contract';
import { startDemo, type Demo, type Scenario } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@friendbase/ui-kit/styles.css';
import { visitorStartOf } from './features/auth/visitorStartOf.ts';
import { writeDraft } from './features/home/composer/postDraft.ts';
import { POST_DRAFT } from './lib/forms/drafts.ts';
import { recordEarlyEvents } from './lib/hydration/recordEarlyEvents.ts';
import { memberPage, visitorPage, type RenderedPage } from '../testing/serverRenderedPages.tsx';

const onRecoverableError = vi.fn<(error: unknown) => void>();
const complaints = vi.spyOn(console, 'error');
let demo: Demo;
let root: Root | undefined;
let rendered: RenderedPage;
const body = document.createElement('div');

/** What React writes in place of a part that is still on its way. */
const MISSING = '<!--$!-->';

/**
 * Shows the page as a server would send it, without any script. Rendered again until its parts are there, not by
 * `prerender`, which waits for them: React takes that for a second React on the page, and complains at every context.
 */
async function send(scenario: Scenario, open: () => Promise<RenderedPage>): Promise<void> {
  demo = await startDemo({ scenario, delayMs: 0 });
  rendered = await open();
  await expect.poll(() => (body.innerHTML = renderToString(rendered.element))).not.toContain(MISSING);
  document.body.append(body);
}

/** The script arrives: the app hydrates what stands there. */
function hydrate(): void {
  root = hydrateRoot(body, rendered.element, { onRecoverableError });
}

const fieldOf = (label: string | RegExp) => page.getByRole('textbox', { name: label });

/** Types as a member does before the script is there: nothing of the app hears it. */
function typeEarly(label: string | RegExp, text: string): void {
  const field = fieldOf(label).first().element() as HTMLInputElement | HTMLTextAreaElement;
  field.value = text;
}

afterEach(async () => {
  root?.unmount();
  root = undefined;
  window.earlyEvents?.stop(undefined);
  delete window.earlyEvents;
  body.remove();
  rendered.parts.stop();
  await demo.stop();
  onRecoverableError.mockClear();
  complaints.mockClear();
});

const expectHydrated = () => {
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
};

describe('the auth screen', () => {
  it('is hydrated as it stands, with what was typed before', async () => {
    await send('signed-out', () => visitorPage());
    typeEarly(/^Username/, 'sam');
    hydrate();
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect.element(page.getByRole('link', { name: 'Write your password.' })).toBeVisible();
    await expect.element(fieldOf(/^Username/).first()).toHaveValue('sam');
    expectHydrated();
  });
});

describe('a sign-up that was refused before the script was there', () => {
  const missing: Reason = ['signupIncomplete', { fields: ['displayName', 'challengeType'] }];
  const visitor = visitorStartOf({
    place: { form: 'sign-up', next: undefined },
    formKey: 'of-this-page',
    typed: {
      username: 'zoe',
      email: 'zoe@example.com',
      password: 'three ducks',
      confirmPassword: 'three ducks',
    },
    errorResponse: apiError(...missing),
  });
  const radio = () => page.getByRole('radio', { name: 'Cognitive Challenge' });
  const toFix = (name: string) => page.getByRole('link', { name });

  it('is hydrated with its words and what is to fix, less what was chosen since', async () => {
    await send('signed-out', () => visitorPage({ visitor }));
    expect(body.querySelector('[autofocus]')?.textContent).toContain('Please fix 2 things');
    (radio().element() as HTMLInputElement).checked = true;
    hydrate();
    await expect.element(toFix('Choose your challenge type.')).not.toBeInTheDocument();
    await expect.element(toFix('Write a display name.')).toBeVisible();
    await expect.element(radio()).toBeChecked();
    const form = page.getByRole('form', { name: 'Make a new account' });
    await expect.element(form.getByRole('textbox', { name: /^Username/ })).toHaveValue('zoe');
    expectHydrated();
  });
});

describe('what is done before the script is there', () => {
  const action = (words: 'Like' | 'Unlike') =>
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: new RegExp(`^${words}, `) });
  const search = () => page.getByRole('searchbox').first();

  it('is done when it is: words in a search, where the focus stays', { tags: 'long' }, async () => {
    await send('busy', () => memberPage('/clubs', { storage: new FakeStorage() }));
    recordEarlyEvents();
    await search().fill('Memory Palace');
    hydrate();
    await expect.element(page.getByText('1 game found').first()).toBeVisible();
    await expect.element(search()).toHaveValue('Memory Palace');
    await expect.element(search()).toHaveFocus();
    expectHydrated();
  });

  it('is done once, however often a button was pressed', async () => {
    await send('busy', () => memberPage('/', { storage: new FakeStorage() }));
    recordEarlyEvents();
    await action('Like').click();
    await action('Like').click();
    await expect.element(action('Like')).toBeVisible();
    hydrate();
    await expect.element(action('Unlike')).toBeVisible();
    expectHydrated();
  });

  it('keeps no password', async () => {
    await send('signed-out', () => visitorPage());
    recordEarlyEvents();
    await page
      .getByLabelText(/^Password/)
      .first()
      .fill('three ducks');
    expect([...(window.earlyEvents?.changed.values() ?? [])]).toEqual([]);
    hydrate();
    await expect.poll(() => window.earlyEvents).toBeUndefined();
    expectHydrated();
  });
});

describe('Home', () => {
  const firstTime = () => body.querySelector('article time')?.textContent;
  const persist = (text: string) => {
    const { session, services } = rendered.parts;
    const owner = session.getSnapshot().context.memberId ?? '';
    services.drafts.persist(
      owner,
      POST_DRAFT,
      writeDraft({ text, templateId: undefined, privacy: 'public' }),
    );
  };

  it('is hydrated as it stands, then gets the draft and the times of this device', async () => {
    await send('busy', () => memberPage('/', { storage: new FakeStorage() }));
    persist('Not finished yet');
    expect(firstTime()).toMatch(/^\w+ \d+$/);
    hydrate();
    await expect.poll(firstTime).toMatch(/^\w+ \d+, \d+:\d\d [AP]M$/);
    await expect.element(fieldOf(/^How are you today/)).toHaveValue('Not finished yet');
    await expect.element(page.getByRole('radio', { name: 'Everyone' })).toBeChecked();
    expectHydrated();
  });

  it('keeps words that were typed before, below those of a draft', async () => {
    await send('busy', () => memberPage('/', { storage: new FakeStorage() }));
    persist('Older words');
    typeEarly(/^How are you today/, 'Hello');
    hydrate();
    await expect.element(page.getByRole('button', { name: 'Share Post' })).toBeVisible();
    await expect.element(fieldOf(/^How are you today/)).toHaveValue('Older words\nHello');
    expectHydrated();
  });

  it('keeps words that are heard again, below those of a draft, with the place in them', async () => {
    await send('busy', () => memberPage('/', { storage: new FakeStorage() }));
    persist('Older words');
    recordEarlyEvents();
    const field = fieldOf(/^How are you today/);
    await field.fill('Hello');
    hydrate();
    await expect.element(page.getByRole('button', { name: 'Share Post' })).toBeVisible();
    await expect.element(field).toHaveValue('Older words\nHello');
    await userEvent.keyboard('!');
    await expect.element(field).toHaveValue('Older words\nHello!');
    expectHydrated();
  });

  it('moves nothing when the times come in', { tags: 'long' }, async () => {
    await page.viewport(1280, 720);
    await send('busy', () => memberPage('/'));
    const post = page.getByRole('article').first();
    const badge = post.getByText(/^(Public|Friends Only|Everyone|Friends)$/).first();
    const place = () => badge.element().getBoundingClientRect().toJSON() as unknown;
    const before = place();
    hydrate();
    await expect.poll(firstTime).toMatch(/[AP]M$/);
    expect(place()).toEqual(before);
    expectHydrated();
  });
});
