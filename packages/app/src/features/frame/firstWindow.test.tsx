import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, describeFrameOfLargeButtons } from '../../../testing/firstWindow.tsx';

demoForEach();

/** An address that is none: the way home. */
describeFirstWindow('/no/such/page', () => [
  page.getByRole('heading', { level: 1 }),
  page.getByRole('main').getByRole('link', { name: /Home/ }),
]);

describeFrameOfLargeButtons('/no/such/page');
