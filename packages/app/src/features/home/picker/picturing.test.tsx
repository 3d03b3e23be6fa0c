import { lazy } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { uploadSteps } from '../../../data/uploads.ts';
import { pickerParts } from '../../../uploads/loadMediaDraft.ts';
import { errorAnswer } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { chooseFiles, photo } from '../../../../testing/chosenFiles.ts';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear } from '../../../../testing/hear.ts';
import {
  addMedia,
  button,
  describeField,
  isShared,
  lastPost,
  openPicker,
  share,
} from '../../../../testing/postPicker.tsx';
import { postPicker } from '../composer/filesOfDraft.ts';

const START = { method: 'POST', path: '/api/objects/upload' } as const;

const demo = demoForEach();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

/** Tells whether an element that comes from now on has been painted. */
function watchPaint(selector: string): () => boolean {
  let isPainted = false;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => (isPainted = true));
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => isPainted;
}

describe('a picture that cannot be shared', () => {
  it('is refused with its reason, and with a short name', { tags: 'long' }, async () => {
    await openPicker();
    const said = hear();
    chooseFiles(new File(['x'], `${'a'.repeat(300)}.pdf`, { type: 'application/pdf' }));
    await expect.poll(() => said[0]).toMatch(/^a+…a+\.pdf was not added\. It is not a picture or a video\.$/);
    expect(said).toHaveLength(1);
    expect(said[0]?.length).toBeLessThan(100);
  });

  it(
    'is known by its bytes: why is told in place, and the post waits without it',
    { tags: 'long' },
    async () => {
      await openPicker();
      chooseFiles(new File(['<svg onload=alert(1)>'], 'cat.jpg', { type: 'image/jpeg' }));
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
      await expect.element(button('Choose files')).toHaveFocus();
    },
  );

  it('is one of three: the post is shared with the two others by one press, and the focus is not lost', async () => {
    await openPicker();
    const bad = new File(['<svg>'], 'cat.jpg', { type: 'image/jpeg' });
    chooseFiles(await photo('beach.png'), bad, await photo('dog.png'));
    await describeField('dog.png').fill('A dog');
    const said = hear();
    await share().click();
    const line = '1 of 3 files did not work: cat.jpg. Your post is not shared yet.';
    await expect.element(page.getByText(line).last()).toBeVisible();
    const why = 'cat.jpg was not sent. This kind of picture or video cannot be shown.';
    const still = 'Your post was not shared. Your words and files are still here.';
    await expect.poll(() => said.filter((text) => / not /.test(text)).toSorted()).toEqual([still, why]);
    await expect.element(button('Try again').first()).toBeVisible();
    button('Share without it').element().focus();
    await userEvent.keyboard('{Enter}');
    await isShared();
    expect(await lastPost()).toMatchObject({ mediaDescriptions: ['', 'A dog'], mediaUrls: { length: 2 } });
    expect(document.activeElement).not.toBe(document.body);
  });

  it(
    'is offered to be left out where words stay, and not where nothing would be left',
    { tags: 'long' },
    async () => {
      await openPicker();
      chooseFiles(new File(['<svg>'], 'cat.jpg', { type: 'image/jpeg' }));
      await share().click();
      await expect.element(page.getByText(/^Your post was not shared\./).last()).toBeVisible();
      await expect.element(button(/^Share without/)).not.toBeInTheDocument();
      await page.getByRole('textbox', { name: /^How are you today/ }).fill('Look at my cat');
      await share().click();
      await expect
        .element(page.getByText('cat.jpg did not work. Your post is not shared yet.').last())
        .toBeVisible();
      await button('Share without it').click();
      await isShared();
      expect(await lastPost()).toMatchObject({ content: 'Look at my cat', mediaUrls: [] });
    },
  );

  it('is not asked for again and again when the site is down: words, files and descriptions stay', async () => {
    await openPicker();
    chooseFiles(await photo('beach.png'));
    await describeField('beach.png').fill('Waves');
    const mend = demo.network.refuse(START, () => errorAnswer(501, 'ourFault'));
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
    await isShared();
    expect(await lastPost()).toMatchObject({ mediaDescriptions: ['Waves'], mediaUrls: { length: 1 } });
  });
});

describe('files that no post takes', () => {
  const big = () => new File([new Uint8Array(52_428_801)], 'big.mov', { type: 'video/quicktime' });
  const few = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => photo(`${at}.png`)));

  it('are refused in kind words, each with its reason, and stay in view', { tags: 'long' }, async () => {
    await openPicker();
    const line = (text: string) => page.getByText(text, { exact: true }).last();
    chooseFiles(
      big(),
      new File([], 'nothing.jpg', { type: 'image/jpeg' }),
      new File(['x'], 'page.html', { type: 'text/html' }),
      new File(['x'], 'letter.pdf', { type: 'application/pdf' }),
    );
    for (const text of [
      'big.mov was not added. It is larger than 50\u00A0megabytes. Choose a smaller one.',
      'nothing.jpg was not added. There is nothing in it.',
      'page.html was not added. It is not a picture or a video.',
      'letter.pdf was not added. It is not a picture or a video.',
    ])
      await expect.element(line(text)).toBeVisible();
    chooseFiles(...(await few(5)));
    await expect
      .element(
        page.getByRole('group', { name: 'Add pictures or videos', exact: true }).getByText(/was not added/),
      )
      .not.toBeInTheDocument();
    chooseFiles(await photo('six.png'));
    await expect.element(line('six.png was not added. You have 5 of 5 already.')).toBeVisible();
  });

  it(
    'are those that are there already; names are shown without folders, and short',
    { tags: 'long' },
    async () => {
      await openPicker();
      const twice = await photo('a.png');
      chooseFiles(twice, await photo(`..\\folder\\${'x'.repeat(300)}.png`));
      await expect.element(button(/^Remove x{27}…x{8}\.png$/)).toBeVisible();
      chooseFiles(twice);
      await expect.element(page.getByText('a.png was not added. You have it already.').last()).toBeVisible();
      expect(page.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(2);
    },
  );
});

describe('the place for pictures', () => {
  it('holds what is chosen and shared before the focus has come', { tags: 'long' }, async () => {
    await render(<AppStage />);
    await page.getByRole('textbox', { name: /^How are you today/ }).click();
    const picture = await photo('beach.png');
    addMedia().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Choose files')).toBeVisible();
    button('Choose files').element().focus();
    chooseFiles(picture);
    share().element().focus();
    await userEvent.keyboard('{Enter}');
    await isShared();
    expect(await lastPost()).toMatchObject({ mediaUrls: { length: 1 } });
  });

  it('holds what the device has of the post before it stands there itself', { tags: 'long' }, async () => {
    const { screen, storage } = await openPicker();
    chooseFiles(await photo('beach.png'));
    await describeField('beach.png').fill('Waves');
    await screen.unmount();
    const Never = lazy(() => new Promise<never>(() => {}));
    vi.spyOn(postPicker, 'current').mockReturnValue(Never);
    await render(<AppStage storage={storage} />);
    await page.getByRole('textbox', { name: /^How are you today/ }).fill('By the sea');
    await share().click();
    await isShared();
    expect(await lastPost()).toMatchObject({ content: 'By the sea', mediaDescriptions: ['Waves'] });
  });

  it(
    'takes the place of its button also where a screen reader has moved the focus on meanwhile',
    { tags: 'long' },
    async () => {
      await render(<AppStage />);
      await page.getByRole('textbox', { name: /^How are you today/ }).click();
      addMedia().element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(button('Choose files')).toBeVisible();
      share().element().focus();
      await expect.element(addMedia()).not.toBeInTheDocument();
      await expect.element(share()).toHaveFocus();
    },
  );

  it('opens by one press once its script has come in idle time: nothing is said but where the focus is', async () => {
    await render(<AppStage />);
    await expect.element(page.getByRole('textbox', { name: /^How are you today/ })).toBeVisible();
    await Promise.all([postPicker, ...Object.values(pickerParts)].map(({ load }) => load()));
    // The last that comes: what holds the files looks through those that the device has stored.
    const looksThrough = vi.spyOn(IDBFactory.prototype, 'databases');
    await page.getByRole('textbox', { name: /^How are you today/ }).click();
    await expect.poll(() => looksThrough.mock.calls.length).toBe(1);
    const said = hear();
    const pressed = addMedia().element();
    pressed.focus();
    // Otherwise it moves without a word: what was pressed still stands, something empty has the focus in between, and what it goes to was
    // painted before.
    const painted = watchPaint('.fb-DropZone');
    const moves: unknown[] = [];
    const look = ({ target }: FocusEvent) =>
      moves.push([(target as Element).textContent, pressed.isConnected, painted()]);
    document.addEventListener('focusin', look);
    onTestFinished(() => document.removeEventListener('focusin', look));
    await userEvent.keyboard('{Enter}');
    const place = page.getByRole('group', { name: 'Add pictures or videos', exact: true });
    await expect.element(place.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await expect.element(addMedia()).not.toBeInTheDocument();
    // Effects are run twice here, so it may rest twice.
    const ends = moves.splice(-1);
    expect(ends).toEqual([['Choose files', true, true]]);
    expect(moves).not.toEqual([]);
    for (const rest of moves) expect(rest).toEqual(['', true, false]);
    expect(said).toEqual([]);
  });

  it(
    'that is pressed before its script has come says so, opens once, and at no time is the focus nowhere',
    { tags: 'long' },
    async () => {
      const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
      document.addEventListener('keydown', () => idle.mockRestore(), { capture: true, once: true });
      const lost = watchFocus();
      const said = hear();
      await openPicker();
      expect(said).toEqual(['Opening...']);
      expect(lost).toEqual([]);
    },
  );

  it(
    'shows the placeholder for what it cannot draw, and says so where it should have been',
    { tags: 'long' },
    async () => {
      await openPicker();
      const film = new File(['x'], 'song.mp4', { type: 'video/mp4' });
      const broken = new File(['x'], 'cat.jpg', { type: 'image/jpeg' });
      chooseFiles(await photo('a.png'), film, broken);
      await expect.element(page.getByText('No preview for cat.jpg')).toBeVisible();
      await expect.element(page.getByText('No preview for song.mp4')).toBeVisible();
      await expect.element(page.getByText('Could not create thumbnail')).toBeVisible();
      expect(page.getByText(/^Could not create thumbnail/).elements()).toHaveLength(1);
      await expect.poll(() => document.querySelectorAll('.fb-MediaList img[alt=""]')).toHaveLength(2);
      const shown = page.getByRole('img', { name: 'a.png' });
      await expect.poll(() => (shown.element() as HTMLImageElement).naturalWidth).toBe(300);
    },
  );
});

describe('a file that takes long', () => {
  it(
    'is said five times at most: as it starts, at each quarter, and as it is ready',
    { tags: 'long' },
    async () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      vi.spyOn(uploadSteps, 'send').mockImplementation(async ({ file, onProgress }) => {
        for (let tick = 1; tick <= 12; tick += 1) {
          vi.advanceTimersByTime(10_000);
          onProgress((file.size * tick) / 12);
          await new Promise(requestAnimationFrame);
        }
      });
      vi.spyOn(uploadSteps, 'finish').mockResolvedValue('/api/media/unknown');
      await openPicker();
      chooseFiles(await photo('a.png'));
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
    },
  );
});
