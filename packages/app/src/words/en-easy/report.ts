import { translationOf } from '@friendbase/ui-kit/words';
import type { report as reference } from '../en/report.ts';

export const report = translationOf<typeof reference>()('en', {
  purpose: ({ name }) => `Is something not OK? Tell us. We do not tell ${name} that it was you.`,
  meanMeans: 'Somebody says bad words about a person.',
  bodiesMeans: 'You do not want to see it.',
  scaryMeans: 'Somebody may get hurt.',
  otherMeans: 'You can write it below.',
  dangerText: 'Get help first. You can report it later.',
  alsoBlockMeans: 'You will not see this person. This person will not see you.',
  notSent: 'We did not get your report. You see it again. Your words are still here.',
  sentTitle: 'Thank you. We have your report.',
  sentNext: 'A person from FriendBase looks at it. That takes about one day.',
  sentSecret: ({ name }) => `We do not tell ${name} that it was you.`,
  sentPlace: 'Go to your profile and look for “My reports”. There you see what came of it.',
});
