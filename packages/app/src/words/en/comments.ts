import { catalogue } from '@friendbase/ui-kit/words';

/** The comments under a post. */
export const comments = catalogue('comments', {
  title: 'Comments',
  /** The name of the list. `post` is “Leo Okafor's post, 2:11 PM”. */
  list: ({ post }: { post: string }) => `Comments on ${post}`,
  /** What its buttons act on: read after “Delete comment”. */
  subject: ({ author, time }: { author: string; time: string }) => `${author}'s comment, ${time}`,
  empty: 'No comments yet. You can write the first one.',
  failed: 'The comments did not load',
  failedText: 'We could not get the comments. Please try again.',
  showEarlier: 'Show earlier comments',
  loadingEarlier: 'Loading earlier comments...',
  loadingNew: 'Loading new comments...',
  earlierFailed: 'Earlier comments did not load. Please try again.',

  label: ({ author }: { author: string }) => `Your comment on ${author}'s post`,
  send: 'Send comment',
  sending: 'Sending...',
  sent: 'Your comment is sent.',
  notSent: 'Your comment was not sent.',
  sendAgain: 'Your words are still here. Please try again.',
  tryAgain: 'Try again',
  blank: 'Write something first.',
  tooLong: ({ count }: { count: number }, f) =>
    f.plural(count, {
      one: 'Your comment is too long. Please take out 1 letter.',
      other: `Your comment is too long. Please take out ${f.number(count)} letters.`,
    }),
  shorten: 'Make it shorter first.',

  delete: 'Delete comment',
  deleting: 'Deleting...',
  askDelete: 'Delete your comment?',
  askDeleteEffect: 'Nobody can read it anymore. You cannot get it back.',
  deleted: 'Your comment is deleted.',
  remove: 'Remove comment',
  removing: 'Removing...',
  askRemove: ({ author }: { author: string }) => `Remove the comment by ${author}?`,
  askRemoveEffect: ({ author }: { author: string }) =>
    `Nobody can read it anymore. ${author} will not be told.`,
  removed: ({ author }: { author: string }) => `The comment by ${author} is removed.`,
  keep: 'Keep the comment',
  stillThere: 'The comment is still there.',
  deleteAgain: 'Please try again.',
});

/** Why a comment was not sent, by the code of the server's answer. */
export const commentErrors = catalogue('commentErrors', {
  commentEmpty: 'Write something first.',
  postNotFound: 'This post is not there anymore. Your words are still here.',
});
