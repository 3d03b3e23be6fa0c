import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach();

describeFirstWindow('/events', (at) => [
  page.getByRole('heading', { level: 1 }),
  page.getByRole('heading', { name: /^(Friendly )?Dance Party$/ }),
  ...(isTight(at)
    ? []
    : [page.getByRole('button', { name: /^(Join Event|I want to go), (Friendly )?Dance Party$/ })]),
]);
