import type { Profile } from '@friendbase/contract';
import { Avatar, Byline, Heading, Text } from '@friendbase/ui-kit';
import type { ComponentProps, RefObject } from 'react';
import { RoleBadge } from '../lib/members/RoleBadge.tsx';

interface PersonBylineProps {
  person: Profile;
  level: ComponentProps<typeof Heading>['level'];
  /** Of the heading, which names the card that it is in. */
  nameId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Who a person is: face, name as a heading, and username. */
export function PersonByline({ person, level, nameId, headingRef }: PersonBylineProps) {
  const { id, displayName, username, avatarUrl, avatarFrame } = person;
  return (
    <Byline
      picture={<Avatar name={displayName} seed={id} picture={avatarUrl} frame={avatarFrame} />}
      name={
        <Heading level={level} id={nameId} ref={headingRef}>
          <bdi>{displayName}</bdi>
          <RoleBadge of={person} />
        </Heading>
      }
      moment={
        <Text size="small" tone="quiet">
          <bdi>@{username}</bdi>
        </Text>
      }
    />
  );
}
