import type { User } from '@friendbase/contract';
import { Avatar, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import type { ChosenFile } from '../../../uploads/draftFiles.ts';
import { isDrawnFace } from '../../../people/drawnFaces.ts';
import { useDrawnFaces } from '../../../people/useDrawnFaces.tsx';
import { picture as words } from '../../../words/en/profileParts.ts';
import { useOwnPhoto } from '../../../uploads/useOwnPhoto.ts';

/** Stands for the photo that is not sent yet. */
export const PHOTO = 'photo';

/** Nobody’s own file, or none at all. */
const isDrawn = (url: string | undefined) => url === undefined || isDrawnFace(url);

/** What can be chosen, and what is: the initial, the picture of before, a photo just chosen, and the drawn people. */
export function usePictureChoice({ id, displayName, avatarUrl }: User) {
  const t = useWords(words);
  const { initial, drawn } = useDrawnFaces({ name: displayName, seed: id });
  const { file, onFile, send, forget, ...photo } = useOwnPhoto(id);
  const [other, setOther] = useState(avatarUrl ?? initial.value);
  const [isPhotoWanted, setIsPhotoWanted] = useState(false);
  const chosen = file && isPhotoWanted ? PHOTO : other;
  const pictureOf = (value: string) => (value === PHOTO ? file?.preview : value);
  const own = [
    ...(avatarUrl !== undefined && !isDrawn(avatarUrl) ? [{ value: avatarUrl, label: t('own') }] : []),
    ...(file ? [{ value: PHOTO, label: t('chosen') }] : []),
  ].map((choice) => ({
    ...choice,
    picture: <Avatar name={displayName} seed={id} picture={pictureOf(choice.value)} />,
  }));
  return {
    chosen,
    /** How it will look. */
    picture: pictureOf(chosen),
    options: [initial, ...own, ...drawn],
    choose: (value: string) => {
      setIsPhotoWanted(value === PHOTO);
      if (value !== PHOTO) setOther(value);
    },
    photo: {
      ...photo,
      onFile: (found: ChosenFile | undefined) => {
        // Who adds a photo wants it; while it is there, another choice holds.
        if (found?.id !== file?.id) setIsPhotoWanted(true);
        onFile(found);
      },
    },
    /** Sends the photo where that is chosen, saves the address, and has a photo of before removed. */
    deliver: async (value: string, save: (avatarUrl: string | null) => Promise<unknown>): Promise<void> => {
      const saved = value === PHOTO ? await send() : value || null;
      await save(saved);
      if (avatarUrl !== saved && !isDrawn(avatarUrl)) forget(avatarUrl);
    },
  };
}
