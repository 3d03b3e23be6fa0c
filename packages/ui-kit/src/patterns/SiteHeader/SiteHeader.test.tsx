import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { KitRouterProvider } from '../../components/Link/Link.tsx';
import { header, withModeration } from './fixture.ts';
import { isWithin } from './MenuLink.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

const boxesOf = (elements: Element[]) => elements.map((element) => element.getBoundingClientRect());

function Page(props: Partial<SiteHeaderProps>) {
  return (
    <>
      <SiteHeader {...header} {...props} />
      <p style={{ marginBlockStart: '50rem' }}>The page</p>
    </>
  );
}

const open = async (width: number, height = 700, props: Partial<SiteHeaderProps> = {}) => {
  await page.viewport(width, height);
  return render(<Page {...props} />);
};

describe('the header', () => {
  it('has everything in one row of full targets, 8 px apart, at 1280 px', async () => {
    await document.fonts.load('18px "Atkinson Hyperlegible Next"');
    const screen = await open(1280);
    const controls = [...screen.container.querySelectorAll('a, button')].filter((control) =>
      control.checkVisibility(),
    );
    const boxes = boxesOf(controls);
    expect(boxes).toHaveLength(14); // mark, nine pages, Listen, comfort settings, notifications, profile
    expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    for (const [index, box] of boxes.entries()) {
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.left - (boxes[index - 1]?.right ?? -8)).toBeGreaterThanOrEqual(8);
    }
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(1280);
    expect(getComputedStyle(controls[1] ?? document.body).fontSize).toBe('18px');
  });

  it.each([1280, 1340, 1370, 1440])(
    'has a tenth link in the same row at %i px',
    { tags: 'long' },
    async (width) => {
      await document.fonts.load('18px "Atkinson Hyperlegible Next"');
      const screen = await open(width, 700, { items: withModeration(3) });
      const controls = [...screen.container.querySelectorAll('a, button')].filter((control) =>
        control.checkVisibility(),
      );
      const boxes = boxesOf(controls);
      expect(boxes).toHaveLength(15);
      expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
      expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
      await expect.element(screen.getByRole('button', { name: 'Comfort settings' })).toBeVisible();
    },
  );

  it.each([
    [1259, '100'],
    [320, '100'],
    [320, '200'],
    [1280, '200'],
    [640, '150'],
  ])(
    'leaves the menu to the bar at %i px with text at %s percent, and nothing sticks out',
    async (width, text) => {
      if (text !== '100') document.documentElement.dataset['text'] = text;
      const screen = await open(width);
      expect(screen.getByRole('navigation').elements()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      for (const box of boxesOf([...screen.container.querySelectorAll('a, button')])) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(width);
      }
    },
  );

  it.each([
    [320, 568, '100'],
    [320, 568, '130'],
    [320, 568, '200'],
    [390, 844, '100'],
    [640, 320, '100'],
  ])(
    'is one row at %i × %i px with text at %s percent: the mark, Listen, comfort settings, notifications, the member',
    async (width, height, text) => {
      document.documentElement.dataset['text'] = text;
      await document.fonts.load('16px "Atkinson Hyperlegible Next"');
      const screen = await open(width, height);
      const controls = [...screen.container.querySelectorAll('a, button')].filter((control) =>
        control.checkVisibility(),
      );
      expect(controls.map((control) => control.getAttribute('aria-label') ?? control.textContent)).toEqual([
        'FriendBase',
        'Listen',
        'Comfort settings',
        'Notifications, 2 new',
        'MYou',
      ]);
      const boxes = boxesOf(controls);
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
      for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      for (const [index, { left }] of boxes.entries()) {
        expect(left - (boxes[index - 1]?.right ?? left)).toBeGreaterThanOrEqual(0);
      }
      // With Help in its corner, 56 px, no more than a fifth of the smallest window.
      expect(document.querySelector('.fb-SiteHeader')?.clientHeight).toBeLessThanOrEqual(56);
    },
  );

  it.each([
    [320, ['Listen']],
    [405, ['Listen']], // 390 px and the scrollbar, which phones draw over the page
    [500, ['Listen', 'Comfort settings']],
    [640, ['Listen', 'Comfort settings', 'Notifications']],
    [1280, ['Listen']],
    [1600, ['Listen', 'Comfort settings', 'Notifications']],
  ])('at %i px shows the words %j, and always has them as names', { tags: 'long' }, async (width, shown) => {
    const screen = await open(width);
    const words = [...screen.container.querySelectorAll('button > .fb-HeaderFace-word')];
    expect(words.filter((word) => word.checkVisibility()).map((word) => word.textContent)).toEqual(shown);
    await expect.element(screen.getByRole('button', { name: 'Comfort settings' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
  });

  it.each([
    ['/', '/', true],
    ['/friends', '/', false],
    ['/events/3', '/events', true],
    ['/eventsful', '/events', false],
  ])('marks at %s the link to %s: %s', (path, href, expected) => {
    expect(isWithin(path, href)).toBe(expected);
  });
});

describe('W2 Main menu', () => {
  const pages = header.items.map(({ label }) => label);
  const focused = () => document.activeElement?.textContent;

  it('keys: Tab goes from the mark through the links, and Enter follows one', async () => {
    const went: string[] = [];
    await page.viewport(1280, 700);
    await render(
      <KitRouterProvider navigate={(href) => went.push(href)}>
        <SiteHeader {...header} />
      </KitRouterProvider>,
    );
    const passed: (string | null | undefined)[] = [];
    while (passed.length <= pages.length) {
      await userEvent.tab();
      passed.push(focused());
    }
    await userEvent.keyboard('{Enter}');
    expect(passed).toEqual(['FriendBase', ...pages]);
    expect(went).toEqual([header.items.at(-1)?.href]);
  });

  it('heard: links in a list, one of them the current page, and never a menu of commands', async () => {
    const screen = await open(1280);
    const list = screen.getByRole('navigation', { name: 'Main menu' }).getByRole('list');
    const links = list.getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual(pages);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Friends']);
    expect(screen.container.querySelector('[role^="menu"]')).toBeNull();
  });

  it('heard: how much waits behind a link in its name, once, and nothing when it changes', async () => {
    const screen = await open(1280, 700, { items: withModeration(3) });
    const said = hearLiveRegions();
    const link = screen.getByRole('link', { name: 'Moderation, 3 to look at', exact: true });
    link.element().focus();
    await screen.rerender(<Page items={withModeration(4)} />);
    await expect
      .element(screen.getByRole('link', { name: 'Moderation, 4 to look at', exact: true }))
      .toHaveFocus();
    expect(await said()).toEqual([]);
  });

  it(
    'heard: the number of new notifications in the name of the bell, and nothing when it changes',
    { tags: 'long' },
    async () => {
      const onPress = () => undefined;
      const screen = await open(1280, 700, { notifications: { newCount: 2, onPress } });
      const said = hearLiveRegions();
      const bell = screen.getByRole('button', { name: 'Notifications, 2 new' });
      bell.element().focus();
      await screen.rerender(<Page notifications={{ newCount: 3, onPress }} />);
      await expect.element(screen.getByRole('button', { name: 'Notifications, 3 new' })).toHaveFocus();
      expect(await said()).toEqual([]);
    },
  );
});

describe('P13 The menu with fewer links', () => {
  const linksInView = (screen: Awaited<ReturnType<typeof open>>) =>
    screen
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);

  it.each([
    [5, ['Home', 'Friends', 'Messages', 'Events', 'Games']],
    [3, ['Home', 'Friends', 'Messages']],
  ])('has the first %i links in view, in the same order', { tags: 'long' }, async (shownLinks, labels) => {
    expect(linksInView(await open(1280, 700, { shownLinks }))).toEqual(labels);
  });

  it('has no More where all links are in view', async () => {
    const screen = await open(1280, 700, { shownLinks: header.items.length });
    expect(screen.getByRole('button', { name: 'More' }).elements()).toEqual([]);
  });

  it('keys: Enter opens More, Tab goes through it, Escape closes it and returns', async () => {
    const screen = await open(1280, 700, { shownLinks: 5 });
    const more = screen.getByRole('button', { name: 'More' });
    await expect.element(more).toBeVisible();
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    expect(linksInView(screen)).toHaveLength(9);
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('link', { name: 'Videos' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveFocus();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('heard: More is the current one while the page stands below it', async () => {
    const screen = await open(1280, 700, { shownLinks: 3, currentPath: '/videos' });
    await expect
      .element(screen.getByRole('button', { name: 'More' }))
      .toHaveAttribute('aria-current', 'true');
  });
});
