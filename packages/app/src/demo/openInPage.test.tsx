import { fileAddress, getPlaceholderMedia } from '@friendbase/contract';
import { startDemo } from '@friendbase/mocks';
import type { Demo } from '@friendbase/mocks';
import { MediaLoaderProvider, useMediaSource, type OpenMedia } from '@friendbase/ui-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createOpenInPage } from './openInPage.ts';

const PICTURE = fileAddress(getPlaceholderMedia, {});

function Picture({ address, name = 'Hills' }: { address: string; name?: string }) {
  const source = useMediaSource(address);
  return source && <img src={source} alt={name} />;
}

const show = (addresses: string[], open: OpenMedia | undefined) => (
  <MediaLoaderProvider value={{ open }}>
    {addresses.map((address, n) => (
      <Picture key={n} address={address} name={`Picture ${n + 1}`} />
    ))}
  </MediaLoaderProvider>
);

let demo: Demo;
beforeEach(async () => void (demo = await startDemo({ scenario: 'busy' })));
afterEach(async () => {
  vi.restoreAllMocks();
  await demo.stop();
});

describe('a picture', () => {
  it('has its own address in the product, from the first moment', async () => {
    const screen = await render(show([PICTURE], undefined));
    expect(screen.getByRole('img').element().getAttribute('src')).toBe(PICTURE);
  });

  it('has the address of its file where it is refused', async () => {
    const screen = await render(show(['/api/nothing'], createOpenInPage()));
    await expect.element(screen.getByRole('img')).toHaveAttribute('src', '/api/nothing');
  });

  it('is shown by the demo, fetched once for all who show it, and let go of with the last of them', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const open = createOpenInPage();
    const screen = await render(show([PICTURE, PICTURE], open));
    for (const name of ['Picture 1', 'Picture 2']) {
      const picture = screen.getByRole('img', { name });
      await expect.element(picture).toBeVisible();
      const shown = picture.element() as HTMLImageElement;
      await shown.decode();
      expect([shown.src.startsWith('blob:'), shown.naturalWidth]).toEqual([true, 320]);
    }
    await screen.rerender(show([PICTURE], open));
    expect(revoked).not.toHaveBeenCalled();
    await screen.rerender(show([], open));
    await vi.waitFor(() => expect(revoked).toHaveBeenCalledOnce());
    expect(made).toHaveBeenCalledOnce();
  });
});
