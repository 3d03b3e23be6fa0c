import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadedLater } from './loadedLater.ts';

/** Shows what a hook gives. */
function pictureWith(useDrawing: () => string | undefined) {
  return function Picture() {
    return <p>{useDrawing() ?? 'not there yet'}</p>;
  };
}

it('loads nothing before something is to be rendered, and then once for all who render it', async () => {
  const load = vi.fn(async () => 'a cat');
  const Picture = pictureWith(loadedLater(load));
  expect(load).not.toHaveBeenCalled();
  const screen = await render(
    <>
      <Picture />
      <Picture />
    </>,
  );
  await expect.poll(() => screen.getByText('a cat').elements().length).toBe(2);
  await screen.rerender(<Picture key="later" />);
  expect(screen.getByText('a cat').elements()).toHaveLength(1);
  expect(load).toHaveBeenCalledOnce();
});

it('shows nothing when loading failed, and tries again for the next one', async () => {
  const load = vi.fn(async () => 'a cat');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Picture = pictureWith(loadedLater(load));
  const screen = await render(<Picture key="first" />);
  await expect.element(screen.getByText('not there yet')).toBeVisible();
  await screen.rerender(<Picture key="second" />);
  await expect.element(screen.getByText('a cat')).toBeVisible();
});
