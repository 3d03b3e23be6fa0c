import { deleteComment, deletePost } from '@friendbase/contract';
import type { StoredPost } from '@friendbase/contract';
import type { Seed } from '@friendbase/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { strangers } from '../../../testing/members.ts';
import { databasesInTier } from '../../../testing/openApi.ts';

const AT = '2024-05-01T08:00:00.000Z';
const post: StoredPost = {
  id: 'post',
  authorId: 'ann-id',
  content: 'Hello',
  privacy: 'public',
  template: null,
  mediaUrls: [],
  mediaDescriptions: [],
  createdAt: AT,
};
const comment = { id: 'comment', postId: 'post', authorId: 'ben-id', content: 'Well done!', createdAt: AT };
const seed: Seed = {
  ...strangers('ann', 'ben'),
  posts: [post],
  comments: [comment],
  likes: [{ userId: 'ben-id', postId: 'post' }],
};

describe.each(databasesInTier)('what members delete on $name', ({ openApi }) => {
  it('keeps a post with its words, likes and comments, and who deleted it and when', async () => {
    await using api = await openApi(seed);
    const ann = await api.as('ann');
    await ann.call(deletePost, { params: { id: 'post' } });
    expect(await api.db('posts')).toMatchObject([
      { content: 'Hello', deletedBy: 'ann-id', deletedAt: '2024-06-01T00:00:02.000Z' },
    ]);
    expect(await api.db('comments')).toMatchObject([{ content: 'Well done!', deletedAt: null }]);
    expect(await api.db('likes')).toHaveLength(1);
  });

  it('keeps who took a comment down: its author or that of the post', async () => {
    await using api = await openApi(seed);
    const ann = await api.as('ann');
    await ann.call(deleteComment, { params: { id: 'post', commentId: 'comment' } });
    expect(await api.db('comments')).toMatchObject([{ authorId: 'ben-id', deletedBy: 'ann-id' }]);
  });

  it('is deleted once by many presses at the same moment', async () => {
    await using api = await openApi(seed);
    const ann = await api.as('ann');
    const presses = Array.from({ length: 8 }, () => ann.request('/api/posts/post', { method: 'DELETE' }));
    const statuses = (await Promise.all(presses)).map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([204, ...Array<number>(7).fill(404)]);
  });
});
