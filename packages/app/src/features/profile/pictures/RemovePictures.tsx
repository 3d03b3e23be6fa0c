import { Button, Row, useWords } from '@friendbase/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { removePictureLoginMutation } from '../../../data/pictureLogin.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { ActTold, useTell, type Told } from '../../../people/ActTold.tsx';
import { ownPictures } from '../../../words/en/pictureLogin.ts';
import { whyNot } from '../outcomes.ts';
import { pictureNotices } from './pictureRules.ts';

const { removed, notRemoved } = pictureNotices;

/** Takes the pictures away: nothing is lost by it, so nobody is asked. The button stays, so that the focus has its place. */
export function RemovePictures({ isThere }: { isThere: boolean }) {
  const t = useWords(ownPictures);
  const tell = useTell();
  const { mutateAsync } = useMutation(removePictureLoginMutation);
  const [told, setTold] = useState<Told>();
  const act = useAct({
    deliver: () => mutateAsync(),
    onDone() {
      setTold(removed);
      tell(removed);
    },
    onFailed(error) {
      const why = whyNot(notRemoved, error);
      setTold(why);
      tell(notRemoved, why);
    },
  });
  if (!isThere && !told) return null;
  return (
    <>
      <ActTold told={told} />
      <Row>
        <Button
          tone="quiet"
          icon="close"
          isPending={act.isBusy}
          pendingLabel={t('removing')}
          blockedReason={isThere || act.isBusy ? undefined : t('none')}
          onPress={() => act.press()}
        >
          {t('remove')}
        </Button>
      </Row>
    </>
  );
}
