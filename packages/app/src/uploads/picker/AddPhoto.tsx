import { AddPictureGlyph, Button, useWords } from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { NotOpened } from '../../lib/loading/NotOpened.tsx';
import { OnDemand } from '../../lib/loading/OnDemand.tsx';
import { uploads } from '../../words/en/uploads.ts';
import type { PhotoChoice } from '../useOwnPhoto.ts';

const OwnPhoto = lazy(() => import('./OwnPhoto.tsx').then((part) => ({ default: part.OwnPhoto })));

interface AddPhotoProps {
  photo: PhotoChoice;
  /** The button that opens the chooser. */
  label: string;
  /** The button that sends the photo, with all else. */
  savedBy: string;
  /** The photo failed and is on its way again. */
  onTryAgain: () => void;
}

/** Adds one photo of one's own. Its chooser is loaded with the press. */
export function AddPhoto({ photo, label, savedBy, onTryAgain }: AddPhotoProps) {
  const t = useWords(uploads);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <OnDemand fallback={<NotOpened />}>
      {photo.draft && (
        <OwnPhoto
          draft={photo.draft}
          photo={{ label, savedBy }}
          onOpened={() => setIsOpen(true)}
          onFile={photo.onFile}
          onTryAgain={onTryAgain}
        />
      )}
      {!isOpen && (
        <Button
          tone="quiet"
          icon={AddPictureGlyph}
          isPending={photo.isOpening}
          pendingLabel={t('photoOpening')}
          onPress={photo.open}
        >
          {label}
        </Button>
      )}
    </OnDemand>
  );
}
