import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusChooser, MediaPicker } from './MediaPicker.tsx';
import type { ChosenFile } from '../draftFiles.ts';
import type { MediaDraft } from '../mediaDraft.ts';
import { PHOTO_RULES } from '../fileRules.ts';

interface OwnPhotoProps {
  draft: Promise<MediaDraft>;
  /** What it is called, and the button that sends it, with all else. */
  photo: { label: string; savedBy: string };
  /** It has the focus: what was pressed for it may go. */
  onOpened: () => void;
  /** Told of the photo that is chosen, and of none. */
  onFile: (file: ChosenFile | undefined) => void;
  /** The photo failed and is on its way again. */
  onTryAgain: () => void;
}

/** Chooses a photo of one's own. Loaded when it is asked for, by a press: the focus goes on to “Choose files”. */
export function OwnPhoto({ draft: opened, photo, onOpened, onFile, onTryAgain }: OwnPhotoProps) {
  const draft = use(opened);
  const choose = useRef<HTMLButtonElement>(null);
  const tell = useEffectEvent(() => onFile(draft.read().files[0]));
  const arrive = useEffectEvent(() => focusChooser(choose.current, onOpened));
  useLayoutEffect(() => arrive(), []);
  useEffect(() => draft.watch(() => tell()), [draft]);
  return (
    <MediaPicker photo={photo} draft={draft} rules={PHOTO_RULES} chooseRef={choose} onTryAgain={onTryAgain} />
  );
}
