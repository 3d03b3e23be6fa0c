import type { GameName } from '@friendbase/games/difficulty';
import { BulletList, Heading, Stack, useWords } from '@friendbase/ui-kit';
import { useShown } from '../../lib/lists/shown.tsx';
import { clubGoods, clubs, gameNames } from '../../words/en/clubs.ts';
import type { Club } from './useClubs.ts';
import { GameView } from '../../comfort/GameView.tsx';
import { PlayDialog } from '../../comfort/PlayDialog.tsx';

export interface Played {
  game: GameName;
  /** The club it is played in; none for Quick Play. */
  club?: Club;
}

/** A game in its window, loaded when it is played. */
export function PlayedGame({ game, club, onClose }: Played & { onClose: () => void }) {
  const t = useWords(clubs);
  const nameOf = useWords(gameNames);
  const hasTips = useShown('hasTips');
  const title = club ? nameOf('ofClub', { club: club.name, kind: nameOf(`${game}Kind`) }) : nameOf(game);
  return (
    <PlayDialog title={title} words={t} onClose={onClose}>
      <GameView game={game} difficulty={club?.difficulty} />
      {club && hasTips && <ClubGoods club={club} />}
    </PlayDialog>
  );
}

/** What playing in a club is good for. */
function ClubGoods({ club: { id } }: { club: Club }) {
  const t = useWords(clubs);
  const good = useWords(clubGoods);
  return (
    <Stack as="section" gap="small">
      <Heading level={3}>{t('goodFor')}</Heading>
      <BulletList items={[good(id), good(`${id}Too`)]} />
    </Stack>
  );
}
