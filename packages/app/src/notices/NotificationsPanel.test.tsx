import { DEMO_ACCOUNT_ID } from '@friendbase/contract/fixtures';
import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { DEFAULTS } from '@friendbase/ui-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createDeviceStore } from '../lib/deviceStore.ts';
import { AppStage } from '../workshop/AppStage.tsx';
import { hear } from '../workshop/hear.ts';
import { createNotices, createNotify } from './createNotices.ts';
import { NoticesProvider } from './noticesContext.ts';
import type { KeptNotice } from './noticesMachine.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';

const bell = () => page.getByRole('button', { name: /^Notifications/ });
const panel = () => page.getByRole('dialog', { name: 'Notifications' });

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo({ scenario: 'busy' });
  await page.viewport(1280, 800);
});
afterEach(() => demo.stop());

/** A member on Home whose device has kept two messages, with the focus on the bell. */
async function atTheBell() {
  const storage = new FakeStorage();
  const kept = (id: string, title: string): KeptNotice => {
    return { id, title, text: 'It is here.', tone: 'success', at: new Date().toISOString() };
  };
  createDeviceStore(storage).write(`notices.${DEMO_ACCOUNT_ID}`, [
    kept('two', 'The second'),
    kept('one', 'The first'),
  ]);
  await render(<AppStage storage={storage} />);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  bell().element().focus();
}

describe('W16 Notifications panel', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('keys: %s on the bell opens it, and Escape closes it and leads back', async (_, key) => {
    await atTheBell();
    await userEvent.keyboard(key);
    await expect.element(panel()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(bell()).toHaveFocus();
  });

  it('keys: Tab goes through it; Clear all asks first, and the safe answer keeps the list', async () => {
    await atTheBell();
    await userEvent.keyboard('{Enter}');
    const clear = panel().getByRole('button', { name: 'Clear all' });
    await expect.element(clear).toBeVisible();
    const passed = [];
    for (let presses = 0; presses < 2; presses += 1) {
      await userEvent.tab();
      passed.push(document.activeElement?.textContent);
    }
    expect(passed).toContain('Clear all');
    clear.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByRole('heading', { name: 'The first' })).toBeVisible();
  });

  it('heard: a list with the words and the time of each, newest first, and nothing by itself', async () => {
    await atTheBell();
    const said = hear();
    await userEvent.keyboard('{Enter}');
    const items = panel().getByRole('list', { name: 'Notifications, newest first' }).getByRole('listitem');
    await expect.element(items.first()).toBeVisible();
    const texts = items
      .elements()
      .map((item) => [item.querySelector('h3')?.textContent, item.querySelector('time')?.textContent !== '']);
    expect(texts).toEqual([
      ['The second', true],
      ['The first', true],
    ]);
    expect(said).toEqual([]);
  });

  it('heard: the last 50 messages, and no more', async () => {
    const notices = createNotices(
      (words) => (typeof words === 'string' ? words : words.key),
      () => DEFAULTS,
    );
    notices.start();
    const notify = createNotify(notices);
    for (let n = 1; n <= 51; n += 1) notify({ title: `Message ${n}`, text: '', tone: 'success' });
    await render(
      <NoticesProvider value={notices}>
        <NotificationsPanel isOpen onClose={() => {}} />
      </NoticesProvider>,
    );
    const titles = panel().getByRole('heading', { level: 3 });
    await expect.element(titles.first()).toHaveTextContent('Message 51');
    expect(titles.elements()).toHaveLength(50);
    expect(titles.elements().at(-1)?.textContent).toBe('Message 2');
    notices.stop();
  });
});
