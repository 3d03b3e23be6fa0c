import { VIDEO_IDS } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { VIDEO_CATEGORIES } from '../../lib/page/searchValues.ts';
import { FEATURED, VIDEOS } from './videoContent.ts';

it('has every video that pays, once, and the featured one', () => {
  expect(VIDEOS.map(({ id }) => id).toSorted()).toEqual(VIDEO_IDS.toSorted());
  expect(VIDEO_IDS).toContain(FEATURED);
});

it('has two stories of each category, and pictures of its own for each', () => {
  for (const category of VIDEO_CATEGORIES)
    expect(VIDEOS.filter((video) => video.category === category)).toHaveLength(2);
  expect(new Set(VIDEOS.map(({ scenes }) => scenes)).size).toBe(VIDEOS.length);
});
