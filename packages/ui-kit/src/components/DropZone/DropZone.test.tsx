import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { DropZone } from './DropZone.tsx';

const MB = 1024 * 1024;
const file = (name: string, type = 'image/jpeg', size = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

/** The rules of a post: five files, 50 MB each, pictures and videos. */
const rejectionOf = ({ size, type }: File, taken: number) => {
  if (taken >= 5) return 'You have 5 of 5 already.';
  if (size > 50 * MB) return 'It is larger than 50 MB.';
  return /^(image|video)\//.test(type) ? undefined : 'It is not a picture or a video.';
};

function Zone({ start = 0, onAdd }: { start?: number; onAdd: (names: string[]) => void }) {
  const [count, setCount] = useState(start);
  return (
    <DropZone
      description="Up to 5 pictures or videos."
      acceptedTypes={['image/*', 'video/*']}
      count={count}
      max={5}
      rejectionOf={rejectionOf}
      onAdd={(files) => {
        setCount(count + files.length);
        onAdd(files.map(({ name }) => name));
      }}
    />
  );
}

async function openZone(start?: number) {
  const onAdd = vi.fn<(names: string[]) => void>();
  const { container } = await render(<Zone onAdd={onAdd} {...(start !== undefined && { start })} />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (...files: File[]) => {
    const list = new DataTransfer();
    for (const one of files) list.items.add(one);
    // The chooser of the system cannot be driven, and a size cannot be faked through it.
    Object.defineProperty(input, 'files', {
      value: Object.assign([...files], { item: undefined }),
      configurable: true,
    });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { onAdd, input, choose };
}

afterEach(() => vi.restoreAllMocks());

describe('W8 Drop zone', () => {
  it.each(['{Enter}', ' '])('keys: Tab leads to “Choose files”, “%s” opens the chooser', async (key) => {
    const { input } = await openZone();
    const open = vi.spyOn(input, 'click').mockImplementation(() => {});
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Paste pictures or videos here' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(open).toHaveBeenCalledOnce();
  });

  it.each([
    ['the zone', 1],
    ['“Choose files”', 2],
  ])('keys: what is pasted while %s has the focus is added', async (_, tabs) => {
    const { onAdd } = await openZone();
    for (let tab = 0; tab < tabs; tab += 1) await userEvent.tab();
    const clipboardData = new DataTransfer();
    clipboardData.items.add(file('pasted.png', 'image/png'));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    expect(onAdd.mock.calls).toEqual([[['pasted.png']]]);
  });

  it('heard: the group, and its limits with the chooser, once', async () => {
    await openZone();
    const zone = page.getByRole('group', { name: 'Add pictures or videos', exact: true });
    await expect.element(zone).not.toHaveAccessibleDescription();
    const choose = page.getByRole('button', { name: 'Choose files' });
    await expect.element(choose).toHaveAccessibleDescription('Up to 5 pictures or videos.');
  });

  it('heard: how many files were added and how many there are, once', async () => {
    const { onAdd, choose } = await openZone();
    const heard = hearLiveRegions();
    choose(file('beach.jpg'), file('song.mp4', 'video/mp4'));
    expect(await heard()).toEqual([{ by: 'status', text: '2 files added. 2 of 5.' }]);
    expect(onAdd.mock.calls).toEqual([[['beach.jpg', 'song.mp4']]]);
  });

  it.each([
    ['a sixth file', 5, file('six.jpg'), 'six.jpg was not added. You have 5 of 5 already.'],
    [
      '51 MB',
      0,
      file('big.mov', 'video/quicktime', 51 * MB),
      'big.mov was not added. It is larger than 50 MB.',
    ],
    ['a letter', 0, file('a.pdf', 'application/pdf'), 'a.pdf was not added. It is not a picture or a video.'],
  ])(
    'heard: that %s was refused and why, at once, and it stays in view',
    { tags: 'long' },
    async (_, start, refused, words) => {
      const { onAdd, choose } = await openZone(start);
      const heard = hearLiveRegions();
      choose(refused);
      expect(await heard()).toEqual([{ by: 'alert', text: words }]);
      await expect.element(page.getByText(words).first()).toBeVisible();
      expect(onAdd).not.toHaveBeenCalled();
    },
  );

  it('heard: one message where some files were added and one refused', async () => {
    const { onAdd, choose } = await openZone(4);
    const heard = hearLiveRegions();
    choose(file('five.jpg'), file('more.jpg'));
    const text = 'more.jpg was not added. You have 5 of 5 already. 1 file added. 5 of 5.';
    expect(await heard()).toEqual([{ by: 'alert', text }]);
    expect(onAdd.mock.calls).toEqual([[['five.jpg']]]);
  });

  it('keys: a device that is touched opens its camera', async () => {
    const { container } = await render(
      <DropZone
        description="Up to 5 pictures or videos."
        acceptedTypes={['image/*']}
        takesPhotos
        count={0}
        max={5}
        rejectionOf={() => undefined}
        onAdd={() => {}}
      />,
    );
    const [, camera] = container.querySelectorAll<HTMLInputElement>('input[type=file]');
    expect([camera?.getAttribute('capture'), camera?.accept]).toEqual(['environment', 'image/*']);
  });
});
