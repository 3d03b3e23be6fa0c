import { deleteComment, deletePost } from '@friendbase/contract';
import {
  among,
  caseAbout,
  decisionAbout,
  mediaUrls,
  memberId,
  messageId,
  pictureOf,
  postBy,
  postId,
} from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { findText } from '../../../testing/everyText.ts';
import { databases } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';
import { sweepMedia } from '../media/sweep.ts';
import { DELETED_DAYS } from './purge.ts';

const DAY = 86_400;
/** In all words that are to go, and in no other. */
const MARK = 'zqxw';
/** In all that is still needed. */
const RETAINED = 'vbnm';
const [ANN, BEN, CLEO] = [memberId('ann'), memberId('ben'), memberId('cleo')];
/** When the clock of the server starts: what the seed has deleted was deleted then. */
const AT = '2024-06-01T00:00:00.000Z';
const commentOf = (id: string, authorId: string, n: number, content: string) => ({
  id,
  authorId,
  postId: postId(n),
  content,
  createdAt: '2024-01-02T08:00:00.000Z',
});

const community = () => {
  const deleted = (deletedBy: string) => ({ deletedAt: AT, deletedBy });
  const message = { id: messageId(1), senderId: BEN, receiverId: ANN, createdAt: AT };
  return {
    ...among(['ann', 'ben', 'cleo'], [['ann', 'ben', 'accepted']]),
    media: [
      pictureOf('ben', 1, { description: `${MARK} beach` }),
      pictureOf('ben', 2, { description: `${RETAINED} in an open case` }),
    ],
    posts: [
      postBy('ben', 1, {
        content: `${MARK} post`,
        mediaUrls: mediaUrls(1),
        mediaDescriptions: [`${MARK} shown`],
      }),
      postBy('ann', 2),
      {
        ...postBy('ben', 3, { content: `${RETAINED} in an open case`, mediaUrls: mediaUrls(2) }),
        ...deleted(BEN),
      },
      { ...postBy('ben', 4, { content: `${RETAINED} taken by a moderator` }), ...deleted(ANN) },
      { ...postBy('cleo', 5, { content: `${RETAINED} of who may come back` }), ...deleted(CLEO) },
    ],
    comments: [
      commentOf('comment-1', ANN, 1, `${MARK} under what goes`),
      commentOf('comment-2', BEN, 2, `${MARK} comment`),
      commentOf('comment-3', BEN, 2, 'Ben’s own, which stays'),
    ],
    messages: [{ ...message, content: `${MARK} message`, ...deleted(BEN) }],
    cases: [caseAbout('ben', 1, { subjectId: postId(3) }), caseAbout('ben', 2, { closedAt: AT })],
    decisions: [decisionAbout('ben', 1, 2, { moderatorId: ANN, createdAt: AT, subjectId: postId(4) })],
    leavings: [{ memberId: CLEO, askedAt: AT, taken: {}, token: null, tokenUntil: null }],
  };
};

async function filesOf({ storage }: TestApi): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('media/')) keys.push(key);
  return keys;
}

/** What a server does by itself each hour. */
async function sweep(api: TestApi): Promise<void> {
  await api.sweep();
  await sweepMedia(api, api.now());
}

describe.each(databases)('what a member deletes on $name', ({ openApi }) => {
  it('is there for who looks at reports until the 30th day, and on the 31st in no column and no file', async () => {
    await using api = await openApi(community());
    const file = async function* () {
      yield Buffer.from('1');
    };
    await api.storage.put(`media/${pictureOf('ben', 1).id}/original-1`, file(), { maxBytes: 1 });
    const ben = await api.as('ben');
    await ben.call(deletePost, { params: { id: postId(1) } });
    await ben.call(deleteComment, { params: { id: postId(2), commentId: 'comment-2' } });
    const words = ['comments.content', 'messages.content', 'posts.content'];
    expect(await findText(api.db, MARK)).toEqual(
      [...words, 'media.description', 'post_media.description'].toSorted(),
    );
    api.wait((DELETED_DAYS - 1) * DAY);
    await sweep(api);
    expect(await findText(api.db, MARK)).toEqual(words);
    api.wait(2 * DAY);
    await sweep(api);
    expect(await findText(api.db, MARK)).toEqual([]);
    expect(await filesOf(api)).toEqual([]);
    expect(await api.db('comments').select('content')).toEqual([{ content: 'Ben’s own, which stays' }]);
  });

  it('stays while a moderator looks at it, what one took may come back, and its writer may', async () => {
    await using api = await openApi(community());
    api.wait((DELETED_DAYS + 1) * DAY);
    await sweep(api);
    const retained = () => api.db('posts').whereLike('content', `${RETAINED}%`).orderBy('id').pluck('id');
    expect(await retained()).toEqual([postId(3), postId(4), postId(5)]);
    const pictures = () => api.db('media').whereLike('description', `${RETAINED}%`).pluck('id');
    expect(await pictures()).toEqual([pictureOf('ben', 2).id]);
    await api.db('moderationCases').update({ closedAt: AT });
    await sweep(api);
    expect(await retained()).toEqual([postId(4), postId(5)]);
    expect(await pictures()).toEqual([]);
  });
});
