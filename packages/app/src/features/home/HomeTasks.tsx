import { TaskTiles, useWords } from '@friendbase/ui-kit';
import { use } from 'react';
import { HelpOpenContext } from '../../help/HelpCorner.tsx';
import { simple } from '../../words/en/simple.ts';

/** What most people come for, large, at the top of Home in Simple mode. Source: COGA pattern 4.3.1. */
export function HomeTasks({ onShare }: { onShare: () => void }) {
  const t = useWords(simple);
  const help = use(HelpOpenContext);
  return (
    <TaskTiles
      label={t('tasks')}
      tasks={[
        { label: t('share'), icon: 'send', onPress: onShare },
        { label: t('message'), icon: 'messages', href: '/messages' },
        { label: t('play'), icon: 'games', href: '/clubs' },
        { label: t('getHelp'), icon: 'help', onPress: () => help?.[1](true) },
      ]}
    />
  );
}
