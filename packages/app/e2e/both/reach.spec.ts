import type { Locator, Page } from '@playwright/test';
import { expect, test, tier, withSettings } from '../journey.ts';

/** A voice of the device that speaks without a sound: what it is asked to say is stored on the page. */
function installVoice(): void {
  const spoken: string[] = [];
  let current: SpeechSynthesisUtterance | undefined;
  const voice = { name: 'Here', lang: 'en-US', localService: true, default: true, voiceURI: 'here' };
  const remote = { ...voice, name: 'Far', localService: false, voiceURI: 'far' };
  class Utterance extends EventTarget {
    text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [remote, voice],
    speak: (utterance: SpeechSynthesisUtterance) => {
      current = utterance;
      spoken.push(`${utterance.voice?.name}: ${utterance.text}`);
      utterance.dispatchEvent(new Event('start'));
    },
    cancel: () => {
      current = undefined;
    },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  Object.assign(window, {
    SpeechSynthesisUtterance: Utterance,
    voice: {
      spoken,
      isSpeaking: () => current !== undefined,
      finish: () => {
        const ended = current;
        current = undefined;
        ended?.dispatchEvent(new Event('end'));
      },
    },
  });
}

interface TestVoice {
  spoken: string[];
  isSpeaking: () => boolean;
  finish: () => void;
}
declare global {
  interface Window {
    voice?: TestVoice;
  }
}

const isSpeaking = (page: Page) => page.evaluate(() => window.voice!.isSpeaking());
const spoken = (page: Page) => page.evaluate(() => window.voice!.spoken);
const finishSentence = (page: Page) => page.evaluate(() => window.voice!.finish());

/** Counts how often the page opens audio, and plays none. */
function countAudio(): void {
  class Silent extends OfflineAudioContext {
    constructor() {
      super(1, 100, 8000);
      document.documentElement.dataset['audio'] = 'opened';
    }
    override resume = () => Promise.resolve();
  }
  Object.assign(window, { AudioContext: Silent });
}

/** Tabs, links, fields to write into first, and all buttons but the small and quiet ones beside them. */
const MAIN_CHOICES =
  '[role=tab], a, textarea, button:not([role=tab], [data-tone=quiet], [data-tone=plain], .fb-TextField-reveal)';

const inView = async (controls: Locator) => {
  const shown = await controls.evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom, width } = one.getBoundingClientRect();
        return one.checkVisibility() && width > 0 && top < innerHeight && bottom > 0;
      }).length,
  );
  return shown;
};

test.describe('P10 Read aloud', () => {
  test(
    'nothing of it is there at the parts of a page, or loaded for them, while it is off',
    tier(true),
    async ({ page, journey }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await journey.openAsMember();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: /^Listen/ })).toHaveCount(0);
      expect(loaded.filter((url) => /ListenButton|player/.test(url))).toEqual([]);
    },
  );

  test(
    'reads a post with a voice of the device, and is silent after Escape and on another page',
    tier(true),
    async ({ page, journey }) => {
      await withSettings(page, { readAloud: true });
      await page.addInitScript(installVoice);
      await journey.openAsMember();
      const post = page.getByRole('article').first();
      const words = await post.locator('.fb-Text[dir=auto]').innerText();
      const listen = post.getByRole('button', { name: /^Listen, / });
      await listen.focus();
      await page.keyboard.press('Enter');
      const bar = page.getByRole('region', { name: 'Reading aloud' });
      await expect(bar.getByRole('button', { name: 'Stop' })).toBeInViewport();
      await expect(bar.getByRole('button', { name: 'Pause' })).toBeInViewport();
      await journey.expectAccessible();
      while (await isSpeaking(page)) await finishSentence(page);
      await expect(bar).toHaveCount(0);
      const heard = await spoken(page);
      expect(heard.filter((one) => !one.startsWith('Here: '))).toEqual([]);
      expect(heard.map((one) => one.replace('Here: ', '')).join(' ')).toContain(words.replaceAll('\n', ' '));
      await page.keyboard.press('Enter');
      expect(await isSpeaking(page)).toBe(true);
      await page.keyboard.press('Escape');
      expect(await isSpeaking(page)).toBe(false);
      await page.keyboard.press('Enter');
      await page.getByRole('navigation').getByRole('link', { name: 'Friends' }).press('Enter');
      await expect(page.getByText(/^You have \d+ friends/)).toBeVisible();
      await expect.poll(() => isSpeaking(page)).toBe(false);
    },
  );
});

test.describe('P11 Easy words', () => {
  test(
    'come with the weekday, and the clock is the one that was chosen',
    tier(true),
    async ({ page, journey }) => {
      await withSettings(page, { easy: true, clock: '24' });
      await journey.openAsMember();
      const time = page.getByRole('article').first().locator('time');
      await expect(time).toHaveText(
        /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]+ \d+ at \d\d:\d\d$/,
      );
      await expect(time).toHaveAttribute('datetime', /^\d{4}-/);
      await expect(page.getByText('This means:')).toBeVisible();
    },
  );

  test(
    'change all words at once, and the focus stays on the choice',
    tier(true),
    async ({ page, journey }) => {
      await journey.openAsMember();
      await journey.press('button', 'Comfort settings');
      const settings = page.getByRole('dialog', { name: 'My comfort settings' });
      await settings.getByRole('button', { name: /^Easy words/ }).press('Enter');
      const on = settings.getByRole('radiogroup', { name: 'Easy words' }).getByRole('radio', { name: 'on' });
      await on.press('Space');
      await expect(page.locator('nav[aria-label="All pages"]').first()).toBeAttached();
      await expect(on).toBeFocused();
    },
  );
});

test.describe('P12 Sounds', () => {
  test(
    'no audio is opened while they are off, and one is when a notice comes and they are on',
    tier(true),
    async ({ page, journey }) => {
      await page.addInitScript(countAudio);
      // It would end while a busy machine still loads Home.
      await withSettings(page, { messageSeconds: 'stay' });
      await journey.openAsVisitor();
      await journey.logInToDemo();
      await expect(page.getByRole('group', { name: /Welcome/ })).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-audio');
      await withSettings(page, { sounds: true });
      await page.getByRole('link', { name: 'Profile', exact: true }).click();
      await page.reload();
      await expect(page.locator('html')).not.toHaveAttribute('data-audio');
      await journey.press('button', 'Log Out');
      await expect(page.locator('html')).toHaveAttribute('data-audio', 'opened');
    },
  );
});

test.describe('P13 Simple mode', () => {
  for (const [width, height] of [
    [1280, 720],
    [320, 568],
  ] as const) {
    test(
      `at most five main choices are in view at ${width} × ${height} px`,
      tier(true),
      async ({ page, journey }) => {
        await page.setViewportSize({ width, height });
        await withSettings(page, { simple: true });
        await journey.openAsVisitor();
        const main = page.getByRole('main');
        expect(await inView(main.locator(MAIN_CHOICES))).toBeLessThanOrEqual(5);
        const panel = await page.getByRole('tabpanel', { name: 'Log In' }).innerText();
        expect(panel.split(/\s+/).length).toBeLessThanOrEqual(40);
        await journey.expectNoSidewaysScroll();
        await journey.press('button', 'More about FriendBase');
        await journey.logInToDemo();
        expect(await inView(page.getByRole('navigation').getByRole('link'))).toBeLessThanOrEqual(5);
        expect(await inView(main.locator(MAIN_CHOICES))).toBeLessThanOrEqual(5);
        await expect(main.getByRole('textbox', { name: /^How are you today/ })).toBeInViewport({ ratio: 1 });
        // Show everything has its place at the end of the page.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await journey.expectAccessible();
        await journey.expectNoSidewaysScroll();
      },
    );
  }

  test(
    'everything is back with one press, and what was written stays',
    tier(true),
    async ({ page, journey }) => {
      await withSettings(page, { simple: true });
      await journey.openAsMember();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link')).toHaveCount(5);
      await menu.getByRole('button', { name: 'More' }).press('Enter');
      await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
      const field = page.getByRole('textbox', { name: /^How are you today/ });
      await field.focus();
      await page.keyboard.type('Hello');
      await page.getByRole('button', { name: 'Show everything' }).press('Enter');
      await expect(menu.getByRole('link')).toHaveCount(9);
      await expect(page.getByRole('figure')).toBeVisible();
      await expect(field).toHaveValue('Hello');
      await page.getByRole('button', { name: 'Show less' }).press('Enter');
      await expect(menu.getByRole('link')).toHaveCount(5);
      await page.getByRole('button', { name: 'Help', exact: true }).press('Enter');
      await page.getByRole('dialog', { name: 'Need Help?' }).press('Escape');
      await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
    },
  );
});

test.describe('P13 Less of one thing', () => {
  test(
    'quotes, tips and the reward store can go one by one, and links of the menu',
    tier(true),
    async ({ page, journey }) => {
      await withSettings(page, { hideQuotes: true, hideTips: true, hideStore: true, menu: 'three' });
      await journey.openAsMember();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('figure')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Sharing safely' })).toHaveCount(0);
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link')).toHaveCount(3);
      await menu.getByRole('button', { name: 'More' }).press('Enter');
      await menu.getByRole('link', { name: 'Tournaments' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
      // The demo has a folded list of its scenarios, which names them.
      await expect(page.getByText(/reward/i).filter({ visible: true })).toHaveCount(0);
      await page.getByRole('button', { name: 'Show everything' }).press('Enter');
      await expect(page.getByText('Play games together and get rewards.')).toBeVisible();
    },
  );
});

test.describe('P14 Asking first', () => {
  test('a post for everyone is asked about, and a no keeps the words @long', async ({ page, journey }) => {
    await journey.openAsMember();
    await journey.fill(/^How are you today/, 'Hello to all');
    await page.getByRole('radio', { name: 'Everyone' }).press('Space');
    await page.getByRole('button', { name: 'Share Post' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /^How are you today/ })).toHaveValue('Hello to all');
    await expect(page.getByText('Your post is shared.')).toHaveCount(0);
  });

  test(
    'a post for everyone is shared at once for a member who does not want to be asked',
    tier(true),
    async ({ page, journey }) => {
      await withSettings(page, { askEveryone: false });
      await journey.openAsMember();
      await journey.fill(/^How are you today/, 'Hello to all');
      await page.getByRole('radio', { name: 'Everyone' }).press('Space');
      await page.getByRole('button', { name: 'Share Post' }).press('Enter');
      await expect(page.getByText('Your post is shared.').first()).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('article').first()).toContainText('Hello to all');
    },
  );
});
