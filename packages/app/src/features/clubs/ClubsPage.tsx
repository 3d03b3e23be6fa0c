import { Quote, Stack, Text, useCurrentWords, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { useShown } from '../../lib/lists/shown.tsx';
import { clubs } from '../../words/en/clubs.ts';
import { ClubSearch } from './ClubSearch.tsx';
import { PlayedGame, type Played } from './PlayedGame.tsx';
import { PlayTogether } from './PlayTogether.tsx';
import { QuickPlay } from './QuickPlay.tsx';
import { ToVideos } from './ToVideos.tsx';
import type { Club } from './useClubs.ts';

/** The game clubs, and the games themselves. Source: product spec §2 “Clubs”. */
export function ClubsPage() {
  const t = useWords(clubs);
  const isEasy = useCurrentWords().easy;
  const hasQuotes = useShown('hasQuotes');
  const [played, setPlayed] = useState<Played>();
  const playIn = (club: Club) => club.game && setPlayed({ game: club.game, club });
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('purpose')} />
      <Stack gap="small">
        <QuickPlay onPlay={(game) => setPlayed({ game })} />
        <Text tone="quiet" size="small">
          {t('noLimit')}
        </Text>
      </Stack>
      <ClubSearch onPlay={playIn} />
      <PlayTogether />
      <ToVideos />
      {hasQuotes && (
        <Quote author={t('quoteAuthor')} meaning={isEasy ? t('quoteMeaning') : undefined}>
          {t('quote')}
        </Quote>
      )}
      {played && <PlayedGame {...played} onClose={() => setPlayed(undefined)} />}
    </Stack>
  );
}
