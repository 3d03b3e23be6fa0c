import { casesInTier } from '@friendbase/contract/conformance/tier';
import { demoId } from '@friendbase/contract/fixtures';
import { readPreferences } from '@friendbase/ui-kit';
import { startDemo, type Demo, type Scenario } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, beforeEach, describe, expect, inject, it, vi, type MockInstance } from 'vitest';
import type { Feed } from './data/feedCache.ts';
import { storageWith } from './server/storageWith.ts';
import { challengeTypes } from './words/en/signUp.ts';
import { locales } from './words/locales.ts';
import { spanish } from '../testing/words/spanish.ts';
import { markups } from '../testing/everyVisualMode.ts';
import {
  memberPage,
  addressOf,
  pagePaths,
  visitorPage,
  write,
  type RenderedPage,
} from '../testing/serverRenderedPages.tsx';

/** Every page with a screen of its own, as the generated tree has them, and an address that is none. */
const paths = [...pagePaths(), '/no/such/page'];

let demo: Demo;
/** The backend in this process: the app asks its own origin, which a server has to name. */
async function answerCalls(scenario: Scenario): Promise<void> {
  demo = await startDemo({ scenario, delayMs: 0, now: () => new Date('2026-11-20T10:00:00.000Z') });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(`http://localhost${url}`, init));
}

let complaints: MockInstance;
beforeEach(() => void (complaints = vi.spyOn(console, 'error')));
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await demo.stop();
});

async function markupOf(opening: Promise<RenderedPage>): Promise<string> {
  const page = await opening;
  const html = await write(page);
  page.parts.stop();
  return html;
}

const READY = { headings: 1, refused: null, complaints: 0 };
/** What a page must have, and what the policy of the page or React would refuse in it. */
const stateOf = (html: string) => ({
  headings: html.match(/<h1[ >]/g)?.length,
  refused: html.match(/ style=|<script/g),
  complaints: complaints.mock.calls.length,
});

/** Pages of the busy demo. Each is rendered once, for every case that reads it. */
const rendered = new Map<string, Promise<{ html: string; state: ReturnType<typeof stateOf> }>>();
async function pageAt(path: string) {
  const page =
    rendered.get(path) ??
    markupOf(memberPage(addressOf(path))).then((html) => ({ html, state: stateOf(html) }));
  rendered.set(path, page);
  return page;
}

/** The parts of a page that F6 visits, in their order. The menu stands in the header, and in the bar of a narrow window. */
const HELP = 'footer aria-label="Help"';
const FRAME = ['header', 'nav', 'nav', 'main', HELP];
/** Addresses that the menu does not lead to: one for moderators, one that is none, and a page behind Help. */
const OUTSIDE_MENU = ['/moderation', '/organize', '/invited', '/no/such/page', '/accessibility'];

/** The pages with a quote. */
const QUOTED = ['/', '/clubs'];

/** Home in Spanish, in easy words and without them: its welcome, and the day of a post. */
const SPANISH: [easy: boolean, welcome: string, time: RegExp][] = [
  [true, 'Hola, Sam Rivers.', /<time[^>]*>viernes, 20 de noviembre</],
  [false, '¡Te damos la bienvenida, Sam Rivers!', /<time[^>]*>20 nov</],
];

/** Hard words, and what says what they are: near the first use on a page. Source: WCAG 3.1.3 and 3.1.4. */
const EXPLAINED: [word: RegExp, meaning: RegExp][] = [
  [/\bFBB\b/, /FriendBase Bucks \(FBB\): play points[.,] not/i],
  [/\bredeem/i, /“Redeem” means: you spend your FBB and get the reward/],
  [/\btournament/i, /Play games together/],
  [/\bmindset\b/i, /good thoughts/],
];
/** In letters: a heading and a sentence. */
const NEAR = 120;

const wordsOf = (html: string) => html.replaceAll(/<svg.*?<\/svg>|<!--.*?-->|<[^>]+>/gs, ' ');
/** The header as it is on every page: which link is the current one, and what React calls its parts, is left out. */
const headerOf = (html: string) =>
  html.match(/<header.*?<\/header>/s)?.[0].replaceAll(/ (aria-current|data-current)="\w+"|_R_\w+_/g, '');
/** Each heading, by its level. */
const levelsOf = (html: string) => [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
/** Controls whose name does not begin with the words that are seen on them. */
const misnamed = (html: string) =>
  [...html.matchAll(/<(a|button)\b[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , name = '', inner = '']) => ({ name, seen: wordsOf(inner).replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ name, seen }) => !name.startsWith(seen));

describe('without a browser', () => {
  it.each(paths)('%s is rendered whole, with what the policy allows', async (path) => {
    await answerCalls('busy');
    const { state } = await pageAt(path);
    expect(state).toEqual(READY);
  });

  it.each(paths)(
    '%s has the frame of every page, its place marked, no gap in headings, and controls named by what is seen',
    async (path) => {
      await answerCalls('busy');
      const { html } = await pageAt(path);
      const home = await pageAt('/');
      expect(headerOf(html)).toBe(headerOf(home.html));
      expect(headerOf(html)).toContain('href="/"');
      const parts = html.matchAll(/<(header|nav|main|footer aria-label="Help")[ >]/g);
      expect([...parts].map(([, part]) => part)).toEqual(FRAME);
      expect(html.slice(html.indexOf(HELP))).toMatch(/<button.*>Help</s);

      const current = html.match(/<header.*?<\/header>/s)?.[0].match(/aria-current="page"/g) ?? [];
      expect(current).toHaveLength(OUTSIDE_MENU.includes(path) ? 0 : 1);
      const levels = levelsOf(html);
      expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);

      expect(misnamed(html)).toEqual([]);
      expect(html.match(/<(input|textarea|select)\b[^>]*aria-label=/g)).toBe(null);
      expect(html.match(/<a\b(?![^>]*href=)/g)).toBe(null);
      expect(html.match(/<time(?![^>]*datetime=)/gi)).toBe(null);
      expect(wordsOf(html).match(/\d+\/\d+/g)).toBe(null);
    },
  );

  it.each(inject('isLong') ? paths : [])(
    '%s is rendered whole for settings that change everything',
    async (path) => {
      await answerCalls('busy');
      const storage = storageWith(readPreferences(markups.at(-1)));
      const html = await markupOf(memberPage(addressOf(path), { storage }));
      expect(stateOf(html)).toEqual(READY);
      expect(html).toContain('Show everything');
    },
  );

  it('the auth screen is rendered whole, with the first step of sign-up in its tab', async () => {
    await answerCalls('signed-out');
    const html = await markupOf(visitorPage());
    expect(stateOf(html)).toEqual(READY);
    expect(html).toContain('Show all at once');
    expect(html.match(/name="username"/g)).toHaveLength(2);
  });

  it('the auth screen ends with Help, as every page does', async () => {
    await answerCalls('signed-out');
    const html = await markupOf(visitorPage());
    const parts = html.matchAll(/<(header|main|footer aria-label="Help")[ >]/g);
    expect([...parts].map(([, part]) => part)).toEqual(['header', 'main', HELP]);
    expect(html.slice(html.indexOf(HELP))).toMatch(/<button.*>Help</s);
  });

  it('sign-up says how long it takes, what one needs and how long words are kept, before its first field', async () => {
    await answerCalls('signed-out');
    const html = await markupOf(visitorPage());
    const first = html.lastIndexOf('name="username"');
    const said = [
      'This takes about 3 minutes. You need an email address and a password you choose.',
      'You have all the time you need.',
      'We keep your answers here for 7 days.',
    ].map((sentence) => html.indexOf(sentence));
    expect(said.filter((at) => at === -1 || at > first)).toEqual([]);
  });

  it.each(paths.filter((path) => path !== '/profile'))(
    '%s says nothing of the challenge of anybody',
    async (path) => {
      await answerCalls('busy');
      const { html } = await pageAt(path);
      const types = Object.values(challengeTypes.messages).map(String);
      expect(types).toContain('Cognitive Challenge');
      expect(types.filter((type) => wordsOf(html).includes(type))).toEqual([]);
    },
  );

  it('Messages has the open chat, from the loader alone', async () => {
    await answerCalls('busy');
    const html = await markupOf(memberPage(`/messages?with=${demoId('leo')}`));
    expect(stateOf(html)).toEqual(READY);
    expect(html).toContain('aria-label="Messages with Leo Okafor" aria-busy="false"');
    expect(html).toContain('Which song was it?');
  });

  it('Home has its posts, from the loader alone', async () => {
    await answerCalls('busy');
    const html = await markupOf(memberPage('/'));
    expect(html).toContain('Welcome, Sam Rivers!');
    expect(html.match(/<article/g)).toHaveLength(20);
  });

  it('Friends has its requests and friends, from the loader alone', async () => {
    await answerCalls('busy');
    const html = await markupOf(memberPage('/friends'));
    expect(html).toContain('You have 7 friends');
    expect(html.match(/<article/g)).toHaveLength(9);
  });

  it('Profile has what the member likes and has shared, from the loader alone', async () => {
    await answerCalls('busy');
    const { html, state } = await pageAt('/profile');
    expect(state).toEqual(READY);
    expect(html).toMatch(/<ul[^>]*aria-label="You like">.*Gardens/s);
    expect(html).toMatch(/Your posts.*Thank you for cheering me up.*Show more posts.*Your account/s);
    expect(html.match(/>Open this post</g)).toHaveLength(3);
  });

  it('Tournaments has its cards and the balance, from the loader alone', async () => {
    await answerCalls('busy');
    const html = await markupOf(memberPage('/tournaments'));
    expect(html).toContain('You have 250 FriendBase Bucks');
    // Four tournaments and four rewards: the others come by a press.
    expect(html.match(/<article/g)).toHaveLength(8);
  });

  it.each(casesInTier(SPANISH, 1))(
    'Home is in the language that is chosen, with easy words: %s',
    async (easy, welcome, time) => {
      await answerCalls('busy');
      const storage = new FakeStorage();
      storage.setItem('friendbase.comfort.device', JSON.stringify({ chosen: { language: 'es', easy } }));
      const page = await memberPage('/', { storage, locales: { ...locales, es: spanish } });
      await page.parts.services.words.started;
      const html = await markupOf(Promise.resolve(page));
      expect(html).toContain(welcome);
      expect(html).toMatch(time);
    },
  );

  it('Tournaments tells the price in the description of each button that spends', async () => {
    await answerCalls('busy');
    const { html } = await pageAt('/tournaments');
    const buttons = [
      ...html.matchAll(/<button[^>]*aria-describedby="([^"]*)"[^>]*aria-label="(Join Tournament|Redeem), /g),
    ];
    const described = buttons.map(([, ids = '']) =>
      ids.split(' ').map((id) => wordsOf(html.slice(html.indexOf(`id="${id}"`)).slice(0, 400))),
    );
    expect(described.length).toBeGreaterThanOrEqual(5);
    expect(described.filter((words) => !words.some((one) => /\d+ FBB|Free/.test(one)))).toEqual([]);
  });

  it.each(paths)('%s explains its hard words where they come first', async (path) => {
    await answerCalls('busy');
    const { html } = await pageAt(path);
    const words = wordsOf(html.slice(html.indexOf('<main'))).replaceAll(/\s+/g, ' ');
    const far = EXPLAINED.filter(([word, meaning]) => {
      const at = words.search(word);
      return at !== -1 && !meaning.test(words.slice(Math.max(0, at - NEAR), at + NEAR));
    });
    expect(far).toEqual([]);
  });

  it('Games says of each club how hard it is, and what that means', async () => {
    await answerCalls('busy');
    const { html } = await pageAt('/clubs');
    const cards = html.split('<article').slice(1);
    expect(cards).toHaveLength(12);
    expect(cards.filter((card) => !/(Easy|Medium|Hard): [a-z0-9][^.]+\./.test(wordsOf(card)))).toEqual([]);
  });

  it('Profile says what “Active” means', async () => {
    await answerCalls('busy');
    const { html } = await pageAt('/profile');
    expect(wordsOf(html)).toMatch(/Account Status\s+Active\s+Your account works\./);
  });

  it.each(inject('isLong') ? paths : QUOTED)(
    '%s says in plain words what each quote means, with easy words',
    async (path) => {
      await answerCalls('busy');
      const html = await markupOf(
        memberPage(path, { storage: storageWith(readPreferences({ easy: true })) }),
      );
      const quotes = html.split('<blockquote').slice(1);
      expect(quotes.length).toBe(QUOTED.includes(path) ? 1 : 0);
      expect(
        quotes.filter((quote) => !/This means: /.test(quote.slice(0, quote.indexOf('</figure>')))),
      ).toEqual([]);
    },
  );

  it('Events names the place of each event in the link to its map', async () => {
    await answerCalls('busy');
    const { html } = await pageAt('/events');
    expect(html.match(/aria-label="Open map \(new window\), [A-Z][^"]+" href="[^"]+query=/g)).toHaveLength(6);
  });

  it('Home opens the comments that its address names', async () => {
    await answerCalls('busy');
    const { parts } = await memberPage('/');
    const [[, feed] = []] = parts.queryClient.getQueriesData<Feed>({ queryKey: ['listFeed'] });
    parts.stop();
    const comments = JSON.stringify([feed?.pages[0]?.items[1]?.id]);
    const html = await markupOf(memberPage(`/?comments=${encodeURIComponent(comments)}`));
    expect(html.match(/aria-label="Hide Comments/g)).toHaveLength(1);
  });
});

/** The same page, rendered by a server that stands elsewhere and whose clock shows another day. */
async function markupElsewhere(zone: string, now: string, path: string): Promise<string> {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  // Formats of `Intl` keep the time zone in which they were made.
  vi.resetModules();
  const pages = await import('../testing/serverRenderedPages.tsx');
  return markupOf(path === '/login' ? pages.visitorPage() : pages.memberPage(path));
}

describe('on a server in another time zone, at another time', () => {
  it.each(inject('isLong') ? [...paths, '/login'] : ['/', '/events'])('%s is the same', async (path) => {
    await answerCalls(path === '/login' ? 'signed-out' : 'busy');
    const here = await markupElsewhere('America/Los_Angeles', '2026-11-20T10:00:00.000Z', path);
    const there = await markupElsewhere('Asia/Tokyo', '2027-02-01T22:31:00.000Z', path);
    expect(there).toBe(here);
  });
});
