import type { PictureFace } from '@friendbase/contract';
import {
  Avatar,
  Heading,
  Skeleton,
  Stack,
  Text,
  ToggleButtonGroup,
  useIsHydrated,
  useWords,
} from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pictureFacesQuery } from '../../../data/pictureLogin.ts';
import { Unloaded } from '../../../lib/loading/Unloaded.tsx';
import { pictureLogin } from '../../../words/en/pictureLogin.ts';
import { RoomOfFaces } from './RoomOfFaces.tsx';
import { PicturesOf } from './PicturesOf.tsx';

/** Logging in by a face and four pictures, on a device where a member has chosen some. Nothing has to be read or typed. */
export function PictureLogIn() {
  const t = useWords(pictureLogin);
  const query = useQuery(pictureFacesQuery);
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<PictureFace>();
  const faces = useRef<HTMLDivElement>(null);
  const [isBack, setBack] = useState(false);
  // The step that was left had the focus.
  useEffect(() => {
    if (isBack && !chosen) faces.current?.querySelector('button')?.focus();
  }, [isBack, chosen]);
  const leave = () => {
    setBack(true);
    setChosen(undefined);
  };
  // Taken away since, from elsewhere, there is nothing to say.
  if (query.data?.length === 0) return null;
  // A server keeps the room of it, so that nothing moves when it comes.
  if (!isHydrated) return <RoomOfFaces />;
  return (
    <section aria-label={t('title')}>
      <Stack>
        <Heading level={2}>{t('title')}</Heading>
        {chosen && <PicturesOf key={chosen.id} face={chosen} onBack={leave} />}
        {query.data && !chosen && (
          <div ref={faces}>
            <Text>{t('who')}</Text>
            <FaceKeys faces={query.data} onChoose={setChosen} />
          </div>
        )}
        <Unloaded query={query} title={t('failed')} text={t('failedText')}>
          <Skeleton shape="person" count={2} />
        </Unloaded>
      </Stack>
    </section>
  );
}

interface FaceKeysProps {
  faces: readonly PictureFace[];
  onChoose: (face: PictureFace) => void;
}

function FaceKeys({ faces, onChoose }: FaceKeysProps) {
  const t = useWords(pictureLogin);
  return (
    <ToggleButtonGroup
      label={t('faces')}
      isCompact
      options={faces.map(({ id, displayName, avatarUrl, isClosed }) => ({
        id,
        label: displayName,
        illustration: <Avatar name={displayName} seed={id} picture={avatarUrl} />,
        ...(isClosed && { description: t('closed') }),
      }))}
      pressedId={null}
      onPress={(pressed) => {
        const face = faces.find(({ id }) => id === pressed);
        if (face) onChoose(face);
      }}
    />
  );
}
