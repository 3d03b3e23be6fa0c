import {
  announce,
  isHushed,
  usePausableClock,
  usePreferences,
  useWords,
  type Preferences,
} from '@friendbase/ui-kit';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { rainWords } from '../../../words/en/openedRewards.ts';
import { rainMachine } from './rainMachine.ts';
import { openRain, type RainSound } from './rainSound.ts';

const now = () => performance.now();

/** Rain that plays, pauses and ends; it is silent while something is read aloud, and gone with its window. */
export function useRain() {
  const t = useWords(rainWords);
  const [volume, setVolume] = useState<Preferences['volume']>(usePreferences((wishes) => wishes.volume));
  const [snapshot, send] = useMachine(rainMachine, { input: { now, isHushed }, clock: usePausableClock() });
  const sound = useRef<RainSound>(undefined);
  const [hasSound, setHasSound] = useState(true);
  useEffect(() => () => sound.current?.close(), []);
  const isPlaying = snapshot.matches('playing');
  const loudness = snapshot.context.isSilent ? 0 : volume;
  useEffect(() => {
    sound.current?.setVolume(loudness);
  }, [loudness]);
  useEffect(() => {
    if (isPlaying) sound.current?.play();
    else sound.current?.pause();
  }, [isPlaying]);
  const isEnded = snapshot.matches('ended');
  useEffect(() => {
    if (isEnded) announce(t('ended'));
  }, [isEnded, t]);
  return {
    snapshot,
    volume,
    setVolume,
    hasSound,
    choose: (minutes: typeof snapshot.context.minutes) => send({ type: 'minutes.chosen', minutes }),
    press: () => {
      // Audio may begin only with a press.
      sound.current ??= openRain();
      if (!sound.current) return setHasSound(false);
      sound.current.setVolume(loudness);
      send({ type: isPlaying ? 'pause.pressed' : 'play.pressed' });
      announce(t(isPlaying ? 'paused' : 'playing'));
    },
  };
}
