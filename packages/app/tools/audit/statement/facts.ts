/** What is so of videos, which both standards ask about. */
export const NO_CAPTIONS =
  'A member’s video is played by the keys of the browser. Captions cannot be brought along, and the page says so. The stories of FriendBase have no sound.';

export const NO_DESCRIPTION =
  'A member’s video is played by the keys of the browser, with one track of sound. The stories of FriendBase have no speech: their words stand below them.';

export const AS_IT_CAME =
  'A film is stored and given out as it came, but for the place where it was made: what is in the file stays in it.';

/** What members write with is an authoring tool: what is so of it. */
export const AUTHORING = {
  content:
    'Posts, comments and messages are words in a page that is accessible. A picture or a video can be described. Captions cannot be added, and neither can headings, lists or a change of language.',
  kept: 'A picture keeps its description in every size that is made of it.',
  asks: 'Each picture and video has a field that asks what is in it, before it is shared. It may be left empty, and no question is asked then.',
  ideas:
    'The ideas for a post are words alone, to be changed as one likes: what is made of them has nothing to describe.',
};

/** What is written about FriendBase, and who helps. */
export const SUPPORT = {
  features:
    'A page for members tells what works, what does not work yet and how to tell us. Help names the keys, and each comfort setting says what it does. For those who run FriendBase it is told in documents beside the source. Which assistive technology it works with is told of Orca alone.',
  documents:
    'Help and the page about accessibility are pages of the product, held to the same tests. What is written for those who run it is Markdown, which nobody has evaluated.',
  person:
    'Whoever runs FriendBase names a person to reach. What that person can tell is not ours to answer for; the page about accessibility is theirs to refer to.',
  ways: 'Members write in Help, and read the answer among their notifications. Before one logs in there are an email address and a telephone, where whoever runs FriendBase names them; a relay or sign language is not ours to promise.',
};
