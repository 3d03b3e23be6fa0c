import { Button, NextGlyph, RestartGlyph, useWords, type ButtonProps } from '@friendbase/ui-kit';
import { story as words } from '../words/en/story.ts';
import type { Playback } from './usePlayback.ts';

interface ControlsProps extends Pick<Playback, 'snapshot' | 'send'> {
  onClose: () => void;
}

/** One button goes on with what is next, and stays the same one, so that the focus stays on it. */
export function Controls({ snapshot, send, onClose }: ControlsProps) {
  const t = useWords(words);
  const isUntouched = snapshot.matches('intro') && snapshot.context.percent === 0;
  const main = ((): Pick<ButtonProps, 'children' | 'icon' | 'onPress'> => {
    if (snapshot.matches('playing'))
      return { children: t('pause'), icon: 'pause', onPress: () => send({ type: 'pause' }) };
    if (snapshot.matches('paused'))
      return { children: t('resume'), icon: 'play', onPress: () => send({ type: 'resume' }) };
    if (snapshot.matches('stepping'))
      return { children: t('next'), icon: NextGlyph, onPress: () => send({ type: 'next' }) };
    if (snapshot.matches('complete'))
      return {
        children: t('close'),
        icon: 'check',
        onPress: () => {
          if (snapshot.matches({ complete: 'settled' })) onClose();
        },
      };
    const start = isUntouched ? t('start') : t('continue');
    return { children: start, icon: 'play', onPress: () => send({ type: 'start' }) };
  })();
  return (
    <>
      <Button {...main} />
      {!isUntouched && (
        <Button tone="quiet" icon={RestartGlyph} onPress={() => send({ type: 'restart' })}>
          {t('restart')}
        </Button>
      )}
    </>
  );
}
