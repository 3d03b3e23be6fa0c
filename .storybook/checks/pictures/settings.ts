import path from 'node:path';
import type { BrowserConfigOptions } from 'vitest/node';
import { WAIT_MS } from '../../../scripts/hang.ts';

type Settings = NonNullable<NonNullable<BrowserConfigOptions['expect']>['toMatchScreenshot']>;

/** How pictures of stories are compared, and where they lie: `kit-button/primary.png`. */
export const pictureSettings: Settings = {
  comparatorName: 'pixelmatch',
  comparatorOptions: {
    // A colour that differs by 13 of 255 in each channel. Pixelmatch leaves out the blends on edges.
    threshold: 0.05,
    // Fewer than the dot of an i has.
    allowedMismatchedPixels: 3,
  },
  // A picture that differs is taken again until two in a row are the same: a busy browser may still be rendering.
  timeout: WAIT_MS,
  resolveScreenshotPath: ({ root, arg, ext }) => path.join(root, '.storybook/pictures', arg + ext),
  resolveDiffPath: ({ root, arg, ext }) => path.join(root, '.cache/pictures', arg + ext),
};

/** For the test of the comparison: what was taken of a picture that nobody has accepted counts as accepted. */
export const trialPictures: Settings = {
  ...pictureSettings,
  resolveScreenshotPath: ({ root, arg, ext }) => path.join(root, `.cache/pictures/${arg}-reference${ext}`),
};
