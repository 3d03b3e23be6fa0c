import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, json } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';

let demo: Demo;
let stop = () => {};
afterEach(async () => {
  stop();
  stop = () => {};
  await demo.stop();
});

const field = () => page.getByRole('searchbox', { name: 'Find a person you know' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openFriends() {
  demo = await startDemo({ scenario: 'busy' });
  await render(<AppStage path="/friends" storage={new FakeStorage()} />);
  await expect.element(field()).toBeVisible();
  return hear();
}

describe('a person who is looked for', () => {
  it('is shown with the way to ask them, and how many there are is said once', async () => {
    const heard = await openFriends();
    await userEvent.fill(field(), 'Mila');
    await expect.element(button('Add Friend, Mila Novak')).toBeVisible();
    await expect.poll(() => heard).toContain('1 person found.');
    expect(heard.filter((text) => text === '1 person found.')).toHaveLength(1);
    await expect.element(field()).toHaveFocus();
    button('Add Friend, Mila Novak').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Take back your request, Mila Novak')).toHaveFocus();
    await expect.element(field()).toHaveValue('Mila');
  });

  it(
    'who is nobody, or has too few letters yet, is told with what to do next',
    { tags: 'long' },
    async () => {
      const heard = await openFriends();
      await userEvent.fill(field(), 'mi');
      await expect.poll(() => heard).toContain('Write 3 letters or more, or the whole username.');
      await userEvent.fill(field(), '%_%'.repeat(100));
      await expect.element(page.getByText(/Some people choose not to be found/)).toBeVisible();
      await expect.poll(() => heard.at(-1)).toBe('We found nobody with that name.');
      await userEvent.fill(field(), '');
      await expect.element(page.getByText(/Some people choose not to be found/)).not.toBeInTheDocument();
    },
  );

  it(
    'moves what stands below with the letter, and by less than a button with a late answer',
    { tags: 'long' },
    async () => {
      await openFriends();
      const answer = Promise.withResolvers<void>();
      stop = answerInstead({ method: 'GET', path: '/api/people' }, async (askBackend) => {
        await answer.promise;
        return askBackend();
      });
      const below = () => button('Invite a person you know').element().getBoundingClientRect().top;
      await userEvent.fill(field(), 'Mila');
      await expect.element(page.getByText('Looking...')).toBeVisible();
      const before = below();
      answer.resolve();
      await expect.element(button('Add Friend, Mila Novak')).toBeVisible();
      // A card is as high as what somebody says about themselves.
      expect(Math.abs(below() - before)).toBeLessThan(48);
    },
  );

  it(
    'does not lose a letter where the server fails, and is found by “Try again”',
    { tags: 'long' },
    async () => {
      const heard = await openFriends();
      let isDown = true;
      stop = answerInstead({ method: 'GET', path: '/api/people' }, (askBackend) =>
        isDown ? json({}, 500) : askBackend(),
      );
      await userEvent.fill(field(), 'Omar');
      await expect.element(page.getByText('We could not look for people')).toBeVisible();
      await expect.poll(() => heard.filter((text) => text.startsWith('We could not look'))).toHaveLength(1);
      await expect.element(field()).toHaveValue('Omar');
      isDown = false;
      await userEvent.click(button('Try again'));
      await expect.element(button('Add Friend, Omar Haddad')).toBeVisible();
    },
  );
});
