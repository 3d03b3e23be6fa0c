import { translationOf } from '@friendbase/ui-kit/words';
import type { outingNotices as reference } from '../en/outingNotices.ts';

export const outingNotices = translationOf<typeof reference>()('en', {
  joined: 'You are going!',
  joinedText: ({ title }) => `${title}. Only this page knows it.`,
  notCopied: 'We could not copy the link',
  impact: 'What help can do',
  impactText: 'Help keeps this a safe and kind place.',
  togetherSoon: 'We will make this. You can play alone today.',
});
