import { Avatar, Badge, Row, Stack, Text, useWords, type BadgeProps } from '@friendbase/ui-kit';
import { people } from '../words/en/people.ts';
import { RoleBadge } from '../lib/members/RoleBadge.tsx';
import type { KnownPerson } from './peopleContext.tsx';
import type { Standing } from './useStanding.ts';

const BADGES = {
  friend: 'friends',
  asksYou: 'info',
  asked: 'info',
  blocked: 'neutral',
} as const satisfies Partial<Record<Standing['kind'], BadgeProps['tone']>>;

interface PersonFactsProps {
  person: KnownPerson;
  /** Undefined while it is not known. */
  standing: Standing | undefined;
}

/** Picture, username, what stands between the two, and what the person says about themselves. */
export function PersonFacts({ person, standing }: PersonFactsProps) {
  const t = useWords(people);
  const { id, displayName, username, avatarUrl, avatarFrame } = person;
  const kind = standing?.kind;
  // Whoever is no friend, and neither asks nor may be asked, shows a name and a picture only.
  const isBioKnown = 'bio' in person || kind === 'friend' || kind === 'asksYou' || kind === 'blocked';
  return (
    <Stack>
      <Row wrap={false} gap="medium">
        <Avatar name={displayName} seed={id} picture={avatarUrl} frame={avatarFrame} size="large" />
        <Stack gap="small">
          <Text tone="quiet">
            <bdi>@{username}</bdi>
            <RoleBadge of={person} />
          </Text>
          {kind !== undefined && kind !== 'none' && kind !== 'self' && (
            <Badge tone={BADGES[kind]}>{t(kind)}</Badge>
          )}
        </Stack>
      </Row>
      {'bio' in person && person.bio ? (
        <Text dir="auto">{person.bio}</Text>
      ) : (
        kind !== undefined && (
          <Text tone="quiet">{t(kind === 'self' ? 'you' : isBioKnown ? 'noBio' : 'unknownBio')}</Text>
        )
      )}
    </Stack>
  );
}
