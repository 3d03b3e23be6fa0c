import { Button, NextGlyph, RestartGlyph, useWords, type ButtonProps } from '@friendbase/ui-kit';
import { useEffect, useRef } from 'react';
import { breathing } from '../words/en/breathing.ts';
import type { Guide } from './useGuide.ts';

/** One button goes on with what is next, and stays the same one; Stop stands beside it while there is something to stop. */
export function GuideControls({ snapshot, send }: Guide) {
  const t = useWords(breathing);
  const mainRef = useRef<HTMLButtonElement>(null);
  const isRunning = snapshot.matches('running');
  const main = ((): Pick<ButtonProps, 'children' | 'icon' | 'onPress'> => {
    if (snapshot.hasTag('waiting'))
      return { children: t('next'), icon: NextGlyph, onPress: () => send({ type: 'next' }) };
    if (isRunning) return { children: t('pause'), icon: 'pause', onPress: () => send({ type: 'pause' }) };
    if (snapshot.matches('paused'))
      return { children: t('resume'), icon: 'play', onPress: () => send({ type: 'resume' }) };
    const again = snapshot.matches('done');
    return {
      children: again ? t('again') : t('start'),
      icon: again ? RestartGlyph : 'play',
      onPress: () => send({ type: 'start' }),
    };
  })();
  const isStoppable = isRunning || snapshot.matches('paused');
  // Stop goes away, by a press on it or with the last breath: its focus goes to the button beside it.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!isStoppable && hadFocus.current) mainRef.current?.focus();
    hadFocus.current = false;
  }, [isStoppable]);
  return (
    <>
      <Button ref={mainRef} {...main} />
      {isStoppable && (
        <Button
          tone="quiet"
          icon="stop"
          onFocus={() => (hadFocus.current = true)}
          onBlur={() => (hadFocus.current = false)}
          onPress={() => send({ type: 'stop' })}
        >
          {t('stop')}
        </Button>
      )}
    </>
  );
}
