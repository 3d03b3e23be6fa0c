import { Link, Outcome, Quote, Row, Stack, Text, useCurrentWords, useWords } from '@friendbase/ui-kit';
import type { GameName } from '@friendbase/games/difficulty';
import { useState, type RefObject } from 'react';
import { PageHeading } from '../../lib/page/PageHeading.tsx';
import { useShown } from '../../lib/lists/shown.tsx';
import { clubPage } from '../../words/en/clubPage.ts';
import { clubs } from '../../words/en/clubs.ts';
import { ClubSearch } from './ClubSearch.tsx';
import { PlayTogether } from './PlayTogether.tsx';
import { QuickPlay } from './QuickPlay.tsx';
import type { Club } from './useClubs.ts';

interface ClubsPageProps {
  /** The heading of the club from whose page the member comes back. */
  goal: RefObject<string | undefined>;
  /** The address names a club that there is not. */
  isUnknown: boolean;
  onPlay: (game: GameName) => void;
  onPlayIn: (club: Club) => void;
}

/** The game clubs, and the games themselves. Source: product spec §2 “Clubs”. */
export function ClubsPage({ goal, isUnknown, onPlay, onPlayIn }: ClubsPageProps) {
  const t = useWords(clubs);
  const ofPage = useWords(clubPage);
  const isEasy = useCurrentWords().easy;
  const hasQuotes = useShown('hasQuotes');
  const [arrivesAt] = useState(() => goal.current);
  return (
    <Stack gap="large">
      <PageHeading title={t('title')} purpose={t('purpose')} goal={arrivesAt} />
      {isUnknown && <Outcome tone="danger">{ofPage('unknown')}</Outcome>}
      <Stack gap="small">
        <QuickPlay onPlay={onPlay} />
        <Text tone="quiet" size="small">
          {t('noLimit')}
        </Text>
      </Stack>
      <ClubSearch onPlay={onPlayIn} />
      <PlayTogether />
      <Stack gap="small">
        <Text size="small">{t('toVideosText')}</Text>
        <Row>
          <Link href="/videos" icon="videos">
            {t('toVideos')}
          </Link>
        </Row>
      </Stack>
      {hasQuotes && (
        <Quote author={t('quoteAuthor')} meaning={isEasy ? t('quoteMeaning') : undefined}>
          {t('quote')}
        </Quote>
      )}
    </Stack>
  );
}
