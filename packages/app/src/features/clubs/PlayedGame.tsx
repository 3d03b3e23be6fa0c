import type { GameName, OfDifficulty } from '@friendbase/games/difficulty';
import { BulletList, Heading, Stack, useWords } from '@friendbase/ui-kit';
import { lazy, type ComponentType } from 'react';
import { useShown } from '../../lib/lists/shown.tsx';
import { clubGoods, clubs, gameNames } from '../../words/en/clubs.ts';
import type { Club } from './useClubs.ts';
import { PlayDialog } from '../../comfort/PlayDialog.tsx';

/** The games, each a script of its own that is loaded when it is played. */
const VIEWS: Readonly<Record<GameName, ComponentType<OfDifficulty>>> = {
  memory: lazy(() => import('@friendbase/games/memory').then(({ MemoryGame }) => ({ default: MemoryGame }))),
  numbers: lazy(() =>
    import('@friendbase/games/numbers').then(({ NumbersGame }) => ({ default: NumbersGame })),
  ),
  math: lazy(() => import('@friendbase/games/math').then(({ MathGame }) => ({ default: MathGame }))),
  words: lazy(() => import('@friendbase/games/word-game').then(({ WordGame }) => ({ default: WordGame }))),
};

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
  const View = VIEWS[game];
  const title = club ? nameOf('ofClub', { club: club.name, kind: nameOf(`${game}Kind`) }) : nameOf(game);
  return (
    <PlayDialog title={title} words={t} onClose={onClose}>
      <View difficulty={club?.difficulty} />
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
