import { startDemo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { WordsProvider } from '@friendbase/ui-kit';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../testing/AppStage.tsx';
import { hear } from '../../testing/hear.ts';
import { App } from '../App.tsx';
import { createServices } from '../createServices.ts';
import { createOpenInPage } from '../demo/openInPage.ts';
import { Offer } from './Offer.tsx';

const openMedia = createOpenInPage();
let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
});

const tile = (name: string) => page.getByRole('listitem').getByRole('button', { name });
const chosen = () =>
  (JSON.parse(storage.getItem('friendbase.comfort.device') ?? '{}') as { chosen?: object }).chosen ?? {};

async function open() {
  const onEnd = vi.fn();
  const parts = createServices({ storage });
  onTestFinished(() => parts.stop());
  await parts.services.words.started;
  await render(
    <WordsProvider store={parts.services.words}>
      <App parts={parts} openMedia={openMedia}>
        <Offer onShown={() => {}} onEnd={onEnd} />
      </App>
    </WordsProvider>,
  );
  await expect.element(tile('Read to me')).toBeVisible();
  return onEnd;
}

describe('the first visit', () => {
  it('offers three pictures, and nothing to fill in', async () => {
    await open();
    expect(page.getByRole('button').elements()).toHaveLength(3);
    expect(page.getByRole('radio').elements()).toEqual([]);
  });

  it('heard: what one press has changed, and that it is undone, each once', async () => {
    const onEnd = await open();
    const heard = hear();
    await tile('Easy and big').click();
    expect(chosen()).toMatchObject({ easy: true, textSize: 130, targets: 56 });
    await expect.element(tile('Easy and big')).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    expect(chosen()).toEqual({});
    expect(onEnd).not.toHaveBeenCalled();
    await expect
      .poll(() => heard)
      .toEqual([
        'Easy words, large text and large buttons are on. Saved on this device.',
        'All settings are as before. Saved on this device.',
      ]);
  });

  it('heard: where the settings are, once all is fine as it is', async () => {
    const onEnd = await open();
    const heard = hear();
    await tile('It is fine like this').click();
    expect(onEnd).toHaveBeenCalledOnce();
    expect(chosen()).toEqual({});
    await expect
      .poll(() => heard)
      .toEqual(['All right. Comfort settings are always at the top of the page.']);
  });

  const offer = page.getByRole('region', { name: 'Make FriendBase fit you' });
  const post = (place: number) => page.getByRole('article').nth(place);

  async function logIn() {
    const demo = await startDemo({ scenario: 'signed-out' });
    onTestFinished(() => demo.stop());
    const { unmount } = await render(<AppStage storage={storage} />);
    const form = page.getByRole('form', { name: 'Log in' });
    await form.getByLabelText(/^Username/).fill('demo');
    await form.getByLabelText(/^Password/).fill('friends123');
    await userEvent.keyboard('{Enter}');
    await expect.element(post(1)).toBeVisible();
    return unmount;
  }

  it('has the offer on Home below the first post, above which nothing comes, and never again', async () => {
    const unmount = await logIn();
    await expect.element(offer).toBeVisible();
    const posts = page.getByRole('list', { name: 'Posts, newest first' });
    const items = [...posts.element().children];
    expect(items[0]).toContainElement(post(0).element());
    expect(items[1]).toContainElement(offer.element());
    expect(items[2]).toContainElement(post(1).element());
    await unmount();
    await render(<AppStage storage={storage} />);
    await expect.element(post(1)).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
  });

  it(
    'has no offer in Simple mode, which was chosen and has at most thirty controls',
    { tags: 'long' },
    async () => {
      storage.setItem('friendbase.comfort.device', '{"chosen":{"simple":true}}');
      await logIn();
      await expect.element(offer).not.toBeInTheDocument();
    },
  );
});
