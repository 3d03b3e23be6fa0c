import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { focusForReading } from '../../focus/focusForReading.ts';
import { header } from '../SiteHeader/fixture.ts';
import { MenuBar } from '../MenuBar/MenuBar.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { PageFrame } from './PageFrame.tsx';

const PARTS = ['banner', 'navigation', 'main', 'contentinfo'] as const;

const press = (key: string) => userEvent.keyboard(key);

describe('W1 Page frame', () => {
  it('keys: Tab first reaches the skip link, and Enter leads to the main part', async () => {
    await render(<Page />);
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await press('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  it('keys: F6 goes round the parts of the page, and back with Shift', async () => {
    await page.viewport(1280, 700);
    await render(<Page />);
    for (const role of [...PARTS, 'banner'] as const) {
      await press('{F6}');
      await expect.element(page.getByRole(role)).toHaveFocus();
    }
    await press('{Shift>}{F6}{/Shift}');
    await expect.element(page.getByRole('contentinfo')).toHaveFocus();
  });

  it(
    'keys: F6 goes on after More was used, and Alt and F6 go to the main part',
    { tags: 'long' },
    async () => {
      await page.viewport(400, 700);
      await render(<Page />);
      const menu = page.getByRole('button', { name: 'More' });
      menu.element().focus();
      await press('{Enter}');
      await userEvent.tab();
      page
        .getByRole('button', { name: /^Notifications/ })
        .element()
        .focus();
      await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
      await press('{Alt>}{F6}{/Alt}');
      await expect.element(page.getByRole('main')).toHaveFocus();
      await press('{Shift>}{F6}{/Shift}');
      await expect.element(page.getByRole('navigation')).toHaveFocus();
      await press('{Shift>}{F6}{/Shift}');
      await expect.element(page.getByRole('button', { name: /^Notifications/ })).toHaveFocus();
    },
  );

  it('keys: F6 leads back to the heading that had the focus', { tags: 'long' }, async () => {
    await page.viewport(1280, 700);
    await render(<Page />);
    const heading = page.getByRole('heading', { name: 'Friends' });
    focusForReading(heading.element() as HTMLElement);
    await press('{F6}');
    await press('{Shift>}{F6}{/Shift}');
    await expect.element(heading).toHaveFocus();
  });

  it('keys: F6 leaves parts out while they are hidden', async () => {
    const screens = (isAway: boolean) => (
      <>
        {isAway && <PageFrame header="Log in again">Your work is saved.</PageFrame>}
        <div hidden={isAway}>
          <PageFrame header="FriendBase">Your friends</PageFrame>
        </div>
      </>
    );
    const screen = await render(screens(false));
    await screen.rerender(screens(true));
    for (const role of ['banner', 'main', 'banner'] as const) {
      await press('{F6}');
      await expect.element(page.getByRole(role)).toHaveFocus();
    }
  });

  it('heard: header, menu, main part and help, each by its name', async () => {
    await page.viewport(1280, 700);
    await render(<Page />);
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect.element(page.getByRole('main')).toBeVisible();
    await expect.element(page.getByRole('contentinfo', { name: 'Help' })).toBeVisible();
  });
});

function Page() {
  return (
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <PageFrame
        header={<SiteHeader {...header} />}
        menu={<MenuBar {...header} />}
        footer="You are not alone."
      >
        <h1>Friends</h1>
      </PageFrame>
    </>
  );
}
