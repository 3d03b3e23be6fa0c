import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { leaveWhatStands } from './leaveWhatStands.ts';
import type { ShownEntry } from './shownEntries.ts';

const entry = (id: string, kind: ShownEntry['kind']): ShownEntry => ({
  id,
  kind,
  about: 'x',
  words: 'Hello',
  shown: 'Hello',
  fileCount: 0,
  input: {},
  refused: undefined,
  reason: '',
  isSending: false,
});
const pagesOf = (...items: object[]) => ({ pages: [{ items, next: undefined }], pageParams: [undefined] });

let waiting: ShownEntry[];
let tellOfOutbox: () => void;
let queryClient: QueryClient;
const outbox = {
  entries: () => waiting,
  remove: async (id: string) => void (waiting = waiting.filter((one) => one.id !== id)),
  subscribe: (onChange: () => void) => {
    tellOfOutbox = onChange;
    return () => (tellOfOutbox = () => undefined);
  },
};
const left = () => waiting.map(({ id }) => id);

beforeEach(() => {
  waiting = [entry('a post', 'post'), entry('a comment', 'comment'), entry('a message', 'message')];
  queryClient = new QueryClient();
});

it('takes out what stands in a list that comes, at once, and nothing else', () => {
  leaveWhatStands(queryClient, outbox);
  queryClient.setQueryData(['listFeed', 'ann'], pagesOf({ id: '1', key: 'a post' }, { id: '2' }));
  expect(left()).toEqual(['a comment', 'a message']);
  queryClient.setQueryData(['listComments', 'post'], pagesOf({ id: '3', key: 'a comment' }));
  expect(left()).toEqual(['a message']);
  queryClient.setQueryData(['getUser'], pagesOf({ id: '4', key: 'a message' }));
  expect(left()).toEqual(['a message']);
});

it('takes out what stands already when the device has told what waits', () => {
  const all = waiting;
  waiting = [];
  leaveWhatStands(queryClient, outbox);
  queryClient.setQueryData(['listFeed', 'ann'], pagesOf({ id: '1', key: 'a post' }));
  waiting = all;
  tellOfOutbox();
  expect(left()).toEqual(['a comment', 'a message']);
});

it('does nothing once it is stopped', () => {
  leaveWhatStands(queryClient, outbox)();
  queryClient.setQueryData(['listFeed', 'ann'], pagesOf({ id: '1', key: 'a post' }));
  expect(left()).toHaveLength(3);
});
