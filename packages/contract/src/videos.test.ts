import { describe, expect, it } from 'vitest';
import { isVideoId, rewardDay, VIDEO_IDS, videoRewardFbb } from './videos.ts';

describe('the reward for a video', () => {
  it('is paid once a day, in UTC', () => {
    expect([videoRewardFbb(false), videoRewardFbb(true)]).toEqual([3, 0]);
    expect(rewardDay(new Date('2024-06-01T23:59:59.999Z'))).toBe('2024-06-01');
    expect(rewardDay(new Date('2024-06-02T00:00:00.000Z'))).toBe('2024-06-02');
  });

  it('is for the videos there are', () => {
    expect(new Set(VIDEO_IDS).size).toBe(VIDEO_IDS.length);
    expect([...VIDEO_IDS, '', 'another', 'constructor'].filter(isVideoId)).toEqual([...VIDEO_IDS]);
  });
});
