import { CARD_PICTURES, type RecoveryCard } from '@friendbase/contract';
import { FACES } from '@friendbase/games/pictures';
import { memory } from '@friendbase/games/words/en';
import {
  announce,
  Button,
  Card,
  DescriptionList,
  PictureSequence,
  PictureGlyph,
  Row,
  Stack,
  StatusLine,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useRef, useState } from 'react';
import { recoveryCard } from '../../words/en/recovery.ts';
import { useHost } from './link.ts';
import { savePicture } from './savePicture.ts';

interface ShownCardProps {
  card: Pick<RecoveryCard, 'pictures' | 'number'>;
  username: string;
}

/** A card that was just made, to print, to save or to show to somebody. Nobody can see it again. */
export function ShownCard({ card, username }: ShownCardProps) {
  const t = useWords(recoveryCard);
  const inGame = useWords(memory);
  const { number } = card;
  const pictures = card.pictures.flatMap((name) => CARD_PICTURES.find((one) => one === name) ?? []);
  const shown = useRef<HTMLDivElement>(null);
  const [saved, setSaved] = useState<'savedFile' | 'notSavedFile'>();
  const words = pictures.map((picture, at) => `${at + 1}. ${inGame('picture', { picture })}`);
  const facts = [
    { term: t('username'), details: username },
    // In two groups: six digits in a row are hard to copy.
    { term: t('number'), details: `${number.slice(0, 3)} ${number.slice(3)}` },
    { term: t('address'), details: useHost() },
  ];
  const save = async () => {
    const lines = [t('title'), ...facts.map(({ term, details }) => `${term}: ${details}`)];
    const told = await savePicture({ shown: shown.current, words, lines, fileName: t('fileName') }).then(
      () => 'savedFile' as const,
      () => 'notSavedFile' as const,
    );
    setSaved(told);
    announce(t(told));
  };
  return (
    <Stack>
      <Text>{t('once')}</Text>
      <Card title={t('title')} titleLevel={3} icon="key">
        <Stack ref={shown}>
          <PictureSequence
            label={t('pictures')}
            pictures={pictures.map((picture) => ({
              word: inGame('picture', { picture }),
              picture: FACES[picture],
            }))}
          />
          <DescriptionList
            items={facts.map(({ term, details }) => ({ term, details: <bdi>{details}</bdi> }))}
          />
        </Stack>
      </Card>
      <Text>{t('secret')}</Text>
      <Row>
        <Button tone="quiet" onPress={() => window.print()}>
          {t('print')}
        </Button>
        <Button tone="quiet" icon={PictureGlyph} onPress={() => void save()}>
          {t('save')}
        </Button>
      </Row>
      {saved && <StatusLine tone={saved === 'savedFile' ? 'success' : 'danger'}>{t(saved)}</StatusLine>}
    </Stack>
  );
}
