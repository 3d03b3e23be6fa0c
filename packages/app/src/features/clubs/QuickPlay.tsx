import { Button, Heading, Row, Stack, useWords } from '@friendbase/ui-kit';
import { clubs, gameNames } from '../../words/en/clubs.ts';
import { GAMES, type GameName } from './clubContent.ts';

/** The four games by one press each. Source: product spec §2 “Clubs”. */
export function QuickPlay({ onPlay }: { onPlay: (game: GameName) => void }) {
  const t = useWords(clubs);
  const nameOf = useWords(gameNames);
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t('quickPlay')}</Heading>
      <Row>
        {GAMES.map((game) => (
          <Button key={game} size="large" icon="games" onPress={() => onPlay(game)}>
            {nameOf(game)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
