import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const openLong = () => render(<p style={{ blockSize: 5000 }}>A long page</p>);

it('scrolls to the end of its page', async () => {
  await openLong();
  window.scrollTo(0, 4000);
  expect(window.scrollY).toBe(4000);
});

it('finds its page at the start after one that was scrolled', async () => {
  await openLong();
  expect(window.scrollY).toBe(0);
});

it('leaves settings on its page', () => {
  document.documentElement.dataset['text'] = '200';
  expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
});

it('finds its page without the settings of the one before', () => {
  expect(document.documentElement.dataset['text']).toBeUndefined();
});
