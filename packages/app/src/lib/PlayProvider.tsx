import { GamesProvider, type GameServices } from '@friendbase/games';
import { usePreferences } from '@friendbase/ui-kit';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { gameStoreOf } from './device/gameStore.ts';
import { useMemberId } from './memberId.ts';
import { useServices } from './services.ts';

interface PlayProviderProps extends Pick<GameServices, 'Settings'> {
  children: ReactNode;
}

/** Gives games and stories what they need of this device and its member. */
export function PlayProvider({ Settings, children }: PlayProviderProps) {
  const memberId = useMemberId();
  const { device } = useServices();
  const mayKeep = usePreferences(({ keepWriting }) => keepWriting !== 'never');
  const [stored] = useState(() => gameStoreOf(device, memberId));
  useLayoutEffect(() => stored.settle(mayKeep), [stored, mayKeep]);
  const [services] = useState<GameServices>(() => ({
    random: () => Math.random(),
    stored,
    ...(Settings && { Settings }),
  }));
  return <GamesProvider value={services}>{children}</GamesProvider>;
}
