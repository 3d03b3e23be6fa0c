import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { media } from '../../words/en/media.ts';
import { announce } from '../../components/Announcer/announcer.ts';
import type { MediaItem } from './MediaListItem.tsx';

export interface RemovableProps {
  items: readonly MediaItem[];
  /** How many there can be. */
  max: number;
  onRemove: (id: string) => void;
  /** Brings back what was removed last, to where it was. */
  onRestore: (id: string) => void;
}

interface RemovedProps extends RemovableProps {
  focusRemove: (id: string) => void;
}

/** Removes a file, says so, and offers to bring the last one back: the focus then goes to it. */
export function useRemoved({ items, max, onRemove, onRestore, focusRemove }: RemovedProps) {
  const t = useWords(media);
  const [last, setLast] = useState<MediaItem>();
  const [awaitedId, setAwaitedId] = useState<string>();
  const isBack = items.some(({ id }) => id === awaitedId);
  const receive = useEffectEvent(() => {
    const { name = '' } = items.find(({ id }) => id === awaitedId) ?? {};
    announce(t('back', { name, count: items.length, max }));
    if (awaitedId !== undefined) focusRemove(awaitedId);
  });
  useEffect(() => {
    if (isBack) receive();
  }, [isBack]);
  const remove = (item: MediaItem) => {
    setLast(item);
    setAwaitedId(undefined);
    announce(t('removedUndo', { name: item.name, count: items.length - 1, max }));
    onRemove(item.id);
  };
  const restore = () => {
    if (!last) return;
    setAwaitedId(last.id);
    onRestore(last.id);
  };
  const isGone = last && !items.some(({ id }) => id === last.id);
  return { removed: isGone ? last : undefined, remove, restore };
}
