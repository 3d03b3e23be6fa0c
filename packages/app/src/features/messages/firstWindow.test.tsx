import { demoId } from '@friendbase/contract/fixtures';
import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

demoForEach();

describeFirstWindow('/messages', () => [page.getByRole('option').first()]);

describeFirstWindow(`/messages?with=${demoId('leo')}`, () => [
  page.getByRole('textbox', { name: /Your message|message/ }),
  page.getByRole('button', { name: 'Send', exact: true }),
]);
