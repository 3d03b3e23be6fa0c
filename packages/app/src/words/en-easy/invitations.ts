import { translationOf } from '@friendbase/ui-kit/words';
import type {
  invitationErrors as errorsReference,
  invitations as reference,
  invited as invitedReference,
} from '../en/invitations.ts';

export const invitations = translationOf<typeof reference>()('en', {
  purpose: 'Give a link to one person you know. They can ask to be your friend. You say yes or no.',
  demo: 'This is only to try. Nobody else can open the link.',
  rules: 'You can use a link one time. It works for 7 days.',
  made: 'Your link is here. Copy it now.',
  shareText: 'Be my friend here:',
  scan: 'Is the person with you? They can point their phone at this picture.',
  code: 'A picture for the phone: the same link',
  waiting: 'Nobody has used these links yet',
  since: ({ made, ends }) => `You made it ${made}. It works until ${ends}.`,
  end: 'Take it back',
  ended: 'You took the link back. It does not work now.',
  failedText: 'You can make a new one. Please try again.',
});

export const invited = translationOf<typeof invitedReference>()('en', {
  title: 'Somebody wants you as a friend',
  heading: 'Somebody wants you as a friend',
  purpose: 'You can ask to be friends.',
  careful: 'Do you know this person? Then you can ask.',
  over: 'This link does not work now',
  overText: 'It may be too old. Or it was used before. Ask for a new one.',
  own: 'This is your own link',
  ownText: 'Give it to a person you know.',
  failed: 'We could not look at the link',
  failedText: 'The link still works. Please try again.',
});

export const invitationErrors = translationOf<typeof errorsReference>()('en', {
  invitationOver: 'This link does not work now.',
  ownInvitation: 'This is your own link. Give it to a person you know.',
  tooManyInvitations: 'You have 5 links that nobody has used. Take one back first.',
});
