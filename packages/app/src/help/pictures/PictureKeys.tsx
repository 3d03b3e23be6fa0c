import { LOGIN_PICTURES, PICTURES_TO_LOG_IN, type LoginPicture } from '@friendbase/contract';
import { FACES } from '@friendbase/games/pictures';
import { memory } from '@friendbase/games/words/en';
import {
  announce,
  Button,
  Row,
  Stack,
  StatusLine,
  Text,
  ToggleButtonGroup,
  useWords,
} from '@friendbase/ui-kit';
import { useId } from 'react';
import { pictureKeys } from '../../words/en/pictureLogin.ts';

interface PictureKeysProps {
  /** Of the group of buttons, so that an error can lead to it. */
  id: string;
  chosen: readonly LoginPicture[];
  hint: string;
  /** They were too few. */
  isMissing: boolean;
  onChange: (chosen: LoginPicture[]) => void;
}

/**
 * The pictures to log in with, always in the same order, as buttons of which one may be pressed more than once. How many are
 * chosen is shown and said, and never which: somebody may look on or listen.
 */
export function PictureKeys({ id, chosen, hint, isMissing, onChange }: PictureKeysProps) {
  const t = useWords(pictureKeys);
  const inGame = useWords(memory);
  const hintId = useId();
  const change = (next: LoginPicture[]) => {
    onChange(next);
    announce(t('chosen', { count: next.length }));
  };
  const press = (picture: string) => {
    if (chosen.length === PICTURES_TO_LOG_IN) announce(t('full'));
    else change([...chosen, picture as LoginPicture]);
  };
  return (
    <Stack gap="small">
      <Text id={hintId}>{hint}</Text>
      <ToggleButtonGroup
        id={id}
        label={t('pictures')}
        aria-describedby={hintId}
        isCompact
        options={LOGIN_PICTURES.map((picture) => ({
          id: picture,
          label: inGame('picture', { picture }),
          illustration: FACES[picture],
        }))}
        pressedId={null}
        onPress={press}
      />
      <StatusLine tone="info">{t('chosen', { count: chosen.length })}</StatusLine>
      {isMissing && <StatusLine tone="danger">{t('missing')}</StatusLine>}
      <Row>
        <Button
          tone="quiet"
          icon="undo"
          blockedReason={chosen.length === 0 ? t('chosen', { count: 0 }) : undefined}
          onPress={() => change(chosen.slice(0, -1))}
        >
          {t('takeBack')}
        </Button>
      </Row>
    </Stack>
  );
}
