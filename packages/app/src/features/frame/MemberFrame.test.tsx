import { countNotifications, type NotificationCount } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changeAnswers } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { hear } from '../../../testing/hear.ts';

const demo = demoForEach();
beforeEach(() => page.viewport(1280, 800));

const heading = () => page.getByRole('heading', { level: 1 });

/** A member on Home, who has not pressed anything yet. */
async function openHome() {
  await render(<AppStage />);
  await expect.element(page.getByRole('article').first()).toBeVisible();
}

const menu = () => page.getByRole('navigation', { name: 'Main menu' });

it('the menu has the nine pages in the order of the specification', async () => {
  const ORDER = [
    'Home',
    'Friends',
    'Messages',
    'Events',
    'Games',
    'Videos',
    'Tournaments',
    'Donations',
    'Profile',
  ];
  await openHome();
  const links = menu().getByRole('link');
  await expect.element(links).toHaveLength(ORDER.length);
  // Messages says behind its name how many are new.
  for (const [at, name] of ORDER.entries())
    await expect.element(links.nth(at)).toHaveAccessibleName(new RegExp(`^${name}(,|$)`));
  // Five of daily use have more weight than the others. Home, which is the page on show, is not compared.
  const colours = links.elements().map((link) => getComputedStyle(link).color);
  expect(new Set(colours.slice(1, 5)).size).toBe(1);
  expect(new Set(colours.slice(5)).size).toBe(1);
  expect(colours[1]).not.toBe(colours[5]);
});

describe('the way to the cases', () => {
  it('is there for nobody but moderators', async () => {
    await openHome();
    await expect.element(menu().getByRole('link', { name: 'Profile' })).toBeVisible();
    expect(menu().getByRole('link').elements()).toHaveLength(9);
  });

  async function openAsModerator(width: number) {
    await demo.reopen('moderator');
    await page.viewport(width, 568);
    await openHome();
    return hear();
  }

  async function expectItLeads() {
    const link = menu().getByRole('link').last();
    await expect.element(link).toHaveAccessibleName(/^Moderation, \d+ to look at$/);
    await link.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Moderation' })).toHaveFocus();
  }

  it('is the last link of a moderator, with how many wait, and nothing is heard', async () => {
    const said = await openAsModerator(1280);
    await expectItLeads();
    expect(said).toEqual([]);
  });

  it(
    'is behind More in a narrow window, which says how many wait, and nothing is heard',
    { tags: 'long' },
    async () => {
      const said = await openAsModerator(320);
      const more = page.getByRole('button', { name: /^More: Moderation, \d+ to look at$/ });
      await expect.element(more).toBeVisible();
      more.element().focus();
      await userEvent.keyboard('{Enter}');
      await expectItLeads();
      expect(said).toEqual([]);
    },
  );
});

describe('the link to Messages', () => {
  it.each(inject('isLong') ? [390, 1280] : [390])(
    'says how many friends wrote since the member looked, at %i px',
    async (width) => {
      onTestFinished(
        changeAnswers({ method: 'GET', path: countNotifications.path }, (answer: NotificationCount) => ({
          ...answer,
          unseen: 5,
          messages: 2,
        })),
      );
      await page.viewport(width, 800);
      await openHome();
      const link = page.getByRole('navigation').getByRole('link', { name: 'Messages, 2 new', exact: true });
      await expect.element(link).toBeVisible();
    },
  );
});

describe('W1 Page frame', () => {
  it('keys: Tab on a page that has just loaded begins at the skip link', async () => {
    await openHome();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  it('heard: the heading of each page that a link leads to, after the title is set, and nothing else', async () => {
    await openHome();
    const said = hear();
    const titles: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) titles.push(document.title);
    });
    for (const name of ['Friends', 'Events', 'Home']) {
      await menu().getByRole('link', { name }).click();
      await expect.poll(() => titles.at(-1)).toBe(`${name} – FriendBase`);
      await expect.element(heading()).toHaveFocus();
    }
    expect(titles).toHaveLength(3);
    expect(said).toEqual([]);
  });
});
