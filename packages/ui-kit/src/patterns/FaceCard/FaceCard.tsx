import { useId, type ReactNode, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import './FaceCard.css';

export interface FaceCardProps {
  /** A large `Avatar`. */
  picture: ReactNode;
  /** The person's name. Any script: it does not turn the words around it. */
  name: string;
  /** What the person is here, behind the name, which it is a part of: a `Badge`. */
  role?: ReactNode;
  /** The name that is theirs alone, without the `@`. */
  username: string;
  /** Where reading goes on. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The words below the name, which open what is known about the person: “View Profile”. */
  openLabel: string;
  onOpen: () => void;
  /** The one thing that members mostly want here: a `Button`. */
  children: ReactNode;
}

/** A person in a `FaceGrid`: their face and name open what is known about them, and one button is below. */
export function FaceCard(props: FaceCardProps) {
  const { picture, name, role, username, headingRef, openLabel, onOpen, children } = props;
  const nameId = useId();
  return (
    <Card as="article" titleId={nameId}>
      <div className="fb-FaceCard">
        {picture}
        <Heading level={3} id={nameId} ref={headingRef}>
          <bdi>{name}</bdi>
          {role}
        </Heading>
        <Text size="small" tone="quiet">
          <bdi>@{username}</bdi>
        </Text>
        <AriaButton
          className="fb-FaceCard-open"
          data-tone="plain"
          aria-haspopup="dialog"
          aria-label={`${openLabel}, ${name}`}
          onPress={onOpen}
        >
          {openLabel}
        </AriaButton>
      </div>
      <div className="fb-FaceCard-act">{children}</div>
    </Card>
  );
}
