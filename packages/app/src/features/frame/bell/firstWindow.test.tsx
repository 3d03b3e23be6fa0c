import { page, userEvent } from 'vitest/browser';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { describeFirstWindow, FIRST_WINDOWS } from '../../../../testing/firstWindow.tsx';
import { isTight } from '../../../../testing/tightWindow.ts';

demoForEach();

const panel = page.getByRole('dialog');

describeFirstWindow(
  '/donations',
  (at) => [
    panel.getByRole('heading').first(),
    panel.getByRole('button').first(),
    panel.getByRole('heading', { name: 'Hana Park' }),
    ...(isTight(at) ? [] : [panel.getByRole('button', { name: /^(Accept|Say yes to) Hana Park$/ })]),
  ],
  FIRST_WINDOWS,
  () => userEvent.click(page.getByRole('button', { name: /^Notifications/ })),
);
