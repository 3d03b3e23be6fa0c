import {
  Badge,
  BulletList,
  Button,
  Card,
  CardPicture,
  Heading,
  Outcome,
  Row,
  Stack,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useState } from 'react';
import { useShown } from '../../lib/lists/shown.tsx';
import { clubGoods, clubs, gameNames } from '../../words/en/clubs.ts';
import type { GameName } from './clubContent.ts';
import { JoinClub } from './JoinClub.tsx';
import type { Club } from './useClubs.ts';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';

interface ClubCardProps {
  club: Club;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
  onPlay: (game: GameName, club: string) => void;
}

/** One club. Source: product spec §2 “Clubs”. */
export function ClubCard({ club, isFocused, onPlay }: ClubCardProps) {
  const t = useWords(clubs);
  const good = useWords(clubGoods);
  const kindOf = useWords(gameNames);
  const hasCounters = useShown('hasCounters');
  const hasTips = useShown('hasTips');
  const heading = useReadingFocus(isFocused);
  const [isToCome, setIsToCome] = useState(false);
  const { id, name, text, game, category, members, illustration } = club;
  return (
    <Card as="article" titleId={`club-${id}`}>
      <CardPicture name={illustration} />
      <Stack gap="small">
        <Row>
          <Badge>{t(category)}</Badge>
          {hasCounters && <Badge icon="friends">{t('members', { count: members })}</Badge>}
        </Row>
        <Heading level={3} id={`club-${id}`} ref={heading}>
          {name}
        </Heading>
        <Text>{text}</Text>
        <Text tone="quiet">{t(`${game ?? 'soon'}Difficulty`)}</Text>
        <Text tone="quiet">{game ? t('plays', { game: kindOf(`${game}Kind`) }) : t('soon')}</Text>
        {hasTips && <BulletList items={[good(id), good(`${id}Too`)]} />}
      </Stack>
      <Row>
        <Button icon="games" subject={name} onPress={() => (game ? onPlay(game, name) : setIsToCome(true))}>
          {t('playNow')}
        </Button>
      </Row>
      {isToCome && (
        <Outcome tone="info">{`${t('comingSoon')} ${t('comingSoonText', { club: name })}`}</Outcome>
      )}
      <JoinClub club={name} />
    </Card>
  );
}
