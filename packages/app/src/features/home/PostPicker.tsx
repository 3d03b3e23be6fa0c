import { UPLOAD_RULES } from '@friendbase/contract';
import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMemberId } from '../../lib/memberId.ts';
import { useServices } from '../../lib/services.ts';
import { MediaPicker } from '../../uploads/MediaPicker.tsx';
import { loadMediaDraft } from '../../uploads/loadMediaDraft.ts';
import type { PostMediaProps } from './PostMedia.tsx';

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
  const arrive = useEffectEvent(() => {
    if (wasPressed) choose.current?.focus();
    onOpened(draft);
  });
  // As it is drawn: the button with the focus goes now.
  useLayoutEffect(() => arrive(), []);
  useEffect(() => {
    tellCount();
    return draft.watch(() => tellCount());
  }, [draft]);
  return <MediaPicker draft={draft} rules={UPLOAD_RULES} chooseRef={choose} onTryAgain={onTryAgain} />;
}
