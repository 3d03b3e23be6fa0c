import { describe, expect, it } from 'vitest';
import { listVideoRewards, rewardVideo, VIDEO_IDS, VIDEO_REWARD_FBB } from '../videos.ts';
import { ask, expectCallError } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { atOnce, times } from './atOnce.ts';
import { balanceOf } from './moneySeeds.ts';
import { annAndBen, memberId, START_FBB, UNKNOWN_ID } from './seeds.ts';

const [first, second, third] = VIDEO_IDS;

const watch = (visitor: Visitor, id: string) => visitor.call(rewardVideo, { params: { id } });

const paid = { rewardFbb: VIDEO_REWARD_FBB, friendbaseBucks: START_FBB + VIDEO_REWARD_FBB };

const UNKNOWN = [
  'a-video-nobody-made',
  first.toUpperCase(),
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'length',
  '0',
  UNKNOWN_ID,
];

/** What a watched video pays. */
export function videosConform(backendName: string, open: OpenBackend): void {
  describe(`rewards for videos on ${backendName}`, () => {
    it('finds no video under an unknown name, and pays nothing for it', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      for (const id of UNKNOWN) await expectCallError(ann, rewardVideo, { params: { id } }, 'videoNotFound');
      expect(await balanceOf(ann)).toBe(START_FBB);
    });

    it('pays 3 FBB for a video, once a day, and says so', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      await expect(watch(ann, first)).resolves.toEqual(paid);
      await expect(watch(ann, first)).resolves.toEqual({ ...paid, rewardFbb: 0 });
      expect(await balanceOf(ann)).toBe(paid.friendbaseBucks);
    });

    it('pays once for a video that is finished eight times at once', async () => {
      await using backend = await open(annAndBen);
      const ann = await backend.as('ann');
      const answers = await Promise.all(await atOnce(times(8, ann), (visitor) => watch(visitor, first)));
      const rewards = answers.map(({ rewardFbb }) => rewardFbb).sort((a, b) => b - a);
      expect(rewards).toEqual([VIDEO_REWARD_FBB, 0, 0, 0, 0, 0, 0, 0]);
      expect(await balanceOf(ann)).toBe(paid.friendbaseBucks);
    });

    it('pays for each video and for each member', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await watch(ann, first);
      await expect(watch(ann, second)).resolves.toMatchObject({ rewardFbb: VIDEO_REWARD_FBB });
      await expect(watch(ben, first)).resolves.toEqual(paid);
      expect(await balanceOf(ann)).toBe(START_FBB + 2 * VIDEO_REWARD_FBB);
    });

    it('lists for each member the videos that paid today, and no other', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      await expect(ann.call(listVideoRewards, {})).resolves.toEqual([]);
      for (const id of [second, first, first]) await watch(ann, id);
      await watch(ben, third);
      const listed = await ann.call(listVideoRewards, {});
      expect(new Set(listed)).toEqual(new Set([first, second]));
      expect(listed).toHaveLength(2);
    });

    it('pays for all videos there are, and not more for who asks for more', async () => {
      await using backend = await open(annAndBen);
      const [ann, ben] = [await backend.as('ann'), await backend.as('ben')];
      const claimed = { rewardFbb: 500, friendbaseBucks: 9999, userId: memberId('ben') };
      for (const id of VIDEO_IDS) {
        const { raw } = await ask(ann, 'post', `/api/videos/${id}/reward`, claimed);
        expect(JSON.parse(raw), id).toMatchObject({ rewardFbb: VIDEO_REWARD_FBB });
      }
      expect(await balanceOf(ann)).toBe(START_FBB + VIDEO_IDS.length * VIDEO_REWARD_FBB);
      expect(await balanceOf(ben)).toBe(START_FBB);
    });
  });
}
