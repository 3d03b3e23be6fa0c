import { catalogue } from '@friendbase/ui-kit/words';

/** Simple mode: fewer things on every screen. Source: preference P13. */
export const simple = catalogue('simple', {
  showAll: 'Show everything',
  showLess: 'Show less',
  allShown: 'Everything is shown now.',
  lessShown: 'You see fewer things now.',
  moreAbout: 'More about FriendBase',
  lessAbout: 'Less about FriendBase',
  showIdeas: 'Show ideas for your post',
  hideIdeas: 'Hide ideas for your post',
  showSearch: 'Search for a game',
  hideSearch: 'Hide the search',
});
