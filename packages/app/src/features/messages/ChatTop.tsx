import { Avatar, Button, Heading, Row, useWords } from '@friendbase/ui-kit';
import type { RefObject } from 'react';
import { chatPane } from '../../words/en/messages.ts';

interface ChatTopProps {
  name: string;
  seed: string;
  picture: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  titleId: string;
  /** The field of the message, where one can be written. */
  fieldId: string | undefined;
}

/** Who it is, and a way past what was written: on a phone the field is below all of it. Source: conflict X17. */
export function ChatTop({ name, seed, picture, heading, titleId, fieldId }: ChatTopProps) {
  const t = useWords(chatPane);
  return (
    <Row justify="between">
      <Row wrap={false}>
        <Avatar name={name} seed={seed} picture={picture} />
        <Heading level={2} id={titleId} ref={heading}>
          <bdi>{name}</bdi>
        </Heading>
      </Row>
      {fieldId !== undefined && (
        <Button tone="quiet" icon="arrowDown" onPress={() => document.getElementById(fieldId)?.focus()}>
          {t('write')}
        </Button>
      )}
    </Row>
  );
}
