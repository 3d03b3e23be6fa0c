import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { MediaLoaderProvider } from '../../media/mediaLoader.ts';
import { BEACH, media, song } from '../../components/MediaTile/fixture.ts';
import { PictureViewer } from './PictureViewer.tsx';

function Viewer({ at }: { at: number }) {
  const [openAt, setOpenAt] = useState<number | undefined>(at);
  return (
    <PictureViewer
      media={media.slice(0, 3)}
      openAt={openAt}
      onMove={setOpenAt}
      onClose={() => setOpenAt(undefined)}
    />
  );
}

const button = (name: string) => page.getByRole('button', { name });

it('goes on by button, says what is shown now, once, and stays at the last one', async () => {
  await render(<Viewer at={1} />);
  await expect.element(page.getByRole('dialog', { name: 'Picture 2 of 3' })).toBeVisible();
  const heard = hearLiveRegions();
  await button('Next picture').click();
  await expect.element(page.getByRole('dialog', { name: 'Picture 3 of 3' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'A birthday cake with one candle' })).toBeVisible();
  expect(await heard()).toEqual([{ by: 'status', text: 'Picture 3 of 3. A birthday cake with one candle' }]);
  await expect.element(button('Next picture')).toHaveFocus();
  await expect.element(button('Next picture')).toHaveAccessibleDescription('This is the last one.');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Picture 3 of 3' })).toBeVisible();
});

it('makes a picture larger by button, moves it by arrow keys, and starts over with the next', async () => {
  await render(<Viewer at={0} />);
  await button('Make larger').click();
  const stage = page.getByRole('group', { name: 'Large picture. Arrow keys move it.' });
  const element = stage.element() as HTMLElement;
  expect(element.scrollWidth).toBeGreaterThan(element.clientWidth * 1.9);
  element.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => element.scrollLeft).toBeGreaterThan(0);
  await button('Make larger').click();
  await expect.element(button('Make larger')).toHaveAccessibleDescription('It cannot get larger.');
  await button('Next picture').click();
  await expect.element(button('Make smaller')).toHaveAccessibleDescription('All of it is in view.');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

describe('a video', () => {
  const open = (src: string) =>
    render(
      <MediaLoaderProvider value={{ placeholder: BEACH }}>
        <PictureViewer
          media={[{ ...song, src, poster: BEACH }]}
          openAt={0}
          onMove={() => {}}
          onClose={() => {}}
        />
      </MediaLoaderProvider>,
    );

  it('that cannot be played has the placeholder in its place, and words', { tags: 'long' }, async () => {
    await open(song.src);
    await expect.element(page.getByText('This video cannot be played.')).toBeVisible();
    await expect.poll(() => document.querySelector('img')?.naturalWidth).toBe(640);
    expect(document.querySelector('video')).toBeNull();
  });

  it('shows its picture and plays when somebody asks for it, by the keys of the browser', async () => {
    // It opens and never comes.
    await open(URL.createObjectURL(new MediaSource()));
    const video = page.getByLabelText('Sam sings a song').element() as HTMLVideoElement;
    expect([video.paused, video.autoplay, video.controls, video.poster]).toEqual([true, false, true, BEACH]);
  });
});
