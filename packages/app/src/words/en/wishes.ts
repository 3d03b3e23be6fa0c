import { catalogue } from '@friendbase/ui-kit/words';

/** What a member wants to be told, on their own page. */
export const wishes = catalogue('profile.wishes', {
  title: 'What you are told',
  purpose: 'The bell at the top counts what comes for you. Here you choose what it counts.',
  kinds: 'Tell me about',
  message: 'Messages from friends',
  request: 'Friend requests',
  accepted: 'People who say yes to my friend request',
  comment: 'Comments on my posts',
  like: 'Likes of my posts',
  reaction: 'Feelings about my posts',
  eventSoon: 'Events I go to: a day and an hour before',
  turn: 'My turn in games with friends',
  always: 'What FriendBase decides about you is always told, and when an event of yours changes.',
  who: 'From whom',
  friendsOnly: 'Only from my friends',
  friendsOnlyMeans: 'Friend requests wait for you on the page “Friends”.',
  when: 'Quiet hours',
  quiet: 'The bell is quiet every day',
  quietMeans: 'It counts nothing in this time. All of it is there after that.',
  from: 'From',
  until: 'Until',
  failed: 'What you chose did not load',
  failedText: 'Nothing is changed. Please try again.',
});
