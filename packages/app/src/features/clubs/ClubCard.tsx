import { DIFFICULTIES } from '@friendbase/games/difficulty';
import {
  Badge,
  Button,
  Heading,
  Illustration,
  Outcome,
  Row,
  RowCard,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import { useShown } from '../../lib/lists/shown.tsx';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';
import { clubs, difficulties, gameNames } from '../../words/en/clubs.ts';
import { JoinClub } from './JoinClub.tsx';
import type { Club } from './useClubs.ts';

interface ClubCardProps {
  club: Club;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
  onPlay: (club: Club) => void;
}

/** One club. Source: product spec §2 “Clubs”. */
export function ClubCard({ club, isFocused, onPlay }: ClubCardProps) {
  const t = useWords(clubs);
  const hasCounters = useShown('hasCounters');
  const heading = useReadingFocus(isFocused);
  const facts = useFacts(club);
  const [isToCome, setIsToCome] = useState(false);
  const { id, name, text, game, category, members, illustration } = club;
  return (
    <RowCard
      titleId={`club-${id}`}
      picture={<Illustration name={illustration} />}
      top={
        <>
          <Heading level={3} id={`club-${id}`} ref={heading}>
            {name}
          </Heading>
          <Row>
            <Badge>{t(category)}</Badge>
            {hasCounters && (
              <Text as="span" size="small">
                {t('members', { count: members })}
              </Text>
            )}
          </Row>
        </>
      }
    >
      <Text size="small">{`${text} ${facts}`}</Text>
      <Row>
        <Button icon="games" subject={name} onPress={() => (game ? onPlay(club) : setIsToCome(true))}>
          {t('playNow')}
        </Button>
        <JoinClub club={name} />
      </Row>
      {isToCome && (
        <Outcome tone="info">{`${t('comingSoon')} ${t('comingSoonText', { club: name })}`}</Outcome>
      )}
    </RowCard>
  );
}

/** What a club plays, and how hard that is: as the game itself will be. */
function useFacts({ game, difficulty }: Club): string {
  const t = useWords(clubs);
  const kindOf = useWords(gameNames);
  const hard = useWords(difficulties);
  if (!game) return `${t('soon')}. ${hard('soon', { difficulty })}`;
  const kind = t('plays', { game: kindOf(`${game}Kind`) });
  return `${kind}. ${hard(game, { difficulty, count: DIFFICULTIES[game][difficulty] })}`;
}
