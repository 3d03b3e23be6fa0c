import type { Story } from '@friendbase/games/story';
import { Scene, useWords } from '@friendbase/ui-kit';
import { createElement, useMemo } from 'react';
import { videoWords } from '../../words/en/videos.ts';
import { PARTS, type VideoContent } from './videoContent.ts';

/** A video in the member's words, as the player takes it. */
export function useStoryOf({ id, name, category, scenes }: VideoContent, rewardFbb: number): Story {
  const t = useWords(videoWords);
  return useMemo(
    () => ({
      id,
      title: t(`${name}Title`),
      category,
      inShort: PARTS.map((number) => t(`${name}Short${number}`)),
      parts: PARTS.map((number) => ({
        id: String(number),
        title: t(`${name}Part${number}`),
        words: t(`${name}Words${number}`),
        picture: createElement(Scene, { name: `${scenes}-${number}` }),
      })),
      tips: [t(`${name}Tip1`), t(`${name}Tip2`)],
      rewardFbb,
    }),
    [t, id, name, category, scenes, rewardFbb],
  );
}
