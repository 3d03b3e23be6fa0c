import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { MediaPicker } from '../../uploads/MediaPicker.tsx';
import type { ChosenFile, MediaDraft } from '../../uploads/mediaDraft.ts';
import { PHOTO_RULES } from '../../uploads/photoRules.ts';

interface OwnPhotoProps {
  draft: Promise<MediaDraft>;
  /** Told of the photo that is chosen, and of none. */
  onFile: (file: ChosenFile | undefined) => void;
  /** The photo failed and is on its way again. */
  onTryAgain: () => void;
}

/** Chooses a photo of one's own. Loaded when it is asked for, by a press: the focus goes on to “Choose files”. */
export function OwnPhoto({ draft: opened, onFile, onTryAgain }: OwnPhotoProps) {
  const draft = use(opened);
  const choose = useRef<HTMLButtonElement>(null);
  const tell = useEffectEvent(() => onFile(draft.read().files[0]));
  // As it is drawn: the button with the focus has just gone.
  useLayoutEffect(() => choose.current?.focus(), []);
  useEffect(() => draft.watch(() => tell()), [draft]);
  return <MediaPicker isPhoto draft={draft} rules={PHOTO_RULES} chooseRef={choose} onTryAgain={onTryAgain} />;
}
