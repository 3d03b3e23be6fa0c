import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answerInstead, json } from '../../../testing/answerInstead.ts';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, openPage } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach();
const button = (name: RegExp) => page.getByRole('button', { name });

describe('where people ask to be friends', () => {
  describeFirstWindow('/friends', (at) => [
    page.getByRole('heading', { name: 'Hana Park' }),
    ...(isTight(at)
      ? []
      : [button(/^(Accept|Say yes to) Hana Park$/), button(/^(Decline|Say no to) Hana Park$/)]),
  ]);
});

describe('where nobody asks', { tags: 'long' }, () => {
  beforeEach(() => {
    onTestFinished(answerInstead({ method: 'GET', path: '/api/friend-requests/' }, () => json([])));
  });
  // A small phone has a friend's face and name; with large text it has how many friends there are.
  describeFirstWindow('/friends', (at) => [
    page.getByRole('heading', { name: 'You have 7 friends' }),
    ...(isTight(at) ? [] : [page.getByRole('heading', { name: 'Grace Murphy' })]),
    ...(at.width > 320 ? [page.getByRole('article', { name: 'Grace Murphy' })] : []),
  ]);

  it('has two ways on from each friend: who it is, by a press on the face, and a message', async () => {
    await openPage('/friends');
    const friend = page.getByRole('article', { name: 'Grace Murphy' });
    await expect.element(friend).toBeVisible();
    const pressed = [
      ...friend.element().querySelectorAll('a, button, input, select, summary, [tabindex="0"]'),
    ];
    const [whoItIs, message] = ['View Profile, Grace Murphy', 'Send Message, Grace Murphy'];
    expect(pressed).toEqual([
      friend.getByRole('button', { name: whoItIs, exact: true }).element(),
      friend.getByRole('link', { name: message, exact: true }).element(),
    ]);
    const { left, top, width, height } = friend
      .element()
      .querySelector('.fb-Avatar')!
      .getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(pressed[0]);
  });

  it('has two faces beside each other on a phone, each with one action', async () => {
    await page.viewport(390, 844);
    await openPage('/friends');
    const friends = page.getByRole('list', { name: /friends/i }).getByRole('article');
    await expect.poll(() => friends.elements().length).toBeGreaterThan(1);
    const [first, second] = friends.elements().map((one) => one.getBoundingClientRect());
    expect(first!.top).toBe(second!.top);
    for (const friend of friends.all())
      expect(friend.getByRole('link', { name: /^Send Message, / }).elements()).toHaveLength(1);
  });
});
