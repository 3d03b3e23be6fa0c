import type { ClubEntry } from '@friendbase/contract';
import {
  Badge,
  Heading,
  Illustration,
  ReservedSpace,
  Link,
  Row,
  RowCard,
  Text,
  useWords,
} from '@friendbase/ui-kit';
import { useShown } from '../../lib/lists/shown.tsx';
import { useReadingFocus } from '../../lib/lists/useReadInstead.ts';
import { clubs } from '../../words/en/clubs.ts';
import { ClubActs } from './ClubActs.tsx';
import { clubHref, headingIdOf } from './clubLink.ts';
import { useClubFacts } from './useClubFacts.ts';
import type { Club } from './useClubs.ts';

interface ClubCardProps {
  club: Club;
  /** Missing until it is known who is in which club. */
  entry: ClubEntry | undefined;
  /** Reading goes on here: the heading takes the focus once. */
  isFocused: boolean;
  onPlay: (club: Club) => void;
}

/** One club. Its name leads to its page, in Simple mode once everything is shown: a card has one choice there. Source: product spec §2 “Clubs”. */
export function ClubCard({ club, entry, isFocused, onPlay }: ClubCardProps) {
  const t = useWords(clubs);
  const hasCounters = useShown('hasCounters');
  const isSimple = useShown('isSimple');
  const heading = useReadingFocus(isFocused);
  const facts = useClubFacts(club);
  const { id, name, text, category, illustration } = club;
  const count = entry && (entry.exampleCount ?? entry.memberCount);
  return (
    <RowCard
      titleId={headingIdOf(id)}
      picture={<Illustration name={illustration} />}
      top={
        <>
          <Heading level={3} id={headingIdOf(id)} ref={heading}>
            {isSimple ? name : <Link href={clubHref(id)}>{name}</Link>}
          </Heading>
          <Row>
            <Badge>{t(category)}</Badge>
            {hasCounters && (
              <ReservedSpace choices={<MemberCount count={1000} />}>
                {count !== undefined && <MemberCount count={count} />}
              </ReservedSpace>
            )}
          </Row>
        </>
      }
    >
      <Text size="small">{`${text} ${facts}`}</Text>
      <ClubActs club={club} entry={entry} onPlay={onPlay} />
    </RowCard>
  );
}

function MemberCount({ count }: { count: number }) {
  const t = useWords(clubs);
  return (
    <Text as="span" size="small">
      {t('members', { count })}
    </Text>
  );
}
