import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Presses “Close the video” until it is closed: soon after “Next part”, whose button it was, a press is a second one of that. */
export const closeVideo = () =>
  expect
    .poll(() => {
      const close = page.getByRole('button', { name: 'Close the video', exact: true }).query();
      if (close instanceof HTMLElement) close.click();
      return close;
    })
    .toBeNull();
