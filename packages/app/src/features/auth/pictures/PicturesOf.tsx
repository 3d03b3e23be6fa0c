import { isApiError, PICTURES_TO_LOG_IN, type LoginPicture, type PictureFace } from '@friendbase/contract';
import {
  announce,
  Button,
  Heading,
  PreviousGlyph,
  Row,
  Stack,
  StatusLine,
  useSayWords,
  useWords,
} from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { logInWithPicturesMutation } from '../../../data/pictureLogin.ts';
import { PictureKeys } from '../../../help/pictures/PictureKeys.tsx';
import { useReadInstead } from '../../../lib/lists/useReadInstead.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { pictureKeys, pictureLogin } from '../../../words/en/pictureLogin.ts';
import { useSignIn } from '../useSignIn.ts';

const KEYS_ID = 'pictures-to-log-in';

interface PicturesOfProps {
  face: PictureFace;
  onBack: () => void;
}

/** The pictures of one member. What is pressed stays in memory alone. */
export function PicturesOf({ face, onBack }: PicturesOfProps) {
  const t = useWords(pictureLogin);
  const { chosen, change, submit, act, isClosed, isRefused, isMissing } = usePictureLogIn(face);
  // Once more where the last try closes it: the pressed button goes with the pictures.
  const heading = useReadInstead<HTMLHeadingElement>(isClosed ? 2 : 1);
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {t('heading', { name: face.displayName })}
      </Heading>
      {isClosed ? (
        <StatusLine tone="danger">{t('picturesClosed')}</StatusLine>
      ) : (
        <>
          {isRefused && act.failure !== undefined && <Refused why={act.failure} />}
          <PictureKeys
            id={KEYS_ID}
            hint={t('hint')}
            chosen={chosen}
            isMissing={isMissing}
            onChange={change}
          />
          {!isRefused && act.failure !== undefined && <StatusLine tone="danger">{act.failure}</StatusLine>}
        </>
      )}
      <Row>
        {!isClosed && (
          <Button
            size="large"
            icon="login"
            isPending={act.isBusy}
            pendingLabel={t('pending')}
            onPress={submit}
          >
            {t('submit')}
          </Button>
        )}
        <Button tone="plain" icon={PreviousGlyph} onPress={onBack}>
          {t('others')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Why it starts over: above the pictures, which have the focus, and in view. Below them a small window does not show it. */
function Refused({ why }: { why: string }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={line}>
      <StatusLine tone="danger">{why}</StatusLine>
    </div>
  );
}

const isPicturesClosed = (error: unknown): boolean => isApiError(error) && error.code === 'picturesClosed';

/** After wrong ones it starts over; where no answer came, what was pressed is still there. */
function usePictureLogIn(face: PictureFace) {
  const t = useWords(pictureKeys);
  const say = useSayWords();
  const signIn = useSignIn();
  const { mutateAsync } = useMutation(logInWithPicturesMutation);
  const [chosen, setChosen] = useState<LoginPicture[]>([]);
  const [isMissing, setMissing] = useState(false);
  const act = useAct<LoginPicture[], unknown>({
    deliver: (pictures) => mutateAsync({ faceId: face.id, pictures }),
    failureOf: (error) => say(reasonOf(error, messageOf(pictureLogin, 'notLoggedIn'), pictureLogin)),
    onDone: () => signIn('loggedIn'),
    onFailed(error) {
      if (!isApiError(error, 403) || isPicturesClosed(error)) return;
      setChosen([]);
      document.getElementById(KEYS_ID)?.focus({ preventScroll: true });
    },
  });
  return {
    chosen,
    change: (next: LoginPicture[]): void => {
      setMissing(false);
      act.forget();
      setChosen(next);
    },
    submit: (): void => {
      const isTooFew = chosen.length < PICTURES_TO_LOG_IN;
      setMissing(isTooFew);
      if (isTooFew) announce(t('missing'), 'assertive');
      else act.press(chosen);
    },
    act,
    isClosed: face.isClosed || isPicturesClosed(act.error),
    isRefused: isApiError(act.error, 403),
    isMissing,
  };
}
