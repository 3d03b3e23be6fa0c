import { catalogue } from '@friendbase/ui-kit/words';

/** A person to reach, of who runs the server. */
export const person = catalogue('person', {
  title: 'A person to ask',
  who: ({ name }: { name: string }) => `${name} helps you with FriendBase.`,
  somebody: 'The people who run FriendBase help you.',
  email: ({ email }: { email: string }) => `Write an email: ${email}`,
  /** Of that email. */
  subject: 'My question about FriendBase',
  phone: ({ phone }: { phone: string }) => `Call ${phone}`,
  example: 'This is an example. Nobody answers there.',
  none: 'Ask the person who told you about FriendBase. They know who runs it.',
});
