import { LIKINGS, type Liking } from '@friendbase/contract';
import { Button, Row, Stack, StatusLine, ToggleButtonGroup, useWords } from '@friendbase/ui-kit';
import { useEffect, useRef } from 'react';
import { useWhyPaused } from '../../../lib/acts/useAct.ts';
import { ActTold } from '../../../people/ActTold.tsx';
import { LikingPicture } from '../../../people/likings/LikingPicture.tsx';
import { likings as words, ownLikings } from '../../../words/en/likings.ts';
import { useLikings } from './useLikings.ts';

interface ChooseLikingsProps {
  memberId: string;
  saved: Liking[];
}

/** The pictures, always in the same order, as buttons that stay pressed; how many are chosen; and the save, with its undo. */
export function ChooseLikings({ memberId, saved }: ChooseLikingsProps) {
  const t = useWords(ownLikings);
  const inWords = useWords(words);
  const whyPaused = useWhyPaused();
  const { chosen, press, isFull, isChanged, ...choice } = useLikings(memberId, saved);
  const save = useRef<HTMLButtonElement>(null);
  // The button that took it back is gone.
  useEffect(() => {
    if (choice.isUndone) save.current?.focus();
  }, [choice.isUndone]);
  return (
    <Stack>
      <ToggleButtonGroup
        label={t('pictures')}
        isCompact
        options={LIKINGS.map((liking) => ({
          id: liking,
          label: inWords(liking),
          illustration: <LikingPicture liking={liking} />,
        }))}
        pressedId={new Set<string>(chosen)}
        onPress={press}
      />
      <StatusLine tone="info">{isFull ? t('full') : t('chosen', { count: chosen.length })}</StatusLine>
      {isChanged && !choice.isSaving && !choice.told && (
        <StatusLine tone="info">{t('notSavedYet')}</StatusLine>
      )}
      <ActTold told={choice.told} />
      <Row>
        <Button
          icon="check"
          ref={save}
          isPending={choice.isSaving}
          pendingLabel={t('saving')}
          blockedReason={whyPaused('updateLikings')}
          onPress={choice.save}
        >
          {t('save')}
        </Button>
        {choice.undo && !isChanged && (
          <Button
            tone="quiet"
            icon="undo"
            isPending={choice.isUndoing}
            pendingLabel={t('undoing')}
            onPress={choice.undo}
          >
            {t('undo')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
