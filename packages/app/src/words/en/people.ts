import { catalogue } from '@friendbase/ui-kit/words';

type Named = { name: string };

/** What every screen shows of a person: the dialog that opens from a name. Source: product spec §2 “Friends”, §4. */
export const people = catalogue('people', {
  you: 'This is you. Other members see this.',
  yourProfile: 'Go to your profile',
  friend: 'Your friend',
  asksYou: 'Wants to be your friend',
  asked: 'You asked',
  blocked: 'Blocked',
  /** Source: product spec §2 “Profile”. */
  noBio: 'No bio added yet.',
  unknownBio: 'You can read more about each other when you are friends.',
  actions: 'What you can do',
  failed: 'This did not load',
  failedText: 'We could not find out if you are friends. Please try again.',
  message: 'Send Message',
  add: 'Add Friend',
  adding: 'Asking...',
  withdraw: 'Take back your request',
  accept: 'Accept',
  remove: 'Remove friend',
  block: 'Block',
  unblock: 'Unblock',
  working: 'One moment...',
  tryAgain: 'Try again',
  pleaseTryAgain: 'Please try again.',

  askRemove: ({ name }: Named) => `Remove ${name} from your friends?`,
  askRemoveEffect: ({ name }: Named) =>
    `You cannot write to each other then. ${name} is not told. You can ask again later.`,
  keepFriend: 'Keep my friend',
  askBlock: ({ name }: Named) => `Block ${name}?`,
  askBlockEffect: ({ name }: Named) =>
    `You will not see each other’s posts, and you cannot write to each other. ${name} is not told.`,
  notBlock: 'Do not block',

  notAsked: ({ name }: Named) => `Your request to ${name} was not sent.`,
  notAccepted: ({ name }: Named) => `The request of ${name} still waits for you.`,
  notTakenBack: ({ name }: Named) => `Your request to ${name} is still there.`,
  notRemoved: ({ name }: Named) => `You and ${name} are still friends.`,
  notBlocked: ({ name }: Named) => `${name} is not blocked.`,
  notUnblocked: ({ name }: Named) => `${name} is still blocked.`,
  /** Somebody else, or another tab, was quicker. */
  outdated: ({ name }: Named) => `Something has changed between you and ${name}. You see now how it is.`,
});
