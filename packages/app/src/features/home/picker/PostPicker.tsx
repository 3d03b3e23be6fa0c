import { UPLOAD_RULES } from '@friendbase/contract';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMemberId } from '../../../lib/members/useMemberId.ts';
import { useServices } from '../../../lib/page/services.ts';
import { focusChooser, MediaPicker } from '../../../uploads/picker/MediaPicker.tsx';
import { loadMediaDraft } from '../../../uploads/loadMediaDraft.ts';
import type { MediaDraft } from '../../../uploads/mediaDraft.ts';

export interface PostMediaProps {
  /** The draft has files from before. */
  hasFiles: boolean;
  /** From now on the post carries what is chosen. */
  onOpened: (draft: MediaDraft) => void;
  onCount: (count: number) => void;
  /** A file that failed is on its way again. */
  onTryAgain: () => void;
}

export interface PostPickerProps extends PostMediaProps {
  /** The member has just pressed for it: the focus goes on to “Choose files”. */
  wasPressed: boolean;
  /** It has the focus where it was pressed for: the button that was pressed may go. */
  onArrived: () => void;
}

/** The pictures and videos of the post, with everything they need: loaded when a member first wants some. */
export function PostPicker({ wasPressed, onArrived, onOpened, onCount, onTryAgain }: PostPickerProps) {
  const memberId = useMemberId();
  const draft = use(loadMediaDraft(useServices(), memberId));
  const choose = useRef<HTMLButtonElement>(null);
  const tellCount = useEffectEvent(() => onCount(draft.read().files.length));
  const tellArrived = useEffectEvent(() => onArrived());
  const arrive = useEffectEvent(() => {
    // Before the focus: a file that is chosen and shared by then belongs to the post.
    onOpened(draft);
    if (!wasPressed) return onArrived();
    return focusChooser(choose.current, tellArrived);
  });
  useLayoutEffect(() => arrive(), []);
  useEffect(() => {
    tellCount();
    return draft.watch(() => tellCount());
  }, [draft]);
  return <MediaPicker draft={draft} rules={UPLOAD_RULES} chooseRef={choose} onTryAgain={onTryAgain} />;
}
