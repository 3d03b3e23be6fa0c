import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

demoForEach();

const watch = page.getByRole('button', { name: 'Watch, Breathe with the Waves' });
const all = page.getByRole('radio').first();

describeFirstWindow('/videos', ({ width }) => {
  // With large text the header of the smallest window has two rows: the filters are in view, and the edge of the picture.
  const isSmallest = width === 320 && document.documentElement.dataset['text'] === '130';
  return isSmallest ? [all] : [all, watch];
});
