import { UPLOAD_RULES } from '@friendbase/contract';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMemberId } from '../../../lib/memberId.ts';
import { useServices } from '../../../lib/services.ts';
import { focusChooser, MediaPicker } from '../../../uploads/picker/MediaPicker.tsx';
import { loadMediaDraft } from '../../../uploads/loadMediaDraft.ts';
import type { MediaDraft } from '../../../uploads/mediaDraft.ts';

export interface PostMediaProps {
  /** The draft has files from before. */
  hasFiles: boolean;
  /** It stands there, and has the focus where it was pressed for. */
  onOpened: (draft: MediaDraft) => void;
  onCount: (count: number) => void;
  /** A file that failed is on its way again. */
  onTryAgain: () => void;
}

export interface PostPickerProps extends PostMediaProps {
  /** The member has just pressed for it: the focus goes on to “Choose files”. */
  wasPressed: boolean;
}

/** The pictures and videos of the post, with everything they need: loaded when a member first wants some. */
export function PostPicker({ wasPressed, onOpened, onCount, onTryAgain }: PostPickerProps) {
  const memberId = useMemberId();
  const draft = use(loadMediaDraft(useServices(), memberId, UPLOAD_RULES));
  const choose = useRef<HTMLButtonElement>(null);
  const tellCount = useEffectEvent(() => onCount(draft.read().files.length));
  const tellOpened = useEffectEvent(() => onOpened(draft));
  const arrive = useEffectEvent(() => {
    if (!wasPressed) return tellOpened();
    return focusChooser(choose.current, tellOpened);
  });
  useLayoutEffect(() => arrive(), []);
  useEffect(() => {
    tellCount();
    return draft.watch(() => tellCount());
  }, [draft]);
  return <MediaPicker draft={draft} rules={UPLOAD_RULES} chooseRef={choose} onTryAgain={onTryAgain} />;
}
