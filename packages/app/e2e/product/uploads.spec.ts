import { expect, test, tier } from '../journey.ts';

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
const NAMES = ['heron.png', 'reeds.png', 'boat.png', 'cloud.png', 'bridge.png'];

/** What the first tries meet with. Source: product spec §8, the companion client. */
const TROUBLES = ['connectionreset', 503, 423, 408] as const;

// As narrow as where members choose pictures: on phones.
test.use({ viewport: { width: 320, height: 568 } });

test(
  'five pictures arrive over a bad line, through a reload of the tab while one is on its way',
  tier(true),
  async ({ page, journey }) => {
    const words = `On the bridge ${Date.now()}`;
    await journey.openAsMember();
    journey.expectCallError('/api/objects/uploads/');
    const [troubles, addresses] = [[...TROUBLES], new Set<string>()];
    await page.route('**/api/objects/uploads/**', async (route) => {
      const address = route.request().url();
      const isTaken = addresses.has(address) || addresses.size < NAMES.length;
      addresses.add(address);
      // One of them stays on its way until the tab is left.
      if (isTaken && [...addresses].indexOf(address) === NAMES.length - 1) return;
      const trouble = troubles.shift();
      if (typeof trouble === 'string') await route.abort(trouble);
      else if (trouble !== undefined) await route.fulfill({ status: trouble });
      else await route.continue();
    });
    let ready = 0;
    page.on('response', (answer) => {
      if (answer.url().endsWith('/api/media/process') && answer.ok()) ready += 1;
    });

    await journey.fill(/^How are you today/, words);
    await journey.press('button', 'Add pictures or videos');
    const files = NAMES.map((name) => ({ name, mimeType: 'image/png', buffer: PNG }));
    await journey.chooseFiles('Choose files', files);
    await journey.press('button', 'Share Post');
    await expect.poll(() => ready).toBe(NAMES.length - 1);

    await page.reload();
    await expect(
      page.getByText('We restored all files. You can now resume the upload.').last(),
    ).toBeVisible();
    troubles.push(...TROUBLES.slice(0, 2));
    await journey.press('button', 'Share Post');
    const post = page.getByRole('article').filter({ hasText: words }).first();
    await expect(post.getByRole('img')).not.toHaveCount(0);
    await expect.poll(() => ready).toBe(NAMES.length);
    // The place of the files closes once the post is there.
    await expect(page.getByRole('button', { name: 'Add pictures or videos' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your pictures and videos' })).toBeHidden();
    const { mediaUrls } = await page.evaluate(async (text) => {
      const { id } = (await (await fetch('/api/auth/me')).json()) as { id: string };
      const feed = (await (await fetch(`/api/posts/feed/${id}`)).json()) as {
        content: string;
        mediaUrls: string[];
      }[];
      return feed.find(({ content }) => content === text) ?? { mediaUrls: [] };
    }, words);
    expect(new Set(mediaUrls).size).toBe(NAMES.length);
  },
);
