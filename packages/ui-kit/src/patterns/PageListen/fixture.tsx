import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PageFrame } from '../PageFrame/PageFrame.tsx';
import { VisitorHeader } from '../VisitorHeader/VisitorHeader.tsx';
import { PageListen } from './PageListen.tsx';

/** A page whose header reads it, for members who did not ask for Listen at each part. */
export function ReadPage({ hasControls }: { hasControls?: boolean | undefined }) {
  const [press, setPress] = useState<{ target: Element }>();
  const [isReading, setIsReading] = useState(false);
  return (
    <PageFrame
      header={
        <VisitorHeader
          productName="FriendBase"
          tagline="A safe place"
          tools={{ isReading, onListen: ({ target }) => setPress({ target }), onComfort: () => {} }}
        />
      }
      footer={press && <PageListen press={press} hasControls={hasControls} onReading={setIsReading} />}
    >
      <Heading level={1}>Friends</Heading>
      <Text>Your friends are here.</Text>
      <Text>Ana baked bread.</Text>
      <Button>Find friends</Button>
    </PageFrame>
  );
}
