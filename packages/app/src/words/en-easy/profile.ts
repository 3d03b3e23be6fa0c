import { translationOf } from '@friendbase/ui-kit/words';
import type { profile as reference } from '../en/profile.ts';

export const profile = translationOf<typeof reference>()('en', {
  purpose: 'This page is about you. You can change it.',
  restored: 'You did not finish. Your words are here. They are not saved yet.',
  displayName: 'Your name',
  displayNameHint: 'Other people see this name.',
  emailHint: 'Other people never see it.',
  currentPasswordHint: 'You want a new email address. So write your password.',
  bio: 'About you',
  bioHint: 'Write a little about you. Everybody here can read it.',
  noBio: 'You did not write about yourself yet.',
  status: 'Can you use it?',
  active: 'Yes',
  demoStays: 'Many people use this account. You can only change the words about you and the picture.',
  pausedStays: 'Your account is paused. So your name and these words stay as they are.',
  demoPassword: 'Many people use this account. So its password stays.',
  keepPrivate: 'Do not write where you live. Do not write your phone number.',
  tellNobody: 'Tell nobody your password. We never ask for it.',
  askForHelp: 'Is something wrong? Press Help. Or tell a person you trust.',
  leaveMeans: 'You can come back. Your posts and your friends stay.',
  failed: 'You are still logged in. Please try again.',
});
