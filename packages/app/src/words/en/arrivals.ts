import { catalogue } from '@friendbase/ui-kit/words';

type Counted = { count: number };

/** What has come while a list was read, on the buttons that bring it, and said once. */
export const arrivals = catalogue('arrivals', {
  posts: ({ count }: Counted, f) =>
    f.plural(count, { one: '1 new post', other: `${f.number(count)} new posts` }),
  /** More than anybody counts. */
  manyPosts: 'Many new posts',
  comments: ({ count }: Counted, f) =>
    f.plural(count, { one: '1 new comment', other: `${f.number(count)} new comments` }),
  requests: ({ count }: Counted, f) =>
    f.plural(count, { one: '1 new request', other: `${f.number(count)} new requests` }),
  friends: ({ count }: Counted, f) =>
    f.plural(count, { one: '1 new friend', other: `${f.number(count)} new friends` }),
  /** Requests and friends. */
  people: 'New people',
  saidYes: ({ name }: { name: string }) => `${name} said yes. You are friends now.`,
});
