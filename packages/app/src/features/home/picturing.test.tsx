import { DEMO_ACCOUNT, type FeedEntry } from '@friendbase/contract';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { refusal } from '../../workshop/answerInstead.ts';
import { AppStage } from '../../workshop/AppStage.tsx';
import { uploadSteps } from '../../data/uploads.ts';
import { demoForEach } from '../../workshop/demoForEach.ts';
import { hear } from '../../workshop/hear.ts';

const START = { method: 'POST', path: '/api/objects/upload' } as const;
const POST = { method: 'POST', path: '/api/posts' } as const;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const share = () => button(/^(Share Post|Posting\.\.\.|Try again)$/);
const addMedia = () => button('Add pictures or videos');
const zone = () => page.getByRole('group', { name: 'Add pictures or videos', exact: true });
const choose = () => button('Choose files');
const firstPost = () => page.getByRole('article').first();
const describeField = (name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^What is in ${name}`) });

const demo = demoForEach();

/** A picture as a camera makes it. */
async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(30, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 10, 20);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, {
    type: 'image/png',
    lastModified: 7,
  });
}

/** As the chooser of the system would. */
function add(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('.fb-DropZone input[type=file]');
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  if (!input) throw new Error('There is no chooser.');
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What the community has got: the newest post of the member. */
async function lastPost() {
  const { id } = (await (await fetch('/api/auth/me')).json()) as { id: string };
  const feed = (await (await fetch(`/api/posts/feed/${id}`)).json()) as FeedEntry[];
  return feed[0];
}

/** What had the focus as it was lost: afterwards a key would do nothing. */
function watchFocus(): string[] {
  const lost: string[] = [];
  document.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (document.activeElement === document.body) lost.push((target as Element).textContent);
    }),
  );
  return lost;
}

/** The device has no room for this file. */
function refuseToKeep(name: string): () => void {
  const keep = vi.spyOn(IDBObjectStore.prototype, 'put');
  keep.mockImplementation(function keepOthers(this: IDBObjectStore, value: unknown, key) {
    if (value instanceof File && value.name === name) throw new DOMException('Full.', 'QuotaExceededError');
    return this.add(value, key);
  });
  return () => keep.mockRestore();
}

/** A member on Home who has opened the place for pictures by keyboard. */
async function openPicker(storage = new FakeStorage()) {
  const screen = await render(<AppStage storage={storage} />);
  await page.getByRole('textbox', { name: 'Your post' }).click();
  await expect.element(addMedia()).toBeVisible();
  addMedia().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(choose()).toHaveFocus();
  return { screen, storage };
}

describe('a picture that cannot be shared', () => {
  it('is refused with its reason, and with a short name', async () => {
    await openPicker();
    const said = hear();
    add(new File(['x'], `${'a'.repeat(300)}.pdf`, { type: 'application/pdf' }));
    await expect.poll(() => said[0]).toMatch(/^a+…a+\.pdf was not added\. It is not a picture or a video\.$/);
    expect(said).toHaveLength(1);
    expect(said[0]?.length).toBeLessThan(100);
  });

  it('is known by its bytes: why is told in place, and the post waits without it', async () => {
    await openPicker();
    add(new File(['<svg onload=alert(1)>'], 'cat.jpg', { type: 'image/jpeg' }));
    await share().click();
    const line = page
      .getByText('cat.jpg was not sent. This kind of picture or video cannot be shown.')
      .last();
    await expect.element(line).toBeVisible();
    await expect.element(button(/^Try again, cat/)).not.toBeInTheDocument();
    await button('Why did cat.jpg fail?').click();
    await expect.element(page.getByText('Upload failed', { exact: true })).toBeVisible();
    await expect.element(button(/^Cancel, cat/)).not.toBeInTheDocument();
    await button('Remove cat.jpg').click();
    await expect.element(page.getByText('No preview for cat.jpg')).not.toBeInTheDocument();
    await expect.element(choose()).toHaveFocus();
  });

  it('is not asked for again and again when the site is down: words, files and descriptions stay', async () => {
    await openPicker();
    add(await photo('beach.png'));
    await describeField('beach.png').fill('Waves');
    const mend = demo.network.refuse(START, () => refusal(501, 'ourFault'));
    const said = hear();
    await share().click();
    await expect
      .element(page.getByText('Your post was not shared. Your words and files are still here.').last())
      .toBeVisible();
    expect(said.filter((text) => text.includes('not'))).toEqual([
      'beach.png was not sent. Something went wrong on our side. Press Try again.',
    ]);
    await expect.element(describeField('beach.png')).toHaveValue('Waves');
    mend();
    await button('Try again, beach.png').click();
    await expect.element(page.getByText('Your post is shared.').first()).toBeVisible();
    expect(await lastPost()).toMatchObject({ mediaDescriptions: ['Waves'], mediaUrls: { length: 1 } });
  });
});

describe('files that no post takes', () => {
  const big = () => new File([new Uint8Array(52_428_801)], 'big.mov', { type: 'video/quicktime' });
  const few = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => photo(`${at}.png`)));

  it('are refused in kind words, each with its reason, and stay in view', async () => {
    await openPicker();
    const line = (text: string) => page.getByText(text, { exact: true }).last();
    add(
      big(),
      new File([], 'nothing.jpg', { type: 'image/jpeg' }),
      new File(['x'], 'page.html', { type: 'text/html' }),
      new File(['x'], 'letter.pdf', { type: 'application/pdf' }),
    );
    for (const text of [
      'big.mov was not added. It is larger than 50 MB. Choose a smaller one.',
      'nothing.jpg was not added. There is nothing in it.',
      'page.html was not added. It is not a picture or a video.',
      'letter.pdf was not added. It is not a picture or a video.',
    ])
      await expect.element(line(text)).toBeVisible();
    add(...(await few(5)));
    await expect.element(zone().getByText(/was not added/)).not.toBeInTheDocument();
    add(await photo('six.png'));
    await expect.element(line('six.png was not added. You have 5 of 5 already.')).toBeVisible();
  });

  it('are those that are there already; names are shown without folders, and short', async () => {
    await openPicker();
    const twice = await photo('a.png');
    add(twice, await photo(`..\\folder\\${'x'.repeat(300)}.png`));
    await expect.element(button(/^Remove x{27}…x{8}\.png$/)).toBeVisible();
    add(twice);
    await expect.element(page.getByText('a.png was not added. You have it already.').last()).toBeVisible();
    expect(page.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(2);
  });
});

describe('the place for pictures', () => {
  it('opens with the focus in it, and at no time is it nowhere', async () => {
    const lost = watchFocus();
    await openPicker();
    expect(lost).toEqual([]);
  });

  it('shows the placeholder for what it cannot draw, and says so where it should have been', async () => {
    await openPicker();
    const film = new File(['x'], 'song.mp4', { type: 'video/mp4' });
    const broken = new File(['x'], 'cat.jpg', { type: 'image/jpeg' });
    add(await photo('a.png'), film, broken);
    await expect.element(page.getByText('No preview for cat.jpg')).toBeVisible();
    await expect.element(page.getByText('No preview for song.mp4')).toBeVisible();
    await expect.element(page.getByText('Could not create thumbnail')).toBeVisible();
    expect(page.getByText(/^Could not create thumbnail/).elements()).toHaveLength(1);
    await expect.poll(() => document.querySelectorAll('.fb-MediaList img[alt=""]')).toHaveLength(2);
    const shown = page.getByRole('img', { name: 'a.png' });
    await expect.poll(() => (shown.element() as HTMLImageElement).naturalWidth).toBe(30);
  });
});

describe('a file that takes long', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is said five times at most: as it starts, at each quarter, and as it is ready', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.spyOn(uploadSteps, 'send').mockImplementation(async ({ file, onProgress }) => {
      for (let tick = 1; tick <= 40; tick += 1) {
        vi.advanceTimersByTime(3000);
        onProgress((file.size * tick) / 40);
        await new Promise(requestAnimationFrame);
      }
    });
    vi.spyOn(uploadSteps, 'finish').mockResolvedValue('/api/media/unknown');
    await openPicker();
    add(await photo('a.png'));
    const said = hear();
    await share().click();
    await expect.poll(() => said.filter((text) => text.includes('a.png')).at(-1)).toBe('a.png is ready');
    expect(said.filter((text) => text.includes('a.png'))).toEqual([
      'Sending a.png.',
      'a.png, 25 percent.',
      'a.png, 50 percent.',
      'a.png, 75 percent.',
      'a.png is ready',
    ]);
  });
});

describe('pictures of a post', () => {
  it('are shared without words, with their descriptions, and leave the composer', async () => {
    await openPicker();
    const said = hear();
    add(await photo('a.png'), await photo('b.png'));
    await expect.poll(() => said).toEqual(['2 files added. 2 of 5.']);
    await describeField('a.png').fill('A heron');
    await describeField('b.png').fill('Reeds');
    await expect.element(page.getByText('Uploads when you press Share.')).toBeVisible();
    await share().click();
    await expect.element(page.getByText('Your post is shared.').first()).toBeVisible();
    expect(await lastPost()).toMatchObject({ mediaDescriptions: ['A heron', 'Reeds'] });
    await expect.element(firstPost().getByText('Shared some photos/videos')).toBeVisible();
    await expect.element(addMedia()).toBeVisible();
    await expect.element(share()).toHaveFocus();
    // Each file: sending, ready.
    expect(said.filter((text) => text.includes('a.png')).length).toBeLessThanOrEqual(5);
  });

  it('are not sent twice when the post itself is refused', async () => {
    await openPicker();
    add(await photo('a.png'));
    const mend = demo.network.refuse(POST);
    await share().click();
    await expect
      .element(page.getByText('Your post was not shared. Your words and files are still here.').last())
      .toBeVisible();
    await expect.element(page.getByText('a.png is ready').first()).toBeVisible();
    mend();
    const stop = demo.network.refuse(START);
    await share().click();
    await expect.element(page.getByText('Your post is shared.').first()).toBeVisible();
    stop();
  });

  it('stay when the session is lost on their way, and are sent after log in', async () => {
    await openPicker();
    add(await photo('beach.png'));
    await describeField('beach.png').fill('Waves');
    const release = demo.network.holdCalls({ method: 'PUT', path: '/api/media/process' });
    await share().click();
    await expect.element(page.getByRole('progressbar', { name: 'Sending beach.png' })).toBeVisible();
    await fetch('/api/auth/logout', { method: 'POST' });
    release();
    await expect
      .element(page.getByRole('heading', { name: 'Please log in again. Your work is saved.' }))
      .toBeVisible();
    await page.getByRole('textbox', { name: /^Username/ }).fill(DEMO_ACCOUNT.username);
    await page
      .getByLabelText(/^Password/)
      .first()
      .fill(DEMO_ACCOUNT.password);
    await button('Log In').click();
    await expect.element(describeField('beach.png')).toHaveValue('Waves');
    await share().click();
    await expect.element(page.getByText('Your post is shared.').first()).toBeVisible();
    expect(await lastPost()).toMatchObject({ mediaDescriptions: ['Waves'], mediaUrls: { length: 1 } });
  });

  it('are asked for again where the device did not take them, with their descriptions', async () => {
    const { screen, storage } = await openPicker();
    const giveBack = refuseToKeep('b.png');
    add(await photo('a.png'), await photo('b.png'));
    await expect.element(page.getByText(/^This device cannot keep your files\./).first()).toBeVisible();
    giveBack();
    await describeField('b.png').fill('Reeds');
    await screen.unmount();
    await render(<AppStage storage={storage} />);
    const note = 'We could not fully recover 1 files. Please re-select them and resume the upload.';
    await expect.element(page.getByText(note).last()).toBeVisible();
    await expect.element(page.getByText('Choose again: b.png.')).toBeVisible();
    add(await photo('b.png'));
    await expect.element(page.getByText('Choose again: b.png.')).not.toBeInTheDocument();
    await expect.element(describeField('b.png')).toHaveValue('Reeds');
    await share().click();
    await expect.element(page.getByText('Your post is shared.').first()).toBeVisible();
    expect(await lastPost()).toMatchObject({ mediaDescriptions: ['', 'Reeds'] });
  });

  it('do not hold up the page when the device does not answer', async () => {
    const { screen, storage } = await openPicker();
    add(await photo('a.png'));
    await expect.element(describeField('a.png')).toBeVisible();
    await screen.unmount();
    const opening = vi.spyOn(IDBFactory.prototype, 'open');
    opening.mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    await render(<AppStage storage={storage} />);
    await expect.element(page.getByRole('textbox', { name: 'Your post' })).toBeVisible();
    opening.mockRestore();
  });

  it('come back after a reload, named, and can be removed and brought back', async () => {
    const { screen, storage } = await openPicker();
    add(await photo('a.png'), await photo('b.png'));
    await describeField('a.png').fill('A heron');
    await screen.unmount();
    await render(<AppStage storage={storage} />);
    await expect
      .element(page.getByText('We restored all files. You can now resume the upload.').first())
      .toBeVisible();
    await expect.element(page.getByText('Here again: a.png, b.png.')).toBeVisible();
    await expect.element(describeField('a.png')).toHaveValue('A heron');
    await button('Remove a.png').click();
    await expect.element(button('Remove b.png')).toHaveFocus();
    await button('Undo, a.png').click();
    await expect.element(describeField('a.png')).toHaveValue('A heron');
  });
});
