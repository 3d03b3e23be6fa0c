import { DRAWN_PEOPLE, drawnPersonUrl, type User } from '@friendbase/contract';
import { Avatar, useWords } from '@friendbase/ui-kit';
import { people } from '@friendbase/ui-kit/words/en';
import { useState } from 'react';
import type { ChosenFile } from '../../../uploads/draftFiles.ts';
import { picture as words } from '../../../words/en/profileParts.ts';
import { useOwnPhoto } from './useOwnPhoto.ts';

/** Stands for none: the initial is shown. */
const NONE = '';
/** Stands for the photo that is not sent yet. */
export const PHOTO = 'photo';

const DRAWN = DRAWN_PEOPLE.map((name) => ({ name, url: drawnPersonUrl(name) }));

/** Nobody’s own file, or none at all. */
const isDrawn = (url: string | undefined) => url === undefined || DRAWN.some((one) => one.url === url);

/** What can be chosen, and what is: the initial, the picture of before, a photo just chosen, and the drawn people. */
export function usePictureChoice({ id, displayName, avatarUrl }: User) {
  const t = useWords(words);
  const describe = useWords(people);
  const { file, onFile, send, forget, ...photo } = useOwnPhoto(id);
  const [other, setOther] = useState(avatarUrl ?? NONE);
  const [isPhotoWanted, setIsPhotoWanted] = useState(false);
  const chosen = file && isPhotoWanted ? PHOTO : other;
  const pictureOf = (value: string) => (value === PHOTO ? file?.preview : value);
  const choices = [
    { value: NONE, label: t('initial') },
    ...(avatarUrl !== undefined && !isDrawn(avatarUrl) ? [{ value: avatarUrl, label: t('own') }] : []),
    ...(file ? [{ value: PHOTO, label: t('chosen') }] : []),
    ...DRAWN.map(({ name, url }) => ({ value: url, label: describe(name) })),
  ];
  return {
    chosen,
    /** How it will look. */
    picture: pictureOf(chosen),
    options: choices.map((choice) => ({
      ...choice,
      picture: <Avatar name={displayName} seed={id} picture={pictureOf(choice.value)} />,
    })),
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
