import { createClient, rewardVideo, type VideoId } from '@friendbase/contract';
import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { DEFAULTS, fixedStore, PreferencesProvider } from '@friendbase/ui-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, errorAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { closeVideo } from '../../../testing/outcomes/store.tsx';
import { hear } from '../../../testing/hear.ts';
import { expectRowThatScrolls } from '../../../testing/rowThatScrolls.ts';

let demo: Demo;
let giveBack: (() => void) | undefined;
afterEach(async () => {
  giveBack?.();
  giveBack = undefined;
  await demo.stop();
});

/** What the member does in another tab. */
const elsewhere = createClient({ fetch: (path, init) => fetch(path, init) });
const WAVES = 'Breathe with the Waves';
const PAY = { method: 'POST', path: '/api/videos/' } as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const cards = () => page.getByRole('article').elements();
const press = async (name: string) => {
  await expect.element(button(name)).toBeVisible();
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
};

/** The videos page of a member who goes through stories part by part: no test waits for time. */
async function openVideos(path = '/videos', watchedToday: readonly VideoId[] = []) {
  demo = await startDemo({ scenario: 'busy' });
  for (const id of watchedToday) await elsewhere(rewardVideo, { params: { id } });
  const heard = hear();
  await render(
    <PreferencesProvider store={fixedStore({ ...DEFAULTS, pace: 'wait' as const })}>
      <AppStage path={path} storage={new FakeStorage()} />
    </PreferencesProvider>,
  );
  await expect.element(page.getByRole('radiogroup', { name: 'Show' })).toBeVisible();
  return heard;
}

/** Watches a story to its end, and closes it. */
async function watch(title = WAVES) {
  await press(`Watch, ${title}`);
  await press('Start Video');
  for (let part = 0; part < 3; part += 1) await press('Next part');
  await closeVideo();
}

it(
  'the filters stand in one row on a phone, which a button scrolls to its end',
  { tags: 'long' },
  async () => {
    await page.viewport(320, 568);
    await openVideos();
    await expectRowThatScrolls('Show', 'Life Skills');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);

describe('the address of Videos', () => {
  it.each(['dances', '', '["wellness"]'])(
    'with the filter “%s”, which there is not, shows all',
    { tags: 'long' },
    async (show) => {
      await openVideos(`/videos?show=${encodeURIComponent(show)}`);
      await expect.element(radio('All Videos')).toBeChecked();
      expect(cards()).toHaveLength(12);
    },
  );

  it('with a filter shows what it says, and says how many at a change', { tags: 'long' }, async () => {
    const heard = await openVideos('/videos?show=wellness');
    expect(cards()).toHaveLength(2);
    radio('All Videos').element().focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => cards().length).toBe(12);
    await expect.poll(() => heard).toEqual(['12 videos']);
    expect(cards()[0]?.textContent).toContain(WAVES);
    expect(cards()[0]?.textContent).toContain('Featured');
  });
});

describe('the reward of a video', () => {
  it('that does not come is said once, stands on the card, and can be asked for again', async () => {
    const heard = await openVideos();
    giveBack = answerInstead(PAY, () => errorAnswer(500, 'ourFault'));
    await watch();
    await expect
      .element(page.getByText('You did not get your FBB yet. You did nothing wrong.'))
      .toBeVisible();
    await expect.poll(() => heard.filter((one) => one.startsWith('You did not get'))).toHaveLength(1);
    giveBack();
    await press(`Try again, ${WAVES}`);
    await expect.element(page.getByText('You got 3 FBB for this video.')).toBeVisible();
    await expect.element(button(`Watch, ${WAVES}`)).toHaveFocus();
    await expect.poll(() => heard.filter((one) => one.startsWith('You got 3 FBB'))).toHaveLength(1);
  });

  it('that was paid elsewhere meanwhile is told as it is', { tags: 'long' }, async () => {
    const heard = await openVideos();
    giveBack = changeAnswers<{ rewardFbb: number }>(PAY, (answer) => ({ ...answer, rewardFbb: 0 }));
    await watch();
    const told = 'You got the FBB for this video already today. You can get them again tomorrow.';
    await expect.element(page.getByText(told)).toBeVisible();
    await expect.poll(() => heard.filter((one) => one.includes('already today'))).toHaveLength(1);
  });

  it(
    'that was paid today already is not promised again: that is said before and after',
    { tags: 'long' },
    async () => {
      const heard = await openVideos('/videos', ['breathe-with-the-waves']);
      const waves = page.getByRole('article', { name: WAVES });
      const others = page.getByRole('article', { name: 'A Walk in the Forest' });
      await expect.element(waves.getByText('3 FBB again tomorrow. You got them today.')).toBeVisible();
      await expect.element(others.getByText('3 FBB once a day')).toBeVisible();
      await press(`Watch, ${WAVES}`);
      await expect.element(page.getByText(/^You got the FBB for this video today\./)).toBeVisible();
      expect(page.getByText('Watch to 90 percent').elements()).toHaveLength(0);
      await userEvent.keyboard('{Escape}');
      await watch();
      const told = 'You got the FBB for this video already today. You can get them again tomorrow.';
      await expect.element(waves.getByText(told)).toBeVisible();
      await expect.poll(() => heard.filter((one) => one.includes('already today'))).toHaveLength(1);
    },
  );

  it('is paid once when the video is closed, and the focus is back on Watch', async () => {
    let asked = 0;
    const heard = await openVideos();
    giveBack = answerInstead(PAY, (ask) => {
      asked += 1;
      return ask();
    });
    await watch();
    await expect.element(page.getByText('You got 3 FBB for this video.')).toBeVisible();
    await expect.element(button(`Watch, ${WAVES}`)).toHaveFocus();
    await expect.poll(() => heard.at(-1)).toBe('You got 3 FBB. Thank you for watching.');
    await watch();
    await expect
      .poll(() => heard.at(-1))
      .toBe('You got these FBB already today. You can get them again tomorrow.');
    expect(asked).toBe(2);
  });

  it(
    'is paid by Escape past the mark, and not before it; the story waits where it was',
    { tags: 'long' },
    async () => {
      let asked = 0;
      await openVideos();
      giveBack = answerInstead(PAY, (ask) => {
        asked += 1;
        return ask();
      });
      await press(`Watch, ${WAVES}`);
      await press('Start Video');
      await press('Next part');
      await userEvent.keyboard('{Escape}');
      await expect.element(button(`Watch, ${WAVES}`)).toHaveFocus();
      expect(asked).toBe(0);
      await press(`Watch, ${WAVES}`);
      await expect.element(page.getByText('You stopped in part 2 of 3.')).toBeVisible();
      await press('Continue');
      await press('Next part');
      await press('Next part');
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByText('You got 3 FBB for this video.')).toBeVisible();
      expect(asked).toBe(1);
    },
  );
});

it('the stories of the community that did not load come by “Try again”, which keeps the focus until then', async () => {
  const asked = Promise.withResolvers<void>();
  let isDown = true;
  demo = await startDemo({ scenario: 'busy' });
  giveBack = answerInstead({ method: 'GET', path: '/api/stories' }, async (askBackend) => {
    if (isDown) return errorAnswer(500, 'ourFault');
    await asked.promise;
    return askBackend();
  });
  await render(<AppStage path="/videos" storage={new FakeStorage()} />);
  await expect.element(button('Try again')).toBeVisible();
  isDown = false;
  await press('Try again');
  await expect.element(button('Try again')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Try again')).toHaveFocus();
  asked.resolve();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
});

it('opens the guide to calm breathing, and gives the focus back', { tags: 'long' }, async () => {
  await openVideos();
  await press('Breathe with me');
  await expect.element(page.getByText('Stop if you feel dizzy.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Breathe with me')).toHaveFocus();
});
