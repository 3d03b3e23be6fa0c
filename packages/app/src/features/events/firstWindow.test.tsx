import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, FIRST_WINDOWS } from '../../../testing/firstWindow.tsx';
import { isLargeOnPhone } from '../../../testing/tightWindow.ts';

demoForEach();

const allButSmallPhones = FIRST_WINDOWS.filter(([width]) => width > 320);

describeFirstWindow(
  '/events',
  (at) => [
    page.getByRole('heading', { level: 1 }),
    ...(isLargeOnPhone(at)
      ? []
      : [
          page.getByRole('heading', { name: /^(Friendly )?Dance Party$/ }),
          page.getByRole('button', { name: /^(Join Event|I want to go), (Friendly )?Dance Party$/ }),
        ]),
  ],
  allButSmallPhones,
);
