import { createFileRoute } from '@tanstack/react-router';
import { contactQuery } from '../data/contact.ts';
import { AccessibilityPage } from '../features/accessibility/AccessibilityPage.tsx';

export const Route = createFileRoute('/accessibility')({
  codeSplitGroupings: [['loader', 'component']],
  // Whom to ask stands amid the statement: what came later would push down what is read.
  loader: async ({ context: { queryClient } }) => {
    await Promise.allSettled([queryClient.query(contactQuery)]);
  },
  component: AccessibilityPage,
});
