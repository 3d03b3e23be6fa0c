import { mediaUrl } from '@friendbase/contract';
import type { PostDraft } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../db/failures.ts';
import { transact } from '../../db/transact.ts';
import { strangers } from '../../../testing/members.ts';
import { openApiOnPostgres } from '../../../testing/openApi.ts';
import { picture } from '../../../testing/pictures.ts';
import { sharePost } from '../posts/commands.ts';

const AT = new Date('2024-06-01T08:00:00.000Z');
const LOCK_NOT_AVAILABLE = '55P03';

const draft: PostDraft = {
  authorId: 'ann-id',
  content: 'Look',
  privacy: 'public',
  template: null,
  mediaUrls: [mediaUrl('picture')],
  mediaDescriptions: [],
};

describe('a post with a picture on PostgreSQL', () => {
  it('holds it ready until the post is there', async () => {
    await using api = await openApiOnPostgres({ ...strangers('ann'), media: [picture('ann-id')] });
    await transact(api.db, async (trx) => {
      await sharePost(trx, draft, { id: 'post', now: AT });
      const spoil = transact(api.db, async (other) => {
        await other.raw(`set local lock_timeout = '50ms'`);
        await other('media').update({ state: 'failed' });
      });
      await expect(spoil).rejects.toSatisfy((error) => codeOf(error) === LOCK_NOT_AVAILABLE);
    });
    expect(await api.db('postMedia').select('postId', 'mediaId')).toEqual([
      { postId: 'post', mediaId: 'picture' },
    ]);
  });
});
