import { Heading, Illustration, PictureTiles, Stack, useWords } from '@friendbase/ui-kit';
import type { GameName } from '@friendbase/games/difficulty';
import { clubs, gameNames } from '../../words/en/clubs.ts';
import { GAMES } from './clubContent.ts';

/** The four games by one press each. Source: product spec §2 “Clubs”. */
export function QuickPlay({ onPlay }: { onPlay: (game: GameName) => void }) {
  const t = useWords(clubs);
  const nameOf = useWords(gameNames);
  const tiles = GAMES.map(({ game, illustration }) => ({
    label: nameOf(game),
    picture: <Illustration name={illustration} />,
    onPress: () => onPlay(game),
  }));
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t('quickPlay')}</Heading>
      <PictureTiles label={t('quickPlay')} tiles={tiles} />
    </Stack>
  );
}
