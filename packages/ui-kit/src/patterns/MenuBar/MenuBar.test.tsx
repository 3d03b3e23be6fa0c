import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { KitRouterProvider } from '../../components/Link/Link.tsx';
import { Form, FormActions } from '../../components/Form/Form.tsx';
import { HelpButton } from '../HelpButton/HelpButton.tsx';
import { PageFrame } from '../PageFrame/PageFrame.tsx';
import { header, withModeration } from '../SiteHeader/fixture.ts';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { MenuBar, type MenuBarProps } from './MenuBar.tsx';

const { items, currentPath } = header;
const DAILY = ['Home', 'Friends', 'Messages', 'Games'];

function Page(props: Partial<MenuBarProps>) {
  return (
    <PageFrame
      header={<SiteHeader {...header} />}
      menu={<MenuBar items={items} currentPath={currentPath} {...props} />}
      footer={<HelpButton onPress={() => {}} />}
    >
      <p style={{ blockSize: '200rem' }}>The page</p>
    </PageFrame>
  );
}

async function open(width: number, height = 640, props: Partial<MenuBarProps> = {}) {
  await page.viewport(width, height);
  await document.fonts.load('16px "Atkinson Hyperlegible Next"');
  return render(<Page {...props} />);
}

const inView = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].filter((control) => control.checkVisibility());
const labels = (controls: Element[]) => controls.map(({ textContent }) => textContent);

describe('the bar of the menu', () => {
  it.each([
    [320, 568, '100'],
    [335, 568, '100'], // 320 px and a scrollbar
    [390, 844, '100'],
    [768, 1024, '100'],
    [1259, 800, '100'],
    [320, 568, '130'],
    [320, 568, '200'],
    [1280, 800, '200'],
    [568, 320, '100'],
    [320, 256, '100'], // 1280 × 1024 at 400 %
  ])(
    'is one row with Help, whole in a window of %i × %i px with text at %s percent',
    async (width, height, text) => {
      if (text !== '100') document.documentElement.dataset['text'] = text;
      const screen = await open(width, height);
      const bar = [
        ...inView(screen.container, '.fb-MenuBar a'),
        screen.getByRole('button', { name: 'Help' }).element(),
      ];
      expect(labels(bar)).toEqual([...DAILY, 'More', 'Help']);
      const boxes = bar.map((control) => control.getBoundingClientRect());
      for (const [index, { left, right, top, bottom }] of boxes.entries()) {
        expect(right - left, labels(bar)[index] ?? '').toBeGreaterThanOrEqual(44);
        expect(bottom - top).toBeGreaterThanOrEqual(Math.min(44, 0.18 * height - 10));
        expect(left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 0.01);
        expect([right <= width, bottom <= height]).toEqual([true, true]);
      }
      const nav = screen.getByRole('navigation').element().getBoundingClientRect();
      expect(nav.height).toBeLessThanOrEqual(0.18 * height + 1);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  it.each([
    [320, '100', 'at 320 px less a scrollbar'],
    [335, '100', 'at 320 px beside a scrollbar'],
    [390, '100', 'at 390 px'],
    [320, '200', 'at 320 px with text twice as large'],
    [390, '200', 'at 390 px with text twice as large'],
  ])(
    'has every word in full, beside each other: %i px, %s percent, %s',
    { tags: 'long' },
    async (width, text) => {
      document.documentElement.dataset['text'] = text;
      const screen = await open(width, 568);
      const shown = inView(screen.container, '.fb-MenuBar .fb-HeaderFace-word');
      expect(shown.map(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toEqual([0, 0, 0, 0, 0]);
      const words = shown.map((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return range.getBoundingClientRect();
      });
      for (const [index, { left, width: across }] of words.entries()) {
        expect(across).toBeGreaterThan(20);
        expect(left - (words[index - 1]?.right ?? -2), labels(shown)[index] ?? '').toBeGreaterThanOrEqual(2);
      }
    },
  );

  it('has every word in full at 320 px for who sets letters far apart', { tags: 'long' }, async () => {
    const sheet = document.createElement('style');
    sheet.textContent = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; }';
    document.head.append(sheet);
    onTestFinished(() => sheet.remove());
    const screen = await open(320, 568);
    const words = inView(screen.container, '.fb-MenuBar .fb-HeaderFace-word');
    expect(words.map(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    [320, 568, '100', 'light'],
    [320, 568, '130', 'light'],
    [320, 568, '200', 'light'],
    [320, 568, '200', 'contrast-light'], // its lines are thicker
    [390, 844, '200', 'contrast-light'],
    [768, 1024, '200', 'contrast-light'],
    [1280, 720, '130', 'contrast-light'], // words and pictures of the header have all their size
    [1280, 720, '200', 'contrast-light'],
  ])(
    'takes with the header no more than a fifth of a window of %i × %i px, with text at %s percent in %s',
    async (width, windowHeight, text, theme) => {
      Object.assign(document.documentElement.dataset, { text, theme });
      const screen = await open(width, windowHeight);
      const height = (part: Element) => part.getBoundingClientRect().height;
      const frame = [screen.getByRole('navigation'), screen.getByRole('contentinfo')].map((part) =>
        height(part.element()),
      );
      expect(Math.max(...frame) + height(screen.getByRole('banner').element())).toBeLessThanOrEqual(
        0.2 * windowHeight,
      );
    },
  );

  it.each(['100', '200'])(
    'has what waits behind More whole beside Help, with text at %s percent',
    async (text) => {
      document.documentElement.dataset['text'] = text;
      const screen = await open(320, 568, { items: withModeration(3) });
      const more = screen.getByRole('button', { name: 'More: Moderation, 3 to look at' }).element();
      expect(more.scrollWidth).toBeLessThanOrEqual(more.clientWidth);
    },
  );

  it('is there at 1259 px and gives way to the row of the header at 1280 px', { tags: 'long' }, async () => {
    const screen = await open(1259);
    expect(labels(screen.getByRole('navigation').getByRole('link').elements())).toEqual(DAILY);
    await page.viewport(1280, 640);
    expect(labels(screen.getByRole('navigation').getByRole('link').elements())).toHaveLength(9);
  });

  it('stays where it is while the page is scrolled, with Help at its end, or at its start for who wants that', async () => {
    const screen = await open(390);
    const place = () => screen.getByRole('navigation').element().getBoundingClientRect();
    const help = () => screen.getByRole('button', { name: 'Help' }).element().getBoundingClientRect();
    const before = place();
    window.scrollTo(0, 900);
    expect(place()).toEqual(before);
    expect(help().left).toBeGreaterThanOrEqual(before.right);
    document.documentElement.dataset['helpSide'] = 'left';
    expect(help().right).toBeLessThanOrEqual(place().left);
  });

  it.each([
    [5, [...DAILY, 'More'], ['Events', 'Videos', 'Tournaments', 'Donations', 'Profile']],
    [
      3,
      ['Home', 'Friends', 'Messages', 'More'],
      ['Events', 'Games', 'Videos', 'Tournaments', 'Donations', 'Profile'],
    ],
  ])(
    'of %i links in view has those of every day, and all others behind More',
    { tags: 'long' },
    async (shownLinks, bar, rest) => {
      const screen = await open(390, 640, { shownLinks });
      expect(labels(inView(screen.container, '.fb-MenuBar a'))).toEqual(bar);
      await userEvent.click(screen.getByRole('button', { name: 'More' }));
      expect(labels(inView(screen.container, '.fb-MenuMore-list a'))).toEqual(rest);
    },
  );

  it('closes when a page is chosen or the press lands elsewhere', { tags: 'long' }, async () => {
    const screen = await open(390);
    const more = screen.getByRole('button', { name: 'More' });
    screen.container.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(more);
    await userEvent.click(screen.getByRole('link', { name: 'Videos' }));
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await userEvent.click(screen.getByRole('link', { name: 'FriendBase' }));
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([320, 1280])(
    'opens the other pages above the bar, and all can be scrolled to, at %i px',
    { tags: 'long' },
    async (width) => {
      document.documentElement.dataset['text'] = '200';
      const screen = await open(width, 568);
      await userEvent.click(screen.getByRole('button', { name: 'More' }));
      const last = screen.getByRole('link', { name: 'Profile' });
      last.element().focus();
      const { top, bottom } = last.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(
        screen.getByRole('navigation').element().getBoundingClientRect().top,
      );
      expect(screen.getByRole('button', { name: 'Help' }).element().checkVisibility()).toBe(true);
    },
  );
});

describe('W2 Main menu, in the bar', () => {
  it('keys: Tab goes through the links, and Enter follows one', async () => {
    const went: string[] = [];
    await page.viewport(390, 640);
    const screen = await render(
      <KitRouterProvider navigate={(href) => went.push(href)}>
        <Page />
      </KitRouterProvider>,
    );
    screen.getByRole('link', { name: 'Home' }).element().focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(went).toEqual(['/messages']);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('keys: %s opens and closes More', async (_, key) => {
    const screen = await open(390);
    const more = screen.getByRole('button', { name: 'More' });
    more.element().focus();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('link', { name: 'Tournaments' })).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('link', { name: 'Tournaments' })).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
  });

  it('keys: Escape closes More and returns to it', async () => {
    const screen = await open(390);
    const more = screen.getByRole('button', { name: 'More' });
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Events' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveFocus();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('heard: links in a list, the current page, whether More is open, and that the page is behind it', async () => {
    const screen = await open(390, 640, { currentPath: '/videos' });
    const more = screen.getByRole('button', { name: 'More' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await expect.element(more).toHaveAttribute('aria-current', 'true');
    await userEvent.click(more);
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await expect
      .element(screen.getByRole('link', { name: 'Videos' }))
      .toHaveAttribute('aria-current', 'page');
    expect(screen.container.querySelector('[role^="menu"]')).toBeNull();
  });

  it('heard: how much waits behind More in its name, once, and nothing when it changes', async () => {
    const screen = await open(390, 640, { items: withModeration(3) });
    const said = hearLiveRegions();
    screen.getByRole('button', { name: 'More: Moderation, 3 to look at' }).element().focus();
    await screen.rerender(<Page items={withModeration(4)} />);
    await expect
      .element(screen.getByRole('button', { name: 'More: Moderation, 4 to look at' }))
      .toHaveFocus();
    expect(await said()).toEqual([]);
  });
});

describe('beside a form that is in use, in a small window', () => {
  /** A form longer than the window, in use, and a page that goes on below it. */
  async function useForm(from: 'the first render' | 'a press' = 'a press') {
    await page.viewport(320, 568);
    const screen = await render(
      <PageFrame
        header="FriendBase"
        menu={<MenuBar items={items} currentPath={currentPath} />}
        footer={<HelpButton onPress={() => {}} />}
      >
        <Form onSubmit={() => {}}>
          <input aria-label="Name" ref={(field) => void (from === 'the first render' && field?.focus())} />
          <p>{'Words of the form. '.repeat(100)}</p>
          <FormActions>
            <button>Save</button>
          </FormActions>
        </Form>
        <p>{'Words as long as the page. '.repeat(400)}</p>
      </PageFrame>,
    );
    if (from === 'a press') screen.getByRole('textbox', { name: 'Name' }).element().focus();
    return screen;
  }
  /** What is seen from side to side, at the height of Help. */
  const seenAtTheEdge = () => {
    const places = Array.from({ length: 19 }, (_, index) => document.elementFromPoint(8 + 16 * index, 540));
    const has = (selector: string) => places.some((place) => place?.closest(selector));
    return { bar: has('nav'), actions: has('.fb-FormActions'), words: has('p') };
  };

  it.each(['a press', 'the first render'] as const)(
    'has its actions in the place of the bar from %s on, which is back where they are scrolled away',
    async (from) => {
      const screen = await useForm(from);
      await expect.poll(seenAtTheEdge).toEqual({ bar: false, actions: true, words: false });
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      await expect.poll(seenAtTheEdge).toEqual({ bar: true, actions: false, words: false });
      await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    },
  );

  it('keys: Shift and Tab lead from the form to the bar, which is seen again then', async () => {
    const screen = await useForm();
    const more = screen.getByRole('button', { name: 'More' });
    await expect.poll(seenAtTheEdge).toMatchObject({ bar: false });
    await expect.element(more).toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await expect.element(more).toHaveFocus();
    expect(seenAtTheEdge()).toMatchObject({ bar: true });
  });
});

describe('the bar before its script is there', () => {
  it('opens More as the target of a link, scrolls nothing, and stays open when the script comes', async () => {
    await page.viewport(390, 640);
    const body = document.createElement('div');
    body.innerHTML = renderToString(<Page />);
    document.body.append(body);
    const videos = page.getByRole('link', { name: 'Videos' });
    expect(videos.elements()).toEqual([]);
    await page.getByRole('link', { name: 'More' }).click();
    await expect.element(videos).toBeVisible();
    expect(window.scrollY).toBe(0);
    const root = hydrateRoot(body, <Page />);
    const more = page.getByRole('button', { name: 'More', expanded: true });
    await more.click();
    await expect.element(videos).not.toBeInTheDocument();
    root.unmount();
    body.remove();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  });
});
