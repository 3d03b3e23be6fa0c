import { DEMO_ACCOUNT_ID } from '@friendbase/contract/fixtures';
import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createDeviceStore } from '../lib/device/deviceStore.ts';
import { AppStage } from '../../testing/AppStage.tsx';
import { hear } from '../../testing/hear.ts';
import type { StoredNotice } from './noticesMachine.ts';

const bell = () => page.getByRole('button', { name: /^Notifications/ });
const panel = () => page.getByRole('dialog', { name: 'Notifications' });
const toldList = () => panel().getByRole('list', { name: 'Answers to what you did, newest first' });

let demo: Demo;
beforeEach(async () => {
  demo = await startDemo({ scenario: 'busy' });
  await page.viewport(1280, 800);
});
afterEach(() => demo.stop());

const stored = (id: string, title: string): StoredNotice => {
  return { id, title, text: 'It is here.', tone: 'success', at: new Date().toISOString() };
};

/** A member on Home whose device has kept messages, with the focus on the bell. */
async function atTheBell(told = [stored('two', 'The second'), stored('one', 'The first')]) {
  const storage = new FakeStorage();
  createDeviceStore(storage).write(`notices.${DEMO_ACCOUNT_ID}`, told);
  await render(<AppStage storage={storage} />);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  bell().element().focus();
}

const lookedAt = async (at: string) => {
  const storage = new FakeStorage();
  createDeviceStore(storage).write(`look.${DEMO_ACCOUNT_ID}`, at);
  await render(<AppStage storage={storage} />);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  bell().element().focus();
};
const lookedLongAgo = () => lookedAt('2020-01-01T00:00:00.000Z');
/** Later than anything in the demo. */
const lookedJustNow = () => lookedAt(new Date(Date.now() + 60_000).toISOString());

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
    const items = toldList().getByRole('listitem');
    await expect.element(items.first()).toBeVisible();
    const texts = items
      .elements()
      .map((item) => [item.querySelector('h4')?.textContent, item.querySelector('time')?.textContent !== '']);
    expect(texts).toEqual([
      ['The second', true],
      ['The first', true],
    ]);
    expect(said).toEqual([]);
  });

  it('tells what screens said that were not opened since, and leaves out what is no more', async () => {
    const said = (id: string, catalogue: string, key: string) => ({
      ...stored(id, ''),
      title: { catalogue, key },
    });
    await atTheBell([
      said('one', 'notices.outings', 'tournamentJoined'),
      said('two', 'notices.member', 'requestUpdated'),
      said('three', 'notices.outings', 'nothingOfTheKind'),
      said('four', 'nowhere', 'atAll'),
    ]);
    await userEvent.keyboard('{Enter}');
    await expect.element(toldList()).toBeVisible();
    const titles = toldList().getByRole('heading').elements();
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Joined Tournament!', 'Request updated']);
  });

  it('heard: all of the last 50 messages', async () => {
    await atTheBell(Array.from({ length: 50 }, (_, n) => stored(`n${n}`, `Message ${50 - n}`)));
    await userEvent.keyboard('{Enter}');
    const titles = toldList().getByRole('heading', { level: 4 });
    await expect.element(titles.first()).toHaveTextContent('Message 50');
    expect(titles.elements()).toHaveLength(50);
  });

  it('keys: after Clear all the focus is on the words that say what was done, and Escape leads back', async () => {
    await atTheBell();
    await userEvent.keyboard('{Enter}');
    await panel().getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).click();
    await expect
      .element(panel().getByRole('heading', { name: 'The messages from FriendBase are cleared.' }))
      .toHaveFocus();
    await expect.element(panel().getByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(bell()).toHaveFocus();
  });

  it('heard: how much is new in the name of the bell, and nothing by itself', async () => {
    const said = hear();
    await lookedLongAgo();
    await expect.element(bell()).toHaveAccessibleName(/^Notifications, \d+ new$/);
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByRole('list', { name: 'Friend requests' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(bell()).toHaveAccessibleName('Notifications');
    expect(said).toEqual([]);
  });

  it('keys: Enter on a chat closes the list and goes there', async () => {
    await lookedLongAgo();
    await userEvent.keyboard('{Enter}');
    const chat = panel()
      .getByRole('link', { name: /^Open the chat with / })
      .first();
    await expect.element(chat).toHaveAttribute('href', expect.stringMatching(/^\/messages\?with=[\w-]+$/));
    chat.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('log', { name: /^Messages with / })).toHaveFocus();
    await expect.element(panel()).not.toBeInTheDocument();
  });

  it('counts no toast as news, and keeps what it said below what is new, under a heading of its own', async () => {
    await demo.stop();
    demo = await startDemo({ scenario: 'failing' });
    await lookedJustNow();
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.element(page.getByRole('group', { name: 'Logout failed' })).toBeVisible();
    await expect.element(bell()).toHaveAccessibleName('Notifications');
    await bell().click();
    await expect.element(panel().getByRole('list', { name: 'Friend requests' })).toBeVisible();
    const told = panel().getByRole('heading', { level: 3, name: 'Answers to what you did' });
    await expect.element(told).toBeVisible();
    await expect.element(toldList().getByRole('heading', { name: 'Logout failed' })).toBeVisible();
    const requests = panel().getByRole('list', { name: 'Friend requests' }).element();
    expect(requests.compareDocumentPosition(told.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that nothing is new where toasts are all there is', async () => {
    await demo.stop();
    demo = await startDemo({ scenario: 'fresh' });
    const storage = new FakeStorage();
    createDeviceStore(storage).write(`notices.${DEMO_ACCOUNT_ID}`, [stored('one', 'The first')]);
    await render(<AppStage storage={storage} path="/donations" />);
    await bell().click();
    await expect.element(panel().getByText('Nothing is new.')).toBeVisible();
    await expect.element(toldList()).toBeVisible();
  });

  it('lists who waits for an answer, and no message from before the look', async () => {
    await lookedJustNow();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByRole('list', { name: 'Friend requests' })).toBeVisible();
    await expect.element(panel().getByRole('list', { name: 'New messages' })).not.toBeInTheDocument();
  });
});
