import { demoId } from '@friendbase/contract/fixtures';
import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

demoForEach();

describeFirstWindow('/messages', () => [page.getByRole('option').first()]);

/** An open chat: what was written last, and the way to answer. */
describeFirstWindow(`/messages?with=${demoId('leo')}`, () => [
  page.getByRole('log').getByText('Yes! Come on Saturday and bring Maya.'),
  page.getByRole('textbox', { name: /Your message|message/ }),
  page.getByRole('button', { name: 'Send', exact: true }),
]);
