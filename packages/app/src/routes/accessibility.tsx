import { createFileRoute } from '@tanstack/react-router';
import { contactQuery } from '../data/contact.ts';
import { AccessibilityPage } from '../features/accessibility/AccessibilityPage.tsx';
import { startData } from '../lib/page/startData.ts';

export const Route = createFileRoute('/accessibility')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient } }) => startData(queryClient.query(contactQuery)),
  component: AccessibilityPage,
});
