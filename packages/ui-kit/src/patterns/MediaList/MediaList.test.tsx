import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { Button } from '../../components/Button/Button.tsx';
import { BEACH, BROKEN } from '../../components/MediaTile/fixture.ts';
import { MediaLoaderProvider } from '../../media/mediaLoader.ts';
import { UploadProgress } from '../UploadProgress/UploadProgress.tsx';
import { MediaList } from './MediaList.tsx';
import type { MediaItem } from './MediaListItem.tsx';

const nothing = () => {};
const noActs = { onPause: nothing, onResume: nothing, onCancel: nothing, onTryAgain: nothing };

/** Files of one folder: their names are what is heard, so each test has its own. */
interface FilesProps {
  names: string[];
  preview?: string;
  change?: (item: MediaItem) => MediaItem;
}

function Files({ names, preview = BEACH, change = (item) => item }: FilesProps) {
  const [items, setItems] = useState(() =>
    names.map((name) => ({ id: name, name, preview, description: '' })),
  );
  const [all] = useState(items);
  const chooseRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={chooseRef}>Choose files</Button>
      <MediaList
        items={items.map(change)}
        max={5}
        chooseRef={chooseRef}
        onDescribe={(id, description) =>
          setItems(items.map((item) => (item.id === id ? { ...item, description } : item)))
        }
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
        onRestore={(id) => setItems(all.filter((item) => item.id === id || items.includes(item)))}
      />
    </>
  );
}

const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });

describe('W9 Media list', () => {
  it('keys: Tab leads through the descriptions and Remove', async () => {
    await render(<Files names={['a.jpg', 'b.jpg']} />);
    page.getByRole('button', { name: 'Choose files' }).element().focus();
    for (const name of ['a.jpg', 'b.jpg']) {
      await userEvent.tab();
      const field = page.getByRole('textbox', { name: `What is in ${name}? (optional)` });
      await expect.element(field).toHaveFocus();
      await userEvent.keyboard('A duck');
      await expect.element(field).toHaveValue('A duck');
      await userEvent.tab();
      await expect.element(remove(name)).toHaveFocus();
    }
  });

  it.each([
    ['first', 'a1.jpg', 'Remove a2.jpg'],
    ['middle', 'b2.jpg', 'Remove b3.jpg'],
    ['last', 'c3.jpg', 'Choose files'],
  ])('keys: after removing the %s the focus is on “%3$s”', async (_, removed, next) => {
    const folder = removed.slice(0, 1);
    await render(<Files names={[`${folder}1.jpg`, `${folder}2.jpg`, `${folder}3.jpg`]} />);
    remove(removed).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(remove(removed)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: next })).toHaveFocus();
  });

  it('heard: what was removed, how many are left, and that it can be undone, once', async () => {
    await render(<Files names={['beach.jpg', 'duck.jpg']} />);
    const heard = hearLiveRegions();
    await remove('beach.jpg').click();
    await expect.element(remove('duck.jpg')).toHaveFocus();
    expect(await heard()).toEqual([{ by: 'status', text: 'beach.jpg removed. 1 of 5. Undo.' }]);
  });

  it('heard: that it is back, once; the focus is on it again', { tags: 'long' }, async () => {
    await render(<Files names={['cake.jpg', 'sun.jpg']} />);
    await remove('cake.jpg').click();
    const heard = hearLiveRegions();
    await page.getByRole('button', { name: 'Undo, cake.jpg' }).click();
    await expect.element(remove('cake.jpg')).toHaveFocus();
    const said = await heard();
    expect(said.at(-1)).toEqual({ by: 'status', text: 'cake.jpg is back. 2 of 5.' });
    expect(said.filter(({ text }) => text.includes('back'))).toHaveLength(1);
    await expect.element(page.getByText('cake.jpg removed.', { exact: true })).not.toBeInTheDocument();
  });

  it(
    'keys: what is on its way has its own Cancel in place of Remove, where the focus goes as well',
    { tags: 'long' },
    async () => {
      const cancel = <UploadProgress name="b.jpg" state="sending" {...noActs} />;
      await render(
        <Files
          names={['a.jpg', 'b.jpg']}
          change={(item) => (item.name === 'b.jpg' ? { ...item, isOnItsWay: true, below: cancel } : item)}
        />,
      );
      await expect.element(remove('b.jpg')).not.toBeInTheDocument();
      await remove('a.jpg').click();
      await expect.element(page.getByRole('button', { name: 'Cancel, b.jpg' })).toHaveFocus();
    },
  );

  it('heard: nothing of a preview while it is made', async () => {
    await render(<Files names={['new.jpg']} change={(item) => ({ ...item, preview: undefined })} />);
    await expect.element(remove('new.jpg')).toBeVisible();
    await expect.element(page.getByText(/No preview/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  });

  it.each([
    ['the placeholder of the server', BEACH, 1],
    ['a drawing where that does not come', BROKEN, 0],
  ])('heard: “No preview”, beside %s', { tags: 'long' }, async (_, placeholder, pictures) => {
    await render(
      <MediaLoaderProvider value={{ placeholder }}>
        <Files
          names={['film.mp4']}
          change={(item) => ({ ...item, preview: undefined, hasNoPreview: true })}
        />
      </MediaLoaderProvider>,
    );
    await expect.element(page.getByText('No preview for film.mp4')).toBeVisible();
    await expect.poll(() => document.querySelectorAll('img')).toHaveLength(pictures);
  });

  it('heard: “No preview”, with the name, in place of a broken picture', async () => {
    await render(<Files names={['broken.jpg']} preview={BROKEN} />);
    await expect.element(page.getByText('No preview for broken.jpg')).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Your pictures and videos' })).toBeVisible();
  });
});
