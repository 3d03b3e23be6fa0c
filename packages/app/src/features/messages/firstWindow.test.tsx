import { demoId } from '@friendbase/contract/fixtures';
import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, FIRST_WINDOWS } from '../../../testing/firstWindow.tsx';

demoForEach();

// In 320 × 568 with text at 130 percent the first conversation begins in the window, and ends below the bar.
describeFirstWindow('/messages', () => [page.getByRole('option').first()], FIRST_WINDOWS.slice(0, 3));

describeFirstWindow(`/messages?with=${demoId('leo')}`, () => [
  page.getByRole('textbox', { name: /Your message|message/ }),
  page.getByRole('button', { name: 'Send', exact: true }),
]);
