import { catalogue } from '@friendbase/ui-kit/words';

/** Friends. Spec texts to the letter: product spec §2 “Friends”. */
export const friends = catalogue('friends', {
  title: 'Friends',
  heading: 'My Friends',
  purpose: 'Here you see your friends, and who wants to be your friend.',
  requests: 'Friend Requests',
  declineEffect: ({ name }: { name: string }) =>
    `This also blocks ${name}. You will not see each other’s posts. ${name} is not told. You can unblock ${name} in your profile.`,
  stillAsks: ({ name }: { name: string }) => `The request of ${name} still waits for you. Please try again.`,
  gone: ({ name }: { name: string }) =>
    `The request of ${name} is not there anymore. Your list shows that now.`,

  list: 'Your friends',
  counted: ({ count }: { count: number }, f) =>
    f.plural(count, { one: 'You have 1 friend', other: `You have ${f.number(count)} friends` }),
  search: 'Search by name',
  found: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'No friend found.',
      one: '1 friend found.',
      other: `${f.number(count)} friends found.`,
    }),
  notFoundText: 'Try fewer letters, or another name.',
  showMore: 'Show more friends',
  viewProfile: 'View Profile',
  message: 'Send Message',
  empty: 'You have no friends here yet.',
  emptyText: 'Find people you may like to know.',
  failed: 'Your friends did not load',
  failedText: 'We could not get your friends. Please try again.',
  requestsFailed: 'We could not look for friend requests.',
  check: 'Check for new requests',
  checking: 'Checking...',
  checkFailed: 'We could not check. Please try again.',
  updated: ({ time }: { time: string }) => `Updated ${time}`,
  newFriends: ({ count }: { count: number }, f) =>
    f.plural(count, { one: '1 new friend.', other: `${f.number(count)} new friends.` }),
  newRequests: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'No new requests.',
      one: '1 new request.',
      other: `${f.number(count)} new requests.`,
    }),
});

/** Find Friends, and the people it finds. */
export const findFriends = catalogue('findFriends', {
  find: 'Find Friends',
  finding: 'Looking for friends...',
  failed: 'We could not look for friends.',
  failedText: 'Please try again.',
  tryAgain: 'Try again',
  none: 'We found nobody new for you now. You can try again another day.',
  title: 'People you may like to know',
  inCommon: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'Everybody may find this person.',
      one: 'You have 1 friend in common.',
      other: `You have ${f.number(count)} friends in common.`,
    }),
  whoTheyAre: 'They are members too. Ask only people you want to know.',
});

/** The search for somebody the member knows. */
export const findPerson = catalogue('findPerson', {
  label: 'Find a person you know',
  means: 'Write the beginning of their name, or their whole username.',
  looking: 'Looking...',
  people: 'People with that name',
  found: ({ count }: { count: number }, f) =>
    f.plural(count, {
      '=0': 'We found nobody with that name.',
      one: '1 person found.',
      other: `${f.number(count)} people found.`,
    }),
  nobodyText: 'Ask the person for their username, and write it here. Some people choose not to be found.',
  fewLetters: 'Write 3 letters or more, or the whole username.',
  writeMore: 'Is the person not here? Write more of the name.',
  invite: 'Invite a person you know',
  failed: 'We could not look for people',
  failedText: 'What you wrote is still there. Please try again.',
});

/** What to think of before one makes friends. */
export const friendTips = catalogue('friendTips', {
  title: 'Making Friends Safely',
  slowly: 'Take your time. You do not need to accept everybody.',
  private: 'Keep your address and phone number private.',
  money: 'Never send money to people you met online.',
  kind: 'A friend is kind to you. If somebody is not, you can block them.',
  tell: 'Does something feel wrong? Tell a person you trust.',
  help: 'Get help',
});
