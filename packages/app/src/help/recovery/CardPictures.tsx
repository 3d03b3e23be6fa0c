import { CARD_PICTURES, PICTURES_ON_CARD, type CardPicture } from '@friendbase/contract';
import { FACES } from '@friendbase/games/pictures';
import { memory } from '@friendbase/games/words/en';
import { announce, Heading, Stack, StatusLine, Text, ToggleButtonGroup, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import { recovery } from '../../words/en/recovery.ts';

interface CardPicturesProps {
  /** Of the group of buttons, so that an error summary can lead to it. */
  id: string;
  chosen: readonly CardPicture[];
  errorMessage: string | undefined;
  onChange: (chosen: CardPicture[]) => void;
}

/** All pictures that a card may show, to press four of them in their order. Each that is pressed tells its place. */
export function CardPictures({ id, chosen, errorMessage, onChange }: CardPicturesProps) {
  const t = useWords(recovery);
  const inGame = useWords(memory);
  const hintId = useId();
  const press = (picture: CardPicture) => {
    const isChosen = chosen.includes(picture);
    if (!isChosen && chosen.length === PICTURES_ON_CARD) {
      announce(t('picturesFull'));
      return;
    }
    const next = isChosen ? chosen.filter((one) => one !== picture) : [...chosen, picture];
    onChange(next);
    announce(t('chosen', { count: next.length }));
  };
  return (
    <Stack gap="small">
      <Heading level={4}>{t('pictures')}</Heading>
      <Text id={hintId}>{t('picturesHint')}</Text>
      <ToggleButtonGroup
        id={id}
        label={t('pictures')}
        aria-describedby={hintId}
        isCompact
        options={CARD_PICTURES.map((picture) => ({
          id: picture,
          label: inGame('picture', { picture }),
          illustration: FACES[picture],
        }))}
        pressedId={chosen}
        onPress={(picture) => press(picture as CardPicture)}
      />
      <StatusLine tone="info">{t('chosen', { count: chosen.length })}</StatusLine>
      {errorMessage !== undefined && <StatusLine tone="danger">{errorMessage}</StatusLine>}
    </Stack>
  );
}
