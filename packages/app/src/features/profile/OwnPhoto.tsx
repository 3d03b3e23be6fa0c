import { use, useEffect, useEffectEvent, useRef } from 'react';
import { MediaPicker } from '../../uploads/MediaPicker.tsx';
import type { MediaDraft } from '../../uploads/mediaDraft.ts';
import { PHOTO_RULES } from '../../uploads/photoRules.ts';

interface OwnPhotoProps {
  photo: Promise<MediaDraft>;
  onChosen: (isChosen: boolean) => void;
  /** The photo failed and is on its way again. */
  onTryAgain: () => void;
}

/** Chooses a photo of one's own. Loaded when it is asked for, by a press: the focus goes on to “Choose files”. */
export function OwnPhoto({ photo, onChosen, onTryAgain }: OwnPhotoProps) {
  const draft = use(photo);
  const choose = useRef<HTMLButtonElement>(null);
  const tell = useEffectEvent(() => onChosen(draft.read().files.length > 0));
  useEffect(() => {
    choose.current?.focus();
    return draft.watch(() => tell());
  }, [draft]);
  return <MediaPicker isPhoto draft={draft} rules={PHOTO_RULES} chooseRef={choose} onTryAgain={onTryAgain} />;
}
