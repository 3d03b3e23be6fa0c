import { FakeStorage } from '@friendbase/mocks/testing';
import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, errorAnswer, json } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { fakePush } from '../../../../testing/fakePush.ts';
import { hear } from '../../../../testing/hear.ts';

demoForEach();
beforeEach(() => page.viewport(1280, 900));

const dialog = () => page.getByRole('dialog', { name: 'What you are told' });
const wish = (name: RegExp) => dialog().getByRole('switch', { name });
const hour = (name: string) => dialog().getByRole('combobox', { name });
/** Minutes from midnight. */
const [TEN_PM, SEVEN_AM] = [String(22 * 60), String(7 * 60)];
const focus = (at: ReturnType<typeof wish>) => (at.element() as HTMLElement).focus();

/** What one wants to be told, as a new page shows it. */
async function open() {
  const screen = await render(<AppStage path="/profile?open=notifications" storage={new FakeStorage()} />);
  await expect.element(dialog().getByRole('heading', { name: 'Quiet hours' })).toBeVisible();
  return screen;
}

const SAVED = /saved/i;

describe('what a member is told', () => {
  it(
    'rests from 22:00 to 07:00 by the keyboard: each choice is heard once, and there on the next page',
    { tags: 'long' },
    async () => {
      const screen = await open();
      const heard = hear();
      focus(wish(/^The bell is quiet every day/));
      await userEvent.keyboard(' ');
      await expect.element(hour('From')).toBeVisible();
      await expect.poll(() => heard.filter((said) => SAVED.test(said))).toHaveLength(1);
      await expect.element(wish(/^The bell is quiet every day/)).toHaveFocus();
      focus(hour('From'));
      const next = hear();
      // The next hour, while its list stays closed.
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(hour('From')).toHaveValue(TEN_PM);
      await expect.element(hour('Until')).toHaveValue(SEVEN_AM);
      await expect.element(hour('From')).toHaveFocus();
      await expect.poll(() => next.filter((said) => SAVED.test(said))).toHaveLength(1);
      await screen.unmount();
      await open();
      await expect.element(wish(/^The bell is quiet every day/)).toBeChecked();
      await expect.element(hour('From')).toHaveValue(TEN_PM);
      await expect.element(hour('Until')).toHaveValue(SEVEN_AM);
    },
  );

  it(
    'is all that was chosen, also where a choice came while the one before was being saved',
    { tags: 'long' },
    async () => {
      const screen = await open();
      const answered = Promise.withResolvers<void>();
      const end = answerInstead(
        { method: 'PUT', path: '/api/notifications/settings' },
        async (askBackend) => {
          await answered.promise;
          return askBackend();
        },
      );
      onTestFinished(end);
      const heard = hear();
      focus(wish(/^The bell is quiet every day/));
      await userEvent.keyboard(' ');
      focus(wish(/^Only from my friends/));
      await userEvent.keyboard(' ');
      await expect.element(wish(/^Only from my friends/)).toBeChecked();
      answered.resolve();
      await expect.poll(() => heard.filter((said) => SAVED.test(said))).toHaveLength(1);
      await screen.unmount();
      await open();
      await expect.element(wish(/^The bell is quiet every day/)).toBeChecked();
      await expect.element(wish(/^Only from my friends/)).toBeChecked();
    },
  );

  it(
    'comes from friends alone by one key: heard once, and there on the next page',
    { tags: 'long' },
    async () => {
      const screen = await open();
      const heard = hear();
      const friends = () => wish(/^Only from my friends/);
      expect(friends().element()).not.toBeChecked();
      focus(friends());
      await userEvent.keyboard(' ');
      await expect.element(friends()).toBeChecked();
      await expect.poll(() => heard.filter((said) => SAVED.test(said))).toHaveLength(1);
      await expect.element(friends()).toHaveFocus();
      await screen.unmount();
      await open();
      await expect.element(friends()).toBeChecked();
    },
  );

  it('is without the own turn in games where it is unwanted', { tags: 'long' }, async () => {
    const screen = await open();
    const turns = () => wish(/^My turn in games with friends/);
    await expect.element(turns()).toBeChecked();
    focus(turns());
    await userEvent.keyboard(' ');
    await expect.element(turns()).not.toBeChecked();
    await expect.element(dialog().getByText(SAVED).first()).toBeVisible();
    await screen.unmount();
    await open();
    await expect.element(turns()).not.toBeChecked();
  });

  it('on this device says who wrote, or only that something is new', { tags: 'long' }, async () => {
    onTestFinished(fakePush());
    await open();
    await userEvent.click(dialog().getByRole('button', { name: 'Turn on for this device' }));
    const onlyThat = dialog().getByRole('radio', { name: 'Only that something is new' });
    await expect.element(onlyThat).not.toBeChecked();
    (onlyThat.element() as HTMLElement).focus();
    const heard = hear();
    await userEvent.keyboard(' ');
    await expect.element(onlyThat).toBeChecked();
    await expect.poll(() => heard.filter((said) => SAVED.test(said))).toHaveLength(1);
  });

  describe('on this device, where it could not be seen how that is set', () => {
    const LOOK = { method: 'GET', path: '/api/push' } as const;
    const again = () => dialog().getByRole('button', { name: 'Try again' });

    /** “Try again” is pressed by keyboard, and gets this answer. */
    async function lookAgain(answer: (askBackend: () => Promise<Response>) => Response | Promise<Response>) {
      onTestFinished(fakePush());
      const answered = Promise.withResolvers<void>();
      let isDown = true;
      const end = answerInstead(LOOK, async (askBackend) => {
        if (isDown) return errorAnswer(500, 'ourFault');
        await answered.promise;
        return answer(askBackend);
      });
      onTestFinished(end);
      await open();
      await expect.element(again()).toBeVisible();
      isDown = false;
      focus(again());
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog().getByRole('button', { name: 'Looking...' })).toHaveFocus();
      answered.resolve();
    }

    it('the button that looks again keeps its place and the focus', async () => {
      await lookAgain((askBackend) => askBackend());
      await expect.element(dialog().getByRole('button', { name: 'Turn on for this device' })).toHaveFocus();
    });

    it(
      'a sentence takes the place of the button where there is nothing to turn on',
      { tags: 'long' },
      async () => {
        await lookAgain(() => json({ publicKey: null, subscription: null }));
        await expect.element(dialog().getByText('FriendBase cannot do that now.')).toBeVisible();
        expect(document.activeElement).toHaveTextContent('FriendBase cannot do that now.');
      },
    );
  });
});
