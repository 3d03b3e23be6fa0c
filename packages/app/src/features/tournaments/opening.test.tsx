import { createClient, getUser, type Redemption } from '@friendbase/contract';
import { fixedId } from '@friendbase/contract/fixtures';
import { DEFAULTS, fixedStore, PreferencesProvider } from '@friendbase/ui-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, errorAnswer, json } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { hear } from '../../../testing/hear.ts';
import { button, confirm, press } from '../../../testing/outcomes/act.ts';
import { rainIn } from './opened/rainSound.ts';

const CODES = { method: 'GET', path: '/api/redemptions/' } as const;
const CHANGE = { method: 'PATCH', path: '/api/users/' } as const;

const demo = demoForEach();
const elsewhere = createClient({ fetch: (path, init) => fetch(path, init) });
const dialog = (name: string) => page.getByRole('dialog', { name });
const mine = () => page.getByRole('region', { name: 'My rewards' });

/** A member who has redeemed this one, at My rewards. */
async function openMine(name: string, delivers: Redemption['delivers']) {
  const one: Redemption = {
    id: fixedId('reward', 90),
    rewardId: fixedId('reward', 1),
    name,
    easyName: '',
    cost: 1,
    redemptionCode: 'FB-7K3M-9QXA-2WTR',
    delivers,
    createdAt: '2026-11-18T10:00:00.000Z',
    usedAt: null,
  };
  answerInstead(CODES, () => json([one]));
  await render(<AppStage path="/tournaments" />);
  const open = mine().getByRole('button', { name: `Open, ${name}` });
  await press(open);
  await expect.element(dialog(name)).toBeVisible();
  return open;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a reward that was redeemed', () => {
  it('opens at once, and again in My rewards; the focus comes back', async () => {
    await render(<AppStage path="/tournaments" />);
    await press(button('Redeem, Soup Recipe Card'));
    await confirm();
    const open = page.getByRole('button', { name: 'Open, Soup Recipe Card' });
    await expect.poll(() => open.elements().length).toBe(2);
    await press(open.first());
    const steps = dialog('Soup Recipe Card').getByRole('listitem');
    await expect.poll(() => steps.elements().length).toBe(6);
    await userEvent.keyboard('{Escape}');
    await expect.element(open.first()).toHaveFocus();
    await press(mine().getByRole('button', { name: 'Open, Soup Recipe Card' }));
    await expect.element(dialog('Soup Recipe Card')).toBeVisible();
  });

  it.each([
    ['Thank-You Card', 'thank-you-card', 1, 0],
    ['Garden Coloring Pages', 'garden', 5, 0],
    ['Happy Animal Stickers', 'animal-stickers', 0, 12],
    ['Winter Sticker Set', 'winter-stickers', 0, 6],
    ['Star Map', 'star-map', 1, 0],
  ] as const)(
    'has all its pages with words for each drawing, and prints: %s',
    { tags: 'long' },
    async (name, pages, drawings, items) => {
      const print = vi.spyOn(window, 'print').mockImplementation(() => {});
      await openMine(name, { kind: 'pages', pages });
      const within = dialog(name);
      await expect.element(within.getByRole('heading', { level: 3 }).first()).toBeVisible();
      expect(within.getByRole('img').elements()).toHaveLength(drawings);
      expect(within.getByRole('listitem').elements()).toHaveLength(items);
      await press(within.getByRole('button', { name: 'Print' }));
      expect(print).toHaveBeenCalledOnce();
    },
  );

  it('is a story that pays nothing, and closes where it was opened', { tags: 'long' }, async () => {
    const open = await openMine('Train Picture Story', { kind: 'story', story: 'train' });
    const within = dialog('Train Picture Story');
    await press(within.getByRole('button', { name: 'Start Video' }));
    await expect.element(within.getByText(/stands at the station/).first()).toBeVisible();
    expect(within.getByText(/FBB/).elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(open).toHaveFocus();
  });

  it(
    'is a set of cards: Memory begins with it, and closes where it was opened',
    { tags: 'long' },
    async () => {
      const open = await openMine('Animal Memory Cards', { kind: 'cards', cards: 'animals' });
      const within = dialog('Animal Memory Cards');
      await expect.element(within.getByRole('radio', { name: 'Animals' })).toBeChecked();
      await userEvent.keyboard('{Escape}');
      await expect.element(open).toHaveFocus();
    },
  );

  it('is a text, to the letter', { tags: 'long' }, async () => {
    await openMine('A kind word', { kind: 'text', text: 'You <b>can</b> do it.' });
    await expect.element(dialog('A kind word').getByText('You <b>can</b> do it.')).toBeVisible();
  });

  it('is a code, and says who honours it', async () => {
    await openMine('Cake', { kind: 'code', shownTo: 'Ruth at the café' });
    await expect.element(dialog('Cake').getByText('Show this code to Ruth at the café.')).toBeVisible();
    await expect
      .element(dialog('Cake').getByRole('textbox', { name: 'Code for Cake' }))
      .toHaveValue('FB-7K3M-9QXA-2WTR');
  });
});

describe('the rain sound', () => {
  /** Audio that nobody hears, and what was done to it. */
  function stubAudio() {
    const close = vi.fn();
    class Silent extends OfflineAudioContext {
      constructor() {
        super(1, 8000, 8000);
      }
      override resume = () => Promise.resolve();
      close = close;
    }
    vi.stubGlobal('AudioContext', Silent);
    return close;
  }

  it(
    'plays and pauses by one button, says each once, and stops with its window',
    { tags: 'long' },
    async () => {
      const close = stubAudio();
      await openMine('Rain Sound', { kind: 'sound', sound: 'rain' });
      const said = hear();
      await press(button('Play the rain'));
      await expect.element(button('Pause the rain')).toHaveFocus();
      await expect.poll(() => said).toEqual(['The rain is playing.']);
      await press(button('Pause the rain'));
      await expect.poll(() => said).toEqual(['The rain is playing.', 'The rain is paused.']);
      expect(close).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => close.mock.calls.length).toBe(1);
    },
  );

  it('says so where the device makes no sound', async () => {
    vi.stubGlobal('AudioContext', undefined);
    await openMine('Rain Sound', { kind: 'sound', sound: 'rain' });
    await press(button('Play the rain'));
    await expect.element(page.getByText(/^This device cannot make this sound/)).toBeVisible();
    await expect.element(button('Play the rain')).toBeVisible();
  });

  it('begins as loud as the member has set', { tags: 'long' }, async () => {
    await render(
      <PreferencesProvider store={fixedStore({ ...DEFAULTS, volume: 25 })}>
        <AppStage path="/tournaments" />
      </PreferencesProvider>,
    );
    await press(button('Redeem, Rain Sound'));
    await confirm();
    await press(page.getByRole('button', { name: 'Open, Rain Sound' }).first());
    await expect.element(page.getByRole('radio', { name: '25 percent' })).toBeChecked();
  });

  it('is heard as soft noise once it is not silent', async () => {
    const rate = 8000;
    const context = new OfflineAudioContext(1, rate, rate);
    rainIn(context).gain.setValueAtTime(0.3, 0.5);
    const samples = (await context.startRendering()).getChannelData(0);
    const loudest = (from: number, to: number) =>
      Math.max(...samples.slice(from * rate, to * rate).map((sample) => Math.abs(sample)));
    expect(loudest(0, 0.5)).toBe(0);
    expect(loudest(0.6, 1)).toBeGreaterThan(0.01);
    expect(loudest(0.6, 1)).toBeLessThan(0.5);
  });
});

describe('the golden frame', () => {
  const FRAME = { kind: 'frame', frame: 'golden' } as const;
  const redeemed = () => openMine('Golden Name Frame', FRAME);

  it('goes on and off around one’s own picture, and each is said once', async () => {
    await redeemed();
    const me = await elsewhere(getUser, {});
    // It costs more than a member of the demo has: the conformance cases have the server's part.
    let avatarFrame: string | undefined = 'golden';
    demo.network.refuse(CHANGE, () => json({ ...me, avatarFrame }));
    const framed = () => document.querySelectorAll('[role=dialog] [data-frame=golden]').length;
    const said = hear();
    await press(button('Put on the golden frame'));
    await expect.element(button('Take off the golden frame')).toHaveFocus();
    await expect
      .poll(() => said.filter((text) => !text.endsWith('...')))
      .toEqual(['The golden frame is around your picture.']);
    expect(framed()).toBe(1);
    avatarFrame = undefined;
    await press(button('Take off the golden frame'));
    await expect.element(dialog('Golden Name Frame').getByText('Your picture has no frame.')).toBeVisible();
    expect(framed()).toBe(0);
  });

  it('stays as it is where it could not be saved', { tags: 'long' }, async () => {
    await redeemed();
    demo.network.refuse(CHANGE, () => errorAnswer(500, 'ourFault'));
    await press(button('Put on the golden frame'));
    await expect
      .element(dialog('Golden Name Frame').getByText('The frame was not changed. Please try again.'))
      .toBeVisible();
    await expect.element(button('Put on the golden frame')).toHaveFocus();
  });
});
