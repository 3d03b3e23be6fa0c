import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ActionBar } from '../../components/ActionBar/ActionBar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { beach, gone, media, song } from '../../components/MediaTile/fixture.ts';
import { showPreferences } from '../../preferences/attributes.ts';
import { PreferencesProvider } from '../../preferences/PreferencesProvider.tsx';
import { DEFAULTS } from '../../preferences/preferences.ts';
import { fixedStore } from '../../stores/store.ts';
import { MediaGrid, type MediaGridProps } from './MediaGrid.tsx';

const onOpen = vi.fn();

const post = (name: string, own: Partial<MediaGridProps> = {}) => (
  <article>
    <MediaGrid
      label={`Pictures and videos of ${name}'s post`}
      media={media.slice(0, 3)}
      isBesideActions
      onOpen={onOpen}
      {...own}
    />
    <Button>{`Listen to ${name}`}</Button>
    <ActionBar label={`${name}'s post`}>
      <Button>{`Like ${name}`}</Button>
      <Button>{`More of ${name}`}</Button>
    </ActionBar>
  </article>
);

async function open(...posts: ReturnType<typeof post>[]) {
  const screen = await render(<div>{posts}</div>);
  return { screen, button: (name: string) => screen.getByRole('button', { name }) };
}

const CAKE = 'Make larger A birthday cake with one candle';
const DUCK = 'Make larger A yellow duck on a pond';
const BEACH = 'Make larger A beach with a bright sun';

describe('the pictures of a post with a row of actions', () => {
  it('keys: Left from the row goes to the last picture, and on to the first; Right comes back', async () => {
    const { button } = await open(post('Leo'));
    button('Like Leo').element().focus();
    for (const name of [CAKE, DUCK, BEACH, BEACH]) {
      await userEvent.keyboard('{ArrowLeft}');
      await expect.element(button(name)).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(button('Like Leo')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('More of Leo')).toHaveFocus();
  });

  it('keys: arrows stay in their post', async () => {
    const { button } = await open(post('Leo'), post('Ana', { media: [] }));
    button('Like Ana').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(button('Like Ana')).toHaveFocus();
  });

  it('keys: Tab goes from row to row, past the pictures', async () => {
    const { button } = await open(post('Leo'), post('Ana'));
    button('More of Leo').element().focus();
    for (const name of ['Listen to Ana', 'Like Ana']) {
      await userEvent.tab();
      await expect.element(button(name)).toHaveFocus();
    }
    for (const name of ['Listen to Ana', 'More of Leo', 'Listen to Leo']) {
      await userEvent.tab({ shift: true });
      await expect.element(button(name)).toHaveFocus();
    }
  });

  it('keys: Tab goes to each picture and each button of the row for who has this key alone', async () => {
    const preferences = { ...DEFAULTS, tabEverywhere: true };
    showPreferences(document.documentElement, preferences);
    onTestFinished(() => showPreferences(document.documentElement, DEFAULTS));
    const { button } = await open(
      <PreferencesProvider store={fixedStore(preferences)}>{post('Leo')}</PreferencesProvider>,
    );
    const stops = [BEACH, DUCK, CAKE, 'Listen to Leo', 'Like Leo', 'More of Leo'];
    for (const name of stops) {
      await userEvent.tab();
      await expect.element(button(name)).toHaveFocus();
    }
    for (const name of stops.toReversed().slice(1)) {
      await userEvent.tab({ shift: true });
      await expect.element(button(name)).toHaveFocus();
    }
  });

  it('keys: Tab from a picture goes to the row of its post', async () => {
    const { button } = await open(post('Leo', { media: [beach] }), post('Ana'));
    button('Like Leo').element().focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(0);
    await userEvent.tab();
    await expect.element(button('Listen to Leo')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Like Leo')).toHaveFocus();
  });

  it('keys: the arrow from a picture comes to the row, also where another button was used there last', async () => {
    const { button } = await open(post('Leo', { media: [beach] }));
    button('More of Leo').element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(button(BEACH)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Like Leo')).toHaveFocus();
  });

  it('keys: a video is a stop of Tab, as what is pressed to play', async () => {
    const { button } = await open(post('Leo', { media: [beach, song] }));
    await userEvent.tab();
    await expect.element(button('Play video Sam sings a song')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(button(BEACH)).toHaveFocus();
  });

  it('keys: arrows go the other way from right to left', async () => {
    const { screen, button } = await open(post('Leo', { media: [beach] }));
    screen.container.dir = 'rtl';
    button('Like Leo').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button(BEACH)).toHaveFocus();
  });

  it('heard: whose pictures they are, how many, and that arrow keys move', async () => {
    const { screen } = await open(post('Leo'));
    const toolbar = screen.getByRole('toolbar', { name: "Pictures and videos of Leo's post" });
    await expect.element(toolbar.getByRole('list')).toBeVisible();
    expect(toolbar.getByRole('listitem').elements()).toHaveLength(3);
  });
});

describe('pictures without a row of actions', () => {
  it('keys: Tab goes from one to the next', async () => {
    const { button } = await open(post('Leo', { isBesideActions: false }));
    for (const name of [BEACH, DUCK, CAKE]) {
      await userEvent.tab();
      await expect.element(button(name)).toHaveFocus();
    }
  });
});

describe('the first picture for all', () => {
  const all = { allLabel: 'See all 3 pictures' };

  it('is one thing to press, which says how many there are', async () => {
    const { screen, button } = await open(post('Leo', all));
    const toolbar = screen.getByRole('toolbar', { name: /^Pictures/ });
    expect(toolbar.getByRole('button').elements()).toHaveLength(1);
    await button('See all 3 pictures A beach with a bright sun').click();
    expect(onOpen).toHaveBeenLastCalledWith(0);
  });

  it('is the next one where the first is broken: the others stay in reach', async () => {
    const { button } = await open(post('Leo', { ...all, media: [gone, beach, song] }));
    await button('See all 3 pictures A beach with a bright sun').click();
    expect(onOpen).toHaveBeenLastCalledWith(1);
  });

  it('says so where all are broken', async () => {
    const { screen } = await open(post('Leo', { ...all, media: [gone, { ...gone, id: 'gone-too' }] }));
    await expect.element(screen.getByText('No picture: the art club')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^See all/ })).not.toBeInTheDocument();
  });
});
