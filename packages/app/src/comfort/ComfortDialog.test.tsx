import { casesInTier, isLong } from '@friendbase/contract/conformance/tier';
import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { DEFAULTS, showPreferences } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { comfort, settingGroups, settings } from '../words/en/comfort.ts';
import { AuthStage } from '../../testing/AppStage.tsx';
import { FIRST_WINDOWS } from '../../testing/firstWindow.tsx';
import { hear } from '../../testing/hear.ts';

let demo: Demo;
let storage: FakeStorage;
const root = document.documentElement;

beforeEach(async () => {
  document.body.replaceChildren();
  demo = await startDemo({ scenario: 'signed-out' });
  storage = new FakeStorage();
});
afterEach(async () => {
  showPreferences(root, DEFAULTS);
  await demo.stop();
});

/** The auth screen of a device, with its settings open. */
async function openSettings(): Promise<void> {
  await render(<AuthStage storage={storage} root={root} />);
  await page.getByRole('button', { name: 'Comfort settings' }).click();
  await expect.element(dialog()).toBeVisible();
}

const dialog = () => page.getByRole('dialog', { name: 'My comfort settings' });
const groupButton = (name: string) => dialog().getByRole('button', { name: new RegExp(`^${name}`) });
const openGroup = (name: string) => groupButton(name).click();

/** The same, with the group that has the text size. */
async function openReading(): Promise<void> {
  await openSettings();
  await openGroup('Reading');
  await expect.element(radio('100 %')).toBeVisible();
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => button(name).click();

/** The one language needs no choice, and a device without a voice has none. */
const NOT_SHOWN = ['language', 'voice'];
const stored = () => JSON.parse(storage.getItem('friendbase.comfort.device') ?? '{}') as object;

/** By keyboard: arrows move and choose. */
async function choose(name: string, from: string, key: string): Promise<void> {
  (radio(from).element() as HTMLElement).focus();
  await userEvent.keyboard(key);
  await expect.element(radio(name)).toBeChecked();
}
const chooseLarger = () => choose('115 %', '100 %', '{ArrowRight}');

describe('W30 Comfort settings', () => {
  it('keys: arrows choose, nothing is dragged, and no Save is to be found', async () => {
    await openReading();
    await chooseLarger();
    expect(root.dataset['text']).toBe('115');
    expect(page.getByRole('slider').elements()).toEqual([]);
    expect(page.getByRole('button', { name: /save/i }).elements()).toEqual([]);
  });

  it('heard: the setting and that it is saved, once', async () => {
    await openReading();
    const heard = hear();
    // Another size than in the case before: the same words within a second are said once.
    await choose('130 %', '115 %', '{ArrowRight}');
    await expect.poll(() => heard).toEqual(['Text size 130 %. Saved on this device.']);
  });

  it(
    'Undo takes the change back and stays under the finger, and takes that back too',
    { tags: 'long' },
    async () => {
      await openReading();
      const heard = hear();
      await chooseLarger();
      await press('Undo');
      await expect.element(radio('100 %')).toBeChecked();
      await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect.element(radio('115 %')).toBeChecked();
      await expect.poll(() => heard.at(-1)).toBe('Text size 115 %. Saved on this device.');
    },
  );

  it('“Put it back” gives all defaults, and can be undone', { tags: 'long' }, async () => {
    storage.setItem('friendbase.comfort.device', '{"chosen":{"theme":"dark","textSize":130}}');
    await openReading();
    expect(root.dataset).toMatchObject({ theme: 'dark', text: '130' });
    await press('Show more settings');
    await press('Put it back');
    expect(root.getAttributeNames().filter((name) => /^data-(theme|text)/.test(name))).toEqual([]);
    await press('Undo');
    expect(root.dataset).toMatchObject({ theme: 'dark', text: '130' });
  });

  it('a change keeps the focus in view, under nothing', { tags: 'long' }, async () => {
    await openReading();
    await choose('200 %', '175 %', '{ArrowRight}');
    const chosen = radio('200 %');
    await expect.element(chosen).toHaveFocus();
    const label = chosen.element().closest('label');
    const { left = 0, top = 0, height = 0 } = label?.getBoundingClientRect() ?? {};
    expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(label);
  });

  it('works where the device takes no settings, and says so', async () => {
    storage.isFull = true;
    await openReading();
    const heard = hear();
    await chooseLarger();
    await expect.poll(() => heard).toEqual(['Text size 115 %. It works until you close this page.']);
    await expect.element(page.getByText(comfort.messages.notPersisted)).toBeVisible();
    expect(root.dataset['text']).toBe('115');
  });

  it('shows what was changed earlier today, and takes it back', { tags: 'long' }, async () => {
    const before = { day: new Date().toDateString(), chosen: { textSize: 130 } };
    const chosen = { textSize: 200, theme: 'dark' };
    storage.setItem('friendbase.comfort.device', JSON.stringify({ chosen, before }));
    await openReading();
    await expect.element(page.getByText('Text size, Colors')).toBeVisible();
    await press("Undo today's changes");
    expect(stored()).toMatchObject({ chosen: { textSize: 130 } });
    await expect.element(radio('130 %')).toBeChecked();
  });

  it('are cleared for the next person after asking, with the safe choice first', async () => {
    storage.setItem('friendbase.comfort.member.ann', '{"chosen":{"textSize":150}}');
    await openReading();
    await chooseLarger();
    await press('Show more settings');
    await press('Clear for the next person');
    await expect.element(page.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(stored()).toMatchObject({ chosen: { textSize: 115 } });
    await press('Clear for the next person');
    await press('Clear them');
    expect(storage).toHaveLength(0);
    await expect.element(radio('100 %')).toBeChecked();
  });
});

/** What can be pressed or written in. */
const controls = () =>
  [...dialog().element().querySelectorAll('button, input, a[href]')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
/** The part of the window that scrolls the settings. */
function scroller(): Element {
  let part: Element | null = dialog().element();
  while (part && getComputedStyle(part).overflowY !== 'auto') part = part.parentElement;
  if (!part) throw new Error('The settings scroll nowhere.');
  return part;
}

/** What can be pressed or written in of which at least a part is in view. The input of a radio or a switch is hidden within its label. */
function controlsInView(): Element[] {
  const start = scroller().getBoundingClientRect().top + scroller().clientTop;
  const end = start + scroller().clientHeight;
  return controls().filter((control) => {
    const { top, bottom } = (control.closest('label') ?? control).getBoundingClientRect();
    return top < end && bottom > start;
  });
}

/** Twelve at most in view, wherever the settings are scrolled to from here on. */
function expectFewInView(where: string): void {
  const tooMany: string[] = [];
  for (;;) {
    const seen = controlsInView();
    if (seen.length > 12) tooMany.push(`${where} at ${scroller().scrollTop} px: ${seen.length}`);
    const before = scroller().scrollTop;
    scroller().scrollBy({ top: scroller().clientHeight / 8, behavior: 'instant' });
    if (scroller().scrollTop === before) break;
  }
  expect(tooMany).toEqual([]);
}

describe('W30 Ready sets and the search', () => {
  it(
    'has at most twelve things to press when it opens, also after a change of today',
    { tags: 'long' },
    async () => {
      const before = { day: new Date().toDateString(), chosen: { textSize: 130 } };
      storage.setItem('friendbase.comfort.device', JSON.stringify({ chosen: { textSize: 200 }, before }));
      await openSettings();
      const seen = controls();
      expect(seen.length).toBeGreaterThan(8);
      expect(seen.length).toBeLessThanOrEqual(12);
    },
  );

  it('opens one group at a time: at most twelve things to press are in view in each window, wherever one scrolls', async () => {
    await openSettings();
    for (const [width, height] of casesInTier(FIRST_WINDOWS, 1)) {
      await page.viewport(width, height);
      for (const name of isLong() ? Object.values(settingGroups.messages) : ['Reading', 'Messages']) {
        if (!groupButton(name).query()) await press('Show more settings');
        const heading = groupButton(name).element() as HTMLElement;
        heading.focus();
        await userEvent.keyboard('{Enter}');
        // The settings of a group may be loaded with it.
        await expect
          .element(dialog().getByRole('radio').or(dialog().getByRole('switch')).first())
          .toBeVisible();
        expect(controlsInView()).toContain(heading);
        expectFewInView(`${name} at ${width} × ${height}`);
      }
    }
  });

  it(
    'what a search finds shows at most twelve things to press at once, and so do all groups while they are closed',
    { tags: 'long' },
    async () => {
      await openSettings();
      for (const [width, height] of FIRST_WINDOWS) {
        await page.viewport(width, height);
        for (const words of ['e', 'text', 'sound']) {
          await page.getByRole('searchbox').fill(words);
          await expect.element(dialog().getByRole('button', { expanded: true }).first()).toBeVisible();
          scroller().scrollTo({ top: 0, behavior: 'instant' });
          expectFewInView(`“${words}” at ${width} × ${height}`);
        }
        await page.getByRole('searchbox').clear();
        if (groupButton('Moving things').query() === null) await press('Show more settings');
        scroller().scrollTo({ top: 0, behavior: 'instant' });
        expectFewInView(`all groups at ${width} × ${height}`);
      }
    },
  );

  it('a picture changes several settings at once: said once, undone by one press', async () => {
    storage.setItem('friendbase.comfort.device', '{"chosen":{"textSize":175}}');
    await openSettings();
    const heard = hear();
    await press('Easy and big');
    // What is larger already gets no smaller.
    expect(stored()).toMatchObject({ chosen: { easy: true, textSize: 175, targets: 56 } });
    await press('Undo');
    expect(stored()).toMatchObject({ chosen: { textSize: 175 } });
    expect(root.dataset).not.toHaveProperty('targets');
    await expect.poll(() => heard).toHaveLength(2);
  });

  const READY_SETS = [
    ['Calm', { motion: 'calm', interruptions: 'important' }],
    ['Read to me', { readAloud: true, speechRate: 0.75 }],
    ['High contrast', { theme: 'contrast-light' }],
  ] as const;
  it.each(casesInTier(READY_SETS, 1))('“%s” is one press', { tags: 'long' }, async (name, chosen) => {
    await openSettings();
    await press(name);
    expect(stored()).toMatchObject({ chosen });
    await expect.element(button('Undo')).toBeVisible();
  });

  const SEARCHES = [
    ['vibrasion', 'Vibration'],
    ['dark', 'Colors'],
    ['LOUD', 'How loud'],
  ] as const;
  it.each(casesInTier(SEARCHES, 1))(
    'finds by “%s” the setting “%s” alone in its group',
    async (words, setting) => {
      await openSettings();
      await userEvent.type(dialog().getByRole('searchbox', { name: 'Search the settings' }), words);
      await expect.element(dialog().getByText(setting, { exact: true }).first()).toBeVisible();
      expect(dialog().getByRole('radiogroup', { name: 'Text size' }).elements()).toEqual([]);
    },
  );

  it('says how many were found, and shows all again', { tags: 'long' }, async () => {
    await openSettings();
    const heard = hear();
    const field = dialog().getByRole('searchbox', { name: 'Search the settings' });
    await userEvent.type(field, 'xylophone');
    await expect.poll(() => heard.at(-1)).toBe('No setting found. Try another word.');
    await userEvent.clear(field);
    await expect.element(dialog().getByRole('button', { name: /^Reading/ })).toBeVisible();
  });

  it('every setting that there is can be found by its name', { tags: 'long' }, async () => {
    await openSettings();
    const field = dialog().getByRole('searchbox', { name: 'Search the settings' });
    for (const [name, words] of Object.entries(settings.messages)) {
      if (NOT_SHOWN.includes(name)) continue;
      await userEvent.fill(field, words);
      await expect.element(dialog().getByText(words, { exact: true }).first()).toBeVisible();
    }
  });
});
