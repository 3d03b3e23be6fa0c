import { catalogue } from '@friendbase/ui-kit/words';

/** What a member did without a network, and what becomes of it. */
export const outbox = catalogue('outbox', {
  /** Beside what is not sent yet. */
  waits: 'Waits for the network',
  sending: 'Sending...',
  /** Said as something is kept. */
  queuedMessage: 'Your message waits for the network. It is sent by itself.',
  queuedComment: 'Your comment waits for the network. It is sent by itself.',
  queuedPost: 'Your post waits for the network. It is shared by itself.',
  queuedPress: 'That waits for the network. It is sent by itself.',
  /** Where the device keeps nothing, beside what waits. */
  onlyHere: 'This device does not keep it. It waits only while this page is open.',
  undo: 'Undo',
  undone: 'Not sent. Your words are back in the field.',
  noRoom: 'Its pictures and those of your new post are too many. Share that one first.',
  undonePress: 'Taken back.',
  sent: ({ count }: { count: number }, f) =>
    f.plural(count, {
      one: '1 thing that waited was sent.',
      other: `${f.number(count)} things that waited were sent.`,
    }),
  full: 'Too many things wait for the network. This one does not wait with them. Your words are still here.',
  filesFull:
    'Up to 100\u00A0megabytes of pictures and videos can wait for the network. These do not wait. They are still here.',
  filesNotStored: 'This device cannot keep your pictures or videos. They do not wait. They are still here.',
  messageRefused: 'Your message was not sent',
  commentRefused: 'Your comment was not sent',
  postRefused: 'Your post was not shared',
  likeRefused: 'Your like was not kept',
  pressRefused: 'Your like is still there',
  reactionRefused: 'Your feeling about a post was not kept',
  unreactionRefused: 'Your feeling about a post is still there',
  askRefused: 'Your friend request was not sent',
  answerRefused: 'Your answer to a friend request was not sent',
  tooOld: 'It waited for a day. Do you still want to send it?',
  otherVersion: 'It was written in another version of FriendBase.',
  unknownReason: 'Something went wrong on our side.',
  edit: 'Edit',
  letGo: 'Let it go',
  letGoDone: 'It is gone.',
  /** Asked before a log out. */
  askLogOut: ({ count }: { count: number }, f) =>
    f.plural(count, {
      one: '1 thing has not been sent yet. Do you want to log out?',
      other: `${f.number(count)} things have not been sent yet. Do you want to log out?`,
    }),
  askLogOutEffect:
    'If you log out now, they are deleted. If you stay, they are sent when the network is back.',
  deleteThem: 'Log out and delete them',
});
